"""What stands in the way of a move, in words and places that games share."""

from madang.engine.game import Plain


def of_owner(owner: int, seat: int) -> Plain:
    """Something cannot be chosen because of whose it is: their plate says so."""
    return {"kind": "own" if owner == seat else "other", "places": [{"zone": "seats", "seat": owner}]}
