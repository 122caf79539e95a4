"""Rules as files: every scenario holds, together they cover every rule id and every card, and the runner sees what is
wrong with a wrong one. Knows games only through their contract."""

import re
from pathlib import Path

import pytest

from games import assert_one_sentence, every_game
from madang.cli.rules_page import page, rule_ids
from madang.data import scenario_folder
from madang.engine.refusal import Refused
from madang.engine.words import LANGUAGES
from madang.games import NAMES
from madang.games import game as game_of
from madang.scenarios import files, load, run
from madang.tables import Table, table

PROJECT = Path(__file__).resolve().parent.parent
SCENARIOS = files()


@pytest.mark.parametrize("path", SCENARIOS, ids=[f"{path.parent.name}/{path.stem}" for path in SCENARIOS])
def test_scenario_holds(path):
    assert run(path).differences == []


# What the files cover


def names_in(plain: object) -> set[str]:
    """Every name of a field anywhere in a scenario."""
    if isinstance(plain, dict):
        return set(plain).union(*(names_in(value) for value in plain.values()))
    if isinstance(plain, list):
        return set().union(*(names_in(value) for value in plain))
    return set()


def words_in(plain: object) -> set[str]:
    """Every name of a field and every text, such as a card in a list."""
    if isinstance(plain, dict):
        return set(plain).union(*(words_in(value) for value in plain.values()))
    if isinstance(plain, list):
        return set().union(*(words_in(value) for value in plain))
    return {plain} if isinstance(plain, str) else set()


def zeros_in(plain: object) -> set[str]:
    """Every name that a scenario expects to be 0."""
    if isinstance(plain, dict):
        here = {name for name, value in plain.items() if value == 0 and not isinstance(value, bool)}
        return here.union(*(zeros_in(value) for value in plain.values()))
    if isinstance(plain, list):
        return set().union(*(zeros_in(value) for value in plain))
    return set()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rules_page_defines_the_rules_of_the_game_in_order(name, language):
    assert rule_ids(page(game_of(name), language)) == list(game_of(name).rules)


@every_game
def test_every_rule_has_a_scenario(name):
    cited = {rule for path in files(name) for rule in load(path)["rule"]}
    assert [rule for rule in game_of(name).rules if rule not in cited] == []


@every_game
def test_scenarios_cite_rules_of_their_game(name):
    rules = game_of(name).rules
    unknown = {path.name: [rule for rule in load(path)["rule"] if rule not in rules] for path in files(name)}
    assert {file: ids for file, ids in unknown.items() if ids} == {}


@every_game
def test_every_refusal_a_scenario_expects_cites_a_rule_of_the_scenario(name):
    expected = {path.name: (load(path)["then"].get("error"), load(path)["rule"]) for path in files(name)}
    assert {file: error for file, (error, rules) in expected.items() if error and error not in rules} == {}


@every_game
def test_every_card_is_in_a_scenario(name):
    found = set().union(*(words_in(load(path).get("given", {})) for path in files(name)))
    assert [card for card in game_of(name).cards if card not in found] == []


@every_game
def test_every_kind_of_move_is_in_a_scenario(name):
    actions = game_of(name).actions
    texts = {step["move"] for path in files(name) for step in load(path).get("when", [])}
    made = {actions.actions[actions.by_text[text]].block for text in texts if text in actions.by_text}
    assert [block.name for block in actions.blocks if block.name not in made] == []


@every_game
def test_scenarios_have_titles_of_their_own(name):
    titles = [load(path)["title"] for path in files(name)]
    assert len(set(titles)) == len(titles)


def test_every_game_has_scenarios_and_every_scenario_a_game():
    assert {path.parent for path in SCENARIOS} == {scenario_folder() / name for name in NAMES}


@every_game
def test_a_count_of_zero_names_a_card_or_a_field(name):
    """A count that is missing is 0, so a misspelt name that is expected to be 0 would hold without saying anything."""
    start = table(name, seed=0)
    known = {*game_of(name).cards, *names_in(start.view()), *names_in(start.events())}
    zeros = {path.name: zeros_in(load(path)["then"]) - known for path in files(name)}
    assert {file: names for file, names in zeros.items() if names} == {}


# The page about scenarios


def test_the_example_of_the_documentation_holds(tmp_path):
    page = (PROJECT / "docs" / "scenarios.md").read_text("utf-8")
    examples = re.findall(r"^```toml\n(title = .*?)^```$", page, re.DOTALL | re.MULTILINE)
    assert len(examples) == 1
    assert run(written(tmp_path, examples[0])).differences == []


# What the runner notices

HEAD = """
title = "A case"
rule = ["KO-MAIN-1"]
"""
TURN = (
    HEAD
    + """
[given]
players = 2
round = 4
phase = "turns"
tableaus = [{ banker = 1 }, { merchant = 1 }]
orders = [{ barbarians = 1 }, { merchant = 1 }]
"""
)
"""Seat 0 may take the Banker's token or reveal."""
END_REFUSED = "'end' is not possible now (KO-MAIN-1). Possible: banker, reveal."


def move(text: str, seat: int = 0) -> str:
    return f'[[when]]\nseat = {seat}\nmove = "{text}"\n'


def then(*lines: str) -> str:
    return "[then]\n" + "\n".join(lines)


def written(folder: Path, text: str) -> Path:
    """A scenario file; its folder says which game it is of."""
    path = folder / "koryo" / "case.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def test_a_right_scenario_has_no_differences(tmp_path):
    found = run(written(tmp_path, TURN + move("banker") + then("pool = 7", "seats = [{ tokens = 1 }, {}]")))
    assert found.holds
    assert (found.title, found.rules) == ("A case", ["KO-MAIN-1"])


def test_the_seed_deals_what_is_left_out(tmp_path):
    def hand(seed: int) -> str:
        cards = Table.from_position({"game": "koryo", "players": 2}, seed).view()["seats"][0]["hand"]
        return ", ".join(f"{kind} = {number}" for kind, number in cards.items())

    for seed in (1, 2):
        expected = then(f"seats = [{{ hand = {{ {hand(seed)} }} }}, {{}}]")
        assert run(written(tmp_path, HEAD + f"[given]\nplayers = 2\nseed = {seed}\n" + expected)).differences == []
    assert hand(1) != hand(2)


@pytest.mark.parametrize(
    ("scenario", "differences"),
    [
        pytest.param(
            TURN + then("pool = 7", "round = 5"),
            ["pool: expected 7, found 8", "round: expected 5, found 4"],
            id="wrong value",
        ),
        pytest.param(
            TURN + then("seats = [{ tokens = 1 }, { tableau = { merchant = 2 } }]"),
            ["seats[0].tokens: expected 1, found 0", "seats[1].tableau.merchant: expected 2, found 1"],
            id="wrong value deep inside",
        ),
        pytest.param(
            TURN + then("seats = [{ tableau = { spy = 1 } }, {}]"),
            ["seats[0].tableau.spy: expected 1, but there is no such field"],
            id="missing card",
        ),
        pytest.param(
            TURN + then("seats = [{ tableau = { banker = 0 } }, {}]"),
            ["seats[0].tableau.banker: expected 0, found 1"],
            id="card that should be gone",
        ),
        pytest.param(TURN + then("seats = [{}]"), ["seats: expected 1 entries, found 2"], id="too few entries"),
        pytest.param(
            TURN + then("powers.banker.holder = 'none'"),
            ["powers.banker.holder: expected none, found 0"],
            id="something where nothing is expected",
        ),
        pytest.param(
            TURN + then("powers.spy.holder = 0"),
            ["powers.spy.holder: expected 0, found None"],
            id="nothing where a seat is expected",
        ),
        pytest.param(
            TURN + then("turn.revealed = 0"),
            ["turn.revealed: expected 0, found False"],
            id="number where there is a truth",
        ),
        pytest.param(
            TURN + then("pool = { tokens = 8 }"),
            ["pool: expected {'tokens': 8}, found 8"],
            id="table where there is a number",
        ),
        pytest.param(
            TURN + then("weather = 'fine'"),
            ["weather: expected fine, but there is no such field"],
            id="unknown field",
        ),
        pytest.param(
            TURN + move("end") + then("error = 'KO-BANK-1'"),
            [f"error: expected KO-BANK-1, found KO-MAIN-1: {END_REFUSED}"],
            id="wrong error",
        ),
        pytest.param(
            TURN + move("banker") + then("error = 'KO-BANK-1'"),
            ["error: expected KO-BANK-1, but nothing was refused"],
            id="missing refusal",
        ),
        pytest.param(
            TURN + then("error = 'KO-SETUP-1'"),
            ["error: expected KO-SETUP-1, but nothing was refused"],
            id="missing refusal of a position",
        ),
        pytest.param(
            TURN + move("end") + then("pool = 8"),
            [f"when 1 (end): refused: {END_REFUSED}"],
            id="illegal move",
        ),
        pytest.param(
            TURN + move("end") + move("reveal") + then("error = 'KO-MAIN-1'"),
            [f"when 1 (end): refused: {END_REFUSED}"],
            id="refusal before the last move",
        ),
        pytest.param(
            TURN + move("banker", 1) + then("pool = 8"),
            ["when 1 (banker): refused: 'banker' is not possible: seat 0 is to act, not seat 1 (KO-MAIN-1)."],
            id="move of another seat",
        ),
        pytest.param(
            TURN + move("end") + then("error = 'KO-MAIN-1'", "pool = 7"),
            ["pool: expected 7, found 8"],
            id="wrong value after the right refusal",
        ),
        pytest.param(
            HEAD + "[given]\nplayers = 2\ntokens = [9, 0]\n" + then("pool = 0"),
            ["given: refused: 'tokens' is a whole number from 0 to 8, not 9."],
            id="impossible position",
        ),
        pytest.param(
            HEAD + "[given]\nplayers = 2\ntokens = [5, 4]\n" + then("error = 'KO-BANK-1'"),
            ["error: expected KO-BANK-1, found KO-SETUP-1: There are 8 tokens in the game; this position has 9."],
            id="position refused by another rule",
        ),
        pytest.param(
            TURN + then("legal = ['banker', 'end']"),
            ["legal: 'end' should be possible; possible: banker, reveal"],
            id="move that should be possible",
        ),
        pytest.param(
            TURN + then("not_legal = ['end', 'banker']"),
            ["not_legal: 'banker' should not be possible"],
            id="move that should not be possible",
        ),
        pytest.param(
            TURN + then("scores = [6, 0]", "winners = [0]"),
            ["scores: expected [6, 0], found [6, 9]", "winners: expected [0], found []"],
            id="wrong scores and winners",
        ),
        pytest.param(
            TURN + move("banker") + then("events = [{ kind = 'took-token', seat = 1 }]"),
            ["events: {'kind': 'took-token', 'seat': 1} did not happen (in this order)"],
            id="event that did not happen",
        ),
        pytest.param(
            TURN + move("banker") + then("events = [{ kind = 'revealed' }, { kind = 'took-token' }]"),
            ["events: {'kind': 'took-token'} did not happen (in this order)"],
            id="events in another order",
        ),
        pytest.param(
            TURN + then("seen_by.1.seats = [{ order = { barbarians = 1 } }, {}]"),
            ["seen_by.1.seats[0].order: expected {'barbarians': 1}, found None"],
            id="hidden card",
        ),
        pytest.param(
            TURN + then("seen_by.0.seats = [{ order = 'none' }, {}]"),
            ["seen_by.0.seats[0].order: expected none, found {'barbarians': 1}"],
            id="card that should be hidden",
        ),
        pytest.param(
            "title = 'A case'\nrule = ['KO-MAIN-9']\n" + then("pool = 8"),
            ["rule: Koryŏ has no rule KO-MAIN-9"],
            id="unknown rule",
        ),
    ],
)
def test_differences_are_told(tmp_path, scenario, differences):
    found = run(written(tmp_path, scenario))
    assert found.differences == differences
    assert not found.holds


@pytest.mark.parametrize(
    ("scenario", "words"),
    [
        pytest.param("title = ", "is not a TOML file", id="not TOML"),
        pytest.param(HEAD + "finally = 1\n" + then("pool = 8"), "a scenario has no 'finally'", id="unknown part"),
        pytest.param("title = 'A case'\n" + then("pool = 8"), "a scenario needs 'rule'", id="no rule"),
        pytest.param("rule = ['KO-MAIN-1']\n" + then("pool = 8"), "a scenario needs 'title'", id="no title"),
        pytest.param(HEAD, "a scenario needs 'then'", id="no then"),
        pytest.param(HEAD + then(), "'then' says nothing", id="empty then"),
        pytest.param("title = 'A case'\nrule = []\n" + then("pool = 8"), "'rule' is a list", id="empty rule"),
        pytest.param(
            "title = 'A case'\nrule = 'KO-MAIN-1'\n" + then("pool = 8"), "'rule' is a list", id="rule is text"
        ),
        pytest.param("given = 3\n" + HEAD + then("pool = 8"), "'given' is a position", id="given is a number"),
        pytest.param(TURN + "[[when]]\nseat = 0\n" + then("pool = 8"), "'when' is a list", id="no move"),
        pytest.param(TURN + "[when]\nmove = 'reveal'\n" + then("pool = 8"), "'when' is a list", id="when is a table"),
        pytest.param(
            TURN + "[[when]]\nseat = false\nmove = 'reveal'\n" + then("pool = 8"),
            "'when' is a list",
            id="seat is a truth",
        ),
        pytest.param(TURN + then("legal = 'reveal'"), "'legal' is a list", id="legal is text"),
        pytest.param(TURN + then("events = ['revealed']"), "'events' is a list", id="events are text"),
        pytest.param(TURN + then("seen_by.me.pool = 8"), "'seen_by' is a table", id="seen by a name"),
        pytest.param(TURN + then("seen_by.'²'.pool = 8"), "'seen_by' is a table", id="seen by a power"),
        pytest.param(TURN + then("seen_by.2.pool = 8"), "there is no seat 2", id="seen by a seat that is not there"),
        pytest.param(TURN + then("not_legal = ['fly away']"), "'fly away' is not a move", id="not_legal is no move"),
    ],
)
def test_a_malformed_scenario_is_refused(tmp_path, scenario, words):
    path = written(tmp_path, scenario)
    with pytest.raises(Refused, match=re.escape(words)) as refused:
        run(path)
    assert_one_sentence(refused.value)


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(Refused, match="cannot be read"):
        run(tmp_path / "koryo" / "nowhere.toml")


def test_the_folder_says_which_game_a_file_is_of(tmp_path):
    path = written(tmp_path, HEAD + then("pool = 8"))
    assert run(path).holds
    elsewhere = path.rename(tmp_path / "case.toml")
    [difference] = run(elsewhere).differences
    assert difference.startswith("given: refused: ")
