"""Networks: compiled they judge as plain NumPy does, a file of anything else is refused, and the bot plays by the rules
and sees only what its seat sees. The networks here are made of chance; that the shipped ones play well, the benchmarks
measure. Knows games only through their contract."""

import io
import json
import os
import pickle
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from chance import is_fair
from games import assert_one_sentence, every_game, every_table, random_game
from madang.bots import bot
from madang.bots.network import FOLDER, MOST_BYTES, Features, NetworkBot, network, pack, renewed, unpack
from madang.cli import main
from madang.engine.batch import Batch
from madang.engine.match import PLAIN, Match
from madang.engine.observing import numbers
from madang.engine.refusal import Refused
from madang.engine.rng import generator
from madang.games import game as game_of
from test_two_worlds import SEEDS, leaks

UNITS = (24, 16)


def features_of(game):
    """What random games of all numbers of players show."""
    batch, chance = Batch(game, game.players, 64, seed=1), np.random.default_rng(1)
    counts = np.zeros((game.observation_size, 256), np.int64)
    for _ in range(60):
        batch.step((chance.random(batch.masks.shape, np.float32) * batch.masks).argmax(1))
        np.add.at(counts, (np.arange(game.observation_size), batch.observations.astype(np.int64) + 128), 1)
    return Features.from_counts(counts), batch.observations.copy(), batch.players


def parts_of(game, features):
    """Weights made of chance."""
    chance, (first, second) = np.random.default_rng(2), UNITS
    outputs = len(game.actions) + game.seats + 1

    def some(*shape):
        return chance.normal(0, 0.3, shape).astype(np.float32)

    rows = some(len(features.numbers), first)
    rows[0] = 0
    dense = {
        "first_bias": some(first),
        "second": some(first, second),
        "second_bias": some(second),
        "head": some(second, outputs),
        "head_bias": some(outputs),
    }
    return rows, dense


def file_of(game, training=None):
    features, _, _ = features_of(game)
    return pack(game, features, *parts_of(game, features), training or {})


def chance_bot(game, **more):
    return NetworkBot(game, unpack(game, file_of(game)), **more)


def reference(game, parts, observation, players):
    """The same by plain NumPy, from the arrays of the file."""
    common, row_of, rows, scales, first_bias, second, second_bias, head, head_bias = parts
    table = rows.astype(np.float32) * scales[:, None]
    taken = row_of[np.arange(len(common)), observation.astype(np.int64) + 128]
    first = np.maximum(first_bias + table[taken].sum(0), 0)
    out = np.maximum(first @ second + second_bias, 0) @ head + head_bias
    policy, shares = out[: len(game.actions)], np.zeros(game.seats)
    shares[:players] = np.exp(out[len(game.actions) :][:players])
    return policy, [*(shares / shares.sum()), np.clip(out[-1], -1, 1)]


@every_game
def test_compiled_a_network_judges_as_numpy_does(name):
    game = game_of(name)
    features, observations, players = features_of(game)
    judging = unpack(game, pack(game, features, *parts_of(game, features), {}))
    for observation, seated in zip(observations, players.tolist(), strict=True):
        policy, values = judging.judge(observation, seated)
        expected_policy, expected_values = reference(game, judging.weights, observation, seated)
        assert np.allclose(policy, expected_policy, rtol=1e-4, atol=1e-4)
        assert np.allclose(values, expected_values, rtol=1e-4, atol=1e-4)
        assert values[:seated].sum() == pytest.approx(1)
        assert not values[seated : game.seats].any()


@every_game
def test_a_file_keeps_the_weights_to_eight_bits_and_halves(name):
    game = game_of(name)
    features, _, _ = features_of(game)
    rows, dense = parts_of(game, features)
    judging = unpack(game, pack(game, features, rows, dense, {"seconds": 7}))
    _, _, kept, scales, *rest = judging.weights
    assert np.abs(kept * scales[:, None] - rows).max() <= np.abs(rows).max() / 127
    for part, given in zip(rest, dense.values(), strict=True):
        assert np.allclose(part, given, rtol=1e-3, atol=1e-3)
    assert judging.training == {"rules_version": game.rules_version, "seconds": 7}


def test_every_value_met_has_a_row_and_the_others_the_nearest():
    counts = np.zeros((2, 256), np.int64)
    for value, number in {-1: 50, 0: 3, 4: 20, 9: 1}.items():
        counts[0, value + 128] = number
    counts[1, 128] = 74
    features = Features.from_counts(counts, least=2)
    assert features.common.tolist() == [-1, 0]
    rows = {value: int(features.row_of[0, value + 128]) for value in (-128, -1, 0, 1, 2, 3, 4, 9, 127)}
    assert rows == {-128: 0, -1: 0, 0: 1, 1: 1, 2: 1, 3: 2, 4: 2, 9: 2, 127: 2}
    assert not features.row_of[1].any()
    assert features.numbers.tolist() == pytest.approx([0, 1 / 5, 1])
    assert features.index_of.tolist() == [-1, 0, 0]


# Refusals


def refusal(action, *arguments):
    with pytest.raises(Refused) as refused:
        action(*arguments)
    assert_one_sentence(refused.value)
    return str(refused.value)


@every_game
def test_weights_of_anything_else_are_refused(name):
    game = game_of(name)
    data = file_of(game)
    other_rules, other_cards = replace(game, version=game.version + 1), replace(game, card_data={"other": 1})
    assert "rules version" in refusal(unpack, other_rules, data)
    assert "rules version" in refusal(unpack, other_cards, data)
    other_observation = replace(game, observation_version=game.observation_version + 1)
    assert "observation version" in refusal(unpack, other_observation, data)
    assert f"are for game {game.name}, but" in refusal(unpack, replace(game, name="other"), data)
    longer = numbers(("more", game.observation_size + 1))
    assert "wrong sizes" in refusal(unpack, replace(game, observation=longer), data)
    assert "another observation" in refusal(renewed, other_observation, data)


@every_game
def test_damaged_weights_are_refused(name):
    game = game_of(name)
    data = file_of(game)
    for broken in (b"", b"PK", data[: len(data) // 2], data[100:], np.zeros(3).tobytes()):
        assert "damaged" in refusal(unpack, game, broken)
    with np.load(io.BytesIO(data)) as file:
        parts = dict(file)
    for name in parts:
        part = parts[name].copy()
        part.flat[len(part) // 2] += 1
        changed = io.BytesIO()
        np.savez_compressed(changed, **{**parts, name: part})
        assert "damaged" in refusal(unpack, game, changed.getvalue())
        missing = io.BytesIO()
        np.savez_compressed(missing, **{other: part for other, part in parts.items() if other != name})
        assert "damaged" in refusal(unpack, game, missing.getvalue())


@every_game
def test_a_network_that_is_too_large_is_refused(name):
    game = game_of(name)
    features, _, _ = features_of(game)
    chance, wide = np.random.default_rng(1), 1_500_000 // len(features.numbers)
    rows = chance.normal(size=(len(features.numbers), wide)).astype(np.float32)
    outputs = len(game.actions) + game.seats + 1
    shapes = {"first_bias": (wide,), "second": (wide, 2), "second_bias": (2,), "head": (2, outputs)}
    dense = {part: np.zeros(shape, np.float32) for part, shape in {**shapes, "head_bias": (outputs,)}.items()}
    assert "at most 1,000,000 bytes" in refusal(pack, game, features, rows, dense, {})


@every_game
def test_a_network_may_be_taken_over_by_later_rules(name):
    game = game_of(name)
    later = replace(game, version=game.version + 1)
    taken_over = unpack(later, renewed(later, file_of(game)))
    before = unpack(game, file_of(game))
    assert all(np.array_equal(*pair) for pair in zip(taken_over.weights, before.weights, strict=True))
    assert taken_over.training["rules_version"] == game.rules_version


@every_game
def test_a_game_without_a_network_says_so(name):
    assert "There is no network" in refusal(network, replace(game_of(name), name="fifth"))


# The bot


@every_table
def test_the_bot_plays_whole_games_by_the_rules_and_always_the_same(name, players):
    game = game_of(name)
    for temperature in (0, 1):
        player, records = chance_bot(game, temperature=temperature), []
        for _ in range(2):
            match, rng = Match(game, players, 1, shuffle=PLAIN), generator(1)
            while not match.over:
                seat, legal = match.to_act, match.legal()
                match.play(player.choose(match.known_to(seat, rng), legal, seat, rng), seat)
            records.append(match.record())
        assert records[0] == records[1]


@every_game
def test_the_bot_takes_what_its_network_likes_best_or_draws_in_proportion(name):
    game = game_of(name)
    player, drawing = chance_bot(game), chance_bot(game, temperature=0.5)
    match, rng = Match(game, seed=3), generator(1)
    seat, legal = match.to_act, match.legal()
    policy, _ = player.network.judge(match.observe(seat), match.players)
    liked = policy[game.actions.relative(match.players)[seat][legal]].astype(np.float64)
    known = match.known_to(seat, rng)
    assert player.choose(known, legal, seat, rng) == legal[int(liked.argmax())]
    weights = np.exp(liked / 0.5)
    likely = {action: weight for action, weight in zip(legal, weights / weights.sum(), strict=True) if weight > 0.01}
    found = Counter(drawing.choose(known, legal, seat, rng) for _ in range(3000))
    rare = sum(number for action, number in found.items() if action not in likely)
    assert rare < 3000 * 0.02 * len(legal)
    assert is_fair({action: found[action] for action in likely}, likely) if len(likely) > 1 else rare < 200


@every_game
def test_the_bot_sees_only_what_its_seat_sees(name):
    game = game_of(name)
    bots = {"network": chance_bot(game), "drawn": chance_bot(game, temperature=1)}
    for match in random_game(game, game.players[0], SEEDS[0]):
        if not match.over and len(match.actions) % 3 == 0:
            assert leaks(match, match.to_act, len(match.actions), bots) == []


# Networks of one's own


def whole_game(game, player):
    """The actions of a game that one bot plays at every seat."""
    match, rng = Match(game, game.players[0], 1, shuffle=PLAIN), generator(1)
    while not match.over:
        seat, legal = match.to_act, match.legal()
        match.play(player.choose(match.known_to(seat, rng), legal, seat, rng), seat)
    return match.actions


@every_game
def test_a_bot_is_named_with_the_file_of_its_network(name, tmp_path):
    game, file = game_of(name), tmp_path / "my network: the first.npz"
    file.write_bytes(file_of(game))
    own, guided = bot(f"network:{file}", game), bot(f"guided:5:{file}", game)
    copies = [pickle.loads(pickle.dumps(one)) for one in (own, guided)]
    file.unlink()
    played = whole_game(game, own)
    assert played == whole_game(game, chance_bot(game)) == whole_game(game, copies[0])
    assert played != whole_game(game, bot("network", game))
    assert whole_game(game, guided) == whole_game(game, copies[1]) != whole_game(game, bot("guided:5", game))


@pytest.fixture
def command(tmp_path, capsys, monkeypatch):
    """A command in a folder with `mine.npz`, a network of Koryŏ."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C")
    Path("mine.npz").write_bytes(file_of(game_of("koryo")))

    def run(asked):
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main(asked.split())
        return int(left.value.code or 0), *capsys.readouterr()

    return run


def test_the_network_of_a_file_plays_in_the_arena_as_that_of_madang_does(command):
    Path("copy.npz").write_bytes((FOLDER / "koryo.npz").read_bytes())
    shares = []
    for name in ("network", "network:copy.npz", "network:mine.npz"):
        code, _, err = command(f"arena koryo --bots {name} greedy --games 8 --seed 1 --json out --force --plain")
        assert (code, err) == (0, "")
        found = json.loads(Path("out").read_text())["standings"]
        assert {one["bot"] for one in found} == {name, "greedy"}
        shares.append({one["bot"]: (one["share"], one["mean_score"]) for one in found}["greedy"])
    assert shares[0] == shares[1] != shares[2]


@pytest.mark.parametrize(
    "asked",
    [
        "benchmark network:mine.npz --task koryo-2 --games 2 --json out",
        "dataset koryo --bots network:mine.npz --games 2 --out out",
        "arena koryo --bots guided:5:mine.npz guided:5 --games 2 --json out",
    ],
)
def test_a_network_of_ones_own_can_be_named_in_every_command(command, asked):
    assert command(f"{asked} --plain")[::2] == (0, "")
    assert Path("out").exists()


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("", "There is no file '' with a network; examples/train.py writes networks."),
        ("none.npz", "There is no file 'none.npz' with a network; examples/train.py writes networks."),
        (".", "There is no file '.' with a network; examples/train.py writes networks."),
        ("half.npz", "The weights in half.npz are damaged or not a network; examples/train.py writes networks."),
        ("text.npz", "The weights in text.npz are damaged or not a network; examples/train.py writes networks."),
        ("large.npz", "'large.npz' is no network: it has more than 1,000,000 bytes, which no network has."),
        ("choson.npz", "The weights in choson.npz are for game choson, but Koryŏ has game koryo; "),
        ("rules.npz", "The weights in rules.npz are for rules version 0-"),
        ("seen.npz", "The weights in seen.npz are for observation version 99, but Koryŏ has observation version "),
    ],
)
@pytest.mark.parametrize(
    "asked",
    [
        "arena koryo --bots {} greedy --games 2 --json out --resume kept",
        "benchmark {} --games 2 --json out",
        "dataset koryo --bots {} greedy --games 2 --out out",
    ],
)
def test_a_network_that_cannot_play_is_refused_before_anything_is_written(command, asked, file, said, tmp_path):
    koryo = game_of("koryo")
    data = Path("mine.npz").read_bytes()
    Path("half.npz").write_bytes(data[: len(data) // 2])
    Path("text.npz").write_text("Weights.")
    Path("large.npz").write_bytes(bytes(MOST_BYTES + 1))
    Path("choson.npz").write_bytes(file_of(game_of("choson")))
    Path("rules.npz").write_bytes(file_of(replace(koryo, version=0)))
    Path("seen.npz").write_bytes(file_of(replace(koryo, observation_version=99)))
    before = sorted(tmp_path.iterdir())
    for kind in ("network", "guided:5"):
        code, out, err = command(asked.format(f"{kind}:{file}"))
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert err.startswith(said)
        assert sorted(tmp_path.iterdir()) == before


def test_a_file_that_never_ends_or_may_not_be_read_is_refused(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for name in (f"network:{tmp_path / 'pipe'}", "network:/dev/zero", "network:a\0b", "network:" + 5000 * "x"):
        refusal(bot, name, game_of("koryo"))


def test_a_network_for_one_game_is_refused_in_the_whole_benchmark_before_a_game_is_played(command):
    code, out, err = command("benchmark network:mine.npz --games 2 --json out --plain")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("The weights in mine.npz are for game koryo, but Chosŏn has game choson; ")
    assert not Path("out").exists()
