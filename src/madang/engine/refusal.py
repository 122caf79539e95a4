"""The one way to say no: an exception whose message is a sentence for the person who reads it."""


class Refused(ValueError):
    """Input that cannot be taken. Nothing was changed. `rule` is the id of the rule that forbids it, if one does."""

    def __init__(self, sentence: str, rule: str | None = None):
        super().__init__(sentence)
        self.rule = rule


class IllegalMove(Refused):
    """A move that the rules do not allow now, or that is no move at all."""


def shorten(text: object, most: int = 60) -> str:
    """Foreign text cut to a length that fits into a sentence, control characters made visible."""
    try:
        words = str(text)
    except (RecursionError, ValueError):  # nested too deep, or a number of thousands of digits
        words = f"something too large to show ({type(text).__name__})"
    if words.startswith("<") and not isinstance(text, str):  # an object without a text form of its own
        words = f"something of type {type(text).__name__}"
    plain = "".join(letter if letter.isprintable() else "?" for letter in words[: most + 1])
    return plain if len(plain) <= most else plain[: most - 1] + "…"


def as_given(given: object) -> str:
    """What was given where something else was asked for. A text stands in quotes, so that "2" is not taken for 2."""
    return f"'{shorten(given)}'" if isinstance(given, str) else shorten(given)
