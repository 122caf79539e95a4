"""Playouts: games played on to their end by quick moves, many times, to see who wins. Compiled once for all games."""

import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from madang.bots.tree import ROOT, TO_THE_END, TRIAL, WORLD, play_on
from madang.engine import raw
from madang.engine.cache import PACKAGE, folder_of, keeping_code_in
from madang.engine.drivers import compiled, jit
from madang.engine.game import Game
from madang.engine.memory import room_for
from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused, as_given
from madang.engine.rng import GENERATOR_WORDS, WORD, generator, restart, seed_bytes
from madang.engine.rule import NOBODY
from madang.engine.threads import thread_number

CHUNK = 64
"""Playouts that draw from one generator; chunks are shared out among threads."""
ANY_MOVE, LIGHT_MOVES = 1, 3
"""Moves that a seat weighs when the game is played on, see `tree.light_move`."""
NO_ACTION = -1


class Room(NamedTuple):
    """What one thread plays in."""

    states: NDArray[np.int64]
    legal: NDArray[np.int32]
    points: NDArray[np.int64]
    rng: NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Playouts:
    """What came of playouts: a row for each start, in it one for each playout, in it a column for each seat."""

    shares: NDArray[np.float32]
    """The part of the win: 1 for the winner, less where several share it, 0 for the others."""
    scores: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.shares)

    def __copy__(self) -> "Playouts":
        """Results of its own: the arrays are not shared."""
        return deepcopy(self)


def play_out(
    rules: Any, room: Any, place: Any, players: Any, seat: Any, action: Any, candidates: Any, shares: Any, scores: Any
) -> None:
    """As many playouts as `shares` has rows, from the first state of the room: what `seat` cannot know is dealt anew,
    unless that is NOBODY, then the action is made, if there is one. `place` is where the state has its generator."""
    for number in range(len(shares)):
        raw.copy(room.states, WORLD, ROOT)
        if seat != NOBODY:
            raw.redeal(rules, room.states, WORLD, seat, room.rng)
        restart(room.states[WORLD, place : place + GENERATOR_WORDS], room.rng)
        if action != NO_ACTION:
            raw.apply(rules, room.states, WORLD, action)
        play_on(rules, room, TO_THE_END, candidates)
        raw.winners(rules, room.states, WORLD, room.points)
        winners = 0
        for other in range(players):
            winners += room.points[other] != 0
        for other in range(players):
            shares[number, other] = 1 / winners if room.points[other] else 0
        raw.scores(rules, room.states, WORLD, room.points)
        for other in range(players):
            scores[number, other] = room.points[other]


with keeping_code_in(folder_of("playouts", PACKAGE / "engine", Path(__file__), Path(__file__).with_name("tree.py"))):
    play_out_compiled = jit(play_out)


def playouts(
    game: Game,
    starts: NDArray[Any],
    number: int,
    first: Sequence[int] | None = None,
    seat: int | None = None,
    light: bool = False,
    seed: int | str | bytes | None = None,
    threads: int | None = None,
) -> Playouts:
    """Playouts from each of the states, or with `first` from one state after each of these actions of the seat to
    act. The same seed gives the same results, whatever the number of threads."""
    workers, source = thread_number(threads), seed_bytes(seed)
    if not isinstance(light, bool | np.bool_):
        raise Refused(f"'light' of playouts is True or False, not {as_given(light)}.")
    most = int(starts["players"].max())
    known_by = NOBODY if seat is None else checked_seat(seat, int(starts["players"].min()))
    actions = [NO_ACTION] * len(starts) if first is None else checked_actions(game, starts, first, known_by)
    rows = np.zeros(len(actions), np.int64) if first is not None else np.arange(len(starts))
    with room_for(number, f"playouts of {game.title} from {len(actions)} starts", 8 * most * len(actions)) as each:
        shares = np.zeros((len(actions), each, most), np.float32)
        scores = np.zeros((len(actions), each, most), np.int32)
    chunks = math.ceil(each / CHUNK)
    if len(actions) * chunks >= WORD:
        raise Refused(f"{each:,} playouts from {len(actions):,} starts are too many at once; ask for fewer.")
    rules, place = raw.rules_of(game), game.state.fields["generator"][1] // 8  # type: ignore[index]
    candidates = LIGHT_MOVES if light else ANY_MOVE

    def play(stream: int) -> None:
        row, chunk = divmod(stream, chunks)
        part = slice(chunk * CHUNK, (chunk + 1) * CHUNK)
        start = starts[rows[row] : rows[row] + 1]
        room = Room(
            raw.rows_of(np.repeat(start, TRIAL + 1)),
            np.zeros(game.most_legal, np.int32),
            np.zeros(game.seats, np.int64),
            generator(source, stream),
        )
        players = int(start["players"][0])
        play_out_compiled(
            rules, room, place, players, known_by, actions[row], candidates, shares[row, part], scores[row, part]
        )

    with ThreadPoolExecutor(workers) as pool:
        try:
            for done in [pool.submit(play, stream) for stream in range(len(actions) * chunks)]:
                done.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return Playouts(shares, scores)


def checked_seat(seat: object, players: int) -> int:
    number = whole_number(seat)
    if number is None or not 0 <= number < players:
        raise Refused(
            f"Playouts as a seat knows the table are for one of the seats 0 to {players - 1}, not {as_given(seat)}."
        )
    return number


def checked_actions(game: Game, starts: NDArray[Any], first: object, known_by: int) -> list[int]:
    """The first actions, if they are legal: compiled code would make any. Those of a seat whose cards are dealt anew
    would not stay legal."""
    if len(starts) != 1:
        raise Refused(f"First actions are tried from one start, not from {len(starts)}.")
    given = [whole_number(action) for action in first] if isinstance(first, list | tuple | np.ndarray) else []
    core, moves = compiled(game), np.zeros(game.most_legal, np.int32)
    asked = int(core.to_act(starts, 0))
    if known_by not in (NOBODY, asked):
        raise Refused(
            f"First actions are those of the seat to act, so the seat that knows the table is it, not {known_by}."
        )
    legal = set() if asked == NOBODY else set(moves[: core.legal(starts, 0, moves)].tolist())
    actions = [action for action in given if action in legal]
    if not given or len(actions) < len(given):
        raise Refused(f"First actions are numbers of actions that are legal at the start, not {as_given(first)}.")
    return [int(action) for action in actions if action is not None]
