"""What the terminal tables of all games share: marks, chips of colour, and who sits where. Knows no game."""

from rich.text import Text

from madang.engine.game import Plain
from madang.engine.words import Words
from madang.terminal.texts import Texts

IVORY = "#fff8e8"
WIDE = 120
"""From this width on names stand whole above the columns."""
FLAG, AHEAD, FACE_DOWN = "⚑", "▲", "▼"


def chip(colour: str) -> str:
    """Ivory text on this background reads well whatever the terminal's own colours are."""
    return f"{IVORY} on {colour}"


def title_line(left: str, right: str, width: int, felt: str) -> Text:
    """The game and how far it has come; on the right more, where there is room."""
    room = width - len(left) - 2
    return Text(f" {left}{right if len(right) < room else '':>{room}} ", f"bold {chip(felt)}", no_wrap=True)


def seat_order(view: Plain) -> list[int]:
    """Rivals clockwise from the viewer's left, the viewer at the bottom."""
    first = (view["viewer"] if view["viewer"] is not None and view["viewer"] >= 0 else view["players"] - 1) + 1
    return [(first + place) % view["players"] for place in range(view["players"])]


def zone_title(view: Plain, seat: int, zone: str, words: Words, texts: Texts) -> str:
    number = view["seats"][seat][f"{zone}_size"]
    whose = "own" if seat == view["viewer"] else "other"
    return texts.say(f"zone-{zone}-{whose}", seat=words.seat(seat), amount=number)
