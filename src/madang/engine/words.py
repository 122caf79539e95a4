"""Words for keys: one Fluent message file per game and language, read by the terminal and by the page alike.

An event or prompt travels as a key and parameters. Parameters named `card` (or ending in `_card`) are replaced by the
message `card-<id>` in the number of `amount`; seats by the names of the players.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from madang.engine.game import Game, Plain
from madang.engine.refusal import Refused, shorten

LANGUAGES = ("en", "fr")
SEAT_SIGNS = ("sun", "mountain", "wave", "pine", "cloud", "moon")
SHARED = Path(__file__).parent / "text"


@cache
def bundle(game: Game, language: str) -> FluentBundle:
    """The messages of one game in one language, those shared by all games included."""
    if language not in LANGUAGES:
        raise Refused(f"There is no language '{shorten(language)}' here; the languages are {', '.join(LANGUAGES)}.")
    found = FluentBundle([language], use_isolating=False)
    for folder in (SHARED, game.text_folder):
        found.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    return found


class Words:
    """The texts of a game in one language, with the names of the people at the table."""

    def __init__(self, game: Game, language: str = "en", names: Sequence[str] | None = None):
        self.game = game
        self.language = language
        self.messages = bundle(game, language)
        self.names = list(names) if names else [self.say(f"seat-{sign}") for sign in SEAT_SIGNS[: game.seats]]

    def say(self, key: str, **parameters: Any) -> str:
        """The message of that key. A missing message or parameter is an error: texts are complete or broken."""
        pattern = self.messages.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise KeyError(f"no message '{key}' in {self.language} for {self.game.name}")
        text, errors = self.messages.format_pattern(pattern, parameters)
        if errors:
            raise KeyError(f"message '{key}' in {self.language}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return self.messages.has_message(key)

    def card(self, name: str, amount: int = 1) -> str:
        return self.say(f"card-{name}", amount=amount)

    def seat(self, seat: int | None) -> str:
        return self.say("nobody") if seat is None else self.names[seat]

    def narrate(self, event: Plain) -> str:
        """One event as a sentence."""
        return self.say(f"event-{event['kind']}", **self._parameters(event))

    def prompt(self, prompt: Plain) -> tuple[str, str]:
        """What is asked, as a title and a line that explains it."""
        words = self._parameters(prompt)
        return self.say(f"prompt-{prompt['kind']}", **words), self.say(f"prompt-{prompt['kind']}-hint", **words)

    def move(self, name: str, fields: Mapping[str, str]) -> str:
        """A move as a person would say it."""
        plain: Plain = {key: int(value) if value.isdigit() else value for key, value in fields.items()}
        return self.say(f"move-{name}", **self._parameters(plain))

    def _parameters(self, plain: Plain) -> dict[str, Any]:
        """Numbers stay, cards and seats become words; places give the names of whom they belong to."""
        amount: int = plain.get("amount") or plain.get("count") or 1
        words: dict[str, Any] = {"amount": plain.get("amount", amount)}
        for key, value in plain.items():
            if key in ("card", "other"):
                words[key] = "" if value is None else self.card(value, amount if key == "card" else 1)
            elif key in ("seat", "victim"):
                words[key] = self.seat(value)
            elif key in ("from", "to"):
                words[key] = self.seat(value.get("seat")) if value else self.say("nobody")
            elif isinstance(value, int | str):
                words[key] = value
        return words
