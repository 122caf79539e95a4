"""The page's own fonts: they are small, load early, stay in the browser's cache, and have all characters of the
page."""

import re
from pathlib import Path

import pytest
from prepared import prepared

from madang.games import NAMES
from madang.server.page import FOREVER, page_folder

PROJECT = Path(__file__).parents[2]
WRITTEN = (
    *("web/src/**/*.ftl", "web/src/**/*.svelte", "web/src/**/*.ts"),
    *("src/madang/engine/text/*.ftl", "src/madang/games/*/text/*.ftl", "src/madang/games/*/*.json", "docs/rules/*.md"),
)
"""The files that hold what the page shows."""
NAMES_OF_PEOPLE = "Åsa Łukasz Çağla Éloïse Jürgen Jiří Ősz Ūna Žofie Œdipe Straße Þór Ñuño Ħal"
MOST_BYTES = 120_000
EVERYTHING = "#page :not(svg, svg *)"

# Writes every character once in each family, as words of the page are written.
WRITE = """(characters) => {
  const sheet = document.createElement("div");
  sheet.id = "sheet";
  for (const family of ["--serif", "--sans"])
    for (const character of characters) {
      const one = sheet.appendChild(document.createElement("span"));
      one.style.fontFamily = `var(${family})`;
      one.textContent = character;
    }
  document.body.append(sheet);
}"""


def fonts():
    return sorted((page_folder() / "assets").glob("*.woff2"))


def drawn_by_other_fonts(visitor, selector):
    """What stands in such elements and is drawn with a font of the machine, and which one that is."""
    visitor.page.evaluate("document.fonts.ready.then(() => {})")
    asked = visitor.context.new_cdp_session(visitor.page)
    for domain in ("DOM", "CSS"):
        asked.send(f"{domain}.enable")
    root = asked.send("DOM.getDocument")["root"]["nodeId"]
    found = []
    for node in asked.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"]:
        for font in asked.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
            if not font["isCustomFont"]:
                markup = asked.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
                found.append((re.sub("<[^>]*>", "", markup) or markup, font["familyName"]))
    asked.detach()
    return found


def test_the_fonts_are_small_and_bring_their_licence():
    assert fonts()
    assert sum(font.stat().st_size for font in fonts()) <= MOST_BYTES
    assert "SIL OPEN FONT LICENSE" in (page_folder() / "fonts-licence.txt").read_text("utf-8")


def test_the_fonts_come_before_they_are_needed_and_are_kept(visitor):
    came = {}
    visitor.page.on("response", lambda answer: came.update({answer.url.rpartition("/")[2]: answer}))
    visitor.go("/")
    early = visitor.page.locator("link[rel=preload]").evaluate_all("(links) => links.map((link) => link.href)")
    early = {address.rpartition("/")[2] for address in early}
    assert early
    visitor.page.evaluate("document.fonts.ready.then(() => {})")
    assert early <= {font.name for font in fonts()} & came.keys()
    for name in early:
        headers = came[name].all_headers()
        assert headers["content-type"] == "font/woff2"
        assert headers["cache-control"] == FOREVER
        assert "content-encoding" not in headers


def test_the_fonts_have_every_character_that_the_page_shows(visitor):
    texts = [file.read_text("utf-8") for pattern in WRITTEN for file in PROJECT.glob(pattern)]
    visitor.go("/")
    visitor.page.evaluate(WRITE, "".join(sorted(set(NAMES_OF_PEOPLE.join(texts)) - {"\n"})))
    assert not drawn_by_other_fonts(visitor, "#sheet span")


def test_a_character_that_the_fonts_lack_is_noticed(visitor):
    visitor.go("/")
    visitor.page.evaluate(WRITE, "ŏ☃")
    assert [character for character, _ in drawn_by_other_fonts(visitor, "#sheet span")] == ["☃", "☃"]


@pytest.mark.parametrize("path", ["/", "/new", "/parts"])
def test_a_screen_is_drawn_with_the_fonts_of_the_page(resident, path):
    resident.go(path)
    assert not drawn_by_other_fonts(resident, EVERYTHING)


@pytest.mark.parametrize("game", NAMES)
def test_a_table_and_its_rules_are_drawn_with_the_fonts_of_the_page(resident, game):
    resident.sit_at(prepared(game).USUAL)
    resident.page.keyboard.press("?")
    resident.page.locator("dialog[open] table").first.wait_for()
    assert not drawn_by_other_fonts(resident, EVERYTHING)


def test_a_result_is_drawn_with_the_fonts_of_the_page(resident):
    last = prepared("koryo").LAST
    resident.sit_at(last)
    resident.press(*last.closing)
    assert not resident.goes_on()
    resident.unfold("fair")
    assert not drawn_by_other_fonts(resident, EVERYTHING)
