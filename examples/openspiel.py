"""OpenSpiel's information-set search plays Koryŏ against chance. Needs `pip install madang[openspiel]`."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import madang.envs.openspiel  # noqa: F401  # makes the games known to OpenSpiel

chance = np.random.RandomState(1)
game = pyspiel.load_game("madang_koryo(players=2)")
searcher = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), uct_c=1.0, max_simulations=20, random_state=chance)
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choice(outcomes, p=probabilities))
    elif state.current_player() == 0:
        action = searcher.step(state)
        print(f"The search: {state.action_to_string(0, action)}")
        state.apply_action(action)
    else:
        state.apply_action(chance.choice(state.legal_actions()))
print(f"Returns: {state.returns()}")
