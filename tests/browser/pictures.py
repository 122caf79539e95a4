"""Takes the pictures of docs/pictures: real tables of a real server, played by bots up to a moment worth showing. One
moves: a turn of Koryŏ.

make pictures
"""

import base64
import re
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page, sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "server"))

from chromium import launched
from prepared import prepared
from test_browser_matches import laying
from test_browser_screens import (
    MOMENTS,
    MORE_SCREENS,
    SCREENS,
    asked,
    battle,
    ladder,
    menu,
    new_table,
    puzzle,
    rules,
    settings,
    shown,
    waiting,
)
from visiting import BIRDS, DESKTOP, PHONE, House, Visitor

from madang.bots import bot
from madang.engine.rng import generator
from madang.games import NAMES
from madang.tables import Table, table

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
COLOURS = 256

# A picture as the browser sees it: width, height, and every pixel as red, green, blue, opacity.
PIXELS = """async (picture) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const { data } = canvas.getContext("2d").getImageData(0, 0, image.width, image.height);
  const parts = [];
  for (let i = 0; i < data.length; i += 30000) parts.push(btoa(String.fromCharCode(...data.subarray(i, i + 30000))));
  return [image.width, image.height, parts];
}"""


# What changed from one picture to the next, both made smaller: where, and the new look of it as WebP; null for nothing.
CHANGE = """async ([before, after, width]) => {
  const look = async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const height = 2 * Math.round((image.height * width) / image.width / 2);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", { alpha: false });
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, width, height);
    return { canvas, height, pixels: new Uint32Array(context.getImageData(0, 0, width, height).data.buffer) };
  };
  const now = await look(after);
  let [left, top, right, bottom] = [0, 0, width - 1, now.height - 1];
  if (before) {
    const { pixels } = await look(before);
    [left, top, right, bottom] = [width, now.height, -1, -1];
    now.pixels.forEach((pixel, i) => {
      if (pixel === pixels[i]) return;
      const [x, y] = [i % width, Math.floor(i / width)];
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    });
    if (right < 0) return null;
  }
  [left, top] = [left - (left % 2), top - (top % 2)];  // a frame begins at even places
  const cut = new OffscreenCanvas(right - left + 1, bottom - top + 1);
  cut.getContext("2d", { alpha: false }).drawImage(now.canvas, -left, -top);
  const blob = await cut.convertToBlob({ type: "image/webp", quality: 0.72 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let i = 0; i < bytes.length; i += 30000) text += String.fromCharCode(...bytes.subarray(i, i + 30000));
  return [left, top, cut.width, cut.height, now.height, btoa(text)];
}"""
FILM_WIDTH = 900
LONGEST_FILM = 12
"""Seconds."""
A_LOOK = 800
"""Milliseconds between two touches."""
CALM = 500
"""The pace that the page has until somebody chooses another one."""
REST = 2500
"""Milliseconds that the last picture of a film stays."""


def moment(name: str, players: int, wanted: Callable[[Table], bool], own: str = "greedy") -> Table:
    """The first game, by seed, that comes to such a moment; `own` is the bot that plays for the visitor."""
    for seed in count():
        game = table(name, players=players, seed=seed)
        rng, others, visitor = generator(seed, stream=1), bot("greedy", game.game), bot(own, game.game)
        while not game.over and not wanted(game):
            seat = game.to_act
            assert seat is not None
            player = others if seat else visitor
            game.play(player.choose(game.known_to(seat, rng), game.legal(), seat, rng), seat)
        if wanted(game):
            return game
    raise AssertionError


def asks(game: Table, kind: str, seasons: range) -> bool:
    asked = game.prompt()
    return bool(asked and asked["kind"] == kind and asked["seat"] == 0 and game.view()["round"] in seasons)


def an_order(game: Table) -> bool:
    """The visitor's order of round 5, of two alike, when the others have laid theirs."""
    if not asks(game, "order", range(5, 6)):
        return False
    seats = game.view(0)["seats"]
    return max(seats[0]["hand"].values()) == 2 and all(seat["order_size"] for seat in seats[1:])


def a_swap(game: Table) -> bool:
    """Koryŏ: Lobbying late in the game, with much to choose from."""
    many = sum(move.startswith("swap") for move in game.moves()) > 11
    return many and asks(game, "turn", range(5, 8)) and game.view()["seats"][0]["points"] > 8


def a_doubled_sword(game: Table) -> bool:
    """Chosŏn: a Sword that may strike twice, and somebody who can answer it."""
    if not asks(game, "turn-sword", range(5, 8)):
        return False
    view = game.view()
    rivals = view["seats"][1:]
    return (
        sum(move.startswith("strike") for move in game.moves()) > 2
        and view["powers"]["reaper"]["holder"] == 0
        and any(rival["counter_attack"] for rival in rivals)
        and any(rival["legacy"] for rival in rivals)
    )


def a_meeting(game: Table) -> bool:
    """Chronicle: the visitor plays last, can follow, and Allies lie before everybody."""
    if not asks(game, "follow", range(2, 5)):
        return False
    view = game.view(0)
    own = view["seats"][0]
    follows = [card for card in own["hand"] if card.startswith(view["suit"])]
    faces = {played["face_up"] for played in view["table"]}
    return (
        len(view["table"]) == 3
        and len(own["hand"]) > len(follows) > 1
        and faces == {True, False}
        and all(seat["allies"] for seat in view["seats"])
        and any(history["met_by"] for history in view["histories"])
        and len(view["histories"]) == 1
    )


def a_theft(game: Table) -> bool:
    """Chronicle: an Ally to be taken, with much to choose from."""
    return asks(game, "take", range(2, 6)) and len(game.moves()) > 9


def a_draft(game: Table) -> bool:
    """Gosu X: the visitor's second and third clan."""
    asked = game.prompt()
    return bool(asked and asked["kind"] == "draft" and asked["seat"] == 0 and len(game.actions) > 1)


def a_capture(game: Table) -> bool:
    """Gosu X: a capture late in a round, with full armies, tokens and somebody ahead."""
    if not asks(game, "capture", range(1, 4)):
        return False
    armies = [[card for card in seat["army"].values() if card] for seat in game.view()["seats"]]
    hand = set(game.view(0)["seats"][0]["hand"])
    return all(len(army) > 5 for army in armies) and len(game.moves()) > 3 and len(hand) > 2


def a_win(game: Table) -> bool:
    return game.over and game.winners() == [0]


def a_win_with_the_legacy(game: Table) -> bool:
    return a_win(game) and game.view()["seats"][0]["legacy"]


# What the visitor then does


def pick_two(visitor: Visitor, game: Table) -> None:
    """Two alike of the hand."""
    card = max(game.view(0)["seats"][0]["hand"].items(), key=lambda held: held[1])[0]
    visitor.press(f"hand-{card}")
    again = visitor.see(f"hand-{card}-2")
    visitor.press(f"hand-{card}-2" if again.count() else f"hand-{card}")


def swap_the_first(visitor: Visitor, game: Table) -> None:
    visitor.press("option-swap")
    strike_the_first(visitor, game)


def strike_the_first(visitor: Visitor, game: Table) -> None:
    visitor.page.locator("[data-state=legal][data-testid^=pile-]").first.click()
    visitor.wait_still()


def pick_what_follows(visitor: Visitor, game: Table) -> None:
    view = game.view(0)
    visitor.press(f"hand-{next(card for card in view['seats'][0]['hand'] if card.startswith(view['suit']))}")


def aim_at_the_first(visitor: Visitor, game: Table) -> None:
    visitor.page.locator("[data-testid^=pick-]").first.click()
    visitor.wait_still()


def aim_at_a_clan(visitor: Visitor, game: Table) -> None:
    visitor.page.locator("[data-testid^=draft-][data-state=legal]").last.click()
    visitor.wait_still()


def aim_at_the_opponent(visitor: Visitor, game: Table) -> None:
    visitor.page.locator("[data-testid^=card-1-][data-state=legal]").first.click()
    visitor.wait_still()


def look(visitor: Visitor, game: Table) -> None:
    assert not visitor.goes_on()


@dataclass(frozen=True)
class Scene:
    game: str
    players: int
    wanted: Callable[[Table], bool]
    act: Callable[[Visitor, Table], None]
    own: str = "greedy"
    dark: bool = False
    """Whether it is shown in the dark, too."""


SCENES = {
    "koryo-table": Scene("koryo", 4, an_order, pick_two, dark=True),
    "koryo-swap": Scene("koryo", 4, a_swap, swap_the_first, own="random"),
    "koryo-result": Scene("koryo", 4, a_win, look),
    "choson-table": Scene("choson", 4, an_order, pick_two),
    "choson-sword": Scene("choson", 3, a_doubled_sword, strike_the_first, dark=True),
    "choson-result": Scene("choson", 3, a_win_with_the_legacy, look),
    "chronicle-table": Scene("chronicle", 4, a_meeting, pick_what_follows, dark=True),
    "chronicle-theft": Scene("chronicle", 4, a_theft, aim_at_the_first, own="random"),
    "chronicle-result": Scene("chronicle", 4, a_win, look),
    "gosux-draft": Scene("gosux", 2, a_draft, aim_at_a_clan),
    "gosux-table": Scene("gosux", 2, a_capture, aim_at_the_opponent, dark=True),
    "gosux-result": Scene("gosux", 2, a_win, look),
}


FILMED = "koryo-table"

LESSONS = {"koryo-lesson": ("koryo", "majorities"), "gosux-lesson": ("gosux", "heroes")}
"""Steps of a lesson."""


def account(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.see("you").click()
    visitor.see("forget").wait_for()


def leave(visitor: Visitor) -> None:
    menu(visitor)
    visitor.see("leave").click()
    visitor.page.locator("dialog[open] [name=way]").first.wait_for(state="attached")


def with_mina(visitor: Visitor, position: dict[str, Any], *moves: str) -> Visitor:
    """Mina has seat 0 at a table of four, the visitor the next."""
    browser = visitor.context.browser
    assert browser
    mina = Visitor(browser, visitor.house, DESKTOP)
    mina.go("/")
    mina.call_oneself("Mina")
    match = visitor.house.lay_out(position, mina.guest, visitor.guest, "greedy", "greedy", moves=moves)
    for someone in (mina, visitor):
        someone.at_table(match)
    return mina


def take_back(visitor: Visitor) -> Visitor:
    """Koryŏ: who has just laid an order wants it back."""
    mina = with_mina(visitor, laying("koryo"), "lay 1 banker")
    mina.page.get_by_role("button", name="Menu").click()
    mina.see("ask-back").click()
    visitor.see("take-back-request").wait_for()
    return mina


def away(visitor: Visitor) -> Visitor:
    """Chronicle: whom everybody waits for is away."""
    mina = with_mina(visitor, prepared("chronicle").meeting(0))
    mina.page.goto("about:blank")
    chip = visitor.see("away-chip")
    chip.wait_for()
    if chip.get_attribute("aria-expanded") == "true":
        chip.click()
    chip.click()  # from now on it can be seen for some seconds
    visitor.see("away").wait_for()
    return mina


def settings_at_the_usual_pace(visitor: Visitor) -> None:
    """Tables of the tests have a pace that settings do not offer."""
    settings(visitor)
    visitor.choice("pace", CALM).click()


def song(visitor: Visitor) -> None:
    """After a Great Battle that did not end the game."""
    last = prepared("gosux").LAST
    visitor.at_table(visitor.house.lay_out({**last.position, "supremacy": [0, 1]}, visitor.guest, *last.others))
    visitor.press(*last.closing)
    assert visitor.goes_on()


def why_not(visitor: Visitor) -> None:
    """Koryŏ: Barbarians cannot strike where the Guardians are."""
    asked(prepared("koryo").QUESTIONS["turn"])(visitor)
    visitor.see("pile-2-merchant").click(force=True)
    visitor.see("why").wait_for()


SHEETS: dict[str, Callable[[Visitor], Visitor | None]] = {
    "new-table": new_table,
    "waiting": waiting,
    "settings": settings_at_the_usual_pace,
    "account": account,
    "puzzle": puzzle,
    "rules": rules("chronicle"),
    "ladder": ladder,
    "menu": menu,
    "leave": leave,
    "why-not": why_not,
    "take-back": take_back,
    "away": away,
    "battle": battle(2),
    "battle-verdict": battle(5),
    "song": song,
    "round-scored": asked(prepared("chronicle").MOMENTS["round scored"]),
    "chronicle-six": asked(prepared("chronicle").MOMENTS["among six"]),
}
"""What is no table that bots have played; some come with somebody else, who stays until the picture is taken."""

LISTED = {
    name: show
    for screen, show in (SCREENS | {name: show for name, (show, _) in MORE_SCREENS.items()}).items()
    if screen not in MOMENTS and (name := re.sub(r"[^a-z]+", "-", screen.lower())) not in (SCENES | LESSONS | SHEETS)
}
"""Every other screen that is tested, once."""

OF_A_PHONE = {"discard", *(f"{game}-talk" for game in NAMES)}
"""Of those, what stands beside the board of a desktop."""


def profile_of(name: str) -> str:
    return "phone" if name in OF_A_PHONE else "desktop"


def names() -> set[str]:
    """What the pictures are called."""
    both = ["home", *SCENES, *LESSONS, *SHEETS]
    dark = [name for name, scene in SCENES.items() if scene.dark]
    return {
        *(f"{name}-{profile}" for name in both for profile in ("desktop", "phone")),
        *(f"{name}-dark-desktop" for name in dark),
        *(f"{name}-{profile_of(name)}" for name in LISTED),
    }


def learn_up_to(visitor: Visitor, game: str, step: str) -> None:
    """The first game with the coach, the steps before this one read or skipped."""
    visitor.at_table(visitor.first_game(game))
    coach = visitor.page.locator("html[data-ready=true] [data-testid=coach][data-step]")
    coach.wait_for()
    while (now := coach.get_attribute("data-step")) != step:
        visitor.press("coach-go-on" if visitor.see("coach-go-on").count() else "coach-skip")
        visitor.page.locator(f"[data-testid=coach][data-step]:not([data-step={now}])").wait_for()
        visitor.wait_still()


# Pictures of few bytes


def smaller(page: Page, picture: bytes) -> bytes:
    """The same picture with a palette: a third of the size, and no eye tells them apart."""
    width, height, parts = page.evaluate(PIXELS, base64.b64encode(picture).decode())
    flat = np.frombuffer(b"".join(map(base64.b64decode, parts)), np.uint8).reshape(-1, 4)[:, :3]
    codes = flat.astype(np.uint32) @ np.array([1 << 16, 1 << 8, 1], np.uint32)
    found, places, counts = np.unique(codes, return_inverse=True, return_counts=True)
    colours = np.stack([found >> 16, found >> 8 & 255, found & 255], axis=1).astype(np.int32)
    palette = palette_of(colours, counts)
    nearest = np.array([np.argmin(((palette - colour) ** 2).sum(axis=1)) for colour in colours], np.uint8)
    rows = nearest[places].reshape(height, width)
    lines = np.concatenate([np.zeros((height, 1), np.uint8), rows], axis=1).tobytes()
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        chunk(kind, content)
        for kind, content in (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            (b"PLTE", palette.astype(np.uint8).tobytes()),
            (b"IDAT", zlib.compress(lines, 9)),
            (b"IEND", b""),
        )
    )


def palette_of(colours: NDArray[Any], counts: NDArray[Any]) -> NDArray[Any]:
    """Median cut: the box of colours that is wrong by most is cut in two, until there are enough boxes."""
    boxes = [np.arange(len(colours))]

    def error(box: NDArray[Any]) -> float:
        weights = np.sqrt(counts[box])[:, None]
        middle = (colours[box] * weights).sum(axis=0) / weights.sum()
        return float((((colours[box] - middle) ** 2) * weights).sum()) if len(box) > 1 else 0.0

    errors = [error(boxes[0])]
    while len(boxes) < COLOURS and max(errors) > 0:
        worst = int(np.argmax(errors))
        box = boxes.pop(worst)
        errors.pop(worst)
        axis = int(np.argmax(np.ptp(colours[box], axis=0)))
        ordered = box[np.argsort(colours[box, axis], kind="stable")]
        weights = np.cumsum(np.sqrt(counts[ordered]))
        cut = int(np.clip(np.searchsorted(weights, weights[-1] / 2), 1, len(ordered) - 1))
        for half in (ordered[:cut], ordered[cut:]):
            boxes.append(half)
            errors.append(error(half))
    means = [np.average(colours[box], axis=0, weights=counts[box]) for box in boxes]
    return np.rint(means).astype(np.int32)


# A picture that moves


def film(visitor: Visitor, workshop: Page, game: Table) -> bytes:
    """A turn, as it is played: an order is laid, and the others play until the visitor is asked again."""
    page, shots = visitor.page, []

    def shoot() -> None:
        shots.append((monotonic(), base64.b64encode(page.screenshot()).decode()))

    shoot()
    card = max(game.view(0)["seats"][0]["hand"].items(), key=lambda held: held[1])[0]
    for name in (f"hand-{card}", f"hand-{card}-2", "primary"):
        page.wait_for_timeout(A_LOOK)
        visitor.see(name).click()
        shoot()
    asked = page.locator("html[data-ready=true] [data-testid=tray].asked")
    while monotonic() - shots[0][0] < LONGEST_FILM and not asked.count():
        shoot()
    shoot()
    frames: list[tuple[float, list[Any]]] = []
    before = None
    for at, picture in shots:
        if change := workshop.evaluate(CHANGE, [before, picture, FILM_WIDTH]):
            frames.append((at, change))
        before = picture
    ends = [at for at, _ in frames[1:]] + [frames[-1][0] + REST / 1000]
    shown = [(change, round(1000 * (end - at))) for (at, change), end in zip(frames, ends, strict=True)]
    return animated(FILM_WIDTH, shown[0][0][4], shown)


def animated(width: int, height: int, frames: list[tuple[list[Any], int]]) -> bytes:
    """An animated WebP: every frame replaces a part of what was there, for so many milliseconds."""

    def small(*numbers: int) -> bytes:
        return b"".join(number.to_bytes(3, "little") for number in numbers)

    def part(kind: bytes, content: bytes) -> bytes:
        return kind + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)

    parts = [part(b"VP8X", b"\x02\0\0\0" + small(width - 1, height - 1)), part(b"ANIM", b"\0" * 6)]
    for (left, top, wide, high, _, picture), milliseconds in frames:
        still = base64.b64decode(picture)
        still = still[still.index(b"VP8 ") :]  # without what a file of its own needs besides
        still = still[: 8 + int.from_bytes(still[4:8], "little")]
        head = small(left // 2, top // 2, wide - 1, high - 1, milliseconds) + b"\x02"
        parts.append(part(b"ANMF", head + still + b"\0" * (len(still) % 2)))
    content = b"WEBP" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(content)) + content


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    games = {name: moment(one.game, one.players, one.wanted, one.own) for name, one in SCENES.items()}
    for old in FOLDER.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data), MADANG_AWAY="1")
        house.start()
        browser = launched(playwright)
        workshop = browser.new_page()

        def take(visitor: Visitor, name: str) -> None:
            visitor.page.mouse.move(0, 0)
            picture = smaller(workshop, visitor.page.screenshot(animations="disabled"))
            (FOLDER / f"{name}.png").write_bytes(picture)
            print(f"{name}: {len(picture) // 1000} kB")

        for profile, kind in (("desktop", DESKTOP), ("phone", {**PHONE, "device_scale_factor": 2})):
            visitor = Visitor(browser, house, {**kind, "color_scheme": "light"})
            visitor.go("/")
            visitor.call_oneself("Haneul")
            matches = {
                name: house.put_down(game, visitor.guest, *BIRDS[: game.players - 1]) for name, game in games.items()
            }
            visitor.go("/")
            visitor.page.locator("li a[href^='/table/']").nth(len(matches) - 1).wait_for()
            take(visitor, f"home-{profile}")
            for name, scene in SCENES.items():
                visitor.at_table(matches[name])
                scene.act(visitor, games[name])
                take(visitor, f"{name}-{profile}")
                if scene.dark and profile == "desktop":
                    visitor.page.emulate_media(color_scheme="dark")
                    take(visitor, f"{name}-dark-{profile}")
                    visitor.page.emulate_media(color_scheme="light")
            for name, (game, step) in LESSONS.items():
                learn_up_to(visitor, game, step)
                take(visitor, f"{name}-{profile}")
            for name, show in SHEETS.items():
                visitor.go("/")  # at the usual pace again
                friend = show(visitor)
                take(visitor, f"{name}-{profile}")
                assert not friend or not friend.leave()
            for name, show in LISTED.items():
                if profile_of(name) != profile:
                    continue
                visitor.begin_anew()
                with shown(visitor, show):
                    take(visitor, f"{name}-{profile}")
            assert not visitor.leave()
        visitor = Visitor(browser, house, {**DESKTOP, "color_scheme": "light", "reduced_motion": "no-preference"})
        visitor.go("/")
        visitor.call_oneself("Haneul")
        visitor.at_table(house.put_down(games[FILMED], visitor.guest, *["greedy"] * (games[FILMED].players - 1)))
        moving = film(visitor, workshop, games[FILMED])
        (FOLDER / "koryo-turn.webp").write_bytes(moving)
        print(f"koryo-turn: {len(moving) // 1000} kB")
        assert not visitor.leave()
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
