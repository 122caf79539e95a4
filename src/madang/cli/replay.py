"""Looking at a game again: its log and how it ended, or the table after some decision."""

from collections.abc import Iterator

from madang.cli import files
from madang.cli.play import show_scores
from madang.cli.screen import Screen
from madang.cli.tables import tabletop
from madang.engine.refusal import Refused
from madang.tables import Table
from madang.terminal.tabletop import Line
from madang.terminal.texts import Texts, texts_in


def replay(name: str, step: int | None, seat: int | None, screen: Screen, texts: Texts) -> None:
    """Shows everything, or what a seat could see. An unfinished save is shown as its player sees it, so that nobody
    sees hidden cards before the end."""
    saved = files.read(files.found(name, texts), texts)
    texts = texts_in(texts.language, saved.table.game)
    table, decisions = saved.table, len(saved.table.actions)
    if seat is not None:
        table.check_viewer(seat)
    elif not table.over:
        seat = saved.seat
    if step is not None and not 0 <= step <= decisions:
        raise Refused(texts.say("refused-step", decisions=decisions, step=str(step)))
    heading = texts.say("replay-title", title=table.game.title, players=table.players, decisions=decisions)
    screen.line(heading, "bold")
    if seat is not None and seat >= 0:
        screen.line(texts.say("replay-shows-seat", name=table.words(texts.language).seat(seat), seat=seat))
    if step is not None:
        then = table.after(step)
        screen.line(texts.say("replay-after", step=step, decisions=decisions), "bold")
        show(then, seat, screen, texts)
        return
    for line in account(table, seat, texts):
        if line.heading:
            screen.gap()
        screen.line(line.text, "bold" if line.heading else "", 2)
    screen.gap()
    if not table.over:
        screen.line(texts.say("replay-now"), "bold")
    show(table, seat, screen, texts)


def account(table: Table, seat: int | None, texts: Texts) -> Iterator[Line]:
    """What happened, a line a deed, and what befell seats in between."""
    words, top, events = table.words(texts.language), tabletop(table.game), table.events(seat)
    for decision, whose, kind in table.incidents:
        told = sum(event["decision"] <= decision for event in events)
        yield from top.account(events[:told], words, texts, False)
        yield Line(words.incident(kind, whose))
        events = events[told:]
    yield from top.account(events, words, texts, False)


def show(table: Table, seat: int | None, screen: Screen, texts: Texts) -> None:
    """The table and, at the end, the count."""
    words, top, view = table.words(texts.language), tabletop(table.game), table.view(seat)
    if screen.draws:
        screen.show(top.draw(view, words, texts, screen.width))
    else:
        screen.lines(top.describe(view, words, texts))
    if table.over:
        screen.gap()
        screen.line(texts.say("final"), "bold")
        show_scores(table, screen, texts)
