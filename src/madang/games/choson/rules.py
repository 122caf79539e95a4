"""Chosŏn: the rules. Source: the bilingual rulebook (Moonster Games, 2014), a game by Gary Kim; where it is silent our
rulings hold, marked as such in docs/rules/choson.md. Ids in the docstrings refer to that page.

Deviations from the printed game: none.
"""

from madang.engine.events import (
    NOWHERE,
    TABLE,
    place,
    tell,
)
from madang.engine.pack import (
    copies,
    count,
    kinds,
    total,
)
from madang.engine.rng import (
    below,
    start,
)
from madang.engine.rule import (
    NOBODY,
    NOTHING,
    PUBLIC,
    lowest,
    rule,
    size,
    whole,
)
from madang.engine.seasons import (
    CHARACTERS,
    DISCARDED,
    EVERY_FAMILY,
    FAMILIES,
    FIRST_PLAYER,
    HAND,
    KEPT,
    ORDER,
    PILE,
    POOL,
    PURSE,
    REVEALED,
    ROUND_BEGINS,
    ROUNDS,
    SEATS,
    TABLEAU,
    TURN_BEGINS,
    TURN_ENDS,
    clear_orders,
    deal_hands,
    give_power,
    lay_order,
    most_of,
    seat_in_turn,
    tell_cards,
    to_pile,
)
from madang.games.choson.cards import (
    ALL_CARDS,
    CH_CIP_2,
    CH_CIP_4,
    CH_CIP_5,
    CH_DEAL_1,
    CH_END_1,
    CH_EV_1,
    CH_GOS_1,
    CH_LEG_1,
    CH_MAIN_1,
    CH_MAJ_1,
    CH_MAJ_2,
    CH_ORA_1,
    CH_ORD_1,
    CH_ORD_2,
    CH_RIP_1,
    CH_SCI_1,
    CH_SCORE_1,
    CH_SCORE_2,
    CH_SCORE_3,
    CH_SCORE_4,
    CH_SETUP_1,
    CH_TT_1,
    CH_VP_1,
    CH_YI_1,
    DECLINED_POINT,
    EFFECT_OF,
    EVENT,
    FIREARM,
    FIRST_PLAYER_POINTS,
    FORFEITED,
    GOSU,
    HULK,
    KEPT_EVENT,
    KEPT_EVENTS,
    LAID_NOTHING,
    LEGACY,
    LEGACY_ADDS,
    LEGACY_DOUBLES_UP_TO,
    LET_IT_BE,
    LOBBY,
    LOST_SHIELD,
    ORACLE,
    PLACED_SHIELD,
    PLAYED_EVENTS,
    POINTS,
    REAPER,
    RETURNED_EVENTS,
    RIPOSTED,
    SCIENTIST,
    SCORED_EVENTS,
    SCORED_FAMILY,
    SCORED_FIRST_PLAYER,
    SCORED_LEGACY,
    SCORED_POINTS,
    SHIELD,
    SNIPER,
    STAYED,
    STRUCK,
    SWAPPED,
    SWORD,
    SWORD_REACH,
    TIME_TRAVELLER,
    TOOK_LEGACY,
    TOOK_POINT,
    TOOK_POINT_FROM,
    TRAVELLED,
    TRIO,
    WATCHER,
    WON,
    YI,
)
from madang.games.choson.state import (
    ACTIONS,
    ASK_DISCARD,
    ASK_FROM,
    ASK_NOTHING,
    ASK_ORDER,
    ASK_RIPOSTE,
    ASK_SECOND,
    ASK_SWAP,
    ASK_TRAVEL,
    ASK_TURN,
    BASE,
    DECLINE,
    DECLINE_BIT,
    DISCARD,
    DISCARDS,
    END,
    END_BIT,
    ENOUGH,
    ENOUGH_BIT,
    GOSU_BIT,
    LAY,
    LAY_ACTION,
    LAY_EVENTS,
    LAY_EVENTS_ACTION,
    LAY_TWO,
    LAY_TWO_ACTION,
    LAY_WITH_EVENT,
    LAY_WITH_EVENT_ACTION,
    LET_BE,
    NONE_PLAYED,
    OPEN_EFFECT,
    ORACLE_BIT,
    ORDERS,
    OVER,
    PLACE_SHIELD,
    RESOLVED,
    REVEAL,
    REVEAL_BIT,
    RIPOSTE,
    SCIENTIST_BIT,
    SHIELD_BIT,
    STAY,
    STRIKE,
    STRIKES_AFTER_SWAPS,
    SWAP,
    TAKE_FROM,
    TARGET_BIT,
    TRAVEL,
    TRAVEL_NOW,
    TURNS,
    USE_GOSU,
    USE_ORACLE,
    USE_SCIENTIST,
    USED_GOSU,
    USED_ORACLE,
    USED_SCIENTIST,
    USED_SHIELD,
)

BLOCK_OF = ACTIONS.block_of
FIELDS = ACTIONS.fields


# Majority and Yi's Shield


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


# Victory points


@rule
def rich_others(state, seat):
    """CH-VP-1: the other players who have a victory point."""
    others = 0
    for other in range(whole(state.players)):
        if other != seat and state.tokens[other] > 0:
            others |= 1 << other
    return others


@rule
def take_point(state, seat, may_decline, cause, events):
    """CH-VP-1: one point from the centre; only from an empty centre is it taken from another player of one's choice."""
    if state.pool > 0:
        state.pool -= 1
        state.tokens[seat] += 1
        tell(events, TOOK_POINT, seat, NOTHING, place(POOL, TABLE), place(PURSE, seat), 1, cause, PUBLIC)
        return
    others = rich_others(state, seat)
    if others and (may_decline or others & (others - 1)):
        state.asked = ASK_FROM
        state.actor = seat
        state.choices = others | 1 << DECLINE_BIT if may_decline else others
    elif others:
        take_point_from(state, seat, lowest(others), events)


@rule
def take_point_from(state, seat, other, events):
    """CH-VP-1"""
    state.tokens[other] -= 1
    state.tokens[seat] += 1
    tell(events, TOOK_POINT_FROM, seat, NOTHING, place(PURSE, other), place(PURSE, seat), 1, CH_VP_1, PUBLIC)


# Setting up, time travel, dealing


@rule
def deal(state, players, options, seed, events):
    """CH-SETUP-1: one pile of 55 cards, ten victory points, a random first player; then the first round begins."""
    start(state.generator, seed, 0)
    for seat in range(SEATS):
        state.tableau[seat] = 0
        state.tokens[seat] = 0
        state.kept[seat] = 0
        state.cards[seat] = 0
    for family in range(FAMILIES):
        state.holder[family] = NOBODY
    state.pile = ALL_CARDS
    state.pool = POINTS
    state.players = players
    state.season = 1
    state.first = below(state.generator, players)
    state.shield = NOTHING
    state.legacy = NOBODY
    for i in range(len(state.pad)):
        state.pad[i] = 0
    begin_round(state, events)
    proceed(state, events)


@rule
def begin_round(state, events):
    """CH-TT-1: turns the season over and clears what the last round left; first there may be a time travel."""
    begin_phase(state, TRAVEL)
    state.seat = state.first
    clear_orders(state)
    tell(events, ROUND_BEGINS, NOBODY, NOTHING, NOWHERE, NOWHERE, whole(state.season), CH_DEAL_1, PUBLIC)
    tell(events, FIRST_PLAYER, whole(state.first), NOTHING, NOWHERE, NOWHERE, 1, CH_SETUP_1, PUBLIC)


@rule
def travel(state, events):
    """CH-TT-1: a Time Traveller is sacrificed for the 1st Player token and a victory point."""
    seat = whole(state.seat)
    to_pile(state, seat, TIME_TRAVELLER)
    tell(events, TRAVELLED, seat, TIME_TRAVELLER, place(TABLEAU, seat), place(PILE, TABLE), 1, CH_TT_1, PUBLIC)
    settle(state, 1 << TIME_TRAVELLER, events)
    if state.first != seat:
        state.first = seat
        tell(events, FIRST_PLAYER, seat, NOTHING, NOWHERE, NOWHERE, 1, CH_TT_1, PUBLIC)
    take_point(state, seat, True, CH_TT_1, events)


@rule
def begin_orders(state, events):
    """CH-DEAL-1: everybody is dealt the season's number of cards."""
    begin_phase(state, ORDERS)
    state.gone = 0
    deal_hands(state, NOBODY, CH_DEAL_1, CH_DEAL_1, events)


# Orders


@rule
def can_order(hand):
    """CH-ORD-1: any character will do; without one it takes three events."""
    return hand & CHARACTERS != 0 or count(hand, EVENT) >= TRIO


@rule
def lay(state, order, events):
    """CH-ORD-1, CH-ORD-2: the combination lies face down, everything else returns to the pile."""
    lay_order(state, order, CH_ORD_1, CH_ORD_2, events)
    state.turn += 1


@rule
def lay_nothing(state, events):
    """CH-ORD-1: a hand without any combination returns to the pile. It held one or two events, and everybody knows."""
    seat = whole(state.seat)
    number = whole(state.held[seat])
    state.pile = whole(state.pile) + whole(state.hand[seat])
    state.gone = whole(state.gone) + whole(state.hand[seat])
    state.hand[seat] = 0
    state.held[seat] = 0
    state.turn += 1
    tell(events, LAID_NOTHING, seat, NOTHING, place(HAND, seat), place(PILE, TABLE), number, CH_ORD_1, PUBLIC)


@rule
def list_orders(state, out):
    """CH-ORD-1: some of one family, two families, one character with an event, or three events."""
    hand = whole(state.hand[state.seat])
    families = kinds(hand & CHARACTERS)
    events = count(hand, EVENT)
    number = 0
    left = families
    while left:
        family = lowest(left)
        left &= left - 1
        for more in range(count(hand, family)):
            out[number] = whole(LAY_ACTION[family, 1]) + more
            number += 1
    left = families
    while left:
        family = lowest(left)
        left &= left - 1
        others = left
        while others:
            out[number] = LAY_TWO_ACTION[family, lowest(others)]
            others &= others - 1
            number += 1
    if events > 0:
        left = families & ~(1 << WATCHER)
        while left:
            out[number] = LAY_WITH_EVENT_ACTION[lowest(left)]
            left &= left - 1
            number += 1
    if events >= TRIO:
        out[number] = LAY_EVENTS_ACTION
        number += 1
    return number


# The turn


@rule
def clear_turn(state):
    """Nothing played, nothing used, nothing begun."""
    state.asked = ASK_NOTHING
    state.choices = 0
    state.revealed = 0
    state.used = 0
    state.events = 0
    state.effect = NONE_PLAYED
    state.character = NOTHING
    state.victim = NOBODY
    state.family = NOTHING


@rule
def begin_phase(state, phase):
    state.phase = phase
    state.turn = 0
    clear_turn(state)


@rule
def begin_turn(state, events):
    """CH-MAIN-1: a whole turn for the next seat. Who laid nothing has nothing to reveal."""
    clear_turn(state)
    state.revealed = 1 if state.laid[state.seat] == 0 else 0
    tell(events, TURN_BEGINS, whole(state.seat), NOTHING, NOWHERE, NOWHERE, 1, CH_MAIN_1, PUBLIC)


@rule
def oracle_due(state, seat):
    """CH-ORA-1: Oracle majority together with Return Fire or Counter-Attack, once a turn."""
    if state.holder[ORACLE] != seat or whole(state.used) & USED_ORACLE:
        return False
    return state.holder[SNIPER] == seat or state.holder[HULK] == seat


@rule
def gosu_and_scientist_open(state):
    """CH-CIP-5: with an event played, once the effect is resolved; or while it has no legal target, for that is no
    decision against it."""
    return state.effect == RESOLVED or (state.effect == OPEN_EFFECT and effect_options(state) == 0)


@rule
def scientist_due(state, seat):
    """CH-SCI-1, CH-CIP-5: Scientist majority while its power is open, once a turn."""
    if state.holder[SCIENTIST] != seat or whole(state.used) & USED_SCIENTIST:
        return False
    return gosu_and_scientist_open(state)


@rule
def turn_options(state):
    """CH-MAIN-1: what the seat may do now. The effect, Gosu, Scientist and the end come only after the reveal."""
    seat = whole(state.seat)
    used = whole(state.used)
    points = state.pool > 0 or rich_others(state, seat) != 0
    options = 0
    if points and oracle_due(state, seat):
        options |= 1 << ORACLE_BIT
    if state.holder[YI] == seat and not used & USED_SHIELD:
        families = kinds(whole(state.tableau[seat]))
        if state.shield != NOTHING:
            families &= ~(1 << whole(state.shield))
        options |= families << SHIELD_BIT
    if not state.revealed:
        return options | 1 << REVEAL_BIT
    if points and scientist_due(state, seat):
        options |= 1 << SCIENTIST_BIT
    if state.holder[GOSU] == seat and not used & USED_GOSU and gosu_and_scientist_open(state):
        options |= 1 << GOSU_BIT
    if state.effect == OPEN_EFFECT:
        options |= effect_options(state) << TARGET_BIT
    return options | 1 << END_BIT


@rule
def reveal(state, events):
    """CH-MAIN-1, CH-LEG-1: the combination comes into play; three events take Yi's Legacy at once."""
    seat = whole(state.seat)
    order = whole(state.order[seat])
    characters = order & CHARACTERS
    state.revealed = 1
    state.laid[seat] = 0
    state.order[seat] = 0
    state.events = count(order, EVENT)
    state.cards[seat] += total(characters)
    state.tableau[seat] = whole(state.tableau[seat]) + characters
    tell_cards(events, REVEALED, seat, characters, place(ORDER, seat), place(TABLEAU, seat), CH_MAIN_1, PUBLIC)
    tell_cards(
        events, REVEALED, seat, order - characters, place(ORDER, seat), place(PLAYED_EVENTS, seat), CH_MAIN_1, PUBLIC
    )
    if state.events == TRIO:
        state.effect = RESOLVED
        before = whole(state.legacy)
        state.legacy = seat
        source = place(LEGACY, TABLE) if before == NOBODY else place(LEGACY, before)
        tell(events, TOOK_LEGACY, seat, NOTHING, source, place(LEGACY, seat), 1, CH_LEG_1, PUBLIC)
    elif state.events == 1:
        state.effect = OPEN_EFFECT
        state.character = lowest(kinds(characters))
    settle(state, kinds(characters), events)


@rule
def keep_event(state, events):
    """CH-GOS-1: one played event stays with its player."""
    seat = whole(state.seat)
    state.used |= USED_GOSU
    state.events -= 1
    state.kept[seat] += 1
    source = place(PLAYED_EVENTS, seat)
    tell(events, KEPT_EVENT, seat, EVENT, source, place(KEPT_EVENTS, seat), 1, CH_GOS_1, PUBLIC)


@rule
def use_oracle(state, events):
    """CH-ORA-1"""
    state.used |= USED_ORACLE
    take_point(state, whole(state.seat), False, CH_ORA_1, events)


@rule
def use_scientist(state, events):
    """CH-SCI-1"""
    state.used |= USED_SCIENTIST
    take_point(state, whole(state.seat), False, CH_SCI_1, events)


@rule
def end_turn(state, events):
    """CH-ORA-1, CH-SCI-1, CH-VP-1: points still due are taken from the centre. If that empties it and one more is due,
    the turn does not end yet: it may come from another player. With an empty centre, ending the turn declines."""
    seat = whole(state.seat)
    taken = False
    if oracle_due(state, seat) and state.pool > 0:
        use_oracle(state, events)
        taken = True
    if scientist_due(state, seat) and state.pool > 0:
        use_scientist(state, events)
        taken = True
    more_due = oracle_due(state, seat) or scientist_due(state, seat)
    if taken and more_due and rich_others(state, seat):
        return
    finish_turn(state, events)


@rule
def finish_turn(state, events):
    """CH-EV-1, CH-CIP-5: an effect declined is forfeited, the played events return to the pile, the next seat is up."""
    seat = whole(state.seat)
    number = whole(state.events)
    if state.effect == OPEN_EFFECT and not gosu_and_scientist_open(state):
        tell(events, FORFEITED, seat, whole(state.character), NOWHERE, NOWHERE, 1, CH_CIP_5, PUBLIC)
    if number > 0:
        state.pile = whole(state.pile) + copies(EVENT, number)
        state.gone = whole(state.gone) + copies(EVENT, number)
        source = place(PLAYED_EVENTS, seat)
        tell(events, RETURNED_EVENTS, seat, EVENT, source, place(PILE, TABLE), number, CH_EV_1, PUBLIC)
    tell(events, TURN_ENDS, seat, NOTHING, NOWHERE, NOWHERE, 1, CH_MAIN_1, PUBLIC)
    clear_turn(state)
    state.turn += 1
    if state.turn < state.players:
        state.seat = (seat + 1) % whole(state.players)
        begin_turn(state, events)


# Effects of characters that come into play with an event


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
    state.victim = side
    state.family = family
    partners = swap_partners(state, side)
    if size(partners) == 1:
        finish_swap(state, lowest(partners) // FAMILIES, lowest(partners) % FAMILIES, events)
    else:
        state.asked = ASK_SWAP
        state.actor = state.seat
        state.choices = partners


@rule
def finish_swap(state, other, other_family, events):
    """CH-CIP-2: the two cards change sides at once."""
    side = whole(state.victim)
    family = whole(state.family)
    state.victim = NOBODY
    state.family = NOTHING
    state.effect = RESOLVED
    state.tableau[side] = whole(state.tableau[side]) - copies(family, 1) + copies(other_family, 1)
    state.tableau[other] = whole(state.tableau[other]) - copies(other_family, 1) + copies(family, 1)
    seat = whole(state.seat)
    tell(events, SWAPPED, seat, family, place(TABLEAU, side), place(TABLEAU, other), 1, CH_CIP_2, PUBLIC)
    tell(events, SWAPPED, seat, other_family, place(TABLEAU, other), place(TABLEAU, side), 1, CH_CIP_2, PUBLIC)
    settle(state, 1 << family | 1 << other_family, events)


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
            state.asked = ASK_SECOND
            state.actor = state.seat
            state.choices = options | 1 << ENOUGH_BIT
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
        state.asked = ASK_RIPOSTE
        state.actor = avenger
        state.choices = 3
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


# The end of a round


@rule
def discard(state, family, events):
    """CH-END-1, CH-YI-2: one character returns to the pile, shielded or not."""
    seat = whole(state.seat)
    to_pile(state, seat, family)
    tell(events, DISCARDED, seat, family, place(TABLEAU, seat), place(PILE, TABLE), 1, CH_END_1, PUBLIC)
    settle(state, 1 << family, events)


@rule
def end_round(state, events):
    """CH-END-1, CH-END-2: the 1st Player token passes clockwise and a round begins; after round 8 it stays."""
    if state.season == ROUNDS:
        state.phase = OVER
        state.seat = NOBODY
        state.actor = NOBODY
        clear_turn(state)
        tell_result(state, events)
    else:
        state.season += 1
        state.first = (whole(state.first) + 1) % whole(state.players)
        begin_round(state, events)


# The flow


@rule
def proceed(state, events):
    """Does everything that needs no choice, up to the next decision. A single option is taken, except an order: it
    comes from a hidden hand, and skipping the question would tell the others something."""
    while state.phase != OVER:
        if state.phase == TRAVEL:
            traveller = whole(state.holder[TIME_TRAVELLER])
            if state.turn > 0 or traveller == NOBODY:
                begin_orders(state, events)
            else:
                state.seat = traveller
                ask(state, ASK_TRAVEL, 3)
                return
        through = state.turn == state.players
        if not through:
            state.seat = seat_in_turn(state)
        seat = whole(state.seat)
        if state.phase == ORDERS:
            if through:
                begin_phase(state, TURNS)
                state.seat = state.first
                begin_turn(state, events)
            elif can_order(whole(state.hand[seat])):
                ask(state, ASK_ORDER, 0)
                return
            else:
                lay_nothing(state, events)
        elif state.phase == TURNS:
            if through:
                begin_phase(state, DISCARDS)
                for other in range(SEATS):
                    state.returned[other] = 0
            else:
                options = turn_options(state)
                if options == 1 << REVEAL_BIT:
                    reveal(state, events)
                elif options == 1 << END_BIT:
                    end_turn(state, events)
                else:
                    ask(state, ASK_TURN, options)
                    return
        elif through:
            end_round(state, events)
        else:
            families = 0
            if state.cards[seat] > KEPT[state.season]:
                families = kinds(whole(state.tableau[seat]))
            if families == 0:
                state.turn += 1
            elif families & (families - 1) == 0:
                discard(state, lowest(families), events)
            else:
                ask(state, ASK_DISCARD, families)
                return


@rule
def ask(state, asked, options):
    state.asked = asked
    state.actor = state.seat
    state.choices = options


@rule
def to_act(state):
    return whole(state.actor)


@rule
def legal(state, out):
    """Writes the legal actions, ascending; returns how many."""
    if state.asked == ASK_ORDER:
        return list_orders(state, out)
    options = whole(state.choices)
    base = whole(BASE[state.asked])
    strikes = 0
    if state.asked == ASK_TURN and state.effect == OPEN_EFFECT and EFFECT_OF[state.character] != LOBBY:
        strikes = STRIKES_AFTER_SWAPS
    number = 0
    while options:
        bit = lowest(options)
        options &= options - 1
        out[number] = base + bit + (strikes if bit >= TARGET_BIT else 0)
        number += 1
    return number


@rule
def apply(state, action, events):
    """One decision, then everything that needs no choice."""
    what = whole(BLOCK_OF[action])
    one = whole(FIELDS[action, 0])
    two = whole(FIELDS[action, 1])
    asked = whole(state.asked)
    state.asked = ASK_NOTHING
    state.choices = 0
    if what == LAY:
        lay(state, copies(one, two), events)
    elif what == LAY_TWO:
        lay(state, copies(one, 1) + copies(two, 1), events)
    elif what == LAY_WITH_EVENT:
        lay(state, copies(one, 1) + copies(EVENT, 1), events)
    elif what == LAY_EVENTS:
        lay(state, copies(EVENT, TRIO), events)
    elif what == USE_ORACLE:
        use_oracle(state, events)
    elif what == USE_SCIENTIST:
        use_scientist(state, events)
    elif what == USE_GOSU:
        keep_event(state, events)
    elif what == PLACE_SHIELD:
        place_shield(state, one, events)
    elif what == REVEAL:
        reveal(state, events)
    elif what == END:
        end_turn(state, events)
    elif what == SWAP and asked == ASK_SWAP:
        finish_swap(state, one, two, events)
    elif what == SWAP:
        begin_swap(state, one, two, events)
    elif what == STRIKE and asked == ASK_SECOND:
        destroy(state, one, two, events)
    elif what == STRIKE:
        strike(state, one, two, events)
    elif what == ENOUGH:
        destroy(state, NOBODY, NOTHING, events)
    elif what == RIPOSTE:
        riposte(state, events)
    elif what == LET_BE:
        let_be(state, events)
    elif what == TRAVEL_NOW:
        state.turn = 1
        travel(state, events)
    elif what == STAY:
        state.turn = 1
        tell(events, STAYED, whole(state.seat), TIME_TRAVELLER, NOWHERE, NOWHERE, 1, CH_TT_1, PUBLIC)
    elif what == TAKE_FROM:
        take_point_from(state, whole(state.actor), one, events)
    elif what == DECLINE:
        tell(events, DECLINED_POINT, whole(state.actor), NOTHING, NOWHERE, NOWHERE, 1, CH_VP_1, PUBLIC)
    elif what == DISCARD:
        discard(state, one, events)
    if state.asked == ASK_NOTHING:
        proceed(state, events)


# Scoring


@rule
def scoring_seat(state, family):
    """CH-SCORE-1: who has strictly the most cards of a family; the shield has no say."""
    return most_of(state, family, NOBODY)


@rule
def points_before_legacy(state, seat):
    """CH-SCORE-1, CH-SCORE-2: families, victory points, kept events and the 1st Player token."""
    points = whole(state.tokens[seat]) + whole(state.kept[seat])
    if state.first == seat:
        points += FIRST_PLAYER_POINTS
    for family in range(FAMILIES):
        if scoring_seat(state, family) == seat:
            points += family + 1
    return points


@rule
def legacy_gain(points, players):
    """CH-SCORE-3: what Yi's Legacy adds: as much again up to ten points, a little above."""
    if points <= LEGACY_DOUBLES_UP_TO:
        return points
    return whole(LEGACY_ADDS[players])


@rule
def score(state, seat):
    """CH-SCORE-1, CH-SCORE-2, CH-SCORE-3: what a seat has now."""
    points = points_before_legacy(state, seat)
    if state.legacy == seat:
        points += legacy_gain(points, whole(state.players))
    return points


@rule
def scores(state, out):
    for seat in range(whole(state.players)):
        out[seat] = score(state, seat)


@rule
def winning_seats(state):
    """CH-SCORE-4: the highest total wins; of those tied whoever scored the family of least value; else all of them."""
    most = 0
    tied = 0
    for seat in range(whole(state.players)):
        points = score(state, seat)
        if points > most:
            most = points
            tied = 0
        if points == most:
            tied |= 1 << seat
    for family in range(FAMILIES):
        best = scoring_seat(state, family)
        if best != NOBODY and (tied >> best) & 1:
            return 1 << best
    return tied


@rule
def winners(state, out):
    won = winning_seats(state)
    for seat in range(whole(state.players)):
        out[seat] = (won >> seat) & 1


@rule
def tell_result(state, events):
    """CH-SCORE-1 to CH-SCORE-4: the count, family by family, then points, events, first player, Legacy, winners."""
    if events.shape[0] > 0:
        for family in range(FAMILIES):
            best = scoring_seat(state, family)
            tell(events, SCORED_FAMILY, best, family, NOWHERE, NOWHERE, family + 1, CH_SCORE_1, PUBLIC)
        for seat in range(whole(state.players)):
            tokens = whole(state.tokens[seat])
            kept = whole(state.kept[seat])
            tell(events, SCORED_POINTS, seat, NOTHING, NOWHERE, NOWHERE, tokens, CH_SCORE_2, PUBLIC)
            tell(events, SCORED_EVENTS, seat, EVENT, NOWHERE, NOWHERE, kept, CH_SCORE_2, PUBLIC)
        first = whole(state.first)
        tell(events, SCORED_FIRST_PLAYER, first, NOTHING, NOWHERE, NOWHERE, FIRST_PLAYER_POINTS, CH_SCORE_2, PUBLIC)
        heir = whole(state.legacy)
        if heir != NOBODY:
            gain = legacy_gain(points_before_legacy(state, heir), whole(state.players))
            tell(events, SCORED_LEGACY, heir, NOTHING, NOWHERE, NOWHERE, gain, CH_SCORE_3, PUBLIC)
        won = winning_seats(state)
        while won:
            seat = lowest(won)
            won &= won - 1
            tell(events, WON, seat, NOTHING, NOWHERE, NOWHERE, score(state, seat), CH_SCORE_4, PUBLIC)
