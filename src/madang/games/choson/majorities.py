"""Chosŏn: majorities (CH-MAJ) and Yi's Shield (CH-YI), which breaks ties and protects."""

from madang.engine.events import TABLE, place, tell
from madang.engine.pack import count, kinds
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, lowest, rule, whole
from madang.engine.seasons.rules import give_power, most_of
from madang.games.choson.cards import CH_MAJ_1, CH_MAJ_2, CH_YI_1, LOST_SHIELD, PLACED_SHIELD, SHIELD, YI
from madang.games.choson.state import USED_SHIELD


@rule
def settle_family(state, family, events):
    """CH-MAJ-1, CH-MAJ-2: the power of a family goes to the majority; the shield on it breaks a tie for its owner."""
    favourite = whole(state.holder[YI]) if state.shield == family else NOBODY
    give_power(state, family, most_of(state, family, favourite), CH_MAJ_1, CH_MAJ_2, events)


@rule
def settle(state, changed, events):
    """CH-MAJ-3, CH-YI-1: cards of these families have come or gone, all at once. Losing Yi, or the last card of the
    shielded family, takes the shield off first, and with it what it decided."""
    families = changed
    shielded = whole(state.shield)
    if shielded != NOTHING:
        owner = whole(state.holder[YI])
        if changed & 1 << YI or count(whole(state.tableau[owner]), shielded) == 0:
            state.shield = NOTHING
            source = place(SHIELD, owner)
            tell(events, LOST_SHIELD, owner, shielded, source, place(SHIELD, TABLE), 1, CH_YI_1, PUBLIC)
            families |= 1 << shielded
    while families:
        settle_family(state, lowest(families), events)
        families &= families - 1


@rule
def protected(state, seat, family):
    """CH-CIP-3: the cards of the shielded family in front of the shield's owner are no target."""
    return state.shield == family and state.holder[YI] == seat


@rule
def targets(state, seat):
    """CH-CIP-3: the families of a seat that effects can touch."""
    families = kinds(whole(state.tableau[seat]))
    if state.holder[YI] == seat and state.shield != NOTHING:
        families &= ~(1 << whole(state.shield))
    return families


@rule
def place_shield(state, family, events):
    """CH-YI-1: the shield goes, or changes, to an own family."""
    seat = whole(state.seat)
    before = whole(state.shield)
    state.used |= USED_SHIELD
    state.shield = family
    source = place(SHIELD, TABLE) if before == NOTHING else place(SHIELD, seat)
    tell(events, PLACED_SHIELD, seat, family, source, place(SHIELD, seat), 1, CH_YI_1, PUBLIC)
    if before != NOTHING:
        settle_family(state, before, events)
    settle_family(state, family, events)
