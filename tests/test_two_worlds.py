"""Hidden information as a safety property: two worlds that differ only in what a seat cannot know look alike to it.

The second world is the first one with everything the seat cannot know dealt anew (`redeal`). All that the seat is
shown, told or answered must be the same in both, and so must a bot's choice. Knows games only through their contract.
"""

import json
from dataclasses import replace
from importlib import import_module
from itertools import islice

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import (
    EVERY_BOT,
    every_game,
    facts,
    games_from_positions,
    in_world,
    random_game,
    smallest_and_largest_table,
    state_of,
    states_of,
)
from madang.bots import bot
from madang.bots.network import has_network
from madang.engine.drivers import interpreted
from madang.engine.events import NOWHERE, tell
from madang.engine.game import SPECTATOR
from madang.engine.knowledge import HIDDEN, OPEN, OWN
from madang.engine.match import PLAIN, SEALED, Match
from madang.engine.refusal import IllegalMove
from madang.engine.rng import generator
from madang.engine.rule import NOBODY, NOTHING, PUBLIC
from madang.games import game as game_of
from madang.games import package

SEEDS = (31, 32)
MOST_TRIED = 3
"""How many legal moves of one decision are tried out in each world."""
THOUGHT_OF = 3
"""At one decision in this many somebody thinks of a move."""
SOME, FEW = 5, 16
"""One action in this many is tried at a decision, others at the next: by a seat that is asked, and by one that is not
and gets the same answer for all."""


SOON = 25
"""How many decisions are looked at from a position on: what is special about it is near."""


# What somebody sees


def shown(match, seat):
    """What the table shows to a seat or a spectator, each part as text. Of the events those of the last decision:
    the others were shown before."""
    parts = {
        "view": match.view(seat),
        "prompt": match.prompt(seat),
        "events": match.events(seat, since=len(match.actions)),
        "deeds": match.deeds(seat, since=len(match.actions)),
        "to_act": match.to_act,
        "can_undo": match.can_undo,
    }
    if seat != SPECTATOR:
        parts["observation"] = match.observe(seat).tolist()
    if seat == match.to_act:
        parts["moves"] = match.moves()
    return {name: json.dumps(part) for name, part in parts.items()}


def answered(match, seat, bots):
    """What the table answers to whatever a seat may try, and what a bot would do in its place: at each decision
    another one of the bots."""
    game, state, core = match.game, state_of(match), interpreted(match.game)
    legal = match.legal() if seat == match.to_act else []
    apart = SOME if seat == match.to_act else FEW
    actions = range(len(match.actions) % apart, len(game.actions), apart)
    parts = {
        "why_not": [game.why_not(state, seat, action) for action in actions if action not in legal],
        "cause": [cause(game, state, seat, action) for action in actions if action not in legal],
        "errors": [error(match, action, seat) for action in actions],
        "evaluation": core.evaluate(states_of(match), 0, seat),
        "sample": match.known_to(seat, generator(1)).tobytes().hex(),
    }
    if legal and len(match.actions) % THOUGHT_OF == 0:
        parts["foresight"] = match.foresee(legal[len(match.actions) % len(legal)])
    if seat == match.to_act and bots:
        name, player = list(bots.items())[len(match.actions) % len(bots)]
        rng = generator(2)
        parts[name] = player.choose(match.known_to(seat, rng), legal, seat, rng)
    return {name: json.dumps(part) for name, part in parts.items()}


def cause(game, state, seat, action):
    return game.cause(state, seat, action, game.why_not(state, seat, action))


def error(match, action, seat):
    try:
        return match.check(action, seat)
    except IllegalMove as refusal:
        return [str(refusal), refusal.rule]


def differences(one, other):
    assert one.keys() == other.keys()
    return [name for name in one if one[name] != other[name]]


def other_world(match, seat, number):
    """A world that a seat cannot tell from this one. For spectators: one that no seat could have ruled out for them."""
    rng = generator(number, stream=3)
    if seat != SPECTATOR:
        return in_world(match, match.known_to(seat, rng))
    for dealt_anew in range(match.players):
        match = in_world(match, match.known_to(dealt_anew, rng))
    return match


def leaks(match, seat, number, bots):
    """The names of all that tells a seat in which of two worlds it is; of a safe game none."""
    twin = other_world(match, seat, number)
    found = differences(shown(match, seat), shown(twin, seat))
    if seat != SPECTATOR:
        found += differences(answered(match, seat, bots), answered(twin, seat, bots))
    return found


def bots_of(game):
    """Every bot that plays a game; some need a network of it."""
    kinds = [kind for kind in EVERY_BOT if has_network(game) or not kind.startswith(("guided", "network"))]
    return {kind: bot(kind, game) for kind in kinds}


# The property


def lookers(match):
    """Who looks at a decision: the seat that is asked and, taking turns, one of the others or the spectators."""
    others = [seat for seat in range(SPECTATOR, match.players) if seat != match.to_act]
    asked = [] if match.over else [match.to_act]
    return [*asked, others[len(match.actions) % len(others)]]


@smallest_and_largest_table
def test_two_worlds_look_alike(name, players):
    game = game_of(name)
    bots = bots_of(game)
    for match in random_game(game, players, SEEDS[0]):
        for seat in lookers(match):
            assert leaks(match, seat, len(match.actions), bots) == [], f"seat {seat}, decision {len(match.actions)}"


@every_game
def test_two_worlds_look_alike_from_any_position(name):
    bots = bots_of(game_of(name))
    for moments in games_from_positions(name, SEEDS[0]):
        for match in islice(moments, SOON):
            for seat in lookers(match):
                found = leaks(match, seat, len(match.actions), bots)
                assert found == [], f"seat {seat}, decision {len(match.actions)} of {match.record()}"


@smallest_and_largest_table
def test_samples_are_drawn_from_knowledge_and_chance_alone(name, players):
    """The same chance gives the same sample in both worlds, and uses up the same amount of it."""
    for match in random_game(game_of(name), players, SEEDS[0]):
        for seat in set(lookers(match)) - {SPECTATOR}:
            one_rng, other_rng = generator(7), generator(7)
            sample = match.known_to(seat, one_rng)
            twin = other_world(match, seat, len(match.actions))
            assert sample.tobytes() == twin.known_to(seat, other_rng).tobytes()
            assert one_rng.tolist() == other_rng.tolist()


@smallest_and_largest_table
def test_a_sample_changes_what_is_hidden_and_nothing_else(name, players):
    """Every hidden field does change at some point: a sampler that did nothing would pass all other tests."""
    game = game_of(name)
    visibility = import_module(f"{package(name)}.knowledge").VISIBILITY
    assert set(visibility) == set(game.state.names)
    assert set(visibility.values()) <= {OPEN, OWN, HIDDEN}
    changed = set()
    for match in random_game(game, players, SEEDS[0]):
        truth = states_of(match)
        for seat in range(players):
            sample = match.known_to(seat, generator(len(match.actions)))
            for field, who in visibility.items():
                if who == OPEN:
                    assert np.array_equal(truth[field], sample[field]), field
                else:
                    if who == OWN:
                        assert np.array_equal(truth[field][0, seat], sample[field][0, seat]), field
                    if not np.array_equal(truth[field], sample[field]):
                        changed.add((seat, field))
    hidden = [field for field, who in visibility.items() if who != OPEN]
    assert changed == {(seat, field) for seat in range(players) for field in hidden}


@smallest_and_largest_table
@settings(max_examples=3)
@given(seed=st.integers(0, 2**64), chance=st.integers(0, 2**32))
def test_a_sample_is_a_state_that_can_be_played_on(name, players, seed, chance):
    known, game = facts(name), game_of(name)
    for match in random_game(game, players, seed):
        if (len(match.actions) + chance) % 5 == 0:
            for seat in range(players):
                twin = in_world(match, match.known_to(seat, generator(chance)))
                while True:
                    state = state_of(twin)
                    assert known.conserved(state) == known.CONSERVED
                    assert {field: list(getattr(state, field)) for field in known.derived(state)} == known.derived(
                        state
                    )
                    known.assert_consistent(state)
                    if twin.over or len(twin.actions) > len(match.actions) + 8:
                        break
                    twin.play(twin.legal()[chance % len(twin.legal())])


def told_alike(game, players, seed, shuffle=SEALED):
    """Pairs of what a seat is shown after decisions, in whichever worlds, of which it is told the same. The seat knows
    its own move, and those open moves that only the view tells of."""
    open_moves = facts(game.name).MOVES_WITHOUT_EVENTS
    for match in random_game(game, players, seed, shuffle):
        if match.over:
            break
        for seat in lookers(match):
            after = {}
            for world in (match, other_world(match, seat, len(match.actions))):
                legal = world.legal()
                for action in legal[:: max(1, len(legal) // MOST_TRIED)]:
                    future = in_world(world, states_of(world))
                    future.play(action)
                    sees = shown(future, seat)
                    known = seat == match.to_act or game.actions.block(action).name in open_moves
                    told = (action if known else None, sees["events"])
                    if told in after:
                        yield after[told], sees
                    after[told] = sees


@smallest_and_largest_table
def test_what_is_shown_follows_from_what_was_shown_before(name, players):
    """Whoever decides, in whichever world: where a seat is told the same it is shown the same, deed by deed and
    afterwards. So a face-down choice of somebody else looks like any other of the same public content."""
    pairs = 0
    for one, other in told_alike(game_of(name), players, SEEDS[1]):
        assert differences(one, other) == []
        pairs += 1
    assert pairs > 100


def told_too_much(match):
    """Events that name a card in a secret zone of somebody else, other than by showing it for all to see, or by moving
    it there from where it lay open in front of somebody."""
    secret, revealing = facts(match.game.name).SECRET_ZONES, match.game.revealing

    def lay_open(place):
        return place is not None and "seat" in place and place["zone"] not in secret

    return [
        event
        for seat in range(SPECTATOR, match.players)
        for event in match.events(seat)
        for way in ("from", "to")
        if event["card"] and event[way] and event[way]["zone"] in secret and event[way]["seat"] != seat
        if (not lay_open(event["from"]) if way == "to" else event["kind"] not in revealing)
    ]


@smallest_and_largest_table
@settings(max_examples=6)
@given(seed=st.integers(0, 2**64))
def test_events_keep_secrets(name, players, seed):
    *_, match = random_game(game_of(name), players, seed)
    assert told_too_much(match) == []


# The property can fail


def leaking(game, **parts):
    """A game that tells too much."""
    return replace(game, **parts)


def leaking_view(game):
    return leaking(game, view=lambda state, seat: {**game.view(state, seat), "hint": state.generator[0]})


def leaking_observation(game):
    def observe(state, seat, out):
        game.observe(state, seat, out)
        out[0] = state.generator[0] & 1

    return leaking(game, observe=observe)


def leaking_prompt(game):
    return leaking(game, prompt=lambda state: {**game.prompt(state), "hint": state.generator[1] & 1})


def leaking_reasons(game):
    rules = game.rules
    return leaking(game, why_not=lambda state, seat, action: rules[state.generator[2] & 1])


def leaking_causes(game):
    return leaking(game, cause=lambda state, *_: {"kind": "own", "places": [], "hint": state.generator[2] & 1})


def leaking_evaluation(game):
    return leaking(game, evaluate=lambda state, seat: state.generator[0] & 1)


def leaking_sampler(game):
    """Puts a sample everywhere but leaves a trace of the truth."""

    def redeal(state, seat, rng):
        trace = state.generator[3]
        game.redeal(state, seat, rng)
        state.generator[3] = trace ^ 1

    return leaking(game, redeal=redeal)


def leaking_foresight(game):
    """Tells ahead what a sampler has left of the truth."""

    def told(before, action, after, events):
        return [{"kind": "lead", "count": before.generator[3]}]

    return replace(leaking_sampler(game), foresee=told)


@every_game
@pytest.mark.parametrize(
    ("leak", "found"),
    [
        (leaking_view, "view"),
        (leaking_observation, "observation"),
        (leaking_prompt, "prompt"),
        (leaking_reasons, "why_not"),
        (leaking_reasons, "errors"),
        (leaking_causes, "cause"),
        (leaking_evaluation, "evaluation"),
        (leaking_sampler, "sample"),
        (leaking_foresight, "foresight"),
    ],
)
def test_a_leak_is_noticed(name, leak, found):
    game = leak(game_of(name))
    match = Match(game, game.players[0], seed=1, core=interpreted(game))
    seen = set()
    for number in range(8):
        for seat in range(match.players):
            seen.update(leaks(match, seat, number, {}))
    assert found in seen


@every_game
def test_a_secret_that_only_a_deed_shows_is_noticed(name):
    """It can be seen while something is told, and is gone when the decision is over."""
    game, mark = game_of(name), 12345

    def apply(state, action, events):
        game.apply(state, action, events)
        secret = list(state.generator)
        state.generator[0], state.generator[1] = mark, secret[1] & 1
        tell(events, 0, NOBODY, NOTHING, NOWHERE, NOWHERE, 1, 0, PUBLIC)
        state.generator[0], state.generator[1] = secret[:2]

    def view(state, seat):
        return {**game.view(state, seat), "hint": state.generator[1] if state.generator[0] == mark else None}

    pairs = told_alike(leaking(game, apply=apply, view=view), game.players[0], SEEDS[1], PLAIN)
    found = next(found for one, other in pairs if (found := differences(one, other)))
    assert found == ["deeds"]


@every_game
def test_an_event_told_to_the_wrong_seats_is_noticed(name):
    game = game_of(name)

    def shout(state, action, events):
        game.apply(state, action, events)
        for row in range(1, events[0, 0] + 1):
            events[row, 7] = PUBLIC

    *_, match = random_game(leaking(game, apply=shout), game.players[0], SEEDS[0])
    assert told_too_much(match)


class Peeking:
    """Reads where the truth would leave a trace."""

    def choose(self, states, legal, seat, rng):
        return legal[int(states["generator"][0, 3]) % 2]


class Lucky:
    """Draws on chance of its own, not on what it is handed."""

    def __init__(self):
        self.asked = 0

    def choose(self, states, legal, seat, rng):
        self.asked += 1
        return legal[self.asked % 2]


def choices_that_differ(game, player):
    """Whether the check of the bots finds that a player tells two worlds apart, at the first decision with a choice."""
    match = Match(game, game.players[0], seed=1, core=interpreted(game))
    assert len(match.legal()) > 1
    return "toy" in leaks(match, match.to_act, 0, {"toy": player})


@every_game
def test_a_bot_that_peeks_is_noticed(name):
    """It sees the truth as soon as a sampler lets it through; where none does, it has nothing to see."""
    game = game_of(name)
    assert choices_that_differ(leaking_sampler(game), Peeking())
    assert not choices_that_differ(game, Peeking())
    assert not choices_that_differ(leaking_sampler(game), bot("random", game))


@every_game
def test_a_bot_with_chance_of_its_own_is_noticed(name):
    assert choices_that_differ(game_of(name), Lucky())
