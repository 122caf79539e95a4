"""Gosu X: frames, the effects under way. Each is a program that has come to a certain row, with its registers."""

from madang.engine.rule import NOTHING, rule, whole
from madang.games.gosux.cards import FIRST_CARD_RULE, GX_TOK_1, GX_TURN_1
from madang.games.gosux.effects import operations
from madang.games.gosux.effects.tables import PROGRAM


@rule
def clear_frame(state, frame):
    """A frame as it is before it is used; a dead frame keeps nothing."""
    state.pc[frame] = 0
    state.text_of[frame] = NOTHING
    state.seat[frame] = 0
    state.who[frame] = 0
    state.source[frame] = NOTHING
    state.place[frame] = NOTHING
    state.other[frame] = NOTHING
    state.card[frame] = NOTHING
    state.owner[frame] = NOTHING
    state.held[frame] = NOTHING
    state.clan[frame] = NOTHING
    state.level[frame] = NOTHING
    state.count[frame] = 0
    state.flag[frame] = 0


@rule
def push(state, row, text, seat, source):
    """Begins a program above the one under way; one that has nothing left to do is replaced. Returns the new frame."""
    frame = whole(state.depth)
    if PROGRAM[state.pc[frame - 1], 0] == operations.END:
        frame -= 1
        clear_frame(state, frame)
    state.depth = frame + 1
    state.pc[frame] = row
    state.text_of[frame] = text
    state.seat[frame] = seat
    state.who[frame] = seat
    state.source[frame] = source
    return frame


@rule
def attack(state, top, row):
    """Begins a capture or a destruction of the card on the place chosen, by whoever acts."""
    there = whole(state.place[top])
    frame = push(state, row, whole(state.text_of[top]), whole(state.who[top]), whole(state.source[top]))
    state.place[frame] = there


@rule
def cause_of(state, top):
    """The rule an event of a card's effect rests on; without a text it is about spent tokens or the hand limit."""
    text = whole(state.text_of[top])
    if text != NOTHING:
        return FIRST_CARD_RULE + text
    return GX_TOK_1 if top > 0 else GX_TURN_1
