"""Thunder Alley: stock cars in teams, that draft, push and lead each other around an oval, for 2 to 7 players."""

from paddock.games.contract import Faces, Game, GameRules, Notation, Tracks
from paddock.games.thunder.board import LIVERIES, board
from paddock.games.thunder.cards import CARS_OF, EVENT_NAMES, MOST_CARS, NAMES, WEAR
from paddock.games.thunder.choices import CHOICES as CHOICES_OF
from paddock.games.thunder.choices import SUBJECTS, offer
from paddock.games.thunder.drawing import draw_race, draw_track
from paddock.games.thunder.events import EVENTS, LINKS, LOSSES, SILENT, STEPS, WAYS
from paddock.games.thunder.figures import figures
from paddock.games.thunder.foresight import FORESIGHT, foresee, preview_text
from paddock.games.thunder.moves import ACTIONS, outcome, outcome_word, parse, word
from paddock.games.thunder.options import CHOICES, DEFAULTS, SEATS, make_course, seat_names
from paddock.games.thunder.pilot import pilot
from paddock.games.thunder.position import ANSWERS, ASKED, COMPARED, EXPECTABLE, WALKS, facts, read, write
from paddock.games.thunder.rules import GUARD, REFUSALS, judge, pending, play, score, setup
from paddock.games.thunder.rules.standing import turns_begun
from paddock.games.thunder.rules.synonyms import meant
from paddock.games.thunder.season import next_options, with_absences
from paddock.games.thunder.spots import draw_spots, spots
from paddock.games.thunder.state import COURSE, STATE
from paddock.games.thunder.terminal import LOUD, about, draw_view, event_text, move_text
from paddock.games.thunder.track import MOST_LAPS, MOST_SECTORS, SPACES, load, shipped
from paddock.games.thunder.view import (
    NUMBERS,
    OBSERVATION,
    SEEN,
    called,
    guess,
    observe,
    result,
    show,
    stays,
    tell,
    units,
    view,
)
from paddock.games.thunder.worth import tick, worth

#: Decisions of one car in a turn: itself, a card, 8 steps, a lane choice in each of them for every car of the longest
#: line, a free lateral step for each of 6 lanes in each of 5 sectors, or clean air around the track, its pit stop with
#: 8 markers, its event.
MOST_DECISIONS = 2 + 8 * (1 + MOST_CARS) + MOST_SECTORS + 10 + 1

GAME = Game(
    name="thunder",
    version=2,
    seats=SEATS,
    usual=4,
    defaults=DEFAULTS,
    numbers=NUMBERS,
    rules=GameRules(
        course=COURSE,
        aids=frozenset(),
        state=STATE,
        actions=ACTIONS,
        observation=OBSERVATION,
        foresight=FORESIGHT,
        # Per turn also: 8 discards and the end of them for each player.
        longest=GUARD * (MOST_CARS * MOST_DECISIONS + len(CARS_OF) * 9),
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
        clock=turns_begun,
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
        enumerations={
            "cards": NAMES,
            "event_cards": EVENT_NAMES,
            "colours": WEAR,
            "phases": ASKED,
            "spaces": SPACES,
            "steps": STEPS,
            "ways": WAYS,
            "links": LINKS,
            "losses": LOSSES,
            "walks": WALKS,
            "answers": ANSWERS,
        },
        called=called,
        meant=meant,
        next_options=next_options,
        with_absences=with_absences,
    ),
    faces=Faces(
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
        minutes=(60, 120),
        weight=2,
        choices={"track": shipped(), "laps": (None, *range(1, MOST_LAPS + 1)), **CHOICES},
        short={"seats": 3, "options": {"track": "lakeside_oval", "laps": 1, "cars": 3, "auto_skip": True}},
        liveries=LIVERIES,
    ),
    tracks=Tracks(
        shipped=shipped,
        load=load,
        draw=draw_track,
        draw_race=draw_race,
        spots=spots,
        draw_spots=draw_spots,
    ),
)
