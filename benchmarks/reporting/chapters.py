"""What the reports of all games are made of: tables, intervals, histograms, and the chapters any game can have. Games
come one number of players after the other, of each those of greedy first and then those of a stronger bot."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np

from reporting.games import Games

CLEAR = 3.0
"""Standard errors that two figures must be apart to be called different: with so many of them, some are two apart by
chance."""

Histogram = tuple[str, Sequence[tuple[str, Any]]]
"""A panel: its title, and for each layer its legend and the share of each value."""


def interval(share: float, number: int) -> str:
    """A share and half the width of its interval, by Agresti and Coull (1998): two more games of each kind are added,
    so that what never happened in a few games is not taken for impossible."""
    imagined = (share * number + 2) / (number + 4)
    error = 1.96 * (imagined * (1 - imagined) / (number + 4)) ** 0.5
    return f"{share:.1%} ± {error:.1%}"


def by_players(all_games: list[Games]) -> list[list[Games]]:
    """For each number of players the games of all bots."""
    return [list(several) for _, several in groupby(all_games, lambda games: games.players)]


def side_by_side(several: Sequence[Games], told: Callable[[Games], str]) -> str:
    """A cell with what is told of each bot's games."""
    return " / ".join(map(told, several))


def heads(all_games: list[Games]) -> list[str]:
    return [f"{several[0].players} players" for several in by_players(all_games)]


class Figure(NamedTuple):
    """Something that is known of every game; bots are compared by its mean."""

    name: str
    values: Any
    share: bool = False
    """Whether it is told in %."""

    @property
    def mean(self) -> float:
        return float(self.values.mean())

    @property
    def spread(self) -> float:
        return float(self.values.std())

    def differs(self, other: "Figure") -> bool:
        """Whether the means are clearly apart. Both are taken to spread as the one that spreads more: what never
        happened in a few games would else seem to be known exactly."""
        error = max(self.spread, other.spread) * (1 / len(self.values) + 1 / len(other.values)) ** 0.5
        return abs(self.mean - other.mean) > CLEAR * error

    def told(self) -> str:
        if self.share:
            return interval(self.mean, len(self.values))
        return f"{self.mean:.2f} ± {1.96 * self.spread / len(self.values) ** 0.5:.2f}"


def usual_figures(games: Games, first: Any) -> Iterator[Figure]:
    """The figures that any game has; `first` is the first player of each game."""
    for place, values in enumerate(by_place(games.players, first, shares(games.won)).T):
        yield Figure(f"wins of place {place}", values, share=True)
    ordered = np.sort(games.scores, axis=1)
    yield Figure("points of the winner", ordered[:, -1])
    yield Figure("margin", ordered[:, -1] - ordered[:, -2])
    yield Figure("most points tied", ordered[:, -1] == ordered[:, -2], share=True)
    yield Figure("decisions", games.lengths)


def event_figures(games: Games, kinds: Sequence[str]) -> Iterator[Figure]:
    for kind in kinds:
        yield Figure(f"`{kind}`", games.happenings[:, games.game.events.index(kind)])


def disagreements(all_games: list[Games], figures: Callable[[Games], Iterator[Figure]]) -> Iterator[str]:
    """Where the stronger bot makes clearly something else of a game than greedy."""
    several = by_players(all_games)
    cells = {figure.name: [""] * len(several) for figure in figures(several[-1][0])}
    for place, (weak, strong) in enumerate(several):
        for one, other in zip(figures(weak), figures(strong), strict=True):
            if one.differs(other):
                cells[one.name][place] = f"{one.told()} / {other.told()}"
    rows = [(name, *row) for name, row in cells.items() if any(row)]
    yield f"## Where the {several[0][1].bot} disagrees"
    yield (
        f"Of {len(cells)} figures those that are more than {CLEAR:g} standard errors apart, a game, on average, with "
        "intervals of 95 %. An empty cell says that no clear difference was seen in so many games, not that there is "
        "none."
    )
    yield table(("a game", *heads(all_games)), *rows) if rows else "None of them is."


def table(*rows: Sequence[str]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in rows]
    lines.insert(1, "|" + "---|" * len(rows[0]))
    return "\n".join(lines)


def shares(won: Any) -> Any:
    """Shared wins as fractions."""
    return won / won.sum(axis=1, keepdims=True)


def by_place(players: int, first: Any, values: Any) -> Any:
    """Columns by seat become columns by place: 0 is the first player."""
    places = (first[:, None] + np.arange(players)) % players
    return np.take_along_axis(values, places, axis=1)


def places_table(all_games: list[Games], first: Callable[[Games], Any]) -> str:
    """The share of wins of each place in turn order; `first` gives the first player of each game."""
    most = max(games.players for games in all_games)
    rows = [("players", "bot", "fair share", *(f"place {place}" for place in range(most)))]
    for games in all_games:
        found = by_place(games.players, first(games), shares(games.won)).mean(axis=0)
        cells = [interval(share, len(games)) for share in found]
        rows.append((str(games.players), games.bot, f"{1 / games.players:.1%}", *cells, *[""] * (most - games.players)))
    return table(*rows)


def scores_table(all_games: list[Games]) -> str:
    figures = ("all seats: mean", "winner: mean", "winner: middle half", "winner: 1 % to 99 %", "margin: mean")
    rows = [("players", "bot", *figures)]
    for games in all_games:
        ordered = np.sort(games.scores, axis=1)
        best, margin = ordered[:, -1], ordered[:, -1] - ordered[:, -2]
        low, high, least, most = np.percentile(best, (25, 75, 1, 99))
        rows.append(
            (
                str(games.players),
                games.bot,
                f"{games.scores.mean():.1f}",
                f"{best.mean():.1f}",
                f"{low:.0f} to {high:.0f}",
                f"{least:.0f} to {most:.0f}",
                f"{margin.mean():.1f}",
            )
        )
    return table(*rows)


def endings_table(all_games: list[Games]) -> str:
    rows = [("players", "bot", "most points tied", "shared wins", "decisions a game", "fewest and most")]
    for games in all_games:
        tied = (games.scores == games.scores.max(axis=1, keepdims=True)).sum(axis=1) > 1
        shared = games.won.sum(axis=1) > 1
        lengths = games.lengths
        rows.append(
            (
                str(games.players),
                games.bot,
                f"{tied.mean():.1%}",
                f"{shared.mean():.1%}",
                f"{lengths.mean():.1f}",
                f"{lengths.min()} to {lengths.max()}",
            )
        )
    return table(*rows)


BAR, GAP, HEIGHT, LEFT, TOP = 14, 2, 120, 48, 34
STYLE = """
text { font: 12px sans-serif; fill: #1a1715 }
.title { font-weight: bold }
.layer0 { fill: #b7ad9a }
.layer1 { fill: #a1221a; fill-opacity: 0.8 }
line { stroke: #544d45 }
@media (prefers-color-scheme: dark) {
  text { fill: #f1e9db }
  .layer0 { fill: #5c534b }
  .layer1 { fill: #f2806a }
  line { stroke: #bdb2a3 }
}"""


def spread(values: Any, low: int, high: int) -> list[float]:
    """The share of each value from low to high."""
    return [float((values == value).mean()) for value in range(low, high + 1)]


def histograms(title: str, panels: Sequence[Histogram], labels: Sequence[str], bar: int = BAR) -> str:
    """A picture of panels one under the other; the bars of later layers stand, narrower, in front of the first."""
    width = LEFT + len(labels) * (bar + GAP) + 16
    parts = []
    for number, (name, layers) in enumerate(panels):
        top = TOP + number * (HEIGHT + 62)
        bottom, most = top + HEIGHT, max(max(found) for _, found in layers)
        parts.append(f'<text class="title" x="{LEFT}" y="{top - 12}">{name}</text>')
        for layer, (_, found) in enumerate(layers):
            narrow = layer * bar / 4
            for place, share in enumerate(found):
                tall, x = HEIGHT * share / most, LEFT + place * (bar + GAP)
                parts.append(
                    f'<rect class="layer{layer}" x="{x + narrow:g}" y="{bottom - tall:.1f}" '
                    f'width="{bar - 2 * narrow:g}" height="{tall:.1f}"/>'
                )
        parts.append(f'<line x1="{LEFT}" y1="{bottom}" x2="{width - 16}" y2="{bottom}"/>')
        parts += [
            f'<text x="{LEFT + place * (bar + GAP) + bar / 2:g}" y="{bottom + 16}" text-anchor="middle">{label}</text>'
            for place, label in enumerate(labels)
            if label
        ]
        parts.append(f'<text x="{LEFT - 6}" y="{top + 10}" text-anchor="end">{most:.0%}</text>')
    height = TOP + len(panels) * (HEIGHT + 62)
    layers = panels[0][1]
    if len(layers) > 1:
        for layer, (legend, _) in enumerate(layers):
            x = LEFT + 100 * layer
            parts.append(f'<rect class="layer{layer}" x="{x}" y="{height - 24}" width="12" height="12"/>')
            parts.append(f'<text x="{x + 18}" y="{height - 14}">{legend}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" aria-label="{title}">\n<style>{STYLE}\n</style>\n' + "\n".join(parts) + "\n</svg>\n"
    )
