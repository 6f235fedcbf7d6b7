"""The box: the kinds of cards and how they answer each other. How many there are is in `variants/*.toml`."""

ATTACKS = ("STOP", "OUT_OF_GAS", "PUNCTURE", "DAMAGE", "SPEED_LIMIT")
DEFENCES = ("START", "GASOLINE", "SPARE_TIRE", "REPLACEMENT", "END_OF_LIMIT")  # each answers the attack above it
WILDS = ("OPEN_ROAD", "GAS_STATION", "TIRE_SHOP", "WORKSHOP")
MOST_KM = 6  #: values of kilometre cards that a variant may have

STOP, OUT_OF_GAS, PUNCTURE, DAMAGE, SPEED_LIMIT = range(5)
START, GASOLINE, SPARE_TIRE, REPLACEMENT, END_OF_LIMIT = range(5, 10)
OPEN_ROAD, GAS_STATION, TIRE_SHOP, WORKSHOP = range(10, 14)
WILD = OPEN_ROAD  #: the first wild
KM = 14  #: the first kilometre card
KINDS = KM + MOST_KM
NAMED = ATTACKS + DEFENCES + WILDS

MOST_SEATS = 6
MOST_TEAMS = 3
TEAMS = ("A", "B", "C")

#: SPD-2.12, SPD-RUL.1: the wild that keeps an attack away, by the option `wild_map`.
WILD_MAPS = {
    "sensible": {
        "STOP": "OPEN_ROAD",
        "OUT_OF_GAS": "GAS_STATION",
        "PUNCTURE": "TIRE_SHOP",
        "DAMAGE": "WORKSHOP",
        "SPEED_LIMIT": "OPEN_ROAD",
    },
    "literal": {
        "STOP": "OPEN_ROAD",
        "OUT_OF_GAS": "GAS_STATION",
        "DAMAGE": "TIRE_SHOP",
        "SPEED_LIMIT": "OPEN_ROAD",
    },
}
