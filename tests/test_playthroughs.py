"""The games do what they did when their playthroughs and digests were written, and where they do not, it is noticed.

How to write them anew stands at the top of tests/playthroughs.py. Knows games only through their contract, but for a
few rules that are changed on purpose.
"""

import sys
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

import playthroughs
from games import every_game, every_table
from madang.engine.drivers import core_of, interpreted
from madang.engine.events import event_rows
from madang.engine.refusal import Refused
from madang.engine.rule import NOBODY
from madang.games import NAMES
from madang.games import game as game_of
from playthroughs import COMMAND, changed, difference, digests, keep_digests, raise_version, read

MOST_BYTES = 100_000


@every_table
def test_a_playthrough_is_still_the_same(name, players):
    path = playthroughs.playthrough_file(game_of(name), players)
    found = difference(path, playthroughs.playthrough(game_of(name), players))
    assert not found, f"{path.name} has changed. If that is meant, write it anew with: {COMMAND}\n{found}"


@every_table
def test_a_playthrough_can_be_read_through(name, players):
    assert playthroughs.playthrough_file(game_of(name), players).stat().st_size < MOST_BYTES


def test_there_is_a_file_for_each_table_and_each_game_and_no_other():
    games = [game_of(name) for name in NAMES]
    expected = {playthroughs.playthrough_file(game, players) for game in games for players in game.players}
    assert set((playthroughs.FOLDER / "playthroughs").iterdir()) == expected
    assert set((playthroughs.FOLDER / "digests").iterdir()) == {playthroughs.digest_file(game) for game in games}


# A rule that changes needs another version


@every_game
def test_what_a_game_does_belongs_to_its_version(name):
    game = game_of(name)
    kept, now = read(playthroughs.digest_file(game)), digests(game)
    assert not changed(kept, now), raise_version(game, changed(kept, now))
    assert kept == now, f"Rules have another version, or scenarios have changed; write the digests anew with: {COMMAND}"


@every_game
def test_digests_meet_everything_a_game_has(name):
    """Every event, card and kind of move; every rule has its scenarios, see tests/test_scenarios.py."""
    game = game_of(name)
    core, met, blocks = core_of(game), set(), set()

    def hear(call: Callable[..., Any]) -> Callable[..., Any]:
        def listen(*arguments: Any) -> None:
            rows = event_rows()
            call(*arguments[:-1], rows)
            met.update(game.events[row[0]] for row in rows[1 : rows[0, 0] + 1])
            met.update(game.cards[row[2]] for row in rows[1 : rows[0, 0] + 1] if row[2] >= 0)

        return listen

    def apply(states: Any, index: int, action: int, rows: Any) -> None:
        blocks.add(game.actions.block(action).name)
        hear(core.apply)(states, index, action, rows)

    digests(game, SimpleNamespace(**{**vars(core), "deal": hear(core.deal), "apply": apply}))
    assert met == {*game.events, *game.cards}
    assert blocks == {block.name for block in game.actions.blocks}


def replaced(monkeypatch: pytest.MonkeyPatch, game: str, module: str, name: str, change: Callable[..., Any]) -> None:
    """Changes a rule wherever its game uses it; `change` gets the rule and then its arguments."""
    rule = getattr(import_module(f"madang.games.{game}.{module}"), name)
    for home in [home for place, home in sys.modules.items() if place.startswith(f"madang.games.{game}.")]:
        if getattr(home, name, None) is rule:
            monkeypatch.setattr(home, name, lambda *arguments: change(rule, *arguments))


def taking_two_tokens(rule, state, events):
    rule(state, events)
    if state.pool:
        rule(state, events)


CHANGED_RULES = [
    ("koryo", "turns", "take_token", taking_two_tokens, "banker-"),
    ("koryo", "effects", "immune_to_lobbying", lambda rule, state, seat: False, "20 games of 4"),
    ("choson", "scoring", "legacy_gain", lambda rule, points, players: points, "20 games of 2"),
    ("choson", "effects", "reach", lambda rule, character: (1 << 9) - 1, "double-"),
    ("chronicle", "histories", "measure", lambda rule, allies, what: min(rule(allies, what), 3), "20 games of 3"),
    ("chronicle", "histories", "ruler_of_evil", lambda rule, state: NOBODY, "end-"),
    ("gosux", "queries", "hand_limit", lambda rule, state: rule(state) + 1, "aat-"),
    ("gosux", "queries", "controls_bounty", lambda rule, state, seat: False, "20 games of 2"),
]
"""Where a rule stands, what it is turned into, and the cases that show it."""


@pytest.mark.parametrize(("name", "module", "rule", "change", "among"), CHANGED_RULES)
def test_a_rule_that_changes_without_another_version_is_noticed(name, module, rule, change, among, monkeypatch):
    """Interpreted: what is compiled would not change."""
    game = game_of(name)
    kept = read(playthroughs.digest_file(game))
    assert changed(kept, digests(game, interpreted(game), among)) == []
    replaced(monkeypatch, name, module, rule, change)
    assert changed(kept, digests(game, interpreted(game), among)) != []


@every_game
def test_what_is_only_called_or_shown_otherwise_is_no_other_version(name):
    """Names of events, rules, zones and titles; views, prompts, observations and evaluations."""
    game = game_of(name)

    def gone(*arguments: Any) -> Any:
        raise AssertionError("nobody should ask")

    renamed = {part: tuple(f"new-{word}" for word in getattr(game, part)) for part in ("events", "rules", "zones")}
    shown = dict.fromkeys(("prompt", "parts", "why_not", "view", "observe", "redeal", "evaluate"), gone)
    other = replace(game, about=replace(game.about, title="Renamed"), **renamed, **shown)
    assert digests(other, interpreted(other)) == read(playthroughs.digest_file(game))


def test_digests_are_not_written_over_others_of_the_same_version(tmp_path):
    game, path = game_of(NAMES[0]), tmp_path / "digests" / "game.txt"
    first = {"rules": "1-aa", "40 games of 2": "11111111", "a scenario 01": "22222222"}
    keep_digests(path, game, first, unreleased=False)
    assert read(path) == first
    more = {**first, "another scenario 02": "33333333"}
    keep_digests(path, game, more, unreleased=False)
    assert read(path) == more, "a new case is no change"

    other = {**more, "a scenario 01": "99999999"}
    with pytest.raises(Refused, match=r"does something else than it did under .* first in: a scenario 01") as no:
        keep_digests(path, game, other, unreleased=False)
    assert "Raise `version`" in str(no.value)
    assert read(path) == more
    keep_digests(path, game, other, unreleased=True)
    assert read(path) == other, "the repair of a version that no release had"
    keep_digests(path, game, {**more, "rules": "2-aa"}, unreleased=False)
    assert read(path) == {**more, "rules": "2-aa"}
