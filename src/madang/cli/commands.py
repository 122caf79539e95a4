"""The commands and their options. Each imports what it needs when it runs: help must not wait for games to load."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help="Madang: small, sharp card games, in the browser and in the terminal.",
    epilog="[bold]Examples[/bold]\n\n  madang play koryo\n\n  madang rules koryo KO-MAJ-2\n\n"
    "  madang simulate koryo --games 1000000",
)


def named(text: str) -> Path:
    """A file or folder. Without a name it would be the folder where the command is given."""
    if not text:
        raise typer.BadParameter("an empty text names no file and no folder.")
    return Path(text)


Game = Annotated[str, typer.Argument(metavar="GAME", help="Name of a game; `madang games` lists them.")]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="en|fr", help="Language; otherwise that of the environment.")
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Lines of text only: no colour, no boxes. So it is anyway outside a terminal.")
]
Players = Annotated[int | None, typer.Option(metavar="N", help="Number of players; otherwise as many as can play.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game, as `madang games` lists them; NAME alone turns it on. May be given again.",
    ),
]
Seed = Annotated[
    str | None, typer.Option(metavar="SEED", help="A whole number or 64 hexadecimal digits: same seed, same cards.")
]
Threads = Annotated[
    int | None, typer.Option(metavar="N", help="Games at a time; otherwise one a core. The results are the same.")
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="local|ADDRESS",
        help="Share the games out on a Ray cluster: one on this machine, or the one at HOST:PORT. "
        "The results are the same.",
    ),
]
Patience = Annotated[float, typer.Option(metavar="SECONDS", help="How long a program may think about a move.")]
FurtherBots = Annotated[
    list[str] | None, typer.Argument(metavar="[NAME…]", help="The bots that follow the first one of --bots.")
]


def examples(*lines: str) -> str:
    return "[bold]Examples[/bold]\n\n" + "\n\n".join(f"  {line}" for line in lines)


@app.callback(invoke_without_command=True)
def madang(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False,
) -> None:
    if version:
        from madang import __version__

        print(f"madang {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(epilog=examples("madang games", "madang games --lang fr"))
def games(lang: Language = None, plain: Plain = False) -> None:
    """List the games: name, players, rules version, options."""
    from madang.cli.options import shown
    from madang.cli.screen import Screen
    from madang.games import NAMES, every_game
    from madang.terminal.texts import chosen_texts

    texts, screen = chosen_texts(lang), Screen(plain)
    rows = []
    for found in every_game():
        options = "; ".join(shown(option, texts) for option in found.options)
        low, high = min(found.players), max(found.players)
        seats = texts.say("games-range", low=low, high=high) if low < high else str(low)
        rows.append((found.name, found.title, seats, found.rules_version, options or texts.say("games-none")))
    heads = [texts.say(f"games-{name}") for name in ("name", "title", "players", "version", "options")]
    screen.columns(heads, rows)
    screen.gap()
    screen.line(texts.say("games-next", example=NAMES[0]))


@app.command(
    epilog=examples(
        "madang play koryo",
        "madang play koryo --players 3 --bots master,apprentice --lang fr",
        "madang play koryo --seed 7 --plain",
        "madang play chronicle --players 5 --option two_histories --option play_on=true",
        "madang play --resume last",
    )
)
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Name of a game; not needed to resume.")] = None,
    players: Players = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help="One bot for all other seats, or one for each: apprentice,master; otherwise companion.",
        ),
    ] = None,
    option: Options = None,
    seed: Seed = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Where you sit, counted from 0; otherwise 0.")] = None,
    lang: Language = None,
    plain: Plain = False,
    resume: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Go on with a saved game: its file, its name, or `last` for the one saved last."
        ),
    ] = None,
    save: Annotated[
        Path | None, typer.Option(parser=named, metavar="FILE", help="Where to save; otherwise in your data folder.")
    ] = None,
) -> None:
    """Play against bots. Type a number or a move, in English or French, as long as it is clear: lay 1 merchant,
    play wishes. While playing, ? helps and explains, q leaves; the game is saved as it goes."""
    from madang.cli.seating import begin

    begin(game, players, bots, option or [], seed, seat, lang, plain, resume, save).run()


@app.command(epilog=examples("madang rules koryo", "madang rules koryo KO-MAJ-2", "madang rules koryo --lang fr"))
def rules(
    game: Game,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="Show only this rule.")] = None,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Show the rules of a game, or one rule by its id."""
    from madang.cli import rules_page
    from madang.cli.screen import Screen
    from madang.games import game as find
    from madang.terminal.texts import chosen_texts

    found, texts, screen = find(game), chosen_texts(lang), Screen(plain)
    if rule is not None:
        for text in rules_page.rule(found, texts.language, rule, texts):
            screen.line(text, hanging=2)
    elif screen.plain:
        print(rules_page.page(found, texts.language), end="")
    else:
        from rich.markdown import Markdown

        screen.draw(Markdown(rules_page.page(found, texts.language)))


@app.command(epilog=examples("madang scenario", "madang scenario --game koryo", "madang scenario koryo/my-case.toml"))
def scenario(
    files: Annotated[
        list[Path] | None, typer.Argument(parser=named, metavar="FILE…", help="Scenario files; none means all.")
    ] = None,
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only the scenarios of this game.")] = None,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Run scenario files: rules as given, when and then. Exit code 1 if one fails, 2 if one cannot be read."""
    from madang.cli.scenario import run
    from madang.cli.screen import Screen
    from madang.terminal.texts import chosen_texts

    raise typer.Exit(run(files or [], game, Screen(plain), chosen_texts(lang)))


@app.command(epilog=examples("madang check koryo", "madang check goofspiel --lang fr"))
def check(game: Game, lang: Language = None, plain: Plain = False) -> None:
    """Name what a game still lacks: texts, rules pages, scenarios, parts of its contract. Exit code 1 if anything."""
    from madang.cli import check as checking
    from madang.cli.screen import Screen
    from madang.games import game as find
    from madang.terminal.texts import chosen_texts

    found, texts, screen = find(game), chosen_texts(lang), Screen(plain)
    lacking, notes = checking.lacks(found, texts), checking.notes(found, texts)
    for sentence in lacking:
        screen.line(f"✗ {sentence}", hanging=2)
    key = "check-count" if lacking else "check-fine"
    screen.line(texts.say(key, title=found.title, count=len(lacking)), "bold")
    if notes:
        screen.line(texts.say("check-notes"), "dim")
        for note in notes:
            screen.line(f"· {note}", "dim", 2)
    raise typer.Exit(1 if lacking else 0)


@app.command(
    epilog=examples("madang replay game.madang.json", "madang replay game.madang.json --step 20 --seat 1 --lang fr")
)
def replay(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A record or a saved game; `last` is the one saved last.")
    ],
    step: Annotated[int | None, typer.Option(metavar="N", help="Show the table after N decisions.")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Only what this seat could see; otherwise all.")] = None,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Show a recorded game again: the log and the end, or the table after some decision."""
    from madang.cli import replay as replaying
    from madang.cli.screen import Screen
    from madang.terminal.texts import chosen_texts

    replaying.replay(file, step, seat, Screen(plain), chosen_texts(lang))


@app.command(
    epilog=examples("madang verify game.madang.json", "madang verify game.madang.json --commitment 3f79bb7b435b0532…")
)
def verify(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A record or a saved game; `last` is the one saved last.")
    ],
    commitment: Annotated[
        str | None,
        typer.Option(metavar="DIGITS", help="The SHA-256 of the seed that the server published at the start."),
    ] = None,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Check a recorded game: the deal its seed gives, every decision, and the result."""
    from madang.cli import verify as verifying
    from madang.cli.screen import Screen
    from madang.terminal.texts import chosen_texts

    verifying.verify(file, commitment, Screen(plain), chosen_texts(lang))


@app.command(
    epilog=examples(
        "madang simulate koryo --players 4 --games 1000000 --seed 1",
        "madang simulate koryo --games 100000 --json",
        "madang simulate chronicle --option two_histories",
        "madang simulate koryo --out games.npz",
    )
)
def simulate(
    game: Game,
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 100_000,
    option: Options = None,
    seed: Seed = None,
    as_json: Annotated[bool, typer.Option("--json", help="The summary as JSON.")] = False,
    out: Annotated[
        Path | None, typer.Option(parser=named, metavar="FILE", help="Save the arrays, for numpy.load.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file of --out if it exists.")] = False,
    threads: Threads = None,
    ray: Ray = None,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Play many random games on all cores and sum them up."""
    from madang.cli import simulate as simulating
    from madang.cli.options import options_given
    from madang.cli.screen import Screen
    from madang.cli.seating import seed_given
    from madang.cluster import workers_asked
    from madang.games import game as find
    from madang.terminal.texts import chosen_texts

    found, texts, screen = find(game), chosen_texts(lang), Screen(plain)
    if out is not None:
        simulating.check_output(out, force, texts)
    options = options_given(found, option or [], texts)
    with workers_asked(ray, threads) as workers:
        simulation = simulating.run(found, players, games, seed_given(seed), options, workers, not plain, texts)
    if out is not None:
        simulating.write(out, simulation, texts)
    if as_json:
        print(simulating.as_json(simulation))
        return
    simulating.show(simulation, screen, texts)
    if out is not None:
        screen.line(texts.say("wrote", path=str(out)))


@app.command(
    epilog=examples(
        "madang arena koryo --bots greedy random --players 2",
        "madang arena koryo --bots search:2000 greedy --players 4 --duplicate",
        "madang arena choson --bots guided:500 search:2000 greedy --players 2 --until-sure --games 20000",
        "madang arena gosux --bots program:./mybot.py 'program:node bot.mjs' greedy --patience 2",
        "madang arena koryo --bots guided:2000 search:2000 --games 5000 --resume koryo.arena --json koryo.json",
    )
)
def arena(
    game: Game,
    further: FurtherBots = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME…",
            help="Two bots or more, such as greedy, search:2000, network:mine.npz or program:./mybot.py. Where there "
            "are fewer than seats, the last one takes the seats left over; a name given twice sits there twice.",
        ),
    ] = None,
    players: Players = None,
    games: Annotated[
        int, typer.Option(metavar="N", help="How many games, rounded up so that every bot has had every seat.")
    ] = 1000,
    duplicate: Annotated[
        bool, typer.Option("--duplicate", help="Deal each deal again for every rotation of the seats.")
    ] = False,
    until_sure: Annotated[
        bool, typer.Option("--until-sure", help="Stop as soon as the order of the bots is sure; --games is the most.")
    ] = False,
    option: Options = None,
    seed: Seed = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            parser=named, metavar="FILE", help="Keep every game in this file, and go on from it where it exists."
        ),
    ] = None,
    as_json: Annotated[
        Path | None, typer.Option("--json", parser=named, metavar="FILE", help="Write the results as JSON.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file of --json if it exists.")] = False,
    threads: Threads = None,
    ray: Ray = None,
    patience: Patience = 10.0,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Let bots play against each other: who wins how often, with intervals, ratings and how sure the order is."""
    from madang.cli import arena as arenas
    from madang.cli.options import options_given
    from madang.cli.screen import Screen
    from madang.cli.seating import seed_given
    from madang.cli.simulate import check_output
    from madang.cluster import workers_asked
    from madang.games import game as find
    from madang.terminal.texts import chosen_texts

    found, texts, screen = find(game), chosen_texts(lang), Screen(plain)
    if as_json is not None:
        check_output(as_json, force, texts)
    names, options = [*(bots or []), *(further or [])], options_given(found, option or [], texts)
    contest = arenas.contest(found, players, names, seed_given(seed), options, duplicate, resume)
    with workers_asked(ray, threads) as workers:
        standings = arenas.run(contest, games, until_sure, resume, workers, patience, not plain, texts)
    if as_json is not None:
        arenas.write(as_json, standings, texts)
    arenas.show(standings, until_sure, screen, texts)
    if as_json is not None:
        screen.line(texts.say("wrote", path=str(as_json)))


@app.command(
    epilog=examples(
        "madang dataset koryo --bots greedy --games 10000 --seed 1 --out koryo-games",
        "madang dataset gosux --bots companion apprentice --games 500 --games-a-file 20 --out gosux-games",
    )
)
def dataset(
    game: Game,
    further: FurtherBots = None,
    out: Annotated[
        Path | None, typer.Option(parser=named, metavar="FOLDER", help="Where to write, or to go on writing.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME…",
            help="One bot or more, at most one a seat. Where there are fewer than seats, the last one takes the seats "
            "left over; from game to game all move on by one seat.",
        ),
    ] = None,
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 1000,
    games_a_file: Annotated[
        int, typer.Option(metavar="N", help="How many of them a file holds; what is interrupted goes on file by file.")
    ] = 250,
    option: Options = None,
    seed: Seed = None,
    threads: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Games at a time; otherwise one a core, but only one where all bots hardly think, which is faster "
            "for them. The results are the same.",
        ),
    ] = None,
    ray: Ray = None,
    patience: Patience = 10.0,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Write games of bots as Parquet files: what each seat knew and could do, what it did, and how the game ended."""
    from madang.cli import dataset as datasets
    from madang.cli.options import options_given
    from madang.cli.screen import Screen
    from madang.cli.seating import seed_given
    from madang.cluster import workers_asked
    from madang.games import game as find
    from madang.terminal.texts import chosen_texts

    found, texts, screen = find(game), chosen_texts(lang), Screen(plain)
    names, options = [*(bots or []), *(further or [])], options_given(found, option or [], texts)
    writer = datasets.writer(
        found, players, names, games, seed_given(seed), options, games_a_file, out, patience, texts
    )
    with workers_asked(ray, writer.threads if ray is None and threads is None else threads) as workers:
        datasets.write(writer, workers, not plain, texts)
    screen.line(texts.say("dataset-written", games=games, path=str(out)))


@app.command(
    epilog=examples(
        "madang benchmark guided:500",
        "madang benchmark program:./mybot.py --games 200 --keep mybot --json mybot.json",
        "madang benchmark search:1000 --task koryo-2 --task gosux-2",
    )
)
def benchmark(
    bot: Annotated[str, typer.Argument(metavar="BOT", help="A bot, such as guided:500 or program:./mybot.py.")],
    task: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Only this task; may be given again. Otherwise all.")
    ] = None,
    games: Annotated[
        int, typer.Option(metavar="N", help="How many games of each task against each opponent, rounded up.")
    ] = 1000,
    keep: Annotated[
        Path | None,
        typer.Option(
            parser=named, metavar="FOLDER", help="Keep every game in this folder, and go on from what is there."
        ),
    ] = None,
    as_json: Annotated[
        Path | None, typer.Option("--json", parser=named, metavar="FILE", help="Write the results as JSON.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file of --json if it exists.")] = False,
    threads: Threads = None,
    ray: Ray = None,
    patience: Patience = 10.0,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Measure a bot by the benchmark: fixed tables, opponents and deals, so that figures can be compared."""
    from madang.arena.benchmark import tasks_named
    from madang.cli import benchmark as benchmarks
    from madang.cli.screen import Screen
    from madang.cli.simulate import check_output
    from madang.cluster import workers_asked
    from madang.terminal.texts import chosen_texts

    texts, screen = chosen_texts(lang), Screen(plain)
    if as_json is not None:
        check_output(as_json, force, texts)
    tasks = tasks_named(task or [])
    with workers_asked(ray, threads) as workers:
        found = benchmarks.run(bot, tasks, games, keep, workers, patience, not plain, texts)
    if as_json is not None:
        benchmarks.write(as_json, found, texts)
    benchmarks.show(found, screen, texts)


@app.command(epilog=examples("madang bench", "madang bench koryo"))
def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME…", help="Names of games; none means all.")] = None,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Measure how many decisions a second this machine plays."""
    from madang.cli import simulate as simulating
    from madang.cli.screen import Screen
    from madang.games import NAMES
    from madang.games import game as find
    from madang.terminal.texts import chosen_texts

    texts, screen = chosen_texts(lang), Screen(plain)
    for found in [find(name) for name in games or NAMES]:
        simulating.bench(found, screen, texts)
    screen.line(texts.say("bench-peers"), "dim")


@app.command(epilog=examples("madang warm", "madang warm koryo --quiet"))
def warm(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME…", help="Names of games; none means all.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Say nothing.")] = False,
    background: Annotated[bool, typer.Option("--background", hidden=True)] = False,
    lang: Language = None,
) -> None:
    """Compile games ahead of time, so that everything starts at full speed."""
    import time
    from contextlib import nullcontext

    from madang.bots.search import compile_search
    from madang.cli.progress import compile_game
    from madang.engine.warming import in_the_background
    from madang.games import NAMES
    from madang.games import game as find
    from madang.terminal.texts import chosen_texts

    texts, found = chosen_texts(lang), [find(name) for name in games or NAMES]
    with in_the_background(found[0]) if background else nullcontext():
        for one in found:
            began = time.perf_counter()
            compile_game(one, texts, not quiet)
            compile_search(one)
            if not quiet:
                print(texts.say("warmed", title=one.title, seconds=f"{time.perf_counter() - began:.1f}"))


@app.command(
    epilog=examples("madang serve --open", "madang serve --port 8000", "madang serve --host 0.0.0.0 --data /srv/madang")
)
def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", min=0, max=65535, help="Port; 0 takes any free one.")] = 8477,
    data: Annotated[Path | None, typer.Option(parser=named, metavar="FOLDER", help="Where matches are kept.")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve the page: play in the browser, against bots or with friends."""
    try:
        from madang.server.app import run
    except ModuleNotFoundError as missing:
        from madang.engine.refusal import Refused

        raise Refused(f"The server needs '{missing.name}'; install it with: pip install 'madang[server]'") from None
    from madang.bots.shared import is_shared_ready
    from madang.engine.warming import start_warming
    from madang.games import every_game

    start_warming(every_game(), is_shared_ready())
    run(
        host,
        port,
        data,
        lambda address: print(f"Madang is open at {address}  (Ctrl-C closes it)", flush=True),
        open_page,
    )


@app.command(
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []},
)
def admin(context: typer.Context) -> None:
    """Look after the matches of a server: list, show, export, close, check, backup, restore."""
    try:
        from madang.cli.admin import app as commands
    except ModuleNotFoundError as missing:
        from madang.engine.refusal import Refused

        raise Refused(f"The server needs '{missing.name}'; install it with: pip install 'madang[server]'") from None
    raise typer.Exit(commands(args=context.args, prog_name="madang admin", standalone_mode=False) or 0)
