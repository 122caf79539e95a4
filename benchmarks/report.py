"""How a game with seasons plays out among greedy bots: scores, seats, ties, families, what is used how often.

Plays many games for each number of players, greedy in every seat, and writes docs/reports/<game>.md with a picture.
Every seat chooses as at a real table, from samples of what it cannot know. The same seed gives the same report.
"""

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from madang.bots.greedy import SAMPLES
from madang.engine import seasons
from madang.engine.drivers import looking_ahead, record_at
from madang.engine.events import COLUMNS, event_rows
from madang.engine.game import Game
from madang.engine.rng import GENERATOR_WORDS, SEED_WORDS, game_seed, seed_bytes, seed_words, start
from madang.engine.rule import NOBODY
from madang.games import NAMES
from madang.games import game as find_game

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "reports"
SEED = 1
CHUNK = 250
EVENT_KIND, EVENT_RULE = 0, 6
"""Columns of an event row."""
COUNTED_FROM = len(seasons.EVENTS)
"""Events below this number happen in every round of every game and are not counted."""

jit = njit(nogil=True, error_model="numpy")


# Playing


@dataclass(frozen=True)
class Games:
    """What is kept of many games of one number of players."""

    game: Game
    players: int
    finals: Any
    """The last state of each game."""
    firsts: Any
    """The first player of the first round of each."""
    lengths: Any
    scores: Any
    won: Any
    happened: Any
    """happened[kind, rule]: how many events there were in all games together."""

    def __len__(self) -> int:
        return len(self.lengths)


def player(game: Game) -> Callable[..., None]:
    """The compiled loop that plays games among greedy bots."""
    deal, to_act, legal, apply, redeal = game.deal, game.to_act, game.legal, game.apply, game.redeal
    look_ahead = jit(looking_ahead(game, record_at))
    most_legal = game.most_legal

    @jit
    def play(states, players, options, seed, number, finals, firsts, lengths, happened, rows):  # type: ignore[no-untyped-def]
        words = np.empty(SEED_WORDS, np.int64)
        rng = np.empty(GENERATOR_WORDS, np.int64)
        moves = np.empty(most_legal, np.int32)
        worth = np.empty(most_legal, np.int64)
        silence = np.empty((0, COLUMNS), np.int16)
        state, room = states[0], states[1:]
        for i in range(len(lengths)):
            game_seed(seed, number + i, words)
            deal(state, players, options, words, silence)
            start(rng, words, 1)
            firsts[i] = state.first
            decisions = 0
            while to_act(state) != NOBODY:
                options_now = legal(state, moves)
                choice = 0
                if options_now > 1:
                    room[0] = state
                    redeal(room[0], to_act(state), rng)
                    worth[:options_now] = 0
                    look_ahead(room, moves[:options_now], to_act(state), rng, SAMPLES, worth)
                    choice = np.argmax(worth[:options_now])
                rows[0, 0] = 0
                apply(state, np.int64(moves[choice]), rows)
                decisions += 1
                for row in range(1, rows[0, 0] + 1):
                    happened[rows[row, EVENT_KIND], rows[row, EVENT_RULE]] += 1
            finals[i] = state
            lengths[i] = decisions

    return play  # type: ignore[no-any-return]


def counter(game: Game) -> Callable[..., None]:
    """The compiled loop that counts points."""
    scores_rule, winners_rule = game.scores, game.winners

    @jit
    def count(finals, scores, won):  # type: ignore[no-untyped-def]
        for i in range(len(finals)):
            scores_rule(finals[i], scores[i])
            winners_rule(finals[i], won[i])

    return count  # type: ignore[no-any-return]


def play_games(game: Game, players: int, games: int, play: Any, count: Any, tick: Callable[[int], None]) -> Games:
    options, seed = game.option_numbers(game.check_options(None)), seed_words(seed_bytes(SEED))
    finals = np.zeros(games, game.state)
    firsts, lengths = (np.zeros(games, np.int64) for _ in range(2))
    happened = np.zeros((len(game.events), len(game.rules)), np.int64)

    def part(first: int) -> tuple[int, Any]:
        own, here = np.zeros_like(happened), slice(first, min(games, first + CHUNK))
        states = np.zeros(4, game.state)
        play(states, players, options, seed, first, finals[here], firsts[here], lengths[here], own, event_rows())
        return len(lengths[here]), own

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for done in as_completed([pool.submit(part, first) for first in range(0, games, CHUNK)]):
            played, own = done.result()
            happened += own
            tick(played)
    scores, won = (np.zeros((games, players), np.int64) for _ in range(2))
    count(finals, scores, won)
    return Games(game, players, finals, firsts, lengths, scores, won.astype(bool), happened)


# Looking at the games


def by_place(games: Games, values: Any) -> Any:
    """Columns by seat become columns by place: 0 is the first player of the first round."""
    places = (games.firsts[:, None] + np.arange(games.players)) % games.players
    return np.take_along_axis(values, places, axis=1)


def shares(games: Games, won: Any) -> Any:
    """Shared wins as fractions."""
    return won / won.sum(axis=1, keepdims=True)


def family_counts(games: Games) -> Any:
    """Cards in front of each seat by family: games x seats x families."""
    packs = games.finals["tableau"][:, : games.players, None]
    return packs >> 4 * np.arange(seasons.FAMILIES) & 15


def interval(share: float, number: int) -> str:
    error = 1.96 * (share * (1 - share) / number) ** 0.5
    return f"{share:.1%} ± {error:.1%}"


def table(*rows: Sequence[str]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in rows]
    lines.insert(1, "|" + "---|" * len(rows[0]))
    return "\n".join(lines)


def scores_table(all_games: list[Games]) -> str:
    rows = [
        ("players", "all seats: mean", "winner: mean", "winner: middle half", "winner: 1 % to 99 %", "margin: mean")
    ]
    for games in all_games:
        ordered = np.sort(games.scores, axis=1)
        best, margin = ordered[:, -1], ordered[:, -1] - ordered[:, -2]
        low, high, least, most = np.percentile(best, (25, 75, 1, 99))
        rows.append(
            (
                str(games.players),
                f"{games.scores.mean():.1f}",
                f"{best.mean():.1f}",
                f"{low:.0f} to {high:.0f}",
                f"{least:.0f} to {most:.0f}",
                f"{margin.mean():.1f}",
            )
        )
    return table(*rows)


def places_table(all_games: list[Games]) -> str:
    most = max(games.players for games in all_games)
    rows = [("players", "fair share", *(f"place {place}" for place in range(most)))]
    for games in all_games:
        found = by_place(games, shares(games, games.won)).mean(axis=0)
        cells = [interval(share, len(games)) for share in found]
        rows.append((str(games.players), f"{1 / games.players:.1%}", *cells, *[""] * (most - games.players)))
    return table(*rows)


def endings_table(all_games: list[Games]) -> str:
    rows = [("players", "most points tied", "shared wins", "decisions a game", "fewest and most")]
    for games in all_games:
        tied = (games.scores == games.scores.max(axis=1, keepdims=True)).sum(axis=1) > 1
        shared = games.won.sum(axis=1) > 1
        lengths = games.lengths
        rows.append(
            (
                str(games.players),
                f"{tied.mean():.1%}",
                f"{shared.mean():.1%}",
                f"{lengths.mean():.1f}",
                f"{lengths.min()} to {lengths.max()}",
            )
        )
    return table(*rows)


def legacy_table(all_games: list[Games], count: Any) -> str:
    rows = [
        (
            "players",
            "somebody has it",
            "its owner wins",
            "it decides the game",
            "its owner has 8 to 10 before it",
            "11 or more",
        )
    ]
    for games in all_games:
        without = games.finals.copy()
        without["legacy"] = NOBODY
        scores, won = (np.zeros_like(games.scores) for _ in range(2))
        count(without, scores, won)
        owners = games.finals["legacy"]
        owned = owners != NOBODY
        seats = np.maximum(owners, 0)[:, None]
        winning = np.take_along_axis(shares(games, games.won), seats, axis=1)[:, 0]
        before = np.take_along_axis(scores, seats, axis=1)[:, 0][owned]
        rows.append(
            (
                str(games.players),
                f"{owned.mean():.1%}",
                f"{winning[owned].mean():.1%}",
                f"{(won.astype(bool) != games.won).any(axis=1).mean():.1%}",
                f"{((before >= 8) & (before <= 10)).mean():.1%}",
                f"{(before > 10).mean():.1%}",
            )
        )
    return table(*rows)


def families_table(all_games: list[Games]) -> str:
    """Who scores each family."""
    header = [f"{games.players} players: {what}" for games in all_games for what in ("scored", "by a winner")]
    rows: list[Sequence[str]] = [("family", *header)]
    cells: list[list[str]] = [[] for _ in range(seasons.FAMILIES)]
    for games in all_games:
        counts = family_counts(games)
        ordered = np.sort(counts, axis=1)
        alone = ordered[:, -1] > ordered[:, -2]
        best = counts.argmax(axis=1)
        by_winner = np.take_along_axis(games.won, best, axis=1)
        for family in range(seasons.FAMILIES):
            scored = alone[:, family]
            cells[family] += [f"{scored.mean():.0%}", f"{by_winner[scored, family].mean():.0%}" if scored.any() else ""]
    names = all_games[0].game.cards
    rows += [(f"{family + 1} {names[family]}", *cells[family]) for family in range(seasons.FAMILIES)]
    return table(*rows)


def happened_table(all_games: list[Games]) -> str:
    """What the game's own rules did, on average."""
    game = all_games[0].game
    rows: list[Sequence[str]] = [("event", "rule", *(f"{games.players} players" for games in all_games))]
    for kind in range(COUNTED_FROM, len(game.events)):
        for rule, name in enumerate(game.rules):
            means = [games.happened[kind, rule] / len(games) for games in all_games]
            if any(means) and not game.events[kind].startswith(("scored", "won")):
                rows.append((f"`{game.events[kind]}`", name, *(f"{mean:.2f}" for mean in means)))
    return table(*rows)


# The picture

BAR, GAP, HEIGHT, LEFT, TOP = 14, 2, 120, 48, 34
STYLE = """
text { font: 12px sans-serif; fill: #1a1715 }
.title { font-weight: bold }
.all { fill: #b7ad9a }
.best { fill: #a1221a; fill-opacity: 0.8 }
line { stroke: #544d45 }
@media (prefers-color-scheme: dark) {
  text { fill: #f1e9db }
  .all { fill: #5c534b }
  .best { fill: #f2806a }
  line { stroke: #bdb2a3 }
}"""


def picture(all_games: list[Games]) -> str:
    """How points are spread, one panel for each number of players: behind all seats, in front the winners."""
    low = int(min(np.percentile(games.scores, 0.2) for games in all_games))
    high = int(max(np.percentile(games.scores, 99.8) for games in all_games))
    width = LEFT + (high - low + 1) * (BAR + GAP) + 16
    parts = []
    for number, games in enumerate(all_games):
        top = TOP + number * (HEIGHT + 62)
        everybody, best = games.scores.ravel(), games.scores.max(axis=1)
        shares_of = [[(values == points).mean() for points in range(low, high + 1)] for values in (everybody, best)]
        most = max(map(max, shares_of))
        parts.append(f'<text class="title" x="{LEFT}" y="{top - 12}">{games.players} players</text>')
        for name, found in zip(("all", "best"), shares_of, strict=True):
            for place, share in enumerate(found):
                tall, x = HEIGHT * share / most, LEFT + place * (BAR + GAP)
                narrow = 0 if name == "all" else BAR / 4
                parts.append(
                    f'<rect class="{name}" x="{x + narrow:g}" y="{top + HEIGHT - tall:.1f}" '
                    f'width="{BAR - 2 * narrow:g}" height="{tall:.1f}"/>'
                )
        bottom = top + HEIGHT
        parts.append(f'<line x1="{LEFT}" y1="{bottom}" x2="{width - 16}" y2="{bottom}"/>')
        parts += [
            f'<text x="{LEFT + (points - low) * (BAR + GAP) + BAR / 2:g}" y="{bottom + 16}" '
            f'text-anchor="middle">{points}</text>'
            for points in range(low, high + 1)
            if points % 5 == 0
        ]
        parts.append(f'<text x="{LEFT - 6}" y="{top + 10}" text-anchor="end">{most:.0%}</text>')
    height = TOP + len(all_games) * (HEIGHT + 62)
    legend = (
        f'<rect class="all" x="{LEFT}" y="{height - 24}" width="12" height="12"/>'
        f'<text x="{LEFT + 18}" y="{height - 14}">all seats</text>'
        f'<rect class="best" x="{LEFT + 100}" y="{height - 24}" width="12" height="12"/>'
        f'<text x="{LEFT + 118}" y="{height - 14}">the most points of a game</text>'
    )
    title = f"Final points of {all_games[0].game.title} among greedy bots"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" aria-label="{title}">\n<style>{STYLE}\n</style>\n' + "\n".join([*parts, legend]) + "\n</svg>\n"
    )


# The page


def page(all_games: list[Games], count: Any) -> Iterator[str]:
    game = all_games[0].game
    yield f"# {game.title} in numbers"
    yield (
        f"{len(all_games[0]):,} games for each number of players, `greedy` in every seat, rules version "
        f"{game.rules_version}, seed {SEED}. Greedy looks one decision ahead and no further: what it makes of a game "
        "is not what people make of it, but a rule that is wrong shows here. Place 0 is the first player of the first "
        "round, places follow in turn order. Intervals are of 95 %."
    )
    yield f"Written by `python benchmarks/report.py --game {game.name} --games {len(all_games[0])}`."
    yield "## Points"
    yield f"![Final points by number of players]({game.name}.svg)"
    yield scores_table(all_games)
    yield "## What the place in turn order is worth\n\nShare of wins; a shared win counts as its fraction."
    yield places_table(all_games)
    yield "## How games end"
    yield endings_table(all_games)
    if "legacy" in (game.state.names or ()):
        yield (
            "## Yi's Legacy\n\nIt decides a game where somebody else would have won, or shared the win, without it. "
            "The last two columns are shares of the games in which somebody has it."
        )
        yield legacy_table(all_games, count)
    yield "## Families\n\nHow often somebody scores the family, and how often that is a winner."
    yield families_table(all_games)
    yield "## What happens\n\nEvents a game, on average. Those of every round, such as deals and reveals, are left out."
    yield happened_table(all_games)


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays many games among greedy bots and writes a report on them.")
    parser.add_argument("--game", choices=NAMES, required=True, help="which game")
    parser.add_argument("--games", type=int, default=100_000, metavar="N", help="for each number of players")
    arguments = parser.parse_args()
    if arguments.games < 1:
        parser.error("a report needs at least one game.")
    game = find_game(arguments.game)
    play, count = player(game), counter(game)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    all_games = []
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("compiling", total=arguments.games * len(game.players))
        for players in game.players:
            progress.update(task, description=f"{game.title}, {players} players")
            all_games.append(
                play_games(game, players, arguments.games, play, count, lambda done: progress.advance(task, done))
            )
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{game.name}.md").write_text("\n\n".join(page(all_games, count)) + "\n", "utf-8")
    (FOLDER / f"{game.name}.svg").write_text(picture(all_games), "utf-8")
    print(f"Wrote docs/reports/{game.name}.md and docs/reports/{game.name}.svg")


if __name__ == "__main__":
    main()
