"""What happens in Thunder Alley: the numbered events of the log, and the names of their values."""

(
    GRID,
    DREW,
    RESHUFFLED,
    BAR,
    TURN,
    ACTIVATED,
    PASSED,
    PLAYED,
    LINKED,
    DROVE,
    PUSHED,
    FOLLOWED,
    BUMPED,
    DRIFTED,
    CLEAN_AIR,
    WORE,
    SHED,
    RETIRED,
    FINISHED,
    LED,
    EVENT,
    NO_EFFECT,
    RAIN_FALLS,
    YELLOW_FLAG,
    LINED_UP,
    PITTED,
    SPUN,
    FIRST_PLAYER,
    DISCARDED,
    CLASSIFIED,
    AUTO,
    GUARDED,
) = range(32)

#: How the active car, or a car that was moved, went.
STEPS = ("", "forward", "inward", "outward", "diagonal", "swap")
#: How cars were pushed: as a part of the line, out of the way ahead, aside, back, or by a swap.
IN_LINE, AHEAD, ASIDE, BACKWARD, SWAPPED = range(5)
WAYS = ("line", "ahead", "aside", "back", "swap")
LINKS = ("ahead", "behind")
LINKED_AHEAD, LINKED_BEHIND = range(2)
#: Why a car was lost.
BY_CHOICE, BY_WEAR, BY_EVENT, BY_LAPPING = range(4)
LOSSES = ("choice", "wear", "event", "lapped")

#: Per event its name and its values in order.
EVENTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("grid", ("car", "space")),
    ("drew", ("n", "cards")),
    ("reshuffled", ("n",)),
    ("bar", ("bar",)),
    ("turn", ("turn",)),
    ("activated", ("car",)),
    ("passed", ("car",)),
    ("played", ("car", "card", "mp")),
    ("linked", ("car", "how", "cars")),
    ("drove", ("car", "how", "at", "mp")),
    ("pushed", ("car", "how", "cars", "at")),
    ("followed", ("car", "cars", "at")),
    ("bumped", ("car", "mp")),
    ("drifted", ("car", "at")),
    ("clean_air", ("car", "at")),
    ("wore", ("car", "colour", "n")),
    ("shed", ("car", "colour", "n")),
    ("retired", ("car", "place", "why")),
    ("finished", ("car", "place")),
    ("led", ("car", "markers")),
    ("event", ("event",)),
    ("no_effect", ("event",)),
    ("rain_falls", ()),
    ("yellow_flag", ()),
    ("lined_up", ("cars", "at")),
    ("pitted", ("car", "at")),
    ("spun", ("car", "at")),
    ("first_player", ()),
    ("discarded", ("card",)),
    ("classified", ("car", "place")),
    ("auto", ("action",)),
    ("guarded", ("turns",)),
)

#: Events that show nothing hidden to anybody: after them a move may still be taken back.
SILENT = frozenset(
    {ACTIVATED, PASSED, LINKED, DROVE, PUSHED, FOLLOWED, BUMPED, DRIFTED, CLEAN_AIR, WORE, FINISHED, AUTO}
)

# Cars with their spaces, in the values of an event: two in each.
CAR_BITS, SECTOR_BITS, LANE_BITS = 6, 6, 3
PACKED = CAR_BITS + SECTOR_BITS + LANE_BITS
GROUP = 3  #: the value at which they begin; the one before says how many they are
MOST_TOLD = 22  #: cars in one event; more go into another one
GONE = 7  #: the lane of a car that has left the track
