"""Where compiled code is kept, and how to tell whether a game is compiled already.

Numba's own cache looks only at the file a driver stands in, so it would serve stale code when a rule changes
elsewhere. Each game therefore has a folder named by a hash of all sources its code is made of. Cached code is run
without further checks, so a folder that another user could have written to is never used."""

import atexit
import hashlib
import os
import platform
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any
from warnings import warn

if TYPE_CHECKING:
    from madang.engine.game import Game

PACKAGE = Path(__file__).resolve().parent.parent
KEPT_FOLDERS = 3
"""How many folders of one game stay: that of the sources of today and the last ones used before."""
SHOWING = {"about.json", "views.py", "terminal"}
"""Files and folders of a game that only say how it is shown: no rule reads them."""
PRIVATE = 0o700
OTHERS_CAN_WRITE = stat.S_IWGRP | stat.S_IWOTH

_changing = Lock()


def cache_root() -> Path:
    """The user's folder for compiled code; MADANG_CACHE overrides it."""
    if chosen := os.environ.get("MADANG_CACHE"):
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("madang", appauthor=False)


@cache
def passing_root() -> Path:
    """A temporary folder, removed when this process ends; child processes use it, too."""
    own = Path(tempfile.mkdtemp(prefix="madang-"))
    atexit.register(shutil.rmtree, own, ignore_errors=True)
    os.environ["MADANG_CACHE"] = str(own)
    return own


def is_ours(path: Path) -> bool:
    """Whether nobody but this user can have put anything there."""
    if not hasattr(os, "geteuid"):
        return True  # Windows: the user's own folders are closed to others
    found = path.lstat()
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid() and not found.st_mode & OTHERS_CAN_WRITE


@cache
def source_hash(sources: tuple[Path, ...]) -> str:
    """A hash of everything compiled code depends on, the place included: Numba looks code up by its path. How a game is
    shown is no part of its code."""
    digest = hashlib.sha256(str(PACKAGE).encode())
    for part in (
        platform.machine(),
        platform.python_version(),
        version("numba"),
        version("llvmlite"),
        version("numpy"),
    ):
        digest.update(part.encode())
    for source in sources:
        for path in sorted(source.rglob("*")) if source.is_dir() else [source]:
            if path.suffix in (".py", ".json") and not SHOWING & {path.parent.name, path.name}:
                digest.update(path.relative_to(source.parent).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def folder(game: "Game") -> Path:
    """The folder for the code of a game as its sources are now."""
    return folder_of(game.name, PACKAGE / "engine", game.folder)


@cache
def folder_of(what: str, *sources: Path) -> Path:
    """The folder for code made of these files and folders as they are now, made if need be. Where the user's folder
    cannot be written, or another user could have written to it: a temporary one."""
    name = f"{what}-{source_hash(sources)}"
    chosen = cache_root() / name
    try:
        chosen.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
        trusted = is_ours(chosen)
        problem = "others than you can write it"
    except OSError as error:
        trusted, problem = False, error.strerror or str(error)
    if not trusted:
        sentence = (
            f"Compiled code is not kept: {chosen} cannot be used ({problem}). MADANG_CACHE may name another folder."
        )
        warn(sentence, stacklevel=2)
        chosen = passing_root() / name
        chosen.mkdir(mode=PRIVATE, exist_ok=True)
    (chosen / ".used").touch()
    return chosen


def prepare() -> None:
    """Sets the flags all compiled code is built with, before Numba is imported."""
    os.environ.setdefault("NUMBA_LOOP_VECTORIZE", "0")  # short loops run about a tenth faster
    os.environ["NUMBA_BOUNDSCHECK"] = "1"  # costs nothing here, and a wrong index would corrupt memory
    if "numba" in sys.modules:
        sys.modules["numba"].config.reload_config()


@contextmanager
def keeping_code_in(place: Path, **settings: int) -> Iterator[None]:
    """Functions that are decorated meanwhile keep their compiled code in that folder; other settings of Numba by name
    hold for those that are compiled meanwhile."""
    import numba

    config: Any = numba.config
    chosen = {"CACHE_DIR": str(place), **settings}
    with _changing:
        before = {name: getattr(config, name) for name in chosen}
        vars(config).update(chosen)
        try:
            yield
        finally:
            vars(config).update(before)


def is_warm(game: "Game") -> bool:
    """Whether all drivers of a game lie compiled in the cache."""
    return (folder(game) / ".warm").exists()


def mark_warm(game: "Game") -> None:
    (folder(game) / ".warm").touch()
    prune(game)


def prune(game: "Game") -> None:
    """Removes the folders of a game's older sources, the most recently used ones excepted."""

    def last_used(path: Path) -> float:
        mark = path / ".used"
        return mark.stat().st_mtime if mark.exists() else 0.0

    for path in sorted(folder(game).parent.glob(f"{game.name}-*/"), key=last_used, reverse=True)[KEPT_FOLDERS:]:
        if path != folder(game):
            shutil.rmtree(path, ignore_errors=True)
