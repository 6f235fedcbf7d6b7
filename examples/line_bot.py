"""A bot for Paddock in plain Python: it reads lines and writes lines, and needs nothing else.

    paddock race heat --bots "program:python examples/line_bot.py"
    paddock arena speed --bots "pilot,program:python examples/line_bot.py" --races 200

It prefers what brings a car forward: the highest number among the legal moves that drive, else an attack, else anything
that is not a discard. docs/bot-protocol.md tells what the lines mean.
"""

import json
import random
import re
import sys

FORWARD = ("play KM", "gear", "card", "F", "roll", "forward", "slip yes")


def number_in(move):
    """The last number in the words of a move: `play KM120` is 120, `attack STOP B` is 0."""
    numbers = re.findall(r"\d+", move)
    return int(numbers[-1]) if numbers else 0


def choose(question):
    """One of the legal moves; `question["view"]` is all that our seat may see."""
    legal = question["legal"]
    forward = [move for move in legal if move.startswith(FORWARD)]
    if forward:
        return max(forward, key=number_in)
    attacks = [move for move in legal if move.startswith("attack")]
    kept = [move for move in legal if not move.startswith("discard")]
    return random.choice(attacks or kept or legal)


def say(*words):
    print(*words, flush=True)


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "paddock":
        say("id line_bot")
        say("ready")
    elif word == "go":
        number, _, data = rest.partition(" ")
        say("move", number, choose(json.loads(data)))
    elif word == "quit":
        break
