"""The documentation is true: its examples run, its links lead somewhere, and its tables say what the code does."""

import doctest
import inspect
import json
import pydoc
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import madang
from games import all_kinds_of_games, every_game, facts, state_of
from madang.bots.ratings import measured
from madang.cli.rules_page import entries
from madang.cli.rules_page import page as page_of_rules
from madang.engine.batch import Batch
from madang.engine.drivers import compiled
from madang.engine.game import SPECTATOR
from madang.engine.simulation import Simulation
from madang.engine.words import Words
from madang.games import NAMES
from madang.games import game as game_of

ROOT = Path(__file__).resolve().parent.parent
PAGES = {
    str(path.relative_to(ROOT)): path.read_text("utf-8")
    for path in sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
}
SEEDS = range(40)
NONE = "–"
RATED = ("greedy", "apprentice", "network", "companion", "master")

every_page = pytest.mark.parametrize("page", PAGES)


def python_blocks(text: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def rows(page: str, *header: str, under: str = "") -> list[list[str]]:
    """The rows of the first table with this header, after the heading `under`."""
    lines = PAGES[page].splitlines()
    start = next(number for number, line in enumerate(lines) if not under or line.lstrip("# ") == under)
    top = lines.index(f"| {' | '.join(header)} |", start)
    found = []
    for line in lines[top + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def plain(cell: str) -> str:
    return cell.strip("`")


def names(cell: str) -> set[str]:
    return set() if cell == NONE else set(cell.split(", "))


def rules_in(cell: str, rules: tuple[str, ...]) -> set[str]:
    """The rules a cell names; one that ends in an ellipsis stands for all that begin like it."""
    found = [
        {rule for rule in rules if (rule.startswith(name[:-1]) if name.endswith("…") else rule == name)}
        for name in names(cell)
    ]
    assert all(found), cell
    return set().union(*found)


# Examples and links


@pytest.mark.parametrize("page", [page for page, text in PAGES.items() if python_blocks(text)])
def test_examples_run(page, tmp_path, monkeypatch):
    """Blocks of a page run in order and share their names; those with prompts must also print what they show. The
    sample of the datasets is in the folder where they run."""
    monkeypatch.chdir(tmp_path)
    Path("games").symlink_to(ROOT / "docs" / "datasets" / "koryo")
    shared: dict[str, Any] = {"__name__": "example"}
    for number, block in enumerate(python_blocks(PAGES[page]), 1):
        if ">>>" not in block:
            exec(compile(block, f"{page}, example {number}", "exec"), shared)
            continue
        example = doctest.DocTestParser().get_doctest(block, shared, f"example {number}", page, 0)
        report: list[str] = []
        runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
        runner.run(example, out=report.append, clear_globs=False)
        shared.update(example.globs)
        assert runner.failures == 0, "".join(report)


def headings(text: str) -> set[str]:
    """The anchors of a page, as sites for code make them."""
    found = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


def test_the_readme_leads_to_every_page_but_those_for_looking_things_up():
    looked_up = {"README", "architecture", "events", "lessons", "records"}
    linked = set(re.findall(r"\]\(docs/([\w-]+)\.md\)", PAGES["README.md"]))
    assert {page.stem for page in (ROOT / "docs").glob("*.md")} - linked == looked_up


@every_page
def test_links_lead_somewhere(page):
    broken = []
    for link in re.findall(r"(?<=\]\()[^)\s]+(?=\))|(?<=src=\")[^\"]+", PAGES[page]):
        if re.match(r"https?:", link):
            continue
        name, _, anchor = link.partition("#")
        target = ((ROOT / page).parent / name).resolve() if name else ROOT / page
        if not target.exists() or (anchor and anchor not in headings(target.read_text("utf-8"))):
            broken.append(link)
    assert broken == []


@every_page
def test_rule_ids_exist(page):
    known = {rule for name in NAMES for rule in game_of(name).rules}
    prefixes = "|".join({rule.split("-")[0] for rule in known})
    assert set(re.findall(rf"\b(?:{prefixes})-[A-Z]+(?:-[A-Z0-9]+)+\b", PAGES[page])) <= known


RULING_WORDS = {"en": "ruling", "fr": "décision"}


def rulings(name: str, language: str) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """(rule id, label) of every mark in the rules of a page, and of every entry that explains a ruling."""
    text = page_of_rules(game_of(name), language)
    marks, explained, seen = [], [], set()
    for rule, item in entries(text):
        if rule not in seen:
            seen.add(rule)
            labels = re.findall(rf"\*\*\[{RULING_WORDS[language]}(?:\s?:\s+([^]]+))?\]\*\*", item)
            marks += [(rule, label.lower()) for label in labels]
        else:
            label = re.match(r"\*\*([^*]+)\*\*\s?: ", item)
            explained.append((rule, label[1].lower() if label else ""))
    return marks, explained


@pytest.mark.parametrize("language", RULING_WORDS)
@every_game
def test_every_item_of_a_rules_page_ends_with_its_rule(name, language):
    text = page_of_rules(game_of(name), language)
    assert len(entries(text)) == len(re.findall(r"^- ", text, re.MULTILINE))


@pytest.mark.parametrize("language", RULING_WORDS)
@every_game
def test_every_ruling_is_marked_where_it_stands_and_every_mark_explained(name, language):
    marks, explained = rulings(name, language)
    assert set(explained) - set(marks) == set(), "rulings without a mark"
    assert set(marks) - set(explained) == set(), "marks without a ruling"
    assert len(set(explained)) == len(explained)


@every_game
def test_the_languages_explain_the_same_rulings(name):
    english, french = (rulings(name, language)[1] for language in RULING_WORDS)
    assert [rule for rule, _ in english] == [rule for rule, _ in french]


def test_the_architecture_names_every_module():
    for folder in ("engine", *(f"games/{name}" for name in NAMES)):
        documented = set(re.findall(r"`(\w+\.py)`", PAGES["docs/architecture.md"]))
        modules = {path.name for path in (ROOT / "src" / "madang" / folder).glob("*.py")} - {"__init__.py"}
        assert modules <= documented, folder


# The API


def signature(function: Any) -> str:
    """A signature as the page writes it: names and defaults."""
    given = [one for one in inspect.signature(function).parameters.values() if one.name != "self"]
    shown = [f"{one.name}={one.default!r}" if one.default is not one.empty else one.name for one in given]
    return f"({', '.join(shown)})".replace("'", '"')


def test_the_page_on_the_api_names_what_exists():
    page = PAGES["docs/api.md"]
    assert [name for name in madang.__all__ if f"madang.{name}" not in page] == []
    owners = (madang.Table, Simulation, Batch, Words)
    spans = re.findall(r"`(?!len)([\w.]+)(\([^`]*\))`", page)
    assert len(spans) > 25
    for name, parameters in spans:
        if "." in name:
            found = {signature(pydoc.locate(name))}
        else:
            found = {signature(getattr(owner, name)) for owner in owners if hasattr(owner, name)}
        assert parameters in found, name


# Bots


def test_the_ratings_of_the_bots():
    table = rows("docs/bots.md", "game, players", "games", *(f"`{bot}`" for bot in RATED), under="Ratings")
    assert table == [
        [
            f"{game_of(name).title}, {contest['players']}",
            str(contest["games"]),
            *(f"{one['mean']:.1f} ± {2 * one['spread']:.1f}" for one in (contest["ratings"][bot] for bot in RATED)),
        ]
        for name, contest in measured().items()
    ]


# Actions and positions


@every_game
def test_the_table_of_actions(name):
    table, page = game_of(name).actions, f"docs/actions/{name}.md"
    expected = []
    for block in table.blocks:
        first = table.start[block.name]
        last = first + len(block.tuples()) - 1
        numbers = str(first) if first == last else f"{first}–{last}"
        texts = [f"`{table.actions[number].text}`" for number in (first, last)]
        expected.append([f"`{block.name}`", numbers, f"`{block.form}`", block.rule, *texts])
    assert rows(page, "name", "numbers", "text", "rule", "from", "to") == expected
    assert f"a number, 0 to {len(table) - 1}," in PAGES[page]


@every_game
def test_the_fields_of_positions(name):
    documented = [plain(row[0]) for row in rows(f"docs/positions/{name}.md", "field", "is", "left out")]
    with pytest.raises(madang.Refused) as refused:
        madang.Table.from_position({"game": name, "nonsense": 1})
    assert str(refused.value).split("its fields: ")[1].rstrip(".").split(", ") == documented


# Views


def fields(game: Any, value: Any, path: str = "") -> dict[str, list[Any]]:
    """The values of a view by path; the entries of lists and of tables by card or by zone fall together."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        inner = [(f"{path}[]", entry) for entry in value]
    elif isinstance(value, dict) and value and value.keys() <= set(game.cards):
        if not all(isinstance(entry, dict) for entry in value.values()):
            return {path: [value]}
        inner = [(f"{path}.*", entry) for entry in value.values()]
    elif isinstance(value, dict) and value and value.keys() <= set(game.zones):
        inner = [(f"{path}.*", entry) for entry in value.values()]
    elif isinstance(value, dict) and value:
        inner = [(f"{path}.{key}".lstrip("."), entry) for key, entry in value.items()]
    else:
        return {path: [value]}
    found: dict[str, list[Any]] = {}
    for where, entry in inner:
        for leaf, values in fields(game, entry, where).items():
            found.setdefault(leaf, []).extend(values)
    return found


@every_game
def test_the_fields_of_the_view(name):
    """Every field that ever occurs has its row, and what a spectator does not see is marked as hidden."""
    game, occurring, hidden = game_of(name), set(), {"viewer"}
    for moments in all_kinds_of_games(name, SEEDS[:1], compiled(game)):
        for match in moments:
            everything, public = fields(game, match.view()), fields(game, match.view(SPECTATOR))
            occurring |= everything.keys()
            hidden |= {path for path, values in everything.items() if public.get(path) != values}
    table = rows(f"docs/view/{name}.md", "field", "is", "hidden from")
    assert {plain(row[0]) for row in table} == occurring
    assert {plain(row[0]) for row in table if row[2] != NONE} == hidden - {"viewer"}


# Observations


@every_game
def test_the_table_of_observations(name):
    game, known, page = game_of(name), facts(name), f"docs/observations/{name}.md"
    table = []
    for index, row, _ in rows(page, "index", "name", "is"):
        first, _, last = index.partition("–")
        table.append((row, int(first), int(last or first)))
    assert [number for _, first, last in table for number in range(first, last + 1)] == list(
        range(game.observation_size)
    )
    assert f"{game.observation_size} numbers of type int8, version {known.OBSERVATION_VERSION}." in " ".join(
        PAGES[page].split()
    )
    named = {row: (first, last) for row, first, last in table}
    seats = game.observation.fields["seats"][0]
    for part, (kind, first) in game.observation.fields.items():
        assert part == "seats" or named[part] == (first, first + kind.itemsize - 1)
    parts = {part: str(kind.itemsize) for part, (kind, _) in seats.base.fields.items()}
    assert dict(rows(page, "field of a seat", "numbers")) == parts
    for moments in all_kinds_of_games(name, SEEDS[:1], compiled(game_of(name))):
        for match in moments:
            for seat in range(match.players):
                numbers = match.observe(seat).tolist()
                expected = known.observation(match.view(seat), state_of(match), seat)
                assert {row: numbers[first : last + 1] for row, first, last in table} == expected


@pytest.mark.parametrize("name", ["koryo", "choson"])
def test_the_table_of_refused_positions(name):
    table = rows(f"docs/positions/{name}.md", "refused", "for example", "rule")
    assert len({example for _, example, _ in table}) == len(table)
    for _, example, rule in table:
        with pytest.raises(madang.Refused) as refused:
            madang.Table.from_position({"game": name, **json.loads(plain(example))})
        assert refused.value.rule == (None if rule == NONE else rule), example


# Events and prompts


@cache
def played(name: str) -> tuple[list[Any], list[Any]]:
    """All kinds of random games: how they ended, and every prompt they met."""
    ends, prompts = [], []
    for moments in all_kinds_of_games(name, SEEDS, compiled(game_of(name))):
        for match in moments:
            prompts += [] if match.over else [match.prompt(SPECTATOR)]
        ends.append(match)
    return ends, prompts


@every_game
def test_the_table_of_events(name):
    game = game_of(name)
    header = ("kind", "seat", "card", "from", "to", "amount", "rule", "seen by")
    table = {plain(row[0]): row for row in rows("docs/events.md", *header, under=f"Events of {game.title}")}
    assert list(table) == list(game.events)
    words = getattr(facts(name), "ZONE_WORDS", {})
    met: dict[str, list[Any]] = {kind: [] for kind in game.events}
    ends = played(name)[0]
    for match in ends:
        for event in match.events():
            met[event["kind"]].append(event)
    for match in ends[::8]:
        seen_by = {seat: {str(event) for event in match.events(seat)} for seat in range(SPECTATOR, match.players)}
        for event in match.events():
            viewers = {seat for seat, seen in seen_by.items() if str(event) in seen}
            expected = {"all": set(seen_by), "the seat": {event["seat"]}}
            assert viewers == expected[table[event["kind"]][7]], event
    for kind, (_, seat, card, source, target, _, rules, _) in table.items():
        nobody = {event["seat"] is None for event in met[kind]}
        assert nobody == ({True} if seat == NONE else {True, False} if "nobody" in seat else {False}), kind
        assert {event["card"] is None for event in met[kind]} == {card == NONE}, kind
        for side, cell in (("from", source), ("to", target)):
            zones = {event[side]["zone"] if event[side] else NONE for event in met[kind]}
            assert {words.get(zone, zone) for zone in zones} == set(cell.split(" or ")), kind
        assert {event["rule"] for event in met[kind]} <= rules_in(rules, game.rules), kind


@every_game
def test_the_table_of_prompts(name):
    game = game_of(name)
    header = ("kind", "asks for", "facts", "zones", "rule")
    table = {plain(row[0]): row for row in rows("docs/events.md", *header, under=f"Prompts of {game.title}")}
    assert tuple(table) == tuple(facts(name).PROMPTS)
    met: dict[str, set[str]] = {kind: set() for kind in table}
    for prompt in played(name)[1]:
        _, _, known, _, rule = table[prompt["kind"]]
        assert prompt.keys() - {"kind", "seat", "rule", "zones"} == names(known)
        assert prompt["rule"] == rule
        met[prompt["kind"]] |= {zone["zone"] for zone in prompt["zones"]}
    assert met == {kind: names(row[3]) for kind, row in table.items()}


def test_the_citation_names_the_version_there_is():
    cited = dict(
        line.split(": ", 1) for line in (ROOT / "CITATION.cff").read_text("utf-8").splitlines() if ": " in line
    )
    assert cited["version"] == madang.__version__
