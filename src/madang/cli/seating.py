"""From the options of `madang play` to a table with everybody seated: a fresh game, or one taken up again."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from madang.cli import files
from madang.cli.options import options_given
from madang.cli.play import Play
from madang.cli.screen import Screen
from madang.engine.refusal import Refused
from madang.games import NAMES
from madang.games import game as find
from madang.tables import table as new_table
from madang.terminal.texts import Texts, chosen_texts

DEFAULT_BOT = "companion"
SEED_DIGITS = 64

Wish = TypeVar("Wish")


def begin(
    game: str | None,
    players: int | None,
    bots: str | None,
    options: Sequence[str],
    seed: str | None,
    seat: int | None,
    language: str | None,
    plain: bool,
    resume: str | None,
    save: Path | None,
) -> Play:
    """Everything checked, nothing written yet."""
    texts, screen = chosen_texts(language), Screen(plain)
    names = None if bots is None else [name.strip() for name in bots.split(",")]
    if resume is not None:
        if players is not None or seed is not None or options:
            raise Refused(texts.say("refused-resume-new"))
        return take_up(game, resume, names, seat, texts, language is None, screen, save)
    if game is None:
        raise Refused(texts.say("refused-no-game", example=NAMES[0]))
    table = new_table(game, players, seed_given(seed), options_given(find(game), options, texts))
    keeper = files.Keeper(save, table.game.name, texts, False)
    return Play(table, first_given(seat, 0), first_given(names, [DEFAULT_BOT]), screen, texts, keeper)


def take_up(
    game: str | None,
    resume: str,
    names: list[str] | None,
    seat: int | None,
    texts: Texts,
    language_open: bool,
    screen: Screen,
    save: Path | None,
) -> Play:
    """A saved game with the seat, bots and language it was left with, unless told otherwise. A bare record is left as
    it is; the game goes on in a save of its own."""
    path = files.found(resume, texts)
    saved = files.read(path, texts)
    if game is not None and find(game) is not saved.table.game:
        wanted = find(game).title
        raise Refused(texts.say("refused-other-game", path=str(path), title=saved.table.game.title, wanted=wanted))
    if language_open and saved.language:
        texts = chosen_texts(saved.language)
    if save is None and saved.bots is not None:
        keeper = files.Keeper(path, saved.table.game.name, texts, True)
    else:
        keeper = files.Keeper(save, saved.table.game.name, texts, False)
    seat = first_given(seat, saved.seat, 0)
    return Play(saved.table, seat, first_given(names, saved.bots, [DEFAULT_BOT]), screen, texts, keeper)


def first_given(*wishes: Wish | None) -> Wish:
    """The first that is not None."""
    return next(wish for wish in wishes if wish is not None)


def seed_given(text: str | None) -> int | str | None:
    """A seed as typed: digits are a number, unless there are as many as hexadecimal digits in a seed."""
    if text is not None and len(text) < SEED_DIGITS and text.removeprefix("-").isdecimal():
        return int(text)
    return text
