"""Goofspiel: deal, legal, apply, score, in the order of the rules page."""

from madang.engine.events import NOWHERE, TABLE, place, tell
from madang.engine.rng import below, start
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, lowest, rule, size, whole
from madang_goofspiel.state import (
    ALL,
    BID,
    BID_1,
    BID_2,
    BID_CARD,
    CARDS,
    DEAL_1,
    END_1,
    HAND,
    LAID,
    PILE,
    PRIZE_TURNED,
    PRIZES,
    SEATS,
    SHOWN,
    TAKEN,
    TIE_1,
    TIED,
    TOOK_PRIZE,
    WIN_1,
    WON,
)


@rule
def member(members, number):
    """The card of a set that has so many lower ones in it."""
    for _ in range(number):
        members &= members - 1
    return lowest(members)


@rule
def points(members):
    """GS-WIN-1: an ace is one point, a king thirteen."""
    found = 0
    for card in range(len(CARDS)):
        if members >> card & 1:
            found += card + 1
    return found


@rule
def round_number(state):
    """From 1 to 13; also when the game is over."""
    return len(CARDS) - size(whole(state.pile))


@rule
def deal(state, players, options, seed, events):
    """GS-DEAL-1: all thirteen cards of a suit in each hand, those of another in the pile of prizes."""
    start(state.generator, seed, 0)
    for seat in range(SEATS):
        state.hand[seat] = ALL if seat < players else 0
        state.won[seat] = 0
        state.bid[seat] = 0
    state.prizes = 0
    state.pile = ALL
    state.players = players
    for i in range(len(state.pad)):
        state.pad[i] = 0
    begin_round(state, events)


@rule
def begin_round(state, events):
    """GS-DEAL-1: turns a prize up; the seats begin in turn."""
    pile = whole(state.pile)
    prize = member(pile, below(state.generator, size(pile)))
    state.pile = pile ^ 1 << prize
    state.prizes = whole(state.prizes) | 1 << prize
    state.turn = 0
    state.seat = (round_number(state) - 1) % whole(state.players)
    source = place(PILE, TABLE)
    tell(events, PRIZE_TURNED, NOBODY, prize, source, place(PRIZES, TABLE), prize + 1, DEAL_1, PUBLIC)


@rule
def to_act(state):
    return whole(state.seat)


@rule
def legal(state, out):
    """GS-BID-1: any card of one's hand."""
    number = 0
    if state.seat != NOBODY:
        hand = whole(state.hand[state.seat])
        while hand:
            out[number] = lowest(hand)
            hand &= hand - 1
            number += 1
    return number


@rule
def apply(state, action, events):
    """GS-BID-1, GS-BID-2: a bid, and after the last one what it leads to. Of single cards everybody knows, so these
    are bid without asking."""
    lay(state, action, events)
    if state.turn == state.players:
        settle(state, events)
        if state.pile == 0:
            finish(state, events)
        else:
            begin_round(state, events)
            if state.pile == 0:
                for _ in range(whole(state.players)):
                    lay(state, lowest(whole(state.hand[state.seat])), events)
                settle(state, events)
                finish(state, events)


@rule
def lay(state, card, events):
    """GS-BID-1: a card face down; others see that there is one."""
    seat = whole(state.seat)
    state.bid[seat] = card + 1
    source = place(HAND, seat)
    target = place(LAID, seat)
    tell(events, BID, seat, NOTHING, source, target, 1, BID_1, PUBLIC)
    tell(events, BID_CARD, seat, card, source, target, 1, BID_1, 1 << seat)
    state.turn = whole(state.turn) + 1
    state.seat = (seat + 1) % whole(state.players)


@rule
def settle(state, events):
    """GS-BID-2, GS-WIN-1, GS-TIE-1: shows all bids; the one highest takes the prizes, a tie leaves them."""
    highest = 0
    winner = NOBODY
    for seat in range(whole(state.players)):
        bid = whole(state.bid[seat])
        tell(events, SHOWN, seat, bid - 1, place(LAID, seat), NOWHERE, bid, BID_2, PUBLIC)
        if bid == highest:
            winner = NOBODY
        elif bid > highest:
            highest = bid
            winner = seat
        state.hand[seat] = whole(state.hand[seat]) ^ 1 << (bid - 1)
        state.bid[seat] = 0
    prizes = whole(state.prizes)
    if winner == NOBODY:
        tell(events, TIED, NOBODY, NOTHING, NOWHERE, NOWHERE, points(prizes), TIE_1, PUBLIC)
    else:
        for card in range(len(CARDS)):
            if prizes >> card & 1:
                source = place(PRIZES, TABLE)
                tell(events, TOOK_PRIZE, winner, card, source, place(TAKEN, winner), card + 1, WIN_1, PUBLIC)
        state.won[winner] = whole(state.won[winner]) | prizes
        state.prizes = 0


@rule
def finish(state, events):
    """GS-END-1: nobody is asked any more, and prizes that are left belong to nobody."""
    state.seat = NOBODY
    most = best(state)
    for seat in range(whole(state.players)):
        if points(whole(state.won[seat])) == most:
            tell(events, WON, seat, NOTHING, NOWHERE, NOWHERE, most, END_1, PUBLIC)


@rule
def best(state):
    most = 0
    for seat in range(whole(state.players)):
        most = max(most, points(whole(state.won[seat])))
    return most


@rule
def scores(state, out):
    for seat in range(whole(state.players)):
        out[seat] = points(whole(state.won[seat]))


@rule
def winners(state, out):
    """GS-END-1: the most points; a tie is shared."""
    most = best(state)
    for seat in range(whole(state.players)):
        out[seat] = 1 if points(whole(state.won[seat])) == most else 0
