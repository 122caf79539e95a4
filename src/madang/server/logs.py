"""The log: one line of JSON for each thing that an operator should know. The same thing is said a few times a minute at
most, so that a fault that repeats itself fills no disk."""

import json
import logging
import sys
import time

from madang.server import metrics

MOST_A_MINUTE = 10
MINUTE = 60.0
MOST_KINDS = 1000


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        if unsaid := getattr(record, "unsaid", 0):
            line["unsaid"] = unsaid
        return json.dumps(line, ensure_ascii=False)


class Sparing(logging.Filter):
    """Lets the same thing through a few times a minute; the next time it says how often it did not."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR:
            metrics.errors.inc()
        what = record.name, str(record.msg)
        since, said = self._said.get(what, (record.created, 0))
        if record.created - since >= MINUTE:
            record.unsaid = max(0, said - MOST_A_MINUTE)
            since, said = record.created, 0
        if len(self._said) >= MOST_KINDS:
            self._said.clear()
        self._said[what] = since, said + 1
        return said < MOST_A_MINUTE


def begin_log() -> None:
    """Everything from warnings on goes to standard error, one JSON object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
