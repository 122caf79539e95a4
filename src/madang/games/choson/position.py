"""Chosŏn: positions as plain data, for scenarios, analysis and tests. What is left out has its start-of-game value,
hands and orders that are left out are dealt from the seed; docs/positions/choson.md describes every field."""

from collections.abc import Mapping
from typing import Any

from madang.engine.events import SILENCE
from madang.engine.pack import copies, count, kinds, total
from madang.engine.positions import Fields
from madang.engine.refusal import Refused
from madang.engine.rule import NOBODY, NOTHING
from madang.engine.seasons.cards import CHARACTERS, FAMILIES, SEATS, TURNS
from madang.engine.seasons.position import DEAL, Deck, SeasonPosition
from madang.games.choson.cards import ALL_CARDS, COPIES, EVENT, KINDS, POINTS, TRIO, WATCHER, YI
from madang.games.choson.majorities import settle_family
from madang.games.choson.rules import begin_round, can_order, list_orders, proceed
from madang.games.choson.state import ACTIONS, MOST_LEGAL
from madang.games.choson.turns import begin_turn, clear_turn


def orders_of(state: Any, seat: int) -> list[int]:
    """CH-ORD-1: the combinations a seat may lay from its hand."""
    if not can_order(state, seat):
        return []
    now, state.seat = state.seat, seat
    out = [0] * MOST_LEGAL
    actions = out[: list_orders(state, out)]
    state.seat = now
    return [order_of(action) for action in actions]


def order_of(action: int) -> int:
    """The pack an action lays."""
    block, one, two = ACTIONS.block(action).name, *map(int, ACTIONS.fields[action])
    if block == "lay":
        return int(copies(one, two))
    if block == "lay-events":
        return int(copies(EVENT, TRIO))
    return int(copies(one, 1) + copies(EVENT if block == "lay-with-event" else two, 1))


DECK = Deck(KINDS, COPIES, orders_of, "CH-SETUP-1", "CH-DEAL-1", "CH-ORD-1", "CH-ORD-2", one_more=False)


def position(state: Any, given: Mapping[str, Any], generator: Any) -> None:
    """Sets a state up as described: at the start of a round, or of one seat's order, turn or discards."""
    fields = Fields("Chosŏn position", given)
    players = state.players
    season = SeasonPosition(fields, players, DECK)
    points = fields.numbers("points", players, 0, POINTS)
    kept = fields.numbers("kept_events", players, 0, COPIES[EVENT])
    legacy = fields.number("legacy", 0, players - 1, NOBODY)
    shield = fields.choice("shield", ("none", *KINDS[:FAMILIES]), "none")
    fields.done()
    if sum(points) > POINTS:
        raise Refused(f"There are {POINTS} victory points in the game; this position has {sum(points)}.", "CH-SETUP-1")
    season.check()
    _check_cards(season, sum(kept))
    family = NOTHING if shield == "none" else KINDS.index(shield)
    _check_shield(season.tableaus, family)

    season.set_up(state, ALL_CARDS - copies(EVENT, sum(kept)), generator)
    for other in range(SEATS):
        state.tokens[other] = points[other] if other < players else 0
        state.kept[other] = kept[other] if other < players else 0
    state.pool, state.legacy, state.shield = POINTS - sum(points), legacy, family
    for one in range(FAMILIES):
        settle_family(state, one, SILENCE)
    if season.phase == DEAL:
        begin_round(state, SILENCE)
    else:
        state.phase = season.phase
        clear_turn(state)
        season.deal(state, generator)
        if season.phase == TURNS:
            begin_turn(state, SILENCE)
    proceed(state, SILENCE)


def _check_cards(season: SeasonPosition, kept: int) -> None:
    """CH-ORD-1, CH-EV-1: only characters lie in tableaus, and orders are combinations."""
    if any(count(pack, EVENT) for pack in season.tableaus if pack):
        raise Refused("Events do not lie in a tableau; those kept by Gosu are 'kept_events'.", "CH-EV-1")
    events = kept + sum(count(pack, EVENT) for pack in season.packs)
    if events > COPIES[EVENT]:
        raise Refused(f"There are {COPIES[EVENT]} event cards in the game; this position has {events}.", "CH-SETUP-1")
    for seat, order in enumerate(season.orders):
        if order and not _is_combination(order):
            raise Refused(
                f"The order of seat {seat} is none of the four combinations: some of one family, two families, a "
                "character other than a Watcher with an event, or three events.",
                "CH-ORD-1",
            )


def _is_combination(order: int) -> bool:
    families = kinds(order & CHARACTERS).bit_count()
    events = count(order, EVENT)
    if events:
        with_character = events == 1 and total(order) == 2 and not count(order, WATCHER)
        return bool(with_character or (events == TRIO and total(order) == TRIO))
    return bool(families == 1 or (families == 2 and total(order) == 2))


def _check_shield(tableaus: list[int | None], family: int) -> None:
    """CH-YI-1: the shield lies on a family of Yi's owner."""
    if family == NOTHING:
        return
    owner = next((pack for pack in tableaus if pack and count(pack, YI)), None)
    if owner is None or not count(owner, family):
        raise Refused("Yi's Shield lies on a family in front of Yi's owner; nobody here has both.", "CH-YI-1")
