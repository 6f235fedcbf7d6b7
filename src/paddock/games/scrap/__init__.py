"""Scrap Racer: a push-your-luck dice race for 2 to 6 players, with accidents, duels and six different racers."""

from paddock.games.contract import Faces, Game, GameRules, Notation, Tracks
from paddock.games.scrap.board import board
from paddock.games.scrap.cards import ALL_CARDS, MOST_RACERS, PILES, RACERS, TOKENS
from paddock.games.scrap.choices import CHOICES as CHOICES_OF
from paddock.games.scrap.choices import SUBJECTS, offer
from paddock.games.scrap.drawing import draw_race, draw_track
from paddock.games.scrap.events import EVENTS, REASONS, SILENT, WAYS
from paddock.games.scrap.figures import figures
from paddock.games.scrap.foresight import FORESIGHT, foresee, preview_text
from paddock.games.scrap.moves import ACTIONS, USES, outcome, outcome_word, parse, word
from paddock.games.scrap.options import CHOICES, DEFAULTS, SEATS, make_course, seat_names
from paddock.games.scrap.pilot import pilot
from paddock.games.scrap.position import COMPARED, EXPECTABLE, facts, read, write
from paddock.games.scrap.rules import GUARD, REFUSALS, judge, pending, play, score, setup
from paddock.games.scrap.spots import draw_spots, spots
from paddock.games.scrap.state import COURSE, PHASES, STATE
from paddock.games.scrap.terminal import LOUD, about, draw_view, event_text, move_text
from paddock.games.scrap.track import load, random_track, shipped
from paddock.games.scrap.view import (
    CAUSES,
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
from paddock.games.scrap.worth import tick, worth

GAME = Game(
    name="scrap",
    version=1,
    seats=SEATS,
    usual=4,
    defaults=DEFAULTS,
    numbers=NUMBERS,
    rules=GameRules(
        course=COURSE,
        aids=frozenset({"guide"}),
        state=STATE,
        actions=ACTIONS,
        observation=OBSERVATION,
        foresight=FORESIGHT,
        # Per racer and round: six dice with the stop, the move and its end, and a share of all tokens, cards and duels.
        longest=GUARD * MOST_RACERS * 40,
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
        enumerations={
            "cards": ALL_CARDS,
            "causes": CAUSES,
            "decks": PILES,
            "phases": PHASES,
            "racers": RACERS,
            "reasons": REASONS,
            "tokens": TOKENS,
            "uses": USES,
            "ways": WAYS,
        },
        called=called,
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
        minutes=(20, 45),
        weight=1,
        choices={"track": shipped(), **CHOICES},
        short={"seats": 4, "options": {"track": "A", "short": True, "auto_skip": True}},
    ),
    tracks=Tracks(
        shipped=shipped,
        load=load,
        draw=draw_track,
        draw_race=draw_race,
        spots=spots,
        draw_spots=draw_spots,
        random=random_track,
    ),
)
