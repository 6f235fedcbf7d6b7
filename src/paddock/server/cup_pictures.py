"""A championship as it is told where its link is shown: a title, a sentence, and what a picture of it shows."""

from __future__ import annotations

from paddock.games import game as find_game
from paddock.server.championship_views import tracks_of
from paddock.server.cup import OVER, RUNNING, Cup
from paddock.server.previews import HUES, LONGEST, Driver, Preview, person_name, said_in, track_of
from paddock.server.table import OPEN
from paddock.server.table import OVER as RACE_OVER
from paddock.words import in_one_line

MOST_SHOWN = 10  #: entrants that a picture has room for


def standing(cup: Cup, language: str) -> Preview:
    """How a championship stands, for a picture and for the head of its page."""
    game, championship = find_game(cup.game), cup.championship
    heading = game.say("game.title", language=language)
    title = in_one_line(cup.about["title"]).strip() or said_in("cup", language, game=heading)
    run = 0 if championship is None else len(championship.counting)
    number = min(max(run, 1), len(tracks_of(cup)))
    track, _ = track_of(game, {**cup.about.get("options", {}), "track": tracks_of(cup)[number - 1]}, language)
    drivers = drivers_of(cup, language)
    if cup.status == RUNNING:
        state = said_in("cup_after", language, n=run)
    else:
        state = said_in("cup_over" if cup.status == OVER else "cup_open", language)
    leader = drivers[0].name if drivers and drivers[0].place else ""
    about = said_in("cup_leads" if cup.status != OVER else "cup_won", language, who=leader) if leader else state
    return Preview(
        table=cup.id,
        game=game.name,
        track=track,
        seats=tuple(game.notation.seat_names(game.usual)),
        status=RACE_OVER if leader else OPEN,
        public=True,
        language=language,
        heading=heading,
        place=title,
        state=state,
        title=f"{title}: {heading}"[:LONGEST],
        about=about,
        drivers=drivers,
        kind="cups",
    )


def drivers_of(cup: Cup, language: str) -> tuple[Driver, ...]:
    """Who takes part, the first in the standings first."""
    game, championship = find_game(cup.game), cup.championship
    ranks = {} if championship is None or not championship.counting else championship.ranks()
    totals = {} if championship is None else championship.totals()
    shown = []
    for number, (key, place) in enumerate(cup.places.items()):
        name = person_name(in_one_line(place.name).strip(), language)
        if not name:
            bot = said_in("bot", language, seat=str(number + 1))
            name = bot if place.bot else said_in("former", language)
        worn = game.faces.liveries.get(key)
        colour = worn["colour"] if worn else HUES[number % len(HUES)]
        points = totals.get(key, 0) if ranks else None
        shown.append(Driver(key, name, colour, place.bot is not None, ranks.get(key, 0), points))
    return tuple(sorted(shown, key=lambda driver: driver.place)[:MOST_SHOWN])
