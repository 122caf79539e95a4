"""Where compiled code is kept, and how to tell whether a game is compiled already.

Numba's own cache looks only at the file a driver stands in, so it would serve stale code when a rule changes
elsewhere. The folder is therefore named by a hash of all sources. `prepare` runs before Numba is imported.
"""

import hashlib
import os
import platform
import shutil
import sys
import tempfile
from functools import cache
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED = ("engine", "games", "bots")
"""The packages that hold code which is compiled, and the data it freezes."""
KEPT_FOLDERS = 3


def cache_root() -> Path:
    """The user's folder for compiled code; MADANG_CACHE overrides it."""
    if chosen := os.environ.get("MADANG_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "madang" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "madang"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "madang"


@cache
def source_hash() -> str:
    """A hash of everything that compiled code depends on, the place included: Numba looks code up by its path."""
    digest = hashlib.sha256(str(PACKAGE).encode())
    for part in (
        platform.machine(),
        platform.python_version(),
        version("numba"),
        version("llvmlite"),
        version("numpy"),
    ):
        digest.update(part.encode())
    for folder in COMPILED:
        for path in sorted((PACKAGE / folder).rglob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(path.relative_to(PACKAGE).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def folder() -> Path:
    """The cache folder of this very source, made if need be; a temporary one where the user's cannot be written."""
    chosen = cache_root() / source_hash()
    try:
        chosen.mkdir(parents=True, exist_ok=True)
        (chosen / ".used").touch()
    except OSError:
        chosen = Path(tempfile.gettempdir()) / f"madang-{os.getuid() if hasattr(os, 'getuid') else 0}" / source_hash()
        chosen.mkdir(parents=True, exist_ok=True)
    return chosen


def prepare() -> None:
    """Points Numba at the folder and sets the flags all compiled code is built with."""
    os.environ["NUMBA_CACHE_DIR"] = str(folder())
    os.environ.setdefault("NUMBA_LOOP_VECTORIZE", "0")  # tiny loops run about a tenth faster
    os.environ["NUMBA_BOUNDSCHECK"] = "1"  # free here, and a wrong index would corrupt memory
    if "numba" in sys.modules:
        sys.modules["numba"].config.reload_config()


def is_warm(name: str) -> bool:
    """Whether all drivers of a game lie compiled in the cache."""
    return (folder() / f"{name}.warm").exists()


def mark_warm(name: str) -> None:
    (folder() / f"{name}.warm").touch()
    prune()


def prune() -> None:
    """Removes the folders of older sources, the most recently used ones excepted."""
    folders = [path for path in folder().parent.iterdir() if path.is_dir()]

    def last_used(path: Path) -> float:
        mark = path / ".used"
        return mark.stat().st_mtime if mark.exists() else 0.0

    for path in sorted(folders, key=last_used, reverse=True)[KEPT_FOLDERS:]:
        if path != folder():
            shutil.rmtree(path, ignore_errors=True)
