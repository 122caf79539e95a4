"""Gosu X: positions as plain data, for scenarios, analysis and tests. A position is the start of the draft, of the
choice of a starting hand, of a turn or of a Great Battle, never the middle of an effect; docs/positions/gosux.md
describes every field. Fields are read and refused here; the rules do the rest."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from madang.engine.events import SILENCE
from madang.engine.positions import Fields
from madang.engine.refusal import Refused, as_given, shorten
from madang.engine.rng import below
from madang.engine.rule import NOBODY, NOTHING
from madang.games.gosux.cards import (
    CLANS,
    CLANS_EACH,
    COLUMNS,
    DECK_CARDS,
    FIRST_TOKENS,
    FULL_ARMY,
    GALMI_TURNS,
    HAND_CARDS,
    KINDS,
    KINDS_IN_CLAN,
    MOST_ROUNDS,
    MOST_TOKENS,
    MOST_TURNS,
    ROWS,
    SEATS,
    SLOT_NAMES,
    SLOTS,
    SUPREMACIES,
    TURNS_AFTER_PASS,
)
from madang.games.gosux.effects.language import SHORT_PASS
from madang.games.gosux.effects.operations import OPERATION
from madang.games.gosux.effects.tables import AAT, LEVEL_OF, PHOENIX_IMMORTAL, PROGRAM, SYMBOLS, TURN_ROW
from madang.games.gosux.queries import card_of, holds, join, refresh
from madang.games.gosux.rules import proceed
from madang.games.gosux.setting_up import clear
from madang.games.gosux.state import DRAFT as DRAFT_STAGE
from madang.games.gosux.state import MULLIGAN, ROUND

DRAFT, HANDS, TURN, BATTLE = STAGES = ("draft", "mulligan", "turn", "battle")
ORDINARY, ADDITIONAL, FROM_DISCARD = TURN_KINDS = ("ordinary", "additional", "from-discard")
REST = "rest"
MOST_SYMBOLS = 2
DRAFT_ORDER = (0, 1, 1, 0, 0, 1)
"""GX-SET-1: who takes the clans, counted from the one who drafts first."""
ONLY = {
    DRAFT: ("stage", "first", "clans"),
    HANDS: ("stage", "first", "seat", "clans", "hands", "decks"),
}
"""The fields of a position before the first turn; at other stages all may be given."""
SUPREMACY_IN_ROUND = {
    1: ((0,), "nobody owns a Supremacy token yet"),
    2: ((1, 2), "one seat or both own a Supremacy token"),
    3: ((2,), "both seats own one Supremacy token"),
}
"""GX-BAT-2: how many Supremacy tokens the battles before a round have given, in numbers and in words."""

Cards = Counter[int]
"""Cards by kind."""


@dataclass(frozen=True)
class Lying:
    """A card of an army and what lies on it."""

    kind: int
    captured: bool
    tokens: int
    bounty: bool


def copies(kind: int) -> int:
    return 2 if LEVEL_OF[kind] == 1 else 1


class CardFields(Fields):
    """Fields that name clans, cards and places, one entry for each seat."""

    def clans(self, name: str) -> list[list[int] | None]:
        return [self._clans(name, value) for value in self._list(name, SEATS, "lists of clans")]

    def tables(self, name: str, *words: str) -> list[Cards | str | None]:
        """A table of card and count, one of the words, or nothing."""
        values = self._list(name, SEATS, "tables of cards")
        return [value if value is None or value in words else self._cards(name, value) for value in values]

    def rows(self, name: str) -> list[list[int]]:
        """Lists of cards, in order."""
        return [
            [self._kind(name, one) for one in self._listed(name, value, "cards")]
            for value in self._list(name, SEATS, "lists of cards")
        ]

    def armies(self, name: str) -> list[dict[int, Lying]]:
        return [self._army(name, value) for value in self._list(name, SEATS, "tables of slot and card")]

    def seat(self, name: str, default: int = NOBODY) -> int:
        return self.number(name, 0, SEATS - 1, default)

    def only(self, stage: str) -> None:
        """Refuses fields that mean nothing at a stage."""
        for name, value in self.given.items():
            if value is not None and name not in ONLY[stage]:
                raise Refused(f"A position of the stage '{stage}' has no '{shorten(name)}'; leave it out.")

    def _listed(self, name: str, value: Any, of: str) -> list[Any]:
        if value is None:
            return []
        if not isinstance(value, list | tuple):
            raise Refused(f"'{name}' holds lists of {of}, not {as_given(value)}.")
        return list(value)

    def _clans(self, name: str, value: Any) -> list[int] | None:
        if value is None:
            return None
        chosen = self._listed(name, value, "clans")
        for clan in chosen:
            if not isinstance(clan, str) or clan not in CLANS:
                raise Refused(f"'{name}' names the clan '{shorten(clan)}'; the clans are {', '.join(CLANS)}.")
        if len(chosen) > CLANS_EACH or len(set(chosen)) < len(chosen):
            raise Refused(f"'{name}' holds at most {CLANS_EACH} different clans for each seat.", "GX-SET-1")
        return [CLANS.index(clan) for clan in chosen]

    def _kind(self, name: str, value: Any) -> int:
        if not isinstance(value, str) or value not in KINDS:
            raise Refused(f"'{name}' names the card '{shorten(value)}', which Gosu X does not have.")
        return KINDS.index(value)

    def _cards(self, name: str, value: Any) -> Cards:
        if not isinstance(value, Mapping):
            raise Refused(f"'{name}' holds tables like {{{KINDS[0]} = 1}}, not {as_given(value)}.")
        return Counter({self._kind(name, card): self._count(name, card, number) for card, number in value.items()})

    def _count(self, name: str, card: str, number: Any) -> int:
        return self._whole(f"{name}.{card}", number, 0, copies(self._kind(name, card)))

    def _army(self, name: str, value: Any) -> dict[int, Lying]:
        if value is None:
            return {}
        if not isinstance(value, Mapping):
            raise Refused(f"'{name}' holds tables like {{{SLOT_NAMES[0]} = \"{KINDS[0]}\"}}, not {as_given(value)}.")
        for slot in value:
            if slot not in SLOT_NAMES:
                raise Refused(f"'{name}' names the slot '{shorten(slot)}'; slots are {', '.join(SLOT_NAMES)}.")
        return {SLOT_NAMES.index(slot): self._lying(f"{name}.{slot}", card) for slot, card in value.items()}

    def _lying(self, name: str, value: Any) -> Lying:
        if isinstance(value, str):
            value = {"card": value}
        parts = ("card", "captured", "tokens", "bounty")
        if not isinstance(value, Mapping) or "card" not in value or any(part not in parts for part in value):
            raise Refused(f"'{name}' is a card or a table of {', '.join(parts)}, not {as_given(value)}.")
        for part in ("captured", "bounty"):
            if not isinstance(value.get(part, False), bool):
                raise Refused(f"'{name}.{part}' is true or false, not {as_given(value[part])}.")
        tokens = self._whole(f"{name}.tokens", value.get("tokens", 0), 0, MOST_SYMBOLS)
        return Lying(self._kind(name, value["card"]), value.get("captured", False), tokens, value.get("bounty", False))


class Position:
    """All that a position says, read and checked."""

    def __init__(self, fields: CardFields):
        self.stage = fields.choice("stage", STAGES, TURN)
        self.round = fields.number("round", 1, MOST_ROUNDS, NOTHING)
        self.first = fields.seat("first", 0)
        self.seat = fields.seat("seat")
        self.turn = fields.number("turn", 1, MOST_TURNS + 1, 1)
        self.clans = fields.clans("clans")
        self.armies = fields.armies("armies")
        self.hands = fields.tables("hands", "dealt")
        self.decks = fields.rows("decks")
        self.discards = fields.tables("discards", REST)
        self.removed = fields.tables("removed", REST)
        self.known_hands = fields.tables("known_hands")
        self.known_decks = fields.numbers("known_decks", SEATS, 0, DECK_CARDS)
        self.owned = [number or FIRST_TOKENS for number in fields.numbers("owned", SEATS, FIRST_TOKENS, MOST_TOKENS)]
        self.spent = fields.numbers("spent", SEATS, 0, MOST_TOKENS)
        self.supremacy = fields.numbers("supremacy", SEATS, 0, SUPREMACIES - 1)
        self.wonder = fields.seat("wonder")
        self.turned = fields.clans("turned")
        self.passed = fields.seat("passed")
        self.turns_left = fields.number("turns_left", 1, TURNS_AFTER_PASS, NOTHING)
        self.kind = fields.choice("turn_kind", TURN_KINDS, ORDINARY)
        self.barred = fields.rows("barred")
        fields.done()
        if self.stage in ONLY:
            fields.only(self.stage)
        if self.stage == DRAFT:
            self._check_draft()
            return
        self._check_round()
        self._check_turn()
        for seat in range(SEATS):
            self._check_army(seat)
            self._check_tokens(seat)
        if sum(lying.bounty for army in self.armies for lying in army.values()) > 1:
            raise Refused("There is one Bounty token; it lies on one card at most.", "GX-KW-BOUNTY")

    def _check_draft(self) -> None:
        """GX-SET-1: one, two, two, one."""
        taken = [clan for clans in self.clans for clan in clans or []]
        numbers = [len(clans or []) for clans in self.clans]
        order = [(self.first + place) % SEATS for place in DRAFT_ORDER]
        steps = [[order[:step].count(seat) for seat in range(SEATS)] for step in range(len(order))]
        if len(set(taken)) < len(taken) or numbers not in steps:
            raise Refused("The draft goes one, two, two, one, and no clan is taken twice.", "GX-SET-1")

    def _check_round(self) -> None:
        """GX-BAT-2, GX-WIN-1: every battle gives one Supremacy token, or one to each, and nobody has two."""
        given = sum(self.supremacy)
        if self.round == NOTHING:
            self.round = 1 + given
        possible, sentence = SUPREMACY_IN_ROUND[self.round]
        if given not in possible:
            raise Refused(f"In round {self.round} {sentence}; this position has {given}.", "GX-BAT-2")

    def _check_turn(self) -> None:
        if self.passed != NOBODY and self.stage == TURN:
            if self.seat == self.passed:
                raise Refused(f"Seat {self.seat} has passed, so the turn is the other's.", "GX-PASS-1")
            self.seat = 1 - self.passed
        elif self.turns_left != NOTHING or self.passed != NOBODY:
            raise Refused("'turns_left' and 'passed' are about a turn after somebody has passed.", "GX-PASS-1")
        if self.seat == NOBODY:
            self.seat = self.first
        if self.stage == BATTLE and self.kind != ORDINARY:
            raise Refused("'turn_kind' is about a turn; a battle has none.", "GX-ADD-1")

    def _check_army(self, seat: int) -> None:
        army = self.armies[seat]
        rows = [[slot % COLUMNS for slot in sorted(army) if slot // COLUMNS == row] for row in range(ROWS)]
        if any(columns != list(range(len(columns))) for columns in rows):
            raise Refused(f"The rows of seat {seat}'s army are filled from the left, without a gap.", "GX-ARMY-1")
        if any(len(above) > len(below_it) for below_it, above in pairwise(rows)):
            raise Refused(f"No row of seat {seat}'s army may hold more cards than the row below.", "GX-ARMY-1")
        for slot, lying in army.items():
            name, place = KINDS[lying.kind], SLOT_NAMES[slot]
            if LEVEL_OF[lying.kind] != slot // COLUMNS + 1 and lying.kind != PHOENIX_IMMORTAL:
                raise Refused(f"'{name}' is not of the level of the row of {place}.", "GX-ARMY-1")
            most = MOST_SYMBOLS if lying.kind == AAT else int(SYMBOLS[lying.kind])
            if lying.tokens > (0 if lying.captured else most):
                raise Refused(f"There is no activation symbol for every token on '{name}' at {place}.", "GX-TOK-1")
        if sum(not lying.captured for lying in army.values()) == FULL_ARMY:
            raise Refused(f"Seat {seat} has {FULL_ARMY} face-up cards and so has won.", "GX-WIN-3")

    def _check_tokens(self, seat: int) -> None:
        laid = sum(lying.tokens for lying in self.armies[seat].values())
        if laid + self.spent[seat] > self.owned[seat]:
            sentence = f"Seat {seat} owns {self.owned[seat]} activation tokens; {laid + self.spent[seat]} lie about."
            raise Refused(sentence, "GX-SET-4")

    # Decks

    def placed(self, seat: int) -> Cards:
        """The cards of a seat that the position places somewhere."""
        found = Counter(lying.kind for lying in self.armies[seat].values()) + Counter(self.decks[seat])
        for zone in (self.hands, self.discards, self.removed):
            if isinstance(cards := zone[seat], Counter):
                found += cards
        return found

    def mentioned(self, seat: int) -> set[int]:
        """The clans that a seat must have for what the position says of it."""
        kinds = {*self.placed(seat), *self.barred[seat]}
        return {kind // KINDS_IN_CLAN for kind in kinds} | set(self.turned[seat] or [])

    def settle_clans(self, generator: Any) -> list[list[int]]:
        """The three clans of each seat, ascending: as given, else those mentioned and others by chance."""
        settled = []
        for seat in range(SEATS):
            given, mentioned = self.clans[seat], self.mentioned(seat)
            if given and (len(given) != CLANS_EACH or not mentioned <= set(given)):
                sentence = f"The deck of seat {seat} has three clans, and its cards and tiles are of these."
                raise Refused(sentence, "GX-SET-2")
            settled.append(set(given) if given else mentioned)
        if settled[0] & settled[1] or any(len(clans) > CLANS_EACH for clans in settled):
            raise Refused("Each seat has three clans of its own; this position needs others.", "GX-SET-1")
        for clans in settled:
            while len(clans) < CLANS_EACH:
                left = [clan for clan in range(len(CLANS)) if not any(clan in taken for taken in settled)]
                clans.add(left[below(generator, len(left))])
        return [sorted(clans) for clans in settled]

    def unplaced(self, seat: int, clans: list[int]) -> list[int]:
        """The cards of a deck that the position does not place, one by one."""
        placed = self.placed(seat)
        for kind, number in placed.items():
            if number > copies(kind):
                sentence = f"There are {copies(kind)} {KINDS[kind]} cards; this position has {number}."
                raise Refused(sentence, "GX-SET-2")
        kinds = (clan * KINDS_IN_CLAN + number for clan in clans for number in range(KINDS_IN_CLAN))
        return [kind for kind in kinds for _ in range(copies(kind) - placed[kind])]


def position(state: Any, given: Mapping[str, Any], generator: Any) -> None:
    """Sets a state up as described: in the draft, at a starting hand, a turn or a Great Battle."""
    described = Position(CardFields("Gosu X position", given))
    clear(state)
    state.first = state.seat[0] = state.who[0] = described.first
    state.depth = 1
    if described.stage == DRAFT:
        _set_draft(state, described)
    else:
        _set_clans(state, described, described.settle_clans(generator))
        for seat in range(SEATS):
            _set_cards(state, described, seat, generator)
            _set_army(state, described, seat)
        _set_table(state, described)
    for i in range(len(state.generator)):
        state.generator[i] = generator[i]
    state.pc[0] = _row(described)
    proceed(state, SILENCE)


def _row(described: Position) -> int:
    """The row of the program of the whole game at which a position begins."""
    if described.stage == TURN:
        return TURN_ROW
    if described.stage == BATTLE:
        return _rows_of("battle")[0]
    if described.stage == HANDS:
        return _rows_of("choose-hand")[described.seat != described.first] - 1
    return _rows_of("take-clan")[sum(len(clans or []) for clans in described.clans)] - 2


def _rows_of(operation: str) -> list[int]:
    return [row for row, (number, *_) in enumerate(PROGRAM.tolist()) if number == OPERATION[operation]]


def _set_draft(state: Any, described: Position) -> None:
    state.stage = DRAFT_STAGE
    for seat, clans in enumerate(described.clans):
        for slot, clan in enumerate(clans or []):
            state.clans[seat, slot] = clan


def _set_clans(state: Any, described: Position, clans: list[list[int]]) -> None:
    """GX-SET-1: the tiles of the two clans left are active, and those that were turned."""
    active = set(range(len(CLANS))) - {clan for three in clans for clan in three}
    for seat in range(SEATS):
        active |= set(described.turned[seat] or [])
        for slot, clan in enumerate(clans[seat]):
            state.clans[seat, slot] = clan
    state.tiles = sum(1 << clan for clan in active)


def _bag(state: Any, seat: int, kinds: Any) -> int:
    found = 0
    for kind in kinds:
        found = join(found, 1 << card_of(state, seat, kind))
    return found


def _set_cards(state: Any, described: Position, seat: int, generator: Any) -> None:
    """Hand, deck, discard and removed cards; what is named nowhere is dealt by chance."""
    clans = [state.clans[seat, slot] for slot in range(CLANS_EACH)]
    left = described.unplaced(seat, clans)
    for last in range(len(left) - 1, 0, -1):
        other = below(generator, last + 1)
        left[last], left[other] = left[other], left[last]
    hand, deck = described.hands[seat], described.decks[seat]
    zones = {"discard": described.discards[seat], "removed": described.removed[seat]}
    resting = [name for name, cards in zones.items() if cards == REST]
    if len(resting) > 1:
        raise Refused("Only one of 'discards' and 'removed' can hold the rest of a deck.", "GX-SET-2")
    if described.stage == HANDS and isinstance(hand, Counter) and hand.total() != HAND_CARDS:
        raise Refused(f"A starting hand has {HAND_CARDS} cards, not {hand.total()}.", "GX-SET-2")
    known = described.known_hands[seat]
    if isinstance(known, Counter) and not (isinstance(hand, Counter) and known <= hand):
        raise Refused(f"'known_hands' of seat {seat} are cards of its hand, which must be given.", "GX-INFO-1")
    held = list(hand.elements()) if isinstance(hand, Counter) else [left.pop() for _ in left[:HAND_CARDS]]
    state.hand[seat], state.hand_size[seat] = _bag(state, seat, held), len(held)
    state.seen[seat] = _bag(state, seat, known.elements() if isinstance(known, Counter) else ())
    bottom_up = ([] if resting else left) + deck[::-1]
    if described.known_decks[seat] > len(bottom_up):
        raise Refused(f"The deck of seat {seat} has {len(bottom_up)} cards; no more can be known.", "GX-INFO-1")
    for place, kind in enumerate(bottom_up):
        state.deck[seat, place] = card_of(state, seat, kind)
    state.deck_size[seat] = len(bottom_up)
    state.known[seat] = (1 << len(bottom_up)) - (1 << len(bottom_up) - described.known_decks[seat])
    for name, cards in zones.items():
        kinds = left if cards == REST else cards.elements() if isinstance(cards, Counter) else ()
        getattr(state, name)[seat] = _bag(state, seat, kinds)
    state.barred[seat, 0] = _bag(state, seat, set(described.barred[seat]))


def _set_army(state: Any, described: Position, seat: int) -> None:
    laid = 0
    for slot, lying in described.armies[seat].items():
        state.army[seat, slot] = card_of(state, seat, lying.kind)
        state.laid[seat, slot] = lying.tokens
        state.rows[seat, slot // COLUMNS] += 1
        laid += lying.tokens
        if not lying.captured:
            state.up[seat] |= 1 << slot
        if lying.bounty:
            state.bounty = seat * SLOTS + slot
    state.owned[seat], state.spent[seat] = described.owned[seat], described.spent[seat]
    state.tokens[seat] = described.owned[seat] - described.spent[seat] - laid
    state.supremacy[seat] = described.supremacy[seat]


def _set_table(state: Any, described: Position) -> None:
    """The round, whose turn it is and what is left of it."""
    refresh(state)
    state.wonder = described.wonder
    if described.stage == HANDS:
        state.stage = MULLIGAN
        return
    state.stage, state.round_number, state.active = ROUND, described.round, described.seat
    state.turns = described.turn - 1
    state.additional, state.open_discard = described.kind != ORDINARY, described.kind == FROM_DISCARD
    for seat in range(SEATS):
        state.passed[seat] = described.stage == BATTLE or described.passed == seat
    if described.passed != NOBODY:
        usual = GALMI_TURNS if holds(state, described.passed, SHORT_PASS) else TURNS_AFTER_PASS
        state.turns_left = usual if described.turns_left == NOTHING else described.turns_left
