"""A championship as everybody may see it, with what it means to whoever asks. No player's id is in it."""

from __future__ import annotations

from typing import Any

from paddock.championships import PAIRED
from paddock.championships.points import by_seats
from paddock.server.cup import Cup, Line, Place, Run
from paddock.server.table import who_is

#: Values of lines that are told with them.
TOLD = ("place", "name", "new", "bot", "points", "reason", "race", "round", "track", "table", "bots", "absent")


def in_short(cup: Cup, player: str) -> dict[str, Any]:
    """A championship in a list."""
    championship = cup.championship
    champion = championship.champion if championship is not None and cup.status == "over" else None
    return {
        "id": cup.id,
        "title": cup.about["title"],
        "game": cup.game,
        "form": cup.form,
        "status": cup.status,
        "made": cup.lines[0].at,
        "races": len(championship.counting) if championship is not None else 0,
        "of": len(cup.about["tracks"]) if cup.form not in PAIRED else None,
        "entrants": len(cup.places),
        "most": cup.most,
        "champion": None if champion is None else numbered(cup, champion, player),
        "organiser": cup.host == player,
        "entered": cup.place_of(player) is not None,
    }


def numbered(cup: Cup, key: str, player: str) -> dict[str, Any]:
    """Somebody who takes part, with the number by which bots are told apart."""
    return {**entrant(key, cup.places[key], player), "number": 1 + list(cup.places).index(key)}


def described(cup: Cup, player: str, now: float) -> dict[str, Any]:
    """All of a championship."""
    about = cup.about
    return {
        **in_short(cup, player),
        "code": cup.code,
        "entry": about.get("entry", "open"),
        "wait": about.get("wait", 300.0),
        "pace": about.get("pace"),
        "options": about.get("options", {}),
        "tracks": [{"track": track, "date": cup.date_of(n)} for n, track in enumerate(tracks_of(cup), start=1)],
        "points": points_of(cup),
        "host": who_is(cup.host),
        "now": now,
        "place": cup.place_of(player),
        "places": [entrant(key, place, player) for key, place in cup.places.items()],
        "standings": standings(cup),
        "results": results(cup),
        "runs": [running(cup, run) for run in cup.on()],
        "log": [told(cup, line, place) for line, place in zip(cup.lines, cup.concerned, strict=True)],
    }


def tracks_of(cup: Cup) -> list[Any]:
    said = cup.about["tracks"]
    return [track["track"] if isinstance(track, dict) and "track" in track else track for track in said]


def points_of(cup: Cup) -> list[int]:
    """Points by place; nothing where races bring what they score, or where two meet."""
    return [] if cup.championship is None or cup.form in PAIRED else list(cup.championship.points)


def entrant(key: str, place: Place, player: str) -> dict[str, Any]:
    """Somebody who takes part."""
    return {
        "key": key,
        "name": place.name,
        "bot": place.bot,
        "who": None if place.player is None else who_is(place.player),
        "vacant": place.is_vacant,
        "own": place.player == player,
    }


def standings(cup: Cup) -> list[dict[str, Any]]:
    """Everybody's points, the best first: of each race, of corrections, and all together."""
    championship = cup.championship
    if championship is None:
        return []
    ranks, totals = championship.ranks(), championship.totals()
    corrected: dict[str, int] = {}
    for each in championship.corrections:
        corrected[each["entrant"]] = corrected.get(each["entrant"], 0) + each["points"]
    rests = championship.rests()
    return [
        {
            "key": key,
            "rank": rank,
            "points": totals.get(key, 0),
            "corrected": corrected.get(key, 0),
            "rests": rests.count(key),
            "races": [None if "annulled" in race else race["scores"].get(key) for race in championship.races],
        }
        for key, rank in ranks.items()
    ]


def results(cup: Cup) -> list[dict[str, Any]]:
    """The races that were run, in their order."""
    if cup.championship is None:
        return []
    found, units = [], {} if cup.form in PAIRED else cup.championship.units()
    for number, race in enumerate(cup.championship.races, start=1):
        round = race.get("round", number)
        found.append(
            {
                "number": number,
                "round": round,
                "track": tracks_of(cup)[(round - 1) % len(cup.about["tracks"])],
                "table": race.get("table"),
                "pair": race.get("pair"),
                "scores": race["scores"],
                "ranks": by_seats(race.get("ranks", {}), units),
                "absent": list(race.get("absent", ())),
                "annulled": race.get("annulled"),
            }
        )
    return found


def running(cup: Cup, run: Run) -> dict[str, Any]:
    """A race that has a table."""
    return {
        "round": run.round,
        "track": run.track,
        "table": run.table,
        "entrants": list(run.entrants),
        "opened": run.at,
        "starts": cup.starts(run),
        "date": cup.date_of(run.round),
    }


def told(cup: Cup, line: Line, place: Place | None) -> dict[str, Any]:
    """A line of the log: what, when, about whom, and whether by who runs it."""
    values = {key: line.values[key] for key in TOLD if key in line.values and line.do != "made"}
    if place is not None:
        values["about"] = place.name
        values["about_bot"] = place.bot
    by = next((each.name for each in cup.places.values() if line.by is not None and each.player == line.by), None)
    return {"do": line.do, "at": line.at, "by": by, "organiser": line.by == cup.host, **values}
