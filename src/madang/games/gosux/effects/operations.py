"""Gosu X: the operations that rows of a program can carry out, one number each."""

from madang.engine.names import Names

_operation = Names()
END = _operation("end")

# Order
GO = _operation("go")
WHO = _operation("who")
MORE = _operation("more")
COUNT = _operation("count")
LOOP = _operation("loop")
WHEN = _operation("when")

# Decisions
ASK = _operation("ask")
CHOOSE_CARD = _operation("choose-card")
CHOOSE_PLACE = _operation("choose-place")
CHOOSE_CLAN = _operation("choose-clan")
CHOOSE_LEVEL = _operation("choose-level")
CHOOSE_PLAYER = _operation("choose-player")
CHOOSE_TOKEN = _operation("choose-token")
CHOOSE_VERB = _operation("choose-verb")
CHOOSE_ACTION = _operation("choose-action")
CHOOSE_END_EFFECT = _operation("choose-end-effect")
CHOOSE_HAND = _operation("choose-hand")
REACT = _operation("react")

# Cards
DRAW = _operation("draw")
MILL = _operation("mill")
REVEAL = _operation("reveal")
SHUFFLE = _operation("shuffle")
SHUFFLE_IN = _operation("shuffle-in")
MOVE = _operation("move")
MOVE_ALL = _operation("move-all")
REMOVE_ALL = _operation("remove-all")
REMOVE_COPIED = _operation("remove-copied")
NOTE_LEVEL = _operation("note-level")
LOOK = _operation("look")
BAR = _operation("bar")

# Armies
ITSELF = _operation("itself")
REMEMBER = _operation("remember")
CAPTURE = _operation("capture")
DESTROY = _operation("destroy")
STRIKE = _operation("strike")
FREE = _operation("free")
FREE_ALL = _operation("free-all")
SACRIFICE = _operation("sacrifice")
RETURN = _operation("return")
SWAP = _operation("swap")
MARK = _operation("mark")
NEXT_MARKED = _operation("next-marked")
COPY_PLACE = _operation("copy-place")
COPY_CARD = _operation("copy-card")

# Tokens and turns
TAKE_BACK = _operation("take-back")
UNLOCK = _operation("unlock")
BOUNTY_HERE = _operation("bounty-here")
TURN_TILE = _operation("turn-tile")
GRANT_TURN = _operation("grant-turn")
PASS_NOW = _operation("pass-now")

# The flow of the game
TAKE_CLAN = _operation("take-clan")
SET_UP = _operation("set-up")
REDRAW = _operation("redraw")
BEGIN_ROUND = _operation("begin-round")
BEGIN_TURN = _operation("begin-turn")
RUN_END_EFFECT = _operation("run-end-effect")
END_TURN = _operation("end-turn")
PASSING = _operation("passing")
SPEND = _operation("spend")
BATTLE = _operation("battle")
TRIGGER = _operation("trigger")
SONG = _operation("song")
NEW_ROUND = _operation("new-round")
HOLD = _operation("hold")
ANNOUNCE = _operation("announce")
PAY = _operation("pay")
LAY = _operation("lay")
REPLACE = _operation("replace")
ENTRY = _operation("entry")
ECHO = _operation("echo")
LAY_TOKEN = _operation("lay-token")
ANSWER = _operation("answer")
TURN_DOWN = _operation("turn-down")
STRIKE_DOWN = _operation("strike-down")

OPERATIONS = _operation.all

OPERATION = {name: number for number, name in enumerate(OPERATIONS)}
FIRST_CHOICE, LAST_CHOICE = ASK, REACT
