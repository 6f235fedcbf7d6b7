"""What happens in Scrap Racer: the numbered events of the log, and the names of their values."""

(
    DREW_RACER,
    STARTS,
    ROUND,
    TURN,
    ORDERED,
    ROLLED,
    USED_TOKEN,
    STOPPED,
    PLAYED_BONUS,
    MOVED,
    ABILITY,
    DUEL,
    DUEL_DIE,
    DUEL_WON,
    DOUBLE,
    ACCIDENT,
    ACCIDENT_DICE,
    RENEWED,
    BONUS_TOKEN,
    BONUS_CARD,
    LAP,
    GOAL,
    LAID_TOKEN,
    TOOK_TOKEN,
    FINAL_ROUND,
    AUTO,
    GUARDED,
    FINISHED,
) = range(28)

#: Why a racer moved.
REASONS = ("dice", "bonus", "ability", "duel", "accident", "goal")
BY_DICE, BY_BONUS, BY_ABILITY, BY_DUEL, BY_ACCIDENT, BY_GOAL = range(len(REASONS))

#: Why a duel was won.
WAYS = ("dice", "jackal", "choice")
WON_BY_DICE, WON_BY_JACKAL, WON_BY_CHOICE = range(len(WAYS))

#: Per event its name and its values in order.
EVENTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("drew_racer", ("racer",)),
    ("starts", ()),
    ("round", ("round",)),
    ("turn", ("racer",)),
    ("ordered", ("racer", "second")),
    ("rolled", ("die", "again")),
    ("used_token", ("token", "from", "to")),
    ("stopped", ("sum",)),
    ("played_bonus", ("card",)),
    ("moved", ("racer", "from", "to", "n", "reason")),
    ("ability", ("racer",)),
    ("duel", ("field", "racers")),
    ("duel_die", ("racer", "die")),
    ("duel_won", ("racer", "way")),
    ("double", ("die",)),
    ("accident", ("deck", "card")),
    ("accident_dice", ("dice",)),
    ("renewed", ("deck",)),
    ("bonus_token", ("racer", "n")),
    ("bonus_card", ("racer", "card")),
    ("lap", ("racer", "n")),
    ("goal", ("card",)),
    ("laid_token", ("field", "token")),
    ("took_token", ("racer", "field", "token")),
    ("final_round", ("racer",)),
    ("auto", ("action",)),
    ("guarded", ("rounds",)),
    ("finished", ("rank",)),
)

#: Events that show nothing hidden to anybody: after them a move may still be taken back.
SILENT = frozenset({USED_TOKEN, STOPPED, MOVED})
