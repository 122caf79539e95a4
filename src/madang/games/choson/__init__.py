"""Chosŏn, a game by Gary Kim for 2 to 4 players: the fiercer sequel of Koryŏ, with swords, shields and ripostes."""

from pathlib import Path

from madang.engine import seasons
from madang.engine.about import read_about
from madang.engine.game import Game
from madang.games.choson import cards, evaluation, knowledge, position, prompts, rules, state

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
    zones=cards.ZONES,
    cards=cards.KINDS,
    deal=rules.deal,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    scores=rules.scores,
    winners=rules.winners,
    observe=knowledge.observe,
    redeal=knowledge.redeal,
    evaluate=evaluation.evaluate,
    observation_size=knowledge.OBSERVATION_SIZE,
    observation_version=knowledge.OBSERVATION_VERSION,
    most_legal=state.MOST_LEGAL,
    prompt=prompts.prompt,
    parts=prompts.parts,
    why_not=prompts.why_not,
    view=knowledge.view,
    position=position.position,
    text_folder=Path(__file__).parent / "text",
)
