"""What comes next, after an action or a step: a decision, or one of the steps that need none."""

DECIDE, MOVE, AFTER_REACT, CHECK_CORNERS, REPLENISH, NEXT_CAR = range(6)
