"""Games with seasons: samples of what a seat cannot see, as far as it does not depend on which orders are allowed."""

from typing import Any

from madang.engine.pack import CHOOSE, count, kinds, pick_some, total
from madang.engine.rng import below
from madang.engine.rule import lowest, rule, whole


@rule
def unseen_cards(state: Any, seat: Any, all_cards: Any) -> Any:
    """What other hands and orders can consist of: all cards but those in play, the own ones, and those known to be in
    the pile since the deal: what the seat put back, and what everybody saw go."""
    cards = all_cards - whole(state.hand[seat]) - whole(state.order[seat])
    cards -= whole(state.returned[seat]) + whole(state.gone)
    for other in range(whole(state.players)):
        cards -= whole(state.tableau[other])
    return cards


@rule
def kind_of_equal(pack: Any, number: Any, rng: Any) -> Any:
    """A kind of which `number` equal cards were taken: as likely as there are ways to take them from the pack."""
    ways = 0
    held = kinds(pack)
    while held:
        ways += whole(CHOOSE[count(pack, lowest(held)), number])
        held &= held - 1
    left = below(rng, ways)
    kind = -1
    while left >= 0:
        kind += 1
        left -= whole(CHOOSE[count(pack, kind), number])
    return kind


@rule
def clashes(order: Any, unseen: Any, left: Any, rng: Any) -> Any:
    """Whether an order drawn from all unseen cards contains a single card that another order has taken before, `left`
    being what is left of them. Drawing all orders anew after a clash makes every arrangement equally likely."""
    held = kinds(order)
    while held:
        kind = lowest(held)
        held &= held - 1
        number = count(order, kind)
        before = count(unseen, kind)
        now = count(left, kind)
        if now < before and below(rng, whole(CHOOSE[before, number])) >= whole(CHOOSE[now, number]):
            return True
    return False


@rule
def guess_orders(state: Any, seat: Any, unseen: Any, guess_order: Any, rng: Any) -> Any:
    """Fills in the orders of the others; returns the cards left. After a clash all are drawn anew.
    guess_order(state, other, unseen, rng) gives an order that can lie in front of a seat."""
    while True:
        left = unseen
        clash = False
        for other in range(whole(state.players)):
            if other != seat and state.laid[other] > 0 and not clash:
                order = guess_order(state, other, unseen, rng)
                clash = clashes(order, unseen, left, rng)
                if not clash:
                    left -= order
                    state.order[other] = order
        if not clash:
            return left


@rule
def redeal_rest(state: Any, seat: Any, left: Any, rng: Any) -> None:
    """Once the orders of the others are drawn: their hands, and what they put back, from the cards left."""
    cards = total(left)
    for other in range(whole(state.players)):
        if other != seat:
            number = whole(state.held[other])
            hand = pick_some(left, cards, number, rng)
            state.hand[other] = hand
            left -= hand
            cards -= number
    state.pile = left + whole(state.returned[seat]) + whole(state.gone)
    for other in range(whole(state.players)):
        if other != seat:
            number = total(whole(state.returned[other]))
            back = pick_some(left, cards, number, rng)
            state.returned[other] = back
            left -= back
            cards -= number
