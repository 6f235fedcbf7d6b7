"""The options of a race of Scrap Racer, checked, and the course made of them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from paddock.engine.records import Array, Record, new
from paddock.errors import BadOption
from paddock.games.options import check_options, whole_number
from paddock.games.scrap import variant as variants
from paddock.games.scrap.cards import ACCIDENT_CARDS, BONUS_CARDS, DECKS, GOALS, MOST_SEATS, RACERS, TOKENS
from paddock.games.scrap.guide import make_guide
from paddock.games.scrap.moves import OUTCOME_OF
from paddock.games.scrap.position import KEYS
from paddock.games.scrap.state import COURSE, MOST_PLACES, NOBODY, NOTHING, RANDOM_RACER
from paddock.games.scrap.track import TrackField, fields_of, load, shipped, shortened
from paddock.games.scrap.variant import GROUNDS

SEATS = tuple(range(2, MOST_SEATS + 1))
RANDOM = "random"  #: the start player or the racers, by lot
SINGLE, TWO_RACERS = MODES = ("single", "two_racers")
MOST_PAIRS = 3  #: players who can have two racers each

#: Every option and its default.
DEFAULTS: Mapping[str, Any] = {
    "track": "A",  # SCR-TRACK.5
    "layout": None,
    "short": False,
    "line_position": 0,
    "mode": None,
    "start_player": None,
    "racers": RANDOM,
    "variant": variants.STANDARD,
    "overtake_scope": "board",
    "catch_scope": "race",
    "jackal_off_turn": True,
    "jackal_in_own_accident": False,
    "refill_scope": "own",
    "auto_skip": False,
}
CHOICES = {
    "short": (False, True),
    "mode": (None, *MODES),
    "overtake_scope": ("board", "race"),
    "catch_scope": ("race", "board"),
    "jackal_off_turn": (False, True),
    "jackal_in_own_accident": (False, True),
    "refill_scope": ("own", "any"),
    "auto_skip": (False, True),
}


def seat_names(seats: int) -> list[str]:
    return list("ABCDEF"[:seats])


def make_course(names: Sequence[str], options: Mapping[str, Any], base: Path | None) -> tuple[Array, dict[str, Any]]:
    """The course for these players and options, and the options as they must be recorded (only what differs)."""
    said = check_options(with_track(options), DEFAULTS, CHOICES)
    check_names(names)
    variant = variants.load(said["variant"], base)
    track = load(said["track"], base, variant)
    laid = shortened(track, variant) if said["short"] else track
    usual = usual_mode(len(names))
    mode = usual if said["mode"] is None else checked_mode(said["mode"], len(names))

    courses = new(COURSE)
    course = courses[0]
    course.seats = len(names)
    course.each = 2 if mode == TWO_RACERS else 1
    course.racers = course.seats * course.each
    course.start = start_seat(names, said["start_player"])
    course.racer = racer_kinds(said["racers"], int(course.racers))
    length = len(fields_of(laid, variant))
    line = whole_number(said["line_position"], "line_position", 0, length - 1)
    lay_track(course, fields_of(laid, variant, line))
    fill_box(course, variant)
    course.overtake_race = said["overtake_scope"] == "race"
    course.catch_board = said["catch_scope"] == "board"
    course.refill_any = said["refill_scope"] == "any"
    for key in ("jackal_off_turn", "jackal_in_own_accident", "auto_skip"):
        course[key] = said[key]
    course.guide = make_guide()

    said["mode"] = None if mode == usual else mode
    said["start_player"] = None if course.start == 0 else said["start_player"]
    recorded = {key: value for key, value in said.items() if value != DEFAULTS[key]}
    if not (isinstance(said["track"], str) and (said["track"] in shipped() or track.name == track.path)):
        recorded["track"] = track.as_document()
    if said["variant"] not in variants.shipped():
        recorded["variant"] = variant
    return courses, recorded


def with_track(options: Mapping[str, Any]) -> Mapping[str, Any]:
    """The rulebook's word for a track is a layout: either word will do, but not both for different ones."""
    layout, track = options.get("layout"), options.get("track")
    if layout is None:
        return options
    if track is not None and track != layout:
        raise BadOption("not_a_choice", key="layout", value=layout, choices=track)
    return {**{key: value for key, value in options.items() if key != "layout"}, "track": layout}


def check_names(names: Sequence[str]) -> None:
    """Chance and positions speak of seats, racers, cards and tokens: no name may mean two things."""
    for name in names:
        if name in OUTCOME_OF or name in (*KEYS, RANDOM, "order", "pending", "none"):
            raise BadOption("seat_is_a_word", name=name)


def usual_mode(seats: int) -> str:
    """SCR-SETUP.9, SCR-RUL.44: two players have two racers each, all others one."""
    return TWO_RACERS if seats == 2 else SINGLE


def checked_mode(mode: str, seats: int) -> str:
    """SCR-3P.1, SCR-RUL.44: three players may have two racers each; a single one for two players is a house variant."""
    if mode == TWO_RACERS and seats > MOST_PAIRS:
        raise BadOption("not_a_choice", key="mode", value=mode, choices=SINGLE)
    return mode


def start_seat(names: Sequence[str], start: Any) -> int:
    """SCR-SETUP.10, SCR-RUL.45: the first seat, unless another is named, or `random`."""
    if start is None:
        return 0
    if start == RANDOM:
        return NOBODY
    if start not in names:
        raise BadOption("not_a_choice", key="start_player", value=start, choices=", ".join((*names, RANDOM)))
    return list(names).index(start)


def racer_kinds(racers: Any, count: int) -> list[int]:
    """SCR-SETUP.7: by lot, unless the option lists them: for every seat in order its racer, or its two racers."""
    if racers == RANDOM:
        return [RANDOM_RACER] * len(RACERS)
    known = isinstance(racers, list | tuple) and all(racer in RACERS for racer in racers)
    if not known or len(racers) != count or len(set(racers)) != count:
        raise BadOption("not_racers", key="racers", count=count, known=", ".join(RACERS))
    return [RACERS.index(racer) for racer in racers] + [RANDOM_RACER] * (len(RACERS) - count)


def lay_track(course: Record, fields: Sequence[TrackField]) -> None:
    """The fields of a lap, numbered from 1; field 0 is where a racer stands that is not yet on the track."""
    count = len(fields)
    course.fields = count
    course.place[:] = NOTHING
    places = [number for number, field in enumerate(fields, start=1) if field.token]
    if len(places) > MOST_PLACES:
        raise BadOption("too_many_places", key="track", places=len(places), most=MOST_PLACES)
    course.places = len(places)
    for place, number in enumerate(places):
        course.place[number], course.token_field[place] = place, number
    for number in range(count + 1):
        course.ground[number] = fields[number - 1].ground
        for ground in range(len(GROUNDS)):
            ahead = (far for far in range(1, count + 1) if fields[(number + far - 1) % count].ground == ground)
            course.to_ground[ground, number] = next(ahead, 0)


def fill_box(course: Record, variant: Mapping[str, Any]) -> None:
    """SCR-COMP.4, SCR-COMP.5, SCR-COMP.6, SCR-COMP.7, SCR-COMP.8: the cards and tokens of the variant."""
    for i, deck in enumerate(DECKS):
        course.accidents[i] = [variant["accidents"][deck].get(card, 0) for card in ACCIDENT_CARDS]
    course.bonus = [variant["bonus"].get(card, 0) for card in BONUS_CARDS]
    for number in GOALS:
        course.goal[number] = variant["goal"].get(str(number), 0)
    course.tokens = [variant["tokens"].get(token, 0) for token in TOKENS]
    course.bonus_tokens = variant["bonus_tokens"]
