"""Chronicle's cards: the data file says what each does and pays, and where that and its name are known from; texts say
it in words, and the rules pages repeat them. Knows the form of these files and pages, not how the rules read them."""

import json
from functools import cache
from importlib.resources import files

import pytest

from madang.cli.rules_page import page, rule
from madang.engine.words import LANGUAGES, Words
from madang.games import game as game_of
from madang.terminal.texts import Texts

CARDS = json.loads((files("madang.games.chronicle") / "cards.json").read_text("utf-8"))
SUITS, CHARACTERS, WILDS, HISTORIES = (CARDS[part] for part in ("suits", "characters", "wilds", "histories"))
ORIGINS = ("book", "public", "reconstructed")

FACTS = {
    "suits": ("names",),
    "characters": ("names", "ability"),
    "wilds": ("names", "ability"),
    "histories": ("title", "theme", "condition"),
}
"""What is said of each kind of card, each with an origin of its own."""
IN_EVERY_LANGUAGE = ("names", "title")
"""Facts that can be known in one language and ours in another."""

MARKS = {
    "en": {"names": "names", "name": "name", "ability": "effect", "title": "title", "theme": "theme"}
    | {"condition": "condition", "book": "book", "public": "public", "reconstructed": "reconstructed"},
    "fr": {"names": "noms", "name": "nom", "ability": "effet", "title": "titre", "theme": "thème"}
    | {"condition": "condition", "book": "livret", "public": "public", "reconstructed": "reconstitué"},
}
"""The words of the rules pages for facts and origins."""
SPACE = {"en": "", "fr": "\u00a0"}
"""What stands before a colon."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_part = pytest.mark.parametrize("part", FACTS)


def facts():
    """Every (card, fact) there is, with the part of the file it is in."""
    return [(part, one, fact) for part, names in FACTS.items() for one in CARDS[part] for fact in names]


def origin(one, fact, language):
    known = one[f"{fact}_origin"]
    return known[language] if fact in IN_EVERY_LANGUAGE else known


@cache
def words_in(language):
    return Words(game_of("chronicle"), language)


def names_of(one, language):
    """What the cards of a strength are called, colour by colour."""
    return [words_in(language).say(f"name-{suit['id']}-{one['strength']}") for suit in SUITS]


def mark(one, fact, language, word=None):
    """What a rules page says in brackets about where a fact is known from."""
    words, colon = MARKS[language], SPACE[language] + ":"
    note = one.get(f"{fact}_note", {}).get(language)
    remark = f"{SPACE[language]}; {note}" if note else ""
    return f"[{words[word or fact]}{colon} {words[origin(one, fact, language)]}{remark}]"


def described(language):
    """Rule id and opening words of every card on the rules page."""
    say = words_in(language).say
    for one in CHARACTERS:
        strength, names = one["strength"], ", ".join(names_of(one, language))
        effect = f"{say(f'ability-{strength}')} {mark(one, 'ability', language)}"
        yield f"CR-CARD-{strength}", f"{names} {mark(one, 'names', language)}. {effect}"
    for one in WILDS:
        card = one["id"]
        effect = f"{say(f'ability-{card}')} {mark(one, 'ability', language)}"
        name = f"{say(f'name-{card}')} {mark(one, 'names', language, 'name')}"
        yield f"CR-CARD-{card.upper()}", f"{name}. {effect}"
    for one in HISTORIES:
        card = one["id"]
        title = f"{say(f'history-{card}')} {mark(one, 'title', language)}"
        theme = f"{words_in(language).card(one['theme'])} {mark(one, 'theme', language)}"
        condition = f"{say(f'condition-{card}')} {mark(one, 'condition', language)}"
        heading = MARKS[language]["theme"].capitalize() + SPACE[language]
        yield f"CR-HIST-{card.upper()}", f"{title}. {heading}: {theme}. {condition}"


# The file


def test_every_card_there_is_stands_in_the_file_once():
    suited = [f"{suit['id']}-{one['strength']}" for suit in SUITS for one in CHARACTERS]
    assert [*suited, *(one["id"] for one in (*WILDS, *HISTORIES))] == list(game_of("chronicle").cards)
    assert [one["strength"] for one in CHARACTERS] == list(range(1, 11))
    assert len({one["id"] for one in HISTORIES}) == len(HISTORIES) == 12


@pytest.mark.parametrize(
    ("part", "number", "fact"),
    [(part, number, fact) for part, names in FACTS.items() for number in range(len(CARDS[part])) for fact in names],
)
def test_every_fact_has_an_origin(part, number, fact):
    one = CARDS[part][number]
    for language in LANGUAGES:
        assert origin(one, fact, language) in ORIGINS


@every_part
def test_nothing_in_the_file_is_left_without_an_origin(part):
    """A fact that is added later needs an origin too; that of a fact in words stands here as well."""
    told = {"id", "strength", "rule"}
    for one in CARDS[part]:
        stated = {name for name in one if name not in told and not name.endswith(("_origin", "_note"))}
        assert stated <= set(FACTS[part])
        assert {name.removesuffix("_origin") for name in one if name.endswith("_origin")} == set(FACTS[part])


@every_language
def test_every_name_is_given_and_no_two_cards_share_one(language):
    words = words_in(language)
    names = [words.say(f"name-{card}") for card in words.game.cards[:36]]
    assert len(set(names)) == len(names) == 36
    assert len({words.card(one["id"]) for one in HISTORIES}) == 12


def test_every_theme_is_a_card_of_its_own():
    themes = [one["theme"] for one in HISTORIES]
    assert len(set(themes)) == len(themes)
    assert set(themes) <= set(game_of("chronicle").cards[:36])


def test_the_file_says_of_all_three_origins_something():
    """So that a page without marks could not pass."""
    for language in LANGUAGES:
        assert {origin(one, fact, language) for _, one, fact in facts()} == set(ORIGINS)


# The texts


@every_language
def test_sentences_name_a_card_with_its_colour_and_strength(language):
    words = words_in(language)
    for suit in SUITS:
        for one in CHARACTERS:
            name, colour = words.say(f"name-{suit['id']}-{one['strength']}"), words.say(f"suit-{suit['id']}")
            assert words.card(f"{suit['id']}-{one['strength']}") == f"{name} ({colour} {one['strength']})"
    for one in WILDS:
        assert words.card(one["id"]) == words.say(f"name-{one['id']}")
    for one in HISTORIES:
        assert words.card(one["id"]) == words.say(f"history-{one['id']}")


# The rules pages


@every_language
def test_the_rules_page_says_of_every_card_what_the_file_says_and_where_it_is_from(language):
    """So no fact that is reconstructed or public stands there without its mark."""
    game = game_of("chronicle")
    for name, opening in described(language):
        [first, *_] = rule(game, language, name, Texts(language))
        assert first.startswith(f"{name} {opening}"), name


@every_language
def test_the_rules_page_explains_the_marks(language):
    top = page(game_of("chronicle"), language).split("\n## ")[0]
    for known in ORIGINS:
        assert f"**[{MARKS[language][known]}]**" in top


@every_language
def test_the_table_of_characters_names_them_all(language):
    text = page(game_of("chronicle"), language)
    for one in CHARACTERS:
        names = " | ".join(names_of(one, language))
        assert f"| {one['strength']} | {names} |" in text
