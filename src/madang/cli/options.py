"""The options of a game as they are shown and typed: NAME=VALUE, or NAME alone to turn something on."""

from collections.abc import Sequence
from typing import Any

from madang.engine.game import MOST_NAMED, Game, Option
from madang.engine.refusal import Refused, shorten
from madang.terminal.texts import Texts


def shown(option: Option, texts: Texts) -> str:
    """An option with its values."""
    return f"{option.name} = {listed(option, texts)}"


def listed(option: Option, texts: Texts) -> str:
    """The values of an option, the one that holds unless told otherwise first; of many that one and how many."""
    if len(option.values) > MOST_NAMED:
        return texts.say("option-values", count=len(option.values), example=written(option.default))
    others = [value for value in option.values if value != option.default]
    return ", ".join(map(written, (option.default, *others)))


def options_given(game: Game, typed: Sequence[str], texts: Texts) -> dict[str, Any]:
    """All options of a game, those typed and the defaults of the others."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for text in typed:
        word, equals, value = (part.strip() for part in text.partition("="))
        name = word.lower().replace("-", "_")
        if name in chosen:
            raise Refused(texts.say("refused-option-twice", name=shorten(name)))
        chosen[name] = meant(game, known[name], value if equals else None, texts) if name in known else value
    return game.check_options(chosen)


def meant(game: Game, option: Option, typed: str | None, texts: Texts) -> str | int | bool:
    """The value of an option that was typed; none means on, where there is an on."""
    values = listed(option, texts)
    if typed is None:
        if any(value is True for value in option.values):
            return True
        raise Refused(texts.say("refused-option-bare", title=game.title, name=option.name, values=values))
    for value in option.values:
        if written(value) == typed.lower():
            return value
    sentence = texts.say(
        "refused-option-value", title=game.title, name=option.name, values=values, value=shorten(typed)
    )
    raise Refused(sentence)


def written(value: str | int | bool) -> str:
    return str(value).lower()
