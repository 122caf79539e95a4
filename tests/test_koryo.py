"""Koryŏ alone: the public API as its users type it, moves by the book, and samples of the unseen at their fair rate."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt

import pytest

import madang
from chance import SIGMAS, chi_square, is_fair, limit
from facts.koryo import COPIES, FAMILIES, KINDS, majority
from games import assert_one_sentence, random_game, state_of
from madang.engine.rng import generator
from madang.games import game as game_of
from samples import arrangement, arrangements, samples

GAME = game_of("koryo")

every_count = pytest.mark.parametrize("players", GAME.players)


def test_the_public_api_as_it_is_typed():
    table = madang.table("koryo", players=3, seed=7)
    assert table.to_act in (0, 1, 2)
    assert table.moves()
    assert not table.over
    table.play(table.moves()[0])
    with pytest.raises(madang.IllegalMove, match="KO-ORD-1") as refused:
        table.play("lay 9 merchant")
    assert refused.value.rule == "KO-ORD-1"
    assert table.view(seat=0)["seats"][1]["hand"] is None
    assert table.view()["seats"][1]["hand"] is not None
    assert table.scores() == [0, 0, 0]
    assert table.winners() == []
    assert table.log("fr")[0] == "La manche 1 sur 8 commence."
    again = madang.Table.from_record(table.record())
    assert again.view() == table.view()
    table = madang.Table.from_position(
        {"game": "koryo", "players": 2, "round": 8, "phase": "orders", "tokens": [2, 0], "tableaus": [{"spy": 1}, {}]}
    )
    assert table.scores() == [4, 0]
    results = madang.simulate("koryo", players=4, games=500, seed=1)
    assert results.scores.shape == results.winners.shape == (500, 4)
    assert results.lengths.shape == (500,)


# Moves by the book: written from the rules page over the full view, without the rules' code


def moves_by_the_book(view: dict) -> Iterator[str]:
    seat, seats = view["to_act"], view["seats"]
    tableaus = [Counter(one["tableau"]) for one in seats]
    others = [other for other in range(len(seats)) if other != seat]

    def holds(one, family):
        return majority(tableaus, family) == one

    def families(one):
        return [family for family in FAMILIES if tableaus[one][family]]

    def may_swap(one):
        return not (holds(one, "spy") and tableaus[one]["guardian"] == 0)

    def partners(one, family):
        return [
            (other, wanted)
            for other in range(len(seats))
            for wanted in families(other)
            if other != one and wanted != family and may_swap(other)
        ]

    match view["asked"]:
        case "order":
            hand = seats[seat]["hand"]
            yield from (f"lay {number} {kind}" for kind in hand for number in range(1, hand[kind] + 1))
            if holds(seat, "ship-owner"):
                held = [kind for kind in KINDS if kind in hand]
                yield from (f"lay {one}+{other}" for one, other in combinations(held, 2))
        case "character":
            yield from (f"destroy {family}" for family in families(view["turn"]["victim"]))
        case "swap":
            begun = view["turn"]["swap"]
            yield from (f"swap {other} {family}" for other, family in partners(begun["seat"], begun["card"]))
        case "discard":
            yield from (f"discard {family}" for family in families(seat))
        case "turn":
            turn = view["turn"]
            if holds(seat, "banker") and "banker" not in turn["used"] and view["pool"]:
                yield "banker"
            if holds(seat, "priest") and "priest" not in turn["used"]:
                yield from (f"priest {event}" for event in ("barbarians", "lobbying") if tableaus[seat][event])
            if holds(seat, "spy") and "spy" not in turn["used"]:
                yield from (f"spy {other}" for other in others if seats[other]["tokens"])
            if not turn["revealed"]:
                yield "reveal"
                return
            yield "end"
            if turn["open"]["barbarians"]:
                yield from (
                    f"barbarians {other}" for other in others if families(other) and not holds(other, "guardian")
                )
            if turn["open"]["lobbying"]:
                yield from (
                    f"swap {side} {family}"
                    for side in range(len(seats))
                    for family in families(side)
                    if may_swap(side) and partners(side, family)
                )


@every_count
def test_moves_are_those_of_the_book(players):
    for seed in range(60):
        for match in random_game(GAME, players, seed):
            if not match.over:
                assert sorted(match.moves()) == sorted(moves_by_the_book(match.view()))


@every_count
def test_points_are_those_of_the_book(players):
    """KO-SCORE-1, KO-SCORE-2, KO-SCORE-3, and KO-MAJ-4: the Omniscient breaks no tie here."""
    for seed in range(60):
        *_, match = random_game(GAME, players, seed)
        tableaus = [Counter(one["tableau"]) for one in match.view()["seats"]]
        tokens = [one["tokens"] for one in match.view()["seats"]]
        points = [tokens[seat] - tableau["barbarians"] - tableau["lobbying"] for seat, tableau in enumerate(tableaus)]
        for number, family in enumerate(FAMILIES, 1):
            most = max(tableau[family] for tableau in tableaus)
            leaders = [seat for seat, tableau in enumerate(tableaus) if tableau[family] == most]
            if most and len(leaders) == 1:
                points[leaders[0]] += number
        assert match.scores() == points


# What is told and asked


def test_only_as_many_are_asked_for_as_there_are_characters():
    """KO-END-2: five events and two characters in round 1 are four too many, of which two can go."""
    table = madang.Table.from_position(
        {
            "game": "koryo",
            "players": 2,
            "round": 1,
            "phase": "discards",
            "tableaus": [{"merchant": 1, "spy": 1, "barbarians": 5}, {}],
        }
    )
    assert (table.prompt()["count"], table.prompt()["limit"]) == (2, 3)


@every_count
def test_prompts_say_what_the_view_shows(players):
    asked = Counter()
    for seed in range(60):
        for match in random_game(GAME, players, seed):
            prompt, view = match.prompt(), match.view()
            if not prompt:
                continue
            own = view["seats"][prompt["seat"]]
            asked.update(key for key in ("victim", "count") if key in prompt)
            if prompt["kind"] == "swap":
                assert view["seats"][prompt["victim"]]["tableau"][prompt["card"]] > 0
            elif prompt["kind"] == "character":
                assert set(view["seats"][prompt["victim"]]["tableau"]) & set(FAMILIES)
            elif prompt["kind"] == "discard":
                characters = sum(number for kind, number in own["tableau"].items() if kind in FAMILIES)
                assert prompt["count"] == min(own["cards"] - own["limit"], characters)
                assert prompt["limit"] == own["limit"]
    assert min(asked["victim"], asked["count"]) > 20


# A pile that runs short (KO-DEAL-2)


@pytest.mark.parametrize(
    ("left", "broadcaster", "hands"),
    [
        (41, True, [10, 10, 11, 10]),
        (40, True, [10, 10, 10, 10]),
        (40, False, [10, 10, 10, 10]),
        (39, True, [10, 9, 10, 10]),
        (37, False, [9, 9, 10, 9]),
        (10, False, [2, 2, 3, 3]),
        (0, True, [0, 0, 0, 0]),
    ],
)
def test_a_short_pile_is_dealt_card_by_card_and_the_extra_card_last(left, broadcaster, hands):
    """Seat 2 is first player and, where anybody is, the Broadcaster."""
    kinds = sorted(KINDS, key="broadcaster".__eq__, reverse=broadcaster)
    in_play = Counter([kind for kind in kinds for _ in range(COPIES[kind])][: 55 - left])
    assert bool(in_play["broadcaster"]) == broadcaster
    table = madang.Table.from_position(
        {"game": "koryo", "players": 4, "first": 2, "round": 1, "tableaus": [{}, {}, dict(in_play), {}]}
    )
    if left:
        assert [one["hand_size"] for one in table.view()["seats"]] == hands
        assert table.view()["pile"] == left - sum(hands)
    else:
        assert table.view()["phase"] != "orders", "an empty hand lays nothing"


def ship_owner_with(hand: Counter):
    position = {"game": "koryo", "players": 2, "phase": "orders", "tableaus": [{"ship-owner": 1}, {}]}
    return madang.Table.from_position({**position, "hands": [dict(hand), {}]})


def test_the_largest_hand_offers_all_its_orders():
    """KO-ORD-1, KO-ORD-2: ten different cards and, for a Broadcaster, one more of them."""
    table = ship_owner_with(Counter(KINDS) - Counter(["omniscient"]) + Counter(["merchant"]))
    assert len(table.moves()) == 11 + 10 * 9 // 2
    assert sorted(table.moves()) == sorted(moves_by_the_book(table.view()))


def test_a_hand_larger_than_any_that_is_dealt_is_refused():
    """KO-DEAL-1"""
    with pytest.raises(madang.Refused, match="At most 11 cards are dealt") as refused:
        ship_owner_with(Counter(KINDS) + Counter(["merchant"]))
    assert refused.value.rule == "KO-DEAL-1"
    assert_one_sentence(refused.value)


# Samples of what a seat cannot see


def may_be_order(state):
    """KO-ORD-1, KO-ORD-2: one kind, or two cards laid with the Ship-owner."""
    return lambda seat, cards: len(cards) < 2 or (cards.total() == 2 and bool(state.free[seat]))


def small_table(unseen: dict[str, int], hands: list, orders: list | None = None, free: list | None = None):
    """A position where everything lies open in front of the last seat but the cards given and a few unseen ones; the
    first seat with a hand is to lay its order."""
    players = len(hands)
    given = sum((Counter(cards) for cards in (*hands, *(orders or [])) if cards), Counter())
    position = {
        "game": "koryo",
        "players": players,
        "phase": "orders",
        "seat": next(seat for seat, hand in enumerate(hands) if hand),
        "tableaus": [*[{}] * (players - 1), dict(Counter(COPIES) - given - Counter(unseen))],
        "hands": hands,
        "orders": orders,
        "may_be_two_kinds": free,
    }
    return madang.Table.from_position(position)


def hands_only():
    return small_table({"merchant": 2, "spy": 1}, [{"banker": 1}, {"merchant": 1, "guardian": 1, "priest": 1}])


def one_order_of_two_equal_cards():
    return small_table({"merchant": 2, "banker": 3, "spy": 1}, [None, {"senator": 1}], [{"merchant": 2}, None])


def two_orders_that_may_clash():
    return small_table(
        {"merchant": 1, "banker": 2, "spy": 1},
        [None, None, {"omniscient": 1}],
        [{"merchant": 2}, {"banker": 3}, None],
    )


def three_orders_that_may_clash():
    return small_table(
        {"banker": 1, "senator": 1},
        [None, None, None, {"omniscient": 1}],
        [{"merchant": 2}, {"merchant": 2}, {"banker": 2}, None],
    )


def a_free_order_of_two():
    return small_table(
        {"merchant": 1, "banker": 2, "spy": 1},
        [None, {"omniscient": 1}],
        [{"banker": 1, "merchant": 1}, None],
        [True, False],
    )


def free_and_bound_orders_together():
    return small_table(
        {"merchant": 1, "banker": 1},
        [None, None, None, {"omniscient": 1}],
        [{"banker": 2}, {"merchant": 2}, {"spy": 1}, None],
        [False, True, False, False],
    )


def orders_hands_and_cards_put_back():
    """Seats 0 and 1 have laid from their hands and put the rest back; seat 2 still holds cards."""
    table = small_table(
        {"senator": 1}, [{"banker": 2, "merchant": 1}, {"merchant": 2, "spy": 1}, {"banker": 1, "guardian": 1}]
    )
    table.play("lay 1 banker")
    table.play("lay 2 merchant")
    return table


SITUATIONS = [
    (hands_only, 0),
    (hands_only, 1),
    (one_order_of_two_equal_cards, 1),
    (two_orders_that_may_clash, 2),
    (two_orders_that_may_clash, 0),
    (three_orders_that_may_clash, 3),
    (a_free_order_of_two, 1),
    (free_and_bound_orders_together, 3),
    (orders_hands_and_cards_put_back, 0),
    (orders_hands_and_cards_put_back, 2),
]


@pytest.mark.parametrize(("situation", "viewer"), SITUATIONS)
def test_every_arrangement_occurs_at_its_fair_rate_and_the_truth_too(situation, viewer):
    table = situation()
    state = state_of(table)
    ways, truth = arrangements(table, state, viewer, may_be_order(state)), arrangement(table, state, viewer)
    number = max(20_000, 10 * ways.total() // min(ways.values()))
    found = samples(table, viewer, number)
    assert len(ways) > 1
    assert is_fair(found, ways), (chi_square(found, ways), limit(len(ways) - 1))
    share = ways[truth] / ways.total()
    assert abs(found[truth] - number * share) < SIGMAS * sqrt(number * share * (1 - share))


def test_an_unfair_sampler_is_noticed():
    """One that gives every look the same weight, and one that avoids the truth."""
    table = one_order_of_two_equal_cards()
    state = state_of(table)
    ways, truth = arrangements(table, state, 1, may_be_order(state)), arrangement(table, state, 1)
    assert is_fair(Counter({look: 1000 * weight for look, weight in ways.items()}), ways)
    assert not is_fair(Counter(dict.fromkeys(ways, 1000)), ways)
    assert not is_fair(Counter({look: 1000 * weight for look, weight in ways.items() if look != truth}), ways)


def test_cards_a_seat_put_back_are_in_no_other_hand_or_order():
    """KO-INFO-1: seat 0 had both Spies; one lies in its order, the other went back into the pile."""
    table = small_table(
        {"merchant": 2}, [{"spy": 2, "merchant": 1}, {"merchant": 2, "banker": 1}, {"merchant": 1, "guardian": 2}]
    )
    table.play("lay 1 spy")
    table.play("lay 2 merchant")
    assert table.view(0)["seats"][0]["put_back"] == {"spy": 1, "merchant": 1}
    most = 0
    for look in samples(table, 0, 3000):
        cards = Counter(card for pack in look for card in pack)
        assert cards["spy"] == 0
        most = max(most, cards["merchant"])
    assert most == 5, "five Merchants may lie anywhere, the sixth is known to be in the pile"


@pytest.mark.parametrize(
    ("moves", "gone"), [(("barbarians 1", "destroy omniscient"), "omniscient"), (("priest lobbying",), "lobbying")]
)
def test_cards_that_left_the_table_this_round_are_in_no_order(moves, gone):
    """KO-INFO-1: all saw the card lie open when orders were laid, so no order that is still face down can hold it.
    All other Lobbying cards, and the one Omniscient, lie open."""
    table = madang.Table.from_position(
        {
            "game": "koryo",
            "players": 2,
            "phase": "turns",
            "round": 6,
            "tableaus": [{"priest": 1, "lobbying": 1}, {"omniscient": 1, "merchant": 1, "lobbying": 3}],
            "orders": [{"barbarians": 1}, {"banker": 1}],
        }
    )
    for move in ("reveal", *moves):
        table.play(move)
    assert table.view()["seats"][1]["order_size"] == 1
    orders = {arrangement(table, GAME.bind(table.known_to(0, generator(seed))), 0)[0] for seed in range(2000)}
    assert len(orders) > 5
    assert (gone,) not in orders
