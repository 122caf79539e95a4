"""A bot as a program of its own: it takes the move with the largest number in it; in Koryŏ, lays all the cards it can.

madang arena koryo --bots program:examples/bot.py greedy

Every line on the standard input is a question (docs/bots.md), every line on the standard output its answer.
"""

import json
import random
import re
import sys

for line in sys.stdin:
    question = json.loads(line)
    chance = random.Random(question["chance"])  # the same game again from the same seed
    largest = {move: max(map(int, re.findall(r"\d+", move)), default=0) for move in question["moves"]}
    move = chance.choice([move for move in largest if largest[move] == max(largest.values())])
    print(json.dumps({"move": move}), flush=True)
