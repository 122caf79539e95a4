"""Puzzles: scenarios as questions. The table is laid out as a scenario says, with all its moves but the last; that one
is to be found. Where the scenario says that it is refused, the question is what cannot be done."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from madang.data import scenarios_of
from madang.engine.drivers import interpreted
from madang.engine.game import Game, Plain
from madang.scenarios import load
from madang.tables import Table

MOST = 4
"""How many puzzles a rule is offered with."""


@dataclass(frozen=True)
class Puzzle:
    """A table, and the move that a seat is to find."""

    game: Game
    name: str
    rules: tuple[str, ...]
    """The rules it shows; the first is what it is about."""
    given: Plain
    before: tuple[str, ...]
    """The moves that are made already."""
    answer: str
    forbidden: bool
    """The move cannot be made, by the first of the rules."""

    def table(self, moves: Sequence[str] = ()) -> Table:
        """The table after these moves, interpreted."""
        position = dict(self.given)
        players, seed, options = position.pop("players", None), position.pop("seed", 0), position.pop("options", None)
        table = Table(self.game, players, seed, options, position=position, core=interpreted(self.game))
        for move in (*self.before, *moves):
            table.play(move)
        return table


@cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """The puzzles of a game by name: every scenario with a move of the seat that is asked."""
    found, moves = {}, {action.text for action in game.actions.actions}
    for path in scenarios_of(game):
        plain = load(path)
        *before, last = plain.get("when") or [{"move": ""}]
        if last["move"] not in moves:
            continue
        error = plain["then"].get("error")
        rules = tuple(dict.fromkeys([error, *plain["rule"]] if error else plain["rule"]))
        made = tuple(step["move"] for step in before)
        puzzle = Puzzle(game, path.stem, rules, plain.get("given", {}), made, last["move"], error is not None)
        asked = puzzle.table().to_act
        if asked is not None and last.get("seat", asked) == asked:
            found[puzzle.name] = puzzle
    return found


@cache
def puzzles_by_rule(game: Game) -> dict[str, list[str]]:
    """The names of puzzles for each rule, first those that are about it, and of these the shortest."""
    puzzles = sorted(puzzles_of(game).values(), key=lambda puzzle: len(puzzle.before))
    found = {}
    for rule in game.rules:
        about = [puzzle.name for puzzle in puzzles if puzzle.rules[0] == rule]
        besides = [puzzle.name for puzzle in puzzles if rule in puzzle.rules[1:]]
        if names := [*about, *besides][:MOST]:
            found[rule] = names
    return found
