"""What every game shares. Nothing in this package knows a game, a text, a bot or a network."""

from madang.engine import cache

cache.prepare()
