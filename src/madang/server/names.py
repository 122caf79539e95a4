"""What people may be called and may say: one line that all can see. And which names look the same: of those one can
have an account."""

import hashlib
import re
import unicodedata
from functools import cache

from madang.bots import BIRDS
from madang.server.refusals import Refusal
from madang.server.schema import LONGEST_NAME, LONGEST_SAYING

DEFAULT_NAME = "Guest"
NOBODY = "Nobody"
"""What a seat is called whose player wants to be forgotten."""
HEAPED = "^^^"
"""Three marks on one letter: more than any language needs."""
VARIATIONS = re.compile("[\ufe00-\ufe0f]")
"""They only choose between two pictures of the character before them."""
LATIN = re.compile("[A-Za-z]")
LATIN = re.compile("[A-Za-z]")
LEFT_TO_RIGHT = "\u200e"
"""Unicode's list has it around characters that are written the other way."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
"""Characters that count as letters, marks or symbols, and show nothing."""


def checked_name(given: str, account: bool) -> str:
    """A name as it will be shown: one line of visible characters, and not the name of a bot. What guests are called by
    themselves is no name for an account. Markup is fine: it is text everywhere."""
    name = plain_line(given, LONGEST_NAME, "bad-name", "A name")
    like = likeness(name)
    if like in names_of_others() or (account and like == likeness(DEFAULT_NAME)):
        raise taken(name)
    return name


def checked_words(given: str) -> str:
    """What somebody says, as it will be shown, the same way."""
    return plain_line(given, LONGEST_SAYING, "bad-words", "What is said")


def plain_line(given: str, most: int, refusal: str, what: str) -> str:
    """A text of so many characters, if all of it can be seen and marks are not heaped on a letter."""
    line = VARIATIONS.sub("", unicodedata.normalize("NFC", given)).strip()
    marks = "".join("^" if unicodedata.category(one) in ("Mn", "Me") else "." for one in line)
    if not 1 <= len(line) <= most or not line.isprintable() or HEAPED in marks or not BLANK.isdisjoint(line):
        raise Refusal(refusal, f"{what} has 1 to {most} characters, all of them visible.", most=most)
    return line


def taken(name: str) -> Refusal:
    return Refusal("name-taken", f"Somebody else is called {name} here, or almost so; choose another name.", name=name)


@cache
def names_of_others() -> frozenset[str]:
    """The likenesses of names that no person can have: those of the bots, and of nobody."""
    return frozenset(likeness(name) for name in (*BIRDS, NOBODY))


# Names that look the same


def likeness(name: str) -> str:
    """The same for names that look the same, whatever alphabets they mix; capitals do not count. It says nothing else,
    and is as long for every name."""
    plain = look(look(name).casefold()).casefold().replace("i", "l")  # because I looks like l
    return hashlib.sha256(" ".join(plain.split()).encode()).hexdigest()


def look(text: str) -> str:
    """A text in which everything that looks like something else is replaced by what stands for both."""
    return "".join(stand_ins().get(one, one) for one in unicodedata.normalize("NFKD", text))


@cache
def stand_ins() -> dict[str, str]:
    """For each character that looks like others what stands for all of them: a sequence such as `rn` for m, else a
    Latin letter, if there is one. Which look the same is Unicode's opinion (UTS 39)."""
    from confusable_homoglyphs.confusables import confusables_data  # takes a while to read, and not all need it

    leader: dict[str, str] = {}

    def leading(one: str) -> str:
        while (above := leader.setdefault(one, one)) != one:
            one = above
        return one

    for one, others in confusables_data.items():
        for other in others:
            texts = [text.replace(LEFT_TO_RIGHT, "") for text in (one, other["c"])]
            first, second = sorted(map(leading, texts), key=lambda text: (-len(text), not LATIN.match(text), text))
            leader[second] = first
    found = {one: leading(one) for one in list(leader) if len(one) == 1}
    return {one: "".join(found.get(part, part) for part in leads) for one, leads in found.items()}
