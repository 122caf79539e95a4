"""Texts: complete in every language, each message used, each rendered without a gap. Knows games only by contract and
facts: whatever a game can tell, ask or name must have its message."""

from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import madang
from games import every_game, every_table, facts, finished_game, random_game
from madang.engine.match import INCIDENTS, RESIGNED, TAKEN_OVER
from madang.engine.refusal import Refused
from madang.engine.words import LANGUAGES, SEAT_SIGNS, Words
from madang.games import NAMES
from madang.games import game as game_of
from madang.terminal.texts import texts_in

SOURCE = Path(madang.__file__).parent
FOLDERS = sorted(path.parent for path in SOURCE.rglob("text/en.ftl"))

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.relative_to(SOURCE).as_posix())


class Variables(Visitor):
    """The names of the parameters that a message asks for."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802 (the name the parser's visitor looks for)
        self.names.add(node.id.name)


def messages(folder, language):
    """The messages of a file: name and the parameters it asks for."""
    found = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def assert_reads_well(text):
    assert text.strip()
    assert not set("{}$\u2068\u2069") & set(text), text
    assert "None" not in text, text
    assert "  " not in text, text


def shared_messages():
    """Those that stand in one place for all games."""
    return messages(SOURCE / "engine" / "text", LANGUAGES[0])


def expected_keys(name):
    """Every message a game needs, and no other, wherever it stands."""
    game, known = game_of(name), facts(name)
    return {
        *(f"card-{card}" for card in game.cards),
        *(f"event-{event}" for event in game.events),
        *(f"prompt-{kind}" for kind in known.PROMPTS),
        *(f"prompt-{kind}-hint" for kind in known.PROMPTS),
        *(f"move-{block.name}" for block in game.actions.blocks),
        *(f"would-{kind}" for kind in game.consequences),
        "about",
        *(f"option-{option.name}{part}" for option in game.options if option.choices for part in ("", "-hint")),
        *(
            f"option-{option.name}-{value}"
            for option in game.options
            for value in option.choices
            if not isinstance(value, bool)
        ),
        *known.TEXT_KEYS,
    }


@every_game
@every_language
def test_a_game_has_a_message_for_everything_and_none_too_many(name, language):
    assert set(messages(game_of(name).text_folder, language)) == expected_keys(name) - set(shared_messages())


def test_all_folders_are_found():
    assert len(FOLDERS) >= 2


@every_folder
def test_languages_have_the_same_messages_in_the_same_order(folder):
    keys = [list(messages(folder, language)) for language in LANGUAGES]
    assert keys == [keys[0]] * len(LANGUAGES)
    assert sorted(path.stem for path in folder.glob("*.ftl")) == sorted(LANGUAGES)


@every_folder
def test_languages_say_what_they_are_told(folder):
    """A sentence that leaves out a parameter in one language would say less there; numbers may be left to grammar."""
    found = [messages(folder, language) for language in LANGUAGES]
    different = {
        key: [one[key] for one in found]
        for key in found[0]
        if len({frozenset(one[key] - {"amount"}) for one in found}) > 1
    }
    assert different == {}


def test_shared_messages_are_shared():
    """Names and what befalls seats are for all games; any other message is needed by more than one, or said by terminal
    and page alike."""
    expected = [key for name in NAMES for key in expected_keys(name)]
    terminal, page = SOURCE.rglob("terminal/**/*.py"), (SOURCE.parent.parent / "web" / "src").rglob("*.svelte")
    said = ["".join(path.read_text("utf-8") for path in paths) for paths in (terminal, page)]
    befallen = [*INCIDENTS, *(f"late-{kind}" for kind in (RESIGNED, TAKEN_OVER))]
    for_all = [f"seat-{sign}" for sign in SEAT_SIGNS] + [f"incident-{kind}" for kind in befallen]
    for key in set(shared_messages()) - {"nobody", *for_all}:
        assert expected.count(key) > 1 or all(f'"{key}"' in text for text in said), key


@every_game
@every_language
def test_cards_have_a_name_in_every_number(name, language):
    words = Words(game_of(name), language)
    for card, amount in product(words.game.cards, (0, 1, 2, 5, 11)):
        assert_reads_well(words.card(card, amount))
    assert len({words.card(card) for card in words.game.cards}) == len(words.game.cards)


@every_game
@every_language
def test_other_messages_need_nothing(name, language):
    words = Words(game_of(name), language)
    for key in facts(name).TEXT_KEYS:
        assert_reads_well(words.say(key))


@every_game
@every_language
def test_every_event_can_be_told(name, language):
    """Also the ones that random games rarely bring, with and without a seat, a card and places."""
    game = game_of(name)
    words = Words(game, language)
    places = (None, {"zone": game.zones[0]}, {"zone": game.zones[-1], "seat": 1})
    for kind, seat, card, place, amount in product(
        game.events, (None, 0), (*game.cards[:2], None), places, (-2, 0, 1, 3)
    ):
        event = {"kind": kind, "seat": seat, "card": card, "from": place, "to": place, "amount": amount}
        told = words.narrate({**event, "rule": game.rules[0]})
        assert told.strip()
        if card:
            assert_reads_well(told)


@every_language
def test_a_power_does_not_pass_from_or_to_nobody(language):
    words, somebody = Words(game_of("koryo"), language), {"zone": "tableau", "seat": 1}
    told = [
        words.narrate({"kind": "power-moved", "seat": None, "card": "spy", "amount": 1, "from": start, "to": end})
        for start, end in ((somebody, None), (None, somebody), (somebody, {"zone": "tableau", "seat": 0}))
    ]
    assert len(set(told)) == 3
    assert not any(words.say("nobody") in line for line in told)


@every_language
def test_whoever_destroys_a_card_of_their_own_is_named_once(language):
    words = Words(game_of("gosux"), language, ["Ann", "Ben"])
    destroyed = {"kind": "destroyed", "seat": 0, "card": "arpia", "to": None}
    told = [words.narrate({**destroyed, "from": {"zone": "a1", "seat": seat}}) for seat in (0, 1)]
    assert [line.count("Ann") for line in told] == [1, 1]
    assert "Ben" in told[1]


@every_language
def test_numbers_below_zero_have_a_minus_sign(language):
    words = Words(game_of("koryo"), language)
    assert "−2" in words.narrate({"kind": "scored-events", "seat": 0, "amount": -2})


def test_french_elides_before_a_name_or_a_card_that_begins_with_a_vowel():
    koryo, places = game_of("koryo"), [{"zone": "tableau", "seat": seat} for seat in (0, 1)]
    said = {}
    for names in (["Élodie", "Inès"], ["Haneul", "Yun"], ["œuf de Anna", "de Ines"]):
        words = Words(koryo, "fr", names)
        moved = {"kind": "power-moved", "seat": None, "card": "spy", "amount": 1, "from": places[0], "to": places[1]}
        said[names[0]] = words.narrate(moved)
    assert [line.partition("passe ")[2] for line in said.values()] == [
        "d’Élodie à Inès.",
        "de Haneul à Yun.",
        "d’œuf de Anna à de Ines.",  # what somebody is called is theirs
    ]
    copied = Words(game_of("gosux"), "fr").narrate({"kind": "copied", "seat": 0, "card": "arpia"})
    assert copied.endswith("copie l’effet d’Arpia.")
    assert texts_in("fr", game_of("choson")).say("choson-named", card="Hulk", seat="Invité").endswith("Hulk d’Invité")


@every_game
@every_language
def test_every_move_can_be_said_and_told_apart(name, language):
    game = game_of(name)
    words = Words(game, language)
    said = {}
    for action in game.actions.actions:
        text = words.move(action.block, action.fields)
        assert_reads_well(text)
        assert text not in said, f"{action.text} reads like {said[text]}"
        said[text] = action.text


@every_table
@every_language
def test_a_whole_game_can_be_told_and_asked(name, players, language):
    game = game_of(name)
    words = Words(game, language)
    for seed in (1, 2):
        for match in random_game(game, players, seed):
            if not match.over:
                for line in words.prompt(match.prompt()):
                    assert_reads_well(line)
        for event in match.events():
            assert_reads_well(words.narrate(event))


@every_table
def test_languages_differ(name, players):
    match = finished_game(game_of(name), players, 1)
    logs = [[Words(match.game, language).narrate(event) for event in match.events()] for language in LANGUAGES]
    assert len({tuple(log) for log in logs}) == len(LANGUAGES)


@every_game
def test_names_of_people_stand_in_the_texts_as_they_are(name):
    """Also names that look like markup or like parameters."""
    game = game_of(name)
    names = ["{ $card }", "<b>", "[bold]", 'O"Brien'][: game.seats]
    table = madang.table(name, seed=1, names=[*names, *["Kim"] * (game.seats - len(names))])
    for _ in range(5):
        table.play(table.moves()[0])
    log = "\n".join(table.log())
    assert all(one in log for one in names)


@every_game
def test_a_missing_message_or_parameter_is_an_error(name):
    words = Words(game_of(name))
    with pytest.raises(KeyError, match="no message 'no-such-message'"):
        words.say("no-such-message")
    key = f"event-{words.game.events[0]}"
    assert {**shared_messages(), **messages(words.game.text_folder, "en")}[key], (
        "the first event needs a parameter for this test"
    )
    with pytest.raises(KeyError, match=f"message '{key}' in en"):
        words.say(key)


@every_game
@pytest.mark.parametrize("language", ["de", "", "EN", "../en", "x" * 1000])
def test_other_languages_are_refused(name, language):
    with pytest.raises(Refused, match="the languages are en, fr"):
        Words(game_of(name), language)
