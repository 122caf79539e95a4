"""Golden playthroughs: every value of the API at every step of one random game per game and number of players, as far
as it differs from the step before.

A change of the rules shows as a reviewable difference in tests/playthroughs. If it is meant, write them anew:

    python tests/test_playthroughs.py --write
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Any

from games import every_table, random_game, states_of
from madang.engine.drivers import interpreted
from madang.engine.game import SPECTATOR, Game
from madang.engine.match import Match
from madang.engine.words import Words
from madang.games import NAMES
from madang.games import game as game_of

FOLDER = Path(__file__).parent / "playthroughs"
WRITE = "python tests/test_playthroughs.py --write"
SEED = 1
MOST_BYTES = 500_000
LASTING = ("view.", "evaluation ")
"""Lines that are left out where they are as in the step before."""
MOST_SHOWN = 60
"""Lines of a difference shown when a playthrough no longer fits."""


def compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def digest(value: str | bytes) -> str:
    return hashlib.sha256(value.encode() if isinstance(value, str) else value).hexdigest()[:16]


def table_lines(what: str, value: dict[str, Any]) -> Iterator[str]:
    """One line for each field, and for each entry of a list or table in it: so that a difference shows where it is."""
    for name, field in value.items():
        if isinstance(field, list) and field and isinstance(field[0], dict):
            yield from (f"{what}.{name}[{number}] {compact(entry)}" for number, entry in enumerate(field))
        elif isinstance(field, dict) and any(isinstance(entry, dict) for entry in field.values()):
            yield from (f"{what}.{name}.{key} {compact(entry)}" for key, entry in field.items())
        else:
            yield f"{what}.{name} {compact(field)}"


def step_lines(match: Match, words: Words, observed: dict[int, list[int]]) -> Iterator[str]:
    """All that can be asked of a match at one moment; of observations what has changed since the last ones."""
    for event in match.events(since=len(match.actions)):
        heard = [seat for seat in range(match.players) if event in match.events(seat, since=len(match.actions))]
        yield f"event {compact({key: value for key, value in event.items() if key != 'decision'})} heard by {heard}"
        yield f"log   {words.narrate(event)}"
    yield f"to_act {match.to_act}  over {match.over}  can_undo {match.can_undo}"
    yield f"scores {match.scores()}  winners {match.winners()}"
    prompt = match.prompt()
    if prompt:
        options = prompt.pop("options")
        yield f"prompt {compact(prompt)}"
        yield f"prompt {' / '.join(words.prompt(prompt))}"
        for option in options:
            said = words.move(option["name"], option["fields"])
            yield f"move {match.check(option['move'])} {option['move']} ({said}) {compact(option['parts'])}"
    yield from table_lines("view", match.view())
    for seat in range(SPECTATOR, match.players):
        shown = compact([match.view(seat), match.prompt(seat)])
        yield f"view of {'spectators' if seat == SPECTATOR else seat}: {digest(shown)}"
    for seat in range(match.players):
        before, numbers = observed.get(seat), match.observe(seat).tolist()
        changed = [i for i, number in enumerate(numbers) if before is None or before[i] != number]
        yield f"observation of {seat}: {' '.join(f'{i}:{numbers[i]}' for i in changed)}"
        observed[seat] = numbers
        yield f"evaluation of {seat}: {interpreted(match.game).evaluate(states_of(match), 0, seat)}"
    yield f"state {digest(match.state_bytes())}"


def playthrough(game: Game, players: int) -> str:
    """The whole text of one random game."""
    words = Words(game)
    lines = [
        f"{game.title}, {players} players, seed {SEED}: every value of the API at every step of a random game.",
        f"Written by: {WRITE}",
        f"rules_version {game.rules_version}",
        f"actions {len(game.actions)} {digest(compact([action.text for action in game.actions.actions]))}",
    ]
    before: set[str] = set()
    observed: dict[int, list[int]] = {}
    for match in random_game(game, players, SEED):
        made = game.actions.actions[match.actions[-1]].text if match.actions else "the deal"
        now = list(step_lines(match, words, observed))
        lines += ["", f"== {len(match.actions)}: {made}"]
        lines += [line for line in now if not line.startswith(LASTING) or line not in before]
        before = set(now)
    lines += ["", f"record {compact(match.record())}", ""]
    return "\n".join(lines)


def path_of(name: str, players: int) -> Path:
    return FOLDER / f"{name}-{players}.txt"


@every_table
def test_a_playthrough_is_still_the_same(name, players):
    path = path_of(name, players)
    assert path.exists(), f"{path.name} is missing; write it with: {WRITE}"
    then, now = path.read_text("utf-8"), playthrough(game_of(name), players)
    if then != now:
        changes = list(unified_diff(then.splitlines(), now.splitlines(), "then", "now", n=1, lineterm=""))
        shown = "\n".join(line[:200] for line in changes[:MOST_SHOWN])
        raise AssertionError(f"{path.name} has changed. If that is meant, write it anew with: {WRITE}\n{shown}")


@every_table
def test_a_playthrough_can_be_read_through(name, players):
    assert path_of(name, players).stat().st_size < MOST_BYTES


def test_there_is_a_playthrough_for_each_table_and_no_other():
    expected = {path_of(name, players).name for name in NAMES for players in game_of(name).players}
    assert {path.name for path in FOLDER.iterdir()} == expected


def write() -> None:
    """Writes all playthroughs anew and removes those of tables that are no more."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.iterdir():
        path.unlink()
    for name in NAMES:
        for players in game_of(name).players:
            path_of(name, players).write_text(playthrough(game_of(name), players), "utf-8", newline="\n")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(f"To write the playthroughs anew: {WRITE}")
    write()
