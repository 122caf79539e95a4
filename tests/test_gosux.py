"""Gosu X alone: programs and printed cards agree, bags are bags, chains of copies end, every card does everything it can
in curious games, and each way to win is reached."""

import random
from collections import Counter, defaultdict

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from facts.gosux import CARDS, CLANS, KEYWORDS, KINDS, cards_in, is_bag
from games import random_game, state_of
from madang.engine.drivers import compiled, interpreted
from madang.engine.events import event_rows
from madang.engine.match import Match
from madang.engine.rng import seed_bytes, seed_words
from madang.engine.rule import NOBODY
from madang.games import game as game_of
from madang.games.gosux.cards import SLOTS
from madang.games.gosux.effects import cards as table
from madang.games.gosux.effects.language import ALWAYS, Label, Step, assemble, draw, may, times, when
from madang.games.gosux.effects.tables import ALL_CARDS
from madang.games.gosux.queries import join, without
from madang.games.gosux.setting_up import GIVEN_NAMES
from madang.games.gosux.state import ASKED

GAME = game_of("gosux")
MOST_FRAMES = 7
"""See the top of effects/flow.py."""


# Cards as programs


@pytest.mark.parametrize("card", table.CARDS, ids=KINDS)
def test_the_table_of_programs_agrees_with_the_printed_card(card):
    printed = CARDS[card.name]
    assert printed["clan"] == CLANS[card.clan]
    assert 1 << printed["level"] - 1 == card.level
    assert printed["copies"] == (2 if card.level == table.TROOP else 1)
    assert printed["military"] == {table.TROOP: 2, table.HERO: 3, table.IMMORTAL: 5}.get(card.level)
    assert (printed["shift"], printed["activations"]) == (card.shift, card.symbols)
    assert set(printed["keywords"]) == {word for bit, word in enumerate(KEYWORDS) if card.keywords >> bit & 1}
    assert card.entry or card.holds or card.triggers


def test_every_symbol_activates_something():
    assert all(card.entry for card in table.CARDS if card.symbols)


def test_one_counter_a_frame():
    with pytest.raises(ValueError, match="one count stands inside another"):
        assemble({"twice": times(2, times(3, draw(1)))})
    assemble({"one after the other": [*times(2, draw(1)), *times(3, draw(1))]})


def test_no_way_leads_nowhere():
    with pytest.raises(ValueError, match="leads nowhere"):
        assemble({"open": [Step("when", ALWAYS)]})
    assemble({"closed": when(ALWAYS, may("echo", draw(1)))})


def test_a_label_stands_once():
    label = Label()
    with pytest.raises(ValueError, match="stands twice"):
        assemble({"loop": [label, *draw(1), label, Step("go", otherwise=label)]})


# Bags

DECK = [card for card in range(45) if card % 15 in (0, 2, 4, 6, *range(8, 15))]
counts = st.tuples(*(st.integers(0, 2 if card % 15 < 8 else 1) for card in DECK))


def bag_of(numbers):
    return sum((1 << number) - 1 << card for card, number in zip(DECK, numbers, strict=True))


@given(counts, counts)
def test_bags_join_and_part_like_counters(one, other):
    whole, part = bag_of(one), bag_of([min(pair) for pair in zip(one, other, strict=True)])
    rest = without(whole, part)
    assert is_bag(rest)
    assert cards_in(rest) == cards_in(whole) - cards_in(part)
    assert join(rest, part) == join(part, rest) == whole
    assert join(without(ALL_CARDS, whole), whole) == ALL_CARDS


# Curious games: whatever has not been seen yet is done first

DEEDS = {
    "played": set(KINDS),
    "shifted": set(KINDS),
    "captured": {name for name, card in CARDS.items() if "ethereal" not in card["keywords"]},
    "freed": {name for name, card in CARDS.items() if "ethereal" not in card["keywords"]},
    "destroyed": {name for name, card in CARDS.items() if "ethereal" not in card["keywords"]},
    "sacrificed": set(KINDS),
    "activated": {name for name, card in CARDS.items() if card["activations"]} | {"aat"},
    "copied": set(KINDS),
    "sent-to-deck": set(KINDS),
    "removed": set(KINDS),
}
"""What can happen to which cards. An Ethereal card is never captured, nor destroyed."""
WAYS = {
    "capture": "captured",
    "may-capture": "captured",
    "capture-or-free": "captured",
    "strike": "captured",
    "free": "freed",
    "destroy": "destroyed",
    "sacrifice": "sacrificed",
    "song": "sacrificed",
    "return": "sent-to-deck",
    "copy": "copied",
    "copy-discard": "copied",
    "remove": "removed",
    "shift-in": "shifted",
}
"""Which deed the answer to a question leads to."""
PASSES = 0.1


def card_meant(state, action):
    """The card an action names, or the one that lies on the place it names."""
    fields = GAME.actions.actions[action].fields
    if "card" in fields:
        return fields["card"]
    if "place" not in fields:
        return None
    seat = int(fields.get("seat", state.ask_seat))
    slot = int(GAME.actions.fields[action, 1 if "seat" in fields else 0])
    card = state.army[seat, slot]
    clan = state.clans[seat, card // 15]
    return KINDS[clan * 11 + [0, 0, 1, 1, 2, 2, 3, 3, *range(4, 11)][card % 15]]


def deed_meant(state, action):
    block, asked = GAME.actions.block(action).name, ASKED[state.asked]
    if asked == "turn":
        deed = {"play": "played", "play-discard": "played", "activate": "activated", "shift": "shifted"}.get(block)
    elif block in ("capture", "destroy", "free"):
        deed = {"capture": "captured", "destroy": "destroyed", "free": "freed"}[block]
        place = state.place[state.depth - 1]
        return deed, card_meant(state, int(GAME.actions.index["place"][place // SLOTS, place % SLOTS]))
    else:
        deed = WAYS.get(asked)
    return deed, card_meant(state, action)


def curious(state, legal, seen, chooser):
    """Something new if there is any; passes and refusals are thought over."""
    new = [action for action in legal if (meant := deed_meant(state, action))[0] and meant[1] not in seen[meant[0]]]
    if new and chooser.random() < 0.9:
        immortals = [action for action in new if GAME.actions.block(action).name == "shift" and action % 15 >= 10]
        return chooser.choice(immortals or new)
    if ASKED[state.asked] == "row" and chooser.random() < 0.7:
        return legal[-1]
    action = chooser.choice(legal)
    if GAME.actions.block(action).name in ("pass", "no") and chooser.random() > PASSES:
        return chooser.choice(legal)
    return action


def game_of_choices(core, seed, choose, draft=1):
    """One game; hands out the record after each decision, and the rows of what happened."""
    states, moves = np.zeros(1, GAME.state), np.zeros(GAME.most_legal, np.int32)
    core.deal(states, 0, 2, np.array([draft, 0]), seed_words(seed_bytes(seed)), event_rows())
    state = GAME.bind(states)
    while core.to_act(states, 0) != NOBODY:
        number = core.legal(states, 0, moves)
        action = choose(state, moves[:number].tolist())
        rows = event_rows()
        core.apply(states, 0, action, rows)
        yield state, rows[1 : int(rows[0, 0]) + 1]


def test_every_card_does_all_it_can():
    """Played, shifted in, captured, freed, destroyed, sacrificed, activated, copied, put on a deck, removed."""
    seen, asked, deepest, games = defaultdict(set), Counter(), 0, 0
    missing = {deed: kinds for deed, kinds in DEEDS.items()}
    while missing and games < 3000:
        games += 1
        chooser = random.Random(games)

        def choose(state, legal, chooser=chooser):
            asked[ASKED[state.asked]] += 1
            return curious(state, legal, seen, chooser)

        for state, rows in game_of_choices(compiled(GAME), games, choose):
            deepest = max(deepest, state.depth)
            for row in rows:
                seen[GAME.events[row[0]]].add(KINDS[row[2]])
        missing = {deed: kinds - seen[deed] for deed, kinds in DEEDS.items() if not kinds <= seen[deed]}
    assert missing == {}, f"after {games} games"
    assert deepest <= MOST_FRAMES
    assert [kind for kind in ASKED[1:] if kind != "draft" and not asked[kind]] == []


def test_games_of_people_who_never_pass_end():
    """GX-TURN-2: after 200 turns of a round nothing else is left."""
    longest = 0

    def stubborn(state, legal):
        chooser = random.Random(len(legal) + state.turns)
        going_on = [action for action in legal if GAME.actions.block(action).name != "pass"]
        return chooser.choice(going_on or legal)

    for seed in range(3):
        for state, _ in game_of_choices(compiled(GAME), seed, stubborn):
            longest = max(longest, state.turns)
        assert state.result
    assert 200 < longest <= 200 + 4
