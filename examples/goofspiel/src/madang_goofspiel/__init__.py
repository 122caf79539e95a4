"""Goofspiel, a game of bids for 2 to 4 players, attributed to Merrill Flood: everybody bids for each prize in secret,
with a card that is then gone."""

from pathlib import Path

from madang.engine.about import read_about
from madang.engine.game import Game
from madang_goofspiel import knowledge, position, prompts, rules, state

FOLDER = Path(__file__).parent

GAME = Game(
    name="goofspiel",
    about=read_about(FOLDER),
    players=(2, 3, 4),
    version=1,
    card_data={"cards": state.CARDS},
    state=state.STATE,
    actions=state.ACTIONS,
    rules=state.RULES,
    events=state.EVENTS,
    revealing=frozenset({"prize-turned", "shown"}),
    zones=state.ZONES,
    cards=state.CARDS,
    deal=rules.deal,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    scores=rules.scores,
    winners=rules.winners,
    observe=knowledge.observe,
    redeal=knowledge.redeal,
    evaluate=knowledge.evaluate,
    observation=knowledge.OBSERVATION,
    naming_seats=knowledge.NAMING_SEATS,
    observation_version=knowledge.OBSERVATION_VERSION,
    most_legal=len(state.CARDS),
    prompt=prompts.prompt,
    parts=prompts.parts,
    why_not=prompts.why_not,
    view=knowledge.view,
    position=position.position,
    text_folder=FOLDER / "text",
)
