"""Gosu X: what may be chosen. The options of a decision are three words in the state: cards, cards of a discard (or of
the other deck), and the rest; see `state.py`. They follow from the row of the program that asks and from what the asked
seat knows, so they can be worked out anew at any time (`renew_choices`)."""

from madang.engine.rule import NOTHING, lowest, rule, size, whole
from madang.games.gosux.cards import (
    BOUNTY,
    CLANS,
    CLANS_EACH,
    COLUMNS,
    GALMI,
    MOST_TOKENS,
    MOST_TURNS,
    ROWS,
    SEATS,
    SECRET_SHIFT,
    SLOTS,
    TROOP_COST,
)
from madang.games.gosux.effects import operations
from madang.games.gosux.effects.language import (
    ABOVE_THREE,
    ACTIVATION,
    ADJACENT,
    ALWAYS,
    ANY_DISCARD,
    ANY_LEVEL,
    ARPIA_IN_PLAY,
    BELOW_THREE,
    BOUNTY_CARDS,
    BOUNTY_CARDS_DRAWN,
    CAPTURABLE,
    CAPTURE,
    CARDS_AHEAD,
    CLANS_IN_COLUMN,
    CLANS_IN_DISCARD,
    COST,
    COUNTS_AS_ARPIA,
    COUNTS_AS_TIMER,
    DECK,
    DESTROY,
    DESTROYABLE,
    DISCARD,
    END_OF_TURN,
    FACE_DOWN,
    FACE_UP,
    FIRST_TO_PASS,
    FIVE_IN_HAND,
    FREE,
    GALMI_IN_COLUMN,
    HALF_HAND,
    HAND,
    HAND_AHEAD,
    HAND_BEHIND,
    HAND_EMPTY,
    HAS_ECHO,
    HIGHER_IF_SUPREME,
    III_IF_SUPREME,
    IN_PAIRS,
    IS_FREE,
    MINE,
    NAMED_ALIKE,
    NAMED_PHOENIX,
    NE_YE,
    NE_YE_REMOVED,
    NEW_LEVEL,
    NEXT_TO_OTHER,
    NO_TOKEN_IN_HAND,
    NOT_CHOSEN,
    NOT_TOKEN,
    NOTED_LEVEL,
    OF_DISCARD,
    OF_DRAFT,
    OF_FREE_CARDS,
    OF_HAND,
    OF_NOTED_CLAN,
    OF_TILES,
    OPTIONAL,
    OR_WONDER,
    OVER_LIMIT,
    REMOVED,
    REVEALED,
    REWARDED,
    RICHER_BOUNTIES,
    SHIFT_COST,
    SHIFT_IN,
    SONG_SHARE,
    SPENDING_GRANTS,
    SPENDING_GRANTS_A_TURN,
    STRIKEABLE,
    SUPREME,
    THEIRS,
    THIS_COLUMN,
    THIS_ROW,
    THREE_CAPTURED,
    THREE_PHOENIX,
    TIMER_IN_PLAY,
    TOUCHABLE,
    UP_TO_NOTED_LEVEL,
    X_IS_FOUR,
    X,
)
from madang.games.gosux.effects.tables import (
    ALIKE,
    ALL_CARDS,
    ATALANTE,
    CERCLE_ROUGE,
    COLUMN_SLOTS,
    ENTRY,
    NE_YE_KIND,
    NEIGHBOURS,
    ON,
    ON_CONDITION,
    PROGRAM,
    ROW_SLOTS,
    SHIFT,
    SINGLES,
    SYMBOLS,
)
from madang.games.gosux.queries import (
    both_copies,
    captured_cards,
    card_of,
    cards_in_play,
    cards_of_clan,
    cards_of_levels,
    cards_that,
    clans_among,
    clans_on,
    free_troops,
    hand_limit,
    has_keyword,
    holds,
    is_up,
    kind_at,
    kind_of,
    places_of_clan,
    places_of_levels,
    standing_cards,
    supported,
    text_at,
    troop_cost,
)
from madang.games.gosux.state import (
    ACTIVATE_BIT,
    CAPTURE_BIT,
    CLAN_BIT,
    DESTROY_BIT,
    FREE_BIT,
    KEEP_BIT,
    LEVEL_BIT,
    NO_BIT,
    ONE_BIT,
    PASS_BIT,
    PLAYER_BIT,
    REDRAW_BIT,
    SPENT_BIT,
    TWO_BIT,
    WONDER_BIT,
    YES_BIT,
)
from madang.games.gosux.zones import deck_bag

BOTH_ARMIES = (1 << SEATS * SLOTS) - 1
ARMY = (1 << SLOTS) - 1


# Amounts and conditions


@rule
def amount(state, top, code):
    """A number as a card gives it."""
    if code < X:
        return code
    who = whole(state.who[top])
    other = 1 - who
    hand = whole(state.hand_size[who])
    if code == X:
        return whole(state.owned[state.seat[top]])
    if code == HAND_BEHIND:
        return whole(state.hand_size[other]) - hand
    if code == HAND_AHEAD:
        return hand - whole(state.hand_size[other])
    if code == BELOW_THREE:
        return 3 - hand
    if code == ABOVE_THREE:
        return hand - 3
    if code == HALF_HAND:
        return (hand + 1) // 2
    if code == CARDS_AHEAD:
        return cards_in_play(state, who) - cards_in_play(state, other)
    if code == SONG_SHARE:
        return (cards_in_play(state, who) + 1) // 2 + goan_sul_takes(state, top)
    if code == COST:
        return troop_cost(state, who, whole(state.held[top])) if state.level[top] == 1 else 0
    if code == SHIFT_COST:
        return shift_cost(state, whole(state.place[top]))
    if code == OVER_LIMIT:
        return hand - hand_limit(state)
    if code == BOUNTY_CARDS_DRAWN:
        return 2 if holds(state, who, RICHER_BOUNTIES) else 1
    if code == CLANS_IN_DISCARD:
        return size(clans_among(state, who, whole(state.discard[who])))
    return amount_around(state, top, code)


@rule
def goan_sul_takes(state, top):
    """GX-SONG-1: how many cards more than half whoever sacrifices gives, who has won where Goan Sul holds."""
    return 1 if state.flag[top] == 1 and state.who[top] == state.seat[top] else 0


@rule
def amount_around(state, top, code):
    """Numbers that depend on the row or the column of the card, in its controller's army."""
    seat = whole(state.seat[top])
    slot = whole(state.source[top]) % SLOTS
    column = whole(COLUMN_SLOTS[slot % COLUMNS])
    if code == GALMI_IN_COLUMN:
        return size(places_of_clan(state, seat, column, GALMI))
    return size(clans_on(state, seat, column if code == CLANS_IN_COLUMN else whole(ROW_SLOTS[slot // COLUMNS])))


@rule
def shift_cost(state, place):
    """GX-SHIFT-1: what it costs to shift a card now."""
    cost = whole(SHIFT[kind_at(state, place)]) - whole(state.laid[place // SLOTS, place % SLOTS])
    return max(cost, 0)


@rule
def condition(state, top, code):
    """Whether something holds that a card asks for."""
    who = whole(state.who[top])
    place = whole(state.place[top])
    if code == ALWAYS:
        return True
    if code == SUPREME:
        return state.supremacy[state.seat[top]] > 0
    if code == X_IS_FOUR:
        return state.owned[state.seat[top]] == MOST_TOKENS
    if code == TIMER_IN_PLAY:
        return holds(state, 0, COUNTS_AS_TIMER) or holds(state, 1, COUNTS_AS_TIMER)
    if code == ARPIA_IN_PLAY:
        return holds(state, 0, COUNTS_AS_ARPIA) or holds(state, 1, COUNTS_AS_ARPIA)
    if code == NO_TOKEN_IN_HAND:
        return state.tokens[who] == 0
    if code == HAS_ECHO:
        source = whole(state.source[top])
        return state.flag[top] == 1 and is_up(state, source) and ENTRY[text_at(state, source)] > 0
    if code == CAPTURABLE:
        return is_up(state, place) and not whole(state.ethereal[place // SLOTS]) >> place % SLOTS & 1
    if code == DESTROYABLE:
        owner = place // SLOTS
        return (whole(state.free[owner]) & ~whole(state.ethereal[owner])) >> place % SLOTS & 1 != 0
    if code == REWARDED:
        return state.flag[top] == 1
    if code == FIRST_TO_PASS:
        return state.passed[1 - who] == 0
    if code == SPENDING_GRANTS:
        return holds(state, who, SPENDING_GRANTS_A_TURN)
    if code == HAND_EMPTY:
        return state.hand_size[who] == 0
    if code == THREE_CAPTURED:
        return captured_cards(state, 1 - who) >= 3
    if code == NE_YE_REMOVED:
        card = card_of(state, who, NE_YE_KIND)
        return card != NOTHING and whole(state.removed[who]) >> card & 1 != 0
    if code == THREE_PHOENIX:
        return size(standing_cards(state, who, ARMY) & cards_that(state, who, NAMED_PHOENIX)) >= 3
    if code == FIVE_IN_HAND:
        return state.hand_size[who] >= 5
    return clans_with_five(state, who) != 0


@rule
def clans_with_five(state, seat):
    """The clans of which a seat holds five cards or more, as a set."""
    clans = 0
    for slot in range(CLANS_EACH):
        clan = whole(state.clans[seat, slot])
        if size(whole(state.hand[seat]) & cards_of_clan(state, seat, clan)) >= 5:
            clans |= 1 << clan
    return clans


# Cards


@rule
def level_set(state, top, levels):
    """The levels meant, as a set."""
    noted = whole(state.level[top])
    chosen = levels & 7
    if levels & NOTED_LEVEL:
        return 1 << noted - 1
    if levels & UP_TO_NOTED_LEVEL:
        return (1 << noted) - 1
    if levels & NEW_LEVEL:
        return 7 & ~max(noted, 0)
    if state.supremacy[state.seat[top]] > 0:
        if levels & III_IF_SUPREME:
            chosen |= 4
        if levels & HIGHER_IF_SUPREME:
            chosen |= 6
    return chosen


@rule
def matching(state, top, seat, levels, quality):
    """The cards of a seat's deck that are of these levels and of this quality."""
    found = cards_of_levels(state, seat, level_set(state, top, levels))
    if quality == OF_NOTED_CLAN:
        return found & cards_of_clan(state, seat, whole(state.clan[top]))
    if quality == NE_YE:
        return 1 << card_of(state, seat, NE_YE_KIND)
    if quality == NAMED_ALIKE:
        kind = kind_of(state, seat, whole(state.card[top]))
        alike = 0
        for slot in range(CLANS_EACH):
            alike |= whole(ALIKE[kind, state.clans[seat, slot]]) << 15 * slot
        return alike
    return found & cards_that(state, seat, quality)


@rule
def zone_bag(state, seat, zone):
    if zone == HAND:
        return whole(state.hand[seat])
    if zone == DISCARD:
        return whole(state.discard[seat])
    if zone == REMOVED:
        return whole(state.removed[seat])
    if zone == REVEALED:
        return whole(state.revealed[seat])
    return deck_bag(state, seat)


@rule
def not_barred(state, seat):
    """GX-KW-NAMED: the cards of a seat's deck that nobody has forbidden."""
    return ~(whole(state.barred[seat, 0]) | whole(state.barred[seat, 1]))


@rule
def purse(state, seat):
    """How many cards a seat could pay, the Wonder token counted in; a card of the hand that is to be laid is not."""
    return whole(state.hand_size[seat]) + (1 if state.wonder == seat else 0)


@rule
def shift_cards(state, place, from_discard):
    """GX-SHIFT-1, GX-SHIFT-2: the cards of the hand, or of the discard, that may replace the card on a place."""
    seat = place // SLOTS
    slot = place % SLOTS
    if not whole(state.up[seat]) >> slot & 1 or SHIFT[kind_at(state, place)] < 0:
        return 0
    bag = whole(state.hand[seat])
    means = purse(state, seat) - 1
    if from_discard:
        if not state.open_discard and not has_keyword(state, place, SECRET_SHIFT):
            return 0
        bag = whole(state.discard[seat])
        means += 1
    if means < shift_cost(state, place):
        return 0
    allowed = cards_of_levels(state, seat, 1 << slot // COLUMNS) & ~both_copies(whole(state.army[seat, slot]))
    return bag & allowed & not_barred(state, seat) & SINGLES


@rule
def layable(state, seat, row, means):
    """GX-PLAY-1, GX-PLAY-2, GX-PLAY-4: the cards of a deck that may be laid on a row by who can pay so many cards."""
    troops = whole(state.support[seat, 0])
    if row == 0:
        if state.rows[seat, 0] == COLUMNS:
            return 0
        return cards_of_levels(state, seat, 1) & (ALL_CARDS if means >= TROOP_COST else free_troops(state, seat))
    if state.rows[seat, row] == state.rows[seat, row - 1]:
        return 0
    found = cards_of_levels(state, seat, 1 << row) & supported(state, seat, troops)
    if row == 2:
        found &= supported(state, seat, whole(state.support[seat, 1]))
    return found


@rule
def playable(state, seat, means):
    return (layable(state, seat, 0, means) | layable(state, seat, 1, means) | layable(state, seat, 2, means)) & (
        not_barred(state, seat) & SINGLES
    )


# Places


@rule
def targets(state, top, where, levels):
    """The places a text allows to choose."""
    who = whole(state.who[top])
    seat = whole(state.seat[top])
    up = whole(state.up[0]) | whole(state.up[1]) << SLOTS
    ethereal = whole(state.ethereal[0]) | whole(state.ethereal[1]) << SLOTS
    found = 0
    if where & MINE:
        found |= ARMY << SLOTS * who
    if where & THEIRS:
        found |= ARMY << SLOTS * (1 - who)
    if where & (THIS_ROW | THIS_COLUMN | ADJACENT):
        slot = whole(state.source[top]) % SLOTS
        near = whole(NEIGHBOURS[slot]) if where & ADJACENT else 0
        if where & THIS_ROW:
            near |= whole(ROW_SLOTS[slot // COLUMNS])
        if where & THIS_COLUMN:
            near |= whole(COLUMN_SLOTS[slot % COLUMNS])
        found = near << SLOTS * seat
    if where & NEXT_TO_OTHER:
        other = whole(state.other[top])
        found = (whole(ROW_SLOTS[other % SLOTS // COLUMNS]) << other // SLOTS * SLOTS) & ~(1 << other)
    found &= whole(cards_down(state, 0, where)) | whole(cards_down(state, 1, where)) << SLOTS
    if where & FACE_UP:
        found &= up
    if where & FACE_DOWN:
        found &= ~up
    if where & IS_FREE:
        found &= whole(state.free[0]) | whole(state.free[1]) << SLOTS
    if where & TOUCHABLE:
        found &= ~ethereal
    if where & STRIKEABLE:
        found &= ~(up & ethereal)
    if where & NOT_CHOSEN:
        found &= ~whole(state.chain)
    if where & NOT_TOKEN and state.bounty != NOTHING:
        found &= ~(1 << whole(state.bounty))
    if levels != 7:
        found &= places_of_levels(state, level_set(state, top, levels))
    if where & BOUNTY_CARDS:
        left = found
        while left:
            place = lowest(left)
            left &= left - 1
            if not has_keyword(state, place, BOUNTY):
                found &= ~(1 << place)
    return found


@rule
def cards_down(state, seat, where):
    """The slots of an army on which cards lie; with IN_PAIRS only those of rows with two cards or more."""
    least = 2 if where & IN_PAIRS else 1
    slots = 0
    for row in range(ROWS):
        cards = whole(state.rows[seat, row])
        if cards >= least:
            slots |= ((1 << cards) - 1) << row * COLUMNS
    return slots


# The options of each kind of decision


@rule
def card_options(state, top, seat, zone, levels, how):
    """Cards, as far as they match; copies count as one."""
    other = 1 - seat
    rest = 0
    if how & OPTIONAL:
        rest |= 1 << NO_BIT
    if how & OR_WONDER and state.wonder == seat:
        rest |= 1 << WONDER_BIT
    if zone == SHIFT_IN:
        place = whole(state.place[top])
        state.choices[seat, 0] = shift_cards(state, place, False)
        state.choices[seat, 1] = shift_cards(state, place, True)
    elif zone == ANY_DISCARD:
        state.choices[seat, 0] = whole(state.discard[seat]) & SINGLES
        state.choices[seat, 1] = whole(state.discard[other]) & SINGLES
    elif zone <= DECK:
        found = zone_bag(state, seat, zone) & matching(state, top, seat, levels, how >> 2)
        if how >> 2 == OF_NOTED_CLAN and zone == HAND and size(found) < state.count[top]:
            found = 0
        state.choices[seat, 0] = found & SINGLES
    else:
        state.choices[seat, 1] = SINGLES
    state.choices[seat, 2] = rest


@rule
def clan_options(state, top, seat, among):
    """GX-PLAY-5: clans to choose from, as a set."""
    clans = 0
    if among == OF_DRAFT:
        clans = (1 << len(CLANS)) - 1
        for slot in range(CLANS_EACH):
            for player in range(SEATS):
                if state.clans[player, slot] != NOTHING:
                    clans &= ~(1 << whole(state.clans[player, slot]))
        return clans
    if among == OF_HAND:
        return clans_with_five(state, seat)
    if among == OF_FREE_CARDS:
        for player in range(SEATS):
            here = clans_on(state, player, whole(state.free[player]))
            for slot in range(CLANS_EACH):
                if here >> slot & 1:
                    clans |= 1 << whole(state.clans[player, slot])
        return clans
    present = clans_among(state, seat, whole(state.discard[seat])) if among == OF_DISCARD else 7
    for slot in range(CLANS_EACH):
        clan = whole(state.clans[seat, slot])
        if present >> slot & 1 and not (among == OF_TILES and whole(state.tiles) >> clan & 1):
            clans |= 1 << clan
    return clans


@rule
def level_options(state, top, seat, among):
    """Levels to choose from, or the rows on which a card may be laid, as a set."""
    if among == ANY_LEVEL:
        return 7
    card = whole(state.held[top])
    rows = 0
    for row in range(ROWS):
        if layable(state, seat, row, purse(state, seat)) >> card & 1:
            rows |= 1 << row
    return rows


@rule
def token_options(state, seat):
    """GX-TOK-2: where one's tokens lie that are not in hand."""
    rest = 0
    for slot in range(SLOTS):
        if state.laid[seat, slot] > 0:
            rest |= 1 << seat * SLOTS + slot
    if state.spent[seat] > 0:
        rest |= 1 << SPENT_BIT
    return rest


@rule
def verb_options(state, top, verbs):
    """What can be done to the card on the place chosen."""
    place = whole(state.place[top])
    rest = 0
    if verbs & CAPTURE and condition(state, top, CAPTURABLE):
        rest |= 1 << CAPTURE_BIT
    if verbs & DESTROY and condition(state, top, DESTROYABLE):
        rest |= 1 << DESTROY_BIT
    if verbs & FREE and not is_up(state, place):
        rest |= 1 << FREE_BIT
    return rest


@rule
def action_options(state, seat):
    """GX-TURN-1, GX-TURN-2: what the active player may do. Passing first requires that no token is left in hand."""
    other = 1 - seat
    if state.turns > MOST_TURNS:
        state.choices[seat, 2] = 1 << PASS_BIT
        return
    means = purse(state, seat)
    state.choices[seat, 0] = whole(state.hand[seat]) & playable(state, seat, means - 1)
    if state.open_discard:
        state.choices[seat, 1] = whole(state.discard[seat]) & playable(state, seat, means)
    rest = 0
    tokens = whole(state.tokens[seat])
    left = whole(state.up[seat])
    while left:
        slot = lowest(left)
        left &= left - 1
        place = seat * SLOTS + slot
        if shift_cards(state, place, False) or shift_cards(state, place, True):
            rest |= 1 << slot
        if tokens > 0 and state.laid[seat, slot] < SYMBOLS[state.text[seat, slot]]:
            rest |= 1 << ACTIVATE_BIT + slot
    if tokens >= 1:
        rest |= 1 << ONE_BIT
    if tokens >= 2:
        rest |= 1 << TWO_BIT
    if tokens == 0 or state.passed[other]:
        rest |= 1 << PASS_BIT
    state.choices[seat, 2] = rest


@rule
def end_effects(state, top, seat):
    """GX-TURN-1: the active player's cards whose end-of-turn effect comes now, each once."""
    rest = 0
    left = whole(state.up[seat]) & ~whole(state.ended)
    while left:
        slot = lowest(left)
        left &= left - 1
        text = whole(state.text[seat, slot])
        if ON[END_OF_TURN, text] > 0 and condition(state, top, whole(ON_CONDITION[text])):
            rest |= 1 << seat * SLOTS + slot
    return rest


@rule
def hand_options(state, seat):
    """GX-SET-3: a hand with no or one Troop may be drawn anew."""
    rest = 1 << KEEP_BIT
    if size(whole(state.hand[seat]) & cards_of_levels(state, seat, 1)) <= 1:
        rest |= 1 << REDRAW_BIT
    return rest


@rule
def answering_card(state, seat, to):
    """The Force of Will card of a seat's deck that answers, or NOTHING."""
    return card_of(state, seat, ATALANTE if to == ACTIVATION else CERCLE_ROUGE)


@rule
def asked_seat(state, top, op, a):
    """Who decides: whoever acts; for Force of Will the opponent of an activation, the owner of a threatened card."""
    if op == operations.REACT:
        return 1 - whole(state.seat[top]) if a == ACTIVATION else whole(state.place[top]) // SLOTS
    return whole(state.who[top])


@rule
def write_options(state, top, op, a, b, c):
    """Works out the options of a row that asks; returns whether the question is put whatever they are."""
    seat = asked_seat(state, top, op, a)
    for word in range(3):
        state.choices[seat, word] = 0
    if op == operations.CHOOSE_CARD:
        card_options(state, top, seat, a, b, c)
        if a == HAND:
            return state.hand_size[seat] > 0 and (c & OPTIONAL != 0 or state.choices[seat, 0] != 0)
        return a in (DECK, SHIFT_IN) and (state.choices[seat, 0] != 0 or state.choices[seat, 1] != 0)
    if op == operations.CHOOSE_ACTION:
        action_options(state, seat)
        return True
    rest = 0
    if op == operations.CHOOSE_PLACE:
        rest = targets(state, top, a, b)
        if c & OPTIONAL and rest:
            rest |= 1 << NO_BIT
    elif op == operations.ASK:
        rest = 1 << NO_BIT | (1 << YES_BIT if condition(state, top, a) else 0)
    elif op == operations.REACT:
        card = answering_card(state, seat, a)
        if card != NOTHING and state.hand_size[seat] > 0:
            rest = 1 << NO_BIT | (1 << YES_BIT if whole(state.hand[seat]) >> card & 1 else 0)
    elif op == operations.CHOOSE_CLAN:
        rest = clan_options(state, top, seat, a) << CLAN_BIT
    elif op == operations.CHOOSE_LEVEL:
        rest = level_options(state, top, seat, a) << LEVEL_BIT
    elif op == operations.CHOOSE_PLAYER:
        rest = 3 << PLAYER_BIT
    elif op == operations.CHOOSE_TOKEN:
        rest = token_options(state, seat)
        if a & OPTIONAL and rest:
            rest |= 1 << NO_BIT
    elif op == operations.CHOOSE_VERB:
        rest = verb_options(state, top, a)
    elif op == operations.CHOOSE_END_EFFECT:
        rest = end_effects(state, top, seat)
    else:
        rest = hand_options(state, seat)
    state.choices[seat, 2] = rest
    if op in (operations.ASK, operations.REACT, operations.CHOOSE_HAND):
        return rest != 0
    return op == operations.CHOOSE_CLAN and a == OF_HAND and rest != 0


@rule
def renew_choices(state):
    """Works the pending options out anew, after what a seat cannot know has been dealt anew."""
    if state.asked:
        top = whole(state.depth) - 1
        row = whole(state.pc[top]) - 1
        write_options(
            state,
            top,
            whole(PROGRAM[row, 0]),
            whole(PROGRAM[row, 1]),
            whole(PROGRAM[row, 2]),
            whole(PROGRAM[row, 3]),
        )
