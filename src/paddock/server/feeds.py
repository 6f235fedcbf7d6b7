"""Feeds: a player's turns and invitations for a calendar (RFC 5545) or a feed reader (RFC 4287).

Whoever knows the address can read them, and no more than where it is the player's turn and until when.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from paddock.server.calls import place_of
from paddock.server.previews import person_name
from paddock.words import sentence

FOLD = 73  #: bytes of a line of a calendar; one that is longer goes on in the next
AN_HOUR = 3600.0


class Note(NamedTuple):
    """Something that a feed tells."""

    table: str
    at: float
    until: float | None
    title: str
    place: str

    @property
    def id(self) -> str:
        return f"{self.table}-{int(self.at * 1000)}"


def notes_of(turns: list[dict[str, Any]], invited: list[dict[str, Any]], language: str) -> list[Note]:
    """A player's turns at tables over days, and to which tables they are invited."""
    notes = [
        Note(
            turn["table"], turn["since"], turn["until"], sentence("calls.turn", {}, language), place_of(turn, language)
        )
        for turn in turns
    ]
    for each in invited:
        title = sentence("calls.invited", {"name": person_name(each["by"], language)}, language)
        notes.append(Note(each["table"], each["at"], None, title, place_of(each, language)))
    return notes


# A calendar


def calendar(notes: list[Note], base: str, language: str) -> str:
    """Every turn with a clock as an event that ends with its time."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Paddock//Turns//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH"]
    lines += [f"X-WR-CALNAME:{plain(sentence('calls.feed', {}, language))}", "REFRESH-INTERVAL;VALUE=DURATION:PT15M"]
    for note in notes:
        if note.until is not None:
            lines += ["BEGIN:VEVENT", f"UID:{note.id}@paddock", f"DTSTAMP:{moment(note.at)}"]
            lines += [f"DTSTART:{moment(max(note.at, note.until - AN_HOUR))}", f"DTEND:{moment(note.until)}"]
            lines += [f"SUMMARY:{plain(f'{note.title}: {note.place}')}", f"URL:{base}/t/{note.table}"]
            lines += ["TRANSP:TRANSPARENT", "END:VEVENT"]
    return "".join(f"{folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def plain(text: str) -> str:
    r"""Text as a calendar takes it.

    >>> plain("HEAT; USA, 2\\3")
    'HEAT\\; USA\\, 2\\\\3'
    """
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return " ".join(text.split())


def folded(line: str) -> str:
    """A line that is not too long, going on behind a blank; no letter is cut in two."""
    pieces, piece = [], ""
    for letter in line:
        if len((piece + letter).encode()) > FOLD:
            pieces.append(piece)
            piece = ""
        piece += letter
    return "\r\n ".join([*pieces, piece])


def moment(at: float) -> str:
    """A time as calendars write it.

    >>> moment(0.0)
    '19700101T000000Z'
    """
    return f"{datetime.fromtimestamp(at, UTC):%Y%m%dT%H%M%SZ}"


# A feed


def atom(notes: list[Note], base: str, own: str, language: str) -> str:
    """Turns and invitations as entries, the newest first."""
    newest = sorted(notes, key=lambda note: -note.at)
    changed = stamp(newest[0].at if newest else 0.0)
    head = f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang={quoteattr(language)}>'
    title = escape(sentence("calls.feed", {}, language))
    lines = ['<?xml version="1.0" encoding="utf-8"?>', head, f"<title>{title}</title>"]
    lines += [f"<id>urn:paddock:{own}</id>", f"<updated>{changed}</updated>", "<author><name>Paddock</name></author>"]
    for note in newest:
        text = [note.place]
        if note.until is not None:
            said = f"{datetime.fromtimestamp(note.until, UTC):%Y-%m-%d %H:%M} UTC"
            text.append(sentence("calls.until", {"time": said}, language))
        lines += [
            "<entry>",
            f"<id>urn:paddock:{note.id}</id>",
            f"<title>{escape(f'{note.title}: {note.place}')}</title>",
        ]
        lines += [f"<updated>{stamp(note.at)}</updated>", f"<link href={quoteattr(f'{base}/t/{note.table}')}/>"]
        lines += [f"<content>{escape(' · '.join(text))}</content>", "</entry>"]
    return "\n".join([*lines, "</feed>", ""])


def stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
