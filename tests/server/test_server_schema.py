"""The HTTP side is asked for whatever its own description allows, mostly with ids that exist: all of it is answered, by
what is asked for or by a refusal, and nothing breaks."""

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import openapi
from serving import Visitor
from test_server_tables import LAST_TURN

from madang.server.app import create_app
from madang.server.refusals import STATUS

OPERATIONS = {
    f"{found.ok().method} {found.ok().path}": found.ok()
    for found in openapi.from_dict(create_app().openapi()).get_all_operations()
}
SEATS = (["me", "open"], ["me", "random"], ["open", "me", "companion"], ["me"] * 2)


@pytest.fixture(scope="module")
def known(server):
    """Somebody who has matches, and what names something in paths and bodies."""
    ann, ben = Visitor(server), Visitor(server)
    over = server.install(LAST_TURN, ann, ben)
    assert ann.at(over).ask("resign")["type"] == "accepted"
    waiting, running = ann.open_match("me", "open"), ann.open_match("me", "random")
    links = [waiting["invitations"]["1"], waiting["watch"], running["watch"]]
    named = {
        "match": [over, waiting["match"], running["match"], ben.open_match("me", "open")["match"]],
        "token": [link.rpartition("/")[2] for link in links],
        "watch": [link.rpartition("/")[2] for link in links],
        "game": ["koryo", "gosux"],
        "name": ["chronicle", "majority-tie"],
        "language": ["en", "fr"],
        "seats": SEATS,
    }
    yield ann, named
    for one in (ann, ben):
        one.leave()


@pytest.mark.parametrize("name", OPERATIONS)
def test_whatever_is_asked_is_answered(name, known):
    ann, named = known

    def somewhere(data, given):
        """The same parameters, most of them leading somewhere."""
        chosen = {key: st.sampled_from([*named[key], value]) for key, value in given.items() if key in named}
        return {**given, **data.draw(st.fixed_dictionaries(chosen))}

    @settings(
        max_examples=8,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(OPERATIONS[name].as_strategy(), st.data())
    def asking(case, data):
        case.path_parameters = somewhere(data, case.path_parameters)
        body = somewhere(data, case.body) if isinstance(case.body, dict) else None
        answer = ann.http.request(case.method, case.formatted_path, params=somewhere(data, case.query), json=body)
        if answer.status_code >= 300:
            assert answer.json()["code"] in STATUS, (answer.status_code, answer.text)
            assert answer.status_code == STATUS[answer.json()["code"]]

    asking()
