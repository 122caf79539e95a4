"""Words for keys: one Fluent message file per game and language, read by the terminal and by the page alike.

An event or prompt travels as a key and parameters. Parameters named `card` (or ending in `_card`) are replaced by the
message `card-<id>` in the number of `amount`; seats by the names of the players. `moves` says whether what an event
tells of `came` to somebody, `went` from somebody, or `passed` between two; `whose` whether it was the `own` of whoever
did it, or the `other`’s. A French « de » or « que » before a parameter is elided where the words that come begin with a
vowel.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from madang.engine.game import Game, Plain
from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused, as_given, shorten

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "fr")
SEAT_SIGNS = ("sun", "mountain", "wave", "pine", "cloud", "moon")
SHARED = Path(__file__).parent / "text"
HYPHEN_BEFORE_NUMBER = re.compile(r"(?<!\w)-(?=\d)", re.ASCII)
# Only what is put in is elided, never words of somebody's own, so the place is marked in the source, with a private-use
# character. Neither y nor h count as vowels: nobody can tell from the letter.
BEFORE_PARAMETER = re.compile(r"\b(de|que) (?=\{)", re.IGNORECASE)
MARK = "\ue003"
ELIDED = re.compile(f"e {MARK}(?=[aáàâäãåæeéèêëiíìîïoóòôöõøœuúùûü])", re.IGNORECASE)


@cache
def bundle(game: Game, language: str) -> "FluentBundle":
    """The messages of one game in one language, those shared by all games included."""
    from fluent.runtime import FluentBundle  # here, since many programs need no words

    found = FluentBundle([language], use_isolating=False)
    for folder in (SHARED, game.text_folder):
        found.add_resource(resource(folder / f"{language}.ftl"))
    return found


def resource(file: Path) -> "Resource":
    """The messages of a file, named by its language; what is said of them goes through `elided`."""
    from fluent.runtime import FluentResource

    source = file.read_text("utf-8")
    return FluentResource(BEFORE_PARAMETER.sub(rf"\1 {MARK}", source) if file.stem == "fr" else source)


def elided(text: object) -> str:
    """A message with its parameters, as it is read: « d’Inès » and « qu’Inès »."""
    return ELIDED.sub("’", str(text)).replace(MARK, "")


class Words:
    """The texts of a game in one language, with the names of the people at the table."""

    def __init__(self, game: Game, language: str = "en", names: Sequence[str] | None = None):
        if not isinstance(language, str) or language not in LANGUAGES:
            raise Refused(f"There is no language '{shorten(language)}' here; the languages are {', '.join(LANGUAGES)}.")
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
        return HYPHEN_BEFORE_NUMBER.sub("−", elided(text))

    def has(self, key: str) -> bool:
        return self.messages.has_message(key)

    def card(self, name: str, amount: int = 1) -> str:
        number = whole_number(amount)
        if number is None:
            raise Refused(f"An amount of cards is a whole number, not {as_given(amount)}.")
        return self.say(self._key("card", name, name), amount=number)

    def seat(self, seat: int | None) -> str:
        if seat is None:
            return self.say("nobody")
        number = whole_number(seat)
        if number is None or not 0 <= number < len(self.names):
            raise Refused(f"Seats are numbered 0 to {len(self.names) - 1}; there is no seat {as_given(seat)}.")
        return self.names[number]

    def narrate(self, event: Plain) -> str:
        """One event as a sentence."""
        return self.say(self._key("event", kind_of(event), event), **self._parameters(event))

    def incident(self, kind: str, seat: int) -> str:
        """What befell a seat as a sentence."""
        return self.say(self._key("incident", kind, kind), seat=self.seat(seat))

    def prompt(self, prompt: Plain) -> tuple[str, str]:
        """What is asked, as a title and a line that explains it."""
        key, words = self._key("prompt", kind_of(prompt), prompt), self._parameters(prompt)
        return self.say(key, **words), self.say(f"{key}-hint", **words)

    def would(self, consequence: Plain) -> str:
        """What a move would do, as a sentence."""
        return self.say(self._key("would", kind_of(consequence), consequence), **self._parameters(consequence))

    def move(self, name: str, fields: Mapping[str, str]) -> str:
        """A move as a person would say it."""
        if not isinstance(fields, Mapping) or not all(isinstance(value, str) for value in fields.values()):
            raise Refused(f"The fields of a move are a table of names and words, not {as_given(fields)}.")
        plain: Plain = {key: int(value) if value.isdecimal() else value for key, value in fields.items()}
        return self.say(self._key("move", name, name), **self._parameters(plain))

    def _key(self, what: str, name: object, given: object) -> str:
        """The key of the message for a card, event, prompt or move; refused where the game has none of that name."""
        key = f"{what}-{name}" if isinstance(name, str) else ""
        if not self.has(key):
            raise Refused(f"{self.game.title} has no {what} like {as_given(given)}.")
        return key

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
        if "from" in plain and "to" in plain:
            words["moves"] = "came" if _is_nobody(plain["from"]) else "went" if _is_nobody(plain["to"]) else "passed"
        if "from" in plain and "seat" in plain:
            own = not _is_nobody(plain["from"]) and plain["from"]["seat"] == plain["seat"]
            words["whose"] = "own" if own else "other"
        return words


def _is_nobody(place: Plain | None) -> bool:
    return place is None or place.get("seat") is None


def kind_of(plain: object) -> object:
    """What an event or prompt says it is; None where it says nothing."""
    return plain.get("kind") if isinstance(plain, Mapping) else None
