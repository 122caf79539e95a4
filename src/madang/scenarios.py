"""Scenarios: rules as given/when/then files that people can read, and the runner that checks them against the engine.

title = "On a tie nobody has the power"
rule  = ["KO-MAJ-2"]
[given]        # a position; what is left out has its start-of-game value
[[when]]       # moves: seat and move
[then]         # a partial match of the full view; besides: legal, not_legal, error, scores, winners, events, seen_by
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from madang.data import scenarios_of
from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused
from madang.games import every_game
from madang.games import game as game_of
from madang.tables import Table

FIELDS = ("title", "rule", "note", "given", "when", "then")
CHECKS = ("legal", "not_legal", "error", "scores", "winners", "events", "seen_by")
"""What `then` may say besides fields of the view."""


@dataclass
class Outcome:
    """What a scenario showed: empty `differences` mean that it holds."""

    path: Path
    title: str
    rules: list[str]
    differences: list[str] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        return not self.differences


def load(path: Path) -> dict[str, Any]:
    """A scenario file as plain data; a malformed one is refused with a sentence."""
    try:
        plain = tomllib.loads(path.read_text("utf-8"))
    except OSError as problem:
        raise Refused(f"{path} cannot be read: {problem.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise Refused(f"{path} is not a TOML file: {problem}.") from None
    for name in plain:
        if name not in FIELDS:
            raise Refused(f"{path}: a scenario has no '{name}'; it has {', '.join(FIELDS)}.")
    for name in ("title", "rule", "then"):
        if name not in plain:
            raise Refused(f"{path}: a scenario needs '{name}'.")
    if not isinstance(plain["rule"], list) or not plain["rule"] or not isinstance(plain["then"], Mapping):
        raise Refused(f"{path}: 'rule' is a list of rule ids and 'then' a table.")
    if not plain["then"]:
        raise Refused(f"{path}: 'then' says nothing, so the scenario could not fail.")
    check_shape(path, plain)
    return plain


def check_shape(path: Path, plain: Mapping[str, Any]) -> None:
    """Refuses moves and expectations of the wrong form."""
    then, moves = plain["then"], plain.get("when", [])
    if not isinstance(plain.get("given", {}), Mapping):
        raise Refused(f"{path}: 'given' is a position, a table of fields.")
    if not isinstance(moves, list) or not all(
        isinstance(step, Mapping)
        and isinstance(step.get("move"), str)
        and whole_number(step.get("seat", 0)) is not None
        for step in moves
    ):
        raise Refused(f"{path}: 'when' is a list of moves, each with 'move' and perhaps the number of a 'seat'.")
    for name in ("legal", "not_legal"):
        if not isinstance(then.get(name, []), list) or not all(isinstance(one, str) for one in then.get(name, [])):
            raise Refused(f"{path}: '{name}' is a list of move texts.")
    events = then.get("events", [])
    if not isinstance(events, list) or not all(isinstance(event, Mapping) for event in events):
        raise Refused(f"{path}: 'events' is a list of tables, each a part of an event.")
    seen = then.get("seen_by", {})
    if not isinstance(seen, Mapping) or not all(seat.removeprefix("-").isdecimal() for seat in seen):
        raise Refused(f"{path}: 'seen_by' is a table of views, by number of the seat.")


def run(path: Path) -> Outcome:
    """Plays a scenario and compares."""
    plain = load(path)
    outcome = Outcome(path, plain["title"], plain["rule"])
    given = {"game": path.parent.name, **plain.get("given", {})}
    seed = given.pop("seed", 0)
    then = dict(plain["then"])
    wanted_error = then.get("error")
    moves = plain.get("when", [])
    try:
        game = game_of(given["game"])
        unknown = [rule for rule in plain["rule"] if rule not in game.rules]
        outcome.differences.extend(f"rule: {game.title} has no rule {rule}" for rule in unknown)
        table = Table.from_position(given, seed=seed)
    except Refused as refusal:
        if wanted_error is None or moves:
            outcome.differences.append(f"given: refused: {refusal}")
        elif refusal.rule != wanted_error:
            outcome.differences.append(f"error: expected {wanted_error}, found {refusal.rule}: {refusal}")
        return outcome
    for number, step in enumerate(moves, 1):
        before = table.state_bytes()
        try:
            table.play(step["move"], step.get("seat"))
        except Refused as refusal:
            if wanted_error is None or number < len(moves):
                outcome.differences.append(f"when {number} ({step['move']}): refused: {refusal}")
            elif refusal.rule != wanted_error:
                outcome.differences.append(f"error: expected {wanted_error}, found {refusal.rule}: {refusal}")
            elif table.state_bytes() != before:
                outcome.differences.append("error: the refused move changed the state")
            wanted_error = None
            if outcome.differences:
                return outcome
    if wanted_error is not None:
        outcome.differences.append(f"error: expected {wanted_error}, but nothing was refused")
    outcome.differences.extend(check(table, then))
    return outcome


def check(table: Table, then: Mapping[str, Any]) -> Iterator[str]:
    """The differences between what a scenario says and what the table shows."""
    moves = table.moves()
    for move in then.get("legal", []):
        if move not in moves:
            yield f"legal: '{move}' should be possible; possible: {', '.join(moves) or 'nothing'}"
    for move in then.get("not_legal", []):
        table.game.actions.parse(move)
        if move in moves:
            yield f"not_legal: '{move}' should not be possible"
    for name, found in (("scores", table.scores()), ("winners", table.winners())):
        if name in then and then[name] != found:
            yield f"{name}: expected {then[name]}, found {found}"
    yield from _missing_events(table.events(), then.get("events", []))
    for seat, expected in then.get("seen_by", {}).items():
        yield from differences(expected, table.view(int(seat)), f"seen_by.{seat}")
    yield from differences({key: value for key, value in then.items() if key not in CHECKS}, table.view(), "")


def _missing_events(events: list[dict[str, Any]], wanted: list[Mapping[str, Any]]) -> Iterator[str]:
    """The wanted events must occur in this order; others may lie between."""
    at = 0
    for want in wanted:
        while at < len(events) and any(differences(want, events[at], "")):
            at += 1
        if at == len(events):
            yield f"events: {dict(want)} did not happen (in this order)"
            return
        at += 1


def differences(expected: Any, found: Any, path: str) -> Iterator[str]:
    """A partial match: tables may have more than is expected, what a table of counts
    does not name is 0, lists match place by place."""
    if isinstance(expected, Mapping):
        if not isinstance(found, Mapping):
            yield f"{path}: expected {dict(expected)}, found {found}"
            return
        for key, value in expected.items():
            here = f"{path}.{key}" if path else str(key)
            if key in found:
                yield from differences(value, found[key], here)
            elif value != 0 or isinstance(value, bool) or not all(type(number) is int for number in found.values()):
                yield f"{here}: expected {value}, but there is no such field"
    elif isinstance(expected, list) and isinstance(found, list):
        if len(expected) != len(found):
            yield f"{path}: expected {len(expected)} entries, found {len(found)}"
        for number, (one, other) in enumerate(zip(expected, found, strict=False)):
            yield from differences(one, other, f"{path}[{number}]")
    elif expected == "none":
        if found is not None:
            yield f"{path}: expected none, found {found}"
    elif expected != found or isinstance(expected, bool) != isinstance(found, bool):
        yield f"{path}: expected {expected}, found {found}"


def files(game: str | None = None) -> list[Path]:
    """The scenario files of one game, or of all."""
    games = every_game() if game is None else [game_of(game)]
    return [path for one in games for path in scenarios_of(one)]
