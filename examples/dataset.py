"""Learns from a dataset how often the winner of Koryŏ played each kind of move. Needs `pip install madang[dataset]`.

madang dataset koryo --bots greedy random --players 3 --games 20 --seed 1 --out games
python examples/dataset.py games
"""

import sys
from collections import Counter

import madang

if len(sys.argv) != 2:
    sys.exit("Say which dataset to read, one folder: python examples/dataset.py games")
dataset = madang.read_dataset(sys.argv[1])
actions = madang.table(dataset.plan["game"]).game.actions.actions
played, won = Counter(), Counter()
for part in dataset:
    for action, outcome in zip(part.actions, part.outcomes, strict=True):
        played[actions[action].block] += 1
        won[actions[action].block] += outcome
print(f"{len(dataset)} games, {played.total()} decisions")
for move, times in played.most_common():
    print(f"{move:10} {times:6}  by the later winner: {won[move] / times:.0%}")
