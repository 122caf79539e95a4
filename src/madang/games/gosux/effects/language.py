"""Gosu X: the language of effects. Sentences are Python functions that return steps; `assemble` turns them into rows of
numbers, which the rules interpret. Nothing here touches a game under way.

A step that can fail (no target, a condition that does not hold, a declined offer) leads `otherwise` somewhere else;
left open it leaves the sentence it stands in. GX-PLAY-3: what cannot be done is left out, the next sentence follows.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from madang.engine.names import Names
from madang.games.gosux.cards import CLANS
from madang.games.gosux.effects.operations import OPERATION
from madang.games.gosux.state import ASK

BRANCHING = {
    "more",
    "count",
    "when",
    "ask",
    "choose-end-effect",
    "choose-hand",
    "react",
    "next-marked",
    "end-turn",
    "battle",
} | {f"choose-{what}" for what in ("card", "place", "clan", "level", "player", "token", "verb")}
"""Operations that go `otherwise` where they can."""

# Who: seats as an effect sees them
SELF, OTHER = range(2)

# Levels: a set, and what is added to it
I, II, III = 1, 2, 4  # noqa: E741
ANY = I | II | III
III_IF_SUPREME = 8
"""Level III too, for the owner of a Supremacy token."""
HIGHER_IF_SUPREME = 16
"""Levels II and III too, for the owner of a Supremacy token."""
NOTED_LEVEL = 32
UP_TO_NOTED_LEVEL = 64
NEW_LEVEL = 128
"""Levels not yet noted."""

# Qualities of cards
ALL, VETERANS, BOUNTIES, WONDERS_AND_FORCES, NAMED_PHOENIX, NAMED_ALIKE, OF_NOTED_CLAN, NE_YE = range(8)

# Zones of cards
HAND, DISCARD, REMOVED, REVEALED, DECK, UNDER_DECK, SHIFT_IN, ANY_DISCARD, THEIR_CARDS = range(9)

# Places: where they are and what lies there
MINE, THEIRS = 1, 2
EVERYWHERE = MINE | THEIRS
THIS_ROW, THIS_COLUMN, ADJACENT = 4, 8, 16
FACE_UP, FACE_DOWN, IS_FREE, TOUCHABLE, BOUNTY_CARDS = 32, 64, 128, 256, 512
NOT_CHOSEN, NOT_TOKEN, IN_PAIRS, NEXT_TO_OTHER, STRIKEABLE = 1024, 2048, 4096, 8192, 16384

# How something is chosen
OPTIONAL, OR_WONDER = 1, 2

# Clans to choose from
OF_DECK, OF_DISCARD, OF_FREE_CARDS, OF_TILES, OF_HAND, OF_DRAFT = range(6)

# Levels to choose from
ANY_LEVEL, OPEN_ROWS = range(2)

# Amounts: numbers below 32 stand for themselves
(
    X,
    HAND_BEHIND,
    HAND_AHEAD,
    BELOW_THREE,
    ABOVE_THREE,
    HALF_HAND,
    CARDS_AHEAD,
    SONG_SHARE,
    COST,
    SHIFT_COST,
    OVER_LIMIT,
    CLANS_IN_ROW,
    CLANS_IN_COLUMN,
    GALMI_IN_COLUMN,
    CLANS_IN_DISCARD,
    BOUNTY_CARDS_DRAWN,
) = range(32, 48)

# Conditions
(
    ALWAYS,
    SUPREME,
    X_IS_FOUR,
    TIMER_IN_PLAY,
    ARPIA_IN_PLAY,
    NO_TOKEN_IN_HAND,
    HAS_ECHO,
    CAPTURABLE,
    DESTROYABLE,
    REWARDED,
    FIRST_TO_PASS,
    SPENDING_GRANTS,
    HAND_EMPTY,
    THREE_CAPTURED,
    NE_YE_REMOVED,
    THREE_PHOENIX,
    FIVE_IN_HAND,
    FIVE_OF_A_CLAN,
) = range(18)

# What Force of Will answers to
ACTIVATION, ATTACK = range(2)

# What the two counts of "more" compare
IN_PLAY, IN_HAND = range(2)

# When a permanent effect comes into play
_trigger = Names()
END_OF_TURN = _trigger("end-of-turn")
WHEN_CAPTURED = _trigger("captured")
BATTLE_WON = _trigger("battle-won")
BATTLE_LOST = _trigger("battle-lost")
WHEN_FIRST_TO_PASS = _trigger("first-to-pass")
TRIGGERS = _trigger.all

# Permanent effects that simply hold: bits of `holds`. The first eight are the Immortals', and those of the tiles.
_permanent = Names()
HIGHEST_IS_ETHEREAL = 1 << _permanent("the highest FREE card is Ethereal")
SHIFTS_ARE_SECRET = 1 << _permanent("cards with a shift cost have Secret Shift")
IMMORTALS_ECHO = 1 << _permanent("level III cards have Echo")
SMALL_HANDS = 1 << _permanent("hands are limited to 5 cards")
SHORT_PASS = 1 << _permanent("after a pass the other has 2 turns")
HANDS_FIGHT = 1 << _permanent("each card in hand counts 1 in battle")
CLEAR_VICTORY = 1 << _permanent("a battle won by 10 wins the game, any other costs one card more")
IMMORTALS_OF_ALL_CLANS = 1 << _permanent("level III cards are of all clans")
SHUFFLING_UNLOCKS = 1 << _permanent("shuffling the whole discard in unlocks a token")
SPENDING_GRANTS_A_TURN = 1 << _permanent("spending two tokens grants a turn")
RICHER_BOUNTIES = 1 << _permanent("a Bounty gives one card more")
DOUBLED_AGAINST_BOUNTIES = 1 << _permanent("counts double against Bounty cards")
COUNTS_AS_ARPIA = 1 << _permanent("counts as Arpia")
COUNTS_AS_TIMER = 1 << _permanent("counts as Timer")
NEIGHBOURS_ECHO = 1 << _permanent("adjacent cards have Echo")
EVERY_LEVEL = 1 << _permanent("counts as every level")
EVERY_CLAN = 1 << _permanent("counts as every clan")
MIRRORS = 1 << _permanent("has the text of its mirror card")
CANCELS_ACTIVATION = 1 << _permanent("may cancel an activation")
CANCELS_ATTACK = 1 << _permanent("may cancel a capture or destruction")
REMOVAL_DRAWS = 1 << _permanent("its removal draws a card")
PERMANENTS = _permanent.all
assert 1 << len(CLANS) - 1 == IMMORTALS_OF_ALL_CLANS


class Label:
    """A row to go to."""


@dataclass(frozen=True)
class Step:
    """One row of a program before it is assembled."""

    name: str
    a: int = 0
    b: int = 0
    c: int = 0
    otherwise: Label | None = None
    asks: str = "nothing"


Steps = list[Step | Label]


def flat(parts: Iterable[Any]) -> Steps:
    """Steps and lists of steps as one list."""
    steps: Steps = []
    for part in parts:
        steps += flat(part) if isinstance(part, list) else [part]
    return steps


def closed(parts: Iterable[Any], end: Label) -> Steps:
    """The steps with every way left open leading to `end`."""
    return [
        replace(step, otherwise=end)
        if isinstance(step, Step) and step.name in BRANCHING and step.otherwise is None
        else step
        for step in flat(parts)
    ]


def anew(steps: Steps) -> Steps:
    """The same steps once more, with labels of their own."""
    labels = {step: Label() for step in steps if isinstance(step, Label)}

    def copied(step: Step | Label) -> Step | Label:
        if isinstance(step, Label):
            return labels[step]
        return replace(step, otherwise=labels[step.otherwise]) if step.otherwise in labels else step

    return [copied(step) for step in steps]


def sentence(*parts: Any) -> Steps:
    """Steps that belong together: where one of them cannot be carried out, the rest is left out."""
    end = Label()
    return [*closed(parts, end), end]


def whole_sentences(parts: Iterable[Any]) -> Steps:
    """Each part a sentence of its own."""
    return flat([sentence(part) for part in parts])


# Order


def when(condition: int, *parts: Any) -> Steps:
    return sentence(Step("when", condition), *parts)


def may(asks: str, *parts: Any, only_if: int = ALWAYS) -> Steps:
    """An offer; "yes" is possible only if the condition holds, but the question is put anyway."""
    return sentence(Step("ask", only_if, asks=asks), *parts)


def times(amount: int, *parts: Any, within_hand: bool = False) -> Steps:
    """The steps again and again; they stop where one cannot be carried out. Within one's hand: as often at most as it
    has cards, so that nobody is asked for more."""
    again, end = Label(), Label()
    count = Step("count", amount, within_hand, otherwise=end)
    return [count, again, *closed(parts, end), Step("loop", otherwise=again), end]


def each_player(*parts: Any) -> Steps:
    """GX-PLAY-5: the active player first."""
    steps = sentence(*parts)
    return [*steps, Step("who", OTHER), *anew(steps), Step("who", SELF)]


def opponent(*parts: Any) -> Steps:
    return [Step("who", OTHER), *sentence(*parts), Step("who", SELF)]


def player_with_more(what: int, *parts: Any) -> Steps:
    """Nobody, where both have as many."""
    return [*sentence(Step("more", what), *parts), Step("who", SELF)]


# Cards


def draw(amount: int) -> Steps:
    return [Step("draw", amount)]


def discard(amount: int, asks: str = "discard", quality: int = ALL) -> Steps:
    chosen = Step("choose-card", HAND, ANY, quality << 2, asks=asks)
    return times(amount, chosen, Step("move", HAND, DISCARD), within_hand=True)


def put_top_into_discard(amount: int) -> Steps:
    return [Step("mill", amount)]


def reveal(amount: int) -> Steps:
    return [Step("reveal", amount)]


def shuffle() -> Steps:
    return [Step("shuffle")]


def pick(zone: int, asks: str, levels: int = ANY, quality: int = ALL, how: int = 0) -> Step:
    return Step("choose-card", zone, levels, how | quality << 2, asks=asks)


def fetch(levels: int = ANY, quality: int = ALL) -> Steps:
    """A card of one's discard into one's hand."""
    return sentence(pick(DISCARD, "fetch", levels, quality), Step("move", DISCARD, HAND))


def fetch_up_to(amount: int, levels: int = ANY, quality: int = ALL, *also: Step) -> Steps:
    return times(amount, pick(DISCARD, "fetch-more", levels, quality, OPTIONAL), *also, Step("move", DISCARD, HAND))


def take_all(zone: int, target: int, levels: int = ANY, quality: int = ALL) -> Steps:
    return [Step("move-all", zone, target, levels | quality << 8)]


def keep_one_revealed() -> Steps:
    return sentence(pick(REVEALED, "keep-revealed"), Step("move", REVEALED, HAND))


def one_revealed_on_top() -> Steps:
    return sentence(pick(REVEALED, "top-revealed"), Step("move", REVEALED, DECK))


def last_revealed_under() -> Steps:
    return take_all(REVEALED, UNDER_DECK)


def rest_to_discard() -> Steps:
    return take_all(REVEALED, DISCARD)


def search_deck() -> Steps:
    """Only the searcher sees the card."""
    return sentence(pick(DECK, "search"), Step("move", DECK, HAND))


def show_from_deck(quality: int) -> Steps:
    """A card that must be of a certain quality is shown to all."""
    return sentence(pick(DECK, "search", quality=quality), Step("move", DECK, REVEALED))


def shown_on_top() -> Steps:
    return take_all(REVEALED, DECK)


def put_on_deck_up_to(amount: int) -> Steps:
    """In any order: each card goes on top of those before it."""
    return times(amount, pick(DISCARD, "top-discard", how=OPTIONAL), Step("move", DISCARD, DECK))


def may_remove_from_discard() -> Steps:
    return [pick(DISCARD, "remove", how=OPTIONAL), Step("move", DISCARD, REMOVED)]


def may_trade_in_bounty() -> Steps:
    """Discard a Bounty card from hand and note its level."""
    chosen = pick(HAND, "trade", quality=BOUNTIES, how=OPTIONAL)
    return [chosen, Step("note-level"), Step("move", HAND, DISCARD)]


def note_its_level() -> Step:
    return Step("note-level", 1)


def discard_of_one_clan(amount: int) -> Steps:
    return [*choose_clan(OF_HAND), *discard(amount, "same-clan", OF_NOTED_CLAN)]


def look_at_hand() -> Steps:
    return [Step("look")]


def name_a_card() -> Steps:
    return sentence(pick(THEIR_CARDS, "name"), Step("bar"))


def shuffle_in(zone: int, quality: int) -> Steps:
    return [Step("shuffle-in", zone, ANY, quality << 2)]


def remove_of_clan() -> Steps:
    return [Step("remove-all")]


# Choices


def choose_clan(among: int = OF_DECK, asks: str = "clan") -> Steps:
    return [Step("choose-clan", among, asks=asks)]


def choose_level() -> Steps:
    return [Step("choose-level", ANY_LEVEL, asks="level")]


def choose_player() -> Steps:
    return [Step("choose-player", asks="player")]


def target(where: int, levels: int, asks: str, how: int = 0) -> Step:
    return Step("choose-place", where, levels, how, asks=asks)


# Armies


def capture(levels: int = ANY, where: int = EVERYWHERE) -> Steps:
    return sentence(target(where | FACE_UP | TOUCHABLE, levels, "capture"), Step("capture"))


def may_capture(levels: int, where: int) -> Steps:
    return sentence(target(where | FACE_UP | TOUCHABLE, levels, "may-capture", OPTIONAL), Step("capture"))


def capture_itself() -> Steps:
    return [Step("itself"), Step("capture")]


def destroy(levels: int = ANY) -> Steps:
    return sentence(target(EVERYWHERE | IS_FREE | TOUCHABLE, levels, "destroy"), Step("destroy"))


def free(levels: int = ANY, where: int = EVERYWHERE, *then: Step) -> Steps:
    return sentence(target(where | FACE_DOWN, levels, "free"), Step("free"), *then)


CAPTURE, DESTROY, FREE = 1, 2, 4


def capture_or_free(levels: int) -> Steps:
    chosen = target(EVERYWHERE | STRIKEABLE, levels, "capture-or-free")
    return sentence(chosen, Step("choose-verb", CAPTURE | FREE, asks="verb"), Step("strike"))


def capture_destroy_or_free(levels: int) -> Steps:
    chosen = target(EVERYWHERE | STRIKEABLE, levels, "strike")
    return sentence(chosen, Step("choose-verb", CAPTURE | DESTROY | FREE, asks="verb"), Step("strike"))


def free_all(whose: int) -> Steps:
    return [Step("free-all", whose)]


def sacrifice(asks: str = "sacrifice") -> Steps:
    return sentence(target(MINE | IS_FREE, ANY, asks), Step("sacrifice"))


def sacrifices(amount: int, asks: str = "sacrifice") -> Steps:
    return times(amount, target(MINE | IS_FREE, ANY, asks), Step("sacrifice"))


def return_to_deck(levels: int = ANY) -> Steps:
    """A FREE card goes on top of its controller's deck."""
    return sentence(target(EVERYWHERE | IS_FREE, levels, "return"), Step("return"))


def may_swap(where: int) -> Steps:
    """GX-PLAY-5: two cards of one row, captured or not."""
    first = target(where | IN_PAIRS, ANY, "swap", OPTIONAL)
    return sentence(first, Step("remember"), target(NEXT_TO_OTHER, ANY, "swap-with"), Step("swap"))


def destroy_all_marked() -> Steps:
    """GX-PLAY-5: the FREE cards of the clan are fixed before any leaves."""
    again = Label()
    return sentence(Step("mark"), again, Step("next-marked"), Step("destroy"), Step("go", otherwise=again))


def copy(where: int, levels: int = ANY, *then: Step) -> Steps:
    """GX-KW-COPY."""
    return sentence(target(where | FACE_UP | NOT_CHOSEN, levels, "copy"), Step("copy-place"), *then)


def copy_it() -> Step:
    return Step("copy-place")


def capture_it() -> Step:
    return Step("capture")


def remove_it() -> Step:
    return Step("remove-copied")


def copy_from_discards(*then: Step) -> Steps:
    return sentence(pick(ANY_DISCARD, "copy-discard"), Step("copy-card"), *then)


# Tokens and turns


def take_back_token() -> Steps:
    return sentence(Step("choose-token", asks="token"), Step("take-back"))


def take_back_up_to(amount: int) -> Steps:
    return times(amount, Step("choose-token", OPTIONAL, asks="may-token"), Step("take-back"))


def unlock_token() -> Steps:
    return [Step("unlock")]


def place_bounty_token() -> Steps:
    return sentence(target(EVERYWHERE | FACE_UP | NOT_TOKEN, ANY, "bounty-token"), Step("bounty-here"))


def turn_tile() -> Steps:
    return sentence(Step("choose-clan", OF_TILES, asks="tile"), Step("turn-tile"))


def additional_turn(from_discard: bool = False) -> Steps:
    return [Step("grant-turn", 2 if from_discard else 1)]


def pass_now() -> Steps:
    return [Step("pass-now")]


# Permanent effects


@dataclass(frozen=True)
class Trigger:
    """A permanent effect that does something when its moment comes and its condition holds."""

    moment: int
    condition: int
    steps: Steps = field(compare=False)


def at_end_of_turn(condition: int, *parts: Any) -> Trigger:
    return Trigger(END_OF_TURN, condition, whole_sentences(parts))


def when_captured(*parts: Any) -> Trigger:
    return Trigger(WHEN_CAPTURED, ALWAYS, whole_sentences(parts))


def when_battle_is_won(*parts: Any) -> Trigger:
    return Trigger(BATTLE_WON, ALWAYS, whole_sentences(parts))


def when_battle_is_lost(*parts: Any) -> Trigger:
    return Trigger(BATTLE_LOST, ALWAYS, whole_sentences(parts))


def when_first_to_pass(*parts: Any) -> Trigger:
    return Trigger(WHEN_FIRST_TO_PASS, ALWAYS, whole_sentences(parts))


# Assembling

COLUMNS = 6
"""Columns of a row: operation, three arguments, where else to go, what is asked."""


def assemble(programs: Mapping[str, Steps]) -> tuple[NDArray[np.int32], dict[str, int], dict[Label, int]]:
    """All programs as one table, the row each begins at, and the row of each label. Row 0 is an end, so 0 can mean: no
    program."""
    rows: list[Step] = [Step("end")]
    starts: dict[str, int] = {}
    labels: dict[Label, int] = {}
    for name, steps in programs.items():
        starts[name] = len(rows)
        counting: Label | None = None
        for step in [*flat(steps), Step("end")]:
            if isinstance(step, Label):
                if step in labels:
                    raise ValueError(f"A label stands twice in '{name}'.")
                labels[step] = len(rows)
                counting = None if step is counting else counting
                continue
            if step.otherwise is None and step.name in BRANCHING | {"go", "loop"}:
                raise ValueError(f"A way of '{step.name}' in '{name}' leads nowhere.")
            if step.name == "count":
                if counting is not None:
                    raise ValueError(f"In '{name}' one count stands inside another; a frame has one counter.")
                counting = step.otherwise
            rows.append(step)
    table = [
        (OPERATION[step.name], step.a, step.b, step.c, labels[step.otherwise] if step.otherwise else 0, ASK[step.asks])
        for step in rows
    ]
    return np.array(table, np.int32), starts, labels
