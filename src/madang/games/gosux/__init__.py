"""Gosu X, a card game for 2: three clans each, armies of Troops, Heroes and Immortals, at most three battles."""

from pathlib import Path

from madang.engine.about import read_about
from madang.engine.game import Game, Option
from madang.games.gosux import (
    cards,
    evaluation,
    foresight,
    knowledge,
    observation,
    position,
    prompts,
    rules,
    sampling,
    setting_up,
    state,
)

GAME = Game(
    name="gosux",
    about=read_about(Path(__file__).parent),
    players=(cards.SEATS,),
    version=2,
    same_rules=("2-0b7e34f3",),
    card_data=cards.FACTS,
    state=state.STATE,
    actions=state.ACTIONS,
    rules=cards.RULES,
    events=cards.EVENTS,
    revealing=cards.REVEALING,
    verdicts=frozenset({"won-game"}),
    deeds=cards.DEEDS,
    singly=cards.SINGLY,
    zones=cards.ZONES,
    cards=cards.KINDS,
    deal=rules.deal,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    scores=rules.scores,
    winners=rules.winners,
    observe=observation.observe,
    redeal=sampling.redeal,
    evaluate=evaluation.evaluate,
    observation=observation.OBSERVATION,
    naming_seats=observation.NAMING_SEATS,
    observation_version=observation.OBSERVATION_VERSION,
    most_legal=state.MOST_LEGAL,
    prompt=prompts.prompt,
    parts=prompts.parts,
    why_not=prompts.why_not,
    view=knowledge.view,
    foresee=foresight.foresee,
    consequences=foresight.CONSEQUENCES,
    unseen=frozenset({"deck"}),
    position=position.position,
    text_folder=Path(__file__).parent / "text",
    options=(
        Option("draft", setting_up.DRAFTS, setting_up.DRAFTS[0], offered=("full", "given", "random")),
        Option("clans", setting_up.GIVEN_NAMES, setting_up.GIVEN_NAMES[0]),
    ),
)
