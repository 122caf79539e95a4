"""Running scenario files: one line each, what differs under those that fail, a summary."""

import sys
from pathlib import Path

from madang import scenarios
from madang.cli.screen import Screen
from madang.engine.refusal import Refused
from madang.games import game as find
from madang.terminal.texts import Texts

FAILED, UNREADABLE = 1, 2


def run(paths: list[Path], game: str | None, screen: Screen, texts: Texts) -> int:
    """Runs the files named, else those of a game, else all; returns the exit code."""
    if game is not None:
        find(game)
    if not paths:
        paths = scenarios.files(game)
        if not paths:
            raise Refused(texts.say("refused-no-scenarios", game=game or "Madang"))
    elif game is not None:
        raise Refused(texts.say("refused-files-and-game"))
    held = failed = unreadable = 0
    for path in paths:
        try:
            outcome = scenarios.run(path)
        except Refused as refusal:
            print(refusal, file=sys.stderr)
            unreadable += 1
            continue
        held, failed = held + outcome.holds, failed + (not outcome.holds)
        mark, said = ("✓", "scenario-holds") if outcome.holds else ("✗", "scenario-fails")
        rules = ", ".join(map(str, outcome.rules))
        line = f"{mark} {texts.say(said)}  {path.parent.name}/{path.name}  {outcome.title} ({rules})"
        screen.line(line, "" if outcome.holds else "bold", 2)
        for difference in outcome.differences:
            screen.line(f"    {difference}", hanging=6)
    total = held + failed + unreadable
    screen.line(texts.say("scenario-summary", count=total, holds=held, fails=failed, unreadable=unreadable))
    return UNREADABLE if unreadable else FAILED if failed else 0
