"""What an update of the server weighs and takes, deed by deed; what is measured is printed, nothing is asserted.

Random games, seen from seat 0. *Without* is an update with its events, view and prompt; *with* has the view after each
deed, too. Bytes are those of the JSON text, and of the wire, where a connection compresses each message with what it
remembers of the last ones. *Making* is the time to make one viewer's deeds, the whole decision told once more included.
"""

import time
import zlib

import msgspec
from rich.console import Console
from rich.table import Table as Printed

from madang.engine.drivers import interpreted
from madang.engine.rng import below, generator
from madang.games import NAMES
from madang.games import game as game_of
from madang.server.presentation import deeds_for, events_for, prompt_for, view_for
from madang.tables import Table

GAMES = 4
WINDOW = 12
"""The window of the server's compression, as a power of two."""
encode = msgspec.json.Encoder().encode


class Wire:
    """A connection that counts what is sent on it."""

    def __init__(self) -> None:
        self.text, self.sent = 0, 0
        self._compressor = zlib.compressobj(wbits=-WINDOW)

    def send(self, message: list[object]) -> None:
        text = encode(message)
        self.text += len(text)
        self.sent += len(self._compressor.compress(text) + self._compressor.flush(zlib.Z_SYNC_FLUSH))


def measured(name: str, players: int) -> list[str]:
    game = game_of(name)
    without, with_deeds = Wire(), Wire()
    decisions, taken, longest = 0, 0.0, 0.0
    for seed in range(GAMES):
        table, rng = Table(game, players, seed, core=interpreted(game)), generator(seed)
        while not table.over:
            legal = table.legal()
            table.play(legal[int(below(rng, len(legal)))])
            now = len(table.actions)
            shown = [events_for(table, 0, now, 1), view_for(table, 0), prompt_for(table, 0)]
            begun = time.perf_counter()
            deeds = deeds_for(table, 0, now, 1)
            last = time.perf_counter() - begun
            decisions, taken, longest = decisions + 1, taken + last, max(longest, last)
            without.send(shown)
            with_deeds.send([*shown, [[deed.name, deed.first, deed.view] for deed in deeds[:-1]]])
    numbers = [without.text, with_deeds.text, without.sent, with_deeds.sent]
    times = [f"{1000 * taken / decisions:.2f}", f"{1000 * longest:.1f}"]
    return [game.title, str(players), *(f"{number / decisions:.0f}" for number in numbers), *times]


def main() -> None:
    printed = Printed("game", "players", title="An update, per decision")
    for column in ("text without", "text with", "wire without", "wire with", "making, ms", "longest, ms"):
        printed.add_column(column, justify="right")
    for name in NAMES:
        for players in game_of(name).players:
            printed.add_row(*measured(name, players))
    Console().print(printed)


main()
