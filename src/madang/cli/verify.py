"""Checking a record: that its seed is the one that was promised, that every decision was possible, and how it ended."""

import re
from hashlib import sha256

from madang.cli import files
from madang.cli.play import show_scores
from madang.cli.screen import Screen
from madang.engine.refusal import Refused, shorten
from madang.terminal.texts import Texts, texts_in

COMMITMENT = re.compile(r"[0-9a-f]{64}")


def verify(name: str, commitment: str | None, screen: Screen, texts: Texts) -> None:
    """Replays a record by the rules; a decision that was not possible is refused with a sentence."""
    promised = commitment.strip().lower() if commitment is not None else None
    if promised is not None and not COMMITMENT.fullmatch(promised):
        raise Refused(texts.say("refused-commitment", given=shorten(commitment)))
    table = files.read(files.found(name, texts), texts).table
    texts = texts_in(texts.language, table.game)
    found, decisions = sha256(table.seed).hexdigest(), len(table.actions)
    if promised not in (None, found):
        raise Refused(texts.say("refused-other-seed", found=found, promised=promised))
    screen.line(texts.say("replay-title", title=table.game.title, players=table.players, decisions=decisions), "bold")
    screen.line(texts.say("verified-decisions", decisions=decisions, version=table.game.rules_version))
    screen.line(texts.say("verified-seed", seed=table.seed.hex(), found=found))
    screen.line(texts.say("verified-not-promised" if promised is None else "verified-promised"))
    screen.gap()
    if not table.over:
        screen.line(texts.say("verified-not-over"), "bold")
        return
    screen.line(texts.say("final"), "bold")
    show_scores(table, screen, texts)
