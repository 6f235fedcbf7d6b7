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

#: Which words of the catalogue the values of events are: the group of each.
EVENT_WORDS = {"cards": "cards", "kept": "cards", "discarded": "cards", "top": "cards", "reason": "reasons"}

#: The rule behind each event.
EVENT_RULES = {
    "grid": "HEAT-S.9",
    "drew": "HEAT-9.2",
    "plan_committed": "HEAT-2.3",
    "gears_revealed": "R-21",
    "revealed": "HEAT-3.1",
    "cluttered": "HEAT-C.15",
    "reshuffled": "HEAT-C.12",
    "flipped": "HEAT-C.2",
    "moved": "HEAT-3.3",
    "cooled": "HEAT-C.9",
    "boosted": "HEAT-5.6",
    "adrenaline_move": "HEAT-4.2",
    "slipstreamed": "HEAT-6.2",
    "corner": "HEAT-7.2",
    "spun": "HEAT-7.6",
    "discarded": "HEAT-8.2",
    "auto": "HEAT-OWN.4",
    "crossed_finish": "HEAT-F.1",
    "classified": "HEAT-F.2",
    "guarded": "R-20",
    "round": "HEAT-0.4",
}

#: Events that show nothing hidden to anybody: after them a move may still be taken back.
SILENT = frozenset({PLAN_COMMITTED, MOVED, ADRENALINE_MOVE, SLIPSTREAMED, CORNER})
