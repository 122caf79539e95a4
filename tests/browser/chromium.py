"""Finds a Chromium for the browser tests, and gets one where none is there.

python tests/browser/chromium.py     says which one is used, after getting it if need be

There are two: the browser that people have, and its shell, which is made to run without a window and needs a quarter
less processor time. The tests use the shell where it is there, except for what only the whole browser can do.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

FONTS = Path(__file__).parent / "fonts" / "fonts.conf"
# No page of a test lives long enough for its scripts to be worth more than running them: a fifth less processor time.
SCRIPTS = "--js-flags=--no-opt --no-maglev --single-threaded-gc"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")


def on_path(names: tuple[str, ...] = NAMES) -> str | None:
    """A Chromium the machine has."""
    return next((found for name in names if (found := shutil.which(name))), None)


def of_playwright() -> str | None:
    """The Chromium Playwright has downloaded."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def chromium() -> str:
    """The Chromium to test with; what is missing fails with a sentence."""
    found = on_path() or of_playwright()
    if found is None:
        raise SystemExit(
            "The browser tests need Chromium: install it (Debian, Ubuntu: apt install chromium), or run "
            "'.venv/bin/playwright install chromium', then 'make test' again."
        )
    return found


def shell() -> str | None:
    """What most tests run in; None for the shell that Playwright has downloaded with its Chromium."""
    own = on_path(SHELLS) or on_path()
    return own or (None if of_playwright() else chromium())


def launched(playwright: "Playwright", whole: bool = False) -> "Browser":
    """The Chromium to test with, started: without the machine's own fonts, so that every machine shows the same.
    `whole`: the browser that people have."""
    # Its sandbox does not work for root, which is who tests in a container.
    arguments = [SCRIPTS, "--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else [SCRIPTS]
    return playwright.chromium.launch(
        executable_path=chromium() if whole else shell(),
        args=arguments,
        env={**os.environ, "FONTCONFIG_FILE": str(FONTS)},
    )


def get() -> None:
    """Playwright's own download first; where that is not to be had, the machine's packages if we may install them."""
    print("No Chromium on this machine; fetching one ...", flush=True)
    if subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"]).returncode == 0:
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet)
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "chromium", "chromium-headless-shell"],
            env=quiet,
            stdout=subprocess.DEVNULL,
        )


if __name__ == "__main__":
    if not (on_path() or of_playwright()):
        get()
    print(f"Browser tests use {chromium()}, most of them {shell() or 'its shell'}")
