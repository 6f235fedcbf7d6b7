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

#: Which words of the catalogue the values of events are: the group of each.
EVENT_WORDS = {
    "racer": "racers",
    "second": "racers",
    "racers": "racers",
    "token": "tokens",
    "card": "cards",
    "reason": "reasons",
}

#: The rule behind each event.
EVENT_RULES = {
    "drew_racer": "SCR-SETUP.7",
    "starts": "SCR-SETUP.10",
    "round": "SCR-TURN.1",
    "turn": "SCR-TURN.2",
    "ordered": "SCR-2P.2",
    "rolled": "SCR-ROLL.1",
    "used_token": "SCR-ROLL.5",
    "stopped": "SCR-ROLL.3",
    "played_bonus": "SCR-MOVE.3",
    "moved": "SCR-MOVE.1",
    "ability": "SCR-ABILITY.1",
    "duel": "SCR-DUEL.1",
    "duel_die": "SCR-DUEL.2",
    "duel_won": "SCR-DUEL.2",
    "double": "SCR-DOUBLE.1",
    "accident": "SCR-DOUBLE.1",
    "accident_dice": "SCR-ACC.10",
    "renewed": "SCR-DOUBLE.7",
    "bonus_token": "SCR-DOUBLE.4",
    "bonus_card": "SCR-DOUBLE.5",
    "lap": "SCR-LAP.1",
    "goal": "SCR-LAP.1",
    "laid_token": "SCR-LAP.5",
    "took_token": "SCR-TOKEN.1",
    "final_round": "SCR-END.1",
    "auto": "SCR-OWN.5",
    "guarded": "SCR-OWN.1",
    "finished": "SCR-END.3",
}

#: Events that show nothing hidden to anybody: after them a move may still be taken back.
SILENT = frozenset({USED_TOKEN, STOPPED, MOVED})
