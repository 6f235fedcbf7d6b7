"""Speed 1200 km: a card race for 2, 3, 4 or 6 players."""

from paddock.games.contract import Faces, Game, GameRules, Notation, Tracks
from paddock.games.speed.board import board
from paddock.games.speed.cards import TEAMS
from paddock.games.speed.choices import CHOICES as CHOICES_OF
from paddock.games.speed.choices import SUBJECTS, offer
from paddock.games.speed.drawing import draw_race
from paddock.games.speed.events import EVENTS, PAUSES, SCORES, SILENT
from paddock.games.speed.figures import figures
from paddock.games.speed.foresight import FORESIGHT, foresee, preview_text
from paddock.games.speed.moves import ACTIONS, called, outcome, outcome_word, parse, word
from paddock.games.speed.options import CHOICES, DEFAULTS, GUARD, SEATS, make_course, seat_names
from paddock.games.speed.pilot import pilot
from paddock.games.speed.position import COMPARED, EXPECTABLE, facts, read, write
from paddock.games.speed.rules import REFUSALS, judge, pending, play, score, setup
from paddock.games.speed.state import COURSE, MOST_CARDS, PHASES, STATE
from paddock.games.speed.terminal import LOUD, about, draw_view, event_text, move_text
from paddock.games.speed.variant import shipped
from paddock.games.speed.view import NUMBERS, OBSERVATION, SEEN, guess, observe, result, show, stays, tell, units, view
from paddock.games.speed.worth import tick, worth

GAME = Game(
    name="speed",
    version=1,
    seats=SEATS,
    usual=SEATS[0],
    defaults=DEFAULTS,
    numbers=NUMBERS,
    rules=GameRules(
        course=COURSE,
        aids=frozenset(),
        state=STATE,
        actions=ACTIONS,
        observation=OBSERVATION,
        foresight=FORESIGHT,
        # A round plays every card at most once; each attack may ask for a kontra, and one extension may be called.
        longest=GUARD * (MOST_CARDS * 2 + 1),
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
    notation=Notation(
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
        expectable=EXPECTABLE,
        compared=COMPARED,
        enumerations={"bonuses": SCORES, "phases": PHASES, "teams": TEAMS},
        called=called,
    ),
    faces=Faces(
        seen=SEEN,
        events=EVENTS,
        choices_of=CHOICES_OF,
        subjects=SUBJECTS,
        loud=LOUD,
        pauses=PAUSES,
        draw_view=draw_view,
        move_text=move_text,
        event_text=event_text,
        preview_text=preview_text,
        about=about,
        board=board,
        minutes=(30, 45),
        weight=1,
        choices={"variant": shipped(), "max_rounds": (None, 1, 2, 3, 5), **CHOICES},
        short={"seats": 2, "options": {"max_rounds": 1}},
    ),
    tracks=Tracks(
        draw_race=draw_race,
    ),
)
