"""Real messages for the development page: one file for each kind of question a game asks, as the player who is asked
and a spectator see it, and one each for its start, for waiting and for its end.

Bots play; of all moments at which seat 0 is asked a question, the latest is kept at which there was most to choose.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from madang.bots import bot
from madang.engine.game import SPECTATOR
from madang.engine.rng import generator
from madang.games import NAMES
from madang.games import game as game_of
from madang.server import messages
from madang.server.presentation import events_for, prompt_for, view_for
from madang.tables import Table, table

FOLDER = Path(__file__).parent / "fixtures"
PEOPLE = ("Haneul", "Mina", "Tariq", "Crane", "Ines", "Olof")
GAMES = 20
"""Games played for each number of players."""


def seats(players: int) -> list[messages.SeatShown]:
    kinds = ("human", "human", "human", "bot", "bot", "bot")
    return [
        messages.SeatShown(
            seat, kinds[seat], PEOPLE[seat], "greedy" if kinds[seat] == "bot" else None, seat != 2, None, None
        )
        for seat in range(players)
    ]


def update(match: Table, viewer: int) -> messages.Update:
    return messages.Update(
        decision=len(match.actions),
        first=1,
        events=events_for(match, viewer, 0, 1),
        deeds=[],
        view=view_for(match, viewer),
        prompt=prompt_for(match, viewer),
        step=int(match.can_undo),
        undo=match.can_undo,
        resync=False,
    )


def told(match: Table, viewer: int) -> list[Any]:
    welcome = messages.Welcome(
        match="example",
        game=match.game.name,
        rules_version=match.game.rules_version,
        viewer=None if viewer == SPECTATOR else viewer,
        opener=0,
        seats=seats(match.players),
        incidents=[],
        absence=None,
        commitment=hashlib.sha256(match.seed).hexdigest(),
        status="over" if match.over else "playing",
    )
    found: list[Any] = [welcome, update(match, viewer)]
    if match.over:
        found.append(messages.Finished(match.scores(), match.winners(), match.seed.hex(), None))
    return found


def moments(match: Table, seed: int) -> Iterator[tuple[str, int]]:
    """Plays a game: what seat 0 is asked, or what happens without it, and how much there is to choose."""
    rng, player = generator(seed, stream=1), bot("greedy", match.game)
    yield "start", 1
    while (seat := match.to_act) is not None:
        asked = match.prompt()
        assert asked is not None
        yield (asked["kind"] if seat == 0 else "waiting"), len(asked["options"])
        match.play(player.choose(match.known_to(seat, rng), match.legal(), seat, rng), seat)
    yield "over", match.scores()[0]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in NAMES:
        for players in game_of(game).players:
            found: dict[str, tuple[int, Table]] = {}
            for seed in range(GAMES):
                match = table(game, players=players, seed=seed, names=PEOPLE[:players])
                for kind, choices in moments(match, seed):
                    if kind not in found or choices >= found[kind][0]:
                        found[kind] = choices, match.clone()
            for kind, (_, at) in found.items():
                for viewer, name in ((0, ""), (SPECTATOR, "-watched")):
                    file = FOLDER / f"{game}-{players}-{kind}{name}.json"
                    file.write_bytes(msgspec.json.encode(told(at, viewer)))
            print(f"{game}, {players} players: {', '.join(sorted(found))}")


if __name__ == "__main__":
    main()
