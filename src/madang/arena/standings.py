"""What follows from the games: shares of wins with intervals, who beats whom, ratings, and whether the order is sure.

Figures are made from rounds, not from single games: in a round every bot of the table has had every seat, and rounds
are independent of each other, also where the games of one are dealt alike.
"""

import math
from dataclasses import dataclass, field
from itertools import pairwise, permutations
from statistics import fmean

import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce

from madang.arena.contest import Contest
from madang.arena.playing import Played
from madang.engine.game import Plain

TWO_SIDED = 1.959964
"""Standard errors on each side of an interval of 95 %."""
DOUBT = 0.05
"""How often at most a wrong order may be called sure."""
BETS = np.geomspace(0.01, 0.99, 24)
"""Parts of its capital that a gambler stakes on one bot being above another; each has an equal part of the capital."""
FEW_ROUNDS = 20
"""With fewer rounds than this their spread says little."""
DIGITS = 6

Interval = tuple[float, float]


@dataclass
class Sums:
    """The rounds a bot took part in."""

    rounds: int = 0
    shares: float = 0.0
    fair_shares: float = 0.0

    def add(self, share: float, fair_share: float) -> None:
        self.rounds += 1
        self.shares += share
        self.fair_shares += fair_share

    @property
    def share(self) -> float:
        """Its part of the wins where it took part."""
        return self.shares / self.rounds if self.rounds else 0.0

    @property
    def fair(self) -> float:
        """What would be fair for as many seats as it had."""
        return self.fair_shares / self.rounds if self.rounds else 0.0

    @property
    def times_fair(self) -> float:
        return self.shares / self.fair_shares if self.rounds else 0.0


@dataclass
class Standings:
    """All that was played so far, round by round in order."""

    contest: Contest
    rounds: list[Played] = field(default_factory=list)
    faults: dict[str, dict[str, int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        names, model = self.contest.bots, PlackettLuce(tau=0.0)
        self._model = model
        self._ratings = {name: model.rating(name=name) for name in names}
        self._shares: list[dict[int, list[float]]] = []
        """By round and bot, its part of the win in each game, all its seats taken together."""
        self._sums = {bot: Sums() for bot in range(len(names))}
        self._points: dict[int, list[float]] = {bot: [] for bot in range(len(names))}
        self._gamblers = {pair: np.zeros(len(BETS)) for pair in permutations(range(len(names)), 2)}
        """By ordered pair of bots, the logarithm of what each stake has made of a capital of 1."""

    def add(self, played: Played) -> None:
        """The next round."""
        seatings = self.contest.seatings(played.number)
        shares: dict[int, list[float]] = {bot: [] for bot in sorted(set(seatings[0]))}
        for seating, winners, scores in zip(seatings, played.winners, played.scores, strict=True):
            for bot, parts in shares.items():
                parts.append(sum(seating[seat] == bot for seat in winners) / len(winners))
            for bot, points in zip(seating, scores, strict=True):
                self._points[bot].append(points)
            self._rate(seating, winners, scores)
        for bot, parts in shares.items():
            self._sums[bot].add(fmean(parts), seatings[0].count(bot) / self.contest.players)
        for bot, other in permutations(shares, 2):
            lead = self._a_seat(shares, seatings[0], bot) - self._a_seat(shares, seatings[0], other)
            self._gamblers[bot, other] += np.log1p(BETS * lead)
        for name, counted in played.faults.items():
            known = self.faults.setdefault(name, dict.fromkeys(counted, 0))
            for fault, number in counted.items():
                known[fault] = known.get(fault, 0) + number
        self._shares.append(shares)
        self.rounds.append(played)

    @staticmethod
    def _a_seat(shares: dict[int, list[float]], seating: tuple[int, ...], bot: int) -> float:
        """A bot's part of the wins of a round, for each of its seats."""
        return fmean(shares[bot]) / seating.count(bot)

    def _rate(self, seating: tuple[int, ...], winners: list[int], scores: list[int]) -> None:
        """Winners come first, the others by their points. A bot with several seats gets the mean of their ratings."""
        names = [self.contest.bots[bot] for bot in seating]
        most = max(scores) + 1
        ranks = [0.0 if seat in winners else float(most - points) for seat, points in enumerate(scores)]
        rated = self._model.rate([[self._ratings[name]] for name in names], ranks=ranks)
        for name in set(names):
            own = [team[0] for team, its in zip(rated, names, strict=True) if its == name]
            self._ratings[name] = self._model.rating(
                fmean(one.mu for one in own), fmean(one.sigma for one in own), name
            )

    # Whether the order is sure

    @property
    def lap_is_full(self) -> bool:
        """Whether every table has been played equally often."""
        return len(self.rounds) % len(self.contest.lap) == 0

    @property
    def needed(self) -> float:
        """The capital from which on an order of two bots is sure."""
        return len(self._gamblers) / DOUBT

    def capital(self, bot: int, other: int) -> float:
        """The capital of an imagined gambler who began with 1 and bets that the first bot wins more a seat than the
        other.

        Where that is not so, the bets are not in his favour, and the probability that he ever has `needed` is at most
        1 / `needed` (Ville 1939), however often one looks. His stakes are a mixture (Robbins 1970) of bets on a
        bounded mean (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2024). Tables
        differ in how they favour a bot, so one looks after full laps only: over a lap the expected factor is a product
        of 1 + stake × mean lead over its tables, at most that of equal leads (the mean of logarithms is at most the
        logarithm of the mean)."""
        logarithms = self._gamblers[bot, other]
        most = float(logarithms.max())
        return math.exp(min(700.0, most + math.log(float(np.exp(logarithms - most).mean()))))

    @property
    def order(self) -> list[int]:
        """The bots, those first that win most of what would be fair; of equals, those named first."""
        return sorted(range(len(self.contest.bots)), key=lambda bot: -self._sums[bot].times_fair)

    @property
    def is_sure(self) -> bool:
        """Whether each bot is above the next one for sure."""
        return self.lap_is_full and all(self.capital(*pair) >= self.needed for pair in pairwise(self.order))

    # Figures

    def _own_rounds(self, *bots: int) -> list[int]:
        """The rounds in which all of these took part."""
        return [number for number, shares in enumerate(self._shares) if all(bot in shares for bot in bots)]

    def _games(self, rounds: list[int]) -> int:
        return sum(len(self.contest.seatings(number)) for number in rounds)

    def _interval(self, share: float, found: NDArray[np.float64], rounds: list[int]) -> Interval:
        """Wilson's interval for as many games as would give the spread seen from round to round; where that says
        nothing yet, for the number of deals. `found` is what is averaged to the share, round by round."""
        deals = len(rounds) if self.contest.duplicate else self._games(rounds)
        if not deals:
            return 0.0, 1.0
        spread = self._spread(found, rounds) / len(rounds)
        number = share * (1 - share) / spread if spread > 0 and 0 < share < 1 else deals
        return wilson(share, number)

    def _spread(self, found: NDArray[np.float64], rounds: list[int]) -> float:
        """The variance from round to round, that between different tables left out, since all take turns; 0 where too
        few rounds tell. With too few of each table it stays in, and the interval is too wide rather than too narrow."""
        if len(rounds) < FEW_ROUNDS:
            return 0.0
        tables = np.array(rounds) % len(self.contest.lap)
        kinds = np.unique(tables)
        if len(rounds) - len(kinds) < FEW_ROUNDS:
            return float(found.var(ddof=1))
        squares = sum(float(((part := found[tables == kind]) - part.mean()) @ (part - part.mean())) for kind in kinds)
        return squares / (len(rounds) - len(kinds))

    def standing(self, bot: int) -> Plain:
        """How a bot did, as plain data."""
        own, sums, name = self._own_rounds(bot), self._sums[bot], self.contest.bots[bot]
        share, fair = sums.share, sums.fair
        low, high = self._interval(share, np.array([fmean(self._shares[number][bot]) for number in own]), own)
        rating = self._ratings[name]
        return {
            "bot": name,
            "games": self._games(own),
            "share": rounded(share),
            "interval": [rounded(low), rounded(high)],
            "fair_share": rounded(fair),
            "times_fair": rounded(sums.times_fair) if fair else None,
            "times_fair_interval": [rounded(low / fair), rounded(high / fair)] if fair else None,
            "mean_score": rounded(fmean(self._points[bot])) if self._points[bot] else None,
            "rating": {"mu": rounded(rating.mu), "sigma": rounded(rating.sigma)},
            "faults": self.faults.get(name, {}),
        }

    def meeting(self, bot: int, other: int) -> Plain:
        """How a bot did where the other sat at the table, too: of what the two won for each seat, its part."""
        both = self._own_rounds(bot, other)
        won = np.array(
            [
                [self._a_seat(self._shares[number], self.contest.seatings(number)[0], one) for one in (bot, other)]
                for number in both
            ]
        ).reshape(-1, 2)
        own, both_won = won[:, 0], won.sum(axis=1)
        mean = float(both_won.mean()) if both else 0.0
        rate = float(own.mean()) / mean if mean else 0.5
        errors = (own - rate * both_won) / mean if mean else np.zeros(0)
        low, high = self._interval(rate, errors, both if mean else [])
        return {"rate": rounded(rate), "interval": [rounded(low), rounded(high)], "games": self._games(both)}

    @property
    def variance_gain(self) -> float | None:
        """How many times as many games it would have taken without duplicates to know as much: the variance that the
        rounds of a table would have if their games were independent, as the spread of each of its games from round to
        round tells, over the variance they have; all tables and bots together. None where nothing can be said."""
        independent = observed = 0.0
        tables = len(self.contest.lap)
        if not self.contest.duplicate or len(self.rounds) - tables < FEW_ROUNDS:
            return None
        for table in range(tables):
            rounds = self._shares[table::tables]
            for bot in rounds[0] if len(rounds) > 1 else ():
                games = np.array([shares[bot] for shares in rounds])
                independent += (len(rounds) - 1) * float(games.var(axis=0, ddof=1).sum()) / games.shape[1] ** 2
                observed += (len(rounds) - 1) * float(games.mean(axis=1).var(ddof=1))
        return rounded(independent / observed) if observed else None

    def plain(self) -> Plain:
        """Everything as plain data, the same whenever the same games were played."""
        contest, order = self.contest, self.order
        names = [contest.bots[bot] for bot in order]
        return {
            "game": contest.game.name,
            "rules_version": contest.game.rules_version,
            "options": contest.options,
            "players": contest.players,
            "table": list(contest.names),
            "duplicate": contest.duplicate,
            "seed": contest.seed.hex(),
            "games": contest.games_before(len(self.rounds)),
            "rounds": len(self.rounds),
            "standings": [self.standing(bot) for bot in order],
            "matrix": {
                contest.bots[bot]: {contest.bots[other]: self.meeting(bot, other) for other in order if other != bot}
                for bot in order
            },
            "variance_gain": self.variance_gain,
            "order": {
                "sure": self.is_sure,
                "needed": rounded(self.needed),
                "evidence": [
                    {"above": names[place], "below": names[place + 1], "capital": rounded(self.capital(bot, other))}
                    for place, (bot, other) in enumerate(pairwise(order))
                ],
            },
        }


def wilson(share: float, number: float) -> Interval:
    """Wilson's interval (1927) of 95 % for a share that was found in so many games."""
    middle = (share + TWO_SIDED**2 / (2 * number)) / (1 + TWO_SIDED**2 / number)
    half = math.sqrt(share * (1 - share) / number + TWO_SIDED**2 / (4 * number**2))
    half *= TWO_SIDED / (1 + TWO_SIDED**2 / number)
    return max(0.0, middle - half), min(1.0, middle + half)


def rounded(number: float) -> float:
    return round(float(number), DIGITS)
