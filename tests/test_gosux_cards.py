"""The cards of Gosu X as facts: the list is whole and consistent, every card has its name and its text in both
languages, and the rules pages say the same. Knows nothing of how the cards work."""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from madang.cli.rules_page import entries, page
from madang.games import game as game_of

PROJECT = Path(__file__).resolve().parent.parent
GAME = PROJECT / "src" / "madang" / "games" / "gosux"
FACTS = json.loads((GAME / "cards.json").read_text("utf-8"))
CARDS = {card["id"]: card for card in FACTS["cards"]}
CLANS = ("justice", "abhilasha", "tomorrow", "narashima", "galmi", "phoenix", "goan-sul", "xi-an")
KEYWORDS = {"recruiter", "force-of-will", "secret-shift", "bounty", "echo", "ethereal", "wonder", "veteran"}
ROMAN = {1: "I", 2: "II", 3: "III"}

every_language = pytest.mark.parametrize("language", ["en", "fr"])
every_clan = pytest.mark.parametrize("clan", CLANS)


@cache
def messages(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource((GAME / "text" / f"{language}.ftl").read_text("utf-8")))
    return found


def said(language: str, key: str) -> str:
    """One message without parameters."""
    assert messages(language).has_message(key), key
    text, errors = messages(language).format_pattern(messages(language).get_message(key).value)
    assert not errors, key
    return str(text)


@cache
def rules(language: str) -> dict[str, str]:
    """What the rules page says, by rule."""
    return dict(reversed(entries(page(game_of("gosux"), language))))


def entry(language: str, card: str) -> str:
    """What the rules page says of a card."""
    return rules(language)[f"GX-CARD-{card.upper()}"]


# The list


def test_there_are_88_cards_in_8_clans():
    assert tuple(FACTS["clans"]) == CLANS
    assert len(FACTS["cards"]) == len(CARDS) == 88
    assert set(FACTS["keywords"]) == KEYWORDS
    assert [card["clan"] for card in FACTS["cards"]] == [clan for clan in CLANS for _ in range(11)]


@every_clan
def test_a_clan_has_15_cards(clan):
    """GX-SET-2: four Troops twice, five Heroes, two Immortals; three clans are a deck of 45."""
    cards = [card for card in FACTS["cards"] if card["clan"] == clan]
    assert [(card["level"], card["copies"]) for card in cards] == [(1, 2)] * 4 + [(2, 1)] * 5 + [(3, 1)] * 2
    assert sum(card["copies"] for card in cards) == 15
    assert [card["id"] for card in cards[-2:]] == [clan, f"byun-hyung-ja-{clan}"]


def test_values_costs_symbols_and_keywords_are_possible():
    for name, card in CARDS.items():
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)
        assert card["military"] == {1: 2, 2: 3, 3: 5}[card["level"]], name
        assert card["shift"] in (None, 1, 2, 3, 4), name
        assert card["activations"] in (0, 1, 2), name
        assert set(card["keywords"]) <= KEYWORDS, name
        assert len(set(card["keywords"])) == len(card["keywords"]), name


def test_what_the_rulebook_and_its_correction_say_of_cards():
    """Recruiters are Troops; Immortals cannot be shifted; Sati costs 3; the book shows Boul Go whole."""
    assert {card["level"] for card in CARDS.values() if "recruiter" in card["keywords"]} == {1}
    assert {card["shift"] for card in CARDS.values() if card["level"] == 3} == {None}
    assert CARDS["sati"]["shift"] == 3
    boul_go = CARDS["boul-go"]
    assert (boul_go["shift"], boul_go["military"], boul_go["keywords"]) == (1, 2, ["wonder", "recruiter"])


def test_every_byun_hyung_ja_carries_a_bounty():
    byuns = [name for name in CARDS if name.startswith("byun-hyung-ja-")]
    assert len(byuns) == 8
    assert all("bounty" in CARDS[name]["keywords"] for name in byuns)


def test_there_is_a_tile_for_every_clan():
    assert [(tile["clan"], tile["immortal"]) for tile in FACTS["tiles"]] == [(clan, clan) for clan in CLANS]


def test_doubtful_marks_are_kept():
    assert Counter(card["clan"] for card in CARDS.values() if "doubtful" in card) == {
        "justice": 1,
        "abhilasha": 4,
        "tomorrow": 1,
        "galmi": 1,
        "phoenix": 1,
        "goan-sul": 5,
        "xi-an": 3,
    }


@every_language
def test_names_are_unique(language):
    assert len({said(language, f"card-{name}") for name in CARDS}) == len(CARDS)


@every_language
@pytest.mark.parametrize("name", ["Phoenix", "Alpha", "Narashima", "Galmi"])
def test_cards_of_one_name_show_it(language, name):
    """GX-KW-NAME: the name stands first and what tells the cards apart in brackets, in both languages."""
    shown = {card: said(language, f"card-{card}") for card in CARDS}
    same = {key for key, text in shown.items() if re.fullmatch(rf"{name}( \(.+\))?", text)}
    expected = {
        "Phoenix": {"phoenix", "phoenix-eliana", "phoenix-immortal"},
        "Alpha": {"alpha", "alpha-mort"},
        "Narashima": {"narashima", "narashima-lion"},
        "Galmi": {"galmi", "galmi-avatar"},
    }
    assert same == expected[name]


# Names and texts


@every_language
def test_every_card_has_its_name_and_its_text(language):
    opening = r"(Entry|Permanent|From hand): " if language == "en" else r"(Arrivée|Permanent|Depuis la main)\u00a0: "
    for name in CARDS:
        assert said(language, f"card-{name}")
        text = said(language, f"text-{name}")
        assert re.match(opening, text), name
        assert text.endswith("."), name


def test_texts_have_the_same_parts_in_both_languages():
    words = {"Entry": "Arrivée", "Permanent": "Permanent", "From hand": "Depuis la main"}
    for name in CARDS:
        english = re.findall(r"(Entry|Permanent|From hand): ", said("en", f"text-{name}"))
        french = re.findall(r"(Arrivée|Permanent|Depuis la main)\u00a0: ", said("fr", f"text-{name}"))
        assert [words[part] for part in english] == french, name


def test_numbers_in_the_texts_agree():
    """A number that one language has and the other has not would be another effect."""
    for name in CARDS:
        found = [re.findall(r"\d+|\bI{1,3}\b|\bX\b", said(language, f"text-{name}")) for language in ("en", "fr")]
        assert sorted(found[0]) == sorted(found[1]), name


@every_language
def test_clans_tiles_keywords_and_levels_have_words(language):
    for clan in CLANS:
        assert said(language, f"clan-{clan}") == said("fr", f"card-{clan}")
        assert said(language, f"tile-{clan}").endswith(".")
    for keyword in KEYWORDS:
        assert said(language, f"keyword-{keyword}")
        assert said(language, f"keyword-{keyword}-text").endswith(".")
    for level in ROMAN:
        assert said(language, f"level-{level}")
        assert said(language, f"level-{level}-many")


# The rules pages


@every_language
def test_the_rules_page_says_what_the_list_says(language):
    shift = "shift" if language == "en" else "relève"
    for name, card in CARDS.items():
        line = entry(language, name)
        assert said("en", f"card-{name}") in line, name
        assert said("fr", f"card-{name}") in line, name
        level = said(language, f"level-{card['level']}")
        assert f"{level} ({ROMAN[card['level']]}), {card['copies']} " in line, name
        assert (f"{shift} {card['shift']}" in line) == (card["shift"] is not None), name
        assert said(language, f"text-{name}") in line, name
        shown = line.split(said(language, f"text-{name}"))[0]
        for keyword in KEYWORDS:
            named = re.search(rf"[;,] {said(language, f'keyword-{keyword}')}[,.]", shown) is not None
            assert named == (keyword in card["keywords"]), (name, keyword)
        symbols = re.search(r"(\d) (?:activation symbol|symboles? d’activation)", shown)
        assert int(symbols[1] if symbols else 0) == card["activations"], name


@every_language
def test_doubtful_marks_stand_on_the_rules_page(language):
    mark = "**[doubtful: " if language == "en" else "**[douteux\u00a0: "
    for name, card in CARDS.items():
        assert (mark in entry(language, name)) == ("doubtful" in card), name
