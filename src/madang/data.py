"""Where rules pages and scenarios lie: inside the installed package, or in the project when working from a checkout."""

from pathlib import Path

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
