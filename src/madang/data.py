"""Where rules pages and scenarios lie: inside the installed package, or in the project when working from a checkout."""

from pathlib import Path

from madang.engine.game import Game
from madang.engine.refusal import Refused

PACKAGE = Path(__file__).resolve().parent


def _folder(packed: str, in_project: str) -> Path:
    for folder in (PACKAGE / "data" / packed, PACKAGE.parent.parent / in_project):
        if folder.is_dir():
            return folder
    raise Refused(f"The {packed} are missing from this installation; install Madang again.")


def rules_folder() -> Path:
    return _folder("rules", "docs/rules")


def scenario_folder() -> Path:
    return _folder("scenarios", "scenarios")


def rules_page(game: Game, language: str) -> Path:
    """The rules page of a game: in `rules/` of its folder, or with those of Madang's own games. It may be missing."""
    name = f"{game.name}.md" if language == "en" else f"{game.name}.{language}.md"
    own = game.folder / "rules"
    return (own if own.is_dir() else rules_folder()) / name


def scenarios_of(game: Game) -> list[Path]:
    """The scenarios of a game: in `scenarios/` of its folder, or with those of Madang's own games."""
    own = game.folder / "scenarios"
    return sorted((own if own.is_dir() else scenario_folder() / game.name).rglob("*.toml"))
