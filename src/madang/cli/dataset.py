"""Datasets in the terminal: games of bots are played and written with a bar that says how far it is."""

import sys
from pathlib import Path

from madang.cli.arena import check_patience, compile_for_bots, ended_as_interrupted
from madang.cli.progress import progress
from madang.datasets.plan import Plan, kept_plan
from madang.datasets.writing import Writer
from madang.engine.game import Game, Plain
from madang.engine.refusal import Refused
from madang.engine.spreading import Workers
from madang.terminal.texts import Texts


def writer(
    game: Game,
    players: int | None,
    bots: list[str],
    games: int,
    seed: int | str | None,
    options: Plain,
    games_a_file: int,
    out: Path | None,
    patience: float,
    texts: Texts,
) -> Writer:
    """The dataset that was asked for; one that is gone on with has its seed already."""
    if out is None:
        raise Refused(texts.say("refused-no-out"))
    if not bots:
        raise Refused(texts.say("refused-no-bots"))
    check_patience(patience, texts)
    kept = kept_plan(out)
    if seed is None and kept is not None:
        seed = kept["seed"]
    return Writer(Plan.of(game, players, bots, games, seed, options, games_a_file), out, patience)


def write(writer: Writer, workers: Workers, shown: bool, texts: Texts) -> None:
    """Plays and writes what is not there yet."""
    compile_for_bots(writer.plan.game, shown, texts)
    try:
        with ended_as_interrupted(), progress(texts.say("playing"), writer.plan.games, shown) as done:
            done(writer.written)
            writer.write(workers, done)
    except KeyboardInterrupt:
        if writer.written:
            print(texts.say("dataset-kept", games=writer.written, path=str(writer.folder)), file=sys.stderr)
        raise
