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

#: Events that change nothing for anybody else: after them a move may still be taken back.
SILENT = frozenset({DECLINED})

#: SPD-RUL.15: after a call a table waits, and goes on with this event if there was no answer.
PAUSES = {"called": "stood"}
