"""Chosŏn, a game by Gary Kim for 2 to 4 players: the fiercer sequel of Koryŏ, with swords, shields and ripostes."""

from pathlib import Path

from madang.engine.about import read_about
from madang.engine.game import Game
from madang.engine.seasons import cards as seasons
from madang.games.choson import (
    cards,
    evaluation,
    foresight,
    knowledge,
    observation,
    position,
    prompts,
    rules,
    sampling,
    scoring,
    state,
)

GAME = Game(
    name="choson",
    about=read_about(Path(__file__).parent),
    players=(2, 3, 4),
    version=2,
    card_data={
        "copies": dict(zip(cards.KINDS, cards.COPIES, strict=True)),
        "effects": [cards.EFFECTS[effect] for effect in cards.EFFECT_OF],
        "dealt": seasons.DEALT.tolist(),
        "kept": seasons.KEPT.tolist(),
        "points": cards.POINTS,
        "legacy": [cards.LEGACY_DOUBLES_UP_TO, *cards.LEGACY_ADDS.tolist()],
    },
    state=state.STATE,
    actions=state.ACTIONS,
    rules=cards.RULES,
    events=cards.EVENTS,
    revealing=seasons.REVEALING | {"turn-begins"},
    verdicts=frozenset({"won"}),
    deeds=cards.DEEDS,
    zones=cards.ZONES,
    cards=cards.KINDS,
    deal=rules.deal,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    scores=scoring.scores,
    winners=scoring.winners,
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
    cause=prompts.cause,
    view=knowledge.view,
    foresee=foresight.foresee,
    consequences=foresight.CONSEQUENCES,
    unseen=frozenset({"pile"}),
    position=position.position,
    text_folder=Path(__file__).parent / "text",
)
