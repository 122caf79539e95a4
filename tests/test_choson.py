"""Chosŏn alone: the public API as its users type it, moves and points by the book, and samples of the unseen at their
fair rate."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt

import pytest

import madang
from chance import SIGMAS, chi_square, is_fair, limit
from facts.choson import COPIES, FAMILIES, KINDS, can_order, is_combination, majority
from games import all_kinds_of_games, random_game, state_of
from madang.bots import bot
from madang.engine.rng import generator
from madang.engine.words import Words
from madang.games import game as game_of
from samples import arrangement, arrangements, samples

GAME = game_of("choson")
EFFECT = {
    **dict.fromkeys(("yi", "oracle", "scientist"), "lobby"),
    **dict.fromkeys(("sniper", "time-traveller"), "firearm"),
    **dict.fromkeys(("reaper", "gosu", "hulk"), "sword"),
}
LEGACY_ADDS = {2: 5, 3: 4, 4: 3}

every_count = pytest.mark.parametrize("players", GAME.players)


def test_the_public_api_as_it_is_typed():
    table = madang.table("choson", players=3, seed=7)
    assert table.to_act in (0, 1, 2)
    assert not table.over
    table.play(table.moves()[0])
    with pytest.raises(madang.IllegalMove, match="CH-ORD-1") as refused:
        table.play("lay 9 watcher")
    assert refused.value.rule == "CH-ORD-1"
    assert table.view(seat=0)["seats"][1]["hand"] is None
    assert table.view()["seats"][1]["hand"] is not None
    assert sum(table.scores()) == 2, "only the 1st Player token counts yet"
    assert table.log("fr")[0] == "La manche 1 sur 8 commence."
    assert madang.Table.from_record(table.record()).view() == table.view()
    table = madang.Table.from_position(
        {
            "game": "choson",
            "players": 2,
            "round": 8,
            "phase": "orders",
            "points": [0, 2],
            "tableaus": [{"oracle": 1}, {}],
        }
    )
    assert table.scores() == [3 + 2, 2]


# Moves by the book: written from the rules page over the full view, without the rules' code


def reach(character: str) -> list[str]:
    """CH-CIP-2"""
    if EFFECT[character] == "firearm":
        return list(FAMILIES)
    number = FAMILIES.index(character)
    return list(FAMILIES[number - 1 : number + 2])


def moves_by_the_book(view: dict) -> Iterator[str]:
    seat, seats, turn = view["to_act"], view["seats"], view["turn"]
    tableaus = [Counter(one["tableau"]) for one in seats]
    others = [other for other in range(len(seats)) if other != seat]
    shield = next((one["shield"] for one in seats if one["shield"]), None)
    points_left = view["pool"] or any(seats[other]["points_taken"] for other in others)

    def holds(family):
        return majority(tableaus, family, shield) == seat

    def families(one):
        return [family for family in FAMILIES if tableaus[one][family]]

    def targets(one):
        return [family for family in families(one) if seats[one]["shield"] != family]

    def victims(character):
        return [(other, family) for other in others for family in targets(other) if family in reach(character)]

    match view["asked"]:
        case "travel":
            yield from ("travel", "stay")
        case "from":
            yield from (f"from {other}" for other in others if seats[other]["points_taken"])
            if view["phase"] == "travel":
                yield "decline"
        case "order":
            hand = Counter(seats[seat]["hand"])
            held = [family for family in FAMILIES if hand[family]]
            yield from (f"lay {number} {family}" for family in held for number in range(1, hand[family] + 1))
            yield from (f"lay {one}+{other}" for one, other in combinations(held, 2))
            if hand["event"]:
                yield from (f"lay {family}+event" for family in held if family != "watcher")
            if hand["event"] >= 3:
                yield "lay 3 event"
        case "swap":
            begun = turn["named"]["seat"]
            yield from (
                f"swap {other} {family}" for other in range(len(seats)) if other != begun for family in targets(other)
            )
        case "second":
            yield "enough"
            left = [Counter(tableau) for tableau in tableaus]
            left[turn["named"]["seat"]][turn["named"]["card"]] -= 1
            yield from (
                f"strike {other} {family}" for other, family in victims(turn["character"]) if left[other][family]
            )
        case "riposte":
            yield from ("riposte", "let be")
        case "discard":
            yield from (f"discard {family}" for family in families(seat))
        case "turn":
            if points_left and "oracle" not in turn["used"] and holds("oracle") and (holds("sniper") or holds("hulk")):
                yield "oracle"
            if holds("yi") and "shield" not in turn["used"]:
                yield from (f"shield {family}" for family in families(seat) if family != shield)
            if not turn["revealed"]:
                yield "reveal"
                return
            yield "end"
            effects = []
            if turn["effect_open"]:
                if EFFECT[turn["character"]] != "lobby":
                    effects = [f"strike {other} {family}" for other, family in victims(turn["character"])]
                elif sum(bool(targets(one)) for one in range(len(seats))) > 1:
                    effects = [f"swap {one} {family}" for one in range(len(seats)) for family in targets(one)]
            yield from effects
            if turn["events"] + ("gosu" in turn["used"]) and not effects:
                if points_left and holds("scientist") and "scientist" not in turn["used"]:
                    yield "scientist"
                if holds("gosu") and "gosu" not in turn["used"]:
                    yield "gosu"


def test_moves_are_those_of_the_book():
    for moments in all_kinds_of_games("choson", range(20)):
        for match in moments:
            if not match.over:
                assert sorted(match.moves()) == sorted(moves_by_the_book(match.view())), match.record()


def points_by_the_book(view: dict) -> list[int]:
    """CH-SCORE-1, CH-SCORE-2, CH-SCORE-3"""
    tableaus = [Counter(one["tableau"]) for one in view["seats"]]
    points = [one["points_taken"] + one["kept_events"] for one in view["seats"]]
    points[view["first"]] += 2
    for number, family in enumerate(FAMILIES, 1):
        scorer = majority(tableaus, family)
        if scorer >= 0:
            points[scorer] += number
    for seat, one in enumerate(view["seats"]):
        if one["legacy"]:
            points[seat] += points[seat] if points[seat] <= 10 else LEGACY_ADDS[view["players"]]
    return points


def test_points_are_those_of_the_book():
    heirs = 0
    for moments in all_kinds_of_games("choson", range(8)):
        for match in moments:
            assert match.scores() == points_by_the_book(match.view())
            heirs += any(one["legacy"] for one in match.view()["seats"])
    assert heirs > 40


# What a round brings by the book


@every_count
def test_whoever_was_struck_may_answer_by_the_book(players):
    """CH-RIP-1, CH-RIP-2: over random games a riposte is asked of exactly those whom the rules allow it."""
    asked = 0
    for seed in range(60):
        before = None
        for match in random_game(GAME, players, seed):
            view = match.view()
            struck = [event for event in match.events(since=len(match.actions)) if event["kind"] == "struck"]
            if struck:
                attacker, character = struck[0]["seat"], before["turn"]["character"]
                token = "return_fire" if EFFECT[character] == "firearm" else "counter_attack"
                shielded = before["seats"][attacker]["shield"] == character
                hit = {event["from"]["seat"] for event in struck}
                avengers = [seat for seat in hit if before["seats"][seat][token] and not shielded]
                assert (view["asked"] == "riposte") == bool(avengers)
                if avengers:
                    asked += 1
                    assert [view["to_act"]] == avengers
            before = view
    assert asked > 5


@every_count
def test_a_turn_strikes_or_swaps_once(players):
    """CH-CIP-1, CH-CIP-4: one effect a turn, twice struck only with the Reaper, whatever the victim answers."""
    most: Counter = Counter()
    for seed in range(60):
        *_, match = random_game(GAME, players, seed)
        deeds: Counter = Counter()
        for event in match.events():
            if event["kind"] == "turn-begins":
                most |= deeds
                deeds.clear()
            elif event["kind"] in ("struck", "swapped", "riposted", "let-be"):
                deeds[event["kind"]] += 1
                assert deeds["struck"] <= 2
                assert deeds["swapped"] <= 2
                assert deeds["riposted"] + deeds["let-be"] <= 1
                assert not (deeds["struck"] and deeds["swapped"])
                assert deeds["struck"] < 2 or event["rule"] in ("CH-CIP-4", "CH-RIP-1")
    assert (most["struck"], most["swapped"]) == (2, 2), "the Reaper strikes twice, and two cards are swapped"


# What is told and asked


@every_count
def test_the_first_player_is_told_as_soon_as_the_token_moves(players):
    """CH-TT-1, CH-END-1: at every decision the last one told has the token, in the middle of a time travel too."""
    travels = 0
    for seed in range(20):
        for match in random_game(GAME, players, seed):
            first = [event["seat"] for event in match.events() if event["kind"] == "first-player"]
            assert first[-1] == match.view()["first"]
            travels += match.view()["phase"] == "travel"
    assert travels > 5


@every_count
def test_prompts_say_what_the_view_shows(players):
    """CH-CIP-2, CH-CIP-5: a turn asks for the effect exactly while it has a target."""
    asked = Counter()
    for seed in range(30):
        for match in random_game(GAME, players, seed):
            prompt, view = match.prompt(), match.view()
            if not prompt:
                continue
            asked[prompt["kind"]] += 1
            own, turn = view["seats"][prompt["seat"]], view["turn"]
            named = (prompt.get("victim"), prompt.get("card"))
            if prompt["kind"] in ("swap", "second"):
                assert named == (turn["named"]["seat"], turn["named"]["card"])
            elif prompt["kind"] == "riposte":
                assert named == (view["turn_of"], turn["character"])
            elif prompt["kind"] == "discard":
                assert (prompt["count"], prompt["limit"]) == (own["cards"] - own["limit"], own["limit"])
            elif view["asked"] == "turn":
                targets = {option["name"] for option in prompt["options"]} & {"swap", "strike"}
                effect = turn["effect"] if targets else "before-reveal" if not turn["revealed"] else None
                assert prompt["kind"] == (f"turn-{effect}" if effect else "turn")
                assert named == (None, turn["character"] if targets else None)
            if named[0] is not None:
                assert view["seats"][named[0]]["tableau"][named[1]] > 0
    assert set(asked) >= {"turn", "turn-lobby", "turn-firearm", "turn-sword", "swap", "second", "riposte", "discard"}


@pytest.mark.parametrize(
    ("own", "forfeits", "says"),
    [
        ({"watcher": 2}, "none", "Optional."),
        ({"gosu": 2}, "gosu", "Optional. Leaving it forfeits Gosu this turn."),
        ({"scientist": 2}, "scientist", "Optional. Leaving it forfeits the Scientist this turn."),
        ({"gosu": 2, "scientist": 2}, "both", "Optional. Leaving it forfeits Gosu and Scientist this turn."),
    ],
)
def test_the_sword_is_said_to_be_left_at_the_price_of_what_it_opens_and_of_nothing_else(own, forfeits, says):
    """CH-CIP-5: the hint names exactly the powers that can be used once the Sword has struck."""
    table = madang.Table.from_position(
        {
            "game": "choson",
            "players": 2,
            "round": 4,
            "phase": "turns",
            "seat": 0,
            "tableaus": [own, {"oracle": 1}],
            "orders": [{"reaper": 1, "event": 1}, {"watcher": 1}],
        }
    )
    prompt = table.prompt()
    assert (prompt["kind"], prompt["forfeits"]) == ("turn-sword", forfeits)
    assert Words(GAME).prompt(prompt)[1] == says
    assert table.moves() == ["end", "strike 1 oracle"]
    table.play("strike 1 oracle")
    assert {"gosu", "scientist"} & set(table.moves()) == set(own) - {"watcher"}


@pytest.mark.parametrize(("points", "move"), [(1, "end"), (4, "strike 1 oracle")])
def test_the_greedy_bot_knows_that_ten_points_with_the_legacy_are_better_than_thirteen(points, move):
    """CH-SCORE-3: breaking the tie for Oracles is worth three points; whoever has ten before the Legacy leaves it."""
    table = madang.Table.from_position(
        {
            "game": "choson",
            "players": 2,
            "round": 8,
            "phase": "turns",
            "seat": 0,
            "first": 1,
            "legacy": 0,
            "points": [points, 0],
            "tableaus": [{"hulk": 2, "oracle": 1}, {"oracle": 1}],
            "orders": [{"sniper": 1, "event": 1}, None],
        }
    )
    assert table.moves() == ["end", "strike 1 oracle"]
    rng = generator(1)
    choice = bot("greedy", GAME).choose(table.known_to(0, rng), table.legal(), 0, rng)
    assert GAME.actions.actions[choice].text == move


# A pile that runs short (CH-DEAL-1)


@pytest.mark.parametrize(
    ("left", "hands", "before"),
    [
        (40, [10, 10, 10, 10], []),
        (39, [10, 9, 10, 10], []),
        (37, [9, 9, 10, 9], []),
        (11, [3, 2, 3, 3], ["stay"]),
    ],
)
def test_a_short_pile_is_dealt_card_by_card(left, hands, before):
    """Seat 2 is first player, and with all Time Travellers asked to travel first."""
    in_play = Counter([kind for kind in FAMILIES for _ in range(COPIES[kind])][: 55 - left])
    table = madang.Table.from_position(
        {"game": "choson", "players": 4, "first": 2, "round": 1, "tableaus": [{}, {}, dict(in_play), {}]}
    )
    for move in before:
        table.play(move)
    assert [one["hand_size"] for one in table.view()["seats"]] == hands
    assert table.view()["pile"] == left - sum(hands)


# Samples of what a seat cannot see


def may_be_order(seat: int, cards: Counter) -> bool:
    """CH-ORD-1: whoever lays it."""
    return is_combination(cards)


def ways_of(table, viewer: int) -> Counter:
    return arrangements(table, state_of(table), viewer, may_be_order, can_order)


def small_table(unseen: dict[str, int], hands: list, orders: list | None = None):
    """A position where everything lies open in front of the last seat but the cards given and a few unseen ones, with
    the events left over kept by Gosu; the first seat with a hand is to lay its order."""
    players = len(hands)
    given = sum((Counter(cards) for cards in (*hands, *(orders or [])) if cards), Counter())
    open_cards = Counter(COPIES) - given - Counter(unseen)
    kept = open_cards.pop("event", 0)
    position = {
        "game": "choson",
        "players": players,
        "phase": "orders",
        "seat": next(seat for seat, hand in enumerate(hands) if hand),
        "tableaus": [*[{}] * (players - 1), dict(open_cards)],
        "kept_events": [*[0] * (players - 1), kept],
        "hands": hands,
        "orders": orders,
    }
    return madang.Table.from_position(position)


def hands_only():
    return small_table({"watcher": 2, "hulk": 1}, [{"gosu": 1}, {"watcher": 1, "event": 2}])


def one_card():
    return small_table({"watcher": 2, "event": 2, "yi": 1}, [None, {"oracle": 1}], [{"watcher": 1}, None])


def two_cards():
    """Two characters, equal or not, or one that is no Watcher with an event."""
    return small_table({"watcher": 2, "event": 1, "gosu": 1}, [None, {"yi": 1}], [{"gosu": 1, "event": 1}, None])


def three_cards():
    """Three equal characters or three events."""
    return small_table({"event": 3, "reaper": 1, "yi": 1}, [None, {"oracle": 1}], [{"reaper": 3}, None])


def orders_that_may_clash():
    return small_table(
        {"event": 1, "gosu": 1},
        [None, None, {"yi": 1}],
        [{"gosu": 1, "event": 1}, {"hulk": 2}, None],
    )


def orders_hands_and_cards_put_back():
    """Seats 0 and 1 have laid from their hands and put the rest back; seat 2 still holds cards."""
    table = small_table({"oracle": 1}, [{"gosu": 2, "event": 1}, {"watcher": 2, "event": 1}, {"gosu": 1, "hulk": 1}])
    table.play("lay gosu+event")
    table.play("lay 2 watcher")
    return table


def somebody_who_is_asked_has_something_to_lay():
    """CH-ORD-1: after a short deal a hand may be one or two events; but then its seat would not be asked."""
    return small_table({"event": 3, "watcher": 1}, [{"hulk": 1, "event": 1}, {"gosu": 1}])


def somebody_laid_nothing():
    """CH-ORD-1: the one event that seat 0 could not lay went back before everybody's eyes."""
    return small_table({"event": 1, "watcher": 1}, [{"event": 1}, {"gosu": 1, "hulk": 1}, {"watcher": 1, "event": 1}])


def after_a_time_travel():
    """CH-TT-1: the Time Traveller goes back before the deal, so any hand may hold it."""
    open_cards = Counter(COPIES) - Counter({"time-traveller": 2, "watcher": 3, "hulk": 2, "event": 10})
    table = madang.Table.from_position(
        {
            "game": "choson",
            "players": 2,
            "round": 8,
            "kept_events": [10, 0],
            "tableaus": [dict(open_cards), {}],
        }
    )
    table.play("travel")
    return table


SITUATIONS = [
    (hands_only, 0),
    (hands_only, 1),
    (one_card, 1),
    (two_cards, 1),
    (three_cards, 1),
    (orders_that_may_clash, 2),
    (orders_that_may_clash, 0),
    (orders_hands_and_cards_put_back, 0),
    (orders_hands_and_cards_put_back, 2),
    (somebody_who_is_asked_has_something_to_lay, 1),
    (somebody_laid_nothing, 0),
    (somebody_laid_nothing, 2),
    (after_a_time_travel, 0),
    (after_a_time_travel, 1),
]


@pytest.mark.parametrize(("situation", "viewer"), SITUATIONS)
def test_every_arrangement_occurs_at_its_fair_rate_and_the_truth_too(situation, viewer):
    table = situation()
    ways, truth = ways_of(table, viewer), arrangement(table, state_of(table), viewer)
    number = max(20_000, 10 * ways.total() // min(ways.values()))
    found = samples(table, viewer, number)
    assert len(ways) > 1
    assert is_fair(found, ways), (chi_square(found, ways), limit(len(ways) - 1))
    share = ways[truth] / ways.total()
    assert abs(found[truth] - number * share) < SIGMAS * sqrt(number * share * (1 - share))


@pytest.mark.parametrize(
    ("moves", "gone"),
    [(("strike 1 yi",), "yi"), (("strike 1 sniper", "let be"), "event")],
)
def test_cards_that_left_the_table_this_round_are_in_no_order(moves, gone):
    """CH-INFO-1: all saw the card lie open when orders were laid, so no order that is still face down can hold it.
    All events but the played one are kept."""
    table = madang.Table.from_position(
        {
            "game": "choson",
            "players": 3,
            "phase": "turns",
            "round": 6,
            "kept_events": [9, 0, 0],
            "tableaus": [{}, {"yi": 1, "sniper": 1}, {}],
            "orders": [{"time-traveller": 1, "event": 1}, {"gosu": 2}, {"gosu": 1, "hulk": 1}],
        }
    )
    for move in moves:
        table.play(move)
    assert not any(gone in seat["tableau"] for seat in table.view()["seats"])
    orders = {arrangement(table, GAME.bind(table.known_to(0, generator(seed))), 0) for seed in range(2000)}
    assert len(orders) > len(KINDS)
    assert not any(gone in pack for look in orders for pack in look)
