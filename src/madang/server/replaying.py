"""A match and its table: dealt, replayed, and what befalls it. Knows neither people nor sockets, and stores nothing."""

from copy import copy
from dataclasses import asdict

from madang.engine.drivers import interpreted
from madang.engine.game import SPECTATOR
from madang.engine.match import TAKEN_BACK
from madang.games import game as game_of
from madang.lessons import LEARNER, Guide, Lesson, Progress, lesson_of
from madang.server.database import now
from madang.server.presentation import standing_of, view_for
from madang.server.storage import HUMAN, MOVE, UNDO, StoredMatch, Taken
from madang.tables import Table


def deal(match: StoredMatch) -> Table:
    """The table of a match whose seats are all taken: draws the seed, which nobody could know before."""
    game = game_of(match.game)
    table = Table(game, match.players, None, match.options, match.shuffle, position=match.start, core=interpreted(game))
    match.seed, match.standing = table.seed.hex(), standing_of(table, view_for(table, SPECTATOR))
    match.dealt = now()
    ask(match, table, match.dealt)
    if match.clocks:
        match.standing.deadline = match.clocks.deadline(match.dealt)
    return table


def deal_lesson(match: StoredMatch, lesson: Lesson) -> None:
    """The match of a lesson: its cards are known, and its first step begins."""
    table, guide = lesson.table(), Guide(lesson, Progress())
    guide.look(table)
    match.seed, match.start = table.seed.hex(), table.start
    match.standing = standing_of(table, view_for(table, SPECTATOR))
    match.standing.lesson = asdict(guide.progress)


def ask(match: StoredMatch, table: Table, at: int, decided: bool = False) -> None:
    """Lets the clock run of whom a table asks from now on; it stands still while a bot thinks."""
    if match.clocks:
        seat = table.to_act
        asked = None if seat is None else match.seats[seat]
        match.clocks.ask(seat, asked is not None and asked.kind == HUMAN and not asked.fate, at, decided)


def replayed(match: StoredMatch, steps: list[Taken]) -> Table:
    """The table that the steps of a match lead to; the match gets its decisions and its draft. It runs interpreted: a
    decision takes less than a millisecond, and nothing has to be compiled while people wait."""
    game = game_of(match.game)
    match.moves, match.draft, match.incidents, match.made, match.late = [], [], [], [], set()
    for one in match.seats:
        one.fate = None
    table = Table.replay(game, match.record(), interpreted(game))
    ask(match, table, match.dealt)
    for step in steps:
        decided = False
        if step.kind == UNDO:
            table.undo()
            match.draft.pop()
            match.made.pop()
        elif step.kind == TAKEN_BACK:
            take_back(match, table, step)
        elif step.move is None:
            befall(match, table, step)
        else:
            table.make(table.check(step.move))
            match.draft.append(step.move)
            match.made.append(step.made)
            if decided := step.id is None or not table.can_undo:
                match.moves += match.draft
                match.draft = []
        ask(match, table, step.made, decided)
    return table


def guide_of(match: StoredMatch, steps: list[Taken], table: Table) -> Guide | None:
    """Who leads a learner through a match, if somebody does: along all that is decided, then along the draft."""
    lesson = lesson_of(table.game)
    if match.standing.lesson is None or lesson is None:
        return None
    made: list[tuple[int, str]] = []
    for step in steps:
        if step.kind == UNDO:
            made.pop()
        elif step.kind == MOVE and step.move is not None:
            made.append((step.seat, step.move))
    guide = Guide(lesson, Progress(**match.standing.lesson), made[: len(match.moves)])
    settled = copy(table)
    for _ in match.draft:
        settled.undo()
    guide.look(settled)
    for move in match.draft:
        settled.make(settled.check(move))
        guide.follow(settled, LEARNER, move)
    return guide


def befall(match: StoredMatch, table: Table, step: Taken) -> None:
    """Something befalls a seat. What it had drafted is forgotten; what another seat has drafted stays so."""
    seat, clocks = step.seat, match.clocks
    if clocks and clocks.running == seat and clocks.clock.end == step.kind and not clocks.left(step.made)[seat]:
        match.late.add(len(match.incidents))
    draft = [] if table.to_act == seat else match.draft
    for _ in match.draft:
        table.undo()
    incident = table.note(step.kind, seat)
    match.draft = [] if table.over else draft
    del match.made[len(match.moves) + len(match.draft) :]
    for move in match.draft:
        table.make(table.check(move))
    match.incidents.append(incident)
    match.seats[seat].fate = table.fate(seat)


def take_back(match: StoredMatch, table: Table, step: Taken) -> None:
    """The last turn of a seat, and all that was decided since, is taken back; a draft is forgotten. Where as many
    decisions are left as there are, the match comes from a record, which does not tell what was taken back."""
    for _ in match.draft:
        table.undo()
    known = step.move == str(len(match.moves))
    incident = table.note(TAKEN_BACK, step.seat) if known else table.take_back(step.seat)
    match.draft = []
    del match.moves[incident.decision :], match.made[incident.decision :]
    match.incidents.append(incident)
