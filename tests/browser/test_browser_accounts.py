"""An account from the page: made with the tables somebody has, left, entered again elsewhere, and forgotten."""

ENDED = "Remove from the list: Koryŏ, finished"
ACCOUNT = "Mina of the mill", "correct horse"


def fill_in(visitor, password):
    visitor.see("you").click()
    if password == "current-password":
        visitor.words("Log in").click()
    visitor.see("account-name").fill(ACCOUNT[0])
    visitor.see(password).fill(ACCOUNT[1])
    visitor.see("enter").click()


def test_tables_come_along_to_another_browser_until_somebody_wants_to_be_forgotten(visit):
    mina, elsewhere = visit(), visit()
    mina.go("/")
    new = {"game": "koryo", "seats": ["me", "random"]}
    match = mina.context.request.post("/api/matches", data=new).json()["match"]
    fill_in(mina, "new-password")
    mina.see("log-out").wait_for()
    assert mina.says("Your account is made, and your tables are in it.")

    elsewhere.go("/")
    fill_in(elsewhere, "current-password")
    elsewhere.page.locator(f"a.button[href='/table/{match}']").wait_for()
    elsewhere.go(f"/table/{match}")
    elsewhere.wait_still()
    assert elsewhere.see("tray").count() == 1

    # A match that has ended can leave the list.
    assert elsewhere.context.request.post(f"/api/matches/{match}/give-up").ok
    elsewhere.go("/")
    elsewhere.page.get_by_label(ENDED).click()
    assert elsewhere.says("No table yet. Go through the first gate, or open a table for friends.")

    elsewhere.see("you").click()
    elsewhere.see("forget").click()
    elsewhere.see("current-password").last.fill(ACCOUNT[1])
    with elsewhere.page.expect_navigation():
        elsewhere.see("forget-now").click()
    assert elsewhere.context.request.get("/api/me").json()["name"] == "Guest"
    assert mina.context.request.get("/api/me").json()["account"] is False
