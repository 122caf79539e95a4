"""The rules page of a game, whole or one rule by its id. Knows how such a page is written, not what it says."""

import difflib
import re
from functools import cache

from madang.data import rules_page
from madang.engine.game import Game
from madang.engine.refusal import Refused, shorten
from madang.terminal.texts import Texts

ENDING = re.compile(r"\s+`([A-Z]+(?:-[A-Z0-9]+)+)`$")
"""How a list item ends that says something about a rule."""


@cache
def page(game: Game, language: str) -> str:
    """The page as it is written, in Markdown."""
    path = rules_page(game, language)
    if not path.is_file():
        raise Refused(f"The rules page {path.name} is missing from this installation; install {game.title} again.")
    return path.read_text("utf-8")


def entries(text: str) -> list[tuple[str, str]]:
    """(rule id, text) of every list item of a page that ends with a rule id, its lines joined. The first item of an id
    is the rule, the others are rulings about it."""
    items: list[str] = []
    inside = False
    for line in text.splitlines():
        if line.startswith("- "):
            items.append(line[2:])
            inside = True
        elif inside and line.startswith("  "):
            items[-1] += f" {line.strip()}"
        else:
            inside = False
    return [(ending[1], item[: ending.start()]) for item in items if (ending := ENDING.search(item))]


def rule_ids(text: str) -> list[str]:
    """The rules of a page in their order."""
    return list(dict.fromkeys(rule for rule, _ in entries(text)))


def rule(game: Game, language: str, wanted: str, texts: Texts) -> list[str]:
    """One rule after its id, and what the page says on the rulings about it; emphasis is taken off."""
    name = wanted.strip().upper()
    found = [text.replace("**", "") for one, text in entries(page(game, language)) if one == name]
    if name not in game.rules or not found:
        near = sorted(difflib.get_close_matches(name, game.rules, 4, 0.5)) or list(game.rules[:4])
        sentence = texts.say("refused-rule", title=game.title, rule=shorten(wanted), near=", ".join(near))
        raise Refused(sentence)
    return [f"{name} {found[0]}", *found[1:]]
