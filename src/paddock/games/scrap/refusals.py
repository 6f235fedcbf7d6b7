"""Why a move is refused."""

#: Why a move is refused: `judge` answers with the place of the rule in this list, from 1; 0 is LEGAL.
REFUSALS = (
    "SCR-TURN.1",
    "SCR-TURN.2",
    "SCR-ROLL.2",
    "SCR-ROLL.3",
    "SCR-ROLL.4",
    "SCR-ROLL.5",
    "SCR-ROLL.9",
    "SCR-MOVE.3",
    "SCR-END.2",
    "SCR-2P.4",
    "SCR-RUL.5",
    "SCR-RUL.9",
    "SCR-RUL.10",
    "SCR-RUL.11",
    "SCR-RUL.40",
)
(
    TURN_1,
    TURN_2,
    ROLL_2,
    ROLL_3,
    ROLL_4,
    ROLL_5,
    ROLL_9,
    MOVE_3,
    END_2,
    PAIRS_4,
    RUL_5,
    RUL_9,
    RUL_10,
    RUL_11,
    RUL_40,
) = range(1, len(REFUSALS) + 1)
