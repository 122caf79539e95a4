"""Gosu X: rounds and turns, the Great Battle and the Song of the Dead."""

from madang.engine.events import NOWHERE, TABLE, place, tell
from madang.engine.rng import below
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, rule, whole
from madang.games.gosux import cards
from madang.games.gosux.armies import turn_up
from madang.games.gosux.cards import (
    ADDITIONAL_TURN,
    ADDITIONAL_TURN_BEGINS,
    BATTLE_VALUE,
    GALMI_TURNS,
    GOAN_SUL_LEAD,
    GX_BAT_1,
    GX_BAT_2,
    GX_PASS_1,
    GX_SONG_1,
    GX_SONG_2,
    GX_TOK_1,
    GX_TURN_1,
    GX_WIN_1,
    GX_WIN_4,
    HAND_CARDS,
    PASSED,
    ROUND_BEGINS,
    SEATS,
    SLOTS,
    SONG_BEGINS,
    SPENT_TOKENS,
    SUPREMACIES,
    SUPREMACY,
    TOKENS_RETURNED,
    TURN_BEGINS,
    TURNS_AFTER_PASS,
    WONDER_RETURNED,
)
from madang.games.gosux.choosing import ARMY
from madang.games.gosux.effects.language import CLEAR_VICTORY, END_OF_TURN, SHORT_PASS
from madang.games.gosux.effects.tables import ON, PASS_ROW
from madang.games.gosux.frames import cause_of, clear_frame, push
from madang.games.gosux.queries import cards_in_play, holds, military, text_at
from madang.games.gosux.state import DEPTH, ROUND, SONG
from madang.games.gosux.zones import draw_cards, win


@rule
def begin_round(state, events):
    """GX-SET-1, GX-SONG-2: nobody has passed, nothing is granted."""
    state.stage = ROUND
    state.round_number += 1
    state.active = state.first
    state.turns = 0
    state.turns_left = NOTHING
    state.additional = 0
    state.granted = 0
    state.open_discard = 0
    for seat in range(SEATS):
        state.passed[seat] = 0
    first = whole(state.first)
    tell(events, ROUND_BEGINS, first, NOTHING, NOWHERE, NOWHERE, whole(state.round_number), GX_TURN_1, PUBLIC)


@rule
def begin_turn(state, events):
    """GX-TURN-1."""
    seat = whole(state.active)
    state.seat[0] = seat
    state.who[0] = seat
    state.place[0] = NOTHING
    state.turns += 1
    state.ended = 0
    what = ADDITIONAL_TURN_BEGINS if state.additional else TURN_BEGINS
    tell(events, what, seat, NOTHING, NOWHERE, NOWHERE, whole(state.turns), GX_TURN_1, PUBLIC)


@rule
def end_turn(state):
    """GX-PASS-1, GX-ADD-1, GX-KW-NAMED: whose turn comes next; returns whether there is one."""
    seat = whole(state.active)
    other = 1 - seat
    state.barred[other, 0] = state.barred[other, 1]
    state.barred[other, 1] = 0
    granted = whole(state.granted)
    state.granted = 0
    state.additional = 0
    state.open_discard = 0
    if state.passed[seat]:
        state.active = other
        return state.passed[other] == 0
    if state.passed[other]:
        state.turns_left -= 1
        if state.turns_left == 0:
            return False
    elif granted == 0:
        state.active = other
        return True
    if granted:
        state.additional = 1
        state.open_discard = granted - 1
    return True


@rule
def pass_turn(state, seat, events):
    """GX-PASS-1: whoever passes first leaves the other three turns, or two."""
    state.passed[seat] = 1
    if not state.passed[1 - seat]:
        state.turns_left = GALMI_TURNS if holds(state, seat, SHORT_PASS) else TURNS_AFTER_PASS
    left = 0 if state.passed[1 - seat] else whole(state.turns_left)
    tell(events, PASSED, seat, NOTHING, NOWHERE, NOWHERE, left, GX_PASS_1, PUBLIC)


@rule
def spend(state, seat, number, events):
    """GX-TOK-1."""
    state.tokens[seat] -= number
    state.spent[seat] += number
    source = place(cards.TOKENS_ZONE, seat)
    tell(events, SPENT_TOKENS, seat, NOTHING, source, place(cards.SPENT_ZONE, seat), number, GX_TOK_1, PUBLIC)


@rule
def pass_now(state, top):
    """GX-PASS-1: Galmi's pass ends the action of the turn, whatever was still to be done."""
    seat = whole(state.who[top])
    for frame in range(1, DEPTH):
        clear_frame(state, frame)
    state.depth = 1
    push(state, PASS_ROW, NOTHING, seat, NOTHING)


@rule
def grant_turn(state, top, how, events):
    """GX-ADD-1: never after an additional turn; several grants give one turn."""
    if not state.additional:
        state.granted = max(whole(state.granted), how)
        seat = whole(state.seat[top])
        tell(events, ADDITIONAL_TURN, seat, NOTHING, NOWHERE, NOWHERE, 1, cause_of(state, top), PUBLIC)


@rule
def trigger(state, top, moment):
    """The permanent effect of one of the acting seat's cards whose moment has come."""
    seat = whole(state.who[top])
    for slot in range(SLOTS):
        text = whole(state.text[seat, slot])
        if text != NOTHING and ON[moment, text] > 0:
            push(state, whole(ON[moment, text]), text, seat, seat * SLOTS + slot)
            return


@rule
def run_end_effect(state, top):
    """GX-TURN-1: each end-of-turn effect once."""
    there = whole(state.place[top])
    seat = there // SLOTS
    text = text_at(state, there)
    state.ended |= 1 << there % SLOTS
    push(state, whole(ON[END_OF_TURN, text]), text, seat, there)


@rule
def battle(state, top, otherwise, events):
    """GX-BAT-1, GX-BAT-2, GX-WIN-1, GX-WIN-4: who wins the round, and perhaps the game. `flag` becomes 1 where Goan Sul
    costs the winner one card more, 2 after a double win."""
    values = military(state, 0), military(state, 1)
    for seat in range(SEATS):
        tell(events, BATTLE_VALUE, seat, NOTHING, NOWHERE, NOWHERE, values[seat], GX_BAT_1, PUBLIC)
    winner = whole(state.wonder)
    if values[0] != values[1]:
        winner = 0 if values[0] > values[1] else 1
    won = 0
    for seat in range(SEATS):
        if winner in (seat, NOBODY):
            state.supremacy[seat] += 1
            tell(events, SUPREMACY, seat, NOTHING, NOWHERE, NOWHERE, whole(state.supremacy[seat]), GX_BAT_2, PUBLIC)
            if state.supremacy[seat] >= SUPREMACIES:
                won |= 1 << seat
    if won:
        win(state, won, GX_WIN_1, events)
        return
    if winner == NOBODY:
        winner = below(state.generator, SEATS)
        state.flag[top] = 2
        state.pc[top] = otherwise
    else:
        state.flag[top] = 0
        if holds(state, winner, CLEAR_VICTORY):
            state.flag[top] = 1
            if abs(values[0] - values[1]) >= GOAN_SUL_LEAD:
                win(state, 1 << winner, GX_WIN_4, events)
    state.seat[top] = winner
    state.who[top] = winner


@rule
def sing(state, top, events):
    """GX-SONG-1: all captured cards are freed, those of whoever sacrifices first before the others."""
    state.stage = SONG
    seat = whole(state.seat[top])
    state.who[top] = seat
    tell(events, SONG_BEGINS, seat, NOTHING, NOWHERE, NOWHERE, 1, GX_SONG_1, PUBLIC)
    for singer in range(SEATS):
        state.sung[singer] = cards_in_play(state, singer)
    turn_up(state, seat, seat, ARMY, GX_SONG_1, events)
    if not state.result:
        turn_up(state, 1 - seat, 1 - seat, ARMY, GX_SONG_1, events)


@rule
def new_round(state, top, events):
    """GX-SONG-2: hands are filled, tokens taken back, the Wonder token goes back to the board; the loser begins."""
    first = whole(state.seat[top])
    for turn in range(SEATS):
        seat = first if turn == 0 else 1 - first
        missing = HAND_CARDS - whole(state.hand_size[seat])
        if missing > 0:
            draw_cards(state, seat, missing, GX_SONG_2, events)
        for slot in range(SLOTS):
            state.laid[seat, slot] = 0
        state.spent[seat] = 0
        state.sung[seat] = 0
        state.tokens[seat] = state.owned[seat]
        target = place(cards.TOKENS_ZONE, seat)
        number = whole(state.owned[seat])
        tell(events, TOKENS_RETURNED, seat, NOTHING, NOWHERE, target, number, GX_SONG_2, PUBLIC)
    if state.wonder != NOBODY:
        source = place(cards.TOKENS_ZONE, whole(state.wonder))
        state.wonder = NOBODY
        tell(events, WONDER_RETURNED, NOBODY, NOTHING, source, place(cards.BOARD_ZONE, TABLE), 1, GX_SONG_2, PUBLIC)
    state.first = first if state.flag[top] == 2 else 1 - first
    state.flag[top] = 0
    state.place[top] = NOTHING
