"""Puzzles over HTTP. Nothing is kept: whoever tries one sends all moves made so far, and is shown the table they lead
to, as the socket of a match would show it."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from fastapi import APIRouter
from fastapi.responses import Response
from pydantic import BaseModel, ConfigDict, Field

from madang.bots import BIRDS
from madang.engine.refusal import IllegalMove, Refused, shorten
from madang.games import NAMES
from madang.games import game as game_of
from madang.puzzles import Puzzle, puzzles_by_rule, puzzles_of
from madang.server.messages import Because, PuzzleShown, SeatShown, Update, Welcome, Would
from madang.server.presentation import because_for, consequences_for, deeds_for, events_for, prompt_for, view_for
from madang.server.refusals import Refusal
from madang.server.services import TheGuest, TheServices
from madang.server.storage import BOT, HUMAN, RUNNING
from madang.tables import Table

MOST_MOVES = 60
LONGEST_MOVE = 64

router = APIRouter(prefix="/api/puzzles")


class Tried(BaseModel):
    """All moves that were made since the puzzle began."""

    model_config = ConfigDict(extra="forbid")

    moves: list[str] = Field(max_length=MOST_MOVES)


class Asked(Tried):
    """A move that is asked about after these."""

    move: str = Field(max_length=LONGEST_MOVE)


@router.get("/{game}")
def offered(game: str) -> dict[str, list[str]]:
    """The names of puzzles for each rule that has any."""
    if game not in NAMES:
        raise Refusal("not-found", f"There is no game '{shorten(game)}'; there are {', '.join(NAMES)}.")
    return puzzles_by_rule(game_of(game))


@router.post("/{game}/{name}")
async def show(services: TheServices, guest: TheGuest, game: str, name: str, tried: Tried) -> Response:
    called = await services.storage.name(guest)
    return answer(await asyncio.to_thread(shown, game, name, tried.moves, called))


@router.post("/{game}/{name}/why")
def why(game: str, name: str, asked: Asked) -> Response:
    """By which rule a move cannot be made."""
    _, table = laid_out(game, name, asked.moves)
    seat = table.to_act
    return answer(Because(asked.move, None, None) if seat is None else because_for(table, seat, asked.move))


@router.post("/{game}/{name}/what")
def what(game: str, name: str, asked: Asked) -> Response:
    """What a move would do."""
    _, table = laid_out(game, name, asked.moves)
    seat = table.to_act
    possible = seat is not None and asked.move in table.moves()
    return answer(Would(asked.move, consequences_for(table, seat, asked.move) if seat is not None and possible else []))


def answer(message: PuzzleShown | Because | Would) -> Response:
    return Response(msgspec.json.encode(message), media_type="application/json")


def laid_out(game: str, name: str, moves: Sequence[str]) -> tuple[Puzzle, Table]:
    puzzle = puzzles_of(game_of(game)).get(name) if game in NAMES else None
    if puzzle is None:
        raise Refusal("not-found", "There is no such puzzle.")
    try:
        return puzzle, puzzle.table(moves)
    except Refused as refusal:
        rule = refusal.rule if isinstance(refusal, IllegalMove) else None
        raise Refusal("illegal-move", str(refusal), rule, move=moves[-1] if moves else "") from None


def shown(game: str, name: str, moves: Sequence[str], called: str) -> PuzzleShown:
    """The table as the seat sees it that is to find the move; its player is called so."""
    puzzle, table = laid_out(game, name, moves)
    viewer = puzzle.table().to_act
    assert viewer is not None
    birds = iter(BIRDS)
    seats = [
        SeatShown(
            seat=seat,
            kind=HUMAN if seat == viewer else BOT,
            name=called if seat == viewer else next(birds),
            bot=None,
            connected=True,
            fate=None,
            stand_in=None,
        )
        for seat in range(table.players)
    ]
    return PuzzleShown(
        rule=puzzle.rules[0],
        forbidden=puzzle.forbidden,
        answer=puzzle.answer,
        tried=len(moves),
        solved=not puzzle.forbidden and moves[:1] == [puzzle.answer],
        welcome=Welcome(
            match="",
            game=puzzle.game.name,
            rules_version=puzzle.game.rules_version,
            viewer=viewer,
            opener=None,
            seats=seats,
            incidents=[],
            commitment=None,
            absence=None,
            clock=None,
            rated=False,
            status=RUNNING,
        ),
        update=update_for(table, viewer, bool(moves)),
    )


def update_for(table: Table, viewer: int, undo: bool) -> Update:
    """All that has happened, the last decision deed by deed; every move can be taken back."""
    events: list[Any] = events_for(table, viewer, 0, 1)
    decision = len(table.actions)
    earlier = sum(event.decision < decision for event in events)
    return Update(
        decision=decision,
        first=1,
        events=events,
        deeds=deeds_for(table, viewer, decision, earlier + 1) if undo else [],
        view=view_for(table, viewer),
        prompt=prompt_for(table, viewer),
        step=0,
        undo=undo,
        resync=False,
    )
