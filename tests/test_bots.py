"""Bots: they play by the rules at every table, the same way from the same random numbers, and as well as documented.

What they may know is tested in tests/test_two_worlds.py. Knows games only through their contract.
"""

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace

import pytest

import madang
from chance import is_fair
from games import EVERY_BOT, assert_one_sentence, every_game, every_table
from madang.bots import BOTS, LEVELS, at_once, bot
from madang.bots.program import player
from madang.bots.ratings import measured, ratings
from madang.engine.match import MOST_MOVES, PLAIN, Match
from madang.engine.refusal import Refused
from madang.engine.rng import generator
from madang.games import game as game_of

every_bot = pytest.mark.parametrize("kind", EVERY_BOT)


def play(game, players, kinds, seed, most=MOST_MOVES):
    """A game between bots, one for each seat, to its end or for so many decisions."""
    match = Match(game, players, seed, shuffle=PLAIN)
    rng, bots = generator(seed, stream=5), [bot(kind, game) for kind in kinds]
    while not match.over and len(match.actions) < most:
        seat = match.to_act
        match.play(bots[seat].choose(match.known_to(seat, rng), match.legal(), seat, rng), seat)
    return match


@every_game
@every_bot
def test_a_bot_plays_whole_games_by_the_rules_and_always_the_same(name, kind):
    game = game_of(name)
    whole, begun = (play(game, game.players[0], [kind] * game.players[0], 1, most) for most in (MOST_MOVES, 20))
    assert whole.over
    assert whole.actions[: len(begun.actions)] == begun.actions


@every_table
def test_all_bots_sit_at_one_table_of_any_size(name, players):
    kinds = [EVERY_BOT[seat % len(EVERY_BOT)] for seat in range(players)]
    assert play(game_of(name), players, kinds, seed=2).over


@every_game
@every_bot
def test_a_bot_leaves_what_it_is_handed_as_it_was(name, kind):
    game = game_of(name)
    match = Match(game, seed=3)
    seat, rng = match.to_act, generator(1)
    states, legal = match.known_to(seat, rng), match.legal()
    before, options = states.tobytes(), legal[:]
    assert bot(kind, game).choose(states, legal, seat, rng) in options
    assert (states.tobytes(), legal) == (before, options)


@every_game
@every_bot
def test_a_single_option_is_taken(name, kind):
    game = game_of(name)
    match = Match(game, seed=3)
    rng = generator(1)
    only = match.legal()[-1:]
    assert bot(kind, game).choose(match.known_to(match.to_act, rng), only, match.to_act, rng) == only[0]


@every_game
def test_the_random_bot_takes_every_option_equally_often(name):
    game = game_of(name)
    match = Match(game, seed=3)
    rng, legal, player = generator(1), match.legal(), bot("random", game)
    states = match.known_to(match.to_act, rng)
    found = Counter(player.choose(states, legal, match.to_act, rng) for _ in range(200 * len(legal)))
    assert is_fair(found, dict.fromkeys(legal, 1))


@every_table
def test_the_greedy_bot_beats_random_ones(name, players):
    """Alone among random players, in every seat in turn, it wins far more than its share."""
    game = game_of(name)
    games, won = 60, 0.0
    for number in range(games):
        seats = ["random"] * players
        seats[number % players] = "greedy"
        winners = play(game, players, seats, number).winners()
        won += (number % players in winners) / len(winners)
    assert won / games > 1.4 / players


@every_game
@pytest.mark.parametrize("kind", ["clever", "", "x" * 1000, None])
def test_unknown_bots_are_refused(name, kind):
    with pytest.raises(Refused, match="the bots are") as refused:
        bot(kind, game_of(name))
    assert_one_sentence(refused.value)


def test_programs_are_offered_only_where_they_are_taken():
    with pytest.raises(Refused, match=r"guided:500ms and network:FILE\."):
        bot("clever", game_of("koryo"))
    with pytest.raises(Refused, match=r"network:FILE and program:COMMAND\."):
        player("clever", game_of("koryo"))


# Bots of other packages

MODULE = """
class First:
    def __init__(self, game): pass
    def choose(self, states, legal, seat, rng): return legal[0]
class Wrong(First):
    def choose(self, states, legal, seat, rng): return legal[-1] + 1
class Broken(First):
    def choose(self, states, legal, seat, rng): raise KeyError("my table")
class Picky(First):
    def __init__(self, game): raise RuntimeError("I do not play this.")
def nothing(game): return None
"""
ENTRIES = """
[madang.bots]
first = visitors:First
wrong = visitors:Wrong
broken = visitors:Broken
picky = visitors:Picky
nothing = visitors:nothing
missing = visitors:Missing
elsewhere = no_such_module:First
greedy = visitors:First
"""


@pytest.fixture
def visitors(tmp_path, monkeypatch):
    """A package with bots, installed for this test."""
    (tmp_path / "visitors.py").write_text(MODULE)
    info = tmp_path / "visitors-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: visitors\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRIES)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    sys.modules.pop("visitors", None)


def answers(player, name):
    """What a bot may do in the first decisions of a game, and what it does."""
    match, rng = Match(game_of(name), seed=3), generator(1)
    for _ in range(5):
        seat, legal = match.to_act, match.legal()
        action = player.choose(match.known_to(seat, rng), legal, seat, rng)
        yield legal, action
        match.play(action)


@every_game
def test_a_bot_of_another_package_is_found_by_its_name(name, visitors):
    first = madang.bot("first", name)
    assert all(action == legal[0] for legal, action in answers(first, name))
    assert type(bot("greedy", game_of(name))) is not type(first), "Madang's own names stay its own"


@pytest.mark.parametrize("kind", ["wrong", "broken"])
def test_a_bot_of_another_package_that_does_wrong_is_named(kind, visitors):
    with pytest.raises(Refused, match=f"^The bot '{kind}' of the package 'visitors' ") as refused:
        list(answers(madang.bot(kind, "koryo"), "koryo"))
    assert_one_sentence(refused.value)


@pytest.mark.parametrize("kind", ["picky", "nothing", "missing", "elsewhere"])
def test_a_bot_of_another_package_that_is_none_is_refused(kind, visitors):
    with pytest.raises(Refused, match=f"^The bot '{kind}' of the package 'visitors' ") as refused:
        madang.bot(kind, "koryo")
    assert_one_sentence(refused.value)


def test_bots_of_other_packages_are_listed_where_none_is_found(visitors):
    with pytest.raises(Refused, match=r"greedy, random, broken, elsewhere, first"):
        madang.bot("clever", "koryo")


@every_game
def test_people_never_wait_for_a_compiler(name, tmp_path):
    """Where nothing is compiled yet, another bot plays for those that search; afterwards they play themselves."""
    game = game_of(name)
    assert [at_once(kind, game) for kind in BOTS] == list(BOTS)
    code = "import sys; from madang.bots import BOTS, at_once; "
    code += "from madang.games import game; print(*(at_once(kind, game(sys.argv[1])) for kind in BOTS))"
    environment = {**os.environ, "MADANG_CACHE": str(tmp_path)}
    said = subprocess.run([sys.executable, "-c", code, name], env=environment, capture_output=True, text=True).stdout
    assert said.split() == [{"companion": "network", "master": "network"}.get(kind, kind) for kind in BOTS]


@pytest.mark.parametrize("name", measured())
def test_ratings_hold_for_the_rules_by_which_they_were_measured(name):
    contest, game = measured()[name], game_of(name)
    by_these = replace(game, same_rules=(contest["rules_version"],))
    rated = ratings(by_these)
    assert set(rated) <= set(BOTS)
    assert [kind for kind in rated if kind in LEVELS] == list(LEVELS), "from the weakest to the strongest"
    assert all(rating.games > 0 < rating.spread for rating in rated.values())
    assert ratings(replace(game, version=game.version + 1, same_rules=())) == {}
