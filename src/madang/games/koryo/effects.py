"""Koryŏ: what event cards do (KO-EV): the Barbarians destroy, Lobbying swaps."""

from madang.engine.events import TABLE, place, tell
from madang.engine.pack import count, kinds
from madang.engine.rule import NOBODY, PUBLIC, lowest, rule, size, whole
from madang.engine.seasons.cards import CHARACTERS, FAMILIES, PILE, TABLEAU
from madang.engine.seasons.rules import ask, name_for_swap, swap, to_pile
from madang.games.koryo.cards import DESTROYED, GUARDIAN, KO_EV_2, KO_EV_3, SPY
from madang.games.koryo.majorities import settle
from madang.games.koryo.state import ASK_CHARACTER, ASK_SWAP


@rule
def destroy(state, kind, events):
    """KO-EV-2: the Barbarians destroy one character of their victim."""
    victim = whole(state.victim)
    state.victim = NOBODY
    state.barbarians -= 1
    to_pile(state, victim, kind)
    tell(events, DESTROYED, whole(state.seat), kind, place(TABLEAU, victim), place(PILE, TABLE), 1, KO_EV_2, PUBLIC)
    settle(state, 1 << kind, events)


@rule
def send_barbarians(state, victim, events):
    """KO-EV-1, KO-EV-2: the victim is chosen, then the character; a single family needs no choice."""
    state.victim = victim
    families = kinds(whole(state.tableau[victim]) & CHARACTERS)
    if size(families) == 1:
        destroy(state, lowest(families), events)
    else:
        ask(state, ASK_CHARACTER, families)


@rule
def immune_to_lobbying(state, seat):
    """KO-SPY-2, KO-SPY-3: the Spy majority without any Guardian keeps one out of every swap."""
    return state.holder[SPY] == seat and count(whole(state.tableau[seat]), GUARDIAN) == 0


@rule
def swap_partners(state, side, family):
    """KO-EV-3: the cards that can be swapped for this one: other families, of other players who may be a side;
    as places, seat x FAMILIES + family."""
    options = 0
    for other in range(whole(state.players)):
        if other != side and not immune_to_lobbying(state, other):
            families = kinds(whole(state.tableau[other]) & CHARACTERS) & ~(1 << family)
            options |= families << other * FAMILIES
    return options


@rule
def swap_options(state):
    """KO-EV-3: the cards with which a swap can begin, as places: those for which another side has a card of another
    family."""
    options = 0
    for side in range(whole(state.players)):
        if not immune_to_lobbying(state, side):
            families = kinds(whole(state.tableau[side]) & CHARACTERS)
            partners = 0
            for other in range(whole(state.players)):
                if other != side and not immune_to_lobbying(state, other):
                    partners |= kinds(whole(state.tableau[other]) & CHARACTERS)
            if partners & (partners - 1) == 0:  # one family at most
                families = families & ~partners if partners else 0
            options |= families << side * FAMILIES
    return options


@rule
def begin_swap(state, side, family, events):
    """KO-EV-3, KO-MAIN-1: the first card is chosen; the swap is finished before anything else."""
    name_for_swap(state, side, family, swap_partners(state, side, family), finish_swap, ASK_SWAP, events)


@rule
def finish_swap(state, other, other_family, events):
    """KO-EV-3: the two cards change sides at once."""
    state.lobbying -= 1
    settle(state, swap(state, other, other_family, KO_EV_3, events), events)
