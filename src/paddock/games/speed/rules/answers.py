"""What the rules answer: why a move is refused, and how a turn goes on after one."""

#: Why a move is refused: `judge` answers with the place of the rule in this list, from 1; 0 is LEGAL.
REFUSALS = (
    "SPD-2.4",
    "SPD-2.5",
    "SPD-2.7",
    "SPD-6.3",
    "SPD-6.17",
    "SPD-7.2",
    "SPD-7.4",
    "SPD-7.5",
    "SPD-7.6",
    "SPD-7.8",
    "SPD-7.9",
    "SPD-7.10",
    "SPD-7.11",
    "SPD-7.15",
    "SPD-7.21",
    "SPD-7.22",
    "SPD-7.23",
    "SPD-7.27",
    "SPD-7.28",
    "SPD-8.4",
    "SPD-10.3",
    "SPD-11.6",
    "SPD-RUL.6",
    "SPD-RUL.7",
    "SPD-RUL.10",
    "SPD-RUL.11",
)
(
    SPD_2_4,
    SPD_2_5,
    SPD_2_7,
    SPD_6_3,
    SPD_6_17,
    SPD_7_2,
    SPD_7_4,
    SPD_7_5,
    SPD_7_6,
    SPD_7_8,
    SPD_7_9,
    SPD_7_10,
    SPD_7_11,
    SPD_7_15,
    SPD_7_21,
    SPD_7_22,
    SPD_7_23,
    SPD_7_27,
    SPD_7_28,
    SPD_8_4,
    SPD_10_3,
    SPD_11_6,
    SPD_RUL_6,
    SPD_RUL_7,
    SPD_RUL_10,
    SPD_RUL_11,
) = range(1, len(REFUSALS) + 1)

HALTED_BY = (SPD_7_5, SPD_7_9, SPD_7_10, SPD_7_11)  #: per Battle attack: the rule that keeps the car standing
PROTECTED_BY = (SPD_7_15, SPD_7_21, SPD_7_22, SPD_7_23)  #: per wild: the rule that protects its team

# How a turn goes on after an action.
DECIDE, AGAIN, TURN_OVER, ROUND_OVER = range(4)
