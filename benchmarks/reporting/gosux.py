"""The chapters of Gosu X: how games are won, how long they are, what the cards do and what the clans are worth, next to
what is known of games among people."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np

from madang.games.gosux.cards import CLANS, KINDS, MOST_ROUNDS, PRINTED, RULES
from reporting.chapters import (
    Figure,
    disagreements,
    event_figures,
    histograms,
    interval,
    shares,
    side_by_side,
    table,
    usual_figures,
)
from reporting.games import Games, Player

PUBLIC_RECORDS = 914
CONCEDED = 0.15
WAYS = {
    "GX-WIN-1": ("two Supremacy tokens", 0.30),
    "GX-WIN-4": ("Goan Sul: a battle won by 10 or more", 0.30),
    "GX-WIN-2": ("a fifth activation token", 0.10),
    "GX-WIN-3": ("fifteen face-up cards", 0.09),
    "GX-WIN-5": ("Justice: the third tile", 0.05),
}
"""For each way to win its name and its share of the public records; the others were conceded."""
ROUNDS = (0.31, 0.54, 0.15)
FIRST_WINS = 0.49
"""Of the public records: games of one, two and three rounds, and the share of wins of the first drafter."""
LEVELS = ("Troops", "Heroes", "Immortals")
LEVEL = {card["id"]: card["level"] for card in PRINTED["cards"]}
DEEDS = (
    ("tokens laid on cards", "activated", None),
    ("actions that spend tokens to draw", "spent", None),
    ("cards captured", "captured", None),
    ("cards freed", "freed", None),
    ("cards destroyed", "destroyed", None),
    ("cards sacrificed in the Song of the Dead", "sacrificed", "GX-SONG-1"),
    ("cards sent to the top of a deck", "sent-to-deck", None),
    ("cards removed from the game", "removed", None),
    ("effects copied", "copied", None),
    ("Echo used", "echoed", None),
    ("Force of Will used", "answered", None),
    ("Wonder token taken", "wonder-taken", None),
    ("Wonder token spent", "wonder-spent", None),
    ("tiles turned", "tile-turned", None),
    ("activation tokens unlocked", "token-unlocked", None),
    ("additional turns", "additional-turn-begins", None),
    ("decks shuffled anew, the deal included", "shuffled", None),
)
"""What is counted: its name, the event, and the rule where not all events of the kind count."""


def reason(games: Games, rule: str) -> Any:
    """The games that were won by a rule."""
    return games.finals["reason"] == RULES.index(rule)


def bots_of(all_games: list[Games]) -> list[str]:
    return [games.bot for games in all_games]


def ways_table(all_games: list[Games]) -> str:
    rows: list[Sequence[str]] = [
        ("won by", "rule", *bots_of(all_games), "people", "people, conceded games left out"),
    ]
    for rule, (name, public) in WAYS.items():
        found = [interval(float(reason(games, rule).mean()), len(games)) for games in all_games]
        rows.append((name, rule, *found, f"{public:.0%}", f"{public / (1 - CONCEDED):.0%}"))
    rows.append(("conceded", "", *[""] * len(all_games), f"{CONCEDED:.0%}", ""))
    drawn = [interval(float((games.won.sum(axis=1) > 1).mean()), len(games)) for games in all_games]
    rows.append(("a perfect draw, among the first", "GX-WIN-1", *drawn, "", ""))
    return table(*rows)


def rounds_table(all_games: list[Games]) -> str:
    ways = (name for name, _ in WAYS.values())
    rows: list[Sequence[str]] = [("rounds", *bots_of(all_games), "people", *ways)]

    def part(number: int, rule: str, games: Games) -> str:
        here = games.finals["round_number"] == number
        return f"{(here & reason(games, rule)).sum() / max(1, here.sum()):.0%}"

    for number in range(1, MOST_ROUNDS + 1):
        found = [interval(float((games.finals["round_number"] == number).mean()), len(games)) for games in all_games]
        by_way = [side_by_side(all_games, partial(part, number, rule)) for rule in WAYS]
        rows.append((str(number), *found, f"{ROUNDS[number - 1]:.0%}", *by_way))
    return table(*rows)


def length_table(all_games: list[Games]) -> str:
    rows = [("bot", "decisions a game: mean", "middle half", "1 % to 99 %", "turns a round", "decisions a turn")]
    for games in all_games:
        rounds = int(games.finals["round_number"].sum())
        turns = games.happened("turn-begins") + games.happened("additional-turn-begins")
        low, high, least, most = np.percentile(games.lengths, (25, 75, 1, 99))
        rows.append(
            (
                games.bot,
                f"{games.lengths.mean():.1f}",
                f"{low:.0f} to {high:.0f}",
                f"{least:.0f} to {most:.0f}",
                f"{turns / rounds:.1f}",
                f"{games.lengths.sum() / turns:.2f}",
            )
        )
    return table(*rows)


def levels_table(all_games: list[Games]) -> str:
    """Cards laid, by level."""
    rows: list[Sequence[str]] = [("a game, both players together", *LEVELS, "all")]

    def laid(event: str, levels: tuple[int, ...], games: Games) -> str:
        cards = [card for card in KINDS if LEVEL[card] in levels]
        return f"{sum(games.happened(event, card=card) for card in cards) / len(games):.2f}"

    for name, event in (("played", "played"), ("shifted in", "shifted"), ("discarded to pay", "paid")):
        cells = [side_by_side(all_games, partial(laid, event, levels)) for levels in ((1,), (2,), (3,), (1, 2, 3))]
        rows.append((name, *cells))
    return table(*rows)


def deeds_table(all_games: list[Games]) -> str:
    rows: list[Sequence[str]] = [("a game, both players together", "event", *bots_of(all_games))]
    for name, event, rule in DEEDS:
        rows.append(
            (name, f"`{event}`", *(f"{games.happened(event, rule=rule) / len(games):.2f}" for games in all_games))
        )
    by_effect = [
        (games.happened("sacrificed") - games.happened("sacrificed", rule="GX-SONG-1")) / len(games)
        for games in all_games
    ]
    rows.insert(7, ("cards sacrificed to an effect", "`sacrificed`", *(f"{number:.2f}" for number in by_effect)))
    return table(*rows)


def clans_table(all_games: list[Games]) -> str:
    """What a clan is worth: to have, and to have as a tile."""
    rows: list[Sequence[str]] = [
        (
            "clan",
            *(f"its player wins: {bot}" for bot in bots_of(all_games)),
            "of these wins by Goan Sul",
            "by a fifth token",
            "games won by Goan Sul with its tile",
        )
    ]

    def has(clan: int, games: Games) -> Any:
        return (games.finals["clans"] == clan).any(axis=2)

    def wins(clan: int, games: Games) -> str:
        found = shares(games.won)[has(clan, games)]
        return interval(float(found.mean()), len(found))

    def won_by(clan: int, rule: str, games: Games) -> str:
        winning = (has(clan, games) & games.won).any(axis=1)
        return f"{(winning & reason(games, rule)).sum() / max(1, winning.sum()):.0%}"

    def with_tile(clan: int, games: Games) -> str:
        tile = ~has(clan, games).any(axis=1)
        return f"{reason(games, 'GX-WIN-4')[tile].mean():.0%}" if tile.any() else ""

    for clan, name in enumerate(CLANS):
        cells = [side_by_side(all_games, partial(won_by, clan, rule)) for rule in ("GX-WIN-4", "GX-WIN-2")]
        tile = side_by_side(all_games, partial(with_tile, clan))
        rows.append((name, *(wins(clan, games) for games in all_games), *cells, tile))
    return table(*rows)


def first_player(games: Games) -> Any:
    return games.starts["first"].astype(np.int64)


def first_table(all_games: list[Games]) -> str:
    rows = [("who begins wins", "among")]
    for games in all_games:
        won = np.take_along_axis(shares(games.won), first_player(games)[:, None], axis=1)
        rows.append((interval(float(won.mean()), len(games)), games.bot))
    return table(*rows, (f"{FIRST_WINS:.0%}", "people: the first drafter"))


def figures(games: Games) -> Iterator[Figure]:
    yield from usual_figures(games, first_player(games))
    for rule, (name, _) in WAYS.items():
        yield Figure(f"won by {name}", reason(games, rule), share=True)
    yield Figure("rounds", games.finals["round_number"])
    for clan, name in enumerate(CLANS):
        one_has = (games.finals["clans"] == clan).any(axis=2)
        played = one_has.any(axis=1)
        yield Figure(f"wins of who has {name}", shares(games.won)[played][one_has[played]], share=True)
    yield from event_figures(games, dict.fromkeys(event for _, event, _ in DEEDS))


def picture(all_games: list[Games]) -> str:
    """The ways to win and the rounds played: behind people, in front greedy."""
    games = all_games[0]
    greedy = [float(reason(games, rule).mean()) for rule in WAYS]
    greedy += [float((games.finals["round_number"] == number).mean()) for number in range(1, MOST_ROUNDS + 1)]
    people = [public / (1 - CONCEDED) for _, public in WAYS.values()]
    return histograms(
        "How games of Gosu X are won and how many rounds they take, among people and among greedy bots",
        (("Share of games: won by, and rounds played", (("people", [*people, *ROUNDS]), ("greedy", greedy))),),
        ("Supremacy", "Goan Sul", "token", "cards", "Justice", "1 round", "2 rounds", "3 rounds"),
        bar=64,
    )


def chapters(all_games: list[Games], player: Player) -> Iterator[str]:
    assert set(WAYS) == {rule for rule in player.game.rules if rule.startswith("GX-WIN-")}
    yield (
        f"Figures of people are those of {PUBLIC_RECORDS} public records of the base game; nobody says how strong "
        "these people were. Clans are drawn at random here, not drafted: greedy judges a table, before a draft "
        "there is none, and it would take the first clan each time. Every game would be played with the same "
        "decks and the same two tiles, one of them Goan Sul. So nothing here tells anything about the draft "
        "itself."
    )
    yield from disagreements(all_games, figures)
    yield "## How games are won\n\n![Ways to win and rounds, people and bots](gosux.svg)"
    yield ways_table(all_games)
    yield (
        "Greedy wins by Supremacy far more often than people do, and seldom in any other way. It looks one "
        "decision ahead, and all other ways have to be prepared for several turns: it unlocks a token where a "
        "card in play happens to do so and never builds towards the fifth; it fills an army for the value of the "
        "cards, and the fifteenth counts for it only when it is near; it turns a tile when Justice happens to be "
        "played. A lead of ten for Goan Sul it takes when it comes, but it saves no cards for the turns after a "
        "pass, when the other cannot answer any more. It never concedes: what people give up, it plays to the "
        "end, which mostly means to the second Supremacy token."
    )
    yield (
        "## Length\n\nThe last columns are the shares of the ways to win among the games of so many rounds. Games "
        "of one round end by Goan Sul or by fifteen cards; people have more of these, and some that were "
        "conceded. Where nothing ends a game early, the third round comes more often: both players "
        "have one Supremacy token then."
    )
    yield rounds_table(all_games)
    yield length_table(all_games)
    yield "## Who begins\n\nAmong people who begins is who drafts first; here nobody drafts. A draw counts half."
    yield first_table(all_games)
    yield (
        "## What is laid\n\nGreedy plays whatever counts most at once. It shifts Troops in for their effect, and "
        "lays Immortals as soon as they have support. Immortals have no shift cost: they stay. One is "
        "shifted in only for Phoenix (Immortal), where that lies on the third row."
    )
    yield levels_table(all_games)
    yield "## What happens"
    yield deeds_table(all_games)
    yield (
        "## Clans\n\nShare of wins of whoever has the clan (half is fair), how many of these wins came by Goan "
        "Sul and by a fifth token, and how many games end by Goan Sul where nobody has the clan and its tile is "
        "active for both. The public figures do not tell clans apart. What a clan is worth here is what greedy "
        "makes of it: Xi'an, whose cards copy and draw at once, suits it; Narashima, which works through the "
        "discard and pays later, does not."
    )
    yield clans_table(all_games)
