"""Where on the track cars overtake, wear and retire: for reports about many races."""

from collections.abc import Iterable, Iterator, Mapping

from paddock.games.contract import Event
from paddock.games.spots import Spot, with_discs
from paddock.games.thunder.drawing import Picture
from paddock.games.thunder.track import Track

ENDS = ("played", "turn", "event", "yellow_flag")  #: events before which the move of a car is over


def spots(track: Track, events: Iterable[Event]) -> Iterator[Spot]:
    """What happened in which sector: cars that were passed, wear markers that were taken, cars that were lost."""
    standing: dict[str, int] = {}  # sectors driven since the line was crossed first
    before: dict[str, int] = {}  # the same when the last move began
    teams: dict[str, str | None] = {}
    for name, seat, values in ((event.name, event.seat, event.values) for event in events):
        if name in ENDS:
            yield from passes(track, before, standing, teams)
            before = dict(standing)
        elif name == "grid":
            car = str(values["car"])
            standing[car], teams[car] = track.grid(values["space"])[0] - track.sectors, seat
        elif name in ("finished", "retired", "classified"):
            at = standing.pop(str(values["car"]), None)
            if name == "retired" and at is not None:
                yield Spot("retirements", seat, at % track.sectors)
        elif name == "wore":
            if str(values["car"]) in standing:
                yield Spot("wear", seat, standing[str(values["car"])] % track.sectors, values["n"])
        elif "at" in values:
            several = "cars" in values
            places = zip(values["cars"], values["at"], strict=True) if several else [(values["car"], values["at"])]
            for car, space in places:
                standing[str(car)] = ahead(track, standing, str(car), space)
            if name == "lined_up":  # behind a yellow flag nobody is overtaken
                before = dict(standing)


def passes(
    track: Track, before: Mapping[str, int], after: Mapping[str, int], teams: Mapping[str, str | None]
) -> Iterator[Spot]:
    """Cars that were behind another one before a move, and are ahead of it after."""
    for car, to in after.items():
        for other, at in after.items():
            if to > at and before.get(car, to) < before.get(other, at):
                yield Spot("overtakes", teams.get(car), at % track.sectors)


def ahead(track: Track, standing: Mapping[str, int], car: str, space: str | None) -> int:
    """How far a car has driven when it comes to a space: the nearer way round."""
    before = standing.get(car, -track.sectors)
    if space is None:
        return before
    by = (int(str(space).partition(".")[0]) - before) % track.sectors
    return before + by - (track.sectors if by > track.sectors // 2 else 0)


def draw_spots(track: Track, counts: Mapping[int, float], language: str = "en") -> str:
    """The track, with how often something happened in each sector."""
    picture = Picture(track, language)

    def pixel(sector: int) -> tuple[float, float]:
        return picture.middle(sector, (track.lanes[sector] + 1) // 2)

    return with_discs(picture.draw(()), counts, pixel)
