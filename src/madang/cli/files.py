"""Records and saved games on disk: checked when read, written whole or not at all. A save is a record plus who sits
where; a bare record is taken as well."""

import json
import os
import shlex
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from madang.engine.refusal import Refused, shorten
from madang.engine.words import LANGUAGES
from madang.tables import Table, json_object
from madang.terminal.texts import Texts

MOST_BYTES = 4 * 1024 * 1024
"""Far more than any record needs."""
SAVE_FIELDS = ("record", "seat", "bots", "lang")
ENDING = ".madang.json"
LAST = "last"
PROGRAM = "madang"


@dataclass
class Saved:
    """What a file tells: the game, and for a save also the seat of the person, the bots and the language."""

    table: Table
    seat: int | None = None
    bots: list[str] | None = None
    language: str | None = None


def read(path: Path, texts: Texts) -> Saved:
    """The saved game or record in a file, replayed."""
    plain = json_object(read_text(path, texts), "record")
    if "record" not in plain:
        return Saved(Table.from_record(plain))
    for name in plain:
        if name not in SAVE_FIELDS:
            raise Refused(texts.say("refused-save-field", name=shorten(name)))
    table = Table.from_record(plain["record"])
    seat, bots, language = plain.get("seat"), plain.get("bots"), plain.get("lang")
    if seat is not None:
        table.check_seat(seat)
    if bots is not None and not (isinstance(bots, list) and all(isinstance(name, str) for name in bots)):
        raise Refused(texts.say("refused-save-bots"))
    if language is not None and language not in LANGUAGES:
        raise Refused(texts.say("refused-save-language", language=shorten(language)))
    return Saved(table, seat, bots, language)


def read_text(path: Path, texts: Texts) -> str:
    """The text of an ordinary file of sensible size."""
    name = shorten(path, 200)
    try:
        found = path.stat()
        if stat.S_ISDIR(found.st_mode):
            raise Refused(texts.say("refused-folder", path=name))
        if not stat.S_ISREG(found.st_mode):
            raise Refused(texts.say("refused-not-a-file", path=name))
        if found.st_size > MOST_BYTES:
            raise Refused(texts.say("refused-too-large", path=name))
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(texts.say("refused-not-text", path=name)) from None
    except (OSError, ValueError) as problem:
        if isinstance(problem, Refused):
            raise
        raise Refused(texts.say("refused-unreadable", path=name, reason=reason(problem))) from None


def write(path: Path, fill: Callable[[Any], None], texts: Texts) -> None:
    """Writes a file whole: into a temporary one beside it, which then takes its name."""
    temporary = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            temporary = file.name
            fill(file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as problem:
        raise Refused(texts.say("refused-unwritable", path=shorten(path, 200), reason=reason(problem))) from None
    finally:
        if temporary and os.path.exists(temporary):
            os.unlink(temporary)


def reason(problem: Exception) -> str:
    return str(getattr(problem, "strerror", None) or problem)


def data_folder() -> Path:
    """Where games are saved unless told otherwise."""
    return user_data_path("madang", appauthor=False)


def latest_save(texts: Texts) -> Path:
    """The save written last in the usual folder."""
    found = sorted(data_folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise Refused(texts.say("refused-no-save", folder=str(data_folder())))
    return found[-1]


def found(name: str, texts: Texts) -> Path:
    """The file that is meant: one of that name, a save of the usual folder without its ending, or the last one."""
    if name == LAST:
        return latest_save(texts)
    path, save = Path(name), data_folder() / f"{name}{ENDING}"
    return save if save.name == f"{name}{ENDING}" and save.is_file() and not path.exists() else path


def shell_command(*arguments: str) -> str:
    """A command line that starts this program again, to be pasted into a shell: by its name where the shell finds it
    under that name, else by the path it was started from."""
    started = sys.argv[0]
    if Path(started).name == "__main__.py":
        program = [sys.executable, "-m", "madang"]
    else:
        known = shutil.which(PROGRAM)
        program = [PROGRAM if known and os.path.exists(started) and os.path.samefile(known, started) else started]
    return shlex.join([*program, *arguments])


class Keeper:
    """Saves one game again and again to one file, and never overwrites a file of another game."""

    def __init__(self, path: Path | None, game: str, texts: Texts, ours: bool):
        self.texts = texts
        self.ours = ours
        """Whether the file is this game's already, as that of a resumed game is."""
        self.stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
        self.chosen = path is not None
        self.path = path or data_folder() / f"{self.stem}{ENDING}"
        if path is not None and not ours:
            self._check(path)

    @property
    def name(self) -> str:
        """What to call the file: without folder and ending in the usual folder."""
        usual = self.path.parent == data_folder() and self.path.name.endswith(ENDING)
        return self.path.name.removesuffix(ENDING) if usual else str(self.path)

    def _check(self, path: Path) -> None:
        """Refuses before the game begins rather than after it."""
        name = shorten(path, 200)
        if path.exists():
            raise Refused(self.texts.say("refused-exists", path=name))
        if not path.parent.is_dir():
            raise Refused(self.texts.say("refused-no-folder", path=name))

    def keep(self, table: Table, seat: int, bots: list[str]) -> None:
        save = {"record": table.record(), "seat": seat, "bots": bots, "lang": self.texts.language}
        if not self.ours:
            self._claim()
        text = json.dumps(save, ensure_ascii=False, indent=1) + "\n"
        write(self.path, lambda file: file.write(text.encode()), self.texts)

    def _claim(self) -> None:
        """Takes a name that is free; a name that was asked for is taken as it is or refused."""
        number = 1
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            while not self._created():
                if self.chosen:
                    raise Refused(self.texts.say("refused-exists", path=shorten(self.path, 200)))
                number += 1
                self.path = self.path.with_name(f"{self.stem}-{number}{ENDING}")
        except OSError as problem:
            path = shorten(self.path, 200)
            raise Refused(self.texts.say("refused-unwritable", path=path, reason=reason(problem))) from None
        self.ours = True

    def _created(self) -> bool:
        try:
            self.path.open("x").close()
        except FileExistsError:
            return False
        return True
