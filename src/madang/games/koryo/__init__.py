"""Koryŏ, a game by Gary Kim for 2 to 4 players: eight rounds of secret orders and open majorities."""

from pathlib import Path

from madang.engine import seasons
from madang.engine.about import read_about
from madang.engine.game import Game
from madang.games.koryo import cards, evaluation, knowledge, position, prompts, rules, state

GAME = Game(
    name="koryo",
    about=read_about(Path(__file__).parent),
    players=(2, 3, 4),
    version=1,
    card_data={
        "copies": dict(zip(cards.KINDS, cards.COPIES, strict=True)),
        "dealt": seasons.DEALT.tolist(),
        "kept": seasons.KEPT.tolist(),
        "tokens": cards.TOKENS,
    },
    state=state.STATE,
    actions=state.ACTIONS,
    rules=cards.RULES,
    events=cards.EVENTS,
    revealing=seasons.REVEALING,
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
