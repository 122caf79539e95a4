"""One game being played: a list of decisions and the state they lead to.

A match knows its game only through the contract. The record, the log, undo and replays all come from the list of
decisions, and from what befell seats in between; nothing else is state.
"""

from collections.abc import Iterator, Mapping
from copy import copy, deepcopy
from typing import Any, NamedTuple, Self

import numpy as np

from madang.engine.drivers import core_of
from madang.engine.events import NOWHERE, PLACES, Witness, event_rows, told_rows
from madang.engine.game import SPECTATOR, Game, Plain
from madang.engine.layout import copied
from madang.engine.numbers import whole_number
from madang.engine.positions import plain_position
from madang.engine.refusal import IllegalMove, Refused, as_given, shorten
from madang.engine.rng import (
    GENERATOR_WORDS,
    check_generator,
    generator,
    sealed_generator,
    sealed_words,
    seed_bytes,
    seed_words,
    start,
)
from madang.engine.rule import NOBODY, NOTHING, PUBLIC

SEALED = "sealed"
"""The generator is reseeded before every decision, so nobody can compute the next deal from the cards seen so far."""
PLAIN = "plain"
"""Seeded once at the deal, as in simulations."""
SHUFFLES = (SEALED, PLAIN)
MOST_MOVES = 100_000
RECORD_VERSION = 2
"""Of the form of a record. Version 1 says no version, and knows no incidents."""
RECORD_FIELDS = ("game", "rules_version", "options", "players", "seed", "shuffle", "start", "moves")
NEW_FIELDS = ("version", "incidents", "clock", "times")
OPTIONAL_FIELDS = ("start", *NEW_FIELDS)
RESIGNED, TAKEN_OVER, GIVEN_BACK, TAKEN_BACK = "resigned", "taken-over", "given-back", "taken-back"
INCIDENTS = (RESIGNED, TAKEN_OVER, GIVEN_BACK, TAKEN_BACK)
"""What can befall a seat: its player gives up for good, a bot plays on for it, the player is back; its last turn was
taken back, and what it had decided is no decision of the match any more."""
ENDS = (TAKEN_OVER, RESIGNED)
"""What befalls a seat whose time is up: one of these, as its table has chosen."""
CLOCK_FIELDS = ("seconds", "increment", "end")


class Incident(NamedTuple):
    """Something that befell a seat after so many decisions, and is none."""

    decision: int
    seat: int
    kind: str


class Match:
    """A game with its decisions so far. Seats count from 0."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        seed: int | str | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        shuffle: str = SEALED,
        position: Mapping[str, Any] | None = None,
        core: Any = None,
    ):
        if not isinstance(shuffle, str) or shuffle not in SHUFFLES:
            raise Refused(f"A shuffle is one of {', '.join(SHUFFLES)}, not '{shorten(shuffle)}'.")
        self.game = game
        self.players = game.check_players(max(game.players) if players is None else players)
        self.options = game.check_options(options)
        self.seed = seed_bytes(seed)
        self.shuffle = shuffle
        self.start = None if position is None else dict(position)
        self.actions: list[int] = []
        self.incidents: list[Incident] = []
        self.clock: Plain | None = None
        """How long people might think, where there was a limit."""
        self.times: list[int] = []
        """How many milliseconds decisions took, from the first on, as far as somebody has measured them."""
        self._core = core or core_of(game)
        self._states = np.zeros(1, game.state)
        self._state = game.bind(self._states)
        self._events: list[list[tuple[int, ...]]] = []
        self._before: list[bytes] = []
        self._by: list[int] = []
        """Which seat has made each decision."""
        self._retold: dict[int, list[bytes]] = {}
        self._deal()

    def _deal(self) -> None:
        words = seed_words(self.seed) if self.shuffle == PLAIN else sealed_words(self.seed, 0)
        rows = event_rows()
        if self.start is None:
            self._core.deal(self._states, 0, self.players, self.game.option_numbers(self.options), words, rows)
        else:
            generator = np.zeros(GENERATOR_WORDS, np.int64).data
            start(generator, words.data, 0)
            self._state.players = self.players
            layout, numbers = self.game.state, self.game.option_numbers(self.options)
            for option, number in zip(self.game.options, numbers, strict=False):
                if option.name in (layout.names or ()) and not layout[option.name].shape:  # the rules remember it
                    setattr(self._state, option.name, int(number))
            self.game.position(self._state, self.start, generator)
            self.start = plain_position(self.start)
        self._keep(rows)

    def _keep(self, rows: Any) -> None:
        self._events.append(told_rows(rows))

    # What is

    @property
    def to_act(self) -> int | None:
        """The seat to decide, or None when the game is over."""
        if self.incidents and len(self._in_play()) == 1:
            return None
        seat = int(self._core.to_act(self._states, 0))
        return None if seat == NOBODY else seat

    @property
    def over(self) -> bool:
        return self.to_act is None

    def fate(self, seat: int) -> str | None:
        """What has become of a seat's player: RESIGNED, or TAKEN_OVER while a bot plays on; None where it plays."""
        number = self.check_seat(seat)
        befell = (one.kind for one in reversed(self.incidents) if one.seat == number and one.kind != TAKEN_BACK)
        last = next(befell, None)
        return None if last == GIVEN_BACK else last

    def _in_play(self) -> list[int]:
        """The seats that have not resigned."""
        return [seat for seat in range(self.players) if self.fate(seat) != RESIGNED]

    def legal(self) -> list[int]:
        """The legal actions of the seat to act, ascending."""
        if self.over:
            return []
        out = np.zeros(self.game.most_legal, np.int32)
        legal: list[int] = out[: self._core.legal(self._states, 0, out)].tolist()
        return legal

    def moves(self) -> list[str]:
        """The legal moves of the seat to act, as text."""
        return [self.game.actions.actions[action].text for action in self.legal()]

    def scores(self) -> list[int]:
        """The points of every seat, as if the game ended now."""
        out = np.zeros(self.game.seats, np.int64)
        self._core.scores(self._states, 0, out)
        return [int(points) for points in out[: self.players]]

    def winners(self) -> list[int]:
        """The seats that have won; none before the end. Who has resigned cannot win: the last seat that has not does,
        and where all whom the rules name have, those with the most points of the others."""
        if not self.over:
            return []
        in_play = self._in_play()
        if len(in_play) == 1:
            return in_play
        out = np.zeros(self.game.seats, np.int64)
        self._core.winners(self._states, 0, out)
        if won := [seat for seat in in_play if out[seat]]:
            return won
        scores = self.scores()
        most = max(scores[seat] for seat in in_play)
        return [seat for seat in in_play if scores[seat] == most]

    def view(self, seat: int | None = None) -> Plain:
        """What a seat may know (SPECTATOR: what is public); without a seat everything, for local use only."""
        viewer = None if seat is None else self.check_viewer(seat)
        return {"game": self.game.name, **self.game.view(self._state, viewer)}

    def observe(self, seat: int) -> np.ndarray[Any, np.dtype[np.int8]]:
        """What a seat knows as numbers; the game's documentation explains every index."""
        out = np.zeros(self.game.observation_size, np.int8)
        self._core.observe(self._states, 0, self.check_seat(seat), out)
        return out

    def prompt(self, seat: int | None = None) -> Plain | None:
        """What is asked now. The seat that is asked also gets its options; without a seat, everything."""
        viewer = None if seat is None else self.check_viewer(seat)
        if self.over:
            return None
        asked = self.game.prompt(self._state)
        if viewer is None or viewer == asked["seat"]:
            asked["options"] = [self.option(action) for action in self.legal()]
        return asked

    def option(self, action: int) -> Plain:
        """One legal action as plain data: its text, its name and fields, and the parts of the table it refers to."""
        described = self.game.actions.actions[action]
        parts = self.game.parts(self._state, action)
        return {"move": described.text, "name": described.block, "fields": dict(described.fields), "parts": parts}

    def events(self, seat: int | None = None, since: int = 0) -> list[Plain]:
        """What has happened, as far as a seat may see it; `since` counts decisions, 0 being the deal."""
        viewer = None if seat is None else self.check_viewer(seat)
        first = check_since(since)
        return [
            {"decision": number, **self.game.event(row)}
            for number, rows in enumerate(self._events[first:], first)
            for row in rows
            if self._is_told(row, viewer)
        ]

    def _is_told(self, row: tuple[int, ...], viewer: int | None) -> bool:
        """Whether a viewer is told of an event. The rules, which know of nobody who resigns, may let such a seat win;
        that is not told."""
        untrue = bool(self.incidents) and self.game.events[row[0]] in self.game.verdicts
        return is_seen(row, viewer) and not (untrue and self.fate(row[1]) == RESIGNED)

    def deeds(self, seat: int | None = None, since: int = 1) -> list[Plain]:
        """What has happened, as far as a seat may see it, deed by deed: the `name` of each, how many `events` it has,
        and the `view` after it. The deal is no deed."""
        viewer = None if seat is None else self.check_viewer(seat)
        deeds = list(self.told_deeds(viewer, check_since(since)))
        return [
            {"name": name, "events": events, "view": self.view_at(*moment, viewer)} for name, events, moment in deeds
        ]

    def told_deeds(self, viewer: int | None, since: int) -> Iterator[tuple[str, int, tuple[int, int]]]:
        """The deeds that a viewer is told of: the name of each, how many events it has, and its moment, by the decision
        and the event that ends the deed."""
        for number in range(max(1, since), len(self.actions) + 1):
            rows = self._events[number]
            told = [at for at, row in enumerate(rows) if self._is_told(row, viewer)]
            last = -1
            for name, events in self.game.deeds_among([self.game.events[rows[at][0]] for at in told]):
                last += events
                yield name, events, (number, told[last])

    def view_at(self, number: int, event: int, viewer: int | None) -> Plain:
        """What a viewer may know at the moment at which an event of a decision was told."""
        state = self.game.bind_copy(self._moments(number)[event])
        return {"game": self.game.name, **self.game.view(state, viewer)}

    def _moments(self, number: int) -> list[bytes]:
        """The states in which the events of a decision were told: it is made once more, interpreted."""
        if number not in self._retold:
            states = copied(self._before[number - 1], self.game.state)
            state, witness = self.game.bind(states), Witness(states)
            self._seal(state, number)
            self.game.apply(state, self.actions[number - 1], witness)
            self._retold[number] = witness.moments
        return self._retold[number]

    def state_bytes(self) -> bytes:
        """The state itself: everything, for local use only."""
        return self._states.tobytes()

    def known_to(self, seat: int, rng: Any) -> np.ndarray[Any, Any]:
        """A state as a bot may hold it: all that the seat cannot know replaced by a sample drawn with `rng`."""
        states = copied(self.state_bytes(), self.game.state)
        self._core.redeal(states, 0, self.check_seat(seat), check_generator(rng))
        return states

    def foresee(self, move: str | int | np.integer[Any], seat: int | None = None) -> list[Plain]:
        """What a move would do, as far as the seat to act can know: it is made in a world that fits what the seat
        knows, up to the first event that would show the seat a card it does not know. An illegal move is refused as by
        `play`."""
        action, by = self.check(move, seat), self.to_act
        assert by is not None
        return foreseen(self.game, self.known_to(by, generator(0)), action, by)

    def final(self) -> list[bool]:
        """Of each legal move, whether it could not be taken back: as far as the seat to act can know, it shows
        something hidden or passes the turn on."""
        if (by := self.to_act) is None:
            return []
        before = self.known_to(by, generator(0)).tobytes()
        return [self._is_final(before, action, by) for action in self.legal()]

    def _is_final(self, before: bytes, action: int, by: int) -> bool:
        after, rows = copied(before, self.game.state), event_rows()
        self._core.apply(after, 0, action, rows)
        showed = any(self.game.events[row[0]] in self.game.revealing for row in told_rows(rows))
        return showed or int(self._core.to_act(after, 0)) != by

    # What is done

    def play(self, move: str | int | np.integer[Any], seat: int | None = None) -> list[Plain]:
        """Makes a move, given as text or action number; returns what happened. An illegal one changes nothing."""
        self.make(self.check(move, seat))
        return self.events(since=len(self.actions))

    def make(self, action: int) -> None:
        """Makes a legal decision, given as its number, and says nothing of what happened."""
        self._before.append(self._states.tobytes())
        self._by.append(int(self._core.to_act(self._states, 0)))
        self._retold.clear()
        self._seal(self._state, len(self.actions) + 1)
        rows = event_rows()
        self._core.apply(self._states, 0, action, rows)
        self.actions.append(action)
        self._keep(rows)

    def _seal(self, state: Any, number: int) -> None:
        """Reseeds the generator for a decision, where the table is sealed."""
        if self.shuffle == SEALED:
            for word, value in enumerate(sealed_generator(self.seed, number)):
                state.generator[word] = value

    def check(self, move: str | int | np.integer[Any], seat: int | None = None) -> int:
        """The action meant by a move, if the seat (else the one to act) may make it now."""
        table, asked = self.game.actions, self.to_act
        by = asked if seat is None else self.check_seat(seat)
        legal = self.legal() if by == asked else []
        if isinstance(move, str):
            action: int | None = table.parse(move, legal)
        else:
            action = whole_number(move)
        if action is None:
            raise IllegalMove(f"A move is a text or the number of an action, not {as_given(move)}.")
        if not 0 <= action < len(table):
            last = len(table) - 1
            raise IllegalMove(f"Actions of {self.game.title} are numbered 0 to {last}; {shorten(move)} is none.")
        if action in legal:
            return action
        text, rule = table.actions[action].text, self.game.why_not(self._state, by or 0, action)
        if asked is None:
            raise IllegalMove(f"'{text}' is not possible: the game is over ({rule}).", rule)
        if by != asked:
            raise IllegalMove(f"'{text}' is not possible: seat {asked} is to act, not seat {by} ({rule}).", rule)
        some = ", ".join(table.actions[one].text for one in legal[:8]) + (", …" if len(legal) > 8 else "")
        raise IllegalMove(f"'{text}' is not possible now ({rule}). Possible: {some}.", rule)

    def why_not(self, move: str, seat: int) -> tuple[str | None, Plain | None]:
        """The rule that forbids a seat a move now, and what on the table is the cause of that, if anything in sight
        is; None for a move that can be made, or that is none."""
        try:
            self.check(move, seat)
        except IllegalMove as refusal:
            action, rule = self.game.actions.by_text.get(move), refusal.rule
            cause = None if action is None or rule is None else self.game.cause(self._state, seat, action, rule)
            return rule, cause
        return None, None

    def note(self, kind: str, seat: int) -> Incident:
        """Something befalls a seat. When only one has not resigned, the game is over."""
        self.incidents.append(self.check_incident(kind, seat))
        return self.incidents[-1]

    def check_incident(self, kind: str, seat: int) -> Incident:
        """What would be noted if this befell a seat now, if it can."""
        number = self.check_seat(seat)
        if not isinstance(kind, str) or kind not in INCIDENTS:
            raise Refused(f"What befalls a seat is one of {', '.join(INCIDENTS)}, not '{shorten(kind)}'.")
        if self.over:
            raise Refused(f"The game is over: seat {number} cannot be {kind} any more.")
        fate = self.fate(number)
        if fate == RESIGNED:
            raise Refused(f"Seat {number} has resigned, and cannot be {kind} any more.")
        if kind != RESIGNED and (kind == GIVEN_BACK) != (fate == TAKEN_OVER):  # a bot takes nothing back, either
            played = "a bot plays for it already" if fate else "its player plays there"
            raise Refused(f"Seat {number} cannot be {kind}: {played}.")
        return Incident(len(self.actions), number, kind)

    def check_seat(self, seat: int) -> int:
        number = whole_number(seat)
        if number is None or not 0 <= number < self.players:
            raise Refused(f"Seats are numbered 0 to {self.players - 1}; there is no seat {as_given(seat)}.")
        return number

    def check_viewer(self, seat: int) -> int:
        return SPECTATOR if whole_number(seat) == SPECTATOR else self.check_seat(seat)

    @property
    def can_undo(self) -> bool:
        """Whether the last decision showed nothing hidden, the same seat is still to act, and nothing befell a seat
        since."""
        if not self.actions or (self.incidents and self.incidents[-1].decision == len(self.actions)):
            return False
        return not self._showed(len(self.actions)) and self.to_act == self._by[-1]

    def _showed(self, number: int) -> bool:
        """Whether a decision showed something hidden."""
        return any(self.game.events[row[0]] in self.game.revealing for row in self._events[number])

    def undo(self) -> str:
        """Takes the last decision back; returns its text."""
        if not self.can_undo:
            raise Refused("The last move cannot be taken back: it showed something hidden or passed the turn on.")
        action = self.actions[-1]
        self._go_back(len(self.actions) - 1)
        return self.game.actions.actions[action].text

    def turn_to_take_back(self, seat: int) -> int | None:
        """After how many decisions the last turn of a seat began, or as much of it as can be taken back together with
        all that was decided since: nothing hidden was shown, and nothing befell a seat. None where nothing can."""
        found, asked = None, self.check_seat(seat)
        earliest = self.incidents[-1].decision if self.incidents else 0
        if self.over:
            return None
        for number in range(len(self.actions), earliest, -1):
            own = self._by[number - 1] == asked
            if self._showed(number) or (found is not None and not own):
                break
            if own:
                found = number - 1
        return found

    def take_back(self, seat: int) -> Incident:
        """Takes the last turn of a seat back, with all that was decided since."""
        begun = self.turn_to_take_back(seat)
        if begun is None:
            raise Refused(f"Seat {seat} has nothing to take back: something hidden was shown since, or befell a seat.")
        self._go_back(begun)
        return self.note(TAKEN_BACK, seat)

    def _go_back(self, decisions: int) -> None:
        """The match as it was after so many decisions; what befell seats since stays noted."""
        self._state.raw[:] = self._before[decisions]
        for kept in (self.actions, self.times, self._before, self._by):
            del kept[decisions:]
        del self._events[decisions + 1 :]
        self._retold.clear()

    # Copies and records

    def __copy__(self) -> Self:
        """A copy of the match: moves on one do not change the other."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.options, twin.start = dict(self.options), deepcopy(self.start)
        twin.incidents, twin.clock, twin.times = self.incidents[:], deepcopy(self.clock), self.times[:]
        twin.actions, twin._events = self.actions[:], self._events[:]
        twin._before, twin._by = self._before[:], self._by[:]
        twin._retold = {}
        twin._states = copied(self.state_bytes(), self.game.state)
        twin._state = self.game.bind(twin._states)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return copy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle is the record: it holds no compiled code, and is refused where other rules are played."""
        return type(self).replay, (self.game, self.record())

    def record(self) -> Plain:
        """The game as plain data that replays anywhere to the identical state."""
        record: Plain = {
            "version": RECORD_VERSION,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "options": dict(self.options),
            "players": self.players,
            "seed": self.seed.hex(),
            "shuffle": self.shuffle,
            "moves": [self.game.actions.actions[action].text for action in self.actions],
        }
        if self.start is not None:
            record["start"] = deepcopy(self.start)
        if self.incidents:
            record["incidents"] = [incident._asdict() for incident in self.incidents]
        if self.clock is not None:
            record |= {"clock": dict(self.clock), "times": self.times[:]}
        return record

    def after(self, decisions: int) -> Self:
        """The match as it was after so many decisions, with all that had befallen seats by then."""
        number, last = whole_number(decisions), len(self.actions)
        if number is None or not 0 <= number <= last:
            raise Refused(f"There are {last} decisions so far; the match after {as_given(decisions)} is none of it.")
        record = self.record()
        record["moves"] = record["moves"][:number]
        if self.incidents:
            record["incidents"] = [one for one in record["incidents"] if one["decision"] <= number]
        if self.clock is not None:
            record["times"] = record["times"][:number]
        return self.replay(self.game, record, self._core)

    @classmethod
    def replay(cls, game: Game, record: Mapping[str, Any], core: Any = None) -> Self:
        """The match a record tells of. A record of other rules, or one that does not replay, is refused."""
        check_record(game, record)
        match = cls(
            game,
            record["players"],
            record["seed"],
            record["options"],
            record["shuffle"],
            record.get("start"),
            core,
        )
        befell: dict[int, list[Incident]] = {}
        for plain in record.get("incidents", []):
            befell.setdefault(plain["decision"], []).append(Incident(**plain))
        for number, move in enumerate(record["moves"], 1):
            for _, seat, kind in befell.get(number - 1, ()):
                match.note(kind, seat)
            try:
                match.make(match.check(move))
            except IllegalMove as refusal:
                raise Refused(f"Move {number} of the record cannot be replayed: {refusal}", refusal.rule) from None
        for _, seat, kind in befell.get(len(record["moves"]), ()):
            match.note(kind, seat)
        match.clock, match.times = deepcopy(record.get("clock")), list(record.get("times", []))
        return match


def foreseen(game: Game, before: np.ndarray[Any, Any], action: int, seat: int) -> list[Plain]:
    """What an action would do in a world, up to the first event that shows the seat a card it may not have known: so it
    is the same in every world that fits what the seat knows."""
    after = copied(before.tobytes(), game.state)
    witness = Witness(after)
    game.apply(game.bind(after), action, witness)
    rows = witness.told()
    known = next((number for number, row in enumerate(rows) if is_news(game, row, seat)), len(rows))
    if known < len(rows):
        after = copied(witness.moments[known - 1] if known else before.tobytes(), game.state)
    told = [game.event(row) for row in rows[:known] if is_seen(row, seat)]
    return game.foresee(game.bind(before), action, game.bind(after), told)


def is_news(game: Game, row: tuple[int, ...], seat: int) -> bool:
    """Whether an event shows a seat a card that it may not have known."""
    kind, _, card, source = row[:4]
    if card == NOTHING or source == NOWHERE or not is_seen(row, seat):
        return False
    zone, owner = divmod(source, PLACES)
    return game.zones[zone] in game.unseen or (owner != seat and game.events[kind] in game.revealing)


def is_seen(row: tuple[int, ...], viewer: int | None) -> bool:
    """Whether a viewer may see an event row; without a viewer, everything."""
    return viewer is None or row[7] == PUBLIC or (viewer >= 0 and bool(row[7] >> viewer & 1))


def check_since(since: int) -> int:
    first = whole_number(since)
    if first is None or first < 0:
        raise Refused(f"Events are asked for since a decision, counted from 0 for the deal, not {as_given(since)}.")
    return first


def check_record(game: Game, record: Mapping[str, Any]) -> None:
    """Refuses what does not have the form of a record, or is of another version of the rules."""
    version = record.get("version", 1)
    if whole_number(version) not in range(1, RECORD_VERSION + 1):
        raise Refused(f"Records of version 1 to {RECORD_VERSION} can be read here, not of version {as_given(version)}.")
    fields = RECORD_FIELDS if version == 1 else (*RECORD_FIELDS, *NEW_FIELDS)
    for name in fields:
        if name not in record and name not in OPTIONAL_FIELDS:
            raise Refused(f"The record has no '{name}'; a record has {', '.join(fields)}.")
    for name in record:
        if name not in (*fields, "version"):
            raise Refused(f"A record has no field '{shorten(name)}'.")
    game.check_rules_version(record["rules_version"], "record")
    game.check_players(record["players"])
    if not isinstance(record["seed"], str):
        raise Refused("The seed of a record is 64 hexadecimal digits.")
    if not isinstance(record["options"], Mapping):
        raise Refused("The options of a record are a table of names and values.")
    if not isinstance(record.get("start", {}), Mapping):
        raise Refused("The start of a record is a position, a table of fields.")
    moves = record["moves"]
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise Refused("The moves of a record are a list of move texts.")
    if len(moves) > MOST_MOVES:
        raise Refused(f"The record has {len(moves)} moves; no game is longer than {MOST_MOVES}.")
    check_incidents(record.get("incidents", []), len(moves))
    check_times(record, len(moves))


def check_incidents(incidents: object, decisions: int) -> None:
    """Refuses what does not have the form of incidents; whether they could be is found out by replaying them."""
    if not isinstance(incidents, list):
        raise Refused("The incidents of a record are a list.")
    earliest = 0
    for incident in incidents:
        if not isinstance(incident, Mapping) or set(incident) != set(Incident._fields):
            raise Refused(f"An incident of a record is a table of {', '.join(Incident._fields)}.")
        decision = whole_number(incident["decision"])
        if decision is None or not earliest <= decision <= decisions:
            raise Refused(
                f"The incidents of a record come in order, after 0 to {decisions} decisions, not after "
                f"{as_given(incident['decision'])}."
            )
        earliest = decision


def check_times(record: Mapping[str, Any], decisions: int) -> None:
    """Refuses what does not have the form of a clock, or of the times that decisions took."""
    clock, times = record.get("clock"), record.get("times", [])
    if (clock is None) != ("times" not in record):
        raise Refused("A record has both a clock and the times that decisions took, or neither.")
    if clock is not None and (not isinstance(clock, Mapping) or set(clock) != set(CLOCK_FIELDS)):
        raise Refused(f"The clock of a record is a table of {', '.join(CLOCK_FIELDS)}.")
    if not isinstance(times, list) or any((whole_number(one) is None or one < 0) for one in times):
        raise Refused("The times of a record are a list of milliseconds.")
    if len(times) > decisions:
        raise Refused(f"The record has the times of {len(times)} decisions, but only {decisions} moves.")
