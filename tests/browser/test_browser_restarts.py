"""What a page does when its server is killed, or an answer gets lost: it comes back by itself, nothing is doubled."""

import pytest
from prepared import EVERY_QUESTION

QUESTION = EVERY_QUESTION["koryo", "turn-before-reveal"]
OUTAGE = (r"WebSocket connection to .* failed", "ERR_CONNECTION")
"""What a browser says while there is no server."""


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
