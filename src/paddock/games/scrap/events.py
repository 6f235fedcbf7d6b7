"""What happens in Scrap Racer: the numbered events of the log, and their columns."""

from paddock.engine.glass import FLAG, PILE, Column, place_of, row

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

RACER = Column("racer", "racers")
CARD = Column("card", "cards")
FIELD = Column("field", "places")  #: one that has a place for a change token
BONUS_TOKENS = Column("bonus_tokens", sets="bonus_tokens", quiet=True)
DICE = Column("dice", form=PILE, sets="dice", quiet=True)  #: all that are shown
IS_DOUBLE = Column("double", FLAG, sets="double", quiet=True)
LIES = Column("lies", FLAG, sets="lies", quiet=True)

EVENTS = (
    row("drew_racer", RACER, rule="SCR-SETUP.7"),
    row("starts", rule="SCR-SETUP.10"),
    row("round", Column("round", sets="rounds"), rule="SCR-TURN.1"),
    row("turn", Column("racer", "racers", sets="turn"), DICE, rule="SCR-TURN.2"),
    row("ordered", RACER, Column("second", "racers"), rule="SCR-2P.2"),
    row("rolled", "die", Column("again", FLAG), IS_DOUBLE, DICE, rule="SCR-ROLL.1"),
    row(
        "used_token",
        Column("token", "uses"),
        "from",
        "to",
        Column("spent", "tokens", quiet=True),
        IS_DOUBLE,
        DICE,
        rule="SCR-ROLL.5",
    ),
    row("stopped", "sum", rule="SCR-ROLL.3"),
    row("played_bonus", CARD, Column("held", sets="held", quiet=True), rule="SCR-MOVE.3"),
    row(
        "moved",
        RACER,
        "from",
        Column("to", sets="p"),
        "n",
        Column("reason", "reasons"),
        Column("field", sets="field"),
        Column("ranking", "racers", PILE, sets="ranking", quiet=True),
        rule="SCR-MOVE.1",
        of="racer",
    ),
    row("ability", RACER, rule="SCR-ABILITY.1"),
    row("duel", "field", Column("racers", "racers", PILE), rule="SCR-DUEL.1"),
    row("duel_die", RACER, "die", rule="SCR-DUEL.2"),
    row("duel_won", RACER, Column("way", "ways"), rule="SCR-DUEL.2"),
    row("double", "die", rule="SCR-DOUBLE.1"),
    row("accident", Column("deck", "decks"), CARD, rule="SCR-DOUBLE.1"),
    row("accident_dice", Column("dice", form=PILE), rule="SCR-ACC.10"),
    row("renewed", Column("deck", "decks"), rule="SCR-DOUBLE.7"),
    row("bonus_token", RACER, Column("n", sets="bonus_tokens"), rule="SCR-DOUBLE.4", of="racer"),
    row("bonus_card", RACER, Column("card", "cards", maybe=True), BONUS_TOKENS, rule="SCR-DOUBLE.5", of="racer"),
    row("lap", RACER, Column("n", sets="laps"), rule="SCR-LAP.1", of="racer"),
    row("goal", CARD, rule="SCR-LAP.1"),
    row("laid_token", FIELD, Column("token", "tokens", maybe=True), LIES, rule="SCR-LAP.5", of="field"),
    row("took_token", RACER, FIELD, Column("token", "tokens"), LIES, rule="SCR-TOKEN.1", of="field"),
    row("final_round", RACER, Column("final", FLAG, sets="final", quiet=True), rule="SCR-END.1"),
    row("auto", Column("action", "actions"), rule="SCR-OWN.5"),
    row("guarded", "rounds", rule="SCR-OWN.1"),
    row("finished", "rank", rule="SCR-END.3"),
)

# Where values stand in the log that are read there again.
DUEL_RACERS = place_of(EVENTS, DUEL, "racers")  #: as bits
DUEL_WON_RACER, LAP_RACER, TOOK_TOKEN_RACER = (place_of(EVENTS, code, "racer") for code in (DUEL_WON, LAP, TOOK_TOKEN))
ACCIDENT_DICE_DICE = place_of(EVENTS, ACCIDENT_DICE, "dice")  #: two numbers, 0 where there is no second die
BONUS_CARD_CARD = place_of(EVENTS, BONUS_CARD, "card")
GOAL_NUMBER = place_of(EVENTS, GOAL, "card")  #: the number of the goal card
LAID_TOKEN_TOKEN = place_of(EVENTS, LAID_TOKEN, "token")

#: Which words of the catalogue the values of events are: the group of each.
EVENT_WORDS = {
    "racer": "racers",
    "second": "racers",
    "racers": "racers",
    "token": "tokens",
    "card": "cards",
    "reason": "reasons",
}

#: Events that show nothing hidden to anybody: after them a move may still be taken back.
SILENT = frozenset({USED_TOKEN, STOPPED, MOVED})
