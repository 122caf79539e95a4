"""The shapes of everything that travels between server and page, as JSON schema on standard output.

`socket` comes from the msgspec structs, `api` from the models of the HTTP side; `types.mjs` makes TypeScript of both.
"""

import json
import sys
from typing import Any

import msgspec

from madang.games import NAMES, part
from madang.server import messages


def socket() -> dict[str, Any]:
    """All structs of the socket, the views of every game included."""
    roots = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
    views = [structs.VIEW for name in NAMES if (structs := part(name, "views"))]
    every = [*roots.values(), messages.PuzzleShown, *views]
    shapes, definitions = msgspec.json.schema_components(every, ref_template="#/definitions/{name}")
    return {**definitions, **dict(zip(roots, shapes, strict=False))}


def api() -> dict[str, Any]:
    """The models of the HTTP side, as FastAPI publishes them."""
    from madang.server.app import create_app

    text = json.dumps(create_app().openapi()["components"]["schemas"])
    return json.loads(text.replace("#/components/schemas/", "#/definitions/"))


json.dump({"socket": socket(), "api": api()}, sys.stdout)
