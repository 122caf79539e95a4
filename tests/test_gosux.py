"""Gosu X alone: programs and printed cards agree, bags are bags, chains of copies end, every card does everything it
can in games that try what is new first, and each way to win is reached."""

import random
from collections import Counter, defaultdict

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chance import is_fair
from facts.gosux import CARDS, CLANS, KEYWORDS, KINDS, cards_in, is_bag
from games import state_of, states_of
from madang.data import scenario_folder
from madang.engine.drivers import compiled, interpreted
from madang.engine.events import event_rows
from madang.engine.match import Match
from madang.engine.rule import NOBODY
from madang.games import game as game_of
from madang.games.gosux.cards import SLOTS
from madang.games.gosux.effects import cards as table
from madang.games.gosux.effects.language import ALWAYS, Label, Step, assemble, draw, may, times, when
from madang.games.gosux.effects.tables import ALL_CARDS
from madang.games.gosux.queries import join, without
from madang.games.gosux.setting_up import GIVEN_NAMES
from madang.games.gosux.state import ASKED
from madang.scenarios import load

GAME = game_of("gosux")
MOST_FRAMES = 7
"""See the top of effects/flow.py."""


# Cards as programs


@pytest.mark.parametrize("card", table.CARDS, ids=KINDS)
def test_the_table_of_programs_agrees_with_the_printed_card(card):
    printed = CARDS[card.name]
    assert printed["clan"] == CLANS[card.clan]
    assert 1 << printed["level"] - 1 == card.level
    assert printed["copies"] == (2 if card.level == table.TROOP else 1)
    assert printed["military"] == {table.TROOP: 2, table.HERO: 3, table.IMMORTAL: 5}.get(card.level)
    assert (printed["shift"], printed["activations"]) == (card.shift, card.symbols)
    assert set(printed["keywords"]) == {word for bit, word in enumerate(KEYWORDS) if card.keywords >> bit & 1}
    assert card.entry or card.holds or card.triggers


def test_every_symbol_activates_something():
    assert all(card.entry for card in table.CARDS if card.symbols)


def test_one_counter_a_frame():
    with pytest.raises(ValueError, match="one count stands inside another"):
        assemble({"twice": times(2, times(3, draw(1)))})
    assemble({"one after the other": [*times(2, draw(1)), *times(3, draw(1))]})


def test_no_way_leads_nowhere():
    with pytest.raises(ValueError, match="leads nowhere"):
        assemble({"open": [Step("when", ALWAYS)]})
    assemble({"closed": when(ALWAYS, may("echo", draw(1)))})


def test_a_label_stands_once():
    label = Label()
    with pytest.raises(ValueError, match="stands twice"):
        assemble({"loop": [label, *draw(1), label, Step("go", otherwise=label)]})


# Bags

DECK = [card for card in range(45) if card % 15 in (0, 2, 4, 6, *range(8, 15))]
counts = st.tuples(*(st.integers(0, 2 if card % 15 < 8 else 1) for card in DECK))


def bag_of(numbers):
    return sum((1 << number) - 1 << card for card, number in zip(DECK, numbers, strict=True))


@given(counts, counts)
def test_bags_join_and_part_like_counters(one, other):
    whole, part = bag_of(one), bag_of([min(pair) for pair in zip(one, other, strict=True)])
    rest = without(whole, part)
    assert is_bag(rest)
    assert cards_in(rest) == cards_in(whole) - cards_in(part)
    assert join(rest, part) == join(part, rest) == whole
    assert join(without(ALL_CARDS, whole), whole) == ALL_CARDS


# Curious games: whatever has not been seen yet is done first

DEEDS = {
    "played": set(KINDS),
    "shifted": set(KINDS),
    "captured": {name for name, card in CARDS.items() if "ethereal" not in card["keywords"]},
    "freed": {name for name, card in CARDS.items() if "ethereal" not in card["keywords"]},
    "destroyed": {name for name, card in CARDS.items() if "ethereal" not in card["keywords"]},
    "sacrificed": set(KINDS),
    "activated": {name for name, card in CARDS.items() if card["activations"]} | {"aat"},
    "copied": set(KINDS),
    "sent-to-deck": set(KINDS),
    "removed": set(KINDS),
}
"""What can happen to which cards. An Ethereal card is never captured, nor destroyed."""
WAYS = {
    "capture": "captured",
    "may-capture": "captured",
    "capture-or-free": "captured",
    "strike": "captured",
    "free": "freed",
    "destroy": "destroyed",
    "sacrifice": "sacrificed",
    "song": "sacrificed",
    "return": "sent-to-deck",
    "copy": "copied",
    "copy-discard": "copied",
    "remove": "removed",
    "shift-in": "shifted",
}
"""Which deed the answer to a question leads to."""
PASSES = 0.1


def card_meant(state, action):
    """The card an action names, or the one that lies on the place it names."""
    fields = GAME.actions.actions[action].fields
    if "card" in fields:
        return fields["card"]
    if "place" not in fields:
        return None
    seat = int(fields.get("seat", state.ask_seat))
    slot = int(GAME.actions.fields[action, 1 if "seat" in fields else 0])
    card = state.army[seat, slot]
    clan = state.clans[seat, card // 15]
    return KINDS[clan * 11 + [0, 0, 1, 1, 2, 2, 3, 3, *range(4, 11)][card % 15]]


def deed_meant(state, action):
    block, asked = GAME.actions.block(action).name, ASKED[state.asked]
    if asked == "turn":
        deed = {"play": "played", "play-discard": "played", "activate": "activated", "shift": "shifted"}.get(block)
    elif block in ("capture", "destroy", "free"):
        deed = {"capture": "captured", "destroy": "destroyed", "free": "freed"}[block]
        place = state.place[state.depth - 1]
        return deed, card_meant(state, int(GAME.actions.index["place"][place // SLOTS, place % SLOTS]))
    else:
        deed = WAYS.get(asked)
    return deed, card_meant(state, action)


def curious(state, legal, seen, chooser):
    """An action that shows something new, if there is one; passing and declining only rarely."""
    new = [action for action in legal if (meant := deed_meant(state, action))[0] and meant[1] not in seen[meant[0]]]
    if new and chooser.random() < 0.9:
        immortals = [action for action in new if GAME.actions.actions[action].text.startswith("shift c")]
        return chooser.choice(immortals or new)
    if ASKED[state.asked] == "row" and chooser.random() < 0.7:
        return legal[-1]
    action = chooser.choice(legal)
    if GAME.actions.block(action).name in ("pass", "no") and chooser.random() > PASSES:
        return chooser.choice(legal)
    return action


def rich_position(chooser):
    """Two armies face to face, some of their cards captured, with full discards and Supremacy tokens."""
    clans = chooser.sample(CLANS, 6)
    supremacy = chooser.choice([[1, 1], [1, 0], [0, 1]])
    position = {"clans": [clans[:3], clans[3:]], "armies": [], "discards": [], "supremacy": supremacy, "owned": [3, 3]}
    for mine in position["clans"]:
        deck = [card for card in CARDS.values() if card["clan"] in mine for _ in range(card["copies"])]
        chooser.shuffle(deck)
        deck.sort(key=lambda card: card["id"] == "phoenix-immortal")  # it can lie higher
        army, most = {}, 4
        for level, row in enumerate("abc", 1):
            most = chooser.randint(max(most - 2, 0), most)
            rising = [card for card in deck if card["id"] == "phoenix-immortal" and level > 2]
            laid = [*rising, *(card for card in deck if card["level"] == level and card not in rising)][:most]
            deck = [card for card in deck if all(card is not other for other in laid)]
            for column, card in enumerate(laid, 1):
                captured = chooser.random() < 0.35 and "ethereal" not in card["keywords"]
                army[f"{row}{column}"] = {"card": card["id"], "captured": captured}
            most = len(laid)
        position["armies"].append(army)
        position["discards"].append(dict(Counter(card["id"] for card in deck[:8])))
    return position


def decisions(match, core, choose):
    """Plays a match to its end; hands out the record after each decision, and the rows of what happened."""
    states, moves = states_of(match), np.zeros(GAME.most_legal, np.int32)
    state = GAME.bind(states)
    while core.to_act(states, 0) != NOBODY:
        number = core.legal(states, 0, moves)
        rows = event_rows()
        core.apply(states, 0, choose(state, moves[:number].tolist()), rows)
        yield state, rows[1 : int(rows[0, 0]) + 1]


def test_every_card_does_all_it_can():
    """Played, shifted in, captured, freed, destroyed, sacrificed, activated, copied, put on a deck, removed."""
    core, seen, asked, deepest, games, missing = compiled(GAME), defaultdict(set), Counter(), 0, 0, DEEDS
    while missing and games < 3000:
        games += 1
        chooser = random.Random(games)

        def choose(state, legal, chooser=chooser):
            asked[ASKED[state.asked]] += 1
            return curious(state, legal, seen, chooser)

        for state, rows in decisions(Match(GAME, 2, games, position=rich_position(chooser)), core, choose):
            deepest = max(deepest, state.depth)
            for row in rows:
                seen[GAME.events[row[0]]].add(KINDS[row[2]])
        missing = {deed: kinds - seen[deed] for deed, kinds in DEEDS.items() if not kinds <= seen[deed]}
    assert missing == {}, f"after {games} games"
    assert deepest <= MOST_FRAMES
    assert [kind for kind in ASKED[3:] if not asked[kind]] == []


def test_games_of_people_who_never_pass_end():
    def stubborn(state, legal):
        going_on = [action for action in legal if GAME.actions.block(action).name != "pass"]
        return random.Random(state.turns).choice(going_on or legal)

    for seed in range(20):
        *_, (state, _) = decisions(Match(GAME, 2, seed), compiled(GAME), stubborn)
        assert state.result


def test_after_two_hundred_turns_passing_is_all_that_is_left():
    """GX-TURN-2: tokens or not."""
    assert len(Match(GAME, 2, 0, position={"turn": 200}).moves()) > 1
    match = Match(GAME, 2, 0, position={"turn": 201, "hands": [{}, {}]})
    for _ in range(2):
        assert match.moves() == ["pass"]
        match.play("pass")
    assert match.view()["round"] == 2


# Chains of copies


def test_a_deep_chain_of_copies():
    """GX-KW-COPY, GX-KW-TRIGGER: Nio copies Abhilasha, she Alpha in a discard, who captures the Wardens of the Night;
    each then does what is left to do."""
    position = {
        "clans": [["abhilasha", "xi-an", "tomorrow"], ["goan-sul", "galmi", "justice"]],
        "armies": [{"a1": "les-gardiens-de-la-nuit", "b1": "solok", "c1": "abhilasha"}, {}],
        "hands": [{"nio": 1, "ez": 1, "ne-o": 1, "obeezs": 1}, {"smook": 1, "orgah": 1}],
        "discards": [{}, {"alpha": 1}],
    }
    match = Match(GAME, 2, 0, position=position, core=interpreted(GAME))
    depths = []
    for seat, move in (
        (0, "shift b1"),
        (0, "choose nio"),
        (0, "choose ez"),
        (0, "choose ne-o"),
        (0, "choose c1 of 0"),
        (0, "choose alpha"),
        (0, "choose a1 of 0"),
        (0, "no"),
        (1, "choose smook"),
        (0, "no"),
    ):
        match.play(move, seat)
        depths.append(state_of(match).depth)
    assert max(depths) == 6 <= MOST_FRAMES
    view = match.view()
    assert view["seats"][1]["removed"] == {"alpha": 1}
    assert [slot for slot, lies in view["seats"][0]["army"].items() if lies and lies["captured"]] == ["a1", "c1"]
    assert match.prompt()["kind"] == "echo"


@pytest.mark.parametrize(
    ("choice", "copied"),
    [(0, ["dragon-dansant", "les-sombres-cultistes"]), (-1, ["les-sombres-cultistes", "dragon-dansant"])],
)
def test_a_chain_never_comes_back(choice, copied):
    """GX-KW-COPY: copying cards that could copy each other for ever copy each other once."""
    position = {
        "clans": [["xi-an", "abhilasha", "tomorrow"], ["goan-sul", "galmi", "narashima"]],
        "armies": [{"a1": "dragon-dansant", "a2": "les-sombres-cultistes", "b1": "valeen", "b2": "nio"}, {}],
        "hands": [{"dragon-dansant": 1}, {}],
    }
    match = Match(GAME, 2, 0, position=position, core=interpreted(GAME))
    match.play("play dragon-dansant")
    assert match.prompt()["kind"] == "copy"
    match.play(match.moves()[choice])
    assert [event["card"] for event in match.events() if event["kind"] == "copied"] == copied
    assert match.to_act == 1


# Ways to win


def wins(match):
    """By which rule a finished match was won, and by whom."""
    assert match.over
    result = match.view()["result"]
    return result["rule"], result["winners"]


def played(position, *moves):
    match = Match(GAME, 2, 0, position=position, core=interpreted(GAME))
    for move in moves:
        match.play(move)
    return match


FULL_ROWS = {f"a{column}": card for column, card in enumerate(("timer", "timer", "arpia", "arpia", "muraena"), 1)}
FULL_ROWS |= {f"b{column}": card for column, card in enumerate(("fenghuang", "genious", "kaez", "quae", "sati"), 1)}
FULL_ROWS |= {"c1": "phoenix", "c2": "justice", "c3": "byun-hyung-ja-justice", "c4": "byun-hyung-ja-phoenix"}


@pytest.mark.parametrize(
    ("position", "moves", "rule", "winners"),
    [
        ({"stage": "battle", "supremacy": [1, 0], "armies": [{"a1": "timer"}, {}]}, [], "GX-WIN-1", [0]),
        ({"stage": "battle", "supremacy": [1, 1]}, [], "GX-WIN-1", [0, 1]),
        (
            {"armies": [{"a1": "boul-go", "b1": "kan-te", "c1": "byun-hyung-ja-galmi"}, {}], "owned": [4, 2]}
            | {"spent": [4, 0]},
            ["pass"],
            "GX-WIN-2",
            [0],
        ),
        (
            {"armies": [FULL_ROWS, {}], "hands": [{"phoenix-immortal": 1}, {}]}
            | {"clans": [["phoenix", "justice", "tomorrow"], ["galmi", "xi-an", "abhilasha"]]},
            ["play phoenix-immortal"],
            "GX-WIN-3",
            [0],
        ),
        (
            {
                "stage": "battle",
                "clans": [["justice", "tomorrow", "galmi"], ["phoenix", "narashima", "abhilasha"]],
                "armies": [{"a1": "aat", "a2": "aat", "b1": "elle", "b2": "sati"}, {}],
            },
            [],
            "GX-WIN-4",
            [0],
        ),
        (
            {
                "supremacy": [1, 0],
                "clans": [["justice", "tomorrow", "galmi"], ["phoenix", "narashima", "abhilasha"]],
                "turned": [["justice", "galmi"], []],
                "armies": [{"a1": "volantis", "b1": "elle"}, {}],
                "hands": [{"justice": 1}, {}],
            },
            ["play justice"],
            "GX-WIN-5",
            [0],
        ),
    ],
)
def test_every_way_to_win(position, moves, rule, winners):
    assert wins(played(position, *moves)) == (rule, winners)


# Positions: what docs/positions/gosux.md says of fields left out


THREE_EACH = [["justice", "tomorrow", "galmi"], ["phoenix", "narashima", "abhilasha"]]
WITHOUT_GALMI = [["justice", "tomorrow", "xi-an"], ["phoenix", "narashima", "abhilasha"]]


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({}, {"stage": "round", "round": 1, "turn": 1, "first": 0, "active": 0, "wonder": None, "turns_left": None}),
        ({"first": 1}, {"first": 1, "active": 1}),
        ({"supremacy": [0, 1]}, {"round": 2}),
        ({"supremacy": [1, 1]}, {"round": 3}),
        ({"supremacy": [1, 1], "round": 2}, {"round": 2}),
        ({"passed": 0, "clans": THREE_EACH}, {"active": 1, "turns_left": 3}),
        ({"passed": 0, "clans": WITHOUT_GALMI}, {"active": 1, "turns_left": 2}),
        ({"passed": 0, "clans": WITHOUT_GALMI, "turns_left": 3}, {"turns_left": 3}),
        ({"turn_kind": "from-discard"}, {"additional": True, "open_discard": True}),
        ({"turn": 201}, {"turn": 201}),
        ({"stage": "draft"}, {"stage": "draft", "to_act": 0}),
        ({"stage": "mulligan", "first": 1}, {"stage": "mulligan", "to_act": 1}),
        ({"stage": "mulligan", "first": 1, "seat": 0}, {"stage": "mulligan", "to_act": 0}),
    ],
)
def test_what_a_position_leaves_out_of_the_table(position, expected):
    view = played(position).view()
    assert {field: view[field] for field in expected} == expected


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (
            {},
            {"hand_size": 7, "deck_size": 38, "discard": {}, "removed": {}, "supremacy": 0, "turned": [], "barred": []},
        ),
        ({}, {"tokens": {"hand": 2, "spent": 0, "on_cards": 0, "owned": 2}, "known_hand": {}, "deck_top": []}),
        ({"hands": [{}, None]}, {"hand_size": 0, "deck_size": 45}),
        ({"hands": ["dealt", {}]}, {"hand_size": 7}),
        ({"hands": [{}, {}], "discards": ["rest", {}]}, {"deck_size": 0}),
        ({"hands": [{}, {}], "removed": ["rest", {}], "decks": [["timer"], []]}, {"deck_size": 1, "deck": ["timer"]}),
        ({"decks": [["timer", "kaez"], []], "known_decks": [1, 0]}, {"deck_top": ["timer"]}),
        ({"owned": [4, None], "spent": [1, 0]}, {"tokens": {"hand": 3, "spent": 1, "on_cards": 0, "owned": 4}}),
        ({"clans": THREE_EACH}, {"clans": ["justice", "tomorrow", "galmi"]}),
    ],
)
def test_what_a_position_leaves_out_of_a_seat(position, expected):
    seat = played(position).view()["seats"][0]
    assert {field: seat[field] for field in expected} == expected


def test_the_clans_of_a_position_are_those_of_its_cards():
    armies = [{"a1": "timer", "b1": "nio"}, {"a1": "volantis"}]
    for clans in (None, [None, None], [[], []]):
        mine, other = (set(seat["clans"]) for seat in played({"armies": armies, "clans": clans}).view()["seats"])
        assert mine >= {"phoenix", "xi-an"}
        assert other >= {"justice"}
        assert len(mine | other) == 6


def test_a_card_barred_in_a_position_is_free_after_the_next_turn_of_its_namer():
    position = {"clans": THREE_EACH, "hands": [{}, {}], "barred": [["elle"], []], "seat": 0}
    match = played(position, "spend 1")
    assert match.view()["seats"][0]["barred"] == ["elle"]
    match.play("spend 1")
    assert match.view()["seats"][0]["barred"] == []


# Options


def test_clans_can_be_given():
    chosen = GIVEN_NAMES[77]
    match = Match(GAME, 2, 5, options={"draft": "given", "clans": chosen})
    assert "/".join("+".join(seat["clans"]) for seat in match.view()["seats"]) == chosen
    assert match.prompt()["kind"] == "mulligan"
    assert len(GIVEN_NAMES) == 560 == len(set(GIVEN_NAMES))


def test_random_drafts_are_fair():
    drawn = Counter()
    for seed in range(400):
        view = Match(GAME, 2, seed, options={"draft": "random"}, core=compiled(GAME)).view()
        clans = [clan for seat in view["seats"] for clan in seat["clans"]]
        assert len(set(clans)) == 6
        assert set(view["tiles"]) == set(CLANS) - set(clans)
        drawn.update(view["seats"][0]["clans"])
    assert set(drawn) == set(CLANS)
    assert is_fair(drawn, dict.fromkeys(CLANS, 1))


# What is shown


@pytest.mark.parametrize(
    ("scenario", "doubled"),
    [
        ("veteran-with-a-token", {"veteran"}),
        ("veteran-without-a-token", set()),
        ("avatar-doubled-against-a-bounty", {"bounty"}),
        ("avatar-without-a-bounty", set()),
    ],
)
def test_a_card_that_counts_double_says_why(scenario, doubled):
    position = load(scenario_folder() / "gosux" / f"{scenario}.toml")["given"]
    match = Match(GAME, 2, 0, position=position, core=interpreted(GAME))
    lying = [card for seat in match.view()["seats"] for card in seat["army"].values() if card]
    assert {card["doubled"] for card in lying} - {None} == doubled
    for card in lying:
        printed = 0 if card["captured"] else CARDS[card["card"]]["military"]
        assert card["value"] == printed * (2 if card["doubled"] else 1)


# Prompts


def test_nobody_is_asked_for_more_than_there_is():
    """Every number a prompt names can be given."""
    chooser = random.Random(7)
    seen = Counter()
    for seed in range(60):
        match = Match(GAME, 2, seed, position=rich_position(chooser), core=interpreted(GAME))
        for _ in range(150):
            if match.over:
                break
            prompt, view = match.prompt(), match.view()
            seat = view["seats"][prompt["seat"]]
            cards = seat["hand_size"], sum(one is not None for one in seat["army"].values())
            most = {"discard": cards[0], "limit": cards[0], "same-clan": cards[0], "song": cards[1]}
            most["pay"] = most["pay-shift"] = cards[0] + (view["wonder"] == prompt["seat"])
            assert 0 < prompt.get("count", 1) <= most.get(prompt["kind"], 3), prompt
            seen[prompt["kind"]] += 1
            if prompt["kind"] == "song":
                assert prompt["army"] - prompt["given"] == cards[1]
                assert prompt["count"] + prompt["given"] == (prompt["army"] + 1) // 2 + prompt["more"]
            match.play(chooser.choice(match.moves()))
    assert min(seen[kind] for kind in ("discard", "limit", "song", "pay", "pay-shift")) > 0
