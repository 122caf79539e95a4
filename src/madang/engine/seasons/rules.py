"""Games with seasons: the rules that they share, in the order of the rulebooks.

They work on any state with these fields: tableau, hand, returned, order (packs by seat), pile, gone, choices, held,
laid, tokens, cards, holder, pool, players, round_number, phase, first, turn, seat, asked, revealed, victim, family,
generator, pad. Where games differ they hand over their own functions, and `cause`, the number of the rule to cite.
"""

from collections.abc import Callable
from typing import Any

from madang.engine.events import NOWHERE, TABLE, place, tell
from madang.engine.pack import copies, count, kinds, pick_some, total
from madang.engine.rng import below, start
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, around, lowest, rule, size, whole
from madang.engine.seasons.cards import (
    ASK_NOTHING,
    CHARACTERS,
    DEALT,
    DEALT_CARDS,
    DISCARDED,
    DISCARDS,
    DREW,
    FAMILIES,
    FIRST_PLAYER,
    HAND,
    LAID,
    LAID_CARD,
    ORDER,
    ORDERS,
    OVER,
    PILE,
    POWER,
    POWER_MOVED,
    RETURNED,
    ROUND_BEGINS,
    ROUNDS,
    SCORED_FAMILY,
    SEATS,
    SWAPPED,
    TABLEAU,
    TRAVEL,
    TURNS,
    WON,
)

# Majorities


@rule
def most_of(state: Any, family: Any, favourite: Any) -> Any:
    """The seat with strictly the most cards of a family, at least one; a tie goes to the favourite if it is among those
    tied, else to NOBODY."""
    most = 0
    for seat in range(SEATS):
        most = max(most, count(whole(state.tableau[seat]), family))
    if most == 0:
        return NOBODY
    leading = 0
    for seat in range(SEATS):
        leading |= (1 if count(whole(state.tableau[seat]), family) == most else 0) << seat
    if leading & (leading - 1) == 0:
        return lowest(leading)
    return favourite if favourite != NOBODY and leading >> favourite & 1 else NOBODY


@rule
def tied_for(state: Any, family: Any, holder: Any) -> Any:
    """Whether another seat has as many cards of a family as its holder (with no holder: any at all)."""
    most = 1
    if holder != NOBODY:
        most = count(whole(state.tableau[holder]), family)
    for seat in range(whole(state.players)):
        if seat != holder and count(whole(state.tableau[seat]), family) >= most:
            return True
    return False


@rule
def give_power(state: Any, family: Any, holder: Any, plain: Any, by_tie: Any, events: Any) -> None:
    """A family's power passes to its holder, which is told if it changed; `plain` and `by_tie` are the rules."""
    before = whole(state.holder[family])
    if holder != before:
        state.holder[family] = holder
        if events.shape[0] > 0:
            source = NOWHERE if before == NOBODY else place(POWER, before)
            target = NOWHERE if holder == NOBODY else place(POWER, holder)
            cause = by_tie if tied_for(state, family, holder) else plain
            tell(events, POWER_MOVED, holder, family, source, target, 1, cause, PUBLIC)


# Setting up and dealing


@rule
def set_up(state: Any, players: Any, pile: Any, pool: Any, seed: Any) -> None:
    """An empty table with one pile and one pool, and a random first player."""
    start(state.generator, seed, 0)
    for seat in range(SEATS):
        state.tableau[seat] = 0
        state.tokens[seat] = 0
        state.cards[seat] = 0
    for family in range(FAMILIES):
        state.holder[family] = NOBODY
    state.pile = pile
    state.pool = pool
    state.players = players
    state.round_number = 1
    state.first = below(state.generator, players)
    for i in range(len(state.pad)):
        state.pad[i] = 0


@rule
def open_round(state: Any, dealing: Any, setting_up: Any, events: Any) -> None:
    """A season is turned over and the first player named; `dealing` and `setting_up` are the rules."""
    begin_phase(state, TRAVEL)
    state.seat = state.first
    clear_orders(state)
    tell(events, ROUND_BEGINS, NOBODY, NOTHING, NOWHERE, NOWHERE, whole(state.round_number), dealing, PUBLIC)
    tell(events, FIRST_PLAYER, whole(state.first), NOTHING, NOWHERE, NOWHERE, 1, setting_up, PUBLIC)


@rule
def clear_orders(state: Any) -> None:
    """No hand, no order and no memory of the last deal."""
    state.gone = 0
    for seat in range(SEATS):
        state.hand[seat] = 0
        state.held[seat] = 0
        state.returned[seat] = 0
        state.order[seat] = 0
        state.laid[seat] = 0


@rule
def deal_hands(state: Any, favoured: Any, full: Any, short: Any, events: Any) -> None:
    """The season's number of cards each, one more for the favoured seat. A short pile is shared out card by card from
    the first player, the extra card last. `full` and `short` are the rules."""
    players = whole(state.players)
    pile = whole(state.pile)
    left = total(pile)
    number = whole(DEALT[state.round_number])
    needed = players * number
    cause = full if left >= needed + (1 if favoured != NOBODY else 0) else short
    share = min(number, left // players)
    ahead = left % players if left < needed else 0
    extra = 1 if left > needed else 0
    for turn in range(players):
        seat = around(whole(state.first) + turn, players)
        cards = share + (1 if turn < ahead else 0) + (extra if seat == favoured else 0)
        hand = pick_some(pile, left, cards, state.generator)
        pile -= hand
        left -= cards
        state.hand[seat] = hand
        state.held[seat] = cards
        tell(events, DEALT_CARDS, seat, NOTHING, place(PILE, TABLE), place(HAND, seat), cards, cause, PUBLIC)
        tell_cards(events, DREW, seat, hand, place(PILE, TABLE), place(HAND, seat), cause, 1 << seat)
    state.pile = pile


@rule
def tell_cards(events: Any, kind: Any, seat: Any, pack: Any, source: Any, target: Any, cause: Any, seen: Any) -> None:
    """One event for each kind of card in a pack."""
    if events.shape[0] > 0:
        held = kinds(pack)
        while held:
            card = lowest(held)
            held &= held - 1
            tell(events, kind, seat, card, source, target, count(pack, card), cause, seen)


# Orders


@rule
def lay_order(state: Any, order: Any, cause: Any, rest: Any, events: Any) -> None:
    """The seat's order lies face down; everything else returns to the pile. `cause` and `rest` are the rules."""
    seat = whole(state.seat)
    laid = total(order)
    back = whole(state.hand[seat]) - order
    state.hand[seat] = 0
    state.held[seat] = 0
    state.returned[seat] = back
    state.pile = whole(state.pile) + back
    state.order[seat] = order
    state.laid[seat] = laid
    if events.shape[0] > 0:
        source = place(HAND, seat)
        tell(events, LAID, seat, NOTHING, source, place(ORDER, seat), laid, cause, PUBLIC)
        tell_cards(events, LAID_CARD, seat, order, source, place(ORDER, seat), cause, 1 << seat)
        tell(events, RETURNED, seat, NOTHING, source, place(PILE, TABLE), total(back), rest, PUBLIC)


@rule
def to_pile(state: Any, seat: Any, kind: Any) -> None:
    """A card in front of a seat goes back into the pile; everybody sees which."""
    state.tableau[seat] = whole(state.tableau[seat]) - copies(kind, 1)
    state.pile = whole(state.pile) + copies(kind, 1)
    state.gone = whole(state.gone) + copies(kind, 1)
    state.cards[seat] -= 1


# Decisions


@rule
def ask(state: Any, question: Any, options: Any) -> None:
    """The seat whose turn it is has a decision to make."""
    state.asked = question
    state.choices = options


# Swaps


@rule
def name_for_swap(
    state: Any, side: Any, family: Any, partners: Any, finish_swap: Any, question: Any, events: Any
) -> None:
    """The first card of a swap is named. A single partner is swapped at once, else the seat is asked for one.
    `partners` are places, seat x FAMILIES + family."""
    state.victim = side
    state.family = family
    if size(partners) == 1:
        finish_swap(state, lowest(partners) // FAMILIES, lowest(partners) % FAMILIES, events)
    else:
        ask(state, question, partners)


@rule
def swap(state: Any, other: Any, other_family: Any, cause: Any, events: Any) -> Any:
    """The card named first and this one change sides at once. Returns the set of their families."""
    seat = whole(state.seat)
    side = whole(state.victim)
    family = whole(state.family)
    state.victim = NOBODY
    state.family = NOTHING
    state.tableau[side] = whole(state.tableau[side]) - copies(family, 1) + copies(other_family, 1)
    state.tableau[other] = whole(state.tableau[other]) - copies(other_family, 1) + copies(family, 1)
    tell(events, SWAPPED, seat, family, place(TABLEAU, side), place(TABLEAU, other), 1, cause, PUBLIC)
    tell(events, SWAPPED, seat, other_family, place(TABLEAU, other), place(TABLEAU, side), 1, cause, PUBLIC)
    return 1 << family | 1 << other_family


# The end of a round


@rule
def discard_one(state: Any, family: Any, settle: Any, cause: Any, events: Any) -> None:
    """One character of the seat returns to the pile; majorities are settled anew."""
    seat = whole(state.seat)
    to_pile(state, seat, family)
    tell(events, DISCARDED, seat, family, place(TABLEAU, seat), place(PILE, TABLE), 1, cause, PUBLIC)
    settle(state, 1 << family, events)


@rule
def close_round(state: Any, clear_turn: Any, begin_round: Any, tell_result: Any, events: Any) -> None:
    """The first-player token passes clockwise and a round begins; after the last one the game is over and it stays."""
    if state.round_number == ROUNDS:
        state.phase = OVER
        state.seat = NOBODY
        clear_turn(state)
        tell_result(state, events)
    else:
        state.round_number += 1
        state.first = around(whole(state.first) + 1, whole(state.players))
        begin_round(state, events)


# The flow


@rule
def begin_phase(state: Any, phase: Any) -> None:
    state.phase = phase
    state.turn = 0


def course(
    *,
    ask: Any,
    ask_order: int,
    ask_turn: int,
    ask_discard: int,
    reveal_bit: int,
    end_bit: int,
    begin_orders: Any,
    can_order: Any,
    lay_nothing: Any,
    begin_turn: Any,
    turn_options: Any,
    reveal: Any,
    end_turn: Any,
    limit: Any,
    discard: Any,
    end_round: Any,
) -> Callable[[Any, Any], None]:
    """Makes the rule that leads through the rounds of a game, phase by phase and seat by seat clockwise from the first
    player, out of the game's own rules and the numbers of its questions."""

    @rule
    def proceed(state: Any, events: Any) -> None:
        """Does everything that needs no choice, up to the next decision. A single option is taken, except an order: it
        comes from a hidden hand, and skipping the question would tell the others something."""
        while state.asked == ASK_NOTHING and state.phase != OVER:
            through = state.turn == state.players
            if not through:
                state.seat = around(whole(state.first) + whole(state.turn), whole(state.players))
            seat = whole(state.seat)
            if state.phase == TRAVEL:
                begin_orders(state, events)
            elif state.phase == ORDERS:
                if through:
                    begin_phase(state, TURNS)
                    state.seat = state.first
                    begin_turn(state, events)
                elif can_order(state, seat):
                    ask(state, ask_order, 0)
                else:
                    lay_nothing(state, events)
            elif state.phase == TURNS:
                if through:
                    begin_phase(state, DISCARDS)
                    for other in range(SEATS):
                        state.returned[other] = 0
                else:
                    options = turn_options(state)
                    if options == 1 << reveal_bit:
                        reveal(state, events)
                    elif options == 1 << end_bit:
                        end_turn(state, events)
                    else:
                        ask(state, ask_turn, options)
            elif through:
                end_round(state, events)
            else:
                families = 0
                if state.cards[seat] > limit(state, seat):
                    families = kinds(whole(state.tableau[seat]) & CHARACTERS)
                if families == 0:
                    state.turn += 1
                elif families & (families - 1) == 0:
                    discard(state, lowest(families), events)
                else:
                    ask(state, ask_discard, families)

    return proceed


# The result


@rule
def scoring_seat(state: Any, family: Any) -> Any:
    """Who has strictly the most cards of a family; at the final count nothing breaks a tie."""
    return most_of(state, family, NOBODY)


@rule
def family_points(state: Any) -> Any:
    """What the families bring at the final count: the points of seat s are the eight bits from 8 x s on."""
    points = 0
    for family in range(FAMILIES):
        best = scoring_seat(state, family)
        if best != NOBODY:
            points += family + 1 << 8 * best
    return points


@rule
def points_of(families: Any, seat: Any) -> Any:
    """What the families bring to one seat."""
    return families >> 8 * seat & 255


@rule
def write_scores(state: Any, score: Any, out: Any) -> None:
    """The points of every seat; score(state, seat, families) gives those of one."""
    families = family_points(state)
    for seat in range(whole(state.players)):
        out[seat] = score(state, seat, families)


@rule
def leading_seats(state: Any, score: Any) -> Any:
    """The seats with the most points, a set."""
    families = family_points(state)
    most = score(state, 0, families)
    leading = 1
    for seat in range(1, whole(state.players)):
        points = score(state, seat, families)
        if points > most:
            most = points
            leading = 0
        if points == most:
            leading |= 1 << seat
    return leading


@rule
def write_winners(state: Any, won: Any, out: Any) -> None:
    """1 for each seat of a set, else 0."""
    for seat in range(whole(state.players)):
        out[seat] = (won >> seat) & 1


@rule
def tell_families(state: Any, cause: Any, events: Any) -> None:
    """Who scores each family at the final count."""
    for family in range(FAMILIES):
        best = scoring_seat(state, family)
        tell(events, SCORED_FAMILY, best, family, NOWHERE, NOWHERE, family + 1, cause, PUBLIC)


@rule
def tell_winners(state: Any, won: Any, score: Any, cause: Any, events: Any) -> None:
    """Each seat of a set with its points."""
    families = family_points(state)
    while won:
        seat = lowest(won)
        won &= won - 1
        tell(events, WON, seat, NOTHING, NOWHERE, NOWHERE, score(state, seat, families), cause, PUBLIC)
