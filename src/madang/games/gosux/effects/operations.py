"""Gosu X: the operations that rows of a program can carry out, one number each."""

# fmt: off
OPERATIONS = (
    "end",
    # order
    "go", "who", "more", "count", "loop", "when",
    # decisions
    "ask", "choose-card", "choose-place", "choose-clan", "choose-level", "choose-player", "choose-token", "choose-verb",
    "choose-action", "choose-end-effect", "choose-hand", "react",
    # cards
    "draw", "mill", "reveal", "shuffle", "shuffle-in", "move", "move-all", "remove-all", "remove-copied", "note-level",
    "look", "bar",
    # armies
    "itself", "remember", "capture", "destroy", "strike", "free", "free-all", "sacrifice", "return", "swap", "mark",
    "next-marked", "copy-place", "copy-card",
    # tokens and turns
    "take-back", "unlock", "bounty-here", "turn-tile", "grant-turn", "pass-now",
    # the flow of the game
    "take-clan", "set-up", "redraw", "begin-round", "begin-turn", "run-end-effect", "end-turn", "passing", "spend",
    "battle", "trigger", "song", "new-round", "hold", "announce", "pay", "lay", "replace", "entry", "echo", "lay-token",
    "answer", "turn-down", "strike-down",
)
(
    END,
    GO, WHO, MORE, COUNT, LOOP, WHEN,
    ASK, CHOOSE_CARD, CHOOSE_PLACE, CHOOSE_CLAN, CHOOSE_LEVEL, CHOOSE_PLAYER, CHOOSE_TOKEN, CHOOSE_VERB,
    CHOOSE_ACTION, CHOOSE_END_EFFECT, CHOOSE_HAND, REACT,
    DRAW, MILL, REVEAL, SHUFFLE, SHUFFLE_IN, MOVE, MOVE_ALL, REMOVE_ALL, REMOVE_COPIED, NOTE_LEVEL,
    LOOK, BAR,
    ITSELF, REMEMBER, CAPTURE, DESTROY, STRIKE, FREE, FREE_ALL, SACRIFICE, RETURN, SWAP, MARK,
    NEXT_MARKED, COPY_PLACE, COPY_CARD,
    TAKE_BACK, UNLOCK, BOUNTY_HERE, TURN_TILE, GRANT_TURN, PASS_NOW,
    TAKE_CLAN, SET_UP, REDRAW, BEGIN_ROUND, BEGIN_TURN, RUN_END_EFFECT, END_TURN, PASSING, SPEND,
    BATTLE, TRIGGER, SONG, NEW_ROUND, HOLD, ANNOUNCE, PAY, LAY, REPLACE, ENTRY, ECHO, LAY_TOKEN,
    ANSWER, TURN_DOWN, STRIKE_DOWN,
) = range(len(OPERATIONS))
# fmt: on

OPERATION = {name: number for number, name in enumerate(OPERATIONS)}
FIRST_CHOICE, LAST_CHOICE = ASK, REACT
