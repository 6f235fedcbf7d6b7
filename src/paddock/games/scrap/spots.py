"""Where on the track racers overtake, have accidents and fight duels: for reports about many races."""

from collections.abc import Iterable, Iterator, Mapping

from paddock.games.contract import Event
from paddock.games.scrap.drawing import Picture
from paddock.games.scrap.track import Track, fields_of, standard
from paddock.games.spots import Spot, passed, with_discs


def spots(track: Track, events: Iterable[Event]) -> Iterator[Spot]:
    """What happened on which field: racers that were passed, accidents, duels."""
    standing: dict[str, int] = {}
    fields = len(fields_of(track, standard()))
    turn = ""
    for event in events:
        values, seat = event.values, event.seat
        if event.name == "turn":
            turn = str(values["racer"])
        elif event.name == "drew_racer":
            standing[str(values["racer"])] = 0
        elif event.name == "moved":
            for at in passed(standing, str(values["racer"]), values["to"]):
                yield Spot("overtakes", seat, at % fields)
        elif event.name == "accident":
            yield Spot("accidents", seat, standing.get(turn, 0) % fields)
        elif event.name == "duel":
            yield Spot("duels", seat, values["field"] % fields)


def draw_spots(track: Track, counts: Mapping[int, float], language: str = "en") -> str:
    """The track, with how often something happened on each field."""
    picture = Picture(track, language)
    parts = {number: part for number, _, part in picture.numbered()}
    last = len(parts)

    def pixel(field: int) -> tuple[float, float]:
        part = parts[field or last]
        return part[len(part) // 2][0]

    return with_discs(picture.draw(()), counts, pixel)
