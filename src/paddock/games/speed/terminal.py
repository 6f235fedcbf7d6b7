"""A view of Speed in the terminal: it shows what the viewer may see, and knows no rule."""

from typing import Any

from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from paddock.games.contract import Event, values_told
from paddock.games.speed.cards import ATTACKS, DEFENCES, NAMED, TEAMS, WILDS
from paddock.games.speed.events import EVENT_WORDS, EVENTS, SCORES
from paddock.games.speed.moves import MOVE_COLUMNS, MOVE_WORDS
from paddock.words import numbered, sentence
from paddock.words.sentences import told, told_move

STYLES = {**dict.fromkeys(ATTACKS, "bold red"), **dict.fromkeys(DEFENCES, "green"), **dict.fromkeys(WILDS, "bold blue")}
ROAD = 14  #: characters of the drawn road
LOUD = frozenset({"kontra", "completed", "extended", "scored", "won"})  #: events that stand out


def draw_view(view: dict[str, Any], language: str) -> RenderableType:
    """The whole table as one seat, or a spectator, sees it."""

    def say(key: str, **values: Any) -> str:
        return sentence(f"table.{key}", values, language, "speed")

    head = Text.assemble(
        (f"{say('round')} {view['round']}", "bold"),
        f" · {say('target')} {kilometres(view['target'], language)} · {say('dealer')} {numbered(view['dealer'])}",
        f" · {say('draw')} {view['draw']} · {say('discard')} {view['discards']} ",
        pile(view["discard"], language),
    )
    if "extension_by" in view:
        head.append(" · " + say("extension", team=view["extension_by"]))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("team", "distance", "battle", "speed", "wild", "last_round", "total"):
        justify: JustifyMethod = "right" if column in ("last_round", "total") else "left"
        table.add_column(say(column), justify=justify, no_wrap=column == "distance")
    for team in TEAMS:
        if team in view:
            own = view[team]
            seats = own["seats"]
            name = Text(f"{team}  {' + '.join(map(numbered, seats))}", style="bold" if view["you"] in seats else "")
            state = say("rolling" if own["rolling"] else "halted") + (f", {say('limited')}" if own["limited"] else "")
            table.add_row(
                name,
                road(own["distance"], view["target"], language),
                Text.assemble(pile(own["battle"], language), (f"  {state}", "dim")),
                pile(own["speed"], language),
                Text(" ").join(card(wild, language, lying) for wild, lying in own["wild"].items()),
                str(view["scores"][team]),
                Text(str(view["totals"][team]), style="bold"),
            )
    hands = Text("")
    for seat, hand in view["hands"].items():
        mark = "▶ " if seat == view["turn"] else "  "
        hands.append(mark + numbered(seat), style="bold" if seat == view["you"] else "")
        hands.append("  ")
        if isinstance(hand, int):
            hands.append(f"{hand} ▮\n", style="dim")
        else:
            hands.append_text(Text("  ").join(card(name, language) for name in hand) if hand else Text(say("empty")))
            hands.append("\n")
    return Group(head, Text(""), table, Text(""), hands)


def card_text(name: str, language: str) -> str:
    """The printed name of a card."""
    if name.startswith("KM"):
        return kilometres(int(name[2:]), language)
    return sentence(f"cards.{name}", None, language, "speed")


def card(name: str, language: str, lying: str = "V") -> Text:
    """A card by its printed name; one that lies across is marked."""
    words = card_text(name, language)
    return Text(f"↔{words}" if lying == "H" else words, style=STYLES.get(name, "yellow"))


def pile(cards: list[str], language: str) -> Text:
    """The top card of a pile."""
    return card(cards[-1], language) if cards else Text("-", style="dim")


def road(driven: int, target: int, language: str) -> Text:
    """How far a team has come."""
    at = min(ROAD - 1, driven * (ROAD - 1) // target)
    ahead = "─" * (ROAD - 1 - at)
    return Text.assemble(
        f"{kilometres(driven, language):>8} ", ("━" * at, "yellow"), ("●", "bold yellow"), (ahead, "dim")
    )


def kilometres(km: int, language: str) -> str:
    return sentence("cards.KM", {"n": km}, language, "speed")


def move_text(view: dict[str, Any], move: str, language: str) -> str:
    """A move in a sentence for people; how long the trip would be, if it can be extended."""
    return told_move("speed", MOVE_COLUMNS, MOVE_WORDS, move, language, {"target": view.get("extension")})


def event_text(event: Event, language: str, form: str = "") -> str:
    """An event in a sentence for people; the points of a round with what they are made of."""
    values = values_told(event, EVENTS)
    if event.name == "scored":
        values["bonuses"] = {key: values[key] for key in SCORES if values[key]}
    return told("speed", "events", event.name, values, EVENT_WORDS, language, form)


def about(name: str, language: str) -> str | None:
    """What a card does; None if there is no such card."""
    key, km = ("KM", name[2:]) if name.startswith("KM") else (name, "")
    known = key in NAMED or (key == "KM" and km.isdecimal())
    return sentence(f"about.{key}", {"n": km}, language, "speed") if known else None
