"""The benchmark in the terminal: every task is a contest of the arena, and the results make one table."""

import json
from pathlib import Path

from madang.arena.benchmark import OPPONENTS, VERSION, Task, thinking
from madang.bots.program import player
from madang.cli import arena, files
from madang.cli.screen import Screen
from madang.engine.game import Plain
from madang.engine.refusal import Refused, shorten
from madang.engine.spreading import Workers
from madang.games import game as find_game
from madang.terminal.texts import Texts


def run(
    bot: str,
    tasks: list[Task],
    games: int,
    keep: Path | None,
    workers: Workers,
    patience: float,
    shown: bool,
    texts: Texts,
) -> Plain:
    """Plays the tasks and gives the results as plain data. With a folder to keep games in, goes on from there."""
    if keep is not None and not keep.is_dir():
        raise Refused(texts.say("refused-no-folder", path=shorten(keep, 200)))
    arena.check_patience(patience, texts)
    for name in dict.fromkeys(task.game for task in tasks):
        player(bot, find_game(name), patience)  # refused before the first game rather than in the middle
    contests = {
        (task, opponent): task.contest(bot, opponent) for task in tasks for opponent in OPPONENTS if opponent != bot
    }
    results = []
    for (task, opponent), contest in contests.items():
        kept = None if keep is None else keep / f"{task.name}-{opponent}.arena"
        standings = arena.run(contest, games, False, kept, workers, patience, shown, texts)
        own = standings.standing(contest.bots.index(bot))
        results.append({"task": task.name, "opponent": opponent, "rules_version": contest.game.rules_version, **own})
    for name in dict.fromkeys(task.game for task in tasks):
        arena.make_ready(find_game(name), shown, texts)  # measured is compiled code
    with arena.ended_as_interrupted():
        spent = {task.name: thinking(task, bot, patience) for task in tasks}
    return {"madang benchmark": VERSION, "bot": bot, "results": results, "thinking": spent}


def show(found: Plain, screen: Screen, texts: Texts) -> None:
    """A line for each task: of the wins against each opponent, how many times a fair share, and its interval; and how
    long a decision takes."""
    screen.line(texts.say("benchmark-title", bot=shorten(found["bot"]), version=found["madang benchmark"]), "bold")
    cells: dict[str, dict[str, str]] = {}
    for one in found["results"]:
        low, high = one["times_fair_interval"]
        words = f"{one['times_fair']:.2f} ({low:.2f}–{high:.2f})"
        cells.setdefault(one["task"], {})[one["opponent"]] = f"{words}, {one['games']}"
    opponents = [opponent for opponent in OPPONENTS if any(opponent in row for row in cells.values())]
    heads = [texts.say("benchmark-task"), *(texts.say("benchmark-against", opponent=name) for name in opponents)]
    rows = [
        (task, *(row[opponent] for opponent in opponents), spent(found["thinking"][task]))
        for task, row in cells.items()
    ]
    screen.columns([*heads, texts.say("benchmark-thinking")], rows)
    screen.line(texts.say("benchmark-unit"))


def spent(thinking: Plain) -> str:
    """The time a decision takes, and the budget that it keeps to."""
    return f"{1000 * thinking['seconds']:.3g} ms, {thinking['budget']}"


def write(path: Path, found: Plain, texts: Texts) -> None:
    text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
    files.write(path, lambda file: file.write(text.encode()), texts)
