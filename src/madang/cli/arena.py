"""The arena in the terminal: a contest with a bar that says how far it is, and its results as tables or JSON."""

import json
import math
import signal
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from madang.arena.contest import Contest
from madang.arena.keeping import Keeper, kept_seed
from madang.arena.playing import Players, play_rounds
from madang.arena.standings import FEW_ROUNDS, Standings
from madang.bots.search import compile_search
from madang.bots.shared import is_ready
from madang.cli import files
from madang.cli.progress import compile_game, progress
from madang.cli.screen import Screen
from madang.engine.game import Game, Plain
from madang.engine.refusal import Refused, shorten
from madang.engine.spreading import Workers
from madang.terminal.texts import Texts

LONGEST_NAME = 20
LEAST_PATIENCE, MOST_PATIENCE = 0.01, 3600.0


def contest(
    game: Game,
    players: int | None,
    names: list[str],
    seed: int | str | None,
    options: Plain,
    duplicate: bool,
    resume: Path | None,
) -> Contest:
    """The contest that was asked for; one that is resumed has its seed already."""
    if seed is None and resume is not None:
        seed = kept_seed(resume)
    return Contest.of(game, players, names, seed, options, duplicate)


def run(
    contest: Contest,
    games: int,
    until_sure: bool,
    resume: Path | None,
    workers: Workers,
    patience: float,
    shown: bool,
    texts: Texts,
) -> Standings:
    """Plays the contest to its end, or to where its order is sure."""
    rounds = contest.rounds_of(games)
    check_patience(patience, texts)
    keeper = None if resume is None else Keeper(resume, contest)
    compile_for_bots(contest.game, shown, texts)
    players, standings = Players(contest, patience), Standings(contest)
    kept = {} if keeper is None else keeper.rounds
    keep = (lambda played: None) if keeper is None else keeper.keep
    try:
        with (
            ended_as_interrupted(),
            progress(texts.say("playing"), contest.games_before(rounds), shown) as done,
            closing(play_rounds(players, rounds, workers, kept, keep)) as playing,
        ):
            for played in playing:
                standings.add(played)
                done(len(played.winners))
                if until_sure and standings.is_sure:
                    break
    except KeyboardInterrupt:
        if keeper is not None:
            print(texts.say("arena-kept", rounds=keeper.written, path=str(resume)), file=sys.stderr)
        raise
    finally:
        if keeper is not None:
            keeper.close()
    return standings


def check_patience(patience: float, texts: Texts) -> None:
    if not (math.isfinite(patience) and LEAST_PATIENCE <= patience <= MOST_PATIENCE):
        raise Refused(texts.say("refused-patience", given=str(patience)))


def compile_for_bots(game: Game, shown: bool, texts: Texts) -> None:
    """Compiles what bots need, with a bar, where that is not done and somebody looks; else it is done on the way."""
    if shown:
        make_ready(game, shown, texts)


def make_ready(game: Game, shown: bool, texts: Texts) -> None:
    """Compiles what bots need, where that is not done."""
    if not is_ready(game):
        compile_game(game, texts, shown)
        compile_search(game)


@contextmanager
def ended_as_interrupted() -> Iterator[None]:
    """A signal to end is treated like Ctrl-C: what was started is ended, too."""

    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def write(path: Path, standings: Standings, texts: Texts) -> None:
    text = json.dumps(standings.plain(), indent=1, ensure_ascii=False) + "\n"
    files.write(path, lambda file: file.write(text.encode()), texts)


def show(standings: Standings, until_sure: bool, screen: Screen, texts: Texts) -> None:
    facts, contest = standings.plain(), standings.contest
    title = texts.say(
        "arena-title",
        title=contest.game.title,
        players=contest.players,
        games=facts["games"],
        duplicate="yes" if contest.duplicate else "no",
    )
    screen.line(title, "bold")
    if len(contest.names) > len(contest.bots):
        screen.line(texts.say("arena-table", names=", ".join(map(shorten, contest.names))))
    screen.gap()
    show_standings(facts, screen, texts)
    screen.gap()
    if max(contest.players, len(contest.bots)) > 2:
        screen.line(texts.say("arena-matrix"))
        show_matrix(facts, screen, texts)
        screen.gap()
    for one in facts["standings"]:
        if any(one["faults"].values()):
            screen.line(texts.say("arena-faults", bot=shorten(one["bot"]), **one["faults"]))
    if contest.duplicate:
        gain = facts["variance_gain"]
        known = gain is not None
        screen.line(
            texts.say("arena-gain", times=f"{gain:.2f}")
            if known
            else texts.say("arena-no-gain", rounds=FEW_ROUNDS + len(contest.lap))
        )
    if until_sure:
        show_order(standings, screen, texts)


def show_standings(facts: Plain, screen: Screen, texts: Texts) -> None:
    """What each bot won; with more than two seats also how many times its fair share."""
    crowded = facts["players"] > 2
    heads = ["arena-bot", "arena-wins", "arena-interval", *["arena-fair", "arena-times"] * crowded]
    rows = []
    for one in facts["standings"]:
        rating = one["rating"]
        fair = [percent(one["fair_share"]), f"{one['times_fair'] or 0:.2f}"] if crowded else []
        row = [called(one["bot"]), percent(one["share"]), interval(one["interval"]), *fair]
        rows.append([*row, f"{rating['mu']:.1f}±{2 * rating['sigma']:.1f}", f"{one['mean_score'] or 0:.1f}"])
    screen.columns([texts.say(key) for key in (*heads, "arena-rating", "column-mean")], rows)


def show_matrix(facts: Plain, screen: Screen, texts: Texts) -> None:
    """Who beats whom; drawn, the columns have the numbers of the rows."""
    matrix, heads, rows = facts["matrix"], [texts.say("arena-bot")], []
    for place, name in enumerate(matrix, 1):
        met = [matrix[name].get(other) for other in matrix]
        heads.append(called(name) if screen.plain else str(place))
        first = called(name) if screen.plain else f"{place}\N{NO-BREAK SPACE}{called(name)}"
        rows.append(
            [first, *(f"{percent(one['rate'])} ({interval(one['interval'], 0)})" if one else "–" for one in met)]
        )
    screen.columns(heads, rows)


def show_order(standings: Standings, screen: Screen, texts: Texts) -> None:
    if standings.is_sure:
        screen.line(texts.say("arena-sure"))
        return
    bots = standings.contest.bots
    for pair in pairwise(standings.order):
        if standings.capital(*pair) < standings.needed:
            above, below = (shorten(bots[bot]) for bot in pair)
            screen.line(texts.say("arena-unsure", above=above, below=below))


def called(bot: str) -> str:
    """The name of a bot, shortened where there is little room."""
    return shorten(bot, LONGEST_NAME)


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f}"


def interval(ends: list[float], digits: int = 1) -> str:
    return "–".join(percent(end, digits) for end in ends)
