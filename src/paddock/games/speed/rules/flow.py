"""What comes next, after an action: a decision, another card, the next turn, or the end of the round."""

DECIDE, AGAIN, TURN_OVER, ROUND_OVER = range(4)
