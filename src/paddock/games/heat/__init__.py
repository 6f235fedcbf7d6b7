"""HEAT: a motor race for 1 to 6 cars, with simultaneous planning, Heat, Stress and corners."""

from paddock.games.contract import Game
from paddock.games.heat.board import board
from paddock.games.heat.cards import FACES
from paddock.games.heat.choices import CHOICES as CHOICES_OF
from paddock.games.heat.choices import SUBJECTS, offer
from paddock.games.heat.drawing import draw_race, draw_track
from paddock.games.heat.events import EVENTS, REASONS, SILENT
from paddock.games.heat.foresight import FORESIGHT, foresee, preview_text
from paddock.games.heat.moves import ACTIONS, outcome, outcome_word, parse, word
from paddock.games.heat.options import CHOICES, DEFAULTS, MOST_CHOSEN_LAPS, SEATS, make_course, seat_names
from paddock.games.heat.pilot import pilot
from paddock.games.heat.position import COMPARED, EXPECTABLE, facts, read, write
from paddock.games.heat.rules import GUARD, REFUSALS, judge, pending, play, score, setup
from paddock.games.heat.state import COURSE, PHASES, STATE, USED
from paddock.games.heat.table import LOUD, about, draw_table, event_text, move_text
from paddock.games.heat.track import load, shipped
from paddock.games.heat.view import NUMBERS, OBSERVATION, SEEN, guess, observe, result, show, stays, tell, units, view
from paddock.games.heat.worth import tick, worth

GAME = Game(
    name="heat",
    version=1,
    seats=SEATS,
    usual=4,
    defaults=DEFAULTS,
    course=COURSE,
    aids=frozenset({"guide"}),
    state=STATE,
    actions=ACTIONS,
    observation=OBSERVATION,
    numbers=NUMBERS,
    foresight=FORESIGHT,
    # Per car and round: a gear, 4 cards, 4 symbols and the end of them, a slipstream, 7 discards and the end of them.
    longest=GUARD * len(SEATS) * 19,
    refusals=REFUSALS,
    silent=SILENT,
    seen=SEEN,
    events=EVENTS,
    choices_of=CHOICES_OF,
    subjects=SUBJECTS,
    enumerations={"cards": FACES, "phases": PHASES, "reasons": REASONS, "symbols": USED},
    pauses={},
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
    seat_names=seat_names,
    make_course=make_course,
    tracks=shipped,
    load_track=load,
    draw_track=draw_track,
    word=word,
    parse=parse,
    outcome_word=outcome_word,
    outcome=outcome,
    write=write,
    read=read,
    view=view,
    stays=stays,
    result=result,
    facts=facts,
    expectable=EXPECTABLE,
    compared=COMPARED,
    units=units,
    draw_table=draw_table,
    move_text=move_text,
    event_text=event_text,
    preview_text=preview_text,
    loud=LOUD,
    about=about,
    board=board,
    choices={"track": shipped(), "laps": (None, *range(1, MOST_CHOSEN_LAPS + 1)), **CHOICES},
    draw_race=draw_race,
    short={"seats": 4, "options": {"track": "usa", "laps": 1, "grid": ["A", "B", "C", "D"]}},
)
