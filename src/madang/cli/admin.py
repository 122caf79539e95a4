"""`madang admin`: what an operator does with the matches of a server."""

import json
import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from madang.cli.commands import examples, named
from madang.cli.screen import Screen
from madang.engine.refusal import Refused
from madang.server import admin as work
from madang.server.database import now
from madang.server.links import Seals
from madang.server.matches import DAY
from madang.server.ratings import recount
from madang.server.schema import LONGEST_IDENTIFIER
from madang.server.settings import Settings
from madang.server.storage import StoredMatch

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help="Look after the matches of a server.",
    epilog=examples("madang admin list", "madang admin check", "madang admin backup madang.backup"),
)

Data = Annotated[Path | None, typer.Option(parser=named, metavar="FOLDER", help="Where matches are kept.")]
Match = Annotated[str, typer.Argument(metavar="MATCH", help="The 16 digits of a match, as its address has them.")]
File = Annotated[Path, typer.Argument(parser=named, metavar="FILE")]


@app.command("list")
def list_matches(
    status: Annotated[str | None, typer.Option(metavar="STATUS", help="waiting, running, over or closed only.")] = None,
    most: Annotated[int, typer.Option(metavar="N", min=1, help="How many, the last to move first.")] = 100,
    data: Data = None,
) -> None:
    """List matches: game, status, who sits there, when they moved last."""
    found = work.on_storage(data, lambda storage: storage.matches(status, most))
    rows = [
        (match.id, match.game, match.status, str(match.standing.round or ""), people(match), moment(changed))
        for match, changed in found
    ]
    Screen(plain=not sys.stdout.isatty()).columns(["match", "game", "status", "round", "seats", "last moved"], rows)


@app.command()
def show(match: Match, data: Data = None) -> None:
    """Show a match: who sits there, how far it is, how it ended. Hands are not shown."""
    stored, steps = work.on_storage(data, lambda storage: work.loaded(storage, match))
    facts = {
        "match": stored.id,
        "game": f"{stored.game} ({stored.rules_version})",
        "status": stored.status if stored.reason is None else f"{stored.status} ({stored.reason})",
        "seats": people(stored),
        "guests": ", ".join(one.guest or "nobody" for one in stored.seats),
        "decisions": f"{len(stored.moves)} (and {len(stored.draft)} not committed; {len(steps)} steps in all)",
        "befell": "; ".join(f"seat {seat} {kind} after {at}" for at, seat, kind in stored.incidents) or "nothing",
        "to act": "nobody" if stored.standing.to_act is None else f"seat {stored.standing.to_act}",
        "result": "none yet" if stored.standing.result is None else json.dumps(stored.standing.result),
        "rematch": stored.rematch or "none",
    }
    for name, value in facts.items():
        print(f"{name}: {value}")


@app.command()
def export(match: Match, data: Data = None) -> None:
    """Print the record of a match. Of a running one it holds the seed, and so every hand."""
    stored, _ = work.on_storage(data, lambda storage: work.loaded(storage, match))
    print(json.dumps(stored.record(), ensure_ascii=False))


@app.command("import")
def bring_in(file: File, data: Data = None) -> None:
    """Store the match of a record that is over, and print the address at which it can be watched. The server has to be
    stopped."""
    try:
        record = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        raise Refused(f"{file} cannot be read as a record.") from None
    match = work.on_storage(data, lambda storage: work.bring_in(storage, record), alone=True, made=False)
    secret = Settings.from_environment(data).secret()
    print(f"Match {match.id} can be watched at /watch/{Seals(secret).watch(match.id)}")


@app.command()
def forget(
    days: Annotated[float, typer.Argument(metavar="DAYS", min=0, help="How many days back.")], data: Data = None
) -> None:
    """Remove the matches that ended so many days ago or more, and guests without matches. The server has to be
    stopped."""
    count = work.on_storage(data, lambda storage: storage.forget(now() - int(days * DAY)), alone=True)
    print(f"{count} matches were removed.")


@app.command()
def close(match: Match, data: Data = None) -> None:
    """Close a match for good. The server has to be stopped."""
    work.on_storage(data, lambda storage: work.close(storage, match), alone=True)
    print(f"Match {match} is closed.")


@app.command()
def check(data: Data = None) -> None:
    """Replay every match and compare with what is stored of it."""
    found = work.on_storage(data, work.check)
    print(f"{found.right} matches replay to what is stored; {found.others} are of other rules.")
    for match in found.wrong:
        print(f"{match} does not replay to what is stored.")
    if found.wrong:
        raise typer.Exit(1)


@app.command()
def ban(
    who: Annotated[str, typer.Argument(metavar="WHO", help="A guest, as `reports` names them, or an address.")],
    lift: Annotated[bool, typer.Option("--lift", help="Let them in again.")] = False,
    data: Data = None,
) -> None:
    """Do not let somebody in any more. A server that runs notices within a minute."""
    if not 1 <= len(who) <= LONGEST_IDENTIFIER:
        raise Refused(f"A guest or an address has 1 to {LONGEST_IDENTIFIER} characters.")
    work.on_storage(data, lambda storage: storage.ban(who, not lift))
    print(f"{who} is let in again." if lift else f"{who} is not let in any more.")


@app.command()
def bans(data: Data = None) -> None:
    """List who is not let in."""
    found = work.on_storage(data, lambda storage: storage.bans())
    rows = [(who, moment(made)) for who, made in found.items()]
    Screen(plain=not sys.stdout.isatty()).columns(["who", "since"], rows)


@app.command()
def reports(data: Data = None) -> None:
    """List what people have reported of what was said at tables, the newest first."""
    found = work.on_storage(data, lambda storage: storage.reports())
    rows = [
        (moment(one.made), one.match, str(one.seat), one.name or "", one.guest, one.words or f"({one.phrase})")
        for one in found
    ]
    titles = ["reported", "match", "seat", "name", "guest", "said"]
    Screen(plain=not sys.stdout.isatty()).columns(titles, rows)


@app.command()
def ratings(data: Data = None) -> None:
    """Count all rated matches anew, from the first one that is still stored."""
    count = work.on_storage(data, lambda storage: storage.write(recount))
    print(f"{count} rated matches were counted.")


@app.command()
def backup(file: File, data: Data = None) -> None:
    """Write all guests and matches into a file, also while the server runs. The secret is not in it."""
    rows = work.on_storage(data, lambda storage: storage.read(lambda on: work.write_backup(on, file)))
    print(f"{rows['matches']} matches and {rows['guests']} guests are in {file}.")


@app.command()
def restore(file: File, data: Data = None) -> None:
    """Fill an empty database from a backup, of whatever kind of database it was made, and check the result."""
    rows = work.on_storage(
        data, lambda storage: storage.write(lambda on: work.restore_backup(on, file)), alone=True, made=False
    )
    print(f"{rows['matches']} matches and {rows['guests']} guests are back.")


def people(match: StoredMatch) -> str:
    return ", ".join(one.name or one.kind for one in match.seats)


def moment(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(milliseconds / 1000))
