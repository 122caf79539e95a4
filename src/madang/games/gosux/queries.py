"""Gosu X: the one place where permanent effects are answered. What a card is and what holds for whom is asked here;
the rules change armies and then call `refresh`, which works out the derived fields: what text stands where, what is
FREE and Ethereal, which clans support, what holds.

Of the card that lies there ask name, shift cost and value; of the text that stands there ask keywords, effects,
activation symbols, and whether it makes the card one of more levels or clans. So Aat needs no exception anywhere else.
"""

from madang.engine.rule import NOBODY, NOTHING, lowest, rule, size, whole
from madang.games.gosux.cards import (
    BOUNTY,
    CLAN_CARDS,
    COLUMNS,
    ECHO,
    ETHEREAL,
    HAND_CARDS,
    KINDS_IN_CLAN,
    NARASHIMA_HAND,
    RECRUITER,
    ROWS,
    SEATS,
    SECRET_SHIFT,
    SLOTS,
    TROOP_COST,
    VETERAN,
)
from madang.games.gosux.effects.language import (
    DOUBLED_AGAINST_BOUNTIES,
    EVERY_CLAN,
    EVERY_LEVEL,
    HANDS_FIGHT,
    HIGHEST_IS_ETHEREAL,
    IMMORTALS_ECHO,
    IMMORTALS_OF_ALL_CLANS,
    MIRRORS,
    NEIGHBOURS_ECHO,
    SHIFTS_ARE_SECRET,
    SMALL_HANDS,
)
from madang.games.gosux.effects.tables import (
    ALL_CARDS,
    COUNTS_AS,
    FIRST_TROOPS,
    KEYWORDS_OF,
    KIND_AT,
    LEVEL_SLOTS,
    LIES,
    MILITARY,
    NEIGHBOURS,
    OF_LEVELS,
    PERMANENT,
    PLACE_OF,
    ROW_SLOTS,
    SHIFT,
    TROOPS_TWICE,
    WHOLE_CLAN,
    WILD,
)

EVERY_CLAN_SLOT = 7
"""All three clans of a deck, as a set."""

# Bags of cards


@rule
def join(bag, more):
    """Two bags as one."""
    return bag | more | ((bag & more & FIRST_TROOPS) << 1)


@rule
def without(bag, less):
    """A bag without cards that are in it."""
    left = bag & ~less
    alone = left & TROOPS_TWICE & ~((left & FIRST_TROOPS) << 1)
    return (left ^ alone) | (alone >> 1)


@rule
def both_copies(card):
    """The bits of a card and of its second copy."""
    return (1 << card) | (((1 << card) & FIRST_TROOPS) << 1)


# What a card is, wherever it lies


@rule
def kind_of(state, seat, card):
    return whole(state.clans[seat, card // CLAN_CARDS]) * KINDS_IN_CLAN + whole(KIND_AT[card % CLAN_CARDS])


@rule
def clan_slot(state, seat, clan):
    """Which of a seat's clans this is, or NOTHING."""
    for slot in range(3):
        if state.clans[seat, slot] == clan:
            return slot
    return NOTHING


@rule
def owner_of_clan(state, clan):
    """Whose clan this is, or NOBODY."""
    for seat in range(SEATS):
        if clan_slot(state, seat, clan) != NOTHING:
            return seat
    return NOBODY


@rule
def card_of(state, seat, kind):
    """The card of this kind in a seat's deck, or NOTHING."""
    slot = clan_slot(state, seat, kind // KINDS_IN_CLAN)
    if slot == NOTHING:
        return NOTHING
    return slot * CLAN_CARDS + whole(PLACE_OF[kind % KINDS_IN_CLAN])


@rule
def cards_that(state, seat, quality):
    """The cards of a seat's deck that have a printed quality, as a bag."""
    return (
        whole(LIES[quality, state.clans[seat, 0]])
        | whole(LIES[quality, state.clans[seat, 1]]) << CLAN_CARDS
        | whole(LIES[quality, state.clans[seat, 2]]) << 2 * CLAN_CARDS
    )


@rule
def cards_of_levels(state, seat, levels):
    """The cards of a seat's deck that count as one of these levels, as a bag."""
    return (
        whole(OF_LEVELS[levels, state.clans[seat, 0]])
        | whole(OF_LEVELS[levels, state.clans[seat, 1]]) << CLAN_CARDS
        | whole(OF_LEVELS[levels, state.clans[seat, 2]]) << 2 * CLAN_CARDS
    )


@rule
def wild_cards(state, seat):
    """The cards of a seat's deck that by themselves count as all of its clans, in all zones."""
    wild = 0
    for slot in range(3):
        wild |= whole(WILD[state.clans[seat, slot]]) << CLAN_CARDS * slot
    if whole(state.holds[seat]) & IMMORTALS_OF_ALL_CLANS:
        wild |= cards_of_levels(state, seat, 4)
    return wild


@rule
def cards_of_clan(state, seat, clan):
    """The cards of a seat's deck that count as being of a clan, as a bag."""
    slot = clan_slot(state, seat, clan)
    if slot == NOTHING:
        return 0
    return WHOLE_CLAN << CLAN_CARDS * slot | wild_cards(state, seat)


@rule
def clans_among(state, seat, bag):
    """The clans, as a set of the seat's three, that cards of its deck count as that are not in play."""
    if bag & wild_cards(state, seat):
        return EVERY_CLAN_SLOT
    return (
        (1 if bag & WHOLE_CLAN else 0)
        | (2 if bag & (WHOLE_CLAN << CLAN_CARDS) else 0)
        | (4 if bag & (WHOLE_CLAN << 2 * CLAN_CARDS) else 0)
    )


@rule
def supported(state, seat, clans):
    """The cards of a seat's deck that share a clan with a set of its clans."""
    if clans == 0:
        return 0
    cards = wild_cards(state, seat)
    for slot in range(3):
        if clans >> slot & 1:
            cards |= WHOLE_CLAN << CLAN_CARDS * slot
    return cards


# What holds


@rule
def holds(state, seat, permanent):
    """Whether a permanent effect holds for a seat: a face-up card of its army, or an active tile."""
    return whole(state.holds[seat]) & permanent != 0


@rule
def refresh(state):
    """Works out the derived fields after something has changed in an army or among the tiles."""
    for seat in range(SEATS):
        other = 1 - seat
        up = whole(state.up[seat])
        permanents = whole(state.tiles)
        ethereal = 0
        free = 0
        above = 0
        highest = NOTHING
        for row in range(ROWS - 1, -1, -1):
            cards = whole(state.rows[seat, row])
            for column in range(COLUMNS):
                slot = row * COLUMNS + column
                text = NOTHING
                if up >> slot & 1:
                    kind = kind_of(state, seat, whole(state.army[seat, slot]))
                    text = kind
                    if whole(PERMANENT[kind]) & MIRRORS and whole(state.up[other]) >> slot & 1:
                        text = kind_of(state, other, whole(state.army[other, slot]))
                    permanents |= whole(PERMANENT[text]) | whole(COUNTS_AS[kind])
                    if whole(KEYWORDS_OF[text]) & ETHEREAL:
                        ethereal |= 1 << slot
                state.text[seat, slot] = text
            if cards > above:
                last = row * COLUMNS + cards - 1
                free |= 1 << last
                if highest == NOTHING:
                    highest = last
            above = cards
        if permanents & HIGHEST_IS_ETHEREAL and highest != NOTHING:
            ethereal |= 1 << highest
        state.holds[seat] = permanents
        state.free[seat] = free
        state.ethereal[seat] = ethereal
        for row in range(ROWS):
            state.support[seat, row] = clans_on(state, seat, whole(ROW_SLOTS[row]))


# Cards in play


@rule
def is_up(state, place):
    """Whether a face-up card lies on a place."""
    return whole(state.up[place // SLOTS]) >> place % SLOTS & 1 != 0


@rule
def text_at(state, place):
    """The kind whose text holds on a place, or NOTHING."""
    return whole(state.text[place // SLOTS, place % SLOTS])


@rule
def kind_at(state, place):
    """The kind of the card that lies on a place."""
    seat = place // SLOTS
    return kind_of(state, seat, whole(state.army[seat, place % SLOTS]))


@rule
def has_keyword(state, place, keyword):
    """Whether the card on a place has a keyword: printed, lent by the mirror card or by a permanent effect, or as the
    Bounty token gives it."""
    text = text_at(state, place)
    if text == NOTHING:
        return False
    if whole(KEYWORDS_OF[text]) & keyword:
        return True
    seat = place // SLOTS
    slot = place % SLOTS
    if keyword == BOUNTY:
        return state.bounty == place
    if keyword == SECRET_SHIFT:
        return holds(state, seat, SHIFTS_ARE_SECRET) and SHIFT[kind_at(state, place)] >= 0
    if keyword == ECHO:
        if holds(state, seat, IMMORTALS_ECHO) and is_of_level_three(state, place):
            return True
        if holds(state, seat, NEIGHBOURS_ECHO):
            near = whole(NEIGHBOURS[slot])
            while near:
                text = whole(state.text[seat, lowest(near)])
                near &= near - 1
                if text != NOTHING and whole(PERMANENT[text]) & NEIGHBOURS_ECHO:
                    return True
    return False


@rule
def counts_as_every_level(state, place):
    text = text_at(state, place)
    return text != NOTHING and whole(PERMANENT[text]) & EVERY_LEVEL != 0


@rule
def is_of_level_three(state, place):
    """Whether the face-up card on a place counts as an Immortal."""
    return place % SLOTS >= 2 * COLUMNS or counts_as_every_level(state, place)


@rule
def clans_at(state, place):
    """GX-KW-TRIGGER: the clans, as a set of its seat's three, that the face-up card on a place counts as. The text that
    stands there may make it one of all three."""
    seat = place // SLOTS
    if whole(PERMANENT[text_at(state, place)]) & EVERY_CLAN:
        return EVERY_CLAN_SLOT
    if holds(state, seat, IMMORTALS_OF_ALL_CLANS) and is_of_level_three(state, place):
        return EVERY_CLAN_SLOT
    return 1 << whole(state.army[seat, place % SLOTS]) // CLAN_CARDS


@rule
def clans_on(state, seat, slots):
    """The clans, as a set of the seat's three, that its face-up cards on some slots count as."""
    clans = 0
    slots &= whole(state.up[seat])
    while slots:
        clans |= clans_at(state, seat * SLOTS + lowest(slots))
        slots &= slots - 1
    return clans


@rule
def places_of_levels(state, levels):
    """The places of both armies in the rows of these levels, with the card that counts as every level."""
    places = whole(LEVEL_SLOTS[levels])
    for seat in range(SEATS):
        if levels and holds(state, seat, EVERY_LEVEL):
            for slot in range(SLOTS):
                if counts_as_every_level(state, seat * SLOTS + slot):
                    places |= 1 << seat * SLOTS + slot
    return places


@rule
def cards_in_play(state, seat):
    return whole(state.rows[seat, 0]) + whole(state.rows[seat, 1]) + whole(state.rows[seat, 2])


@rule
def standing_cards(state, seat, slots):
    """The face-up cards on some slots, as a set."""
    cards = 0
    slots &= whole(state.up[seat])
    while slots:
        cards |= 1 << whole(state.army[seat, lowest(slots)])
        slots &= slots - 1
    return cards


@rule
def captured_cards(state, seat):
    return cards_in_play(state, seat) - size(whole(state.up[seat]))


@rule
def places_of_clan(state, seat, slots, clan):
    """The face-up cards on some slots of an army that count as being of a clan, as a set of slots."""
    wanted = clan_slot(state, seat, clan)
    if wanted == NOTHING:
        return 0
    found = 0
    slots &= whole(state.up[seat])
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if clans_at(state, seat * SLOTS + slot) >> wanted & 1:
            found |= 1 << slot
    return found


@rule
def hand_limit(state):
    """GX-TURN-1: seven cards, five while Narashima holds for anybody."""
    if holds(state, 0, SMALL_HANDS) or holds(state, 1, SMALL_HANDS):
        return NARASHIMA_HAND
    return HAND_CARDS


@rule
def controls_bounty(state, seat):
    """Whether a seat controls a face-up card with Bounty."""
    number = 0
    for slot in range(SLOTS):
        if has_keyword(state, seat * SLOTS + slot, BOUNTY):
            number += 1
    return number > 0


@rule
def doubling(state, place, against_bounty):
    """GX-KW-VETERAN: the keyword for which the face-up card on a place counts double in the Great Battle, its own or
    one that the opponent has; else 0."""
    text = text_at(state, place)
    if whole(KEYWORDS_OF[text]) & VETERAN and state.laid[place // SLOTS, place % SLOTS] > 0:
        return VETERAN
    if against_bounty and whole(PERMANENT[text]) & DOUBLED_AGAINST_BOUNTIES:
        return BOUNTY
    return 0


@rule
def card_value(state, place, against_bounty):
    """GX-BAT-1: what a card counts in the Great Battle."""
    if text_at(state, place) == NOTHING:
        return 0
    value = whole(MILITARY[kind_at(state, place)])
    if doubling(state, place, against_bounty):
        return 2 * value
    return value


@rule
def military(state, seat):
    """GX-BAT-1: what an army is worth now."""
    value = whole(state.hand_size[seat]) if holds(state, seat, HANDS_FIGHT) else 0
    against_bounty = holds(state, seat, DOUBLED_AGAINST_BOUNTIES) and controls_bounty(state, 1 - seat)
    for slot in range(SLOTS):
        value += card_value(state, seat * SLOTS + slot, against_bounty)
    return value


@rule
def free_troops(state, seat):
    """GX-PLAY-1, GX-KW-RECRUITER: the cards that cost nothing on the next place of the first row."""
    clans = whole(state.support[seat, 0])
    column = whole(state.rows[seat, 0])
    if clans == 0 or (column > 0 and has_keyword(state, seat * SLOTS + column - 1, RECRUITER)):
        return ALL_CARDS
    return supported(state, seat, clans)


@rule
def troop_cost(state, seat, card):
    """GX-PLAY-1, GX-KW-RECRUITER: what laying a card on the next place of the first row costs."""
    if free_troops(state, seat) >> card & 1:
        return 0
    return TROOP_COST
