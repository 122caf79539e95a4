"""Chronicle, a game by Seiji Kanai for 3 to 6 players: meetings of characters, and Fame for what History asks for."""

from pathlib import Path

from madang.engine.about import read_about
from madang.engine.game import Game, Option
from madang.games.chronicle import (
    cards,
    evaluation,
    foresight,
    knowledge,
    observation,
    position,
    prompts,
    rules,
    sampling,
    state,
)

GAME = Game(
    name="chronicle",
    about=read_about(Path(__file__).parent),
    players=(3, 4, 5, 6),
    version=1,
    card_data={
        "abilities": {
            **{str(one["strength"]): one["ability"] for one in cards.DATA["characters"]},
            **{one["id"]: one["ability"] for one in cards.DATA["wilds"]},
        },
        "histories": {one["id"]: [one["theme"], *one["rule"]] for one in cards.DATA["histories"]},
        "dealt": cards.DEALT.tolist(),
        "fame": [cards.FAME_TO_WIN, cards.FAME_FOR_EVIL],
    },
    state=state.STATE,
    actions=state.ACTIONS,
    rules=cards.RULES,
    events=cards.EVENTS,
    revealing=cards.REVEALING,
    verdicts=frozenset({"won-game"}),
    deeds=cards.DEEDS,
    zones=cards.ZONES,
    cards=(*cards.CHARACTERS, *cards.HISTORIES),
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
    cause=prompts.cause,
    view=knowledge.view,
    foresee=foresight.foresee,
    consequences=foresight.CONSEQUENCES,
    unseen=frozenset({"deck", "pile"}),
    position=position.position,
    text_folder=Path(__file__).parent / "text",
    options=(Option("two_histories", (False, True), False), Option("play_on", (False, True), False)),
)
