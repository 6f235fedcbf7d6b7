"""What happens in HEAT: the numbered events of the log, and the names of their values."""

(
    GRID,
    DREW,
    PLAN_COMMITTED,
    GEARS_REVEALED,
    REVEALED,
    CLUTTERED,
    RESHUFFLED,
    FLIPPED,
    MOVED,
    COOLED,
    BOOSTED,
    ADRENALINE_MOVE,
    SLIPSTREAMED,
    CORNER,
    SPUN,
    DISCARDED,
    AUTO,
    CROSSED_FINISH,
    CLASSIFIED,
    GUARDED,
    ROUND,
) = range(21)

#: Why a car moved.
CARDS, BOOST, ADRENALINE, SLIPSTREAM = range(4)
REASONS = ("cards", "boost", "adrenaline", "slipstream")

#: Why a card was flipped.
FLIP_REASONS = ("stress", "boost")
FOR_STRESS, FOR_BOOST = range(2)

#: Per event its name and its values in order.
EVENTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("grid", ("slot",)),
    ("drew", ("n", "cards")),
    ("plan_committed", ()),
    ("gears_revealed", ("gears", "paid")),
    ("revealed", ("cards", "gear", "paid")),
    ("cluttered", ()),
    ("reshuffled", ("n",)),
    ("flipped", ("kept", "reason", "discarded")),
    ("moved", ("from", "to", "spot", "wanted", "got", "reason")),
    ("cooled", ("n",)),
    ("boosted", ()),
    ("adrenaline_move", ()),
    ("slipstreamed", ()),
    ("corner", ("line", "limit", "speed", "paid")),
    ("spun", ("line", "paid", "to", "spot", "stress", "limit", "speed")),
    ("discarded", ("n", "top")),
    ("auto", ("action",)),
    ("crossed_finish", ()),
    ("classified", ("rank",)),
    ("guarded", ("rounds",)),
    ("round", ("round",)),
)

#: Events that show nothing hidden to anybody: after them a move may still be taken back.
SILENT = frozenset({PLAN_COMMITTED, MOVED, ADRENALINE_MOVE, SLIPSTREAMED, CORNER})
