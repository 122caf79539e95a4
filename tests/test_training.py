"""Training, as far as it needs no PyTorch: what a checkpoint is for. The rest is in tests/peers."""

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from games import assert_one_sentence
from madang.engine.refusal import Refused
from madang.games import game as game_of

sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))
try:
    from training.checkpoints import check_purpose, checkpoint, purpose
finally:
    sys.path.pop(0)

KORYO = game_of("koryo")
FILE = Path("trained") / "koryo.pt"
OTHERS = {
    "another game": (game_of("choson"), (8, 4), False, "is for game choson, but this run is for game koryo"),
    "other rules": (replace(KORYO, version=99), (8, 4), False, "is for rules version 99-"),
    "another observation": (
        replace(KORYO, observation_version=99),
        (8, 4),
        False,
        "reads version 99 of what a seat of",
    ),
    "other sizes": (KORYO, (16, 4), False, "has layers of 16, 4, but this run has layers of 8, 4; say --quick if"),
    "an exploiter": (KORYO, (8, 4), True, "is an exploiter; say --exploit"),
}


@pytest.mark.parametrize(("game", "units", "exploits", "words"), OTHERS.values(), ids=OTHERS)
def test_a_checkpoint_for_something_else_is_refused(game, units, exploits, words):
    written = json.loads(json.dumps(purpose(game, units, exploits)))
    check_purpose(FILE, written, game, units, exploits)
    with pytest.raises(Refused) as refused:
        check_purpose(FILE, written, KORYO, (8, 4), False)
    assert_one_sentence(refused.value)
    assert str(refused.value).startswith(f"{FILE} {words}")


@pytest.mark.parametrize("said", [None, [], {}, {"format": 1}, {**purpose(KORYO, (8, 4), False), "more": 1}])
def test_a_checkpoint_that_does_not_say_what_it_is_for_is_refused(said):
    with pytest.raises(Refused, match="does not say what its network is for; begin anew"):
        check_purpose(FILE, said, KORYO, (8, 4), False)


def test_a_folder_without_a_checkpoint_is_refused(tmp_path):
    with pytest.raises(Refused, match="There is no folder 'nowhere' to go on from"):
        checkpoint("nowhere", KORYO)
    with pytest.raises(Refused, match=r"has no koryo\.pt to go on from"):
        checkpoint(str(tmp_path), KORYO)
    (tmp_path / "koryo.pt").touch()
    assert checkpoint(str(tmp_path), KORYO) == tmp_path / "koryo.pt"
