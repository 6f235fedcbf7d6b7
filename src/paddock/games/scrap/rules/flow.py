"""What comes next: a decision, or one of the steps of a turn that need none."""

(
    DECIDE,
    BEGIN_TURN,
    USE_ABILITY,
    DUELS_OF_MOVE,
    CARRY_OUT_ACCIDENT,
    DUELS_OF_ACCIDENT,
    TAKE_BONUS_TOKEN,
    COUNT_LAPS,
    CARRY_OUT_GOAL,
    DUELS_OF_GOAL,
    REFILL,
    COLLECT,
    END_TURN,
) = range(13)
