"""A view of Thunder Alley in the terminal: it shows what may be seen, and knows no rule."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paddock.games.contract import Event, values_told
from paddock.games.thunder.cards import NAMES, TEAMS
from paddock.games.thunder.events import EVENT_WORDS, EVENTS
from paddock.games.thunder.moves import MOVE_COLUMNS, MOVE_WORDS
from paddock.words import sentence
from paddock.words.sentences import told, told_move

BAND = 24  #: sectors in one row of the drawn track
STYLES = {
    "Black": "bold white on grey23",
    "Blue": "bold blue",
    "Green": "bold green",
    "Pink": "bold magenta",
    "Purple": "bold medium_purple",
    "Red": "bold red",
    "Yellow": "bold yellow",
}
WEAR_STYLES = {
    "black": "bright_black",
    "green": "green",
    "blue": "blue",
    "grey": "white",
    "yellow": "yellow",
    "lavender": "medium_purple",
    "orange": "dark_orange",
    "red": "red",
}
#: Events that stand out.
LOUD = frozenset({"turn", "event", "retired", "finished", "yellow_flag", "rain_falls", "classified", "guarded"})


def draw_view(view: dict[str, Any], language: str) -> RenderableType:
    """The whole table as one seat, or a spectator, sees it."""

    def say(key: str, **values: Any) -> str:
        return sentence(f"table.{key}", values, language, "thunder")

    head = Text.assemble(
        (f"{say('turns')} {view['turns']}", "bold"),
        " · " + sentence("phases." + view.get("asks", view["phase"]), None, language, "thunder"),
        f" · {say('lap')} {view['lap']}/{view['laps']} · {say('deck')} {view['deck']}",
    )
    if "first" in view:
        head.append(f" · {say('first')} {team_text(view['first'], language)}")
    if "turn" in view:
        head.append(f" · {say('turn')} {team_text(view['turn'], language)}")
    if view["rain"]:
        head.append(f" · {say('rain')}")
    if "move" in view:
        move = view["move"]
        head.append(f" · {move['car']}: {card_text(move['card'], language)}, {say('mp')} {move['mp']}")
    return Group(
        head, Text(""), draw_track(view), Text(""), draw_cars(view, language), Text(""), draw_hand(view, language)
    )


def draw_track(view: dict[str, Any]) -> RenderableType:
    """The sectors as columns, in bands: lane 0 is the apron, the highest lane lies at the outer wall."""
    standing: dict[tuple[int, int], list[int]] = {}
    for number, car in view["cars"].items():
        if "at" in car:
            sector, lane = map(int, car["at"].split("."))
            standing.setdefault((sector, lane), []).append(number)
    rows = []
    for first in range(0, view["sectors"], BAND):
        here = range(first, min(first + BAND, view["sectors"]))
        marks = (f"{edge(sector)}{sector if sector % 4 == 0 else '':<3}" for sector in here)
        rows.append(Text("   " + "".join(marks), style="dim"))
        for lane in range(max(view["lanes"][sector] for sector in here), -1, -1):
            if lane > 0 or any((sector, 0) in standing for sector in here):
                rows.append(draw_lane(view, standing, here, lane))
    return Group(*rows)


def draw_lane(view: dict[str, Any], standing: dict[tuple[int, int], list[int]], here: range, lane: int) -> Text:
    """One lane of a band: its cars in their colours; of several on the apron, how many."""
    spaces, marks = [], []
    for sector in here:
        cars = standing.get((sector, lane), [])
        sign = (
            f"{len(cars)}x" if len(cars) > 1 else str(cars[0]) if cars else "·" if lane <= view["lanes"][sector] else ""
        )
        spaces.append(f"{edge(sector)}{sign:<3}")
        if len(cars) == 1:
            marks.append((STYLES[view["cars"][cars[0]]["team"]], 4 * len(spaces), len(sign)))
    row = Text(f" {lane} " + "".join(spaces))
    for style, at, length in marks:
        row.stylize(style, at, at + length)
    return row


def edge(sector: int) -> str:
    """The start/finish line lies before sector 0."""
    return "▌" if sector == 0 else " "


def draw_cars(view: dict[str, Any], language: str) -> RenderableType:
    """One row per car: those on the track in race order, then those that have their place."""

    def say(key: str, **values: Any) -> str:
        return sentence(f"table.{key}", values, language, "thunder")

    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for column in ("place", "car", "team", "at", "laps_done", "wear", "led", "state"):
        table.add_column(say(column))
    placed = sorted((car["place"], number) for number, car in view["cars"].items() if car["place"])
    lo = view["places"]["lo"]
    ranks = {number: place for place, number in placed} | {number: lo + i for i, number in enumerate(view["order"])}
    for number in sorted(ranks, key=lambda number: ranks[number]):
        car = view["cars"][number]
        states = [key for key in ("activated", "lapped", "finished", "out") if car.get(key)]
        if view["phase"] == "over":  # whoever stood on the track was placed, and is not lost
            states = ["finished" if car.get("finished") else "classified"]
        table.add_row(
            str(ranks[number]),
            Text(str(number), style=STYLES[car["team"]]),
            team_text(car["team"], language) + (f" ({say('you')})" if car["team"] == view["you"] else ""),
            car.get("at", ""),
            str(car.get("laps", "")),
            Text(" ").join(Text(f"■{colour}", style=WEAR_STYLES[colour]) for colour in car["wear"]),
            "★" * car["led"],
            Text(", ".join(say(key) for key in states), style="dim"),
        )
    return table


def draw_hand(view: dict[str, Any], language: str) -> Text:
    """The own hand, or how many cards everybody holds."""
    label = sentence("table.hand", None, language, "thunder")
    if view["you"] is None:
        sizes = (f"{team_text(name, language)} {cards}" for name, cards in view["hands"].items())
        return Text(f"{label}: " + ", ".join(sizes), style="dim")
    hand = view["hands"][view["you"]]
    cards = ", ".join(card_text(name, language) for name in hand)
    return Text.assemble((f"{label}: ", "bold"), cards or sentence("table.empty", None, language, "thunder"))


def card_text(name: str, language: str) -> str:
    return sentence(f"cards.{name}", None, language, "thunder")


def team_text(name: str, language: str) -> str:
    """A team by its colour; whoever tells of its driver instead is left as said."""
    return sentence(f"teams.{name}", None, language, "thunder") if name in TEAMS else name


def move_text(view: dict[str, Any], move: str, language: str) -> str:
    """A move in a sentence for people; with its car, and with what is asked, which its own words don't always say."""
    further = {"car": view.get("car"), "phase": view.get("asks")}
    return told_move("thunder", MOVE_COLUMNS, MOVE_WORDS, move, language, further)


def event_text(event: Event, language: str, form: str = "") -> str:
    """An event in a sentence for people."""
    values = values_told(event, EVENTS)
    if event.name == "auto":
        values["action"] = move_text({}, values["action"], language)
    return told("thunder", "events", event.name, values, EVENT_WORDS, language, form)


def about(name: str, language: str) -> str | None:
    """What a race card does; None if there is no such card."""
    for card in NAMES:
        if name in (card.upper().replace(" ", "_"), card):
            return sentence(f"about.{card}", None, language, "thunder")
    return None
