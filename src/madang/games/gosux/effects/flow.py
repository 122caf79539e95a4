"""Gosu X: the flow of the game, in the language of the cards.

The stack of frames stays shallow (GX-KW-COPY). At the bottom lies `game`. Above it `play`, `shift` or `activate`, then
the text of the card. A text that ends with a copy is replaced by the copied text; only Nio and Abhilasha have something
to do after their copy and wait below it. Each of these two cards exists once, and a card is chosen at most once in a
chain and never by itself, so at most two texts wait below a third. On top of it `capture` or `destroy`, and the effect
of the Wardens of the Night: 2 + 3 + 2 = 7 frames."""

from typing import Any

from madang.games.gosux.effects.language import (
    ACTIVATION,
    ATTACK,
    BATTLE_LOST,
    BATTLE_WON,
    BOUNTY_CARDS_DRAWN,
    CAPTURABLE,
    COST,
    DESTROYABLE,
    FIRST_TO_PASS,
    HAND,
    HAS_ECHO,
    OF_DRAFT,
    OPEN_ROWS,
    OR_WONDER,
    OTHER,
    OVER_LIMIT,
    REWARDED,
    SELF,
    SHIFT_COST,
    SHIFT_IN,
    SONG_SHARE,
    SPENDING_GRANTS,
    WHEN_FIRST_TO_PASS,
    Label,
    Step,
    Steps,
    additional_turn,
    discard,
    draw,
    flat,
    may,
    pick,
    sacrifices,
    sentence,
    times,
    when,
)

HANDS_DEALT, TURN_BEGINS = Label(), Label()
"""Where a game begins whose clans are given, and where a turn does."""


def take_clan(who: int) -> Steps:
    return [Step("who", who), *sentence(Step("choose-clan", OF_DRAFT, asks="draft"), Step("take-clan"))]


def starting_hand(who: int) -> Steps:
    """GX-SET-3."""
    again, kept = Label(), Label()
    asked = Step("choose-hand", otherwise=kept, asks="mulligan")
    return [Step("who", who), again, asked, Step("redraw"), Step("go", otherwise=again), kept]


def pay(cost: int) -> Steps:
    """Card by card, one of them perhaps by the Wonder token."""
    return times(cost, pick(HAND, "pay", how=OR_WONDER), Step("pay"))


def come_into_play(how: str) -> Steps:
    """GX-PLAY-3, GX-KW-ECHO: the card is laid, its effect resolves, with Echo perhaps a second time."""
    return [Step(how), Step("entry"), *when(HAS_ECHO, may("echo", Step("echo"), Step("entry")))]


def unless_answered(condition: int, asks: str, *parts: Any) -> Steps:
    """GX-KW-FOW."""
    go_on, end = Label(), Label()
    asked = Step("react", condition, otherwise=go_on, asks=asks)
    return [asked, Step("answer", condition), Step("go", otherwise=end), go_on, *parts, end]


def reward() -> Steps:
    """GX-KW-BOUNTY."""
    return when(REWARDED, may("bounty", draw(BOUNTY_CARDS_DRAWN)))


def whole_game() -> Steps:
    next_round, ending, limit, song = Label(), Label(), Label(), Label()
    return [
        *flat(take_clan(who) for who in (SELF, OTHER, OTHER, SELF, SELF, OTHER)),
        Step("set-up"),
        HANDS_DEALT,
        *starting_hand(SELF),
        *starting_hand(OTHER),
        next_round,
        Step("begin-round"),
        TURN_BEGINS,
        Step("begin-turn"),
        Step("choose-action", asks="turn"),
        ending,
        Step("choose-end-effect", otherwise=limit, asks="end-effect"),
        Step("run-end-effect"),
        Step("go", otherwise=ending),
        limit,
        *discard(OVER_LIMIT, "limit"),
        Step("end-turn", otherwise=TURN_BEGINS),
        Step("battle", otherwise=song),
        Step("trigger", BATTLE_WON),
        Step("who", OTHER),
        Step("trigger", BATTLE_LOST),
        song,
        Step("song"),
        *sacrifices(SONG_SHARE, "song"),
        Step("who", OTHER),
        *sacrifices(SONG_SHARE, "song"),
        Step("new-round"),
        Step("go", otherwise=next_round),
    ]


FLOW: dict[str, Steps] = {
    "game": whole_game(),
    "play": [
        Step("hold"),
        *sentence(Step("choose-level", OPEN_ROWS, asks="row")),
        Step("announce"),
        *pay(COST),
        *come_into_play("lay"),
    ],
    "shift": sentence(
        pick(SHIFT_IN, "shift-in"), Step("hold"), Step("announce"), *pay(SHIFT_COST), *come_into_play("replace")
    ),
    "activate": [Step("lay-token"), *unless_answered(ACTIVATION, "cancel-activation", Step("entry"))],
    "spend-one": [Step("spend", 1), *draw(1)],
    "spend-two": [Step("spend", 2), *draw(3), *when(SPENDING_GRANTS, additional_turn())],
    "pass": [Step("passing"), *when(FIRST_TO_PASS, Step("trigger", WHEN_FIRST_TO_PASS))],
    "capture": when(CAPTURABLE, unless_answered(ATTACK, "cancel-capture", Step("turn-down"), *reward())),
    "destroy": when(DESTROYABLE, unless_answered(ATTACK, "cancel-destruction", Step("strike-down"), *reward())),
}
