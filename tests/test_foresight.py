"""What a move would do is told before it is made: in words, as far as the seat can know, and nothing else."""

import numpy as np
import pytest

from games import every_game
from madang.data import scenario_folder
from madang.engine.drivers import interpreted
from madang.engine.match import Match, foreseen
from madang.engine.refusal import IllegalMove
from madang.engine.rng import below, generator
from madang.engine.words import LANGUAGES
from madang.games import game as game_of
from madang.scenarios import load
from madang.tables import Table

FORESEEN = {
    ("koryo", "knowledge-spectator", 0): "2 Bankers would make it 2 to 0: the power would be yours. "
    "17 points instead of 11, as things stand.",
    ("koryo", "orders-ship-owner-merchant-and-spy", 0): "1 Spy would make it 1 to 0: the power would be yours. "
    "1 Merchant would make it 1 to 0. 16 points instead of 5, as things stand.",
    ("koryo", "banker-won-by-a-swap", 0): "Banker: the power would be yours. 5 points instead of 8, as things stand.",
    ("koryo", "banker-given-away-takes-nothing", 1): "Banker: you would lose the power. "
    "8 points instead of 5, as things stand.",
    ("koryo", "barbarians-protection-gained-between-two", 1): "Guardian: the power would go to Wave.",
    ("koryo", "barbarians-different-victims", 0): "Banker: Mountain would lose the power.",
    ("koryo", "banker-empty-pool-at-the-end", 0): "Barbarians: 1 would lapse unused.",
    ("koryo", "banker-cannot-be-declined", 1): "You would take a token (Banker).",
    ("choson", "knowledge-spectator", 0): "1 Scientist would make it 1 to 0: the power would be yours. "
    "Lobby: 3 targets as things lie. 20 points instead of 14, as things stand.",
    ("choson", "double-majority-won-by-the-blow", 1): "Reaper: the power would be yours. "
    "7 points instead of 3, as things stand.",
    ("choson", "keep-exactly-down-to-the-limit", 1): "Hulk: you would lose the power. "
    "9 points instead of 18, as things stand.",
    ("choson", "double-not-without-the-majority", 1): "Scientist: Mountain would lose one and keep 1.",
    ("choson", "counter-attack-moves-by-lobby", 2): "Hulk: the power would go to Wave.",
    ("choson", "deal-three-events-are-a-combination", 1): "Yi’s Legacy would be yours. "
    "21 points instead of 18, as things stand.",
    ("choson", "riposte-counter-attack", 1): "Mountain could strike back at your Gosu. "
    "Scientist: Mountain would lose the power.",
    ("choson", "effect-without-target-in-the-first-turn", 0): "You would take a victory point.",
    ("choson", "effect-is-optional", 0): "The effect of Sniper would be left unused.",
    ("chronicle", "face-down-has-no-ability", 1): "Sun would be winning the meeting so far.",
    ("chronicle", "seven-before-the-king", 1): "It would turn 1 other card face down. "
    "You would be winning the meeting so far.",
    ("chronicle", "dragon-beats-the-demon", 2): "Sun would win the meeting and take 1 card.",
    ("chronicle", "demon-lowest-wins", 2): "You would win the meeting and take 3 cards. "
    "An Evil Ally would shut you out.",
    ("chronicle", "ability-without-a-target", 0): "Courtesan (Love 4) would find no target. "
    "You would be winning the meeting so far.",
    ("chronicle", "ten-takes-the-top-discard", 0): "You would take Hermit (Wisdom 7) from the discard pile. "
    "You would be winning the meeting so far. You would meet Golden Age.",
    ("chronicle", "fool-must-give-the-only-ally", 1): "You would no longer meet Golden Age.",
    ("chronicle", "end-ties-all-gain", 0): "It would end the meeting at once. "
    "You would win the meeting and take 1 card.",
    ("gosux", "arrows-named-card-may-pay", 0): "It would cost 2 cards of your hand. The battle would stand 6 to 0.",
    ("gosux", "aat-has-the-entry-effect-of-its-mirror", 0): "You would draw 2 cards. The battle would stand 2 to 2.",
    ("gosux", "byun-galmi-first-to-pass", 0): "Mountain would have 3 turns left. You would own 3 activation tokens.",
    ("gosux", "additional-turn", 0): "You would have an additional turn. The battle would stand 2 to 2.",
    ("gosux", "avatar-doubled-against-a-bounty", 0): "The Great Battle would be fought, 8 to 2. "
    "You would take a Supremacy token.",
    ("gosux", "byun-galmi-fifth-token", 0): "Mountain would have 3 turns left. You would win the game.",
    ("gosux", "byun-justice-not-when-the-game-is-lost", 0): "The Great Battle would be fought, 10 to 15. "
    "Mountain would take a Supremacy token. Mountain would win the game.",
}
"""Of a scenario, before one of its moves: what the seat is told that this move would do."""


def thought_of(game, scenario, number):
    """The table of a scenario before one of its moves, and that move."""
    plain = load(scenario_folder() / game / f"{scenario}.toml")
    table = Table.from_position({"game": game, **plain["given"]}, seed=0)
    for made in plain["when"][:number]:
        table.play(made["move"])
    return table, plain["when"][number]["move"]


@pytest.mark.parametrize(("case", "sentences"), FORESEEN.items(), ids=lambda one: "-".join(map(str, one)))
def test_what_a_move_would_do_is_said(case, sentences):
    table, move = thought_of(*case)
    before = table.state_bytes()
    told = table.foresee(move)
    assert " ".join(table.words("en").would(one) for one in told) == sentences
    for language in LANGUAGES:
        assert all(table.words(language).would(one).endswith(".") for one in told)
    assert table.state_bytes() == before


@every_game
def test_everything_that_can_be_told_is_told_somewhere(name):
    cases = [thought_of(*case) for case in FORESEEN if case[0] == name]
    assert {one["kind"] for table, move in cases for one in table.foresee(move)} == set(game_of(name).consequences)


@every_game
def test_what_is_told_comes_true(name):
    """The truth and a world that the seat imagines tell the same of every move."""
    game = game_of(name)
    for seed, players in enumerate(game.players):
        match, rng = Match(game, players, seed, core=interpreted(game)), generator(seed, stream=1)
        while (seat := match.to_act) is not None:
            action = match.legal()[below(rng, len(match.legal()))]
            truth = np.frombuffer(match.state_bytes(), game.state)
            assert match.foresee(action) == foreseen(game, truth, action, seat)
            match.play(action)


@every_game
def test_an_illegal_move_has_no_future(name):
    game = game_of(name)
    match = Match(game, game.players[0], seed=1, core=interpreted(game))
    with pytest.raises(IllegalMove):
        match.foresee(next(action for action in range(len(game.actions)) if action not in match.legal()))
    with pytest.raises(IllegalMove):
        match.foresee(match.moves()[0], (match.to_act + 1) % match.players)
