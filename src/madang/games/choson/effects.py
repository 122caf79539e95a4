"""Chosŏn: effects of characters that come into play with an event (CH-CIP), and the riposte (CH-RIP)."""

from madang.engine.events import NOWHERE, TABLE, place, tell
from madang.engine.pack import count
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, rule, whole
from madang.engine.seasons.cards import EVERY_FAMILY, FAMILIES, PILE, TABLEAU
from madang.engine.seasons.rules import ask, name_for_swap, swap, to_pile
from madang.games.choson.cards import (
    CH_CIP_2,
    CH_CIP_4,
    CH_RIP_1,
    EFFECT_OF,
    FIREARM,
    HULK,
    LET_IT_BE,
    LOBBY,
    REAPER,
    RIPOSTED,
    SNIPER,
    STRUCK,
    SWORD,
    SWORD_REACH,
)
from madang.games.choson.majorities import protected, settle, targets
from madang.games.choson.state import ASK_RIPOSTE, ASK_SECOND, ASK_SWAP, ENOUGH_BIT, RESOLVED


@rule
def effect_options(state):
    """CH-CIP-2: the cards the played character's effect can begin with, as places."""
    if EFFECT_OF[state.character] == LOBBY:
        return swap_options(state)
    return strike_options(state)


@rule
def swap_options(state):
    """CH-CIP-2, CH-CIP-3: cards with which a swap can begin: somebody else must have one to give."""
    options = 0
    sides = 0
    for seat in range(whole(state.players)):
        families = targets(state, seat)
        if families:
            sides += 1
            options |= families << seat * FAMILIES
    return options if sides > 1 else 0


@rule
def swap_partners(state, side):
    """CH-CIP-2: the cards of the other players; one of the same family changes nothing but counts."""
    options = 0
    for other in range(whole(state.players)):
        if other != side:
            options |= targets(state, other) << other * FAMILIES
    return options


@rule
def begin_swap(state, side, family, events):
    """CH-CIP-2, CH-MAIN-1: the first card is named; the swap is finished before anything else."""
    name_for_swap(state, side, family, swap_partners(state, side), finish_swap, ASK_SWAP, events)


@rule
def finish_swap(state, other, other_family, events):
    """CH-CIP-2: the two cards change sides at once."""
    state.effect = RESOLVED
    settle(state, swap(state, other, other_family, CH_CIP_2, events), events)


@rule
def reach(character):
    """CH-CIP-2: the families an effect can destroy: all for a Firearm, the neighbours in number for a Sword."""
    if EFFECT_OF[character] == FIREARM:
        return EVERY_FAMILY
    return 7 << character - SWORD_REACH


@rule
def strike_options(state):
    """CH-CIP-2, CH-CIP-3: the characters of the other players that can be destroyed."""
    seat = whole(state.seat)
    within = reach(whole(state.character))
    options = 0
    for other in range(whole(state.players)):
        if other != seat:
            options |= (targets(state, other) & within) << other * FAMILIES
    return options


@rule
def strike(state, victim, family, events):
    """CH-CIP-4: a Sword with the Reaper majority may name a second card before either is destroyed."""
    state.victim = victim
    state.family = family
    if EFFECT_OF[state.character] == SWORD and state.holder[REAPER] == state.seat:
        options = strike_options(state)
        if count(whole(state.tableau[victim]), family) == 1:
            options &= ~(1 << victim * FAMILIES + family)
        if options:
            ask(state, ASK_SECOND, options | 1 << ENOUGH_BIT)
            return
    destroy(state, NOBODY, NOTHING, events)


@rule
def destroy(state, second, second_family, events):
    """CH-CIP-2, CH-CIP-4, CH-RIP-1, CH-RIP-2: the named cards are destroyed together; whoever held the token before the
    blow may answer, if one of the cards was theirs."""
    seat = whole(state.seat)
    victim = whole(state.victim)
    family = whole(state.family)
    character = whole(state.character)
    avenger = whole(state.holder[SNIPER if EFFECT_OF[character] == FIREARM else HULK])
    state.victim = NOBODY
    state.family = NOTHING
    cause = CH_CIP_2 if second == NOBODY else CH_CIP_4
    struck = 1 << family
    to_pile(state, victim, family)
    tell(events, STRUCK, seat, family, place(TABLEAU, victim), place(PILE, TABLE), 1, cause, PUBLIC)
    if second != NOBODY:
        struck |= 1 << second_family
        to_pile(state, second, second_family)
        tell(events, STRUCK, seat, second_family, place(TABLEAU, second), place(PILE, TABLE), 1, cause, PUBLIC)
    settle(state, struck, events)
    if avenger != NOBODY and avenger in (victim, second) and not protected(state, seat, character):
        ask(state, ASK_RIPOSTE, 3)
        state.actor = avenger
    else:
        state.effect = RESOLVED


@rule
def riposte(state, events):
    """CH-RIP-1: the character just played is destroyed; the attack stands and counts as resolved."""
    seat = whole(state.seat)
    character = whole(state.character)
    state.effect = RESOLVED
    to_pile(state, seat, character)
    source = place(TABLEAU, seat)
    tell(events, RIPOSTED, whole(state.actor), character, source, place(PILE, TABLE), 1, CH_RIP_1, PUBLIC)
    settle(state, 1 << character, events)


@rule
def let_be(state, events):
    """CH-RIP-1: the riposte is optional."""
    state.effect = RESOLVED
    tell(events, LET_IT_BE, whole(state.actor), NOTHING, NOWHERE, NOWHERE, 1, CH_RIP_1, PUBLIC)
