"""Gosu X: how well a seat stands, for bots that look one decision ahead. In hundredths of a Supremacy token; a rough
judgement, not a rule. It reads only what the seat knows: the open table and the sizes of hands."""

from madang.engine.rule import NOTHING, rule, size, whole
from madang.games.gosux.cards import CLANS_EACH, FIRST_TOKENS, GOAN_SUL_LEAD, SEATS
from madang.games.gosux.effects.language import CLEAR_VICTORY
from madang.games.gosux.effects.tables import MILITARY
from madang.games.gosux.knowledge import held_kind
from madang.games.gosux.queries import hand_limit, holds, military
from madang.games.gosux.state import ASK

ASK_PAY = ASK["pay"]

WON = 100_000
SUPREMACY_WORTH = 100
LEAD_WORTH = 6
"""What a point of military value is worth, up to MOST_LEAD of them: beyond that the round is as good as won."""
MOST_LEAD = 14
TURN_VALUE = 3
"""Points of military value that a turn is likely to bring."""
CLEAR_LEAD_WORTH = 60
"""A lead that wins the game by Goan Sul, if it lasts."""
CARD_WORTH = 4
TOKEN_WORTH = 6
UNLOCKED_WORTH = 25
WONDER_WORTH = 4
TILE_WORTH = 12
MANY_CARDS = 10
FULLER_ARMY_WORTH = 4
"""For the square of the face-up cards beyond MANY_CARDS: fifteen win."""


@rule
def strength(state, seat):
    """Military value, a card that is being laid counted in, and what the turns still to come are likely to add."""
    value = military(state, seat)
    held = held_kind(state)
    if held != NOTHING and state.active == seat:
        value += whole(MILITARY[held])
    if state.passed[1 - seat] and not state.passed[seat]:
        value += TURN_VALUE * max(0, whole(state.turns_left))
    return value


@rule
def standing(state, seat):
    """What a seat has besides its army's strength."""
    hand = whole(state.hand_size[seat])
    if state.asked == ASK_PAY and state.ask_seat == seat:
        hand -= whole(state.count[state.depth - 1])
    turned = 0
    for slot in range(CLANS_EACH):
        clan = whole(state.clans[seat, slot])
        if clan != NOTHING:
            turned += whole(state.tiles) >> clan & 1
    beyond = max(0, size(whole(state.up[seat])) - MANY_CARDS)
    return (
        SUPREMACY_WORTH * whole(state.supremacy[seat])
        + CARD_WORTH * min(hand, hand_limit(state))
        + TOKEN_WORTH * whole(state.tokens[seat])
        + UNLOCKED_WORTH * (whole(state.owned[seat]) - FIRST_TOKENS)
        + (WONDER_WORTH if state.wonder == seat else 0)
        + TILE_WORTH * turned * (1 + whole(state.supremacy[seat]))
        + FULLER_ARMY_WORTH * beyond * beyond
    )


@rule
def evaluate(state, seat):
    """The seat's standing less the other's, with what the lead in the round is worth."""
    other = 1 - seat
    result = whole(state.result)
    if result:
        return WON * ((result >> seat & 1) - (result >> other & 1))
    lead = strength(state, seat) - strength(state, other)
    worth = standing(state, seat) - standing(state, other) + LEAD_WORTH * max(-MOST_LEAD, min(MOST_LEAD, lead))
    if lead >= GOAN_SUL_LEAD and holds(state, seat, CLEAR_VICTORY):
        worth += CLEAR_LEAD_WORTH
    if lead <= -GOAN_SUL_LEAD and holds(state, other, CLEAR_VICTORY):
        worth -= CLEAR_LEAD_WORTH
    return worth


assert SEATS == 2, "a lead is over one other seat"
