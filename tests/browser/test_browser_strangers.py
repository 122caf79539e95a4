"""Who has no right to a table, links that lead nowhere, and names that contain markup."""

import pytest
from prepared import BOTS, prepared
from visiting import Visitor

KORYO = prepared("koryo")
NEW = {"game": "koryo"}
HOSTILE = ["<img src=x onerror=a()>", "<b>Ann</b>"]
"""As markup the first would load a picture and call a function that does not exist: the browser would report both."""
REFUSED = (r"/api/invitations/\S+ gave 4\d\d", r"the server responded with a status of 4\d\d")
"""What a browser says when the server refuses something."""


def check_refused(visitor: Visitor, title: str, line: str) -> None:
    assert visitor.says(title)
    assert visitor.says(line)
    assert visitor.see("tray").count() == 0
    visitor.words("Back to the courtyard").click()
    visitor.see("home-koryo").wait_for()


def test_another_persons_seat_can_be_neither_played_nor_seen(visit):
    ann, eve = visit(), visit()
    match = ann.sit_at(KORYO.QUESTIONS["order"])
    eve.go(f"/table/{match}")
    no_right = "You have no seat here. Ask for an invitation or for the watching link."
    check_refused(eve, "This table is not yours", no_right)


def test_a_table_that_does_not_exist(visitor):
    for match in ("0" * 16, "nonsense"):
        visitor.go(f"/table/{match}")
        check_refused(visitor, "There is no such table", "The address may be incomplete.")


def test_an_invitation_is_for_one_person(visit):
    ann, ben, eve = visit(), visit(), visit()
    ann.go(f"/table/{ann.house.lay_out(NEW, ann.guest, None)}")
    invitation, _ = ann.links()
    ben.go(invitation)
    ben.see("sit").click()
    ben.wait_still()

    eve.go(invitation)
    eve.see("watch").wait_for()
    assert eve.says("Somebody else sits here already.")
    assert eve.see("sit").count() == 0

    table = ben.page.url
    ben.go(invitation)  # its owner still gets in by it
    ben.wait_still()
    assert ben.page.url == table


@pytest.mark.parametrize("way", ["join", "watch"])
def test_a_damaged_link(visitor, way):
    visitor.expect_noise(*REFUSED)
    match = visitor.house.lay_out(NEW, visitor.guest, None)
    links = visitor.context.request.get(f"/api/matches/{match}/links").json()
    whole = links["watch"] if way == "watch" else links["invitations"]["1"]
    visitor.go(whole[:-3])
    check_refused(visitor, "This link leads nowhere", "This link is damaged. Ask for it again.")


@pytest.mark.parametrize("name", HOSTILE)
def test_markup_in_a_name_stays_text_everywhere(visit, name):
    ann, ben = visit(), visit()
    for someone in (ann, ben):
        someone.go("/")
        someone.call_oneself(name)

    def check(visitor: Visitor) -> None:
        assert name in visitor.page.locator("body").inner_text()
        assert visitor.page.locator("img").count() == 0
        assert visitor.page.locator("b", has_text="Ann").filter(has_not_text="<b>").count() == 0

    ann.see("open-table").click()
    assert ann.says(name)
    check(ann)
    match = ann.house.lay_out(KORYO.LAST.position, ann.guest, None, *BOTS[1:])
    ann.go(f"/table/{match}")
    invitation, watching = ann.links()
    check(ann)
    ben.go(invitation)
    assert ben.says(f"{name} keeps a seat for you at Koryŏ.")
    check(ben)
    ben.see("sit").click()
    ben.wait_still()
    assert ben.says(f"{name} is giving up cards")
    check(ben)
    assert ann.goes_on()
    ann.press(*KORYO.LAST.closing)
    for someone in (ann, ben):
        assert not someone.goes_on()
        check(someone)
    ben.page.goto(watching)
    assert not ben.goes_on()
    check(ben)
    ben.go("/")
    ben.page.get_by_text("won with").wait_for()
    check(ben)
