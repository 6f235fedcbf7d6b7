"""What comes next, after an action or a part of one: a decision, or something that needs none."""

(
    DECIDE,  # somebody must decide
    WALK,  # look for cars linked behind (TA-6.4.3)
    REACH,  # look for cars ahead that the step pushes (TA-6.4.3, TA-6.8)
    RETREAT,  # look for cars that a car pushed back pushes (TA-6.7.5)
    SHIFT,  # everything moves
    LOCK,  # is the line locked now? (TA-6.4.3)
    NEXT_STEP,
    END_MOVE,
    END_SEGMENT,
    END_TURN,
    EVENT,  # step b
    AFTER_EVENT,
    PITS,  # step c
    AFTER_PITS,  # steps d and e
    DISCARDS,  # step f
    NEW_TURN,
    PLACE_CAR,  # the next grid space
) = range(17)
