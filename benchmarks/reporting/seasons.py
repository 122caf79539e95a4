"""The chapters of Koryŏ and Chosŏn, games of seasons with families and majorities."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from madang.engine.rule import NOBODY
from madang.engine.seasons import cards as seasons
from reporting.chapters import endings_table, histograms, places_table, scores_table, shares, spread, table
from reporting.games import Games, Player

COUNTED_FROM = seasons.SWAPPED
"""Events below this number happen in every round of every game and are not counted."""


def family_counts(games: Games) -> Any:
    """Cards in front of each seat by family: games x seats x families."""
    packs = games.finals["tableau"][:, : games.players, None]
    return packs >> 4 * np.arange(seasons.FAMILIES) & 15


def legacy_table(all_games: list[Games], player: Player) -> str:
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
        player.count(without, scores, won)
        owners = games.finals["legacy"]
        owned = owners != NOBODY
        seats = np.maximum(owners, 0)[:, None]
        winning = np.take_along_axis(shares(games.won), seats, axis=1)[:, 0]
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
            means = [games.by_rule[kind, rule] / len(games) for games in all_games]
            if any(means) and not game.events[kind].startswith(("scored", "won")):
                rows.append((f"`{game.events[kind]}`", name, *(f"{mean:.2f}" for mean in means)))
    return table(*rows)


def picture(all_games: list[Games]) -> str:
    """How points are spread, one panel for each number of players: behind all seats, in front the winners."""
    low = int(min(np.percentile(games.scores, 0.2) for games in all_games))
    high = int(max(np.percentile(games.scores, 99.8) for games in all_games))
    panels = [
        (
            f"{games.players} players",
            (
                ("all seats", spread(games.scores.ravel(), low, high)),
                ("the most points of a game", spread(games.scores.max(axis=1), low, high)),
            ),
        )
        for games in all_games
    ]
    labels = [str(points) if points % 5 == 0 else "" for points in range(low, high + 1)]
    return histograms(f"Final points of {all_games[0].game.title} among greedy bots", panels, labels)


def chapters(all_games: list[Games], player: Player) -> Iterator[str]:
    game = player.game
    yield "Place 0 is the first player of the first round, places follow in turn order."
    yield "## Points"
    yield f"![Final points by number of players]({game.name}.svg)"
    yield scores_table(all_games)
    yield "## What the place in turn order is worth\n\nShare of wins; a shared win counts as its fraction."
    yield places_table(all_games, lambda games: games.starts["first"].astype(np.int64))
    yield "## How games end"
    yield endings_table(all_games)
    if "legacy" in (game.state.names or ()):
        yield (
            "## Yi's Legacy\n\nIt decides a game where somebody else would have won, or shared the win, without it. "
            "The last two columns are shares of the games in which somebody has it."
        )
        yield legacy_table(all_games, player)
    yield "## Families\n\nHow often somebody scores the family, and how often that is a winner."
    yield families_table(all_games)
    yield "## What happens\n\nEvents a game, on average. Those of every round, such as deals and reveals, are left out."
    yield happened_table(all_games)
