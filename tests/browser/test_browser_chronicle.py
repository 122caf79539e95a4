"""Chronicle's own: why a card cannot be played, what is known of hands, texts of cards, how meetings and rounds end."""

from itertools import count

import pytest
from prepared import BOTS, prepared
from visiting import DESKTOP, PHONE, Visitor

from madang.tables import Table, table

CHRONICLE = prepared("chronicle")
QUESTIONS, MOMENTS = CHRONICLE.QUESTIONS, CHRONICLE.MOMENTS
AN_HOUR = 3_600_000
"""Milliseconds between two deeds of others: nothing goes on before the visitor presses a key."""


def text_of(visitor: Visitor, card: str) -> str:
    """What the open sheet says of a card."""
    return visitor.page.locator("dialog[open]").get_by_test_id(f"text-{card}").inner_text()


def test_a_card_that_does_not_follow_says_why(visitor):
    visitor.sit_at(QUESTIONS["follow"])
    card = visitor.see("hand-wisdom-2")
    assert "you must follow" in (card.get_attribute("aria-label") or "")
    card.click(force=True, position={"x": 12, "y": 12})  # it is marked as disabled, and explains itself all the same
    assert visitor.says("You hold Love: follow it, or play a wild card.")
    assert visitor.see("primary").is_disabled()
    visitor.see("why").get_by_role("button", name="Rule CR-PLAY-2").click()
    visitor.page.locator("dialog[open] #rule-CR-PLAY-2").wait_for()


def test_who_cannot_follow_is_told_that_the_card_goes_face_down(visitor):
    visitor.sit_at(MOMENTS["cannot follow"])
    visitor.press("hand-love-3")
    assert visitor.says("It goes face down: no ability, no strength.")
    assert visitor.see("primary").inner_text() == "Play Waitress (Love 3) face down"
    visitor.press("hand-sage")  # a wild card stays face up
    assert visitor.see("primary").inner_text() == "Play Sage"


def test_the_meeting_lies_in_order_with_its_winner(visitor):
    visitor.sit_at(QUESTIONS["follow"])
    meeting = visitor.see("meeting")
    assert visitor.says("Love was led")
    assert meeting.locator(".who b").all_inner_texts() == ["Crane", "Magpie", "Heron", "Guest"]
    assert "led, took Fool from Magpie" in visitor.see("meeting-1").inner_text()
    assert "winning" in visitor.see("meeting-2").inner_text()
    assert "face down, could not follow" in visitor.see("meeting-3").inner_text()
    lit = visitor.page.locator(".board [data-lit]")
    visitor.page.locator(".rail [role=log] li", has_text="takes Fool from Magpie").hover()
    assert set(lit.evaluate_all("(found) => found.map((one) => one.dataset.card ?? one.dataset.plate)")) == {
        "fool",
        "1",
        "2",
    }
    visitor.page.mouse.move(0, 0)
    assert lit.count() == 0
    visitor.page.locator(".rail [role=log]").focus()
    visitor.page.keyboard.press("ArrowUp")  # the last line: Heron cannot follow
    places = lit.evaluate_all(
        "(found) => found.map(({ dataset: { plate, zone, seat } }) => plate ?? `${zone} ${seat}`)"
    )
    assert places == ["3", "meeting 3"]


def test_what_all_know_of_a_hand_stands_at_the_seat(visitor):
    visitor.sit_at(QUESTIONS["lead"])
    assert "known to be in this hand: Demon" in visitor.see("plate-2").inner_text()
    assert "no Love in this hand" in visitor.see("plate-3").inner_text()
    assert "Evil, shut out" in visitor.see("plate-3").inner_text()
    assert "scores now" in visitor.see("plate-0").inner_text()
    race = visitor.page.locator(".rail").get_by_test_id("race").locator("tr").all_inner_texts()
    counts = {row.split()[0]: row.split()[-2] for row in race[1:]}
    assert counts["Crane"] == "4", "a 2 counts three"


def test_every_card_can_be_read_with_its_origin(visitor):
    visitor.sit_at(QUESTIONS["follow"])
    visitor.see("meeting-2").click()
    assert "Discard one Ally of any player, yourself included." in text_of(visitor, "love-9")
    assert "reconstructed" in text_of(visitor, "love-9")
    visitor.put_away()
    visitor.see("allies-1-love").click()
    assert "Counts as three Allies of its suit" in text_of(visitor, "love-2")
    assert "Wild card" in text_of(visitor, "fool")
    visitor.put_away()
    visitor.see("history-royal-wedding").click()
    assert "Most Love Allies." in text_of(visitor, "royal-wedding")
    assert "Theme: Princess (Love 2)" in text_of(visitor, "royal-wedding")
    visitor.page.get_by_role("button", name="Rule CR-HIST-ROYAL-WEDDING").click()
    visitor.page.locator("dialog[open] #rule-CR-HIST-ROYAL-WEDDING").wait_for()


def test_keys_read_the_card_in_focus_and_the_discard_pile(visitor):
    visitor.sit_at(QUESTIONS["follow"])
    visitor.page.keyboard.press("4")
    assert visitor.page.locator(":focus").get_attribute("data-testid") == "hand-love-10"
    visitor.page.keyboard.press("i")
    assert "Add the top card of the discard pile" in text_of(visitor, "love-10")
    visitor.put_away()
    visitor.page.keyboard.press("d")
    sheet = visitor.page.locator("dialog[open]")
    sheet.get_by_role("heading", name="Discard pile").wait_for()
    assert sheet.locator("h3").evaluate_all("(all) => all.map((one) => one.firstChild.data)") == [
        "Barbarian",
        "Prince",
        "Minstrel",
        "Alchemist",
    ]


def test_a_column_with_several_allies_narrows_what_is_offered(visitor):
    visitor.sit_at(QUESTIONS["take"])
    visitor.press(*QUESTIONS["take"].steps)
    offered = visitor.page.locator("[data-testid^=pick-]")
    assert offered.count() == 9
    visitor.press("allies-1-love")
    assert offered.count() == 2
    visitor.press("allies-2-wild")  # the only one of its column: chosen at once
    assert visitor.see("primary").inner_text() == "Take Fool"
    visitor.press("clear")
    assert offered.count() == 9


def test_a_card_face_down_is_hidden_from_all_but_its_owner(visitor):
    position, played = QUESTIONS["follow"].position, CHRONICLE.PLAYED[:-1]
    one, other = (
        visitor.house.lay_out(position, visitor.guest, *BOTS, moves=(*played, f"play {hidden}"))
        for hidden in ("power-5", "wisdom-10")
    )
    assert visitor.document_of(one) == visitor.document_of(other)
    assert visitor.document_of(one, watching=True) == visitor.document_of(other, watching=True)


def test_ones_own_card_face_down_stays_known(visitor):
    visitor.sit_at(MOMENTS["own card face down"])
    visitor.press(*MOMENTS["own card face down"].steps)
    assert "face down, Queen (Wisdom 2)" in visitor.see("meeting-0").inner_text()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_finished_meeting_stays_on_the_table_before_its_cards_are_taken(visit, motion):
    visitor = visit(reduced_motion=motion)
    question = QUESTIONS["follow"]
    match = visitor.house.lay_out(question.position, visitor.guest, *question.others, moves=question.moves)
    visitor.page.goto(f"/table/{match}?pace={AN_HOUR}")
    visitor.wait_still()
    for name in question.closing:
        visitor.see(name).click(position={"x": 12, "y": 12})
    heading = visitor.see("meeting").locator("h2")
    heading.get_by_text("You win the meeting").wait_for()
    assert "Hunter (Power 5)" in visitor.see("meeting-3").inner_text()
    assert "1" in visitor.see("allies-0-power").inner_text(), "nothing is taken yet"
    visitor.page.keyboard.press("Shift")  # any key ends the pause
    assert visitor.goes_on()
    assert "Guest, Power: 2" in visitor.see("allies-0-power").inner_text()
    assert "You win the meeting" in heading.inner_text(), "it lies there until the next card"


def test_a_round_that_was_scored_stays_until_it_is_put_away(visitor):
    question = MOMENTS["round scored"]
    visitor.sit_at(question)
    visitor.press(*question.steps)
    result = visitor.see("round-result")
    assert "Round 3 is scored" in result.inner_text()
    assert [row.split()[0] for row in result.locator("tr").all_inner_texts() if "+1" in row] == ["Guest"]
    visitor.press("dismiss-round")
    assert result.count() == 0
    visitor.reload()
    assert result.count() == 1, "whoever comes back sees it again"


def test_who_is_shut_out_of_a_round_is_named_with_the_card_that_does_it(visitor):
    question = MOMENTS["round scored"]
    match = visitor.house.lay_out(question.position, visitor.guest, *question.others, moves=question.moves)
    visitor.page.goto(f"/table/{match}?pace={AN_HOUR}")
    visitor.wait_still()
    for name in question.steps:
        visitor.see(name).click(position={"x": 12, "y": 12})
    out = visitor.see("round-result").locator("p.out")
    while not out.count():
        visitor.page.keyboard.press("Shift")  # any key ends a pause
        visitor.wait_drawn()
    assert out.all_inner_texts() == [
        "Crane is shut out: an Evil Ally (Thief).",
        "Guest is shut out: an Evil Ally (Necromancer).",
    ]
    won = visitor.page.locator(".fame .won")
    gained = won.count()
    visitor.page.goto(f"/table/{match}")
    visitor.wait_still()
    assert out.all_inner_texts() == [f"{name} has an Evil Ally and is shut out." for name in ("Crane", "Guest")]
    assert won.count() == gained == 1 + sum(question.position["fame"])


def before_the_last_card_of_a_round() -> tuple[Table, str]:
    """A round played up to the visitor's card that ends it, after which somebody else leads; and that card."""
    for seed in count():
        game = table("chronicle", players=3, seed=seed)
        seat = None
        while game.view()["round"] == 1:
            seat = game.to_act
            game.play(game.moves()[0])
        record = game.record()
        *before, last = record["moves"]
        if seat == 0 and last.startswith("play") and game.view()["leader"] == 2:
            return Table.from_record({**record, "moves": before}), last.removeprefix("play ")
    raise AssertionError


def test_a_line_of_a_scored_round_opens_the_rest_and_goes_with_ones_next_card(visitor):
    game, card = before_the_last_card_of_a_round()
    visitor.at_table(visitor.house.put_down(game, visitor.guest, "random", "random"))
    visitor.press(f"hand-{card}", "primary")
    assert visitor.goes_on()
    assert visitor.round() == 2
    visitor.see("round-line").locator("button").first.click()
    race = visitor.page.locator("dialog[open]").get_by_test_id("race")
    game.play(f"play {card}")
    scored = {event["card"]: event for event in game.events() if event["kind"] == "scored-history"}
    assert race.locator("thead th").count() == len(scored) + 1
    gains = [row.split()[-1] for row in race.locator("tbody tr").all_inner_texts()]
    assert gains == [f"+{fame}" if fame else "·" for fame in game.scores()]
    visitor.put_away()
    legal = visitor.page.locator("[data-testid^=hand-][data-state=legal]").first
    visitor.press(legal.get_attribute("data-testid"), "primary")
    assert visitor.see("round-line").count() == visitor.see("round-result").count() == 0


@pytest.mark.parametrize("players", [5, 6])
def test_a_table_is_opened_for_more_players_with_two_histories(visit, players):
    visitor = visit(PHONE if players == 6 else DESKTOP)
    visitor.go("/new")
    visitor.choice("game", "chronicle").click()
    visitor.choice("players", players).click()
    visitor.page.get_by_role("switch", name="Two History cards every round").click()
    visitor.see("create").click()
    visitor.wait_still()
    assert visitor.page.locator("[data-plate]").count() == players
    assert visitor.page.locator("[data-testid^=history-]").count() >= 2
    assert (visitor.see("aside").count() > 0) == (players == 5)


def test_six_at_one_table_see_all_of_it(visitor):
    six = prepared("chronicle").MOMENTS["among six"]
    visitor.at_table(
        visitor.house.lay_out(prepared("chronicle").TWO_HISTORIES, visitor.guest, *six.others, moves=six.moves)
    )
    places = visitor.see("meeting").locator("li .notes")
    assert places.all_inner_texts()[2:] == ["3rd of six", *["still to come"] * 3]
    for language in ("en", "fr"):
        visitor.speak(language)
        for width, height in ((1440, 900), (320, 640)):
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.wait_drawn()
            assert visitor.page.evaluate("document.scrollingElement.scrollHeight") == height, (language, width)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_said_of_a_meeting_has_room_or_is_left_to_the_log(visitor, language):
    """Among several History cards a phone has room for the cards and the signs of their owners."""
    visitor.sit_at(MOMENTS["three histories"])
    visitor.speak(language)
    notes = visitor.see("meeting").locator(".notes").first
    assert notes.is_visible()
    for width, height in ((390, 844), (320, 640)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.wait_drawn()
        high, higher = visitor.see("meeting").evaluate("(place) => [place.clientHeight, place.scrollHeight]")
        assert higher <= high, width
        assert not notes.is_visible()
    visitor.restore_window()
    visitor.wait_drawn()
    assert notes.is_visible()


def test_what_was_done_last_stands_in_two_lines_and_ends_with_a_whole_word(visit):
    visitor = visit(PHONE)
    visitor.sit_at(MOMENTS["three histories"])
    line, whole = visitor.page.locator(".last .line"), "Heron takes Courtesan (Love 4) back into the hand."
    assert line.inner_text() == whole
    visitor.page.set_viewport_size({"width": 320, "height": 640})
    visitor.wait_drawn()
    begun, dots = line.inner_text().rsplit(" ", 1)
    assert dots == "…"
    assert whole.startswith(f"{begun} ")
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    visitor.wait_drawn()
    assert line.inner_text() == whole
