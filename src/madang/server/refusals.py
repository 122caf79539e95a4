"""How the server refuses: a code for programs, parameters for the page's own words, a sentence for people."""

from madang.server.messages import RefusedMessage

STATUS = {
    "banned": 403,
    "bad-host": 421,
    "bad-link": 404,
    "bad-name": 422,
    "bad-origin": 403,
    "bad-password": 422,
    "bad-seats": 422,
    "bad-words": 422,
    "begun": 409,
    "closed": 409,
    "has-account": 409,
    "hushed": 403,
    "illegal-move": 422,
    "malformed": 422,
    "name-taken": 409,
    "no-account": 409,
    "no-take-back": 409,
    "not-away": 409,
    "not-found": 404,
    "not-over": 403,
    "not-your-seat": 403,
    "not-your-turn": 409,
    "over": 409,
    "seat-taken": 409,
    "stale": 409,
    "too-large": 413,
    "too-many": 429,
    "unavailable": 503,
    "waiting": 409,
    "wrong-password": 403,
}
"""Every code there is, and the status it has over HTTP."""


class Refusal(Exception):
    """Something that cannot be done. Nothing has changed."""

    def __init__(self, code: str, text: str, rule: str | None = None, **parameters: int | str):
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule
        self.parameters = parameters

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def message(self, identifier: str | None) -> RefusedMessage:
        """The refusal as it travels on the socket."""
        return RefusedMessage(identifier, self.code, self.parameters, self.rule, self.text)
