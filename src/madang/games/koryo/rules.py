"""Koryŏ: the rules. Source: the French rulebook (Moonster Games Asia, Happy Baobab), a game by Gary Kim; where it is
silent our rulings hold, marked as such in docs/rules/koryo.md. Ids in the docstrings refer to that page.

Deviations from the printed game: none.
"""

from madang.engine.events import NOWHERE, TABLE, place, tell
from madang.engine.pack import copies, count, kinds
from madang.engine.rng import below, start
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, lowest, rule, size, whole
from madang.engine.seasons import (
    CHARACTERS,
    DISCARDED,
    EVERY_FAMILY,
    FAMILIES,
    FIRST_PLAYER,
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
from madang.games.koryo.cards import (
    ALL_CARDS,
    BANKER,
    BARBARIANS,
    BROADCASTER,
    BURNED_EVENT,
    CARDS,
    DESTROYED,
    GUARDIAN,
    KO_BANK_1,
    KO_DEAL_1,
    KO_DEAL_2,
    KO_END_1,
    KO_EV_1,
    KO_EV_2,
    KO_EV_3,
    KO_MAIN_1,
    KO_MAJ_1,
    KO_MAJ_2,
    KO_ORD_1,
    KO_ORD_3,
    KO_PRIEST_1,
    KO_SCORE_1,
    KO_SCORE_2,
    KO_SCORE_3,
    KO_SETUP_1,
    KO_SPY_1,
    LAPSED,
    LOBBYING,
    OMNISCIENT,
    PRIEST,
    SCORED_EVENTS,
    SCORED_FAMILY,
    SCORED_TOKENS,
    SENATOR,
    SENATOR_KEEPS,
    SHIP_OWNER,
    SPY,
    STOLE_TOKEN,
    SWAPPED,
    TOKENS,
    TOOK_TOKEN,
    WON,
)
from madang.games.koryo.state import (
    ACTIONS,
    ASK_CHARACTER,
    ASK_DISCARD,
    ASK_NOTHING,
    ASK_ORDER,
    ASK_SWAP,
    ASK_TURN,
    BANKER_BIT,
    BARBARIANS_BIT,
    BASE,
    DESTROY,
    DISCARD,
    DISCARDS,
    END,
    END_BIT,
    LAY,
    LAY_ACTION,
    LAY_TWO,
    LAY_TWO_ACTION,
    ORDERS,
    OVER,
    PRIEST_BIT,
    REVEAL,
    REVEAL_BIT,
    SEND_BARBARIANS,
    SPY_BIT,
    SWAP,
    SWAP_BIT,
    TURNS,
    USE_BANKER,
    USE_PRIEST,
    USE_SPY,
    USED_BANKER,
    USED_PRIEST,
    USED_SPY,
)

BLOCK_OF = ACTIONS.block_of
FIELDS = ACTIONS.fields


# Majority


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


# Setting up and dealing


@rule
def deal(state, players, options, seed, events):
    """KO-SETUP-1: one pile of 55 cards, eight tokens, a random first player; then the first round begins."""
    start(state.generator, seed, 0)
    for seat in range(SEATS):
        state.tableau[seat] = 0
        state.tokens[seat] = 0
        state.cards[seat] = 0
    for family in range(FAMILIES):
        state.holder[family] = NOBODY
    state.pile = ALL_CARDS
    state.pool = TOKENS
    state.players = players
    state.season = 1
    state.first = below(state.generator, players)
    for i in range(len(state.pad)):
        state.pad[i] = 0
    begin_round(state, events)
    proceed(state, events)


@rule
def begin_round(state, events):
    """KO-DEAL-1: turns the season over, clears what the last round left, and deals."""
    state.phase = ORDERS
    state.turn = 0
    state.seat = state.first
    clear_turn(state)
    clear_orders(state)
    for seat in range(SEATS):
        state.free[seat] = 0
    tell(events, ROUND_BEGINS, NOBODY, NOTHING, NOWHERE, NOWHERE, whole(state.season), KO_DEAL_1, PUBLIC)
    tell(events, FIRST_PLAYER, whole(state.first), NOTHING, NOWHERE, NOWHERE, 1, KO_SETUP_1, PUBLIC)
    deal_hands(state, whole(state.holder[BROADCASTER]), KO_DEAL_1, KO_DEAL_2, events)


# Orders


@rule
def lay(state, order, events):
    """KO-ORD-1, KO-ORD-2, KO-ORD-3: the order lies face down, everything else returns to the pile."""
    seat = whole(state.seat)
    state.free[seat] = 1 if state.holder[SHIP_OWNER] == seat else 0
    lay_order(state, order, KO_ORD_1, KO_ORD_3, events)
    state.turn += 1


# The turn


@rule
def clear_turn(state):
    """Nothing used, nothing open, nothing begun."""
    state.asked = ASK_NOTHING
    state.choices = 0
    state.revealed = 0
    state.used = 0
    state.barbarians = 0
    state.lobbying = 0
    state.victim = NOBODY
    state.family = NOTHING


@rule
def begin_turn(state, events):
    """KO-MAIN-1: a whole turn for the next seat. Who laid nothing (KO-DEAL-2) has nothing to reveal."""
    clear_turn(state)
    state.revealed = 1 if state.laid[state.seat] == 0 else 0
    tell(events, TURN_BEGINS, whole(state.seat), NOTHING, NOWHERE, NOWHERE, 1, KO_MAIN_1, PUBLIC)


@rule
def turn_options(state):
    """KO-MAIN-1, KO-MAIN-2: what the seat may do now. Open events and the end come only after the reveal."""
    seat = whole(state.seat)
    players = whole(state.players)
    used = whole(state.used)
    options = 0
    if state.holder[BANKER] == seat and not used & USED_BANKER and state.pool > 0:
        options |= 1 << BANKER_BIT
    if state.holder[PRIEST] == seat and not used & USED_PRIEST:
        if count(whole(state.tableau[seat]), BARBARIANS):
            options |= 1 << PRIEST_BIT
        if count(whole(state.tableau[seat]), LOBBYING):
            options |= 1 << PRIEST_BIT + 1
    if state.holder[SPY] == seat and not used & USED_SPY:
        for other in range(players):
            if other != seat and state.tokens[other] > 0:
                options |= 1 << SPY_BIT + other
    if not state.revealed:
        return options | 1 << REVEAL_BIT
    if state.barbarians > 0:
        for other in range(players):
            if other != seat and state.holder[GUARDIAN] != other and whole(state.tableau[other]) & CHARACTERS:
                options |= 1 << BARBARIANS_BIT + other
    if state.lobbying > 0:
        options |= swap_options(state)
    return options | 1 << END_BIT


@rule
def reveal(state, events):
    """KO-MAIN-1: the order comes into play all together; its events are open from now on."""
    seat = whole(state.seat)
    order = whole(state.order[seat])
    state.revealed = 1
    state.cards[seat] += whole(state.laid[seat])
    state.laid[seat] = 0
    state.order[seat] = 0
    state.tableau[seat] = whole(state.tableau[seat]) + order
    state.barbarians = count(order, BARBARIANS)
    state.lobbying = count(order, LOBBYING)
    tell_cards(events, REVEALED, seat, order, place(ORDER, seat), place(TABLEAU, seat), KO_MAIN_1, PUBLIC)
    settle(state, kinds(order), events)


@rule
def take_token(state, events):
    """KO-BANK-1: one token from the pool."""
    seat = whole(state.seat)
    state.used |= USED_BANKER
    state.pool -= 1
    state.tokens[seat] += 1
    tell(events, TOOK_TOKEN, seat, NOTHING, place(POOL, TABLE), place(PURSE, seat), 1, KO_BANK_1, PUBLIC)


@rule
def burn_event(state, kind, events):
    """KO-PRIEST-1: one own event is destroyed; of equal ones an old or resolved one goes first."""
    seat = whole(state.seat)
    state.used |= USED_PRIEST
    to_pile(state, seat, kind)
    left = count(whole(state.tableau[seat]), kind)
    if kind == BARBARIANS:
        state.barbarians = min(whole(state.barbarians), left)
    else:
        state.lobbying = min(whole(state.lobbying), left)
    tell(events, BURNED_EVENT, seat, kind, place(TABLEAU, seat), place(PILE, TABLE), 1, KO_PRIEST_1, PUBLIC)


@rule
def steal_token(state, other, events):
    """KO-SPY-1: one token from another player."""
    seat = whole(state.seat)
    state.used |= USED_SPY
    state.tokens[other] -= 1
    state.tokens[seat] += 1
    tell(events, STOLE_TOKEN, seat, NOTHING, place(PURSE, other), place(PURSE, seat), 1, KO_SPY_1, PUBLIC)


@rule
def end_turn(state, events):
    """KO-BANK-1, KO-MAIN-1: an unclaimed Banker's token is taken, open events lapse, the next seat is up."""
    seat = whole(state.seat)
    if state.holder[BANKER] == seat and not whole(state.used) & USED_BANKER and state.pool > 0:
        take_token(state, events)
    if state.barbarians > 0:
        tell(events, LAPSED, seat, BARBARIANS, NOWHERE, NOWHERE, whole(state.barbarians), KO_EV_1, PUBLIC)
    if state.lobbying > 0:
        tell(events, LAPSED, seat, LOBBYING, NOWHERE, NOWHERE, whole(state.lobbying), KO_EV_1, PUBLIC)
    tell(events, TURN_ENDS, seat, NOTHING, NOWHERE, NOWHERE, 1, KO_MAIN_1, PUBLIC)
    clear_turn(state)
    state.turn += 1
    if state.turn < state.players:
        state.seat = (seat + 1) % whole(state.players)
        begin_turn(state, events)


# Events


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
        state.asked = ASK_CHARACTER
        state.choices = families


@rule
def immune_to_lobbying(state, seat):
    """KO-SPY-2, KO-SPY-3: the Spy majority without any Guardian keeps one out of every swap."""
    return state.holder[SPY] == seat and count(whole(state.tableau[seat]), GUARDIAN) == 0


@rule
def swap_partners(state, side, family):
    """KO-EV-3: the cards that can be swapped for this one: other families, of other players who may be a side."""
    options = 0
    for other in range(whole(state.players)):
        if other != side and not immune_to_lobbying(state, other):
            families = kinds(whole(state.tableau[other]) & CHARACTERS) & ~(1 << family)
            options |= families << SWAP_BIT + other * FAMILIES
    return options


@rule
def swap_options(state):
    """KO-EV-3: the cards with which a swap can begin: those that have a partner."""
    options = 0
    for side in range(whole(state.players)):
        if not immune_to_lobbying(state, side):
            families = kinds(whole(state.tableau[side]) & CHARACTERS)
            while families:
                family = lowest(families)
                families &= families - 1
                if swap_partners(state, side, family):
                    options |= 1 << SWAP_BIT + side * FAMILIES + family
    return options


@rule
def begin_swap(state, side, family, events):
    """KO-EV-3, KO-MAIN-1: the first card is chosen; the swap is finished before anything else."""
    state.victim = side
    state.family = family
    partners = swap_partners(state, side, family)
    if size(partners) == 1:
        card = lowest(partners) - SWAP_BIT
        finish_swap(state, card // FAMILIES, card % FAMILIES, events)
    else:
        state.asked = ASK_SWAP
        state.choices = partners


@rule
def finish_swap(state, other, other_family, events):
    """KO-EV-3: the two cards change sides at once."""
    side = whole(state.victim)
    family = whole(state.family)
    state.victim = NOBODY
    state.family = NOTHING
    state.lobbying -= 1
    state.tableau[side] = whole(state.tableau[side]) - copies(family, 1) + copies(other_family, 1)
    state.tableau[other] = whole(state.tableau[other]) - copies(other_family, 1) + copies(family, 1)
    seat = whole(state.seat)
    tell(events, SWAPPED, seat, family, place(TABLEAU, side), place(TABLEAU, other), 1, KO_EV_3, PUBLIC)
    tell(events, SWAPPED, seat, other_family, place(TABLEAU, other), place(TABLEAU, side), 1, KO_EV_3, PUBLIC)
    settle(state, 1 << family | 1 << other_family, events)


# The end of a round


@rule
def limit(state, seat):
    """KO-END-1: how many cards a seat may keep now, two more with the Senator majority."""
    return whole(KEPT[state.season]) + (SENATOR_KEEPS if state.holder[SENATOR] == seat else 0)


@rule
def discard(state, kind, events):
    """KO-END-1: one character returns to the pile; majorities, and so the limit, are settled anew."""
    seat = whole(state.seat)
    to_pile(state, seat, kind)
    tell(events, DISCARDED, seat, kind, place(TABLEAU, seat), place(PILE, TABLE), 1, KO_END_1, PUBLIC)
    settle(state, 1 << kind, events)


@rule
def end_round(state, events):
    """KO-END-3: after round 8 the game ends; else the first-player token passes clockwise and a round begins."""
    if state.season == ROUNDS:
        state.phase = OVER
        state.seat = NOBODY
        clear_turn(state)
        tell_result(state, events)
    else:
        state.season += 1
        state.first = (whole(state.first) + 1) % whole(state.players)
        begin_round(state, events)


@rule
def begin_phase(state, phase):
    state.phase = phase
    state.turn = 0
    clear_turn(state)


# The flow


@rule
def proceed(state, events):
    """Does everything that needs no choice, up to the next decision. A single option is taken, except an order: it
    comes from a hidden hand, and skipping the question would tell the others something."""
    while state.phase != OVER:
        through = state.turn == state.players
        if not through:
            state.seat = seat_in_turn(state)
        seat = whole(state.seat)
        if state.phase == ORDERS:
            if through:
                begin_phase(state, TURNS)
                state.seat = state.first
                begin_turn(state, events)
            elif state.held[seat] == 0:
                state.turn += 1
            else:
                state.asked = ASK_ORDER
                return
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
                    state.asked = ASK_TURN
                    state.choices = options
                    return
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
                state.asked = ASK_DISCARD
                state.choices = families
                return


@rule
def to_act(state):
    return whole(state.seat)


@rule
def legal(state, out):
    """Writes the legal actions, ascending; returns how many."""
    number = 0
    if state.asked == ASK_ORDER:
        return list_orders(state, out)
    options = whole(state.choices)
    base = whole(BASE[state.asked])
    while options:
        out[number] = base + lowest(options)
        options &= options - 1
        number += 1
    return number


@rule
def list_orders(state, out):
    """KO-ORD-1, KO-ORD-2: any number of one kind; with the Ship-owner also two different cards."""
    seat = whole(state.seat)
    hand = whole(state.hand[seat])
    number = 0
    held = kinds(hand)
    while held:
        kind = lowest(held)
        held &= held - 1
        first = whole(LAY_ACTION[kind, 1])
        for more in range(count(hand, kind)):
            out[number] = first + more
            number += 1
    if state.holder[SHIP_OWNER] == seat:
        held = kinds(hand)
        while held:
            kind = lowest(held)
            held &= held - 1
            others = held
            while others:
                out[number] = LAY_TWO_ACTION[kind, lowest(others)]
                others &= others - 1
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
    elif what == USE_BANKER:
        take_token(state, events)
    elif what == USE_PRIEST:
        burn_event(state, FAMILIES + one, events)
    elif what == USE_SPY:
        steal_token(state, one, events)
    elif what == REVEAL:
        reveal(state, events)
    elif what == SEND_BARBARIANS:
        send_barbarians(state, one, events)
    elif what == SWAP and asked == ASK_SWAP:
        finish_swap(state, one, two, events)
    elif what == SWAP:
        begin_swap(state, one, two, events)
    elif what == END:
        end_turn(state, events)
    elif what == DESTROY:
        destroy(state, one, events)
    elif what == DISCARD:
        discard(state, one, events)
    if state.asked == ASK_NOTHING:
        proceed(state, events)


# Scoring


@rule
def scoring_seat(state, family):
    """KO-SCORE-1, KO-MAJ-4: who has strictly the most cards of a family; the Omniscient has no say."""
    return most_of(state, family, NOBODY)


@rule
def events_in_front(state, seat):
    return count(whole(state.tableau[seat]), BARBARIANS) + count(whole(state.tableau[seat]), LOBBYING)


@rule
def loose_points(state, seat):
    """KO-SCORE-2: tokens less events."""
    return whole(state.tokens[seat]) - events_in_front(state, seat)


@rule
def score(state, seat):
    """KO-SCORE-1, KO-SCORE-2: what a seat has now."""
    points = loose_points(state, seat)
    for family in range(FAMILIES):
        if scoring_seat(state, family) == seat:
            points += family + 1
    return points


@rule
def scores(state, out):
    """KO-SCORE-1, KO-SCORE-2: what every seat has now, each family looked at once."""
    for seat in range(whole(state.players)):
        out[seat] = loose_points(state, seat)
    for family in range(FAMILIES):
        best = scoring_seat(state, family)
        if best != NOBODY:
            out[best] += family + 1


@rule
def winning_seats(state):
    """KO-SCORE-3: the highest total wins; a tie is a shared win."""
    most = -CARDS
    won = 0
    for seat in range(whole(state.players)):
        points = score(state, seat)
        if points > most:
            most = points
            won = 0
        if points == most:
            won |= 1 << seat
    return won


@rule
def winners(state, out):
    won = winning_seats(state)
    for seat in range(whole(state.players)):
        out[seat] = (won >> seat) & 1


@rule
def tell_result(state, events):
    """KO-SCORE-1, KO-SCORE-2, KO-SCORE-3: the count, family by family, then events, tokens and the winners."""
    if events.shape[0] > 0:
        for family in range(FAMILIES):
            best = scoring_seat(state, family)
            tell(events, SCORED_FAMILY, best, family, NOWHERE, NOWHERE, family + 1, KO_SCORE_1, PUBLIC)
        for seat in range(whole(state.players)):
            lost = events_in_front(state, seat)
            gained = whole(state.tokens[seat])
            tell(events, SCORED_EVENTS, seat, NOTHING, NOWHERE, NOWHERE, -lost, KO_SCORE_2, PUBLIC)
            tell(events, SCORED_TOKENS, seat, NOTHING, NOWHERE, NOWHERE, gained, KO_SCORE_2, PUBLIC)
        won = winning_seats(state)
        while won:
            seat = lowest(won)
            won &= won - 1
            tell(events, WON, seat, NOTHING, NOWHERE, NOWHERE, score(state, seat), KO_SCORE_3, PUBLIC)
