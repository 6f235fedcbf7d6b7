"""People who sit down together and start a race."""

from paddock.client import Client, TableOf


def start_together(people: list[Client], table: TableOf, seats: list[str], **values: str) -> None:
    """The first is the host; all contribute to the deal."""
    places = [table, *(person.table(table.id) for person in people[1:])]
    for place, seat in zip(places, seats, strict=False):
        place.do("sit", seat)
    table.do("start", **values)
    for place in places[1:]:
        place.look()
