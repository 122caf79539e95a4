"""Chronicle: the rules. Source: the French rulebook of a game by Seiji Kanai; where it is silent
our rulings hold, marked as such in docs/rules/chronicle.md. Ids in the docstrings refer to that page.

Deviations from the printed game: facts the rulebook does not print are marked by their origin in `cards.json`.
"""

from madang.engine.events import NOWHERE, TABLE, place, tell
from madang.engine.rng import below, start
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, around, highest, lowest, rule, whole
from madang.games.chronicle.abilities import all_allies, answer, possible_victims, use_ability, who_played
from madang.games.chronicle.cards import (
    ABILITY,
    ALL_CARDS,
    ALLIES,
    ASIDE,
    BURNED,
    CARD_RULE,
    CARDS,
    CR_ABIL_4,
    CR_OPT_1,
    CR_PLAY_1,
    CR_PLAY_3,
    CR_SET_1,
    CR_SET_2,
    CR_SET_3,
    CR_WIN_1,
    CR_WIN_2,
    DEALT,
    DEALT_CARDS,
    DECK,
    DEMON,
    DISCARD_PILE,
    DRAGON,
    END_MEETING,
    FAME_TO_WIN,
    FIRST_PLAYED,
    HAND,
    HISTORIES,
    KING,
    MEETING,
    MEETING_BEGINS,
    MEETING_CUT,
    MEETING_WON,
    PASSED_OVER,
    PLAYED,
    PLAYED_DOWN,
    PLAYED_DOWN_CARD,
    RECEIVED,
    REVERSING,
    ROUND_OPENS,
    ROUNDS_REMEMBERED,
    SET_ASIDE,
    SUIT_CARDS,
    SUIT_OF,
    SUITED_CARDS,
    THEME,
    THEME_SHOWN,
    TURNED_UP,
    WILD_CARDS,
    WON_GAME,
)
from madang.games.chronicle.histories import (
    discard_card,
    join_hands,
    pay_fame,
    purify,
    put_histories_away,
    shuffle_pile,
    turn_histories,
)
from madang.games.chronicle.state import (
    ASK_CARD,
    ASK_DISCARD,
    ASK_DISCARD_ALLY,
    ASK_NOTHING,
    ASK_RECEIVER,
    ASK_TAKE,
    ASK_VICTIM,
    BASE,
    FACE_DOWN,
    MEETINGS,
    OVER,
    SEATS,
)

# Setting up


@rule
def deal(state, players, options, seed, events):
    """CR-SET-1: shuffles the History cards; then the first round begins."""
    start(state.generator, seed, 0)
    clear(state)
    state.players = players
    state.two_histories = options[0]
    state.play_on = options[1]
    shuffle_pile(state, (1 << len(HISTORIES)) - 1, state.generator)
    begin_round(state, events)


@rule
def clear(state):
    """A game of which nothing has happened yet: nobody has Fame, no History card was used."""
    for seat in range(SEATS):
        state.fame[seat] = 0
    for i in range(CARDS):
        state.discard[i] = NOTHING
    for i in range(len(HISTORIES)):
        state.pile[i] = NOTHING
    for back in range(ROUNDS_REMEMBERED):
        state.paid[back] = 0
    for i in range(len(state.pad)):
        state.pad[i] = 0
    state.used = 0
    state.pile_size = 0
    state.round_number = 1


@rule
def clear_round(state):
    """No card is anywhere yet."""
    for seat in range(SEATS):
        state.hand[seat] = 0
        state.allies[seat] = 0
        state.known[seat] = 0
        state.table[seat] = NOTHING
        state.down[seat] = 0
        state.voids[seat] = 0
        state.held[seat] = 0
    state.aside = 0
    state.opener = NOBODY
    state.discarded = 0
    state.phase = MEETINGS
    state.meeting = 0
    state.given = NOTHING


@rule
def begin_round(state, events):
    """CR-SET-1, CR-SET-2, CR-SET-3: History cards, a fresh deal, and the holder of the theme card leads."""
    clear_round(state)
    tell(events, ROUND_OPENS, NOBODY, NOTHING, NOWHERE, NOWHERE, whole(state.round_number), CR_SET_1, PUBLIC)
    turn_histories(state, events)
    set_aside(state, events)
    deal_hands(state, ALL_CARDS & ~whole(state.aside), whole(DEALT[state.players]))
    tell_hands(state, events)
    show_themes(state, events)
    begin_meeting(state, whole(state.opener), events)


@rule
def set_aside(state, events):
    """CR-SET-2: with five players one card is left over; it is shown, and never the theme card."""
    players = whole(state.players)
    if CARDS - players * whole(DEALT[players]) == 1:
        card = below(state.generator, CARDS)
        while card == whole(THEME[state.turned[0]]):
            card = below(state.generator, CARDS)
        state.aside = 1 << card
        tell(events, SET_ASIDE, NOBODY, card, place(DECK, TABLE), place(ASIDE, TABLE), 1, CR_SET_2, PUBLIC)


@rule
def deal_hands(state, cards, number):
    """CR-SET-2: fills every hand up to a number of cards. Card by card, a seat is as likely as it has room, which makes
    every deal equally likely."""
    room = 0
    for seat in range(whole(state.players)):
        room += max(number - whole(state.held[seat]), 0)
    while cards:
        card = cards & -cards
        cards ^= card
        at = below(state.generator, room)
        seat = 0
        while at >= max(number - whole(state.held[seat]), 0):
            at -= max(number - whole(state.held[seat]), 0)
            seat += 1
        state.hand[seat] = whole(state.hand[seat]) | card
        state.held[seat] += 1
        room -= 1


@rule
def tell_hands(state, events):
    if events.shape[0] > 0:
        for seat in range(whole(state.players)):
            hand = whole(state.hand[seat])
            deck, target = place(DECK, TABLE), place(HAND, seat)
            tell(events, DEALT_CARDS, seat, NOTHING, deck, target, whole(state.held[seat]), CR_SET_2, PUBLIC)
            while hand:
                tell(events, RECEIVED, seat, lowest(hand), deck, target, 1, CR_SET_2, 1 << seat)
                hand &= hand - 1


@rule
def show_themes(state, events):
    """CR-SET-3, CR-OPT-1: the theme cards of the round's own History cards are shown; the first one's holder leads."""
    for number in range(min(2 if state.two_histories else 1, whole(state.turned_up))):
        card = whole(THEME[state.turned[number]])
        for seat in range(whole(state.players)):
            if whole(state.hand[seat]) >> card & 1:
                state.known[seat] = whole(state.known[seat]) | 1 << card
                cause = CR_OPT_1 if number else CR_SET_3
                tell(events, THEME_SHOWN, seat, card, place(HAND, seat), NOWHERE, 1, cause, PUBLIC)
                if number == 0:
                    state.opener = seat


# Meetings


@rule
def begin_meeting(state, leader, events):
    """CR-PLAY-1: somebody leads; no suit is set."""
    state.meeting += 1
    state.leader = leader
    state.turn = 0
    state.suit = NOTHING
    state.face_up = 0
    state.seat = leader
    state.asked = ASK_CARD
    tell(events, MEETING_BEGINS, leader, NOTHING, NOWHERE, NOWHERE, whole(state.meeting), CR_PLAY_1, PUBLIC)


@rule
def playable(hand, suit):
    """CR-PLAY-1, CR-PLAY-2, CR-PLAY-3: who can follow suit does, or plays a wild card; who cannot may play anything."""
    if suit != NOTHING:
        following = hand & whole(SUIT_CARDS[suit])
        if following:
            return following | (hand & WILD_CARDS)
    return hand


@rule
def play(state, card, events):
    """CR-PLAY-1, CR-PLAY-3, CR-PLAY-4, CR-ABIL-1, CR-ABIL-5: a card goes from the hand into the meeting, face down if
    it does not follow; face up it may set the suit, and its ability is used. Returns whether it ends the meeting."""
    seat = whole(state.seat)
    bit = 1 << card
    state.hand[seat] = whole(state.hand[seat]) & ~bit
    state.held[seat] -= 1
    own = whole(SUIT_OF[card])
    suit = whole(state.suit)
    if suit == NOTHING:
        state.suit = own
    elif own != suit and own != NOTHING:
        state.table[seat] = FACE_DOWN
        state.down[seat] = card + 1
        state.voids[seat] = whole(state.voids[seat]) | 1 << suit
        if events.shape[0] > 0:
            source, target = place(HAND, seat), place(MEETING, seat)
            tell(events, PLAYED_DOWN, seat, NOTHING, source, target, 1, CR_PLAY_3, PUBLIC)
            tell(events, PLAYED_DOWN_CARD, seat, card, source, target, 1, CR_PLAY_3, 1 << seat)
        return False
    state.table[seat] = card
    state.face_up = whole(state.face_up) | bit
    state.known[seat] = whole(state.known[seat]) & ~bit
    tell(events, PLAYED, seat, card, place(HAND, seat), place(MEETING, seat), 1, CR_PLAY_1, PUBLIC)
    ability = whole(ABILITY[card])
    if ability < FIRST_PLAYED:
        return False
    if ability == END_MEETING:
        tell(events, MEETING_CUT, seat, card, NOWHERE, NOWHERE, 1, whole(CARD_RULE[card]), PUBLIC)
        return True
    use_ability(state, seat, card, ability, events)
    return False


@rule
def next_turn(state, events):
    """CR-PLAY-1: clockwise the next player with a card in hand plays; after everybody's turn the meeting is over."""
    players = whole(state.players)
    turn = whole(state.turn) + 1
    seat = around(whole(state.leader) + turn, players)
    while turn < players and state.hand[seat] == 0:
        tell(events, PASSED_OVER, seat, NOTHING, NOWHERE, NOWHERE, 1, CR_PLAY_1, PUBLIC)
        turn += 1
        seat = around(seat + 1, players)
    state.turn = turn
    if turn < players:
        state.seat = seat
        state.asked = ASK_CARD
    else:
        end_meeting(state, events)


# Who wins a meeting


@rule
def winning_card(state):
    """CR-WIN-1, CR-ABIL-2, CR-CARD-3, CR-CARD-KING, CR-CARD-DEMON, CR-CARD-DRAGON: the face-up card that wins the
    meeting as it lies now, or NOTHING if none has a say."""
    face_up = whole(state.face_up)
    if face_up & DRAGON:
        return lowest(DRAGON)
    if face_up & KING:
        return lowest(KING)
    strengths = face_up & SUITED_CARDS
    lowest_wins = (face_up & REVERSING != 0) != (face_up & DEMON != 0)
    if strengths:
        return lowest(strengths) if lowest_wins else highest(strengths)
    return lowest(DEMON) if face_up & DEMON else NOTHING


@rule
def winning_seat(state):
    """CR-WIN-1, CR-ABIL-4: who wins the meeting as it lies now; where no card has a say, whoever led."""
    card = winning_card(state)
    return whole(state.leader) if card == NOTHING else who_played(state, card)


@rule
def end_meeting(state, events):
    """CR-WIN-1, CR-ROUND-1: the winner takes all cards as Allies and leads the next meeting, if there is one."""
    players = whole(state.players)
    winner = winning_seat(state)
    burning = whole(state.face_up) & DRAGON != 0
    tell_winner(state, winner, burning, events)
    show_cards(state, winner, burning, events)
    taken = 0
    somebody_is_out = False
    seat = whole(state.leader)
    for _ in range(players):
        card = whole(state.table[seat])
        if card != NOTHING:
            state.table[seat] = NOTHING
            if burning and not DRAGON >> card & 1:
                discard_card(state, card)
            else:
                taken |= 1 << card
        if state.hand[seat] == 0:
            somebody_is_out = True
        seat = seat + 1 if seat + 1 < players else 0
    state.allies[winner] = whole(state.allies[winner]) | taken
    if somebody_is_out:
        end_round(state, events)
    else:
        begin_meeting(state, winner, events)


@rule
def winning_rule(state):
    """The rule that decides the meeting."""
    face_up = whole(state.face_up)
    card = winning_card(state)
    if card == NOTHING:
        return CR_ABIL_4
    if (1 << card) & (DRAGON | KING):
        return whole(CARD_RULE[card])
    if face_up & DEMON:
        return whole(CARD_RULE[lowest(DEMON)])
    if face_up & REVERSING:
        return whole(CARD_RULE[lowest(face_up & REVERSING)])
    return CR_WIN_1


@rule
def tell_winner(state, winner, burning, events):
    """Who wins how many cards, and by which rule."""
    if events.shape[0] > 0:
        taken = 0
        for seat in range(whole(state.players)):
            if state.table[seat] != NOTHING:
                taken += 1
        if burning:
            taken = 1
        source, target = place(MEETING, TABLE), place(ALLIES, winner)
        tell(events, MEETING_WON, winner, NOTHING, source, target, taken, winning_rule(state), PUBLIC)


@rule
def show_cards(state, winner, burning, events):
    """CR-WIN-1: cards that were played face down are turned up; all still lie there. These are told, and those that
    burn, in the order of play."""
    players = whole(state.players)
    seat = whole(state.leader)
    for _ in range(players):
        card = whole(state.table[seat])
        hidden = card == FACE_DOWN
        if hidden:
            card = whole(state.down[seat]) - 1
            state.table[seat] = card
            state.down[seat] = 0
            state.known[seat] = whole(state.known[seat]) & ~(1 << card)
        if card != NOTHING and events.shape[0] > 0:
            source = place(MEETING, seat)
            if burning and not DRAGON >> card & 1:
                tell(events, BURNED, seat, card, source, place(DISCARD_PILE, TABLE), 1, winning_rule(state), PUBLIC)
            elif hidden:
                tell(events, TURNED_UP, seat, card, source, place(ALLIES, winner), 1, CR_WIN_1, PUBLIC)
        seat = seat + 1 if seat + 1 < players else 0


# The end of a round and of the game


@rule
def end_round(state, events):
    """CR-END-1, CR-END-2, CR-END-3, CR-WIN-2: the round is scored; the game ends or a new round begins."""
    state.face_up = 0
    state.suit = NOTHING
    join_hands(state, events)
    purify(state, events)
    pay_fame(state, events)
    if is_won(state):
        state.phase = OVER
        state.asked = ASK_NOTHING
        state.seat = NOBODY
        tell_result(state, events)
    else:
        put_histories_away(state)
        state.round_number += 1
        begin_round(state, events)


@rule
def highest_fame(state):
    most = 0
    for seat in range(whole(state.players)):
        most = max(most, whole(state.fame[seat]))
    return most


@rule
def winning_seats(state):
    """CR-WIN-2: all who have the highest Fame, a set."""
    most = highest_fame(state)
    won = 0
    for seat in range(whole(state.players)):
        if state.fame[seat] == most:
            won |= 1 << seat
    return won


@rule
def is_won(state):
    """CR-WIN-2: somebody has enough Fame; to play on, a shared lead is not enough."""
    won = winning_seats(state)
    shared = won & (won - 1) != 0
    return highest_fame(state) >= FAME_TO_WIN and not (state.play_on and shared)


@rule
def tell_result(state, events):
    if events.shape[0] > 0:
        won = winning_seats(state)
        while won:
            seat = lowest(won)
            won &= won - 1
            tell(events, WON_GAME, seat, NOTHING, NOWHERE, NOWHERE, whole(state.fame[seat]), CR_WIN_2, PUBLIC)


# The contract


@rule
def to_act(state):
    """The seat to decide, or NOBODY when the game is over."""
    return whole(state.seat)


@rule
def choices(state):
    """The cards, or seats, the pending question offers, a set."""
    asked = whole(state.asked)
    seat = whole(state.seat)
    if asked == ASK_CARD:
        return playable(whole(state.hand[seat]), whole(state.suit))
    if asked == ASK_TAKE:
        return all_allies(state) & ~whole(state.allies[seat])
    if asked == ASK_DISCARD_ALLY:
        return all_allies(state)
    if asked == ASK_DISCARD:
        return whole(state.hand[seat])
    if asked == ASK_VICTIM:
        return possible_victims(state, seat)
    if asked == ASK_RECEIVER:
        return ((1 << whole(state.players)) - 1) & ~(1 << seat)
    return whole(state.allies[seat])


@rule
def legal(state, out):
    """Writes the legal actions, ascending; returns how many there are."""
    left = choices(state)
    base = whole(BASE[state.asked])
    number = 0
    while left:
        out[number] = base + lowest(left)
        left &= left - 1
        number += 1
    return number


@rule
def apply(state, action, events):
    """One decision, then everything that needs no choice."""
    asked = whole(state.asked)
    state.asked = ASK_NOTHING
    target = action - whole(BASE[asked])
    ends = False
    if asked == ASK_CARD:
        ends = play(state, target, events)
    else:
        answer(state, asked, target, events)
    if ends:
        end_meeting(state, events)
    elif state.asked == ASK_NOTHING:
        next_turn(state, events)


@rule
def scores(state, out):
    for seat in range(whole(state.players)):
        out[seat] = whole(state.fame[seat])


@rule
def winners(state, out):
    """CR-WIN-2"""
    won = winning_seats(state)
    for seat in range(whole(state.players)):
        out[seat] = (won >> seat) & 1
