"""People who sit down together and start a race."""

import time

from paddock.client import Client, Refused, TableOf
from tests.waiting import PATIENCE


def start_together(people: list[Client], table: TableOf, seats: list[str], **values: str) -> None:
    """The first is the host; all contribute to the deal. Whose contribution came too late is waited for once more."""
    places = [table, *(person.table(table.id) for person in people[1:])]
    for place, seat in zip(places, seats, strict=False):
        place.do("sit", seat)
    until = time.monotonic() + PATIENCE
    while True:
        try:
            table.do("start", **values)
        except Refused:
            if time.monotonic() > until:
                raise
        told = [place.look() for place in (*places[1:], table)]
        if told[-1]["state"]["status"] != "open":
            return
