"""Gosu X: the rules. Source: the French rulebook (Sorry We Are French), a game after Gosu and Gosu Tactics by Kim Satô;
where it is silent our rulings hold, marked as such in docs/rules/gosux.md. Ids in the docstrings refer to that page.

The rules are an interpreter: `apply` writes the answer into the topmost frame, `proceed` carries out rows of the
program until something is asked again. What the rows say stands in `effects/`, what may be chosen in `choosing.py`,
what the steps do in the other modules.
"""

from madang.engine.events import NOWHERE, place, tell
from madang.engine.rng import below, start
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, lowest, rule, size, whole
from madang.games.gosux import cards
from madang.games.gosux.armies import swap, turn_up
from madang.games.gosux.cards import (
    CHOSE_CLAN,
    CHOSE_LEVEL,
    CHOSE_PLAYER,
    CLAN_CARDS,
    CLANS,
    CLANS_EACH,
    DESTROYED,
    DRAFTED,
    GX_SET_1,
    GX_SET_3,
    HAND_CARDS,
    KEPT,
    KINDS_IN_CLAN,
    SACRIFICED,
    SEARCHED,
    SEATS,
    SLOTS,
)
from madang.games.gosux.choosing import (
    ARMY,
    amount,
    asked_seat,
    condition,
    hand_options,
    matching,
    write_options,
    zone_bag,
)
from madang.games.gosux.effects import operations
from madang.games.gosux.effects.language import DECK, SELF, THEIRS
from madang.games.gosux.effects.tables import (
    ACTIVATE_ROW,
    CAPTURE_ROW,
    DESTROY_ROW,
    GAME_ROW,
    HANDS_DEALT_ROW,
    KIND_AT,
    PASS_ROW,
    PLAY_ROW,
    PROGRAM,
    SHIFT_ROW,
    SPEND_ONE_ROW,
    SPEND_TWO_ROW,
)
from madang.games.gosux.frames import attack, cause_of, clear_frame, push
from madang.games.gosux.playing import announce, answer, enter, hold, lay, lay_token, pay, say_echo
from madang.games.gosux.queries import card_of, cards_of_clan, clan_slot, kind_of, owner_of_clan
from madang.games.gosux.setting_up import (
    FULL_DRAFT,
    GIVEN_CLANS,
    RANDOM_DRAFT,
    clear,
    draft_at_random,
    redraw,
    set_up,
    take_clan,
    tell_clan,
)
from madang.games.gosux.state import (
    ACTIONS,
    ACTIVATE,
    ASK,
    ASK_DRAFT,
    ASK_MULLIGAN,
    ASK_NOTHING,
    ASK_TURN,
    BIT_OF,
    CAPTURE_BIT,
    CARD_START,
    CHOOSE_CARD,
    CHOOSE_CARD_DISCARD,
    CLAN_BIT,
    DRAFT,
    KEEP_BIT,
    LEVEL_BIT,
    NO_BIT,
    PASS,
    PLAY,
    PLAY_DISCARD,
    PLAYER_BIT,
    REST_ACTION,
    SHIFT,
    SPEND_ONE,
    SPEND_TWO,
    SPENT_BIT,
    WONDER_BIT,
    YES_BIT,
)
from madang.games.gosux.steps import (
    bar,
    bounty_here,
    capture,
    copy_card,
    copy_place,
    discard_from_play,
    look,
    mark,
    more,
    move_all,
    move_chosen,
    next_marked,
    note_level,
    remove_copied,
    return_to_deck,
    strike,
    take_back,
    turn_tile,
)
from madang.games.gosux.turns import (
    battle,
    begin_round,
    begin_turn,
    end_turn,
    grant_turn,
    new_round,
    pass_now,
    pass_turn,
    run_end_effect,
    sing,
    spend,
    trigger,
)
from madang.games.gosux.zones import draw_cards, mill, remove_cards, reveal, shuffle, shuffle_in, unlock

BLOCK_OF = ACTIONS.block_of
FIELDS = ACTIONS.fields
ASK_CLAN, ASK_LEVEL, ASK_NAME, ASK_COPY_DISCARD = ASK["clan"], ASK["level"], ASK["name"], ASK["copy-discard"]


@rule
def deal(state, players, options, seed, events):
    """GX-SET-1: a random first player; then the draft, or the clans as the options say."""
    start(state.generator, seed, 0)
    clear(state)
    state.players = players
    state.first = below(state.generator, SEATS)
    first = whole(state.first)
    state.depth = 1
    state.seat[0] = first
    state.who[0] = first
    if options[0] == FULL_DRAFT:
        state.stage = DRAFT
        state.asked = ASK_DRAFT
        state.choices[first, 2] = ((1 << len(CLANS)) - 1) << CLAN_BIT
        state.pc[0] = GAME_ROW + 2
    else:
        if options[0] == RANDOM_DRAFT:
            draft_at_random(state)
        else:
            for seat in range(SEATS):
                for slot in range(CLANS_EACH):
                    state.clans[seat, slot] = GIVEN_CLANS[options[1], seat, slot]
        for seat in range(SEATS):
            for slot in range(CLANS_EACH):
                tell_clan(events, DRAFTED, seat, whole(state.clans[seat, slot]), GX_SET_1)
        set_up(state, events)
        state.asked = ASK_MULLIGAN
        state.choices[first, 2] = hand_options(state, first)
        state.pc[0] = HANDS_DEALT_ROW + 2
    state.ask_seat = first


@rule
def decide(state, top, op, a, b, c, otherwise, asks, events):
    """Puts a question, unless there is nothing to choose from. A single option is taken at once where everybody can see
    that it is the only one."""
    always = write_options(state, top, op, a, b, c)
    seat = asked_seat(state, top, op, a)
    mine = whole(state.choices[seat, 0])
    others = whole(state.choices[seat, 1])
    rest = whole(state.choices[seat, 2])
    declinable = rest >> NO_BIT & 1
    number = size(mine) + size(others) + size(rest) - declinable
    if always or (number > 0 and (declinable or number > 1)):
        state.asked = asks
        state.ask_seat = seat
        return
    clear_choices(state, seat)
    if number == 0:
        state.pc[top] = otherwise
        if op == operations.CHOOSE_CARD and a == DECK:
            tell_search(state, top, seat, b, c, 0, events)
    elif mine:
        answer_card(state, top, seat, lowest(mine), 0)
    elif others:
        answer_card(state, top, 1 - seat, lowest(others), 0)
    else:
        answer_rest(state, top, lowest(rest), asks, otherwise, events)


@rule
def tell_search(state, top, seat, levels, how, found, events):
    """A search that finds nothing tells that the cards it was for must be in hand, if they are nowhere to be seen."""
    if not found:
        meant = matching(state, top, seat, levels, how >> 2)
        state.seen[seat] = (whole(state.seen[seat]) & ~meant) | (whole(state.hand[seat]) & meant)
    target = place(cards.DECK_ZONE, seat)
    tell(events, SEARCHED, seat, NOTHING, NOWHERE, target, found, cause_of(state, top), PUBLIC)


@rule
def clear_choices(state, seat):
    for word in range(3):
        state.choices[seat, word] = 0


@rule
def answer_card(state, top, owner, card, from_discard):
    """Writes the card chosen into the frame; `flag` tells a card of the discard from one of the hand."""
    state.card[top] = card
    state.owner[top] = owner
    state.flag[top] = from_discard


@rule
def answer_rest(state, top, bit, asks, otherwise, events):
    """Writes the answer into the frame; "no" and "keep" leave the sentence."""
    seat = whole(state.who[top])
    cause = cause_of(state, top)
    if bit < CLAN_BIT:
        state.place[top] = bit
    elif bit < LEVEL_BIT:
        state.clan[top] = bit - CLAN_BIT
        if asks == ASK_CLAN:
            tell_clan(events, CHOSE_CLAN, seat, bit - CLAN_BIT, cause)
    elif bit < PLAYER_BIT:
        state.level[top] = bit - LEVEL_BIT + 1
        if asks == ASK_LEVEL:
            tell(events, CHOSE_LEVEL, seat, NOTHING, NOWHERE, NOWHERE, bit - LEVEL_BIT + 1, cause, PUBLIC)
    elif bit < YES_BIT:
        state.who[top] = bit - PLAYER_BIT
        chosen = place(cards.HAND_ZONE, bit - PLAYER_BIT)
        tell(events, CHOSE_PLAYER, seat, NOTHING, NOWHERE, chosen, bit - PLAYER_BIT, cause, PUBLIC)
    elif bit == NO_BIT:
        state.pc[top] = otherwise
    elif bit == WONDER_BIT:
        state.flag[top] = 1
    elif bit == SPENT_BIT:
        state.place[top] = NOTHING
    elif bit == KEEP_BIT:
        state.pc[top] = otherwise
        tell(events, KEPT, seat, NOTHING, NOWHERE, NOWHERE, HAND_CARDS, GX_SET_3, PUBLIC)
    elif CAPTURE_BIT <= bit < KEEP_BIT:
        state.flag[top] = bit - CAPTURE_BIT


@rule
def act(state, what, one):
    """GX-TURN-1: the action of a turn begins."""
    seat = whole(state.active)
    if what in (PLAY, PLAY_DISCARD):
        frame = push(state, PLAY_ROW, NOTHING, seat, NOTHING)
        answer_card(state, frame, seat, card_of(state, seat, one), 1 if what == PLAY_DISCARD else 0)
    elif what == SHIFT:
        frame = push(state, SHIFT_ROW, NOTHING, seat, NOTHING)
        state.place[frame] = seat * SLOTS + one
    elif what == ACTIVATE:
        push(state, ACTIVATE_ROW, NOTHING, seat, seat * SLOTS + one)
    elif what == SPEND_ONE:
        push(state, SPEND_ONE_ROW, NOTHING, seat, NOTHING)
    elif what == SPEND_TWO:
        push(state, SPEND_TWO_ROW, NOTHING, seat, NOTHING)
    else:
        push(state, PASS_ROW, NOTHING, seat, NOTHING)


@rule
def apply(state, action, events):
    """One decision, then everything that needs no choice."""
    seat = whole(state.ask_seat)
    top = whole(state.depth) - 1
    what = whole(BLOCK_OF[action])
    asks = whole(state.asked)
    row = whole(state.pc[top]) - 1
    state.asked = ASK_NOTHING
    state.ask_seat = NOBODY
    clear_choices(state, seat)
    if what <= PASS:
        act(state, what, whole(FIELDS[action, 0]))
    elif what in (CHOOSE_CARD, CHOOSE_CARD_DISCARD):
        kind = whole(FIELDS[action, 0])
        owner = owner_of_clan(state, kind // KINDS_IN_CLAN)
        answer_card(state, top, owner, card_of(state, owner, kind), 1 if what == CHOOSE_CARD_DISCARD else 0)
        if PROGRAM[row, 1] == DECK and PROGRAM[row, 0] == operations.CHOOSE_CARD:
            tell_search(state, top, seat, 0, 0, 1, events)
    else:
        answer_rest(state, top, whole(BIT_OF[action]), asks, whole(PROGRAM[row, 4]), events)
    proceed(state, events)


@rule
def proceed(state, events):
    """Carries out the rows of the program, up to the next decision or the end of the game."""
    while state.asked == ASK_NOTHING and state.result == 0:
        top = whole(state.depth) - 1
        row = whole(state.pc[top])
        op = whole(PROGRAM[row, 0])
        a = whole(PROGRAM[row, 1])
        b = whole(PROGRAM[row, 2])
        c = whole(PROGRAM[row, 3])
        otherwise = whole(PROGRAM[row, 4])
        state.pc[top] = row + 1
        if op == operations.END:
            clear_frame(state, top)
            state.depth = top
        elif op == operations.GO:
            state.pc[top] = otherwise
        elif op == operations.WHO:
            state.who[top] = whole(state.seat[top]) if a == SELF else 1 - whole(state.seat[top])
        elif operations.FIRST_CHOICE <= op <= operations.LAST_CHOICE:
            decide(state, top, op, a, b, c, otherwise, whole(PROGRAM[row, 5]), events)
        elif op == operations.WHEN:
            if not condition(state, top, a):
                state.pc[top] = otherwise
        elif op == operations.COUNT:
            number = amount(state, top, a)
            state.count[top] = min(number, whole(state.hand_size[state.who[top]])) if b else number
            if state.count[top] <= 0:
                state.pc[top] = otherwise
        elif op == operations.LOOP:
            state.count[top] -= 1
            if state.count[top] > 0:
                state.pc[top] = otherwise
        elif op == operations.MORE:
            more(state, top, a, otherwise)
        elif op == operations.DRAW:
            draw_cards(state, whole(state.who[top]), amount(state, top, a), cause_of(state, top), events)
        elif op == operations.MOVE:
            move_chosen(state, top, a, b, events)
        elif op == operations.MOVE_ALL:
            move_all(state, top, a, b, c, events)
        elif op == operations.HOLD:
            hold(state, top)
        elif op == operations.ANNOUNCE:
            announce(state, top, events)
        elif op == operations.PAY:
            pay(state, top, events)
        elif op == operations.LAY:
            lay(state, top, False, events)
        elif op == operations.REPLACE:
            lay(state, top, True, events)
        elif op == operations.ENTRY:
            enter(state, top)
        elif op == operations.BEGIN_TURN:
            begin_turn(state, events)
        elif op == operations.END_TURN:
            if end_turn(state):
                state.pc[top] = otherwise
        elif op == operations.CAPTURE:
            attack(state, top, CAPTURE_ROW)
        elif op == operations.DESTROY:
            attack(state, top, DESTROY_ROW)
        elif op == operations.STRIKE:
            strike(state, top, events)
        elif op == operations.TURN_DOWN:
            capture(state, top, events)
        elif op == operations.STRIKE_DOWN:
            discard_from_play(state, top, DESTROYED, events)
        elif op == operations.SACRIFICE:
            discard_from_play(state, top, SACRIFICED, events)
        elif op == operations.ANSWER:
            answer(state, top, a, events)
        elif op == operations.SPEND:
            spend(state, whole(state.seat[top]), a, events)
        elif op == operations.LAY_TOKEN:
            lay_token(state, top, events)
        elif op == operations.TAKE_BACK:
            take_back(state, top, events)
        elif op == operations.PASSING:
            pass_turn(state, whole(state.seat[top]), events)
        elif op == operations.TRIGGER:
            trigger(state, top, a)
        elif op == operations.FREE:
            there = whole(state.place[top])
            turn_up(state, whole(state.who[top]), there // SLOTS, 1 << there % SLOTS, cause_of(state, top), events)
        elif op == operations.FREE_ALL:
            seat = whole(state.who[top])
            turn_up(state, seat, 1 - seat if a == THEIRS else seat, ARMY, cause_of(state, top), events)
        elif op == operations.RETURN:
            return_to_deck(state, top, events)
        elif op == operations.SWAP:
            one = whole(state.other[top])
            other = whole(state.place[top])
            swap(state, whole(state.who[top]), one, other, cause_of(state, top), events)
        elif op == operations.REMEMBER:
            state.other[top] = state.place[top]
        elif op == operations.ITSELF:
            state.place[top] = state.source[top]
        elif op == operations.COPY_PLACE:
            copy_place(state, top, events)
        elif op == operations.COPY_CARD:
            copy_card(state, top, events)
        elif op == operations.MILL:
            mill(state, whole(state.who[top]), amount(state, top, a), cause_of(state, top), events)
        elif op == operations.REVEAL:
            reveal(state, whole(state.who[top]), amount(state, top, a), cause_of(state, top), events)
        elif op == operations.SHUFFLE:
            shuffle(state, whole(state.who[top]), cause_of(state, top), events)
        elif op == operations.SHUFFLE_IN:
            seat = whole(state.who[top])
            bag = zone_bag(state, seat, a) & matching(state, top, seat, b, c >> 2)
            shuffle_in(state, seat, a, bag, cause_of(state, top), events)
        elif op == operations.REMOVE_ALL:
            seat = whole(state.who[top])
            bag = whole(state.discard[seat]) & cards_of_clan(state, seat, whole(state.clan[top]))
            remove_cards(state, seat, seat, bag, cause_of(state, top), events)
        elif op == operations.REMOVE_COPIED:
            remove_copied(state, top, events)
        elif op == operations.NOTE_LEVEL:
            note_level(state, top, a)
        elif op == operations.LOOK:
            look(state, top, events)
        elif op == operations.BAR:
            bar(state, top, events)
        elif op == operations.MARK:
            mark(state, top)
        elif op == operations.NEXT_MARKED:
            next_marked(state, top, otherwise)
        elif op == operations.UNLOCK:
            unlock(state, whole(state.who[top]), cause_of(state, top), events)
        elif op == operations.BOUNTY_HERE:
            bounty_here(state, top, events)
        elif op == operations.TURN_TILE:
            turn_tile(state, top, events)
        elif op == operations.GRANT_TURN:
            grant_turn(state, top, a, events)
        elif op == operations.PASS_NOW:
            pass_now(state, top)
        elif op == operations.ECHO:
            say_echo(state, top, events)
        elif op == operations.RUN_END_EFFECT:
            run_end_effect(state, top)
        elif op == operations.TAKE_CLAN:
            take_clan(state, top, events)
        elif op == operations.SET_UP:
            set_up(state, events)
        elif op == operations.REDRAW:
            redraw(state, whole(state.who[top]), events)
        elif op == operations.BEGIN_ROUND:
            begin_round(state, events)
        elif op == operations.BATTLE:
            battle(state, top, otherwise, events)
        elif op == operations.SONG:
            sing(state, top, events)
        elif op == operations.NEW_ROUND:
            new_round(state, top, events)


@rule
def to_act(state):
    return NOBODY if state.result else whole(state.ask_seat)


@rule
def legal(state, out):
    """Writes the legal actions, ascending; returns how many. Cards come clan by clan, and clans are in order."""
    seat = whole(state.ask_seat)
    asks = whole(state.asked)
    in_turn = 1 if asks == ASK_TURN else 0
    number = 0
    if state.result:
        return 0
    if asks in (ASK_NAME, ASK_COPY_DISCARD):
        return list_both_decks(state, seat, out)
    for word in range(2):
        options = whole(state.choices[seat, word])
        base = whole(CARD_START[in_turn, word])
        while options:
            out[number] = base + kind_of(state, seat, lowest(options))
            options &= options - 1
            number += 1
    options = whole(state.choices[seat, 2])
    while options:
        out[number] = REST_ACTION[in_turn, lowest(options)]
        options &= options - 1
        number += 1
    return number


@rule
def list_both_decks(state, seat, out):
    """Cards of either deck, in the order of the clans."""
    number = 0
    for clan in range(len(CLANS)):
        owner = owner_of_clan(state, clan)
        if owner != NOBODY:
            slot = clan_slot(state, owner, clan)
            options = whole(state.choices[seat, 0 if owner == seat else 1]) >> CLAN_CARDS * slot & (1 << CLAN_CARDS) - 1
            while options:
                out[number] = CARD_START[0, 0] + clan * KINDS_IN_CLAN + KIND_AT[lowest(options)]
                options &= options - 1
                number += 1
    return number


@rule
def scores(state, out):
    """Two points for a win, one for a perfect draw."""
    result = whole(state.result)
    for seat in range(SEATS):
        out[seat] = (3 - size(result)) * (result >> seat & 1)


@rule
def winners(state, out):
    for seat in range(SEATS):
        out[seat] = whole(state.result) >> seat & 1
