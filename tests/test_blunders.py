"""Companion and master never make an obvious blunder in the positions of tests/blunders."""

import pytest

from blunders import read
from games import every_game
from madang.bots import bot
from madang.engine.rng import generator
from madang.games import game as game_of

DRAWS = {"companion": 3, "master": 1}
"""How often each is asked: the companion draws its moves."""


@every_game
@pytest.mark.parametrize("level", DRAWS)
def test_no_blunder(name, level):
    positions = read(name)
    assert len(positions) >= 20
    player = bot(level, game_of(name))
    for number, (table, blunders) in enumerate(positions):
        seat = table.to_act
        assert set(blunders) < set(table.moves())
        for draw in range(DRAWS[level]):
            rng = generator(draw)
            chosen = player.choose(table.known_to(seat, rng), table.legal(), seat, rng)
            assert table.game.actions.actions[chosen].text not in blunders, (number, table.record())
