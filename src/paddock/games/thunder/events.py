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

#: Which words of the catalogue the values of events are: the group of each.
EVENT_WORDS = {
    "seat": "teams",
    "bar": "teams",
    "card": "cards",
    "cards": "cards",
    "colour": "colours",
    "event": "event_cards",
    "at": "spaces",
}

#: The rule behind each event.
EVENT_RULES = {
    "grid": "TA-2.5",
    "drew": "TA-3.3",
    "reshuffled": "TA-5.9",
    "bar": "TA-4.4.2",
    "turn": "TA-3.2",
    "activated": "TA-3.4.1",
    "passed": "TA-3.4.2",
    "played": "TA-3.4.5",
    "linked": "TA-6.4.3",
    "drove": "TA-6.1.2",
    "pushed": "TA-6.1.5",
    "followed": "TA-6.6.1",
    "bumped": "TA-6.1.8",
    "drifted": "TA-RC.7",
    "clean_air": "TA-RC.4",
    "wore": "TA-7.1.1",
    "shed": "TA-7.3",
    "retired": "TA-4.3.1",
    "finished": "TA-10.1.3",
    "led": "TA-3.5.1",
    "event": "TA-8.1.1",
    "no_effect": "TA-8.1.2",
    "rain_falls": "TA-EV.16",
    "yellow_flag": "TA-8.2",
    "lined_up": "TA-9.6",
    "pitted": "TA-9.3",
    "spun": "TA-EV.17",
    "first_player": "TA-3.5.4",
    "discarded": "TA-3.5.6",
    "classified": "TA-10.1.4",
    "auto": "TA-OWN.6",
    "guarded": "TA-OWN.1",
}

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
