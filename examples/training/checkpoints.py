"""What a checkpoint is for: written into it, and compared before anybody goes on from it. Needs no PyTorch."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from madang.engine.game import Game
from madang.engine.refusal import Refused, shorten

FORMAT = "madang checkpoint 1"


def purpose(game: Game, units: Sequence[int], exploits: bool) -> dict[str, Any]:
    """What the network of a run is for, as plain data."""
    return {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "observation_version": game.observation_version,
        "exploits": exploits,
        "units": list(units),
    }


def checkpoint(folder: str, game: Game) -> Path:
    """The file of a game in the folder of an earlier run."""
    file = Path(folder) / f"{game.name}.pt"
    if not file.parent.is_dir():
        raise Refused(f"There is no folder '{shorten(folder)}' to go on from; --resume takes what --out was.")
    if not file.is_file():
        raise Refused(
            f"'{shorten(folder)}' has no {file.name} to go on from; leave --resume out, or name others with --game."
        )
    return file


def check_purpose(file: Path, said: Any, game: Game, units: Sequence[int], exploits: bool) -> None:
    """Refuses a network that is not for this run; what a run makes of another one would be of no use."""
    wanted, name = purpose(game, units, exploits), shorten(file, 200)
    if not isinstance(said, Mapping) or said.get("format") != FORMAT or said.keys() != wanted.keys():
        raise Refused(f"{name} does not say what its network is for; begin anew, without --resume.")
    for field, taken in (("game", (game.name,)), ("rules_version", game.versions)):
        if said[field] not in taken:
            what = field.replace("_", " ")
            raise Refused(
                f"{name} is for {what} {shorten(said[field])}, but this run is for {what} {taken[0]}; "
                "name a folder made for it, or begin anew, without --resume."
            )
    if said["observation_version"] != game.observation_version:
        raise Refused(
            f"{name} reads version {shorten(said['observation_version'])} of what a seat of {game.title} observes, "
            f"which is version {game.observation_version} now; begin anew, without --resume."
        )
    if said["exploits"] != exploits:
        told = "an exploiter; say --exploit" if said["exploits"] else "no exploiter; leave --exploit out"
        raise Refused(f"{name} is {told}, or begin anew, without --resume.")
    if said["units"] != wanted["units"]:
        theirs, ours = (", ".join(map(str, one)) for one in (said["units"], units))
        raise Refused(
            f"{name} has layers of {theirs}, but this run has layers of {ours}; "
            "say --quick if it was said then, and only then."
        )
