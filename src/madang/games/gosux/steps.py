"""Gosu X: what single steps of an effect do to cards, armies, tokens and tiles."""

from madang.engine.events import NOWHERE, TABLE, place, tell
from madang.engine.rule import NOTHING, PUBLIC, lowest, rule, size, whole
from madang.games.gosux import cards
from madang.games.gosux.armies import leave, slot_zone, take_bounty, take_tokens, tell_taken, turn_down, turn_up
from madang.games.gosux.cards import (
    BOUNTY,
    BOUNTY_PLACED,
    CAPTURED,
    CLANS_EACH,
    COPIED,
    DESTROYED,
    GX_SONG_1,
    GX_TOK_2,
    GX_WIN_5,
    LOOKED,
    NAMED,
    RETURNED,
    SAW,
    SEATS,
    SLOTS,
    TILE_TURNED,
    TOKEN_TAKEN_BACK,
)
from madang.games.gosux.choosing import ARMY, matching, zone_bag
from madang.games.gosux.effects.language import DISCARD, IN_PLAY, REMOVED, WHEN_CAPTURED
from madang.games.gosux.effects.tables import CAPTURE_ROW, DESTROY_ROW, ENTRY, FIRST_COPY, LEVEL_OF, ON
from madang.games.gosux.frames import attack, cause_of, push
from madang.games.gosux.queries import (
    cards_in_play,
    has_keyword,
    join,
    kind_at,
    kind_of,
    places_of_clan,
    refresh,
    text_at,
)
from madang.games.gosux.setting_up import tell_clan
from madang.games.gosux.state import SONG
from madang.games.gosux.zones import move, put_on_deck, remove_cards, win


@rule
def more(state, top, what, otherwise):
    """Whoever has more acts now; nobody where both have as many."""
    mine = cards_in_play(state, 0) if what == IN_PLAY else whole(state.hand_size[0])
    theirs = cards_in_play(state, 1) if what == IN_PLAY else whole(state.hand_size[1])
    if mine == theirs:
        state.pc[top] = otherwise
    else:
        state.who[top] = 0 if mine > theirs else 1


@rule
def move_chosen(state, top, source, target, events):
    """The card chosen goes from one zone to another; the frame forgets it."""
    seat = whole(state.who[top])
    card = whole(state.card[top])
    state.card[top] = NOTHING
    if source == DISCARD and target == REMOVED:
        remove_cards(state, seat, seat, 1 << card, cause_of(state, top), events)
    else:
        move(state, seat, card, source, target, cause_of(state, top), events)


@rule
def move_all(state, top, source, target, filter_by, events):
    """All matching cards of a zone."""
    seat = whole(state.who[top])
    bag = zone_bag(state, seat, source) & matching(state, top, seat, filter_by & 255, filter_by >> 8)
    state.card[top] = NOTHING
    while bag:
        move(state, seat, whole(FIRST_COPY[lowest(bag)]), source, target, cause_of(state, top), events)
        bag &= bag - 1


@rule
def note_level(state, top, adding):
    """The level of the card chosen; `adding` keeps those noted before."""
    level = whole(LEVEL_OF[kind_of(state, whole(state.owner[top]), whole(state.card[top]))])
    if adding:
        state.level[top] = max(whole(state.level[top]), 0) | 1 << level - 1
    else:
        state.level[top] = level


@rule
def look(state, top, events):
    """GX-KW-NAMED: the opponent's hand is shown to the player who looks, and to nobody else."""
    seat = whole(state.seat[top])
    other = 1 - seat
    hand = whole(state.hand[other])
    cause = cause_of(state, top)
    state.seen[other] = hand
    tell(events, LOOKED, seat, NOTHING, place(cards.HAND_ZONE, other), NOWHERE, size(hand), cause, PUBLIC)
    while hand:
        kind = kind_of(state, other, lowest(hand))
        hand &= hand - 1
        tell(events, SAW, seat, kind, place(cards.HAND_ZONE, other), NOWHERE, 1, cause, 1 << seat)


@rule
def bar(state, top, events):
    """GX-KW-NAMED: until the end of the namer's next turn."""
    seat = whole(state.seat[top])
    card = whole(state.card[top])
    state.card[top] = NOTHING
    state.barred[1 - seat, 1] |= 1 << card
    tell(events, NAMED, seat, kind_of(state, 1 - seat, card), NOWHERE, NOWHERE, 1, cause_of(state, top), PUBLIC)


@rule
def capture(state, top, events):
    """GX-KW-CAPTURE, GX-KW-BOUNTY, GX-KW-TRIGGER: the card is turned down; its text may answer to that."""
    there = whole(state.place[top])
    owner = there // SLOTS
    text = text_at(state, there)
    by = whole(state.seat[top])
    state.flag[top] = 1 if owner != by and has_keyword(state, there, BOUNTY) else 0
    kind = kind_at(state, there)
    tokens = take_tokens(state, there)
    turn_down(state, there)
    tell(events, CAPTURED, by, kind, slot_zone(there), slot_zone(there), 1, cause_of(state, top), PUBLIC)
    tell_taken(there, tokens, False, events)
    if ON[WHEN_CAPTURED, text] > 0:
        push(state, whole(ON[WHEN_CAPTURED, text]), text, owner, there)


@rule
def strike(state, top, events):
    """Capture, destroy or free, as chosen."""
    verb = whole(state.flag[top])
    if verb == 0:
        attack(state, top, CAPTURE_ROW)
    elif verb == 1:
        attack(state, top, DESTROY_ROW)
    else:
        there = whole(state.place[top])
        turn_up(state, whole(state.who[top]), there // SLOTS, 1 << there % SLOTS, cause_of(state, top), events)


@rule
def discard_from_play(state, top, what, events):
    """GX-KW-DESTROY, GX-KW-BOUNTY: a FREE card goes to its controller's discard, destroyed or sacrificed."""
    there = whole(state.place[top])
    owner = there // SLOTS
    by = whole(state.who[top])
    kind = kind_at(state, there)
    if what == DESTROYED:
        state.flag[top] = 1 if owner != by and has_keyword(state, there, BOUNTY) else 0
    target = place(cards.DISCARD_ZONE, owner)
    cause = GX_SONG_1 if state.stage == SONG else cause_of(state, top)
    tokens = take_tokens(state, there)
    bounty = take_bounty(state, there)
    state.discard[owner] = join(whole(state.discard[owner]), 1 << leave(state, there))
    tell(events, what, by, kind, slot_zone(there), target, 1, cause, PUBLIC)
    tell_taken(there, tokens, bounty, events)


@rule
def return_to_deck(state, top, events):
    """A FREE card goes on top of its controller's deck."""
    there = whole(state.place[top])
    owner = there // SLOTS
    kind = kind_at(state, there)
    by = whole(state.who[top])
    target = place(cards.DECK_ZONE, owner)
    tokens = take_tokens(state, there)
    bounty = take_bounty(state, there)
    put_on_deck(state, owner, leave(state, there))
    tell(events, RETURNED, by, kind, slot_zone(there), target, 1, cause_of(state, top), PUBLIC)
    tell_taken(there, tokens, bounty, events)


@rule
def mark(state, top):
    """GX-PLAY-5: all FREE cards of the clan that can be destroyed, fixed before any leaves."""
    marked = 0
    clan = whole(state.clan[top])
    for seat in range(SEATS):
        free = whole(state.free[seat]) & ~whole(state.ethereal[seat])
        marked |= places_of_clan(state, seat, free, clan) << seat * SLOTS
    state.marked = marked


@rule
def next_marked(state, top, otherwise):
    """The controller's cards first."""
    marked = whole(state.marked)
    own = marked & ARMY << SLOTS * whole(state.seat[top])
    if marked == 0:
        state.pc[top] = otherwise
    else:
        there = lowest(own) if own else lowest(marked)
        state.place[top] = there
        state.marked = marked & ~(1 << there)


@rule
def copy_effect(state, top, text, source, events):
    """GX-KW-COPY: the text resolves as if it were printed on the copying card."""
    seat = whole(state.seat[top])
    tell(events, COPIED, seat, text, source, NOWHERE, 1, cause_of(state, top), PUBLIC)
    if ENTRY[text] > 0:
        push(state, whole(ENTRY[text]), text, seat, whole(state.source[top]))


@rule
def copy_place(state, top, events):
    there = whole(state.place[top])
    state.chain |= 1 << there
    text = text_at(state, there)
    if text != NOTHING:
        copy_effect(state, top, text, slot_zone(there), events)


@rule
def copy_card(state, top, events):
    owner = whole(state.owner[top])
    text = kind_of(state, owner, whole(state.card[top]))
    copy_effect(state, top, text, place(cards.DISCARD_ZONE, owner), events)


@rule
def remove_copied(state, top, events):
    """GX-KW-COPY: the copied card, if it still lies there."""
    owner = whole(state.owner[top])
    card = whole(state.card[top])
    state.card[top] = NOTHING
    if whole(state.discard[owner]) >> card & 1:
        remove_cards(state, whole(state.seat[top]), owner, 1 << card, cause_of(state, top), events)


@rule
def take_back(state, top, events):
    """GX-TOK-2: from a card, or from the spent zone."""
    seat = whole(state.who[top])
    there = whole(state.place[top])
    source = place(cards.SPENT_ZONE, seat)
    if there == NOTHING:
        state.spent[seat] -= 1
    else:
        state.laid[seat, there % SLOTS] -= 1
        source = slot_zone(there)
    state.tokens[seat] += 1
    state.place[top] = NOTHING
    tell(events, TOKEN_TAKEN_BACK, seat, NOTHING, source, place(cards.TOKENS_ZONE, seat), 1, GX_TOK_2, PUBLIC)


@rule
def bounty_here(state, top, events):
    """GX-KW-BOUNTY."""
    there = whole(state.place[top])
    old = whole(state.bounty)
    source = place(cards.BOARD_ZONE, TABLE) if old == NOTHING else slot_zone(old)
    state.bounty = there
    kind = kind_at(state, there)
    tell(events, BOUNTY_PLACED, whole(state.seat[top]), kind, source, slot_zone(there), 1, cause_of(state, top), PUBLIC)


@rule
def turn_tile(state, top, events):
    """GX-WIN-5, GX-TILE-1: the tile becomes active for both; the third one wins for the owner of a Supremacy token."""
    seat = whole(state.seat[top])
    clan = whole(state.clan[top])
    state.tiles |= 1 << clan
    refresh(state)
    tell_clan(events, TILE_TURNED, seat, clan, cause_of(state, top))
    turned = 0
    for slot in range(CLANS_EACH):
        turned += whole(state.tiles) >> whole(state.clans[seat, slot]) & 1
    if turned == CLANS_EACH and state.supremacy[seat] > 0:
        win(state, 1 << seat, GX_WIN_5, events)
