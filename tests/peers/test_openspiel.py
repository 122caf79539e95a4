"""The games in OpenSpiel: its own checks, what a resampled state may know, and that its algorithms run on them."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import outcome_sampling_mccfr
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import madang
from games import ENDS, TABLES
from madang.engine.refusal import Refused
from madang.envs.leaks import Leak
from madang.envs.openspiel import SEED_BYTES, MadangState, Observer
from madang.games import NAMES
from madang.games import game as find_game

EXAMPLE = Path(__file__).parents[2] / "examples" / "openspiel.py"


def begun(name: str, players: int, chance: random.Random) -> MadangState:
    """A game after the deal."""
    state: MadangState = pyspiel.load_game(f"madang_{name}(players={players})").new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.randrange(256))
    return state


def contents(state: MadangState) -> tuple[bytes, bytes, list[bytes], list[int]]:
    """All that a state holds."""
    return state.seed, state.states.tobytes(), state.memories, state.history()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiels_own_checks_pass(name: str, players: int) -> None:
    game = pyspiel.load_game(f"madang_{name}(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_resampled_state_comes_from_what_the_player_knows(name: str, players: int) -> None:
    """Two worlds that a player cannot tell apart give the same samples, byte by byte; in each the player knows what it
    knew, and the game can be played on."""
    chance = random.Random(1)
    state = begun(name, players, chance)
    different = 0
    for _ in range(40):
        if state.is_terminal():
            break
        seat = state.current_player()
        other = state.resample_from_infostate(seat, random.Random(2).random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        once, again = (one.resample_from_infostate(seat, random.Random(3).random) for one in (state, other))
        assert contents(once) == contents(again)
        different += once.states.tobytes() != other.states.tobytes()
        action = chance.choice(state.legal_actions())
        once.apply_action(action)
        state.apply_action(action)
    assert different


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_states_leak_nothing(name: str) -> None:
    for players in {find_game(name).players[0], find_game(name).players[-1]}:
        assert madang.check_no_leaks(pyspiel.load_game(f"madang_{name}(players={players})")) > 50


class Peeking(Observer):
    """Shows how the next shuffle will come out: in the string or, if `in_numbers`, in the tensor."""

    in_numbers = False

    def set_from(self, state: MadangState, player: int) -> None:
        super().set_from(state, player)
        if self.in_numbers:
            self.tensor[0] = state.states["generator"][0, 0]

    def string_from(self, state: MadangState, player: int) -> str:
        hint = "" if self.in_numbers else f" {state.states['generator'][0, 0]}"
        return super().string_from(state, player) + hint


class PeekingInNumbers(Peeking):
    in_numbers = True


def shown_by(name: str, observer: type[Observer]) -> Any:
    """A game whose players are shown what this observer tells."""
    kind = type(pyspiel.load_game(f"madang_{name}"))

    class Shown(kind):  # type: ignore[misc, valid-type]
        def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
            return observer(self.rules, kind or pyspiel.IIGObservationType(perfect_recall=False))

    return Shown()


@pytest.mark.parametrize("name", NAMES)
def test_a_state_that_leaks_is_found_out(name: str) -> None:
    with pytest.raises(Leak, match=r"At decision 0 of game 0 seat 0 .*: information state is"):
        madang.check_no_leaks(shown_by(name, Peeking))
    with pytest.raises(Leak, match=r"At decision 0 of game 0 seat 0 .*: observation tensor\[0\] is"):
        madang.check_no_leaks(shown_by(name, PeekingInNumbers))
    with pytest.raises(Leak, match="look is"):
        madang.check_no_leaks(pyspiel.load_game(f"madang_{name}"), lambda state, seat: str(state))
    with pytest.raises(Leak, match="look is"):
        madang.check_no_leaks(pyspiel.load_game(f"madang_{name}"), lambda state, seat: state.history())


def test_leaks_of_the_games_of_others_are_not_looked_for() -> None:
    with pytest.raises(Refused, match="OpenSpiel that Madang has made"):
        madang.check_no_leaks(pyspiel.load_game("kuhn_poker"))


def test_a_copy_and_a_serialised_sample_are_the_same_state() -> None:
    state = begun("koryo", 2, random.Random(1))
    sample = state.resample_from_infostate(0, random.Random(2).random)
    sample.apply_action(sample.legal_actions()[0])
    game = sample.get_game()
    for other in (sample.clone(), game.deserialize_state(sample.serialize())):
        assert contents(other)[:3] == contents(sample)[:3]


def test_what_a_player_did_is_part_of_its_information_state() -> None:
    state = begun("koryo", 2, random.Random(1))
    seat, (first, second, *_) = state.current_player(), state.legal_actions()
    one, other = state.child(first), state.child(second)
    assert one.memories[seat] != other.memories[seat]
    assert one.memories[1 - seat] == other.memories[1 - seat]
    assert one.information_state_string(1 - seat) == other.information_state_string(1 - seat)


def test_a_game_ends_as_at_a_table() -> None:
    """The same seed and moves, at a table without OpenSpiel."""
    chance = random.Random(1)
    state = begun("choson", 3, chance)
    table = madang.table("choson", 3, int.from_bytes(bytes(state.history()[:SEED_BYTES])), shuffle="plain")
    while not state.is_terminal():
        assert state.legal_actions() == table.legal()
        action = chance.choice(state.legal_actions())
        table.play(action)
        state.apply_action(action)
    assert [seat for seat, share in enumerate(state.returns()) if share > 0] == table.winners()
    assert sum(state.returns()) == pytest.approx(0)


def test_options_are_parameters() -> None:
    state: MadangState = pyspiel.load_game("madang_gosux(draft=random)").new_initial_state()
    assert state.rules.options["draft"] == "random"
    with pytest.raises(Refused, match="Koryŏ is for 2 to 4 players, not 9"):
        pyspiel.load_game("madang_koryo(players=9)")


@pytest.mark.parametrize(("name", "players"), ENDS)
def test_the_search_of_openspiel_plays_a_game(name: str, players: int) -> None:
    """One seat searches, moving round the table, with as few simulations as try a move at all."""
    chance = np.random.RandomState(1)
    state, searches = begun(name, players, random.Random(1)), 0
    evaluator = RandomRolloutEvaluator(1, chance)
    search = ISMCTSBot(state.get_game(), evaluator, uct_c=1.0, max_simulations=4, random_state=chance)
    while not state.is_terminal():
        legal = state.legal_actions()
        action = chance.choice(legal)
        if len(legal) > 1 and searches < 4 * players and state.current_player() == searches % players:
            searches += 1
            action = search.step(state)
        assert action in legal
        state.apply_action(action)
    assert searches >= players
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(("name", "players"), ENDS)
def test_outcome_sampling_runs(name: str, players: int) -> None:
    game = pyspiel.load_game(f"madang_{name}(players={players})")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    np.random.seed(1)
    for _ in range(2):
        solver.iteration()
    state = begun(name, players, random.Random(1))
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)
    assert len(solver._infostates) > 2 * players, "it has learned of decisions of all players"


def test_the_example_plays_a_game() -> None:
    """As a program of its own: here everything that it needs has been imported already."""
    ran = subprocess.run([sys.executable, EXAMPLE], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("The search: lay")
    assert "Returns: [" in ran.stdout
