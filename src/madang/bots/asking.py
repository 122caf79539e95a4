"""What a bot may be asked, and the state it is handed. Callers of bots pass numbers and arrays; compiled code does not
check them, so wrong ones are refused here."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from madang.engine.drivers import core_of
from madang.engine.game import Game
from madang.engine.layout import copied
from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused, as_given
from madang.engine.rng import check_generator


def known_to(core: Any, states: np.ndarray[Any, Any], seat: int, rng: Any) -> np.ndarray[Any, Any]:
    """A state as a bot may hold it: a copy in which all that the seat cannot know is dealt anew."""
    known = copied(states.tobytes(), states.dtype)
    core.redeal(known, 0, seat, rng)
    return known


def check_question(game: Game, states: Any, legal: Sequence[int], seat: int, rng: Any) -> tuple[list[int], int]:
    """The legal actions and the seat as plain numbers, if the question makes sense."""
    if not isinstance(states, np.ndarray) or states.dtype != game.state or states.shape != (1,):
        raise Refused(f"A bot is handed one state of {game.title}, as `known_to` gives it, not {as_given(states)}.")
    options = [whole_number(action) for action in legal] if isinstance(legal, list | tuple | np.ndarray) else []
    actions = [action for action in options if action is not None and 0 <= action < len(game.actions)]
    if not actions or len(actions) < len(options):
        raise Refused(f"A bot chooses among the numbers of legal actions, not among {as_given(legal)}.")
    number, last = whole_number(seat), int(states["players"][0]) - 1
    if number is None or not 0 <= number <= last:
        raise Refused(f"A bot chooses for one of the seats 0 to {last}, not for {as_given(seat)}.")
    check_generator(rng)
    legal_now = np.zeros(game.most_legal, np.int32)
    possible = legal_now[: core_of(game).legal(states, 0, legal_now)].tolist()
    if wrong := set(actions).difference(possible):
        move = game.actions.actions[min(wrong)].text
        raise Refused(f"A bot chooses among legal actions; '{move}' is none in the state it was handed.")
    return actions, number
