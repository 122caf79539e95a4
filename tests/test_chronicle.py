"""Chronicle alone: the public API as its users type it, moves, meetings and Fame by the book, options, samples of the
unseen at their fair rate, and card data that its owner may correct."""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations
from pathlib import Path

import pytest

import madang
from chance import is_fair
from facts.chronicle import CARDS, CONDITIONS, EVIL, HISTORIES, POSITIONS, WILDS, assert_consistent, conserved
from facts.chronicle import CONSERVED as EVERYTHING
from games import assert_one_sentence, random_game, state_of, states_of
from madang.engine.drivers import interpreted
from madang.engine.match import Match
from madang.engine.refusal import Refused
from madang.engine.rng import below, generator
from madang.games import game as game_of
from madang.games.chronicle import cards

GAME = game_of("chronicle")
every_count = pytest.mark.parametrize("players", GAME.players)
fewest_and_most = pytest.mark.parametrize("players", [GAME.players[0], GAME.players[-1]])


def suit_of(card: str) -> str | None:
    return None if card in WILDS else card.split("-")[0]


def strength_of(card: str) -> int:
    return int(card.split("-")[1])


def test_the_public_api_as_it_is_typed():
    table = madang.table("chronicle", players=3, seed=7)
    assert table.to_act == table.view()["leader"] == table.view()["theme"]["seat"]
    card = table.moves()[0].split()[1]
    assert table.view(table.to_act)["seats"][table.to_act]["hand"][0] == card
    table.play(f"play {card}")
    with pytest.raises(madang.IllegalMove, match="CR-PLAY-1") as refused:
        table.play(f"play {card}")
    assert refused.value.rule == "CR-PLAY-1"
    assert table.scores() == [0, 0, 0]
    assert table.winners() == []
    assert table.log("fr")[0] == "La manche 1 commence."
    again = madang.Table.from_record(table.record())
    assert again.view() == table.view()
    two = madang.table("chronicle", players=6, seed=1, options={"two_histories": True})
    assert len(two.view()["histories"]) >= 2
    results = madang.simulate("chronicle", players=5, games=500, seed=1, options={"play_on": True})
    assert results.scores.shape == results.winners.shape == (500, 5)
    assert (results.winners.sum(1) == 1).all(), "whoever plays on has one winner in the end"


# Moves by the book: written from the rules page over the full view, without the rules' code


def moves_by_the_book(view: dict) -> Iterator[str]:
    seat, seats = view["to_act"], view["seats"]
    hand = seats[seat]["hand"]
    others = [other for other in seats if other["seat"] != seat]
    match view["asked"]:
        case "card":
            following = [card for card in hand if suit_of(card) == view["suit"]]
            wilds = [card for card in hand if card in WILDS]
            may = following + wilds if view["suit"] and following else hand
            yield from (f"play {card}" for card in may)
        case "take":
            yield from (f"take {card}" for other in others for card in other["allies"])
        case "recall":
            yield from (f"recall {card}" for card in seats[seat]["allies"])
        case "give":
            yield from (f"give {card}" for card in seats[seat]["allies"])
        case "receiver":
            yield from (f"choose {other['seat']}" for other in others)
        case "victim":
            yield from (f"choose {other['seat']}" for other in others if other["hand"])
        case "discard":
            yield from (f"discard {card}" for card in hand)
        case "discard-ally":
            yield from (f"discard {card}" for other in seats for card in other["allies"])


@every_count
def test_moves_are_those_of_the_book(players):
    for seed in range(12):
        for match in random_game(GAME, players, seed):
            if not match.over:
                assert sorted(match.moves()) == sorted(moves_by_the_book(match.view()))


# Meetings and rounds by the book: a second account of the table, kept from the events alone


class Account:
    """What somebody who writes down every event, the hidden ones included, knows of the table."""

    def __init__(self, players: int):
        self.players = players
        self.fame = [0] * players
        self.rounds: list[list[str]] = []
        self.scored: list[tuple[int | None, str | None]] = []

    def hear(self, event: dict) -> None:
        seat, card = event["seat"], event["card"]
        match event["kind"]:
            case "round-opens":
                self.hands: list[set[str]] = [set() for _ in range(self.players)]
                self.allies: list[set[str]] = [set() for _ in range(self.players)]
                self.discard: list[str] = []
                self.turned: list[str] = []
                self.rounds.append(self.turned)
            case "history-turned":
                self.turned.append(card)
            case "received":
                self.hands[seat].add(card)
            case "meeting-begins":
                self.meeting: list[tuple[int, str, bool]] = []
            case "played":
                self.hands[seat].remove(card)
                if card not in WILDS and strength_of(card) == 7:
                    self.meeting = [(who, one, False) for who, one, _ in self.meeting]
                self.meeting.append((seat, card, True))
            case "played-down-card":
                self.hands[seat].remove(card)
                self.meeting.append((seat, card, False))
            case "took-ally" | "gave-ally":
                self.allies[event["from"]["seat"]].remove(card)
                self.allies[event["to"]["seat"]].add(card)
            case "recalled-ally":
                self.allies[seat].remove(card)
                self.hands[seat].add(card)
            case "discarded-ally":
                self.allies[event["from"]["seat"]].remove(card)
                self.discard.append(card)
            case "discarded-card":
                self.hands[seat].remove(card)
                self.discard.append(card)
            case "took-discard":
                assert self.discard.pop() == card
                self.allies[seat].add(card)
            case "meeting-won":
                self.end_meeting(seat)
            case "joined":
                self.hands[seat].remove(card)
                self.allies[seat].add(card)
            case "purified":
                assert "angel" in self.allies[seat]
                self.allies[seat].remove(card)
                self.discard.append(card)
            case "scored-history" | "scored-evil":
                assert not any(self.hands)
                assert not any("angel" in allies and allies & EVIL for allies in self.allies)
                self.scored.append((seat, card))
                if seat is not None:
                    self.fame[seat] += event["amount"]

    def end_meeting(self, winner: int) -> None:
        """CR-WIN-1, CR-ABIL-4, CR-CARD-3, CR-CARD-KING, CR-CARD-DEMON, CR-CARD-DRAGON."""
        face_up = {card: seat for seat, card, up in self.meeting if up}
        strengths = sorted((card for card in face_up if card not in WILDS), key=strength_of)
        reverse = any(strength_of(card) == 3 for card in strengths)
        played = [card for _, card, _ in self.meeting]
        if "dragon" in face_up:
            expected = face_up["dragon"]
            self.discard += [card for card in played if card != "dragon"]
            played = ["dragon"]
        elif "king" in face_up:
            expected = face_up["king"]
        elif "demon" in face_up and not strengths:
            expected = face_up["demon"]
        elif strengths:
            expected = face_up[strengths[0 if reverse != ("demon" in face_up) else -1]]
        else:
            expected = self.meeting[0][0]
        assert winner == expected, self.meeting
        self.allies[winner] |= set(played)
        self.meeting = []
        self.scored = []

    def fame_by_the_book(self, paying: set[str]) -> list[tuple[int | None, str | None]]:
        """CR-END-2, CR-END-3."""
        for seat, allies in enumerate(self.allies):
            if allies >= EVIL:
                return [(seat, None)]
        found: list[tuple[int | None, str | None]] = []
        for history in paying:
            condition, what = CONDITIONS[history]
            counts = {
                seat: count(allies, what)
                for seat, allies in enumerate(self.allies)
                if "dark-age" in paying or not allies & EVIL
            }
            wanted = {"most": max, "fewest": min, "none": lambda _: 0}[condition](counts.values() or [0])
            winners = [seat for seat, number in counts.items() if number == wanted and (number or condition != "most")]
            found += [(seat, history) for seat in winners] or [(None, history)]
        return found

    def in_play(self) -> list[set[str]]:
        """CR-END-4: what pays in each round, the last one first, worked out from all cards turned up so far."""
        found: list[set[str]] = []
        for turned in self.rounds:
            now = set(turned) & set(CONDITIONS)
            if "conversation-with-a-dragon" in turned:
                now = now.union(*found[-2:])
            found.append(now)
        return found[::-1]


def count(allies: set[str], what: str) -> int:
    """A 2 counts as three Allies, of its colour and in all."""
    if what == "evil":
        return len(allies & EVIL)
    counted = [card for card in allies if what in ("allies", suit_of(card))]
    return sum(3 if card not in WILDS and strength_of(card) == 2 else 1 for card in counted)


@every_count
@pytest.mark.parametrize("options", [{}, {"two_histories": True}, {"play_on": True, "two_histories": True}])
def test_the_table_is_what_the_events_tell(players, options):
    """Hands, Allies, discards, who wins each meeting, what is in play and every Fame: all worked out a second time."""
    seen: Counter[str] = Counter()
    for seed in range(5):
        match = Match(GAME, players, seed, options, core=interpreted(GAME))
        chooser, account = memoryview(generator(seed, stream=1)), Account(players)
        for event in match.events():
            account.hear(event)
        while not match.over:
            legal = match.legal()
            for event in match.play(legal[below(chooser, len(legal))]):
                if event["kind"] in ("round-opens", "won-game") and account.scored:
                    expected = account.fame_by_the_book(account.in_play()[0])
                    assert sorted(account.scored, key=str) == sorted(expected, key=str)
                    seen.update(history for _, history in account.scored if history)
                    account.scored = []
                account.hear(event)
            view = match.view()
            assert_consistent(state_of(match))
            assert conserved(state_of(match)) == EVERYTHING
            assert [seat["fame"] for seat in view["seats"]] == account.fame
            assert [set(seat["allies"]) for seat in view["seats"]] == account.allies
            assert [set(seat["hand"]) for seat in view["seats"]] == account.hands
            assert view["discard"] == account.discard
            assert_histories(account, view)
            assert_standing(account, view)
        best = max(account.fame)
        assert best >= 3
        assert match.winners() == [seat for seat, fame in enumerate(account.fame) if fame == best]
        assert len(match.winners()) == 1 or not options.get("play_on")
        assert min(map(len, account.rounds)) >= (2 if options.get("two_histories") else 1)
    assert set(CONDITIONS) <= set(seen)


def assert_histories(account: Account, view: dict) -> None:
    """What is in play, what was in the two rounds before, and what is used: also when the game is over."""
    now, *before = account.in_play()
    assert {history["card"] for history in view["histories"]} & set(CONDITIONS) == now
    assert list(map(set, view["previous"])) == [*before[:2], *[set()] * (2 - len(before))]
    assert not set(view["used"]) & set(account.turned)
    assert set(view["used"]) <= set().union(*account.rounds[:-1])


def assert_standing(account: Account, view: dict) -> None:
    """What a scoring now would bring: hands do not count, the Angel and all four Evil cards do."""
    now = Account(account.players)
    now.allies = [allies - EVIL if "angel" in allies else allies for allies in account.allies]
    paying = account.in_play()[0]
    scored = now.fame_by_the_book(paying)
    gains = [sum(2 if what is None else 1 for seat, what in scored if seat == own) for own in range(account.players)]
    assert [seat["gains"] for seat in view["seats"]] == gains
    for history in view["histories"]:
        card = history["card"]
        assert history["met_by"] == [seat for seat, what in scored if seat is not None and what == card]
        if card in CONDITIONS:
            assert history["counts"] == [count(allies, CONDITIONS[card][1]) for allies in now.allies]
    nobody = "dark-age" in paying or any(allies >= EVIL for allies in now.allies)
    assert [seat["excluded"] for seat in view["seats"]] == [not nobody and bool(one & EVIL) for one in now.allies]


def test_a_history_card_for_looking_back_never_opens_the_first_round():
    """CR-END-4: also through a Coronation, or as the second of two. Shuffled into the pile it may come up once more."""
    put_back = 0
    for seed in range(150):
        for options in ({}, {"two_histories": True}):
            match = Match(GAME, 3, seed, options, core=interpreted(GAME))
            put_back += sum(event["kind"] == "history-put-back" for event in match.events())
            view = match.view()
            assert "conversation-with-a-dragon" not in [history["card"] for history in view["histories"]]
            assert "conversation-with-a-dragon" in view["pile_cards"]
    assert put_back > 20


def test_with_five_players_any_card_but_the_theme_is_set_aside():
    """CR-SET-2: each equally often."""
    found: Counter[str] = Counter()
    for seed in range(2000):
        match = Match(GAME, 5, seed, core=interpreted(GAME), position={"pile": ["royal-wedding"]})
        found.update(match.view()["aside"])
    assert found.total() == 2000
    assert is_fair(found, dict.fromkeys(set(CARDS) - {"love-2"}, 1))


@every_count
def test_every_card_is_dealt_to_every_seat_equally_often(players):
    found: Counter[tuple[str, int]] = Counter()
    for seed in range(600):
        for seat in Match(GAME, players, seed, core=interpreted(GAME)).view()["seats"]:
            found.update((card, seat["seat"]) for card in seat["hand"])
    assert is_fair(found, {(card, seat): 1 for card in CARDS for seat in range(players)})


# Samples of the unseen

Look = tuple[tuple[str | None, tuple[str, ...]], ...]
"""For each of the others: the card face down in the meeting, and the hand."""


def look(state, viewer: int) -> Look:
    """How the cards a seat cannot see lie in one state."""
    return tuple(
        (
            CARDS[state.down[seat] - 1] if state.down[seat] else None,
            tuple(card for number, card in enumerate(CARDS) if state.hand[seat] >> number & 1),
        )
        for seat in range(state.players)
        if seat != viewer
    )


def arrangements(match: Match, viewer: int) -> set[Look]:
    """Every way the cards that a seat cannot see may lie, so that all that the seat has heard since the round began, or
    since the position it began from, could have happened."""
    view, begun = match.view(viewer), Match(match.game, match.players, match.seed, position=match.start).view(viewer)
    heard = match.events(viewer)
    opened = [number for number, event in enumerate(heard) if event["kind"] == "round-opens"]
    heard = heard[opened[-1] :] if opened else heard
    open_cards = set(view["discard"]) | set(view["aside"]) | set(view["seats"][viewer]["hand"])
    open_cards |= {played["card"] for played in view["table"] if played["card"]}
    open_cards = open_cards.union(*(seat["allies"] for seat in view["seats"]))
    unseen = [card for card in CARDS if card not in open_cards]
    others = [seat for seat in range(match.players) if seat != viewer]
    hidden = {played["seat"] for played in view["table"] if not played["face_up"] and not played["turned"]}
    sizes = [view["seats"][seat]["hand_size"] for seat in others]
    found: set[Look] = set()

    def fill(number: int, cards: list[str], chosen: Look) -> None:
        if number == len(others):
            if could_have_happened(dict(zip(others, chosen, strict=True)), heard, begun, match.start is not None):
                found.add(chosen)
            return
        for hand in combinations(cards, sizes[number]):
            left = [card for card in cards if card not in hand]
            for card in left if others[number] in hidden else [None]:
                fill(number + 1, [one for one in left if one != card], (*chosen, (card, hand)))

    fill(0, unseen, ())
    return found


def could_have_happened(world, heard, begun, from_position: bool) -> bool:
    """Plays the round backwards: were all cards there when they were shown, played or taken back, and could nobody who
    played face down have followed?"""
    hands = {seat: set(hand) for seat, (_, hand) in world.items()}
    down = {seat: card for seat, (card, _) in world.items()}
    suits = suits_before(heard)
    for event, suit in zip(reversed(heard), reversed(suits), strict=True):
        seat, card = event["seat"], event["card"]
        if seat not in hands:
            continue
        if event["kind"] in ("turned-up", "burned"):
            down[seat] = card
        elif event["kind"] in ("played", "discarded-card"):
            hands[seat].add(card)
        elif event["kind"] == "played-down":
            hands[seat].add(down[seat])
            if down[seat] in WILDS or suit in {suit_of(one) for one in hands[seat]}:
                return False
        elif event["kind"] == "recalled-ally":
            if card not in hands[seat]:
                return False
            hands[seat].remove(card)
        elif event["kind"] == "theme-shown" and card not in hands[seat]:
            return False
    if from_position:
        for seat, hand in hands.items():
            there = begun["seats"][seat]
            unknown = {suit_of(card) for card in hand - set(there["known"])}
            if not set(there["known"]) <= hand or unknown & set(there["voids"]):
                return False
    return True


def suits_before(heard) -> list[str | None]:
    """For each event the suit that was set before it."""
    suit, found = None, []
    for event in heard:
        found.append(suit)
        if event["kind"] == "meeting-begins":
            suit = None
        elif event["kind"] == "played" and suit is None:
            suit = suit_of(event["card"])
    return found


def samples(match: Match, viewer: int, number: int) -> Counter[Look]:
    """Many samples of one situation, counted by how they look."""
    rng, core, found = generator(5), interpreted(GAME), Counter()
    for _ in range(number):
        states = states_of(match)
        core.redeal(states, 0, viewer, rng)
        found[look(GAME.bind(states), viewer)] += 1
    return found


def unseen_by(match: Match, viewer: int) -> int:
    view = match.view(viewer)
    sizes = [seat["hand_size"] for seat in view["seats"] if seat["seat"] != viewer]
    return sum(sizes) + sum(played["card"] is None for played in view["table"])


def situations(players: int, seeds: range) -> Iterator[tuple[Match, int]]:
    """Moments of random games in which a seat could still list all that may lie where."""
    for seed in seeds:
        for match in random_game(GAME, players, seed):
            for viewer in range(players):
                if not match.over and unseen_by(match, viewer) <= 7:
                    yield match, viewer


@fewest_and_most
def test_every_arrangement_is_possible_and_nothing_else(players):
    """The truth is always among those listed; samples are too, and they meet every one of a few."""
    listed = Counter()
    for match, viewer in situations(players, range(1)):
        possible = arrangements(match, viewer)
        assert look(state_of(match), viewer) in possible
        found = samples(match, viewer, min(12 * len(possible), 60))
        if len(possible) <= 4:
            assert set(found) == possible
        else:
            assert set(found) <= possible
        listed[min(len(possible), 5)] += 1
    assert listed.total() - listed[1] > 20
    assert listed[2] + listed[3] + listed[4] > 5


@fewest_and_most
def test_samples_are_drawn_at_their_fair_rate(players):
    """With hands that cannot hold this or that suit, cards face down, and cards known to be somewhere."""
    fair = 0
    for number, (match, viewer) in enumerate(situations(players, range(100, 140))):
        view = match.view(viewer)
        others = [seat for seat in view["seats"] if seat["seat"] != viewer]
        hidden = any(played["card"] is None for played in view["table"])
        if hidden or len({tuple(seat["voids"]) for seat in others}) > 2 or number % 40 == 0:
            possible = arrangements(match, viewer)
            if 2 <= len(possible) <= 60:
                assert is_fair(samples(match, viewer, 40 * len(possible)), dict.fromkeys(possible, 1))
                fair += 1
        if fair == 10:
            break
    assert fair == 10


FACE_DOWN_AFTER_RECALL = {
    "phase": "meeting",
    "meeting": 8,
    "leader": 0,
    "hands": [["power-3", "love-3"], ["wisdom-4", "sage", "love-9"], ["king", "wisdom-9", "love-8"]],
    "known": [[], ["wisdom-4", "sage"], []],
    "voids": [[], ["power"], []],
}


def test_a_card_known_to_be_in_a_hand_may_be_the_one_face_down():
    """CR-INFO-1: whoever recalled a card and then plays face down may have played that one. The others must keep both
    in mind; a wild card cannot lie there."""
    match = Match(GAME, 3, 0, position=FACE_DOWN_AFTER_RECALL)
    match.play("play power-3")
    match.play("play wisdom-4")
    for viewer, other in ((0, 0), (2, 1)):
        possible = arrangements(match, viewer)
        face_down = {world[other][0] for world in possible}
        assert "wisdom-4" in face_down
        assert len(face_down) > 1
        assert not face_down & set(WILDS)
        assert is_fair(samples(match, viewer, 60 * len(possible)), dict.fromkeys(possible, 1))
    match.play("play king")
    assert match.view(0)["seats"][1]["known"] == ["sage"]


def test_every_order_of_the_history_pile_is_sampled_equally_often():
    position = {"round": 5, "used": [history for history in HISTORIES if history not in HISTORIES[2:6]]}
    match = Match(GAME, 3, 0, position=position)
    assert len(match.view()["pile_cards"]) == 3
    rng, core, found = generator(1), interpreted(GAME), Counter()
    for _ in range(1200):
        states = states_of(match)
        core.redeal(states, 0, 1, rng)
        found[tuple(states["pile"][0, :3].tolist())] += 1
    assert len(found) == 6
    assert is_fair(found, dict.fromkeys(found, 1))


# Card data


def data() -> dict:
    return json.loads(cards.DATA_FILE.read_text("utf-8"))


def edited(path: str, value: object) -> dict:
    """The card data with one thing changed: 'characters.3.ability'."""
    changed = data()
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    place = changed
    for step in way:
        place = place[step]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return changed


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("characters.3.ability", "fly", "Strength 4 cannot have the ability 'fly'; it can have evil"),
        ("characters.3.ability", "wins", "Strength 4 cannot have the ability 'wins'"),
        ("characters.3.ability", None, "Strength 4 cannot have the ability 'None'"),
        ("characters.3.ability", ["evil"], "Strength 4 cannot have the ability"),
        ("characters.3.ability", "evil", "4 cards of the game are Evil"),
        ("characters.0.ability", "reverse", "4 cards of the game are Evil, .*; not demon"),
        ("characters.3.strength", 5, "The list 'characters' has the entries 1, 2, 3"),
        ("characters.9", None, "The list 'characters' has the entries"),
        ("characters", {}, "has a list 'characters' of tables"),
        ("characters.0", "Assassin", "has a list 'characters' of tables"),
        ("characters.0.names_origin", None, "'names_origin' of strength 1 is one of book, public, reconstructed"),
        ("characters.0.ability_origin", "hearsay", "'ability_origin' of strength 1 .* not 'hearsay'"),
        ("wilds.0.ability", "counts_as_three", "The wild card 'king' cannot have the ability 'counts_as_three'"),
        ("wilds.0.ability", "burn_meeting", "Only one card can have the ability 'burn_meeting', not king and dragon"),
        ("wilds.0.ability_origin", "", "'ability_origin' of 'king' is one of"),
        ("wilds.0.id", "queen", "The list 'wilds' has the entries king, demon"),
        ("histories.0.theme", "power-11", "The theme of 'monster-attack' is a character card .* not 'power-11'"),
        ("histories.0.theme", "revolt", "The theme of 'monster-attack' is a character card"),
        ("histories.0.theme_origin", None, "'theme_origin' of 'monster-attack'"),
        ("histories.0.rule", ["most"], "The rule of 'monster-attack' is a pair"),
        ("histories.0.rule", "most power", "The rule of 'monster-attack' is a pair"),
        ("histories.0.rule", ["all", "power"], "The rule of 'monster-attack' is a pair that begins with most"),
        ("histories.0.rule", ["most", "wilds"], "'most' of 'monster-attack' counts one of power, wisdom, love"),
        ("histories.0.rule", ["most", 2], "'most' of 'monster-attack' counts one of"),
        ("histories.10.rule", ["next", 0], "'next' of 'coronation' needs a whole number from 1 to 4, not 0"),
        ("histories.10.rule", ["next", True], "'next' of 'coronation' needs a whole number"),
        ("histories.11.rule", ["previous", 3], "'previous' of 'conversation-with-a-dragon' needs a whole number"),
        ("histories.11.rule", ["previous", "evil"], "needs a whole number from 1 to 2, not 'evil'"),
        ("histories.11.id", "talk", "The list 'histories' has the entries"),
    ],
)
def test_a_nonsense_edit_of_the_card_data_is_refused(path, value, complaint):
    with pytest.raises(Refused, match=complaint) as refused:
        cards.check(edited(path, value))
    assert_one_sentence(refused.value)


def test_a_game_in_which_no_history_pays_is_refused():
    changed = data()
    for history in changed["histories"]:
        history["rule"] = ["next", 1]
    with pytest.raises(Refused, match="must pay Fame"):
        cards.check(changed)


def test_data_that_is_no_table_is_refused():
    for nonsense in ([], None, "cards", {}, {"characters": [], "wilds": [], "histories": []}):
        with pytest.raises(Refused) as refused:
            cards.check(nonsense)
        assert_one_sentence(refused.value)


def test_the_data_is_taken_as_it_is():
    assert cards.check(data()) == data() == cards.DATA
    assert cards.load() == data()


CORRECTED = """
from games import all_kinds_of_games
import facts.chronicle as known
seen = {}
for moments in all_kinds_of_games("chronicle", range(3)):
    for match in moments:
        view = match.view()
        assert known.conserved(match.game.bind(match._states)) == known.CONSERVED
        if view["ability"]:
            seen.setdefault(view["ability"]["card"].split("-")[-1], set()).add(view["ability"]["name"])
        for history in view["histories"]:
            if history["card"] == "revolt":
                assert (history["theme"], history["rule"]) == ("angel", ["none", "love"])
                innocent = [s for s in view["seats"] if not s["excluded"]]
                assert history["met_by"] == [s["seat"] for s in innocent if s["counts"]["love"] == 0]
assert seen["4"] == {"opponent_discards"} and seen["8"] == {"steal_ally"} and seen["king"] == {"discard_ally"}, seen
assert {place["card"] for place in view["evil"]} == {"power-3", "wisdom-3", "love-3", "demon"}
print("played")
"""


def test_the_owner_of_the_printed_game_can_put_cards_right(tmp_path):
    """An edit of the data file alone changes abilities, Evil, themes and conditions, and games play on."""
    package = Path(madang.__file__).parent
    shutil.copytree(package, tmp_path / "madang", ignore=shutil.ignore_patterns("__pycache__"))
    corrected = deepcopy(data())
    strengths, wilds = corrected["characters"], {one["id"]: one for one in corrected["wilds"]}
    strengths[3]["ability"], strengths[7]["ability"] = "opponent_discards", "steal_ally"
    strengths[0]["ability"], strengths[2]["ability"] = "reverse", "evil"
    wilds["king"]["ability"] = "discard_ally"
    corrected["histories"][1] |= {"theme": "angel", "rule": ["none", "love"]}
    (tmp_path / "madang" / "games" / "chronicle" / "cards.json").write_text(json.dumps(corrected), "utf-8")
    places = os.pathsep.join([str(tmp_path), str(Path(__file__).parent)])
    environment = os.environ | {"PYTHONPATH": places, "MADANG_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "-c", CORRECTED]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.stdout == "played\n", run.stderr


def test_the_example_positions_say_all_they_can():
    """Every field of a position is used somewhere, so that the shared tests of positions mean something."""
    used = set().union(*POSITIONS) - {"players"}
    with pytest.raises(Refused) as refused:
        madang.Table.from_position({"game": "chronicle", "nonsense": 1})
    assert set(str(refused.value).split("its fields: ")[1].rstrip(".").split(", ")) == used


def test_what_a_position_leaves_out():
    """As docs/positions/chronicle.md says it, in a round that begins and in a meeting."""
    view = Match(GAME, 6, 0, position={}).view()
    assert (view["round"], view["meeting"], view["used"], view["discard"], view["aside"]) == (1, 1, [], [], [])
    assert [(seat["fame"], seat["hand_size"]) for seat in view["seats"]] == [(0, 6)] * 6
    assert len(Match(GAME, 5, 0, position={}).view()["aside"]) == 1
    given = {"phase": "meeting", "histories": ["royal-wedding"], "hands": [None, ["love-2", "king"], "dealt"]}
    view = Match(GAME, 3, 0, position=given).view()
    assert [seat["hand_size"] for seat in view["seats"]] == [2, 2, 2]
    assert len(view["aside"]) == 30
    assert (view["leader"], view["theme"]["seat"], view["seats"][1]["known"]) == (1, 1, ["love-2"])
    view = Match(GAME, 3, 0, position=given | {"meeting": 2}).view()
    assert (view["leader"], view["theme"]["seat"], view["seats"][1]["known"]) == (0, None, [])
    view = Match(GAME, 3, 0, position={"phase": "meeting"}).view()
    assert [seat["hand_size"] for seat in view["seats"]] == [12, 12, 12]
    view = Match(GAME, 3, 0, position={"pile": ["revolt", "golden-age"], "hands": [["king"], None, None]}).view()
    assert view["histories"][0]["card"] == "revolt"
    assert view["pile_cards"][0] == "golden-age"
    assert "king" in view["seats"][0]["hand"]
    assert [seat["hand_size"] for seat in view["seats"]] == [12, 12, 12]
