"""Moves as people type and read them. A move has a short form in every language (`typed-…` of the texts), a sentence
(the words of the game) and its notation; a card can be called by any of its names. Knows nothing of what is allowed."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product

from madang.engine.actions import Action
from madang.engine.game import Plain
from madang.engine.words import LANGUAGES, Words
from madang.tables import Table
from madang.terminal.tabletop import Tabletop
from madang.terminal.texts import Texts, texts_in

FEWEST_LETTERS = 3
"""The beginning of a word stands for the word from so many letters on."""


class Moves:
    """The moves of one game, in the words of one person. Other languages are understood as well."""

    def __init__(self, table: Table, tabletop: Tabletop, texts: Texts):
        self.game, self.tabletop, self.language = table.game, tabletop, texts.language
        self.words_in = {language: table.words(language) for language in LANGUAGES}
        self.words = self.words_in[texts.language]

    @cached_property
    def spellings(self) -> dict[str, list[set[str]]]:
        """For each language what every move is called there, folded."""
        return {
            language: [set(self._spellings(action, words)) for action in self.game.actions.actions]
            for language, words in self.words_in.items()
        }

    @cached_property
    def meanings(self) -> dict[str, int]:
        """The move that a folded text spells out, in whatever language; a notation means what it always means."""
        found = {
            spelling: number
            for moves in self.spellings.values()
            for number, spellings in enumerate(moves)
            for spelling in spellings
        }
        return found | {folded(action.text): action.number for action in self.game.actions.actions}

    @cached_property
    def named(self) -> list[set[str]]:
        """What the one card or place is called that a move names; nothing where it names none or two."""
        return [
            {folded(name) for field in action.fields for name in self._called(field, action, self.words)}
            if len(action.fields) == 1
            else set()
            for action in self.game.actions.actions
        ]

    # What is shown

    def said(self, option: Plain) -> str:
        """A move as a sentence; one that names a place says which card lies there."""
        said = self.words.move(option["name"], option["fields"])
        cards = [self.words.card(part["card"]) for part in option["parts"]] if "place" in option["fields"] else []
        return ", ".join((said, *cards))

    def typed(self, number: int) -> str:
        """The short form of a move."""
        action = self.game.actions.actions[number]
        values = {name: self._called(name, action, self.words)[0] for name in action.fields}
        return self._form(action, values, self.words)

    # What is meant

    def meant(self, text: str, legal: Sequence[int]) -> list[int]:
        """The moves that a text may mean: the legal one it spells out, those whose one card or place it names, the
        illegal one it spells out, else the legal ones it abbreviates."""
        wanted = folded(text)
        if not wanted:
            return []
        own = self.spellings[self.language]
        for spellings in (own, self.named):
            if found := [number for number in legal if wanted in spellings[number]]:
                return found
        if wanted in self.meanings:
            return [self.meanings[wanted]]
        return [number for number in legal if any(abbreviates(wanted, spelling) for spelling in own[number])]

    def card_meant(self, text: str) -> str | None:
        """The card that a text names, in any language."""
        for words in self.words_in.values():
            for card in self.game.cards:
                if folded(text) in map(folded, (card, *self.tabletop.names(card, words))):
                    return card
        return None

    # How it is written

    def _spellings(self, action: Action, words: Words) -> Iterator[str]:
        """Every way to write a move in one language, folded."""
        yield folded(action.text)
        yield folded(words.move(action.block, action.fields))
        names = list(action.fields)
        orders = [names, names[::-1]] if self.game.actions.block(action.number).either_way else [names]
        for called in product(*(self._called(name, action, words) for name in names)):
            for order in orders:
                yield folded(self._form(action, dict(zip(order, called, strict=True)), words))

    def _called(self, field: str, action: Action, words: Words) -> Sequence[str]:
        """What the value of a field is called, the way it is shown first."""
        value = action.fields[field]
        if value in self.game.cards:
            return self.tabletop.names(value, words, int(action.fields.get("count", 1)))
        if field == "seat":
            return value, words.names[int(value)]
        return (value, words.say(f"{field}-{value}")) if words.has(f"{field}-{value}") else (value,)

    def _form(self, action: Action, values: Mapping[str, str], words: Words) -> str:
        """As the game's words for the terminal say; without them the notation, with the names of the cards."""
        texts, key = texts_in(words.language, self.game), f"typed-{action.block}"
        form = self.game.actions.block(action.number).form
        return (texts.say(key, **values) if texts.has(key) else form.format(**values)).lower()


def folded(text: str) -> str:
    """Letters and figures only, without case and accents, so that nobody has to type more; œ is two letters."""
    plain = text.casefold().replace("œ", "oe").translate({ord(mark): None for mark in "’'"})
    apart = unicodedata.normalize("NFD", plain)
    kept = (letter if letter.isalnum() else " " for letter in apart if not unicodedata.combining(letter))
    return " ".join("".join(kept).split())


def abbreviates(short: str, full: str) -> bool:
    """Whether a text has only words of another one, in that order, each whole or its beginning."""
    rest: Iterable[str] = iter(full.split())
    return all(any(begins(word, other) for other in rest) for word in short.split())


def begins(word: str, other: str) -> bool:
    return word == other or (len(word) >= FEWEST_LETTERS and other.startswith(word))
