"""What happens in Speed: the numbered events of the log, and the names of their values."""

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

#: Per event its name and its values in order.
EVENTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("dealt", ("round",)),
    ("drew", ("card",)),
    ("drove", ("km", "team", "distance")),
    ("defended", ("card",)),
    ("prevented", ("card",)),
    ("attacked", ("card", "team")),
    ("restored", ("card", "team")),
    ("kontra", ("card", "attack")),
    ("declined", ()),
    ("skipped", ()),
    ("discarded", ("card",)),
    ("completed", ("team", "distance")),
    ("extended", ("target",)),
    ("not_extended", ()),
    ("pile_empty", ()),
    ("passed_over", ()),
    ("scored", ("team", "points", "total", *SCORES)),
    ("won", ("team", "total")),
    ("called", ("card", "team")),
    ("stood", ("team",)),
)

#: Which words of the catalogue the values of events are: the group of each.
EVENT_WORDS = {"card": "cards", "attack": "cards", "bonuses": "bonuses"}

#: The rule behind each event.
EVENT_RULES = {
    "dealt": "SPD-4.6",
    "drew": "SPD-6.2",
    "drove": "SPD-7.24",
    "defended": "SPD-7.3",
    "prevented": "SPD-7.14",
    "attacked": "SPD-6.12",
    "restored": "SPD-8.5",
    "kontra": "SPD-8.2",
    "declined": "SPD-RUL.14",
    "skipped": "SPD-RUL.18",
    "discarded": "SPD-6.9",
    "completed": "SPD-7.31",
    "extended": "SPD-11.8",
    "not_extended": "SPD-RUL.26",
    "pile_empty": "SPD-9.7",
    "passed_over": "SPD-RUL.21",
    "scored": "SPD-9.1",
    "won": "SPD-10.1",
    "called": "SPD-RUL.15",
    "stood": "SPD-RUL.14",
}

#: Events that change nothing for anybody else: after them a move may still be taken back.
SILENT = frozenset({DECLINED})

#: SPD-RUL.15: after a call a table waits, and goes on with this event if there was no answer.
PAUSES = {"called": "stood"}
