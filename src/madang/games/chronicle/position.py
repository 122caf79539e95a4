"""Chronicle: positions as plain data, for scenarios, analysis and tests. What is left out has its start-of-game value,
hands that are left out are dealt from the seed; docs/positions/chronicle.md describes every field."""

from collections.abc import Mapping
from typing import Any

from madang.engine.events import SILENCE
from madang.engine.positions import Fields
from madang.engine.refusal import Refused
from madang.engine.rng import below
from madang.engine.rule import NOBODY, NOTHING
from madang.games.chronicle.cards import (
    ALL_CARDS,
    CARDS,
    CHARACTERS,
    CONDITION,
    DEALT,
    HISTORIES,
    NEXT,
    OPERAND,
    PAYING,
    PREVIOUS,
    ROUNDS_REMEMBERED,
    SUIT_CARDS,
    SUITS,
    THEME,
)
from madang.games.chronicle.histories import bring_into_play, shuffle_pile, turn_histories
from madang.games.chronicle.rules import begin_meeting, clear, clear_round, deal_hands, is_won, show_themes

DEAL, MEETING = PHASES = ("deal", "meeting")
MOST_ROUNDS = MOST_FAME = MOST_MEETINGS = 99
ONLY_IN_A_MEETING = ("histories", "allies", "discard", "leader", "meeting", "known", "voids")


def position(state: Any, given: Mapping[str, Any], generator: Any) -> None:
    """Sets a state up as described: at the start of a round, or of a meeting."""
    reading = Position(Fields("Chronicle position", given), state.players)
    for i in range(len(state.generator)):
        state.generator[i] = generator[i]
    clear(state)
    clear_round(state)
    reading.set_up_histories(state)
    for seat, fame in enumerate(reading.fame):
        state.fame[seat] = fame
    if is_won(state):
        raise Refused("Somebody has won already in this position; there is nothing left to play.", "CR-WIN-2")
    if reading.phase == DEAL:
        reading.deal(state)
    else:
        reading.set_up_meeting(state)


class Position:
    """The fields of a position, read and checked as far as they can be without a state."""

    def __init__(self, fields: Fields, players: int):
        self.players = players
        self.phase = fields.choice("phase", PHASES, DEAL)
        self.round = fields.number("round", 1, MOST_ROUNDS, 1)
        self.fame = fields.numbers("fame", players, 0, MOST_FAME)
        self.pile = fields.names("pile", HISTORIES) or []
        self.used = fields.names("used", HISTORIES) or []
        previous = fields.name_lists("previous", ROUNDS_REMEMBERED, HISTORIES, "earlier round")
        self.previous = [set_of(histories) for histories in previous]
        self.hands = fields.name_lists("hands", players, CHARACTERS)
        self.aside = fields.names("aside", CHARACTERS) or []
        self.histories = fields.names("histories", HISTORIES) or []
        self.allies = fields.name_lists("allies", players, CHARACTERS)
        self.discard = fields.names("discard", CHARACTERS) or []
        self.leader = fields.number("leader", 0, players - 1, NOBODY)
        self.meeting = fields.number("meeting", 1, MOST_MEETINGS, 1)
        self.known = [set_of(cards) for cards in fields.name_lists("known", players, CHARACTERS)]
        self.voids = [set_of(suits) for suits in fields.name_lists("voids", players, SUITS)]
        fields.done()
        if self.phase == DEAL:
            for name in ONLY_IN_A_MEETING:
                if fields.given.get(name) is not None:
                    raise Refused(f"A round that begins has no '{name}' yet; the phase 'meeting' has.")
        self._check_histories()
        self._check_cards()

    def _check_histories(self) -> None:
        one_place("History card", HISTORIES, self.pile, self.used, self.histories)
        for ago, histories in enumerate(self.previous, 1):
            if histories and self.round <= ago:
                raise Refused(f"Round {self.round} has no round {ago} before it, so 'previous' must leave it out.")
            if histories & ~PAYING:
                raise Refused("'previous' names History cards that pay; the others are not brought back.", "CR-END-4")
        if self.round == 1 and any(CONDITION[history] == PREVIOUS for history in self.histories):
            raise Refused("In the first round no card in play can look back at earlier ones.", "CR-END-4")

    def _check_cards(self) -> None:
        hands = [hand for hand in self.hands if hand is not None]
        allies = [cards for cards in self.allies if cards is not None]
        one_place("card", CHARACTERS, *hands, *allies, self.discard, self.aside)
        for seat, hand in enumerate(self.hands):
            if self.phase == MEETING and hand == []:
                raise Refused(f"Seat {seat} has no card; the round would have ended.", "CR-ROUND-1")
            if self.known[seat] & ~set_of(hand):
                raise Refused(f"'known' of seat {seat} names cards that are not in its hand.", "CR-INFO-1")
            for suit, name in enumerate(SUITS):
                unknown = set_of(hand) & ~self.known[seat]
                if self.voids[seat] >> suit & 1 and (hand is None or unknown & int(SUIT_CARDS[suit])):
                    raise Refused(f"Seat {seat} without {name} needs a hand in 'hands' that has none.", "CR-INFO-1")

    @property
    def unnamed(self) -> int:
        """The cards that lie nowhere yet."""
        named = set_of(self.discard) | set_of(self.aside)
        for cards in [*self.hands, *self.allies]:
            named |= set_of(cards)
        return ALL_CARDS & ~named

    def set_up_histories(self, state: Any) -> None:
        """CR-SET-1: the pile, the used cards, and those in play where the position names them."""
        named = set_of(self.pile) | set_of(self.used) | set_of(self.histories)
        state.round_number = self.round
        state.used = set_of(self.used)
        shuffle_pile(state, (1 << len(HISTORIES)) - 1 & ~named, state.generator)
        for history in reversed(self.pile):
            state.pile[state.pile_size] = history
            state.pile_size += 1
        for ago, histories in enumerate(self.previous):
            state.paid[ago] = histories
        if self.histories:
            self._check_turned(state)
            for number in range(len(HISTORIES)):
                state.turned[number] = self.histories[number] if number < len(self.histories) else NOTHING
            state.turned_up = len(self.histories)
            bring_into_play(state, SILENCE.data)
        else:
            turn_histories(state, SILENCE.data)
        if set_of(self.aside) >> int(THEME[state.turned[0]]) & 1:
            raise Refused("The theme card of the round's first History card cannot be set aside.", "CR-SET-2")

    def _check_turned(self, state: Any) -> None:
        """CR-SET-1, CR-OPT-1: one History card is turned up, or two, and those that a Coronation adds."""
        regular = 2 if state.two_histories else 1
        wanted = regular + sum(int(OPERAND[history]) for history in self.histories if CONDITION[history] == NEXT)
        if len(self.histories) != wanted:
            what = "'histories' are the History cards turned up this round"
            sentence = f"{what}, {regular} and those that a Coronation adds: {wanted}, not {len(self.histories)}."
            raise Refused(sentence, "CR-OPT-1" if state.two_histories else "CR-SET-1")

    def deal(self, state: Any) -> None:
        """CR-SET-2, CR-SET-3: hands are filled up, and the holder of the theme card leads."""
        number = int(DEALT[self.players])
        for seat, hand in enumerate(self.hands):
            if hand and len(hand) > number:
                raise Refused(f"Each player is dealt {number} cards; seat {seat} has {len(hand)}.", "CR-SET-2")
        left_over = CARDS - self.players * number
        if len(self.aside) > left_over:
            raise Refused(f"With {self.players} players {left_over} cards are set aside before the deal.", "CR-SET-2")
        theme = 1 << int(THEME[state.turned[0]])
        aside = set_of(self.aside)
        if left_over and not aside:
            possible = numbers_in(self.unnamed & ~theme)
            if not possible:
                raise Refused("Only the theme card of the round's first History card is left to set aside.", "CR-SET-2")
            aside = 1 << possible[below(state.generator, len(possible))]
        state.aside = aside
        self._take_hands(state)
        deal_hands(state, self.unnamed & ~aside, number)
        show_themes(state, SILENCE.data)
        begin_meeting(state, state.opener, SILENCE.data)

    def set_up_meeting(self, state: Any) -> None:
        """CR-PLAY-1: cards where they lie, hands dealt where they are left out, the rest set aside."""
        without = [seat for seat in range(self.players) if self.hands[seat] is None]
        unnamed = numbers_in(self.unnamed)
        longest = max((len(hand) for hand in self.hands if hand), default=int(DEALT[self.players]))
        number = min(longest, len(unnamed) // len(without)) if without else 0
        if without and number == 0:
            raise Refused("There are no cards left to deal to the seats without a hand.", "CR-ROUND-1")
        for seat in without:
            self.hands[seat] = [unnamed.pop(below(state.generator, len(unnamed))) for _ in range(number)]
        self._take_hands(state)
        state.aside = set_of(self.aside) | set_of(unnamed)
        for number, card in enumerate(self.discard):
            state.discard[number] = card
        state.discarded = len(self.discard)
        state.opener = NOBODY
        if self.meeting == 1:
            show_themes(state, SILENCE.data)
        for seat in range(self.players):
            state.allies[seat] = set_of(self.allies[seat])
            state.known[seat] |= self.known[seat]
            state.voids[seat] = self.voids[seat]
        state.meeting = self.meeting - 1
        leader = state.opener if self.leader == NOBODY else self.leader
        begin_meeting(state, max(leader, 0), SILENCE.data)

    def _take_hands(self, state: Any) -> None:
        for seat, hand in enumerate(self.hands):
            state.hand[seat] = set_of(hand)
            state.held[seat] = len(hand or [])


def one_place(what: str, names: tuple[str, ...], *places: list[int]) -> None:
    """Refuses what lies in two places at once."""
    seen: set[int] = set()
    for number in (number for place in places for number in place):
        if number in seen:
            rule = "CR-SET-1" if names is HISTORIES else "CR-SET-2"
            raise Refused(f"The {what} {names[number]} is in two places; there is only one.", rule)
        seen.add(number)


def set_of(numbers: list[int] | None) -> int:
    return sum(1 << number for number in numbers or [])


def numbers_in(members: int) -> list[int]:
    return [number for number in range(CARDS) if members >> number & 1]
