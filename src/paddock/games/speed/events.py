"""What happens in Speed: the numbered events of the log, and their columns."""

from paddock.engine.glass import EACH, FLAG, PILE, Column, place_of, row

(
    DEALT,
    DREW,
    DROVE,
    DEFENDED,
    PREVENTED,
    ATTACKED,
    RESTORED,
    KONTRA_PLAYED,
    DECLINED,
    SKIPPED,
    DISCARDED,
    COMPLETED,
    EXTENDED,
    NOT_EXTENDED,
    PILE_EMPTY,
    PASSED_OVER,
    SCORED,
    WON,
    CALLED,
    STOOD,
) = range(20)

SCORES = ("km", "wilds", "all_wilds", "kontras", "trip", "delayed", "safe", "blockade", "extension")

CARD, TEAM = Column("card", "cards"), Column("team", "teams")
LAID_ASIDE = Column("card", "cards", sets="discard_top")  #: on the discard pile

# For boards, which know no rule: whose table it was, and how the event leaves it.
OWN = Column("own", "teams", quiet=True)
TABLE = (
    Column("battle", "cards", sets="battle_top", quiet=True),
    Column("speed", "cards", sets="speed_top", quiet=True),
    Column("rolling", FLAG, sets="rolling", quiet=True),
    Column("limited", FLAG, sets="limited", quiet=True),
)
WILDS = (
    Column("wild", "cards", PILE, sets="wild", quiet=True),
    Column("across", "cards", PILE, sets="across", quiet=True),
)
DISCARDS = Column("discards", sets="discards", quiet=True)
HELD = Column("held", sets="held", quiet=True)

EVENTS = (
    row("dealt", Column("round", sets="rounds"), rule="SPD-4.6"),
    row("drew", Column("card", "cards", maybe=True), Column("draw", sets="draw", quiet=True), HELD, rule="SPD-6.2"),
    row("drove", "km", TEAM, Column("distance", sets="distance"), rule="SPD-7.24", of="team"),
    row("defended", CARD, OWN, *TABLE, rule="SPD-7.3", of="own"),
    row("prevented", CARD, OWN, *TABLE, *WILDS, rule="SPD-7.14", of="own"),
    row("attacked", CARD, TEAM, *TABLE, rule="SPD-6.12", of="team"),
    row("restored", LAID_ASIDE, TEAM, *TABLE, DISCARDS, rule="SPD-8.5", of="team"),
    row(
        "kontra",
        CARD,
        OWN,
        *TABLE,
        DISCARDS,
        Column("attack", "cards", sets="discard_top"),
        *WILDS,
        rule="SPD-8.2",
        of="own",
    ),
    row("declined", rule="SPD-RUL.14"),
    row("skipped", rule="SPD-RUL.18"),
    row("discarded", LAID_ASIDE, DISCARDS, HELD, rule="SPD-6.9"),
    row("completed", TEAM, "distance", rule="SPD-7.31"),
    row(
        "extended",
        Column("target", sets="target"),
        Column("by", "teams", sets="extension_by", quiet=True),
        rule="SPD-11.8",
    ),
    row("not_extended", rule="SPD-RUL.26"),
    row("pile_empty", rule="SPD-9.7"),
    row("passed_over", rule="SPD-RUL.21"),
    row(
        "scored",
        TEAM,
        Column("points", sets="score"),
        Column("total", sets="total"),
        *SCORES,
        Column("bonuses", "bonuses", EACH, quiet=True),  # those that there are, for a sentence
        rule="SPD-9.1",
        of="team",
    ),
    row("won", TEAM, "total", rule="SPD-10.1"),
    row("called", CARD, TEAM, rule="SPD-RUL.15"),
    row("stood", TEAM, rule="SPD-RUL.14"),
)


def value_of(code: int, name: str) -> int:
    """Which of the values of an event it is, counted from 0."""
    return place_of(EVENTS, code, name) - 2


DREW_CARD = place_of(EVENTS, DREW, "card")  #: where it stands in a row

# Where values stand that are added to an event after the first three.
BATTLE_TOLD, SPEED_TOLD, ROLLING_TOLD, LIMITED_TOLD = (value_of(ATTACKED, column.name) for column in TABLE)
DISCARDS_TOLD = value_of(RESTORED, "discards")
PREVENTED_WILDS, KONTRA_WILDS = (value_of(code, "wild") for code in (PREVENTED, KONTRA_PLAYED))
KONTRA_ATTACK = value_of(KONTRA_PLAYED, "attack")
SCORES_TOLD = value_of(SCORED, SCORES[0])

#: Which words of the catalogue the values of events are: the group of each.
EVENT_WORDS = {"card": "cards", "attack": "cards", "bonuses": "bonuses"}

#: Events that change nothing for anybody else: after them a move may still be taken back.
SILENT = frozenset({DECLINED})

#: SPD-RUL.15: after a call a table waits, and goes on with this event if there was no answer.
PAUSES = {"called": "stood"}
