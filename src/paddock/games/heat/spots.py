"""Where on the track cars overtake, spin, pay and boost: for reports about many races."""

from collections.abc import Iterable, Iterator, Mapping

from paddock.games.contract import Event
from paddock.games.heat.drawing import Picture
from paddock.games.heat.track import Track
from paddock.games.spots import Spot, passed, with_discs


def spots(track: Track, events: Iterable[Event]) -> Iterator[Spot]:
    """What happened on which space: cars that were passed, spins and Heat paid at corner lines, boosts."""
    standing: dict[str, int] = {}  # twice the position, and one more on the race line, which is ahead
    for name, seat, values in ((event.name, event.seat, event.values) for event in events):
        if seat is None:
            continue
        if name == "grid":
            slot = values["slot"]
            standing[seat] = 2 * (-1 - slot // 2) + (slot % 2 == 0)
        elif name == "moved":
            for at in passed(standing, seat, 2 * values["to"] + (values["spot"] == 0)):
                yield Spot("overtakes", seat, at // 2 % track.spaces)
        elif name == "spun":
            standing[seat] = 2 * values["to"] + (values["spot"] == 0)
            yield Spot("spins", seat, values["line"] % track.spaces)
        elif name == "corner" and values["paid"]:
            yield Spot("Heat paid", seat, values["line"] % track.spaces, values["paid"])
        elif name == "boosted":
            yield Spot("boosts", seat, standing[seat] // 2 % track.spaces)
        elif name == "classified":
            standing.pop(seat, None)


def draw_spots(track: Track, counts: Mapping[int, float], language: str = "en") -> str:
    """The track, with how often something happened on each space."""
    picture = Picture(track, language)
    return with_discs(picture.draw(()), counts, lambda space: picture.at(space + 0.5))
