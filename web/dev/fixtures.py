"""Real messages for the development page: one file for each kind of prompt, seen by a player and by a spectator.

Games are played by bots until seat 0 is asked the wanted question late enough for a full table.
"""

import hashlib
import sys
from pathlib import Path
from typing import Any

import msgspec

from madang.bots import bot
from madang.engine.game import SPECTATOR
from madang.engine.rng import generator
from madang.server import messages
from madang.server.presentation import events_for, prompt_for, view_for
from madang.tables import Table, table

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ("Haneul", "Mina", "Tariq", "Crane", "Ines", "Olof")
WANTED: dict[str, dict[str, int]] = {
    "koryo": {
        "order": 5,
        "order-free": 4,
        "turn-before-reveal": 5,
        "turn": 5,
        "character": 4,
        "swap": 4,
        "discard": 3,
        "waiting": 5,
        "over": 8,
        "start": 1,
    },
    "choson": {
        "order": 5,
        "travel": 5,
        "turn-before-reveal": 4,
        "turn": 4,
        "turn-lobby": 4,
        "turn-firearm": 4,
        "turn-sword": 4,
        "swap": 3,
        "second": 3,
        "riposte": 3,
        "discard": 3,
        "waiting": 5,
        "over": 8,
        "start": 1,
    },
    "chronicle": {
        "lead": 3,
        "open": 2,
        "follow": 3,
        "take": 2,
        "recall": 2,
        "give": 2,
        "receiver": 2,
        "victim": 2,
        "discard": 2,
        "discard-ally": 2,
        "waiting": 2,
        "over": 2,
        "start": 1,
    },
}
"""The round from which on a moment is taken, for each game."""
BRANCHING = ("turn", "turn-before-reveal")
"""Questions that are worth a picture only where there is something to choose."""
LATER_STEPS = {"koryo": ("turn", "character", "swap", "discard"), "choson": ("turn", "swap", "second", "discard")}
"""Questions that can be the second step of a draft."""
WAITED_FOR = ("turn", "follow")
"""What somebody else is asked while one waits."""
PLAYERS = {"koryo": (4, 3, 2), "choson": (4, 3, 2), "chronicle": (4, 3, 6)}


def seats(players: int) -> list[messages.SeatShown]:
    kinds = ("human", "human", "human", "bot", "bot", "bot")
    return [
        messages.SeatShown(seat, kinds[seat], NAMES[seat], "greedy" if kinds[seat] == "bot" else None, seat != 2)
        for seat in range(players)
    ]


def update(match: Table, viewer: int, step: int) -> messages.Update:
    return messages.Update(
        decision=len(match.actions),
        first=1,
        events=events_for(match, viewer, 0, 1),
        deeds=[],
        view=view_for(match, viewer),
        prompt=prompt_for(match, viewer),
        step=step,
        undo=step > 0,
        resync=False,
    )


def told(match: Table, viewer: int, step: int) -> list[Any]:
    welcome = messages.Welcome(
        match="example",
        game=match.game.name,
        rules_version=match.game.rules_version,
        viewer=None if viewer == SPECTATOR else viewer,
        seats=seats(match.players),
        commitment=hashlib.sha256(match.seed).hexdigest(),
        status="over" if match.over else "playing",
    )
    found: list[Any] = [welcome, update(match, viewer, step)]
    if match.over:
        found.append(messages.Finished(match.scores(), match.winners(), match.seed.hex(), None))
    return found


def moment(game: str, kind: str, players: int) -> tuple[Table, int]:
    """A table at which seat 0 is asked `kind`, and how many steps of its draft are done."""
    for seed in range(5000):
        match = table(game, players=players, seed=seed, names=NAMES[:players])
        rng, player = generator(seed, stream=1), bot("greedy", match.game)
        before = -1
        while not match.over:
            asked = match.prompt()
            assert asked is not None
            late = match.view()["round"] >= WANTED[game][kind]
            rich = kind not in BRANCHING or len({one["name"] for one in asked["options"]}) > 2
            if kind == "waiting" and late and asked["seat"] == players - 1 and asked["kind"] in WAITED_FOR:
                return match, 0
            if late and rich and asked["seat"] == 0 and asked["kind"] == kind:
                drafted = kind == "receiver" or (before == 0 and kind in LATER_STEPS.get(game, ()))
                return match, int(drafted)
            if kind == "start" and asked["seat"] == 0:
                return match, 0
            before = asked["seat"]
            seat = asked["seat"]
            match.play(player.choose(match.known_to(seat, rng), match.legal(), seat, rng), seat)
        if kind == "over" and max(match.scores()) == match.scores()[0]:
            return match, 0
    raise SystemExit(f"No moment '{kind}' of {game} was found.")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, wanted in WANTED.items():
        for players in PLAYERS[game]:
            for kind in wanted:
                match, step = moment(game, kind, players)
                for viewer, name in ((0, ""), (SPECTATOR, "-watched")):
                    file = FOLDER / f"{game}-{kind}{name}{'' if players == 4 else f'-{players}'}.json"
                    file.write_bytes(msgspec.json.encode(told(match, viewer, step)))
            print(f"{game}, {players} players: {', '.join(wanted)}", file=sys.stderr)


if __name__ == "__main__":
    main()
