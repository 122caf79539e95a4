"""Gosu X: playing, shifting and activating a card, and Force of Will against it."""

from madang.engine.events import NOWHERE, TABLE, place, tell
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, rule, whole
from madang.games.gosux import cards
from madang.games.gosux.armies import slot_zone, stand, take_bounty, take_tokens, tell_taken
from madang.games.gosux.cards import (
    ACTIVATED,
    ANSWERED,
    COLUMNS,
    ECHO,
    ECHOED,
    GX_KW_ECHO,
    GX_KW_FOW,
    GX_KW_WONDER,
    GX_PLAY_1,
    GX_PLAY_2,
    GX_SHIFT_1,
    GX_TOK_1,
    PAID,
    PLAYED,
    REPLACED,
    SHIFTED,
    SLOTS,
    WONDER_SPENT,
)
from madang.games.gosux.choosing import answering_card, asked_seat
from madang.games.gosux.effects import operations
from madang.games.gosux.effects.tables import ENTRY
from madang.games.gosux.frames import push
from madang.games.gosux.queries import has_keyword, join, kind_at, kind_of, text_at, without
from madang.games.gosux.zones import take_from_hand


@rule
def hold(state, top):
    """GX-PLAY-1, GX-SHIFT-1: the card is named and waits while it is paid for; it cannot pay for itself."""
    seat = whole(state.seat[top])
    card = whole(state.card[top])
    if state.flag[top]:
        state.discard[seat] = without(whole(state.discard[seat]), 1 << card)
    else:
        take_from_hand(state, seat, card)
    state.held[top] = card
    state.card[top] = NOTHING


@rule
def announce(state, top, events):
    """GX-PLAY-1, GX-SHIFT-1: which card is going to lie where."""
    seat = whole(state.seat[top])
    kind = kind_of(state, seat, whole(state.held[top]))
    source = place(cards.DISCARD_ZONE if state.flag[top] else cards.HAND_ZONE, seat)
    state.flag[top] = 0
    if state.place[top] == NOTHING:
        row = whole(state.level[top]) - 1
        there = seat * SLOTS + row * COLUMNS + whole(state.rows[seat, row])
        state.place[top] = there
        cause = GX_PLAY_1 if row == 0 else GX_PLAY_2
        tell(events, PLAYED, seat, kind, source, slot_zone(there), 1, cause, PUBLIC)
    else:
        target = slot_zone(whole(state.place[top]))
        tell(events, SHIFTED, seat, kind, source, target, 1, GX_SHIFT_1, PUBLIC)


@rule
def pay(state, top, events):
    """One card of the price, or the Wonder token in its stead."""
    seat = whole(state.seat[top])
    if state.flag[top]:
        state.flag[top] = 0
        state.wonder = NOBODY
        board = place(cards.BOARD_ZONE, TABLE)
        tell(events, WONDER_SPENT, seat, NOTHING, place(cards.TOKENS_ZONE, seat), board, 1, GX_KW_WONDER, PUBLIC)
    else:
        card = whole(state.card[top])
        state.card[top] = NOTHING
        take_from_hand(state, seat, card)
        state.discard[seat] = join(whole(state.discard[seat]), 1 << card)
        kind = kind_of(state, seat, card)
        cause = GX_PLAY_1 if state.level[top] != NOTHING else GX_SHIFT_1
        tell(events, PAID, seat, kind, place(cards.HAND_ZONE, seat), place(cards.DISCARD_ZONE, seat), 1, cause, PUBLIC)


@rule
def lay(state, top, replacing, events):
    """GX-ARMY-1, GX-SHIFT-1, GX-KW-ECHO: the card takes its place, perhaps that of another. Now it is decided whether
    it has Echo."""
    seat = whole(state.seat[top])
    there = whole(state.place[top])
    slot = there % SLOTS
    card = whole(state.held[top])
    state.held[top] = NOTHING
    state.source[top] = there
    if replacing:
        old = whole(state.army[seat, slot])
        kind = kind_of(state, seat, old)
        tell_taken(there, take_tokens(state, there), take_bounty(state, there), events)
        state.discard[seat] = join(whole(state.discard[seat]), 1 << old)
        target = place(cards.DISCARD_ZONE, seat)
        tell(events, REPLACED, seat, kind, slot_zone(there), target, 1, GX_SHIFT_1, PUBLIC)
    else:
        state.rows[seat, slot // COLUMNS] += 1
    stand(state, seat, slot, card, events)
    state.flag[top] = 1 if has_keyword(state, there, ECHO) else 0


@rule
def enter(state, top):
    """GX-PLAY-3, GX-KW-COPY: the entry effect of the card begins, and with it a chain of copies."""
    there = whole(state.source[top])
    state.chain = 1 << there
    text = text_at(state, there)
    if text != NOTHING and ENTRY[text] > 0:
        push(state, whole(ENTRY[text]), text, whole(state.seat[top]), there)


@rule
def say_echo(state, top, events):
    """GX-KW-ECHO."""
    there = whole(state.source[top])
    seat = whole(state.seat[top])
    tell(events, ECHOED, seat, kind_at(state, there), slot_zone(there), NOWHERE, 1, GX_KW_ECHO, PUBLIC)


@rule
def lay_token(state, top, events):
    """GX-TOK-1: one token on a card of one's own."""
    there = whole(state.source[top])
    seat = whole(state.seat[top])
    state.tokens[seat] -= 1
    state.laid[seat, there % SLOTS] += 1
    source = place(cards.TOKENS_ZONE, seat)
    tell(events, ACTIVATED, seat, kind_at(state, there), source, slot_zone(there), 1, GX_TOK_1, PUBLIC)


@rule
def answer(state, top, to, events):
    """GX-KW-FOW: the card is discarded from hand, what it answers to does not happen."""
    seat = asked_seat(state, top, operations.REACT, to)
    card = answering_card(state, seat, to)
    take_from_hand(state, seat, card)
    state.discard[seat] = join(whole(state.discard[seat]), 1 << card)
    kind = kind_of(state, seat, card)
    tell(
        events,
        ANSWERED,
        seat,
        kind,
        place(cards.HAND_ZONE, seat),
        place(cards.DISCARD_ZONE, seat),
        1,
        GX_KW_FOW,
        PUBLIC,
    )
