"""The rules page of a game, whole or one rule by its id. Knows how such a page is written, not what it says."""

import difflib
import re
from functools import cache

from madang.data import rules_page
from madang.engine.game import Game
from madang.engine.refusal import Refused, shorten
from madang.terminal.texts import Texts

RULE = re.compile(r"^- \*\*([A-Z0-9-]+)\*\*\s+(.*)$")
RULING = re.compile(r"^- ([A-Z]+(?:-[A-Z0-9]+)+)\b(.*)$")


@cache
def page(game: Game, language: str) -> str:
    """The page as it is written, in Markdown."""
    path = rules_page(game, language)
    if not path.is_file():
        raise Refused(f"The rules page {path.name} is missing from this installation; install {game.title} again.")
    return path.read_text("utf-8")


def rule(game: Game, language: str, wanted: str, texts: Texts) -> list[str]:
    """One rule: its text, and what the page says on the rulings about it."""
    name = wanted.strip().upper()
    entries = [(found, text) for found, text in _entries(page(game, language)) if found == name]
    if name not in game.rules or not entries:
        near = sorted(difflib.get_close_matches(name, game.rules, 4, 0.5)) or list(game.rules[:4])
        sentence = texts.say("refused-rule", title=game.title, rule=shorten(wanted), near=", ".join(near))
        raise Refused(sentence)
    return [f"{name} {entries[0][1]}"] + [text for _, text in entries[1:]]


def _entries(text: str) -> list[tuple[str, str]]:
    """(rule id, text) of every list item that opens with a rule id, lines joined and emphasis taken off."""
    found: list[tuple[str, str]] = []
    for line in text.splitlines():
        if opened := RULE.match(line):
            found.append((opened[1], opened[2]))
        elif opened := RULING.match(line):
            found.append((opened[1], opened[1] + opened[2]))
        elif found and line.startswith("  ") and line.strip():
            found[-1] = (found[-1][0], f"{found[-1][1]} {line.strip()}")
    return [(name, text.replace("**", "")) for name, text in found]
