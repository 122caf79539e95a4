"""The arena: fair seats, the same results whatever the threads and interruptions, figures that are what they say, and
no certainty that is not there. Koryŏ stands for all games: the arena knows none."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest

from games import assert_one_sentence
from madang.arena.contest import Contest
from madang.arena.keeping import Keeper, header
from madang.arena.playing import Played, Players, play_rounds
from madang.arena.standings import DOUBT, Standings
from madang.bots import bot
from madang.cli import main
from madang.engine.refusal import Refused
from madang.engine.spreading import Threads
from madang.games import game as game_of

KORYO = game_of("koryo")
CONTESTS = {
    "two": (["greedy", "random"], 2),
    "round robin": (["greedy", "random", "search:10", "guided:10"], 2),
    "filled": (["greedy", "random"], 4),
    "twice": (["greedy", "random", "random", "greedy"], 4),
    "three": (["greedy", "random", "search:10"], 3),
    "more than seats": (["greedy", "random", "search:10", "guided:10", "random"], 3),
}
every_contest = pytest.mark.parametrize(("names", "players"), CONTESTS.values(), ids=CONTESTS)


def contest(names, players=2, seed=1, duplicate=False, game=KORYO):
    return Contest.of(game, players, names, seed, duplicate=duplicate)


def standings(asked, rounds, threads=1, kept=None, keep=lambda played: None):
    """What comes of so many rounds."""
    found = Standings(asked)
    for played in play_rounds(Players(asked), rounds, Threads(threads), kept or {}, keep):
        found.add(played)
    return found


# Who sits where


@every_contest
def test_in_a_round_everybody_has_every_seat_and_in_a_lap_every_table_is_met(names, players):
    asked = contest(names, players)
    for seatings in asked.lap:
        seats = [Counter(seating[seat] for seating in seatings) for seat in range(players)]
        assert all(seat == seats[0] for seat in seats)
        assert len(set(seatings)) == len(seatings)
        assert len(set(seatings[0])) > 1, "nobody plays only against itself"
    met = Counter(seating for seatings in asked.lap for seating in seatings)
    assert set(met.values()) == {1}
    tables = {tuple(sorted(seating)) for seating in met}
    assert met.keys() == {order for table in tables for order in permutations(table)}


def test_a_round_robin_gives_every_pair_as_many_games():
    asked = contest(["greedy", "random", "search:10", "guided:10"])
    pairs = Counter(frozenset(seating) for number in range(12) for seating in asked.seatings(number))
    assert len(pairs) == 6
    assert set(pairs.values()) == {4}


def test_the_last_bot_takes_the_seats_that_are_left_over():
    assert contest(["search:10", "greedy"], 4).names == ("search:10", "greedy", "greedy", "greedy")


@every_contest
def test_games_are_rounded_up_to_whole_rounds(names, players):
    asked = contest(names, players)
    for games in (1, 2, 7, 100, asked.games_a_lap, asked.games_a_lap + 1):
        rounds = asked.rounds_of(games)
        assert asked.games_before(rounds - 1) < games <= asked.games_before(rounds)


def test_duplicates_share_their_deal_and_other_games_have_their_own():
    for duplicate in (False, True):
        asked = contest(["greedy", "random"], 4, duplicate=duplicate)
        deals = [asked.deals(number) for number in range(10)]
        assert all(len(set(deal)) == (1 if duplicate else 4) for deal in deals)
        assert len({number for deal in deals for number in deal}) == (10 if duplicate else 40)


# Playing


@pytest.mark.parametrize("names", [["greedy", "random"], ["greedy", "search:10"]], ids=["compiled", "interpreted"])
@pytest.mark.parametrize("duplicate", [False, True])
def test_the_number_of_threads_changes_nothing(names, duplicate):
    asked = contest(names, 3, duplicate=duplicate)
    one, two, three = (standings(asked, 5, threads).plain() for threads in (1, 2, 3))
    assert one == two == three
    assert one["games"] == 15
    assert standings(replace(asked, seed=bytes(32)), 5).rounds != standings(asked, 5).rounds


def test_games_of_greedy_bots_are_the_same_inside_the_compiled_loop():
    """One loop for all games; it is compiled for each, and other tests here need it for this one, too."""
    asked = contest(["greedy", "random"], max(KORYO.players))
    asked.__dict__["lap"] = (((0,) * asked.players,),)
    players = Players(asked)
    assert players.compiled
    for number, played in enumerate(players.do([0, 1, 2])):
        winners, scores = players.play_game([bot("greedy", KORYO)] * asked.players, number)
        assert (played.winners, played.scores) == ([winners], [scores])


def test_the_cards_of_duplicates_are_the_same_and_the_seats_rotate():
    """Random bots draw alike whoever they are: the same deal gives the same game, seat by seat."""
    asked = contest(["random", "greedy"], 2, duplicate=True)
    asked.__dict__["lap"] = (((0, 0), (0, 0)),)
    for played in Players(asked).do([0, 1, 2]):
        assert played.scores[0] == played.scores[1]
    assert len({str(played.scores) for played in Players(asked).do([0, 1, 2])}) == 3


# Interruptions


@pytest.mark.parametrize("names", [["greedy", "random"], ["greedy", "search:5"]], ids=["compiled", "interpreted"])
def test_an_interrupted_contest_goes_on_as_if_nothing_had_been(names, tmp_path):
    asked, path = contest(names, 3), tmp_path / "contest"
    whole = standings(asked, 9).plain()
    keeper = Keeper(path, asked)
    assert not path.exists(), "nothing was played yet"
    with closing(play_rounds(Players(asked), 9, Threads(2), keeper.rounds, keeper.keep)) as playing:
        for _ in range(3):
            next(playing)
    keeper.close()
    kept = Keeper(path, asked).rounds
    assert len(kept) == keeper.written >= 3
    with path.open("ab") as file:
        file.write(b'{"round": 8, "winn')  # a line that was cut off
    again, played = Keeper(path, asked), []
    assert again.rounds == kept

    def keep(one):
        played.append(one.number)
        again.keep(one)

    assert standings(asked, 9, 2, again.rounds, keep).plain() == whole
    again.close()
    assert sorted(played) == sorted(set(range(9)) - set(kept)), "nothing is played twice"
    assert Keeper(path, asked).rounds.keys() == set(range(9))


def test_a_file_of_another_contest_is_refused(tmp_path):
    asked, path = contest(["greedy", "random"]), tmp_path / "contest"
    keeper = Keeper(path, asked)
    keeper.keep(Players(asked).do([0])[0])
    keeper.close()
    before = path.read_bytes()
    others = [
        contest(["greedy", "random"], seed=2),
        contest(["random", "greedy"]),
        contest(["greedy", "random"], 3),
        contest(["greedy", "random"], duplicate=True),
        contest(["greedy", "random"], game=game_of("choson")),
        contest(["greedy", "random"], game=replace(KORYO, version=KORYO.version + 1)),
    ]
    for other in others:
        with pytest.raises(Refused, match="is another contest: its ") as refused:
            Keeper(path, other)
        assert_one_sentence(refused.value)
    assert path.read_bytes() == before


def test_a_file_that_is_damaged_or_something_else_is_refused_and_left_alone(tmp_path):
    asked, path = contest(["greedy", "random"]), tmp_path / "contest"
    first = json.dumps(header(asked))
    good = {"round": 0, "winners": [[0], [1]], "scores": [[3, 2], [1, 5]]}
    wrong = [
        "a letter to somebody",
        "a letter to somebody\n",
        "[]\n",
        "\n",
        *(
            f"{first}\n{json.dumps({**good, **change})}\n"
            for change in (
                {"round": -1},
                {"round": True},
                {"round": "0"},
                {"winners": [[0]]},
                {"winners": [[0], []]},
                {"winners": [[0], [2]]},
                {"winners": [[0], [1, 1]]},
                {"scores": [[3, 2], [1]]},
                {"scores": [[3, 2], [1, None]]},
                {"scores": 7},
                {"faults": {"somebody": {"late": 1}}},
                {"faults": {"greedy": {"late": -1}}},
            )
        ),
        f"{first}\n{first}\n",
    ]
    for content in wrong:
        path.write_text(content)
        with pytest.raises(Refused) as refused:
            Keeper(path, asked)
        assert_one_sentence(refused.value)
        assert path.read_text() == content
    path.write_text(f"{first}\n{json.dumps(good)}\n")
    assert Keeper(path, asked).rounds == {0: Played(0, good["winners"], good["scores"])}


# Figures


def told(asked, rounds):
    """Standings of games that somebody tells of: for each round a list of winners by bot."""
    found = Standings(asked)
    for number, winners in enumerate(rounds):
        seatings = asked.seatings(number)
        seats = [
            [seat for seat, one in enumerate(seating) if one in won]
            for seating, won in zip(seatings, winners, strict=True)
        ]
        found.add(Played(number, seats, [[0] * asked.players] * len(seatings)))
    return found


def coin_rounds(chance, asked, rounds, first=0.5):
    """Games of two bots in which the first one wins with that probability, each time anew."""
    return [[[0 if chance.random() < first else 1] for _ in asked.seatings(number)] for number in range(rounds)]


def test_shared_wins_count_as_their_part():
    facts = told(contest(["greedy", "random"]), [[[0], [0, 1]], [[0], [1]]]).plain()
    first, second = facts["standings"]
    assert (first["bot"], first["share"], second["share"]) == ("greedy", 0.625, 0.375)
    assert facts["matrix"]["greedy"]["random"]["rate"] == 0.625
    assert facts["matrix"]["random"]["greedy"]["rate"] == 0.375


def test_a_bot_is_measured_by_the_seats_it_has():
    """One against three that win as often as any: fair for both."""
    facts = told(contest(["greedy", "random"], 4), [[[0], [1], [1], [1]]]).plain()
    for one, fair in zip(facts["standings"], (0.25, 0.75), strict=True):
        assert (one["share"], one["fair_share"], one["times_fair"]) == (fair, fair, 1)
    assert facts["matrix"]["greedy"]["random"]["rate"] == 0.5
    assert facts["standings"][0]["interval"][0] < 0.25 < facts["standings"][0]["interval"][1]


@pytest.mark.parametrize("share", [0.5, 0.9])
@pytest.mark.parametrize("rounds", [5, 60])
def test_intervals_hold_the_truth_as_often_as_they_say(share, rounds):
    chance, asked, contests = random.Random(1), contest(["greedy", "random"]), 200
    held = 0
    for _ in range(contests):
        low, high = told(asked, coin_rounds(chance, asked, rounds, share)).standing(0)["interval"]
        assert 0 <= low < high <= 1
        held += low <= share <= high
    assert held / contests > 0.9


def test_tables_of_different_strength_widen_no_interval():
    """Between one that is always beaten and one that always wins there is no doubt about who wins half of the games."""
    asked = contest(["search:10", "greedy", "random"])
    rounds = [[[min(seating)] for seating in asked.seatings(number)] for number in range(300)]
    for number in range(0, 300, 30):
        rounds[number] = [[max(seating)] for seating in asked.seatings(number)]
    low, high = told(asked, rounds).standing(1)["interval"]
    assert 0.45 < low < high < 0.6


def test_who_wins_always_is_not_said_to_win_always():
    asked = contest(["greedy", "random"])
    low, high = told(asked, [[[0], [0]]] * 50).standing(0)["interval"]
    assert 0.95 < low < 0.98
    assert high == 1


def test_ratings_rise_with_wins():
    facts = told(contest(["greedy", "random", "search:10"], 3), [[[0]] * 3, [[0], [0], [2]]] * 10).plain()
    ratings = {one["bot"]: one["rating"]["mu"] for one in facts["standings"]}
    assert ratings["greedy"] > ratings["search:10"] > ratings["random"]


def test_the_gain_of_duplicates_is_that_of_luck_taken_out():
    """A deal favours a seat: whoever has it wins, four times in five. Replayed, that cancels out."""
    chance = random.Random(1)
    gains = {}
    for lucky in (0.5, 0.8):
        asked = contest(["greedy", "random"], duplicate=True)
        rounds = []
        for number in range(2000):
            favoured = chance.randrange(2)
            seats = [favoured if chance.random() < lucky else 1 - favoured for _ in range(2)]
            rounds.append([[seating[seat]] for seating, seat in zip(asked.seatings(number), seats, strict=True)])
        gains[lucky] = told(asked, rounds).variance_gain
        # Tables that differ have no part in it.
        three = contest(["greedy", "random", "search:10"], duplicate=True)
        mixed = [[[0], [0]] if number % 3 else one for number, one in enumerate(rounds)]
        mixed = [
            one if number % 3 == 0 else [[min(seating)] for seating in three.seatings(number)]
            for number, one in enumerate(mixed)
        ]
        assert told(three, mixed).variance_gain == pytest.approx(told(asked, rounds[::3]).variance_gain)
    # Two games of variance 1/4 each, correlated by -0.36: (1/4) / 2 over (1/4) (1 - 0.36) / 2.
    assert gains[0.5] == pytest.approx(1, rel=0.08)
    assert gains[0.8] == pytest.approx(1 / 0.64, rel=0.08)


# Certainty


@pytest.mark.parametrize("names", [["greedy", "random"], ["greedy", "random", "search:10"]], ids=["two", "three"])
def test_equals_are_hardly_ever_called_unequal_however_often_one_looks(names):
    chance, asked, contests = random.Random(3), contest(names), 150
    wrong = 0
    for _ in range(contests):
        found = Standings(asked)
        for number in range(90):
            seatings = asked.seatings(number)
            winners = [[chance.randrange(2)] for _ in seatings]
            found.add(Played(number, winners, [[0, 0]] * len(seatings)))
            if any(found.capital(*pair) >= found.needed for pair in found._gamblers):
                wrong += 1
                break
    assert wrong <= DOUBT * contests


def test_a_clear_order_is_soon_sure():
    chance, asked = random.Random(1), contest(["greedy", "random"])
    rounds = coin_rounds(chance, asked, 200, 0.8)
    needed = next(number for number in range(1, 200) if told(asked, rounds[:number]).is_sure)
    assert 5 < needed < 60


def test_the_order_is_looked_at_after_full_laps_only():
    asked = contest(["greedy", "random", "search:10"])
    assert len(asked.lap) == 3
    found = Standings(asked)
    for number in range(91):
        seatings = asked.seatings(number)
        winners = [[seat for seat, one in enumerate(seating) if one == min(seating)] for seating in seatings]
        found.add(Played(number, winners, [[0, 0]] * len(seatings)))
        assert found.lap_is_full == (number % 3 == 2)
        if not found.lap_is_full:
            assert not found.is_sure
    assert all(found.capital(*pair) >= found.needed for pair in ((0, 1), (1, 2)))


# The command


@pytest.fixture
def command(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C")

    def run(*arguments):
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main(["arena", *arguments])
        return int(left.value.code or 0), *capsys.readouterr()

    return run


def test_the_command_says_who_wins_and_writes_it(command):
    code, out, err = command(
        "koryo", "--bots", "greedy", "random", "--players", "2", "--games", "60", "--seed", "1", "--json", "out.json"
    )
    assert (code, err) == (0, "")
    assert out.startswith("Koryŏ, 2 players: 60 games\nbot greedy, wins % ")
    facts = json.loads(Path("out.json").read_text())
    assert facts["games"] == 60
    assert facts == standings(contest(["greedy", "random"]), 30).plain()


def test_the_command_stops_when_it_is_sure(command):
    code, out, _ = command(
        *("koryo", "--bots", "greedy", "random", "--players", "4", "--until-sure", "--duplicate", "--lang", "fr"),
        *("--seed", "1", "--json", "out.json"),
    )
    assert code == 0
    assert "À la table\xa0: greedy, random, random, random" in out
    assert "L’ordre est sûr" in out
    facts = json.loads(Path("out.json").read_text())
    assert facts["order"]["sure"]
    assert facts["games"] < 200


def test_the_command_goes_on_with_a_contest_and_adds_to_it(command):
    ask = ("koryo", "--bots", "greedy", "random", "--players", "3", "--resume", "kept")
    assert command(*ask, "--games", "30", "--seed", "1")[0] == 0
    assert command(*ask, "--games", "60", "--json", "long.json")[0] == 0, "the seed stands in the file"
    facts = json.loads(Path("long.json").read_text())
    assert facts == standings(contest(["greedy", "random"], 3), 20).plain()
    assert len(Path("kept").read_text().splitlines()) == 21


WRONG = {
    "unknown bot": ("--bots", "greedy", "clever"),
    "one bot": ("--bots", "greedy"),
    "no bots": (),
    "the same bot": ("--bots", "greedy", "greedy"),
    "too many bots": ("--bots", *[f"search:{number}" for number in range(1, 14)]),
    "no budget": ("--bots", "greedy", "search:"),
    "zero games": ("--bots", "greedy", "random", "--games", "0"),
    "games below zero": ("--bots", "greedy", "random", "--games", "-5"),
    "endless games": ("--bots", "greedy", "random", "--games", "1" + "0" * 30),
    "no threads": ("--bots", "greedy", "random", "--threads", "0"),
    "too many players": ("--bots", "greedy", "random", "--players", "9"),
    "no seed": ("--bots", "greedy", "random", "--seed", "x"),
    "no patience": ("--bots", "greedy", "random", "--patience", "0"),
    "patience that is no number": ("--bots", "greedy", "random", "--patience", "nan"),
    "a program that is not there": ("--bots", "program:./nothing", "greedy"),
    "a program that crashes": ("--bots", "program:./crash.py", "greedy"),
    "a program that hangs": ("--bots", "program:./hang.py", "greedy", "--patience", "0.3"),
    "something else to go on with": ("--bots", "greedy", "random", "--resume", "letter"),
    "a folder to go on with": ("--bots", "greedy", "random", "--resume", "."),
    "nowhere to keep": ("--bots", "greedy", "random", "--resume", "nowhere/kept"),
    "results that exist": ("--bots", "greedy", "random", "--json", "letter"),
    "nowhere to write": ("--bots", "greedy", "random", "--json", "nowhere/results"),
}


@pytest.mark.parametrize("asked", WRONG.values(), ids=WRONG)
def test_what_cannot_be_is_said_in_a_sentence_and_nothing_is_written(command, asked):
    Path("letter").write_text("Dear Kim, ...")
    Path("crash.py").write_text("raise SystemExit('I give up.')")
    Path("hang.py").write_text("import time; time.sleep(1000)")
    before = {path: path.read_bytes() for path in Path().iterdir()}
    usual = () if {"--json", "--resume"} & set(asked) else ("--json", "results", "--resume", "kept")
    code, out, err = command("koryo", "--players", "2", *asked, *usual)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert {path: path.read_bytes() for path in Path().iterdir()} == before


def test_what_a_program_does_wrong_is_reported(command):
    Path("shy.py").write_text("for line in open(0): print('I would rather not.', flush=True)")
    code, out, _ = command(
        "koryo", "--bots", "program:./shy.py", "random", "--players", "2", "--games", "2", "--json", "out"
    )
    assert code == 0
    counted = next(one["faults"] for one in json.loads(Path("out").read_text())["standings"] if one["faults"])
    assert counted["illegal"] > 10
    assert f"program:./shy.py: 0 answers too late, {counted['illegal']} illegal; the first legal move" in out


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_command_keeps_what_was_played_and_leaves_nothing_running(sent, tmp_path):
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, os, sys\n"
        f"open({str(tmp_path / 'running')!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
        "for line in sys.stdin: print(json.dumps({'move': json.loads(line)['moves'][0]}), flush=True)\n"
    )
    command = [sys.executable, "-m", "madang", "arena", "koryo", "--bots", f"program:{program}", "greedy"]
    command += ["--players", "2", "--seed", "1", "--resume", "kept", "--threads", "2", "--plain"]
    with subprocess.Popen([*command, "--games", "100000"], cwd=tmp_path, stderr=subprocess.PIPE) as running:
        while not (tmp_path / "kept").exists() or (tmp_path / "kept").read_bytes().count(b"\n") < 4:
            assert running.poll() is None
            time.sleep(0.05)
        running.send_signal(sent)
        said = running.communicate()[1].decode()
    kept = (tmp_path / "kept").read_text().splitlines()
    assert running.returncode == 130
    assert f"{len(kept) - 1} rounds are kept in kept; the same command goes on from there." in said
    assert "Traceback" not in said
    for process in map(int, (tmp_path / "running").read_text().split()):
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
    asked = contest([f"program:{program}", "greedy"])
    again = Keeper(tmp_path / "kept", asked).rounds
    players, first = Players(asked), sorted(again)[:2]
    assert [results(again[number]) for number in first] == [results(one) for one in players.do(first)]
    players.stop()


def results(played):
    """How a round ended; on a busy machine a program may be late, which changes nothing here but is counted."""
    return played.winners, played.scores
