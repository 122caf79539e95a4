"""Playthroughs and digests: what the games do today, written down so that a change shows. The command that writes them:

    .venv/bin/python tests/playthroughs.py          all games; or name some, which is quicker

A *playthrough* (playthroughs/<game>-<players>.txt) is one random game for people to read: what happened, what is asked
and what may be answered, as keys and parameters (an amount of 1 is left out), and digests of all else the API says.

*Digests* (digests/<game>.txt) say what players notice in many more games: whose turn it is, what may be done, the
points and who wins. Names of events, fields, texts and functions do not count, nor does the layout of the record: those
may change. A game whose digests change does something else than before, and old records would replay wrongly: so its
`version` has to be raised, and digests of one and the same version are not written over, except with `--unreleased`, to
repair a version that was never released."""

import argparse
import hashlib
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from difflib import unified_diff
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from games import random_game, states_of
from madang.engine.drivers import core_of, interpreted
from madang.engine.events import SILENCE
from madang.engine.game import MOST_NAMED, SPECTATOR, Game
from madang.engine.match import Match
from madang.engine.refusal import Refused
from madang.engine.rng import below, generator, seed_bytes, seed_words
from madang.engine.rule import NOBODY
from madang.games import NAMES
from madang.games import game as game_of
from madang.scenarios import files, load
from madang.tables import Table

FOLDER = Path(__file__).parent
COMMAND = ".venv/bin/python tests/playthroughs.py"
SEED = 1
GAMES = 20
"""Random games digested for each number of players and each option."""
FURTHER = 20
"""Decisions that are made after those of a scenario."""

Facts = Iterator[str]
Case = Callable[[Any], Facts]
"""What players notice in some games, given the core that plays them."""


def compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def digest(lines: Iterable[str]) -> str:
    found = hashlib.sha256()
    for line in lines:
        found.update(line.encode() + b"\n")
    return found.hexdigest()[:8]


# Playthroughs


def place(where: dict[str, Any] | None) -> str:
    return "-" if where is None else "/".join(str(part) for part in where.values())


def event_line(match: Match, event: dict[str, Any]) -> str:
    """One event as key and parameters, with the seats that see it if not all do."""
    heard = [seat for seat in range(SPECTATOR, match.players) if event in match.events(seat, event["decision"])]
    ways = "" if event["from"] is event["to"] is None else f" {place(event['from'])}>{place(event['to'])}"
    amount = None if event["amount"] == 1 else event["amount"]
    told = {"seat": event["seat"], "card": event["card"], "amount": amount}
    facts = [f" {name}={value}" for name, value in told.items() if value is not None]
    secret = "" if SPECTATOR in heard else f" heard by {heard}"
    return f"  {event['kind']}{''.join(facts)}{ways} {event['rule']}{secret}"


def prompt_line(prompt: dict[str, Any]) -> str:
    facts = [f" {name}={value}" for name, value in prompt.items() if name not in ("kind", "rule", "zones", "options")]
    moves = ", ".join(option["move"] for option in prompt["options"])
    return f"? {prompt['kind']}{''.join(facts)} {prompt['rule']}: {moves}"


def step_lines(match: Match) -> Iterator[str]:
    """What happened, what is asked, and digests of all else that can be asked of a match at one moment."""
    made = match.game.actions.actions[match.actions[-1]].text if match.actions else "the deal"
    yield f"{len(match.actions)}. {made}"
    for event in match.events(since=len(match.actions)):
        yield event_line(match, event)
    prompt = match.prompt()
    if prompt:
        yield prompt_line(prompt)
    core, seats = interpreted(match.game), range(match.players)
    kept = {
        "view": [match.view()],
        "seen": [[match.view(seat), match.prompt(seat)] for seat in range(SPECTATOR, match.players)],
        "prompt": [prompt, match.can_undo],
        "observed": [match.observe(seat).tolist() for seat in seats],
        "evaluated": [int(core.evaluate(states_of(match), 0, seat)) for seat in seats],
    }
    digests = " ".join(f"{name} {digest(map(compact, values))}" for name, values in kept.items())
    yield f"= {' '.join(map(str, match.scores()))} | {digests}"


def playthrough(game: Game, players: int) -> str:
    """The whole text of one random game, with the view at its end."""
    lines = [f"{game.title}, {players} players, seed {SEED}. Written by: {COMMAND}", f"rules {game.rules_version}"]
    for match in random_game(game, players, SEED):
        lines += ["", *step_lines(match)]
    lines += ["", f"winners {match.winners()}", *(f"{name} {compact(value)}" for name, value in match.view().items())]
    return "\n".join(lines) + "\n"


# Digests


def noticed(game: Game, core: Any, states: Any, moves: Iterable[str], further: int | None, seed: int) -> Facts:
    """What players notice: before each decision whose it is, the points and what may be done; at the end who has won.
    The moves are made as far as they are possible, then random ones: so many further ones, or all until the end."""
    chooser, planned = generator(seed, stream=1).data, iter(moves)
    legal, points, won = (np.zeros(size, kind) for size, kind in sizes(game))
    players = int(states["players"][0])
    while (seat := int(core.to_act(states, 0))) != NOBODY:
        texts = sorted(game.actions.actions[action].text for action in legal[: core.legal(states, 0, legal)].tolist())
        core.scores(states, 0, points)
        yield f"{seat} {points[:players].tolist()} {texts}"
        move = next((move for move in planned if move in texts), None)
        if move is None:
            if further == 0:
                return
            further = None if further is None else further - 1
            move = texts[below(chooser, len(texts))]
        core.apply(states, 0, game.actions.by_text[move], SILENCE)
    core.scores(states, 0, points)
    core.winners(states, 0, won)
    yield f"over {points[:players].tolist()} {won[:players].tolist()}"


def sizes(game: Game) -> list[tuple[int, Any]]:
    """The arrays that rules write into: legal actions, points, winners."""
    return [(game.most_legal, np.int32), (game.seats, np.int64), (game.seats, np.int64)]


def random_games(game: Game, players: int, options: dict[str, Any], core: Any) -> Facts:
    """Whole games from the deal."""
    numbers = game.option_numbers(game.check_options(options))
    for seed in range(GAMES):
        states = np.zeros(1, game.state)
        core.deal(states, 0, players, numbers, seed_words(seed_bytes(seed)), SILENCE)
        yield from noticed(game, core, states, (), None, seed)


def scenario(game: Game, given: dict[str, Any], moves: list[str], core: Any) -> Facts:
    """The moves of a scenario and some more; nothing where its position is refused."""
    position = {"game": game.name, **given}
    seed = position.pop("seed", 0)
    with suppress(Refused):
        table = Table.from_position(position, seed)
        yield from noticed(game, core, states_of(table), moves, FURTHER, SEED)


def cases(game: Game) -> dict[str, Case]:
    """All that is digested, by a name that says also what goes in: with other input it is another case."""
    found: dict[str, Case] = {}
    few = [option for option in game.options if len(option.values) <= MOST_NAMED]
    variants = [{option.name: value} for option in few for value in option.values if value != option.default]
    for players in game.players:
        for options in ({}, *variants):
            told = "".join(f" {name}={value}" for name, value in options.items())
            found[f"{GAMES} games of {players}{told}"] = partial(random_games, game, players, options)
    for path in files(game.name):
        plain = load(path)
        given, moves = plain.get("given", {}), [step["move"] for step in plain.get("when", [])]
        found[f"{path.stem} {digest(map(compact, (given, moves, FURTHER)))}"] = partial(scenario, game, given, moves)
    return found


def digests(game: Game, core: Any = None, among: str = "") -> dict[str, str]:
    """The version of the rules, and the digest of every case in which there is something to notice; with `among` of
    those whose names begin like that."""
    core = core or core_of(game)
    facts = {name: list(case(core)) for name, case in cases(game).items() if name.startswith(among)}
    return {"rules": game.rules_version, **{name: digest(lines) for name, lines in facts.items() if lines}}


def changed(kept: dict[str, str], now: dict[str, str]) -> list[str]:
    """The cases that go differently although the version is the same."""
    if kept.get("rules") != now["rules"]:
        return []
    return [name for name in now if kept.get(name, now[name]) != now[name]]


def written(now: dict[str, str]) -> str:
    return "".join(f"{name}: {value}\n" for name, value in now.items())


def read(path: Path) -> dict[str, str]:
    return dict(line.rsplit(": ", 1) for line in path.read_text("utf-8").splitlines()) if path.exists() else {}


def raise_version(game: Game, found: list[str]) -> str:
    """What to do about a game that does something else than it did."""
    return (
        f"{game.title} does something else than it did under version {game.rules_version}, first in: {found[0]} "
        f"({len(found)} cases). Raise `version` in src/madang/games/{game.name}/__init__.py, then: {COMMAND}"
    )


# Files


def playthrough_file(game: Game, players: int) -> Path:
    return FOLDER / "playthroughs" / f"{game.name}-{players}.txt"


def digest_file(game: Game) -> Path:
    return FOLDER / "digests" / f"{game.name}.txt"


def keep_digests(path: Path, game: Game, now: dict[str, str], unreleased: bool) -> None:
    """Writes digests, but not over others of the same version, unless that version was never released."""
    found = changed(read(path), now)
    if found and not unreleased:
        raise Refused(f"{raise_version(game, found)}; or, if no release had that version: {COMMAND} --unreleased")
    path.parent.mkdir(exist_ok=True)
    path.write_text(written(now), "utf-8", newline="\n")


def write(game: Game, unreleased: bool) -> None:
    keep_digests(digest_file(game), game, digests(game), unreleased)
    for players in game.players:
        playthrough_file(game, players).write_text(playthrough(game, players), "utf-8", newline="\n")


def difference(path: Path, now: str, most: int = 60) -> str:
    """How a file would change, in few lines; nothing where it would not."""
    then = path.read_text("utf-8") if path.exists() else ""
    lines = list(unified_diff(then.splitlines(), now.splitlines(), "then", "now", n=1, lineterm=""))
    return "\n".join(line[:200] for line in lines[:most])


def main() -> None:
    command = argparse.ArgumentParser(description="Writes playthroughs and digests of games anew.")
    command.add_argument("games", nargs="*", help=f"names of games, of {', '.join(NAMES)}; none means all")
    command.add_argument("--unreleased", action="store_true", help="no release had this version of the rules")
    asked = command.parse_args()
    try:
        for name in asked.games or NAMES:
            write(game_of(name), asked.unreleased)
            print(f"{name}: written")
    except Refused as refusal:
        sys.exit(str(refusal))


if __name__ == "__main__":
    main()
