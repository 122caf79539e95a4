"""Somebody who plays to the end by what the page offers: reads what glows and what the buttons say, picks at random,
and touches it with a mouse, a finger or the keyboard. Knows no rules."""

import random
from typing import Any, Protocol

from visiting import Visitor, corner

BACK = ("undo", "clear")
DECIDED = 0.9
"""How often a player who has chosen something goes through with it at once instead of choosing otherwise."""
MOST_ACTS = 600
"""More than any game needs; a player who needs more is stuck."""

OFFERS = """() => {
  const names = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => one.dataset.testid);
  const isFull = (one) => {
    const [picked, all] = (one.querySelector("[data-text]")?.dataset.text ?? "1 / 1").split(" / ");
    return picked === all;
  };
  const held = [...document.querySelectorAll("[data-testid^=hand-][data-state=legal]")];
  return {
    cards: held.filter((one) => one.ariaPressed === "false").map((one) => one.dataset.testid),
    more: held.filter((one) => one.ariaPressed === "true" && !isFull(one)).map((one) => one.dataset.testid),
    things: names("[data-state^=legal]:not([data-testid^=hand-]), button.legal"),
    options: names("[data-testid^=option-]"),
    acts: names("[data-testid=primary]:not(:disabled, [aria-disabled])"),
    aims: names(".board :is([data-state=chosen], [data-testid^=option-][aria-pressed=true])"),
    back: names("[data-testid=undo]:not(:disabled), [data-testid=clear]"),
  };
}"""

# The key that brings the focus nearer to something, or Enter once it is there.
NEARER = """(selector) => {
  const here = document.activeElement;
  const there = document.querySelector(selector);
  if (!there) throw new Error(`There is no ${selector} to go to.`);
  if (here === there) return "Enter";
  if (there.matches("[data-row]")) {
    const column = Math.floor(there.dataset.column);
    if (here.matches("[data-row]")) {
      const down = there.dataset.row - here.dataset.row;
      if (down) return down > 0 ? "ArrowDown" : "ArrowUp";
      return there.dataset.column - here.dataset.column > 0 ? "ArrowRight" : "ArrowLeft";
    }
    if (column >= 1 && column <= 9) return String(column);
  }
  return here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
}"""


class Hands(Protocol):
    """A way to touch things."""

    def touch(self, visitor: Visitor, name: str) -> None: ...


class Mouse:
    def touch(self, visitor: Visitor, name: str) -> None:
        visitor.see(name).click(position=corner(name))


class Finger:
    def touch(self, visitor: Visitor, name: str) -> None:
        visitor.see(name).tap(position=corner(name))


class Keyboard:
    """Tab, arrows, digits, Enter and Escape alone, from wherever the focus is."""

    FAR = 80

    def touch(self, visitor: Visitor, name: str) -> None:
        if name in BACK:
            visitor.page.keyboard.press("Escape")
        else:
            self.reach(visitor, f'[data-testid="{name}"]')
            visitor.page.keyboard.press("Enter")

    def reach(self, visitor: Visitor, selector: str) -> None:
        for _ in range(self.FAR):
            key = visitor.page.evaluate(NEARER, selector)
            if key == "Enter":
                return
            visitor.page.keyboard.press(key)
        raise AssertionError(f"'{selector}' cannot be reached by keyboard.")


class Player:
    """Plays one seat through its page."""

    def __init__(self, visitor: Visitor, hands: Hands, seed: int):
        self.visitor = visitor
        self.hands = hands
        self.chance = random.Random(seed)
        self.acts: list[str] = []

    def play_to_the_end(self) -> None:
        while self.visitor.goes_on():
            self.act()

    def play_while_asked(self) -> None:
        while self.visitor.is_asked():
            self.act()

    def act(self) -> None:
        """One touch."""
        offers = self.visitor.page.evaluate(OFFERS)
        name = self.choose(offers)
        self.acts.append(name)
        assert len(self.acts) < MOST_ACTS, f"The game does not end; the last touches were {self.acts[-20:]}."
        self.hands.touch(self.visitor, name)

    def choose(self, offers: dict[str, Any]) -> str:
        if offers["back"] and self.chance.random() < 0.05:
            return self.chance.choice(offers["back"])
        if offers["cards"] or offers["more"]:
            if offers["acts"] and self.chance.random() < DECIDED:
                return "primary"
            return self.chance.choice(offers["cards"] + offers["more"])
        if offers["acts"] and offers["aims"] and self.chance.random() < DECIDED:
            return "primary"
        found = offers["acts"] + offers["things"] + offers["options"]
        assert found, f"The page asks '{self.visitor.title}' and offers nothing to touch."
        return self.chance.choice(found)
