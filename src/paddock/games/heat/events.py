"""What happens in HEAT: the numbered events of the log, and their columns."""

from paddock.engine.glass import EACH, PILE, Column, place_of, row

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
    WEATHER,
    TOKEN,
    FREE_BOOST,
    WEATHER_COOLED,
    LEGEND_CARD,
) = range(26)

#: Why a car moved, or a card was flipped.
REASONS = ("cards", "boost", "adrenaline", "slipstream", "stress", "legend")
CARDS, BOOST, ADRENALINE, SLIPSTREAM, STRESS, LEGEND = range(len(REASONS))
GARAGE_REASONS = (*REASONS, "direct", "accelerate", "draft", "upgrade", "short")
BY_DIRECT, BY_ACCELERATE, BY_DRAFTING, BY_UPGRADE, BY_SHORT = range(len(REASONS), len(GARAGE_REASONS))

POS, SPOT = Column("to", sets="pos"), Column("spot", sets="spot")
ENGINE = Column("engine", sets="engine", quiet=True)  #: Heat left in it

EVENTS = (
    row("grid", "slot", rule="HEAT-S.9"),
    row("drew", "n", Column("cards", "cards", PILE, maybe=True), rule="HEAT-9.2"),
    row("plan_committed", rule="HEAT-2.3"),
    row("gears_revealed", Column("gears", "seats", EACH), Column("paid", "seats", EACH), rule="R-21"),
    row(
        "revealed",
        Column("cards", "cards", PILE, sets="play"),
        Column("gear", sets="gear"),
        Column("paid", maybe=True),
        rule="HEAT-3.1",
    ),
    row("cluttered", rule="HEAT-C.15"),
    row("reshuffled", "n", rule="HEAT-C.12"),
    row(
        "flipped",
        Column("kept", "cards"),
        Column("reason", "reasons"),
        Column("discarded", "cards", PILE),
        rule="HEAT-C.2",
    ),
    row("moved", "from", POS, SPOT, "wanted", "got", Column("reason", "reasons"), rule="HEAT-3.3"),
    row("cooled", "n", rule="HEAT-C.9"),
    row("boosted", rule="HEAT-5.6"),
    row("adrenaline_move", rule="HEAT-4.2"),
    row("slipstreamed", rule="HEAT-6.2"),
    row("corner", "line", "limit", "speed", "paid", ENGINE, rule="HEAT-7.2"),
    row(
        "spun",
        "line",
        "paid",
        POS,
        SPOT,
        "stress",
        "limit",
        "speed",
        ENGINE,
        Column("gear", sets="gear", quiet=True),
        rule="HEAT-7.6",
    ),
    row("discarded", "n", Column("top", "cards"), rule="HEAT-8.2"),
    row("auto", Column("action", "actions"), rule="HEAT-OWN.4"),
    row("crossed_finish", rule="HEAT-F.1"),
    row("classified", "rank", rule="HEAT-F.2"),
    row("guarded", "rounds", rule="R-20"),
    row("round", "round", rule="HEAT-0.4"),
    row("weather", Column("tile", "weathers"), rule="HEAT-W.1"),
    row("token", "line", Column("token", "tokens"), rule="HEAT-W.2"),
    row("free_boost", rule="HEAT-W.13"),
    row("weather_cooled", rule="HEAT-W.12"),
    row("legend_card", "n", rule="HEAT-L.4"),
)

# With the Garage there are more.
(
    MARKET,
    TOOK,
    GAVE,
    MULLIGANED,
    VALUED,
    PAID,
    SHORTENED,
    SCRAPPED,
    SUPER_COOLED,
    REDUCED,
    SALVAGED,
    DIRECT_PLAY,
    ACCELERATED,
    DRAFTED,
    REFRESHED,
    NO_BASIC_LEFT,
) = range(len(EVENTS), len(EVENTS) + 16)

CARD = Column("card", "cards")
GARAGE_EVENTS = (
    *EVENTS,
    row("market", "round", Column("cards", "cards", PILE), rule="HEAT-G.5"),
    row("took", CARD, Column("slot", "cards"), "place", rule="HEAT-G.5"),
    row("gave", CARD, rule="HEAT-G.8"),
    row("mulliganed", rule="HEAT-G.14"),
    row("valued", CARD, "value", rule="HEAT-Y.2"),
    row("paid", CARD, "n", ENGINE, rule="HEAT-Y.3"),
    row("short", Column("dropped", "cards", PILE), Column("kept", "cards", PILE), POS, SPOT, rule="HEAT-Y.22"),
    row("scrapped", Column("cards", "cards", PILE), rule="HEAT-Y.4"),
    row("super_cooled", "n", ENGINE, rule="HEAT-Y.14"),
    row("reduced", "n", rule="HEAT-Y.8"),
    row("salvaged", "n", Column("cards", "cards", PILE, maybe=True), rule="HEAT-Y.11"),
    row("direct", CARD, rule="HEAT-Y.12"),
    row("accelerated", CARD, "n", rule="HEAT-Y.13"),
    row("drafted", "n", rule="HEAT-Y.15"),
    row("refreshed", CARD, rule="HEAT-Y.10"),
    row("no_basic_left", Column("reason", "reasons"), rule="R-58"),
)
FOR_CARD = place_of(GARAGE_EVENTS, PAID, "n")
OWNED = 20  #: where, behind all values, an event that names cards of a seat has the numbers of its upgrades

# Where values stand in the log that are read there again.
MOVED_WANTED, MOVED_GOT, MOVED_REASON = (place_of(EVENTS, MOVED, name) for name in ("wanted", "got", "reason"))
CORNER_LINE, CORNER_PAID = (place_of(EVENTS, CORNER, name) for name in ("line", "paid"))
SPUN_LINE, SPUN_PAID, SPUN_STRESS = (place_of(EVENTS, SPUN, name) for name in ("line", "paid", "stress"))

#: Which words of the catalogue the values of events are: the group of each.
EVENT_WORDS = {"cards": "cards", "kept": "cards", "discarded": "cards", "top": "cards", "reason": "reasons"}
EVENT_WORDS |= {"tile": "weathers", "token": "tokens"}
EVENT_WORDS |= {"card": "cards", "dropped": "cards"}

#: Events that show nothing hidden to anybody: after them a move may still be taken back.
SILENT = frozenset({PLAN_COMMITTED, MOVED, ADRENALINE_MOVE, SLIPSTREAMED, CORNER})
