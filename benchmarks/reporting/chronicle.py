"""The chapters of Chronicle: rounds, History cards, what decides meetings, and what the characters do."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np

import madang
from madang.engine.words import Words
from madang.games.chronicle.cards import (
    ABILITIES,
    CHARACTERS,
    CONDITIONS,
    DATA,
    HISTORIES,
    STRENGTHS,
    SUITS,
    WILDS,
)
from reporting.chapters import (
    Figure,
    by_players,
    disagreements,
    endings_table,
    event_figures,
    heads,
    histograms,
    interval,
    places_table,
    scores_table,
    shares,
    side_by_side,
    spread,
    table,
    usual_figures,
)
from reporting.games import SEED, Games, Player

DEEDS = {
    "steal_ally": "took-ally",
    "recall_ally": "recalled-ally",
    "give_ally": "gave-ally",
    "discard_ally": "discarded-ally",
    "opponent_discards": "discarded-card",
    "take_discard": "took-discard",
    "turn_down": "turned-down",
    "end_meeting": "meeting-cut",
    "reverse": "meeting-won",
    "wins": "meeting-won",
    "lowest_wins_or_self": "meeting-won",
    "burn_meeting": "meeting-won",
    "purify": "purified",
}
"""The event that shows that an ability has done something; the others only count when the round is scored."""
WON_BY = {
    "CR-WIN-1": "the highest strength",
    "CR-CARD-3": "a 3: the lowest",
    "CR-CARD-DEMON": "the Demon",
    "CR-CARD-KING": "the King",
    "CR-CARD-DRAGON": "the Dragon",
    "CR-ABIL-4": "whoever played first",
}
COMPARED = (
    "took-ally",
    "recalled-ally",
    "gave-ally",
    "discarded-ally",
    "discarded-card",
    "took-discard",
    "turned-down",
    "meeting-cut",
    "purified",
    "shut-out",
    "scored-evil",
    "played-down",
    "no-target",
    "passed-over",
)
"""Events in which the bots are compared."""
PAYING = [one["id"] for one in DATA["histories"] if one["rule"][0] in CONDITIONS[:3]]


def rounds(games: Games) -> Any:
    """How many rounds each game took."""
    return games.finals["round_number"].astype(np.int64)


def lengths_table(all_games: list[Games]) -> str:
    rows = [
        ("players", "bot", "rounds: mean", "middle half", "fewest and most", "meetings a round", "decisions a round")
    ]
    for games in all_games:
        found, played = rounds(games), rounds(games).sum()
        low, high = np.percentile(found, (25, 75))
        rows.append(
            (
                str(games.players),
                games.bot,
                f"{found.mean():.2f}",
                f"{low:.0f} to {high:.0f}",
                f"{found.min()} to {found.max()}",
                f"{games.happened('meeting-begins') / played:.2f}",
                f"{games.lengths.sum() / played:.1f}",
            )
        )
    return table(*rows)


def seats_table(all_games: list[Games]) -> str:
    """The share of wins of each seat, among the bots and in random games."""
    most = max(games.players for games in all_games)
    rows = [("players", "bot", "fair share", *(f"seat {seat}" for seat in range(most)))]
    for several in by_players(all_games):
        players, number = several[0].players, len(several[0])
        random = madang.simulate(several[0].game.name, players, number, SEED).winners
        for who, won in (*((games.bot, games.won) for games in several), ("random", random)):
            cells = [interval(share, len(won)) for share in shares(won).mean(axis=0)]
            rows.append((str(players), who, f"{1 / players:.1%}", *cells, *[""] * (most - players)))
    return table(*rows)


def history_cell(games: Games, history: str) -> str:
    """How often a condition is in play, how often it then pays somebody, and how many."""
    in_play = games.happened("history-turned", card=history) + games.happened("history-back", card=history)
    paid = games.amount("scored-history", history)
    nobody = games.happened("scored-history", card=history) - paid
    pays = games.occasions("scored-history", history) - nobody
    return f"{in_play / len(games):.2f}, {pays / in_play:.0%}, {paid / pays:.2f}" if pays else "–"


def turned_cell(games: Games, history: str) -> str:
    """How often a card that pays nothing is turned up in a game."""
    return f"{games.happened('history-turned', card=history) / len(games):.2f}"


def histories_table(all_games: list[Games]) -> str:
    rows: list[Sequence[str]] = [("History card", "asks for", *heads(all_games))]
    words = Words(all_games[0].game, "en")
    for one in DATA["histories"]:
        told = partial(history_cell if one["id"] in PAYING else turned_cell, history=one["id"])
        cells = [side_by_side(several, told) for several in by_players(all_games)]
        rows.append((words.say(f"history-{one['id']}"), " ".join(map(str, one["rule"])), *cells))
    return table(*rows)


def meetings_table(all_games: list[Games]) -> str:
    rows: list[Sequence[str]] = [("decided by", "rule", *heads(all_games))]

    def decided(rule: str, games: Games) -> str:
        return f"{games.happened('meeting-won', rule=rule) / games.happened('meeting-won'):.2%}"

    def cut(games: Games) -> str:
        return f"{games.happened('meeting-cut') / games.happened('meeting-won'):.2%}"

    for rule, name in WON_BY.items():
        rows.append((name, rule, *(side_by_side(several, partial(decided, rule)) for several in by_players(all_games))))
    rows.append(("cut short by a 5", "CR-CARD-5", *(side_by_side(several, cut) for several in by_players(all_games))))
    return table(*rows)


def cards_of(name: str) -> list[str]:
    """The cards of a strength, or the wild card."""
    return [name] if name in WILDS else [f"{suit}-{name}" for suit in SUITS]


def ability_cell(games: Games, name: str, ability: str) -> str:
    """Played face up, and what came of it, a game."""
    played = sum(games.happened("played", card=card) for card in cards_of(name))
    if ability not in DEEDS:
        return f"{played / len(games):.2f}"
    done = games.happened(DEEDS[ability], rule=f"CR-CARD-{name.upper()}")
    return f"{played / len(games):.2f}, {done / len(games):.2f}"


def abilities_table(all_games: list[Games]) -> str:
    rows: list[Sequence[str]] = [("card", "ability", "event", *heads(all_games))]
    entries = [*DATA["characters"], *DATA["wilds"]]
    names = [*(str(strength) for strength in range(1, STRENGTHS + 1)), *WILDS]
    for name, entry in zip(names, entries, strict=True):
        ability = entry["ability"]
        assert ability in ABILITIES
        event = f"`{DEEDS[ability]}`" if ability in DEEDS else ""
        told = partial(ability_cell, name=name, ability=ability)
        cells = [side_by_side(several, told) for several in by_players(all_games)]
        rows.append((name, ability.replace("_", " "), event, *cells))
    return table(*rows)


def others_table(all_games: list[Games]) -> str:
    """What happens a round: Evil, and the rest of the rules that seldom show."""
    rows: list[Sequence[str]] = [("a round, on average", "rule", *heads(all_games))]

    def often(event: str, rule: str, games: Games) -> str:
        return f"{games.happened(event, rule=rule) / rounds(games).sum():.4g}"

    for what, event, rule in (
        ("players excluded for an Evil Ally", "shut-out", "CR-END-3"),
        ("somebody owns all four Evil cards", "scored-evil", "CR-END-2"),
        ("Evil cards cast off by the Angel", "purified", "CR-CARD-ANGEL"),
        ("cards played face down", "played-down", "CR-PLAY-3"),
        ("abilities without a target", "no-target", "CR-ABIL-1"),
        ("players passed over", "passed-over", "CR-PLAY-1"),
        ("cards left in hand", "joined", "CR-END-1"),
        ("the History pile is shuffled anew", "pile-renewed", "CR-SET-1"),
        ("the Conversation put back", "history-put-back", "CR-END-4"),
    ):
        told = partial(often, event, rule)
        rows.append((what, rule, *(side_by_side(several, told) for several in by_players(all_games))))
    return table(*rows)


def first_player(games: Games) -> Any:
    return games.starts["leader"].astype(np.int64)


def figures(games: Games) -> Iterator[Figure]:
    yield from usual_figures(games, first_player(games))
    yield Figure("rounds", rounds(games))
    yield from event_figures(games, COMPARED)


def picture(all_games: list[Games]) -> str:
    """How long games are, one panel for each number of players."""
    most = int(max(np.percentile(rounds(games), 99.8) for games in all_games))
    panels = [(f"{games.players} players", (("rounds", spread(rounds(games), 1, most)),)) for games in all_games]
    return histograms(
        "Rounds of a game of Chronicle among greedy bots", panels, [str(one) for one in range(1, most + 1)]
    )


def chapters(all_games: list[Games], player: Player) -> Iterator[str]:
    assert set(HISTORIES) | set(CHARACTERS) == set(player.game.cards)
    yield (
        "Without options. Place 0 leads the first meeting of the game, places follow in the order of play. Much of "
        "what the cards do is [reconstructed](../rules/chronicle.md), so figures on single cards say more about our "
        "cards than about the printed ones."
    )
    yield from disagreements(all_games, figures)
    yield "## Length\n\n![Rounds of a game by number of players](chronicle.svg)"
    yield lengths_table(all_games)
    yield "## Fame"
    yield scores_table(all_games)
    yield "## What the place in turn order is worth\n\nShare of wins; a shared win counts as its fraction."
    yield places_table(all_games, first_player)
    yield (
        "By seat, where the rules make no difference: the theme card chooses the leader. Of moves it likes equally, "
        "greedy takes the first, and so names low seats more often; random games do not."
    )
    yield seats_table(all_games)
    yield "## How games end"
    yield endings_table(all_games)
    yield (
        "## History cards\n\nIn each cell: how often its condition is in play in a game, the share of these times in "
        "which it pays anybody, and how many it then pays. The last two cards pay nothing themselves."
    )
    yield histories_table(all_games)
    yield "## What decides meetings\n\nShare of all meetings."
    yield meetings_table(all_games)
    yield (
        "## What characters do\n\nIn each cell: how often the cards of a strength, or the wild card, are played face "
        "up in a game, and how often the event follows that shows the ability at work. A 7 tells of each card it "
        "turns, the Angel of each it casts off, also if it was never played."
    )
    yield abilities_table(all_games)
    yield "## Evil, and what else happens"
    yield others_table(all_games)
