"""HEAT: a motor race for 1 to 6 cars, with simultaneous planning, Heat, Stress and corners."""

from dataclasses import replace

from paddock.games.contract import Edition, Faces, Game, GameRules, Notation, Tracks
from paddock.games.heat.board import board
from paddock.games.heat.cards import FACES
from paddock.games.heat.choices import CHOICES as CHOICES_OF
from paddock.games.heat.choices import GARAGE_CHOICES, GARAGE_SUBJECTS, SUBJECTS, offer
from paddock.games.heat.drawing import draw_race, draw_track
from paddock.games.heat.events import EVENTS, GARAGE_EVENTS, GARAGE_REASONS, REASONS, SILENT
from paddock.games.heat.figures import figures
from paddock.games.heat.foresight import FORESIGHT, foresee, preview_text
from paddock.games.heat.legend_cards import LIVERIES
from paddock.games.heat.moves import (
    ACTIONS,
    GARAGE_ACTIONS,
    MODULES_ACTIONS,
    car_names,
    has_garage_on,
    outcome,
    outcome_word,
    parse,
    word,
)
from paddock.games.heat.options import (
    CHOICES,
    DEFAULTS,
    LEGENDS,
    MOST_CHOSEN_LAPS,
    PROS,
    SEATS,
    has_modules_on,
    make_course,
    seat_names,
)
from paddock.games.heat.options import WEATHERS as WEATHER_CHOICES
from paddock.games.heat.pilot import pilot
from paddock.games.heat.position import COMPARED, EXPECTABLE, GARAGE_COMPARED, GARAGE_EXPECTABLE, facts, read, write
from paddock.games.heat.refusals import GARAGE_REFUSALS
from paddock.games.heat.rules import GUARD, REFUSALS, judge, pending, play, score, setup
from paddock.games.heat.season import PRIZES, next_grid
from paddock.games.heat.spots import draw_spots, spots
from paddock.games.heat.state import COURSE, GARAGE_PHASES, GARAGE_STATE, LATER, MODULES_STATE, PHASES, STATE, USED
from paddock.games.heat.terminal import LOUD, about, draw_view, event_text, move_text
from paddock.games.heat.track import MOST_CORNERS, load, shipped
from paddock.games.heat.upgrade_cards import SLOTS
from paddock.games.heat.view import (
    GARAGE_NUMBERS,
    GARAGE_SEEN,
    MODULES_NUMBERS,
    NUMBERS,
    OBSERVATION,
    ROAD_TOKENS,
    SEEN,
    TOLD_CARDS,
    UPGRADES,
    WEATHERS,
    garage_view,
    guess,
    observe,
    result,
    show,
    stays,
    tell,
    units,
    view,
)
from paddock.games.heat.worth import tick, worth

NOTATION = Notation(
    seat_names=seat_names,
    make_course=make_course,
    units=units,
    word=word,
    parse=parse,
    outcome_word=outcome_word,
    outcome=outcome,
    write=write,
    read=read,
    view=view,
    stays=stays,
    result=result,
    figures=figures,
    facts=facts,
    cars=car_names,
    expectable=EXPECTABLE,
    compared=COMPARED,
    enumerations={
        "cards": FACES,
        "phases": PHASES,
        "reasons": REASONS,
        "symbols": USED,
        "weathers": WEATHERS,
        "tokens": ROAD_TOKENS,
    },
    next_grid=next_grid,
    prizes=PRIZES,
)

FACES_OF = Faces(
    seen=SEEN,
    events=EVENTS,
    choices_of=CHOICES_OF,
    subjects=SUBJECTS,
    loud=LOUD,
    pauses={},
    draw_view=draw_view,
    move_text=move_text,
    event_text=event_text,
    preview_text=preview_text,
    about=about,
    board=board,
    minutes=(30, 60),
    weight=2,
    choices={
        "track": shipped(),
        "laps": (None, *range(1, MOST_CHOSEN_LAPS + 1)),
        **CHOICES,
        "weather": WEATHER_CHOICES,
        "legends": LEGENDS,
        "legend_pro": PROS,
    },
    liveries=LIVERIES,
    short={"seats": 4, "options": {"track": "usa", "laps": 1, "grid": ["A", "B", "C", "D"]}},
)

GARAGE_NOTATION = replace(
    NOTATION,
    view=garage_view,
    expectable=(*EXPECTABLE, *GARAGE_EXPECTABLE),
    compared=GARAGE_COMPARED,
    enumerations={
        **NOTATION.enumerations,
        "cards": TOLD_CARDS,
        "upgrades": UPGRADES,
        "phases": GARAGE_PHASES,
        "reasons": GARAGE_REASONS,
    },
)
GARAGE_FACES = replace(
    FACES_OF, seen=GARAGE_SEEN, events=GARAGE_EVENTS, choices_of=GARAGE_CHOICES, subjects=GARAGE_SUBJECTS
)

GAME = Game(
    name="heat",
    version=1,
    seats=SEATS,
    usual=4,
    defaults=DEFAULTS,
    numbers=NUMBERS,
    rules=GameRules(
        course=COURSE,
        aids=frozenset({"guide"}),
        later=LATER,
        state=STATE,
        actions=ACTIONS,
        observation=OBSERVATION,
        foresight=FORESIGHT,
        # Per car and round: a gear, 4 cards, 4 symbols and their end, a slipstream, 7 discards and their end.
        longest=GUARD * len(SEATS) * 19,
        refusals=REFUSALS,
        silent=SILENT,
        setup=setup,
        pending=pending,
        judge=judge,
        play=play,
        score=score,
        observe=observe,
        guess=guess,
        pilot=pilot,
        foresee=foresee,
        worth=worth,
        tick=tick,
        show=show,
        tell=tell,
        offer=offer,
    ),
    notation=NOTATION,
    faces=FACES_OF,
    tracks=Tracks(
        shipped=shipped,
        load=load,
        draw=draw_track,
        draw_race=draw_race,
        spots=spots,
        draw_spots=draw_spots,
    ),
    editions=(
        Edition(
            name="modules",
            is_for=has_modules_on,
            options={"weather": "random"},
            state=MODULES_STATE,
            actions=MODULES_ACTIONS,
            numbers=MODULES_NUMBERS,
            longest=GUARD * len(SEATS) * (19 + MOST_CORNERS),  # and a cooling bonus in every sector
        ),
        Edition(
            name="garage",
            is_for=has_garage_on,
            options={"garage": "all", "weather": "random"},
            state=GARAGE_STATE,
            actions=GARAGE_ACTIONS,
            numbers=GARAGE_NUMBERS,
            # And for each upgrade a value, a payment, a direct play, Accelerate and what its symbols let it do.
            longest=GUARD * len(SEATS) * (19 + MOST_CORNERS + SLOTS * 25),
            refusals=GARAGE_REFUSALS,
            notation=GARAGE_NOTATION,
            faces=GARAGE_FACES,
        ),
    ),
)
