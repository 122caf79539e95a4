"""Chronicle: what cards do when they are played, ability by ability; the ids are those of docs/rules/chronicle.md."""

from madang.engine.events import NOWHERE, TABLE, place, tell
from madang.engine.rule import NOTHING, PUBLIC, around, lowest, rule, whole
from madang.games.chronicle.cards import (
    ALLIES,
    CARD_RULE,
    CR_ABIL_1,
    DISCARD_ALLY,
    DISCARD_PILE,
    DISCARDED_ALLY,
    DISCARDED_CARD,
    GAVE_ALLY,
    GIVE_ALLY,
    HAND,
    MEETING,
    NO_TARGET,
    OPPONENT_DISCARDS,
    RECALL_ALLY,
    RECALLED_ALLY,
    STEAL_ALLY,
    TAKE_DISCARD,
    TOOK_ALLY,
    TOOK_DISCARD,
    TURN_DOWN,
    TURNED_DOWN,
    VICTIM_NAMED,
)
from madang.games.chronicle.histories import discard_card
from madang.games.chronicle.state import (
    ASK_DISCARD,
    ASK_DISCARD_ALLY,
    ASK_GIVE,
    ASK_NOTHING,
    ASK_RECALL,
    ASK_RECEIVER,
    ASK_TAKE,
    ASK_VICTIM,
    SEATS,
)


@rule
def who_played(state, card):
    """Who played a card that all have seen."""
    seat = 0
    while state.table[seat] != card:
        seat += 1
    return seat


@rule
def use_ability(state, seat, card, ability, events):
    """CR-ABIL-1: what a card does when it is played: at once with one target, with more the player is asked."""
    if ability == TURN_DOWN:
        turn_down(state, card, events)
        return
    if ability == STEAL_ALLY:
        targets = all_allies(state) & ~whole(state.allies[seat])
        question = ASK_TAKE
    elif ability == RECALL_ALLY:
        targets = whole(state.allies[seat])
        question = ASK_RECALL
    elif ability == GIVE_ALLY:
        targets = whole(state.allies[seat])
        question = ASK_GIVE
    elif ability == DISCARD_ALLY:
        targets = all_allies(state)
        question = ASK_DISCARD_ALLY
    elif ability == OPPONENT_DISCARDS:
        targets = possible_victims(state, seat)
        question = ASK_VICTIM
    else:
        targets = 1 if state.discarded > 0 else 0
        question = ASK_NOTHING
    if targets == 0:
        tell(events, NO_TARGET, seat, card, NOWHERE, NOWHERE, 1, CR_ABIL_1, PUBLIC)
    elif targets & (targets - 1):
        state.asked = question
    elif ability == TAKE_DISCARD:
        take_discard(state, seat, events)
    else:
        answer(state, question, lowest(targets), events)


@rule
def answer(state, question, target, events):
    """CR-ABIL-1: an ability is applied to the target that was chosen, or to the only one."""
    if question == ASK_TAKE:
        take_ally(state, target, events)
    elif question == ASK_RECALL:
        recall_ally(state, target, events)
    elif question == ASK_GIVE:
        state.given = target
        state.asked = ASK_RECEIVER
    elif question == ASK_RECEIVER:
        give_ally(state, target, events)
    elif question == ASK_VICTIM:
        name_victim(state, target, events)
    elif question == ASK_DISCARD:
        discard_from_hand(state, target, events)
    else:
        discard_ally(state, target, events)


@rule
def all_allies(state):
    """Everybody's Allies."""
    cards = 0
    for seat in range(SEATS):
        cards |= whole(state.allies[seat])
    return cards


@rule
def owner_of(state, card):
    """Whose Ally a card is."""
    owner = 0
    while not whole(state.allies[owner]) >> card & 1:
        owner += 1
    return owner


@rule
def acting_seat(state):
    """Whose turn it is in the meeting; somebody else may be asked because of their card."""
    return around(whole(state.leader) + whole(state.turn), whole(state.players))


@rule
def possible_victims(state, seat):
    """CR-ABIL-1: the others who have a card in hand, a set."""
    victims = 0
    for other in range(whole(state.players)):
        if other != seat and state.hand[other] != 0:
            victims |= 1 << other
    return victims


@rule
def cause_of(state):
    """The rule of the card whose ability is being applied."""
    return whole(CARD_RULE[state.table[acting_seat(state)]])


@rule
def move_ally(state, card, owner, receiver):
    state.allies[owner] = whole(state.allies[owner]) & ~(1 << card)
    state.allies[receiver] = whole(state.allies[receiver]) | 1 << card


@rule
def take_ally(state, card, events):
    """CR-CARD-4, CR-CARD-SAGE: an Ally of another player joins one's own."""
    seat = whole(state.seat)
    owner = owner_of(state, card)
    move_ally(state, card, owner, seat)
    if events.shape[0] > 0:
        tell(events, TOOK_ALLY, seat, card, place(ALLIES, owner), place(ALLIES, seat), 1, cause_of(state), PUBLIC)


@rule
def recall_ally(state, card, events):
    """CR-CARD-6, CR-INFO-1: an own Ally goes back into the hand, and everybody knows it is there."""
    seat = whole(state.seat)
    state.allies[seat] = whole(state.allies[seat]) & ~(1 << card)
    state.hand[seat] = whole(state.hand[seat]) | 1 << card
    state.known[seat] = whole(state.known[seat]) | 1 << card
    state.held[seat] += 1
    if events.shape[0] > 0:
        tell(events, RECALLED_ALLY, seat, card, place(ALLIES, seat), place(HAND, seat), 1, cause_of(state), PUBLIC)


@rule
def give_ally(state, receiver, events):
    """CR-CARD-FOOL: the Ally chosen before joins another player's."""
    seat = whole(state.seat)
    card = whole(state.given)
    state.given = NOTHING
    move_ally(state, card, seat, receiver)
    if events.shape[0] > 0:
        tell(events, GAVE_ALLY, seat, card, place(ALLIES, seat), place(ALLIES, receiver), 1, cause_of(state), PUBLIC)


@rule
def discard_ally(state, card, events):
    """CR-CARD-9: an Ally of anybody is discarded."""
    owner = owner_of(state, card)
    state.allies[owner] = whole(state.allies[owner]) & ~(1 << card)
    discard_card(state, card)
    if events.shape[0] > 0:
        source, target = place(ALLIES, owner), place(DISCARD_PILE, TABLE)
        tell(events, DISCARDED_ALLY, whole(state.seat), card, source, target, 1, cause_of(state), PUBLIC)


@rule
def name_victim(state, victim, events):
    """CR-CARD-8: somebody else has to discard a card, and chooses it, even if there is only one."""
    if events.shape[0] > 0:
        target = place(HAND, victim)
        tell(events, VICTIM_NAMED, whole(state.seat), NOTHING, NOWHERE, target, 1, cause_of(state), PUBLIC)
    state.seat = victim
    state.asked = ASK_DISCARD


@rule
def discard_from_hand(state, card, events):
    """CR-CARD-8: the victim's card is shown as it is discarded."""
    victim = whole(state.seat)
    state.hand[victim] = whole(state.hand[victim]) & ~(1 << card)
    state.known[victim] = whole(state.known[victim]) & ~(1 << card)
    state.held[victim] -= 1
    discard_card(state, card)
    if events.shape[0] > 0:
        source, target = place(HAND, victim), place(DISCARD_PILE, TABLE)
        tell(events, DISCARDED_CARD, victim, card, source, target, 1, cause_of(state), PUBLIC)


@rule
def take_discard(state, seat, events):
    """CR-CARD-10: the top card of the discard pile joins one's Allies."""
    state.discarded -= 1
    card = whole(state.discard[state.discarded])
    state.discard[state.discarded] = NOTHING
    state.allies[seat] = whole(state.allies[seat]) | 1 << card
    if events.shape[0] > 0:
        source, target = place(DISCARD_PILE, TABLE), place(ALLIES, seat)
        tell(events, TOOK_DISCARD, seat, card, source, target, 1, cause_of(state), PUBLIC)


@rule
def turn_down(state, card, events):
    """CR-ABIL-3, CR-CARD-7: every other card that lies face up is turned face down; all have seen it."""
    others = whole(state.face_up) & ~(1 << card)
    state.face_up = 1 << card
    if events.shape[0] > 0:
        while others:
            turned = lowest(others)
            others &= others - 1
            spot = place(MEETING, who_played(state, turned))
            cause = whole(CARD_RULE[card])
            tell(events, TURNED_DOWN, who_played(state, turned), turned, spot, spot, 1, cause, PUBLIC)
