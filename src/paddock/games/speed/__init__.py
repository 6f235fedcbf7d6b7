"""Speed 1200 km: a card race for 2, 3, 4 or 6 players."""

from paddock.games.contract import Game
from paddock.games.speed.board import board
from paddock.games.speed.cards import TEAMS
from paddock.games.speed.choices import CHOICES as CHOICES_OF
from paddock.games.speed.choices import SUBJECTS, offer
from paddock.games.speed.events import EVENTS, PAUSES, SCORES, SILENT
from paddock.games.speed.foresight import FORESIGHT, foresee, preview_text
from paddock.games.speed.moves import ACTIONS, called, outcome, outcome_word, parse, word
from paddock.games.speed.options import CHOICES, DEFAULTS, GUARD, SEATS, make_course, seat_names
from paddock.games.speed.pilot import pilot
from paddock.games.speed.position import COMPARED, EXPECTABLE, facts, read, write
from paddock.games.speed.rules import REFUSALS, judge, pending, play, score, setup
from paddock.games.speed.state import COURSE, MOST_CARDS, PHASES, STATE
from paddock.games.speed.table import LOUD, about, draw_table, event_text, move_text
from paddock.games.speed.variant import shipped
from paddock.games.speed.view import NUMBERS, OBSERVATION, SEEN, guess, observe, result, show, stays, tell, units, view
from paddock.games.speed.worth import tick, worth

GAME = Game(
    name="speed",
    version=1,
    seats=SEATS,
    usual=SEATS[0],
    defaults=DEFAULTS,
    course=COURSE,
    aids=frozenset(),
    state=STATE,
    actions=ACTIONS,
    observation=OBSERVATION,
    numbers=NUMBERS,
    foresight=FORESIGHT,
    # A round plays every card at most once; each attack may ask for a kontra, and one extension may be called.
    longest=GUARD * (MOST_CARDS * 2 + 1),
    refusals=REFUSALS,
    silent=SILENT,
    seen=SEEN,
    events=EVENTS,
    choices_of=CHOICES_OF,
    subjects=SUBJECTS,
    enumerations={"bonuses": SCORES, "phases": PHASES, "teams": TEAMS},
    pauses=PAUSES,
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
    tracks=list,
    load_track=None,
    draw_track=None,
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
    called=called,
    short={"seats": 2, "options": {"max_rounds": 1}},
    choices={"variant": shipped(), "max_rounds": (None, 1, 2, 3, 5), **CHOICES},
)
