"""What a page does when its server is killed, the network is gone or an answer gets lost: it comes back by itself,
nothing is doubled."""

import pytest
from prepared import EVERY_QUESTION
from visiting import OUTAGE

QUESTION = EVERY_QUESTION["koryo", "turn-before-reveal"]
A_WHILE = 15_000
"""Milliseconds after which a page has tried all it meant to try, and does not ask yet whether its line is dead."""


def test_a_killed_server_comes_back_in_the_middle_of_a_draft_and_of_a_match(own_house, visit_own):
    visitor = visit_own()
    visitor.expect_noise(*OUTAGE)
    visitor.sit_at(QUESTION)
    visitor.press(*QUESTION.steps)
    drafted = visitor.scene()
    own_house.kill()
    assert visitor.says("The line is down")
    own_house.start()
    visitor.words("Reconnecting …").wait_for(state="detached")
    assert visitor.scene() == drafted

    visitor.press("primary")
    before = visitor.log
    own_house.kill()
    assert visitor.says("Reconnecting …")
    visitor.see("primary").click()  # it is sent as soon as the server is back
    own_house.start()
    assert visitor.says("You hold too many cards: give up 1 more")
    log = visitor.log
    assert log[: len(before)] == before
    assert {line: log.count(line) for line in QUESTION.told} == dict.fromkeys(QUESTION.told, 1)
    visitor.reload()
    assert visitor.log == log


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_move_whose_answer_got_lost_is_made_once_and_the_match_goes_on(newcomer, motion):
    """The server has stored the move, but the connection breaks before it can answer."""
    visitor = newcomer(reduced_motion=motion)
    lines = []

    def connect(line):
        server = line.connect_to_server()
        lines.append(server)
        if len(lines) == 1:
            server.on_message(lambda message: line.close(code=1012) if '"accepted"' in message else line.send(message))

    visitor.page.route_web_socket("**/socket", connect)
    visitor.sit_at(QUESTION)
    visitor.see(*QUESTION.steps).click()
    visitor.see("undo").wait_for()
    assert len(lines) == 2
    visitor.see("primary").click()
    assert visitor.says("Your turn: resolve events and powers, then end it")
    log = visitor.log
    assert {line: log.count(line) for line in QUESTION.told} == dict.fromkeys(QUESTION.told, 1)


def test_a_table_has_one_line_after_an_outage_and_none_once_it_is_left(newcomer):
    visitor, lines = newcomer(), []

    def open_after_a_while():
        visitor.page.clock.run_for(A_WHILE)
        visitor.page.locator("h1").first.wait_for()
        return len([line for line in lines if not line.is_closed()])

    visitor.page.on("websocket", lambda line: lines.append(line))
    visitor.page.clock.install()
    visitor.sit_at(QUESTION)
    for _ in range(2):
        with visitor.without_network():
            pass
        assert open_after_a_while() == 1
    visitor.follow("/")
    visitor.see("home-koryo").wait_for()
    for line in lines:
        if not line.is_closed():
            line.wait_for_event("close")
    assert open_after_a_while() == 0
    assert len(lines) > 2


def test_a_line_that_died_while_a_machine_slept_is_noticed_upon_waking(newcomer):
    """Nobody has closed the line: nothing comes of it any more, and the clock of the page jumps."""
    visitor, lines, dead = newcomer(), [], []

    def connect(line):
        server = line.connect_to_server()
        line.on_message(lambda said: line not in dead and server.send(said))
        server.on_message(lambda said: line not in dead and line.send(said))
        lines.append(line)

    visitor.page.route_web_socket("**/socket", connect)
    visitor.page.clock.install()
    match = visitor.sit_at(QUESTION)
    dead += lines
    first, visitor.page = visitor.page, visitor.new_page()
    visitor.at_table(match)
    visitor.press(*QUESTION.steps)
    drafted = visitor.scene()
    visitor.page.close()
    visitor.page = first
    assert visitor.scene() != drafted
    visitor.page.clock.fast_forward("08:00:00")
    visitor.page.clock.fast_forward("00:10")
    visitor.see("undo").wait_for()
    visitor.wait_still()
    assert visitor.scene() == drafted
    assert len(lines) == 2
