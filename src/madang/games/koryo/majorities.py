"""Koryŏ: majorities (KO-MAJ). Who has the power of each family."""

from madang.engine.rule import lowest, rule, whole
from madang.engine.seasons.cards import EVERY_FAMILY
from madang.engine.seasons.rules import give_power, most_of
from madang.games.koryo.cards import KO_MAJ_1, KO_MAJ_2, OMNISCIENT


@rule
def settle_family(state, family, events):
    """KO-MAJ-1, KO-MAJ-2, KO-MAJ-3: the power of a family goes to whoever has the majority now; a tie goes to the owner
    of the Omniscient, if that player is among those tied."""
    omniscient = whole(state.holder[OMNISCIENT])
    give_power(state, family, most_of(state, family, omniscient), KO_MAJ_1, KO_MAJ_2, events)


@rule
def settle(state, changed, events):
    """KO-MAJ-3: cards of these kinds have come or gone, all at once. The Omniscient, settled first, has a say in every
    family, an event in none."""
    families = changed & EVERY_FAMILY
    if families & 1 << OMNISCIENT:
        families = EVERY_FAMILY
    while families:
        settle_family(state, lowest(families), events)
        families &= families - 1
