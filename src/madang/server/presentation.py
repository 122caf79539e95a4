"""From a table to what one viewer may be shown: views, prompts and numbered events as structs of the socket. A viewer
is a seat or SPECTATOR; nothing here takes the whole truth."""

from collections.abc import Iterable
from math import ceil
from typing import Any

import msgspec

from madang.engine.game import SPECTATOR, Plain
from madang.games import part
from madang.lessons import Guide
from madang.server.messages import (
    Because,
    Cause,
    Consequence,
    DeedShown,
    EventShown,
    LessonShown,
    Lit,
    OptionShown,
    Place,
    PromptShown,
)
from madang.server.storage import OVER, RUNNING, Standing
from madang.tables import Table

PROMPT_FIELDS = ("kind", "seat", "rule", "zones", "options")


def viewers(players: int) -> range:
    """Everybody a match is shown to: the spectators and every seat."""
    return range(SPECTATOR, players)


def view_for(table: Table, viewer: int) -> Any:
    return _struct(table.game.name, table.view(viewer))


def prompt_for(table: Table, viewer: int) -> PromptShown | None:
    asked = table.prompt(viewer)
    if asked is None:
        return None
    options = asked.get("options", [])
    for option, final in zip(options, table.final() if options else [], strict=True):
        option["final"] = final
    return PromptShown(
        kind=asked["kind"],
        seat=asked["seat"],
        rule=asked["rule"],
        zones=msgspec.convert(asked["zones"], list[Place]),
        facts={key: value for key, value in asked.items() if key not in PROMPT_FIELDS},
        options=msgspec.convert(options, list[OptionShown]),
    )


def lesson_for(guide: Guide, table: Table) -> LessonShown | None:
    """What the coach has to say at a table, if anything is left."""
    if guide.over:
        return None
    lesson, progress = guide.lesson, guide.progress
    order = guide.at if guide.suggested(table) else None
    return LessonShown(
        step=progress.step,
        steps=[one.name for one in lesson.steps],
        begun=progress.since is not None,
        rule=guide.step.rule,
        light=[Lit(**part) for part in guide.light(table)],
        order=None if order is None else order + 1,
        goes_on=not guide.step.moves,
        otherwise=progress.otherwise,
        minutes=ceil(lesson.minutes * (len(lesson.steps) - progress.step) / len(lesson.steps)),
    )


def consequences_for(table: Table, viewer: int, move: str) -> list[Consequence]:
    """What a move of a viewer who is asked would do."""
    told = table.foresee(move, viewer)
    return [Consequence(one["kind"], {key: value for key, value in one.items() if key != "kind"}) for one in told]


def because_for(table: Table, viewer: int, move: str) -> Because:
    """Why a viewer who is asked cannot make a move."""
    rule, cause = table.why_not(move, viewer)
    if cause is None:
        return Because(move, rule, None)
    facts = {key: value for key, value in cause.items() if key not in ("kind", "places")}
    return Because(move, rule, Cause(cause["kind"], facts, msgspec.convert(cause["places"], list[Place])))


def events_for(table: Table, viewer: int, since: int, first: int) -> list[EventShown]:
    """What a viewer saw happen from decision `since` on, numbered from `first`."""
    return list(_numbered(table.events(viewer, since), first))


def deeds_for(table: Table, viewer: int, since: int, first: int) -> list[DeedShown]:
    """The deeds a viewer saw from decision `since` on, their events numbered from `first`. The last has no view: it is
    that of the table now."""
    found = []
    deeds = list(table.told_deeds(viewer, since))
    for number, (name, events, moment) in enumerate(deeds, 1):
        view = _struct(table.game.name, table.view_at(*moment, viewer)) if number < len(deeds) else None
        found.append(DeedShown(name, first, view))
        first += events
    return found


def standing_of(table: Table, view: Any) -> Standing:
    """How far a running match has come, told by anybody's view of its table."""
    rounds = view.get("round") if isinstance(view, dict) else getattr(view, "round", None)
    if table.over:
        return Standing(OVER, rounds, None, {"scores": table.scores(), "winners": table.winners()})
    return Standing(RUNNING, rounds, table.to_act)


def _struct(game: str, view: Plain) -> Any:
    """A view as the struct of its game: a field that it does not name is an error, never a leak."""
    structs = part(game, "views")
    return view if structs is None else msgspec.convert(view, structs.VIEW)


def _numbered(events: Iterable[Plain], first: int) -> Iterable[EventShown]:
    for number, event in enumerate(events, first):
        yield msgspec.convert({"number": number, **event}, EventShown)
