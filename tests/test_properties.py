"""What must hold in every game, at every decision of random matches. Knows games only through their contract and facts.

Rules run interpreted here, so that a number out of range raises; tests/test_equality.py shows that compiled runs agree.
"""

import hashlib
import json
import re

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import (
    all_kinds_of_games,
    assert_one_sentence,
    every_game,
    facts,
    finished_game,
    random_game,
    smallest_and_largest_table,
    state_of,
    states_of,
)
from madang.engine.drivers import interpreted
from madang.engine.events import SILENCE, event_rows
from madang.engine.game import SPECTATOR
from madang.engine.match import PLAIN, SEALED, Match
from madang.engine.refusal import IllegalMove, Refused
from madang.engine.rng import seed_bytes, seed_words
from madang.engine.rule import PUBLIC
from madang.engine.simulation import Simulation
from madang.engine.words import LANGUAGES, Words
from madang.games import game as game_of

FACTS = (
    "CONSERVED",
    "COUNTS_BEYOND_OPTIONS",
    "IDLE_ZONES",
    "LEAST_POINTS",
    "MOST_DECISIONS",
    "MOST_POINTS",
    "MOVES_WITHOUT_EVENTS",
    "MOVES_WITHOUT_PARTS",
    "OBSERVATION_VERSION",
    "POSITIONS",
    "IMPOSSIBLE_POSITIONS",
    "PROMPTS",
    "SECRET_ZONES",
    "SINGLE_OPTION_PROMPTS",
    "TEXT_KEYS",
    "assert_consistent",
    "conserved",
    "derived",
    "number_at",
    "observation",
    "winners",
)
SEEDS = (11, 12, 13)

seeds = st.integers(0, 2**64)


@every_game
def test_every_game_states_its_facts(name):
    known = facts(name)
    assert [fact for fact in FACTS if not hasattr(known, fact)] == []


@every_game
def test_random_games_meet_everything_a_game_has(name):
    """Otherwise the other tests here would prove little."""
    game = game_of(name)
    events, prompts, blocks = set(), set(), set()
    everything = set(game.events), set(facts(name).PROMPTS), {block.name for block in game.actions.blocks}
    for moments in all_kinds_of_games(name, range(40)):
        for match in moments:
            if not match.over:
                prompts.add(match.prompt(SPECTATOR)["kind"])
        events |= {event["kind"] for event in match.events()}
        blocks |= {game.actions.block(action).name for action in match.actions}
        if (events, prompts, blocks) == everything:
            return
    assert (events, prompts, blocks) == everything


# The state


@smallest_and_largest_table
@settings(max_examples=8)
@given(seed=seeds, shuffle=st.sampled_from((SEALED, PLAIN)))
def test_nothing_appears_or_vanishes_and_derived_fields_are_true(name, players, seed, shuffle):
    known = facts(name)
    for match in random_game(game_of(name), players, seed, shuffle):
        state = state_of(match)
        assert known.conserved(state) == known.CONSERVED
        for field, expected in known.derived(state).items():
            assert list(getattr(state, field)) == expected, field
        known.assert_consistent(state)


@smallest_and_largest_table
def test_past_states_stay_as_they_were(name, players):
    """Each decision is applied to a copy; every earlier state is looked at again after each."""
    game = game_of(name)
    core = interpreted(game)
    for seed in SEEDS:
        match = finished_game(game, players, seed, PLAIN)
        states = [states_of(Match(game, players, seed, shuffle=PLAIN, core=core))]
        digests = [hashlib.sha256(states[0]).digest()]
        for action in match.actions:
            after = states[-1].copy()
            core.apply(after, 0, action, event_rows())
            states.append(after)
            digests.append(hashlib.sha256(after).digest())
            assert [hashlib.sha256(earlier).digest() for earlier in states] == digests
        assert states[-1].tobytes() == match.state_bytes()


@smallest_and_largest_table
def test_what_was_handed_out_never_changes(name, players):
    handed_out = []
    for match in random_game(game_of(name), players, SEEDS[0]):
        values = [match.view(), match.events(), match.moves(), match.scores(), match.prompt(), match.record()]
        values += [match.view(seat) for seat in range(SPECTATOR, players)]
        values += [match.observe(seat).tolist() for seat in range(players)]
        handed_out.append((values, json.dumps(values)))
    for values, text in handed_out:
        assert json.dumps(values) == text


@smallest_and_largest_table
def test_asking_changes_nothing(name, players):
    for match in random_game(game_of(name), players, SEEDS[1]):
        before = match.state_bytes()
        for seat in range(SPECTATOR, players):
            match.view(seat), match.prompt(seat), match.events(seat)
        for seat in range(players):
            match.observe(seat)
            match.known_to(seat, np.ones(4, np.int64))
        match.view(), match.moves(), match.scores(), match.winners(), match.record(), match.can_undo
        assert match.state_bytes() == before


@smallest_and_largest_table
def test_a_state_is_its_bytes_and_events_are_only_told(name, players):
    """From the bytes alone a game goes on identically, whether anybody listens to the events or not."""
    game = game_of(name)
    core = interpreted(game)
    for seed in SEEDS:
        path = [(match.state_bytes(), len(match.actions)) for match in random_game(game, players, seed, PLAIN)]
        match = finished_game(game, players, seed, PLAIN)
        for middle, played in path[:: max(1, len(path) // 5)]:
            states = np.frombuffer(bytearray(middle), game.state)
            for action in match.actions[played:]:
                core.apply(states, 0, action, SILENCE)
            assert states.tobytes() == match.state_bytes()


@smallest_and_largest_table
@settings(max_examples=4)
@given(seed=seeds, shuffle=st.sampled_from((SEALED, PLAIN)))
def test_a_record_replays_to_the_identical_match(name, players, seed, shuffle):
    game = game_of(name)
    for match in random_game(game, players, seed, shuffle):
        if match.over or len(match.actions) % 16 == 0:
            again = Match.replay(game, json.loads(json.dumps(match.record())), interpreted(game))
            assert again.state_bytes() == match.state_bytes()
            assert again.events() == match.events()
            assert again.record() == match.record()


# Moves


@smallest_and_largest_table
@settings(max_examples=8)
@given(seed=seeds)
def test_legal_moves_are_ascending_distinct_and_never_missing(name, players, seed):
    game = game_of(name)
    for match in random_game(game, players, seed):
        legal = match.legal()
        assert legal == sorted(set(legal))
        assert (legal == []) == match.over
        assert len(legal) <= game.most_legal
        assert match.moves() == [game.actions.actions[action].text for action in legal]


@smallest_and_largest_table
def test_an_action_is_legal_or_a_rule_says_why_not(name, players):
    """Over the whole action table, for every seat, at every decision and after the end."""
    game = game_of(name)
    for match in random_game(game, players, SEEDS[0]):
        legal, before, record = set(match.legal()), match.state_bytes(), match.record()
        state = state_of(match)
        for seat in range(players):
            for action in range(len(game.actions)):
                if seat == match.to_act and action in legal:
                    assert match.check(action, seat) == match.check(action) == action
                else:
                    assert game.why_not(state, seat, action) in game.rules
        for action in set(range(len(game.actions))) - legal:
            with pytest.raises(IllegalMove) as refused:
                match.play(action)
            assert_one_sentence(refused.value)
            assert refused.value.rule in game.rules
            assert refused.value.rule in str(refused.value)
            assert game.actions.actions[action].text in str(refused.value)
        assert match.state_bytes() == before
        assert match.record() == record


@smallest_and_largest_table
def test_only_the_seat_that_is_asked_may_move(name, players):
    for match in random_game(game_of(name), players, SEEDS[2]):
        for seat in range(players):
            if not match.over and seat != match.to_act:
                with pytest.raises(IllegalMove, match=f"seat {match.to_act} is to act, not seat {seat}") as refused:
                    match.play(match.moves()[0], seat)
                assert refused.value.rule in match.game.rules


@smallest_and_largest_table
def test_a_move_is_the_same_as_text_and_as_number(name, players):
    for match in random_game(game_of(name), players, SEEDS[0]):
        for action, move in zip(match.legal(), match.moves(), strict=True):
            assert match.check(move) == match.check(action) == match.check(f"  {move.upper()} ".replace(" ", "  "))


@smallest_and_largest_table
def test_what_a_refusal_tells_to_write_is_possible(name, players):
    game = game_of(name)
    words = {block.form.split(" ")[0] for block in game.actions.blocks}
    told = 0
    for match in random_game(game, players, SEEDS[1]):
        for word in sorted(words):
            for seat in (None, *range(players)):
                with pytest.raises(IllegalMove) as refused:
                    match.play(f"{word} 99", seat)
                assert_one_sentence(refused.value)
                assert refused.value.rule in game.rules
                examples = re.findall("'(.*?)'", str(refused.value).partition("; write ")[2])
                possible = match.moves() if seat in (None, match.to_act) else []
                assert set(examples) <= set(possible)
                assert bool(examples) == any(move.split(" ")[0] == word for move in possible)
                told += len(examples)
    assert told > 0


@smallest_and_largest_table
def test_after_the_end_nothing_is_asked(name, players):
    match = finished_game(game_of(name), players, SEEDS[0])
    assert match.over
    assert match.to_act is None
    assert (match.legal(), match.moves(), match.prompt()) == ([], [], None)
    with pytest.raises(IllegalMove, match="the game is over") as refused:
        match.play(0)
    assert refused.value.rule in match.game.rules


@smallest_and_largest_table
def test_games_end(name, players):
    lengths = Simulation.run(game_of(name), players, games=3000, seed=SEEDS[0]).lengths
    assert lengths.min() > 0
    assert lengths.max() <= facts(name).MOST_DECISIONS


# Results


@smallest_and_largest_table
@settings(max_examples=6)
@given(seed=seeds)
def test_scores_are_in_range_and_only_the_most_points_win(name, players, seed):
    known = facts(name)
    for match in random_game(game_of(name), players, seed):
        scores = match.scores()
        assert len(scores) == players
        assert known.LEAST_POINTS <= min(scores) <= max(scores) <= known.MOST_POINTS
        assert match.winners() == (known.winners(match.view()) if match.over else [])
        assert all(scores[seat] == max(scores) for seat in match.winners())


# Events


@smallest_and_largest_table
@settings(max_examples=6)
@given(seed=seeds)
def test_every_event_row_can_be_read(name, players, seed):
    game = game_of(name)
    core = interpreted(game)
    states = np.zeros(1, game.state)
    for action in (None, *finished_game(game, players, seed, PLAIN).actions):
        rows = event_rows()
        if action is None:
            options = game.option_numbers(game.check_options(None))
            core.deal(states, 0, players, options, seed_words(seed_bytes(seed)), rows)
        else:
            core.apply(states, 0, action, rows)
        told = int(rows[0, 0])
        assert not rows[told + 1 :].any()
        for kind, seat, card, source, target, _, cause, seen in rows[1 : told + 1].tolist():
            assert 0 <= kind < len(game.events)
            assert -1 <= seat < players
            assert -1 <= card < len(game.cards)
            assert 0 <= cause < len(game.rules)
            assert seen == PUBLIC or 0 < seen < 1 << players
            for place in (game.place(source), game.place(target)):
                assert place is None or place.get("seat", 0) < players


@smallest_and_largest_table
def test_a_seat_hears_what_is_public_and_what_is_its_own(name, players):
    match = finished_game(game_of(name), players, SEEDS[0])
    everything, public = match.events(), match.events(SPECTATOR)
    assert [event["decision"] for event in everything] == sorted(event["decision"] for event in everything)
    for seat in range(players):
        heard = match.events(seat)
        assert public == [event for event in heard if event in public]
        assert heard == [event for event in everything if event in heard]
        assert len(public) < len(heard) < len(everything), "each seat has something of its own"
    for event in everything:
        assert event in public or any(event in match.events(seat) for seat in range(players))
    for since in (0, 1, 5, len(match.actions)):
        assert match.events(since=since) == [event for event in everything if event["decision"] >= since]


@smallest_and_largest_table
def test_playing_returns_what_has_happened(name, players):
    game = game_of(name)
    model = finished_game(game, players, SEEDS[1])
    match = Match(game, players, SEEDS[1], core=interpreted(game))
    heard = match.events()
    for action in model.actions:
        heard += match.play(action)
    assert heard == match.events() == model.events()


# Taking back


@smallest_and_largest_table
@pytest.mark.parametrize("shuffle", [SEALED, PLAIN])
def test_undo_restores_the_very_bytes_unless_something_was_shown(name, players, shuffle):
    game = game_of(name)
    outcomes = set()
    for seed in range(2):
        match = Match(game, players, seed, shuffle=shuffle, core=interpreted(game))
        assert_cannot_undo(match)
        for action in finished_game(game, players, seed, shuffle).actions:
            asked, before, record, events = match.to_act, match.state_bytes(), match.record(), match.events()
            told = match.play(action)
            after = match.state_bytes()
            shown = any(event["kind"] in game.revealing for event in told)
            outcomes.add(match.can_undo)
            if shown or match.to_act != asked:
                assert_cannot_undo(match)
            else:
                assert match.undo() == game.actions.actions[action].text
                assert (match.state_bytes(), match.record(), match.events()) == (before, record, events)
                assert match.play(action) == told
            assert match.state_bytes() == after
    assert outcomes == {getattr(facts(name), "TAKES_BACK", True), False}


@smallest_and_largest_table
def test_what_is_final_is_what_cannot_be_taken_back(name, players):
    game = game_of(name)
    for seed in range(4):
        match = Match(game, players, seed)
        for action in finished_game(game, players, seed).actions:
            before = match.state_bytes()
            final = dict(zip(match.legal(), match.final(), strict=True))
            assert match.state_bytes() == before
            match.play(action)
            assert final[action] == (not match.can_undo), match.game.actions.actions[action].text
        assert match.final() == []


def assert_cannot_undo(match):
    before, record = match.state_bytes(), match.record()
    assert not match.can_undo
    with pytest.raises(Refused) as refused:
        match.undo()
    assert_one_sentence(refused.value)
    assert (match.state_bytes(), match.record()) == (before, record)


# Prompts


@smallest_and_largest_table
@settings(max_examples=6)
@given(seed=seeds)
def test_prompts_say_what_is_asked_of_whom_and_why(name, players, seed):
    game, known = game_of(name), facts(name)
    words = [Words(game, language) for language in LANGUAGES]
    for match in random_game(game, players, seed):
        if match.over:
            continue
        prompt = match.prompt()
        assert prompt["kind"] in known.PROMPTS
        assert prompt["seat"] == match.to_act
        assert prompt["rule"] in game.rules
        assert prompt["zones"]
        assert_parts(game, players, prompt["zones"])
        for language in words:
            assert all(language.prompt(prompt))
        options = prompt.pop("options")
        assert [option["move"] for option in options] == match.moves()
        for option in options:
            action = game.actions.actions[match.check(option["move"])]
            assert (option["name"], option["fields"]) == (action.block, action.fields)
            assert bool(option["parts"]) == (option["name"] not in known.MOVES_WITHOUT_PARTS)
            assert_parts(game, players, option["parts"])
        assert len(options) > 1 or prompt["kind"] in known.SINGLE_OPTION_PROMPTS
        for seat in range(SPECTATOR, players):
            if seat == match.to_act:
                assert match.prompt(seat) == {**prompt, "options": options}
            else:
                assert match.prompt(seat) == prompt


def assert_parts(game, players, parts):
    for part in parts:
        assert part["zone"] in game.zones
        assert part.get("card", game.cards[0]) in game.cards
        assert 0 <= part.get("seat", 0) < players
        assert part.get("count", 1) > 0


@every_game
def test_prompts_ask_only_for_what_there_is(name):
    """What a prompt is about can be done, what an option touches lies there, and of what is counted there is enough."""
    known = facts(name)
    names = getattr(known, "PROMPT_ZONES", {})
    for moments in all_kinds_of_games(name, range(4)):
        for match in moments:
            if match.over:
                continue
            prompt, view = match.prompt(), match.view()
            assert {option["name"] for option in prompt["options"]} >= set(known.PROMPTS[prompt["kind"]]), prompt
            touched = {json.dumps(part): part for option in prompt["options"] for part in option["parts"]}.values()
            for part in touched:
                assert known.number_at(view, part) >= part.get("count", 1), (prompt, part)
                assert any(lies_in(part, zone, names) for zone in prompt["zones"]), (prompt, part)
            for zone in prompt["zones"]:
                idle = zone["zone"] in known.IDLE_ZONES
                assert idle or any(lies_in(part, zone, names) for part in touched), (prompt, zone)
            if "count" in prompt and prompt["kind"] not in known.COUNTS_BEYOND_OPTIONS:
                assert 0 < prompt["count"] <= sum(known.number_at(view, part) for part in touched), prompt


def lies_in(part, zone, names):
    """Whether a zone of a prompt, which may be everybody's and of any card, includes a part."""
    named = {**part, "zone": names.get(part["zone"], part["zone"])}
    return all(named.get(key) == value for key, value in zone.items())


# Views


@smallest_and_largest_table
def test_views_are_plain_data(name, players):
    for match in random_game(game_of(name), players, SEEDS[2]):
        for seat in (None, *range(SPECTATOR, players)):
            view = match.view(seat)
            assert view["game"] == name
            assert json.loads(json.dumps(view, allow_nan=False)) == view


@smallest_and_largest_table
def test_observations_fill_every_number(name, players):
    """What stood in the array before must be overwritten."""
    game = game_of(name)
    core = interpreted(game)
    for match in random_game(game, players, SEEDS[0]):
        for seat in range(players):
            out = np.full(game.observation_size, 99, np.int8)
            core.observe(states_of(match), 0, seat, out)
            assert out.tolist() == match.observe(seat).tolist()
