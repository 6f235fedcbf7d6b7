"""What a link tells of a table before anybody opens it: a title, a sentence, and what a picture of it shows.

All of it comes from what lists tell of a table, so nothing is opened for it; and nothing is in it that a visitor who
opens the page could not read there. Of a table that is not watched it tells which game it is, and no more.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass
from functools import lru_cache
from html import escape
from typing import Any

from paddock.games import game as find_game
from paddock.games.contract import Game
from paddock.server.commands import GUEST
from paddock.server.lists import Summary
from paddock.server.table import OPEN, OVER, RACING
from paddock.words import LANGUAGES, group, in_one_line, numbered, sentence

WIDTH, HEIGHT = 1200, 630  #: pixels of a picture
LONGEST = 200  #: characters of a title
LONGEST_TRACK = 40
LONGEST_ASKED = 200  #: characters of a wish for languages that are read
#: The hues of seats that are not called by a colour, in their order: those of `web/src/frame/livery.ts`.
HUES = ("#c8102e", "#f2b705", "#1664c0", "#35b6a0", "#7b3fb5", "#f07b2c", "#e9e7e1", "#4b4f58")
HOST = re.compile(r"[A-Za-z0-9._-]{1,255}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")


@dataclass(frozen=True)
class Driver:
    """A seat, as a picture lists it."""

    seat: str
    name: str  #: empty if it is free
    colour: str
    is_bot: bool = False
    place: int = 0  #: 0 before the end
    points: int | None = None


@dataclass(frozen=True)
class Preview:
    """What is told of a table in one language."""

    table: str
    game: str
    track: Any  #: as its options name or describe it; None for a game without tracks
    seats: tuple[str, ...]
    status: str
    public: bool  #: whether everybody may look at its race
    language: str
    heading: str  #: the game
    place: str  #: the track in words; empty for a game without tracks
    state: str  #: how things stand, in a few words
    title: str
    about: str
    drivers: tuple[Driver, ...]
    kind: str = "tables"  #: of what it is told, as its address has it

    @property
    def mark(self) -> str:
        """Another one for another picture, apart from where cars are."""
        return hashlib.sha256(repr(astuple(self)).encode()).hexdigest()[:12]


def preview(told: Summary, language: str) -> Preview:
    """What is told of a table, by what lists tell of it."""
    about, status = told["table"], told["status"]
    game, public = find_game(about["game"]), bool(about["watched"])
    track, place = track_of(game, about["options"], language)
    drivers = drivers_of(game, told, language) if public else ()
    heading = game.say("game.title", language=language)
    said = Sayer(language, said_in("what", language, game=heading, track=place) if place else heading)
    if not public:
        state, title, line = said("is_private"), said("private"), said("private_about")
    elif status == OVER and any(driver.place == 1 for driver in drivers):
        state, title, line = said("over"), said.winners(drivers), said("over_about")
    elif status == OPEN:
        free = sum(not driver.name for driver in drivers)
        state = said("seats_free", free=free) if free else said("waiting")
        title, line = said.line_up(drivers, free), said("open_about" if free else "full_about")
    else:
        state, title, line = said("racing" if status == RACING else "over"), said.line_up(drivers, 0), said("on_about")
    return Preview(
        table=about["id"],
        game=game.name,
        track=track,
        seats=tuple(about["seats"]),
        status=status,
        public=public,
        language=language,
        heading=heading,
        place=place,
        state=state,
        title=title[:LONGEST],
        about=line,
        drivers=drivers,
    )


def said_in(key: str, language: str, **values: Any) -> str:
    return sentence(f"previews.{key}", values, language)


class Sayer:
    """Sentences about one table."""

    def __init__(self, language: str, what: str) -> None:
        self.language, self.what = language, what

    def __call__(self, key: str, **values: Any) -> str:
        return said_in(key, self.language, what=self.what, **values)

    def all_of(self, names: Sequence[str]) -> str:
        """Names as a list in a sentence."""
        *first, last = names
        return self("and", first=", ".join(first), last=last) if first else last

    def line_up(self, drivers: Sequence[Driver], free: int) -> str:
        """Who races: people by their names, bots by their number."""
        people = [driver.name for driver in drivers if driver.name and not driver.is_bot]
        bots = sum(driver.is_bot for driver in drivers)
        who = [*people, self("bots", n=bots)] if bots else people
        if not who:
            return self("empty", free=free)
        return self("open", who=self.all_of(who), free=free) if free else self("full", who=self.all_of(who))

    def winners(self, drivers: Sequence[Driver]) -> str:
        """Who has won, and by how much where points tell it."""
        first = [driver for driver in drivers if driver.place == 1]
        behind = [driver for driver in drivers if driver.place > 1]
        who, n = self.all_of([driver.name for driver in first]), len(first)
        won, next_best = first[0].points, behind[0].points if behind else None
        if won is None or next_best is None:
            return self("won", who=who, n=n)
        return self("won_by", who=who, n=n, score=f"{won}:{next_best}")


def drivers_of(game: Game, told: Summary, language: str) -> tuple[Driver, ...]:
    """The seats: after the race the first comes first."""
    seats: Sequence[str] = told["table"]["seats"]
    places: Mapping[str, int] = told.get("places", {})
    points: Mapping[str, int] = told.get("points", {})
    called = group("teams", language, game.name)
    drivers = []
    for number, seat in enumerate(seats):
        chair = told["chairs"][seat]
        name = person_name(in_one_line(chair.get("name") or "").strip(), language)
        is_bot = not name and bool(chair.get("bot"))
        if is_bot:
            name = called.get(seat) or said_in("bot", language, seat=numbered(seat))
        hue = HUES[team_of(game.name, len(seats), number) % len(HUES)]
        colour = game.faces.liveries[seat]["colour"] if seat in game.faces.liveries else hue
        drivers.append(Driver(seat, name, colour, is_bot, places.get(seat, 0), points.get(seat)))
    return tuple(sorted(drivers, key=lambda driver: driver.place))


def person_name(name: str, language: str) -> str:
    """A guest without a name is called so in the language of whoever reads it, as on the page.

    >>> person_name("Guest 1234", "pl"), person_name("Guest", "el"), person_name("Guestav", "pl")
    ('Gość 1234', 'Επισκέπτης', 'Guestav')
    """
    return re.sub(rf"^{GUEST}(?=$| [0-9]{{4}}$)", lambda _: said_in("guest", language), name)


@lru_cache(maxsize=64)
def team_of(name: str, seats: int, number: int) -> int:
    """The team of a seat, where several drive one car; otherwise its own number.

    >>> team_of("speed", 4, 2), team_of("heat", 4, 2)
    (0, 2)
    """
    game = find_game(name)
    if game.tracks.load is not None:
        return number
    names = game.notation.seat_names(seats)
    courses, _ = game.notation.make_course(names, {}, None)
    return next(team for team, own in enumerate(game.notation.units(courses[0], names).values()) if number in own)


def track_of(game: Game, options: Mapping[str, Any], language: str) -> tuple[Any, str]:
    """The track as it can be loaded, and what it is called; one that somebody has drawn has one name."""
    if game.tracks.load is None:
        return None, ""
    track = options.get("track", game.defaults["track"])
    if isinstance(track, Mapping):
        name = str(track.get("title") or track.get("name") or "")
        return track, in_one_line(name).strip()[:LONGEST_TRACK]
    return track, group("tracks", language, game.name).get(str(track), "")


# The head of a page


def tags(preview: Preview | None, language: str, base: str, path: str) -> str:
    """The title of a page and what is told where its address is shown; without a table, of the house."""
    if preview is None:
        title, about = said_in("house", language), said_in("house_about", language)
    else:
        title, about = preview.title, preview.about
    told = {
        "og:site_name": "Paddock",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": f"{base}{path}",
        "og:locale": language,
    }
    if preview is not None:
        at = f"/api/{preview.kind}/{preview.table}/picture.png?language={language}&v={preview.mark}"
        told |= {
            "og:image": f"{base}{at}",
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": title,
        }
    named = {"description": about, "twitter:card": "summary" if preview is None else "summary_large_image"}
    lines = [f"<title>{escape(title)}</title>"]
    lines += [f'<meta name="{name}" content="{escape(content)}" />' for name, content in named.items()]
    lines += [f'<meta property="{name}" content="{escape(content)}" />' for name, content in told.items()]
    return "\n    ".join(lines)


def base_of(scheme: str, host: str, root: str = "") -> str | None:
    """The address of the house as a visitor has written it; None if that can't be one.

    >>> base_of("https", "paddock.example:8443"), base_of("http", 'x"><script>')
    ('https://paddock.example:8443', None)
    """
    return f"{scheme}://{host}{root}" if HOST.fullmatch(host) else None


def spoken(asked: str | None, accepted: str) -> str:
    """The language of a visitor: asked for, or the first of those that the browser takes, or English.

    >>> spoken(None, "de-AT, el;q=0.7, bg;q=0.9"), spoken("pl", "el"), spoken("xx", "")
    ('bg', 'pl', 'en')
    """
    if asked in LANGUAGES:
        return str(asked)
    wishes = []
    for wish in accepted[:LONGEST_ASKED].split(","):
        name, _, weight = wish.strip().partition(";q=")
        known = name[:2].lower()
        if known in LANGUAGES:
            wishes.append((-float(weight) if re.fullmatch(r"[01](\.[0-9]{1,3})?", weight) else -1.0, known))
    return min(wishes, key=lambda wish: wish[0])[1] if wishes else "en"
