"""Records: whole games as data. A good one replays to the last byte, a bad one is refused with a sentence, never worse.

Knows games only through their contract and facts.
"""

import json
import pickle
from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import madang
from games import assert_one_sentence, every_game, every_table, facts, finished_game, in_world, random_game, states_of
from hostile import DEEP, HUGE, nested, plain_data
from madang.engine.drivers import interpreted
from madang.engine.match import PLAIN, SEALED, Match
from madang.games import game as game_of

DRAFTED = {
    "phase": "turns",
    "tableaus": [{"banker": 2, "spy": 1}, {"merchant": 2}, {"priest": 1}],
    "tokens": [0, 2, 1],
    "orders": [{"merchant": 1}, {"guardian": 1}, {"senator": 1}],
}
"""Seat 0 may take a token, and take that back."""


@cache
def a_finished_record(name: str, players: int) -> str:
    return json.dumps(finished_game(game_of(name), players, 1).record())


def a_record(name: str, players: int | None = None) -> dict:
    """The record of a random game that is half over."""
    record = json.loads(a_finished_record(name, players or game_of(name).players[0]))
    record["moves"] = record["moves"][: len(record["moves"]) // 2]
    return record


def refusal_of(record) -> madang.Refused:
    with pytest.raises(madang.Refused) as refused:
        madang.Table.from_record(record)
    assert_one_sentence(refused.value)
    return refused.value


def is_taken(record) -> bool:
    """Whether a record is taken; if not, it has to be refused properly."""
    try:
        table = madang.Table.from_record(record)
    except madang.Refused as refusal:
        assert_one_sentence(refusal)
        return False
    assert table.record() == madang.Table.from_record(table.record()).record()
    return True


# Good records


@every_table
@pytest.mark.parametrize("shuffle", [SEALED, PLAIN])
def test_a_record_is_plain_json_and_replays_to_the_last_byte(name, players, shuffle):
    table = finished_game(game_of(name), players, 5, shuffle)
    record = table.record()
    assert list(record) == ["version", "game", "rules_version", "options", "players", "seed", "shuffle", "moves"]
    text = json.dumps(record, allow_nan=False)
    for given_as in (record, json.loads(text), text, json.dumps(record, indent=2, ensure_ascii=False)):
        again = madang.Table.from_record(given_as)
        assert again.state_bytes() == table.state_bytes()
        assert again.record() == record
        assert again.events() == table.events()


@every_game
def test_a_record_remembers_the_position_it_began_with(name):
    for position in facts(name).POSITIONS:
        table = madang.Table.from_position({"game": name, **position}, seed=3)
        if not table.over:
            table.play(table.moves()[-1])
        record = json.loads(json.dumps(table.record()))
        assert "start" in record
        again = madang.Table.from_record(record)
        assert again.state_bytes() == table.state_bytes()
        assert again.record() == table.record()


@every_game
def test_records_are_the_same_from_either_core(name):
    game = game_of(name)
    record = a_record(name)
    assert Match.replay(game, record, interpreted(game)).state_bytes() == madang.Table.from_record(record).state_bytes()


@every_game
def test_a_record_replays_from_the_seed_not_from_the_state(name):
    """Sealed shuffles come from the seed before every decision, plain ones from what the last decision left."""
    game = game_of(name)
    for shuffle, alike in ((SEALED, True), (PLAIN, False)):
        match = next(iter(random_game(game, game.players[0], 2, shuffle)))
        states = states_of(match)
        states["generator"] += 1
        twin = in_world(match, states)
        while not (match.over or twin.over):
            move = match.moves()[0]
            match.play(move)
            if move not in twin.moves():
                break
            twin.play(move)
        assert (match.state_bytes() == twin.state_bytes()) == alike


@every_game
def test_whatever_is_handed_out_is_the_callers_own(name):
    """Asked twice, a table answers with the same content but never with the same list or dictionary."""

    def containers(thing):
        if isinstance(thing, dict | list):
            yield thing
            for part in thing.values() if isinstance(thing, dict) else thing:
                yield from containers(part)

    table = madang.Table.from_position({"game": name, **facts(name).POSITIONS[-1]})
    for ask in (table.view, table.prompt, table.moves, table.events, table.scores, table.record):
        one, other = ask(), ask()
        assert one == other
        shared = {id(part) for part in containers(one)} & {id(part) for part in containers(other)}
        assert not shared, f"{ask.__name__} shares something"


@every_game
def test_a_position_can_be_changed_by_its_giver_without_changing_the_table(name):
    given = json.loads(json.dumps({"game": name, **facts(name).POSITIONS[-1]}))
    table = madang.Table.from_position(given)
    before = json.dumps(table.record())
    for part in given.values():
        if isinstance(part, list):
            part.clear()
    assert json.dumps(table.record()) == before


@every_table
def test_a_record_tells_what_befell_seats(name, players):
    """A bot plays on for a seat and gives it back; then all but one give up, one after the other."""
    record = a_record(name, players)
    middle, last = len(record["moves"]) // 2, len(record["moves"])
    record["incidents"] = [befell(middle, 1, "taken-over"), befell(last, 1, "given-back")]
    record["incidents"] += [befell(last, seat) for seat in range(players) if seat != 1]
    table = madang.Table.from_record(json.dumps(record))
    assert table.record() == record
    assert (table.over, table.winners(), table.moves(), table.prompt()) == (True, [1], [], None)
    assert [table.fate(seat) for seat in range(players)] == [
        None if seat == 1 else "resigned" for seat in range(players)
    ]
    assert [incident.kind for incident in table.after(last - 1).incidents] == ["taken-over"]
    for wrong in (-1, last + 1, None, "1", 1.5, True):
        with pytest.raises(madang.Refused) as refused:
            table.after(wrong)
        assert_one_sentence(refused.value)
    for twin in (table.clone(), pickle.loads(pickle.dumps(table))):
        assert (twin.incidents, twin.over) == (table.incidents, True)
    for language, words in (("en", "Sun resigns."), ("fr", "Soleil abandonne.")):
        assert table.log(language).count(words) == 1
    bare = madang.Table.from_record({key: value for key, value in record.items() if key != "incidents"})
    told, without = table.log(), bare.log()
    assert [line for line in told if line in without] == without
    assert told[-players:] == ["Mountain is back and plays again.", *told[1 - players :]]


@every_game
def test_records_of_the_first_form_are_read(name):
    record = a_record(name)
    first = {key: value for key, value in record.items() if key != "version"}
    for older in (first, {**first, "version": 1}):
        assert madang.Table.from_record(older).record() == record
        assert "incidents" in str(refusal_of({**older, "incidents": []}))


@pytest.mark.parametrize("seed", range(3))
def test_who_has_resigned_cannot_win(seed):
    """The others finish the game; where the rules would name the seat, the best of the others have won."""
    finished = finished_game(game_of("koryo"), 4, seed)
    [*_, best] = sorted(range(4), key=finished.scores().__getitem__)
    for resigned in range(4):
        table = madang.Table.from_record({**finished.record(), "incidents": [befell(3, resigned)]})
        assert table.scores() == finished.scores()
        others = [seat for seat in range(4) if seat != resigned]
        most = max(table.scores()[seat] for seat in others)
        wanted = [seat for seat in others if table.scores()[seat] == most] if resigned == best else finished.winners()
        said = [event["seat"] for event in table.events() if event["kind"] == "won"]
        assert said == ([] if resigned == best else finished.winners()), "the log names nobody else"
        assert table.winners() == wanted


def test_what_befell_a_seat_is_not_taken_back():
    table = madang.Table.from_position({"game": "koryo", "players": 3, **DRAFTED})
    table.play("banker")
    assert table.can_undo
    table.note("taken-over", 2)
    assert not table.can_undo
    with pytest.raises(madang.Refused):
        table.undo()


# Bad records


@every_game
def test_a_record_needs_each_of_its_fields(name):
    record = a_record(name)
    for field in record.keys() - {"version"}:  # older records say none
        refused = refusal_of({key: value for key, value in record.items() if key != field})
        assert f"'{field}'" in str(refused)


def befell(decision=0, seat=0, kind="resigned"):
    return {"decision": decision, "seat": seat, "kind": kind}


WRONG = {
    "version": [None, 0, 3, -1, "2", 2.0, True, [], {}, HUGE, nested()],
    "incidents": [
        *(None, {}, "none", 1, [1], [None], [{}], [{"decision": 0}], [{**befell(), "more": 1}], nested()),
        *([befell(decision=wrong)] for wrong in (None, -1, "0", 0.0, True, HUGE, 100_000)),
        *([befell(seat=wrong)] for wrong in (None, -1, 99, "0", [])),
        *([befell(kind=wrong)] for wrong in (None, "", "won", "given-back", [])),
        *([befell(kind=first), befell(kind=second)] for first, second in (("taken-over",) * 2, ("resigned",) * 2)),
        [befell(decision=1, kind="taken-over"), befell(kind="given-back")],
        [befell(seat=seat) for seat in range(2)],
    ],
    "game": [None, 3, [], {}, "", "chess", "KORYO", "koryo ", "../koryo", "os", "x" * 10_000, "\ud800"],
    "rules_version": [None, "", "0-00000000", 1, [], {}, float("nan"), "9" * 10_000],
    "options": [None, [], "none", 1, {"speed": 2}, {"": None}],
    "players": [None, 0, 1, 99, -2, "2", 2.0, True, [2], {}, float("inf"), float("nan"), HUGE, nested()],
    "seed": [None, 7, "", "7", "zz" * 32, "0" * 63, "0" * 65, "0x" + "0" * 62, " " * 64, [], b"0" * 32, "é" * 64],
    "shuffle": [None, "", "riffle", 1, [], {}, HUGE, nested()],
    "start": [5, "deal", [], [1, 2], ["ab"], True, {"no-such-field": 1}, nested(), {"players": 2}],
    "moves": [None, "", "end", {}, [1], [None], [["end"]], ["no such move"], ["x" * 100_000], [""], ["\x00\n"]],
}


@every_game
@pytest.mark.parametrize("field", WRONG)
def test_a_record_with_a_wrong_field_is_refused(name, field):
    for value in WRONG[field]:
        if field != "moves" or value is None or not isinstance(value, list):
            refusal_of({**a_record(name), field: value})
        else:
            refusal_of({**a_record(name), field: [*a_record(name)["moves"], *value]})


@every_game
def test_a_record_with_a_field_too_many_is_refused(name):
    for field in ("result", "", "x" * 10_000, "moves ", "\u202e", 7, None):
        refusal_of({**a_record(name), field: 1})


@every_game
def test_a_record_of_other_rules_says_so(name):
    record = a_record(name)
    refused = refusal_of({**record, "rules_version": "0-12345678"})
    assert "0-12345678" in str(refused)
    assert record["rules_version"] in str(refused)


@every_game
def test_a_record_of_the_same_rules_replays(name):
    """Those of a version that only had another number, or other words on its cards."""
    record = a_record(name)
    for version in game_of(name).versions:
        assert madang.Table.from_record({**record, "rules_version": version}).record() == record


@every_game
def test_an_illegal_move_in_the_middle_is_named_with_its_number_and_rule(name):
    game = game_of(name)
    record = a_record(name)
    middle = len(record["moves"]) // 2
    table = madang.Table.from_record({**record, "moves": record["moves"][:middle]})
    illegal = next(action.text for action in game.actions.actions if action.number not in table.legal())
    refused = refusal_of({**record, "moves": [*record["moves"][:middle], illegal, *record["moves"][middle:]]})
    assert str(refused).startswith(f"Move {middle + 1} of the record cannot be replayed: '{illegal}'")
    assert refused.rule in game.rules
    assert refused.rule in str(refused)


@every_game
def test_moves_after_the_end_are_refused(name):
    game = game_of(name)
    record = finished_game(game, game.players[0], 1).record()
    refused = refusal_of({**record, "moves": [*record["moves"], record["moves"][-1]]})
    assert "the game is over" in str(refused)


@every_game
def test_a_record_as_long_as_no_game_is_refused_at_once(name):
    record = a_record(name)
    assert "no game is longer" in str(refusal_of({**record, "moves": record["moves"][:1] * 100_001}))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "7",
        '"koryo"',
        "NaN",
        "Infinity",
        "1e999",
        "9" * 10_000,
        "{'game': 1}",
        "\x00",
        "\ufeff{}",
        "\ud800",
        "[" * DEEP,
        "[" * DEEP + "]" * DEEP,
        '{"game":' * DEEP,
        '{"a":' * DEEP + "1" + "}" * DEEP,
    ],
    ids=lambda text: repr(text[:12]),
)
@pytest.mark.parametrize("read", [madang.Table.from_record, madang.Table.from_position])
def test_text_that_is_no_record_or_position_is_refused(read, text):
    with pytest.raises(madang.Refused) as refused:
        read(text)
    assert_one_sentence(refused.value)


@pytest.mark.parametrize("read", [madang.Table.from_record, madang.Table.from_position])
def test_things_that_are_no_record_or_position_are_refused(read):
    for thing in (None, 7, 1.5, True, [], ["game"], nested(), HUGE, b"{}", {1, 2}, range(3)):
        with pytest.raises(madang.Refused) as refused:
            read(thing)
        assert_one_sentence(refused.value)


@every_game
def test_a_cut_off_text_is_refused_wherever_it_is_cut(name):
    text = json.dumps(a_record(name))
    for length in range(0, len(text), 7):
        assert not is_taken(text[:length])


@every_game
@settings(max_examples=50)
@given(data=st.data())
def test_a_spoiled_text_is_taken_or_refused_but_never_worse(name, data):
    """A few characters replaced, taken out or put in."""
    text = json.dumps(a_record(name))
    for _ in range(data.draw(st.integers(1, 3))):
        first = data.draw(st.integers(0, len(text)))
        last = data.draw(st.integers(first, min(len(text), first + 3)))
        text = text[:first] + data.draw(st.text(alphabet='{}[]",:0123456789abeil \\', max_size=3)) + text[last:]
    is_taken(text)


@every_game
@settings(max_examples=60)
@given(field=st.sampled_from(sorted(WRONG)), value=plain_data)
@example(field="start", value={})
@example(field="options", value={})
def test_any_value_in_any_field_is_taken_or_refused_but_never_worse(name, field, value):
    is_taken({**a_record(name), field: value})


@settings(max_examples=50)
@given(plain_data)
def test_any_data_at_all_is_taken_or_refused_but_never_worse(data):
    is_taken(data)
    is_taken(json.dumps(data))


@every_game
@settings(max_examples=30)
@given(data=st.data())
def test_any_list_of_moves_is_taken_or_refused_but_never_worse(name, data):
    texts = [action.text for action in game_of(name).actions.actions]
    moves = data.draw(st.lists(st.sampled_from(texts) | st.text(max_size=12), max_size=6))
    is_taken({**a_record(name), "moves": moves})


def test_a_turn_is_taken_back_with_all_that_was_decided_since():
    table = madang.table("koryo", players=3, seed=5)
    before = table.state_bytes()
    for _ in range(2):
        table.play(table.moves()[0])
    first, second = (table.events(since=1)[number]["seat"] for number in (0, -1))
    assert [table.turn_to_take_back(seat) for seat in (first, second)] == [0, 1]
    assert table.turn_to_take_back(table.to_act) is None, "it has not decided anything"
    assert table.take_back(first) == (0, first, "taken-back")
    assert (table.state_bytes(), table.to_act, table.fate(first)) == (before, first, None)
    table.play(table.moves()[-1])
    again = madang.Table.from_record(table.record())
    assert (again.incidents, again.state_bytes()) == (table.incidents, table.state_bytes())
    table.note("taken-over", second)
    assert table.turn_to_take_back(first) is None, "something befell a seat since"
    with pytest.raises(madang.Refused, match="nothing to take back"):
        table.take_back(first)


def test_what_showed_something_hidden_is_not_taken_back():
    table = madang.table("koryo", players=2, seed=5)
    for _ in range(2):
        table.play(table.moves()[0])
    assert any(event["kind"] == "revealed" for event in table.events())
    assert [table.turn_to_take_back(seat) for seat in (0, 1)] == [None, None]
