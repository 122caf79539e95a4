"""The chapters of Koryŏ and Chosŏn, games of seasons with families and majorities."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np

from madang.engine.rule import NOBODY
from madang.engine.seasons import cards as seasons
from reporting.chapters import (
    Figure,
    by_players,
    disagreements,
    endings_table,
    event_figures,
    heads,
    histograms,
    places_table,
    scores_table,
    shares,
    side_by_side,
    spread,
    table,
    usual_figures,
)
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
            "bot",
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
                games.bot,
                f"{owned.mean():.1%}",
                f"{winning[owned].mean():.1%}",
                f"{(won.astype(bool) != games.won).any(axis=1).mean():.1%}",
                f"{((before >= 8) & (before <= 10)).mean():.1%}",
                f"{(before > 10).mean():.1%}",
            )
        )
    return table(*rows)


def scored_alone(games: Games) -> tuple[Any, Any]:
    """For each game and family, whether somebody scores it, and whether that is a winner."""
    counts = family_counts(games)
    ordered = np.sort(counts, axis=1)
    alone = ordered[:, -1] > ordered[:, -2]
    return alone, alone & np.take_along_axis(games.won, counts.argmax(axis=1), axis=1)


def families_table(all_games: list[Games]) -> str:
    """Who scores each family."""
    header = [f"{players}: {what}" for players in heads(all_games) for what in ("scored", "by a winner")]
    rows: list[Sequence[str]] = [("family", *header)]

    def scored(family: int, games: Games) -> str:
        return f"{scored_alone(games)[0][:, family].mean():.0%}"

    def by_winner(family: int, games: Games) -> str:
        alone, won = (found[:, family].sum() for found in scored_alone(games))
        return f"{won / alone:.0%}" if alone else "–"

    for family, name in enumerate(all_games[0].game.cards[: seasons.FAMILIES]):
        cells = [
            side_by_side(several, partial(told, family))
            for several in by_players(all_games)
            for told in (scored, by_winner)
        ]
        rows.append((f"{family + 1} {name}", *cells))
    return table(*rows)


def counted_events(games: Games) -> list[str]:
    """The kinds of events that the game's own rules make."""
    return [kind for kind in games.game.events[COUNTED_FROM:] if not kind.startswith(("scored", "won"))]


def happened_table(all_games: list[Games]) -> str:
    """What the game's own rules did, on average."""
    rows: list[Sequence[str]] = [("event", "rule", *heads(all_games))]

    def often(kind: str, rule: str, games: Games) -> str:
        return f"{games.happened(kind, rule) / len(games):.2f}"

    for kind in counted_events(all_games[0]):
        for rule in all_games[0].game.rules:
            if any(games.happened(kind, rule) for games in all_games):
                told = partial(often, kind, rule)
                rows.append((f"`{kind}`", rule, *(side_by_side(several, told) for several in by_players(all_games))))
    return table(*rows)


def figures(games: Games) -> Iterator[Figure]:
    yield from usual_figures(games, games.starts["first"].astype(np.int64))
    alone, _ = scored_alone(games)
    for family in range(seasons.FAMILIES):
        yield Figure(f"somebody scores the {games.game.cards[family]}", alone[:, family], share=True)
    if "legacy" in (games.game.state.names or ()):
        yield Figure("somebody has Yi's Legacy", games.finals["legacy"] != NOBODY, share=True)
    yield from event_figures(games, counted_events(games))


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
    yield from disagreements(all_games, figures)
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
