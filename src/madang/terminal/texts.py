"""The words of the terminal, in the Fluent files of `text/`. What the page says too stands in those of `engine/text/`
and of the game; a game's table in the terminal has more, in its own folder."""

import os
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle

from madang.engine.game import Game
from madang.engine.refusal import Refused, shorten
from madang.engine.words import LANGUAGES, SHARED, elided, resource

FOLDER = Path(__file__).parent / "text"


class Texts:
    """All sentences of the terminal in one language, perhaps with those of a game's table."""

    def __init__(self, language: str, game: Game | None = None):
        self.language = language
        self.messages = FluentBundle([language], use_isolating=False)
        of_the_game = [] if game is None else [game.text_folder, game.folder / "terminal" / "text"]
        for folder in [SHARED, FOLDER, *of_the_game]:
            if folder.is_dir():
                self.messages.add_resource(resource(folder / f"{language}.ftl"))

    def has(self, key: str) -> bool:
        return bool(self.messages.has_message(key))

    def say(self, key: str, **parameters: Any) -> str:
        """The message of that key. A missing message or parameter is an error: texts are complete or broken."""
        message = self.messages.get_message(key) if self.has(key) else None
        if message is None or message.value is None:
            raise KeyError(f"no message '{key}' in {self.language}")
        text, errors = self.messages.format_pattern(message.value, parameters)
        if errors:
            raise KeyError(f"message '{key}' in {self.language}: {errors[0]}")
        return elided(text)


@cache
def texts_in(language: str, game: Game | None = None) -> Texts:
    return Texts(language, game)


def chosen_texts(language: str | None) -> Texts:
    """The texts in the language asked for, else in that of the environment, else in English."""
    if language is None:
        language = environment_language()
    if language not in LANGUAGES:
        raise Refused(f"There is no language '{shorten(language)}' here; the languages are {', '.join(LANGUAGES)}.")
    return texts_in(language)


def environment_language() -> str:
    """What the first of LC_ALL, LC_MESSAGES and LANG that is set asks for; English where it is none of ours."""
    wanted = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return next((language for language in LANGUAGES if wanted.lower().startswith(language)), LANGUAGES[0])
