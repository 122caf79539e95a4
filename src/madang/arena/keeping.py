"""A contest on disk, to go on with after an interruption: a line of JSON says which contest it is, and one more is
added for every round that was played, in whatever order they end. A line that was cut off counts as not written."""

import json
import os
from pathlib import Path
from typing import Any

from madang.arena.contest import Contest
from madang.arena.playing import Played
from madang.engine.game import Plain
from madang.engine.refusal import Refused, as_given, shorten

FORMAT = 1
WHAT = "madang arena"
NAMED = {
    "game": "game",
    "rules_version": "rules version",
    "options": "options",
    "players": "number of players",
    "bots": "bots",
    "duplicate": "use of --duplicate",
    "seed": "seed",
}
"""What makes two contests the same, and how to call it."""


def header(contest: Contest) -> Plain:
    return {
        WHAT: FORMAT,
        "game": contest.game.name,
        "rules_version": contest.game.rules_version,
        "options": contest.options,
        "players": contest.players,
        "bots": list(contest.names),
        "duplicate": contest.duplicate,
        "seed": contest.seed.hex(),
    }


def lines_of(path: Path) -> list[bytes]:
    """The whole lines of a file; none where there is no file."""
    try:
        content = path.read_bytes() if path.exists() else b""
    except OSError as problem:
        raise Refused(f"{shorten(path, 200)} cannot be read: {problem.strerror}.") from None
    return content[: content.rfind(b"\n") + 1].splitlines()


def object_in(line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    return found if isinstance(found, dict) else {}


def kept_seed(path: Path) -> str | None:
    """The seed of the contest in a file, for whoever goes on with it without naming one."""
    lines = lines_of(path)
    seed = object_in(lines[0]).get("seed") if lines else None
    return seed if isinstance(seed, str) else None


class Keeper:
    """The file of a contest. It is made when the first round has been played."""

    def __init__(self, path: Path, contest: Contest):
        self.path = path
        self.contest = contest
        self.name = shorten(path, 200)
        self.rounds: dict[int, Played] = {}
        """The rounds in the file, by number."""
        if not path.parent.is_dir():
            raise Refused(f"{self.name} cannot be written: there is no such folder.")
        if path.exists() and not path.is_file():
            raise Refused(f"{self.name} is not an ordinary file.")
        lines = lines_of(path)
        if not lines and path.exists() and path.stat().st_size:
            raise Refused(f"{self.name} is no contest of the arena; it is left alone.")
        if lines:
            self._check(object_in(lines[0]))
            for number, line in enumerate(lines[1:], 2):
                played = self._played(object_in(line), number)
                self.rounds.setdefault(played.number, played)
        self.written = len(self.rounds)
        """How many rounds the file has by now."""
        self._whole = sum(len(line) + 1 for line in lines)
        self._file: Any = None

    def _check(self, found: dict[str, Any]) -> None:
        wanted = header(self.contest)
        if found.get(WHAT) != FORMAT:
            raise Refused(f"{self.name} is no contest of the arena; it is left alone.")
        for field, words in NAMED.items():
            if found.get(field) != wanted[field]:
                raise Refused(
                    f"{self.name} is another contest: its {words} is {as_given(found.get(field))}, "
                    f"not {as_given(wanted[field])}."
                )

    def _played(self, found: dict[str, Any], line: int) -> Played:
        """The round in a line, if it could have been played in this contest."""
        players = self.contest.players
        number, winners, scores, faults = (found.get(name, {}) for name in ("round", "winners", "scores", "faults"))
        if is_number(number):
            games = len(self.contest.seatings(number))
            if (
                is_table(winners, games)
                and is_table(scores, games)
                and all(won and set(won) <= set(range(players)) and len(set(won)) == len(won) for won in winners)
                and all(len(points) == players for points in scores)
                and is_faults(faults, self.contest.bots)
            ):
                return Played(number, winners, scores, faults)
        raise Refused(f"{self.name} is damaged: line {line} is no round of this contest.")

    def keep(self, played: Played) -> None:
        """Adds a round."""
        line = {"round": played.number, "winners": played.winners, "scores": played.scores}
        if played.faults:
            line["faults"] = played.faults
        try:
            if self._file is None:
                self._file = open(self.path, "ab")  # noqa: SIM115  # closed by `close`
                os.truncate(self.path, self._whole)
                if not self._whole:
                    self._write(header(self.contest))
            self._write(line)
            self.written += 1
        except OSError as problem:
            raise Refused(f"{self.name} cannot be written: {problem.strerror}.") from None

    def _write(self, line: Plain) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            os.fsync(self._file.fileno())
            self._file.close()


def is_number(given: object) -> bool:
    return isinstance(given, int) and not isinstance(given, bool) and given >= 0


def is_table(given: Any, rows: int) -> bool:
    """Whether this is so many lists of whole numbers."""
    return (
        isinstance(given, list)
        and len(given) == rows
        and all(isinstance(row, list) and all(type(one) is int for one in row) for row in given)
    )


def is_faults(given: Any, bots: tuple[str, ...]) -> bool:
    return (
        isinstance(given, dict)
        and set(given) <= set(bots)
        and all(isinstance(counted, dict) and all(map(is_number, counted.values())) for counted in given.values())
    )
