"""A view of Scrap Racer in the terminal: it shows what the viewer may see, and knows no rule."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paddock.games.contract import Event, values_told
from paddock.games.scrap.cards import CARDS, RACERS, TOKENS
from paddock.games.scrap.events import EVENT_WORDS, EVENTS
from paddock.games.scrap.moves import MOVE_COLUMNS, MOVE_WORDS
from paddock.words import sentence
from paddock.words.sentences import told, told_move

BAND = 24  #: fields in one row of the drawn track
STYLES = {
    "steel": "bold red",
    "swift": "bold cyan",
    "twister": "bold yellow",
    "crusher": "bold magenta",
    "jackal": "bold green",
    "hover": "bold blue",
}
SIGNS = {"steel": "St", "swift": "Sw", "twister": "Tw", "crusher": "Cr", "jackal": "Ja", "hover": "Ho"}
GROUND = {"S": ("━", "green"), "C": ("◠", "blue")}  #: as the lamps of the segments
FACES = " ⚀⚁⚂⚃⚄⚅"

#: Events that stand out.
LOUD = frozenset({"round", "double", "accident", "duel_won", "lap", "goal", "final_round", "guarded", "finished"})


def draw_view(view: dict[str, Any], language: str) -> RenderableType:
    """The whole table as one seat, or a spectator, sees it."""

    def say(key: str, **values: Any) -> str:
        return sentence(f"table.{key}", values, language, "scrap")

    head = Text.assemble(
        (f"{say('round')} {view['round']}", "bold"),
        " · " + sentence("phases." + view["phase"], None, language, "scrap"),
        f" · {say('store')} {view['store']}",
        f" · {say('decks')} " + "  ".join(f"{deck}: {cards}" for deck, cards in view["decks"].items()),
    )
    if view["final"]:
        head.append(f" · {say('final')}", style="bold")
    parts: list[RenderableType] = [head, Text(""), draw_ring(view), Text(""), draw_racers(view, language), Text("")]
    if view.get("dice"):
        dice = "  ".join(f"{FACES[die]} {die}" for die in view["dice"])
        parts.append(Text(f"{say('dice')}: {dice}  = {sum(view['dice'])}", style="bold"))
    return Group(*parts, draw_hand(view, language))


def racers_of(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The entries of the racers, the first in the race first."""
    return [view[name] for name in view["ranking"]]


def draw_ring(view: dict[str, Any]) -> RenderableType:
    """The fields of a lap as rows: their numbers, the ground, and who or what is on them."""
    standing: dict[int, list[str]] = {}
    for entry in racers_of(view):
        standing.setdefault(entry["field"], []).append(entry["racer"])
    rows = []
    for first in range(1, view["lap"] + 1, BAND):
        numbers, ground, on = Text(), Text(), Text()
        for field in range(first, min(first + BAND, view["lap"] + 1)):
            edge = "║" if field == 1 else " "
            numbers.append(f"{edge}{field if field % 4 == 1 else '':<3}", style="dim")
            mark, style = GROUND[view["ground"][field - 1]]
            ground.append(edge + mark * 3, style=style)
            if field in standing:
                first_here, *others = standing[field]
                sign = "".join(racer[0].upper() for racer in standing[field][:3]) if others else SIGNS[first_here]
                on.append(f"{edge}{sign:<3}", style=STYLES[first_here])
            else:
                token = "●" if field in view["fields"] else "○" if field in view["places"] else " "
                on.append(f"{edge}{token:<3}", style="yellow")
        rows += [numbers, ground, on]
    return Group(*rows)


def draw_racers(view: dict[str, Any], language: str) -> RenderableType:
    """One row per racer, the leader first."""

    def say(key: str, **values: Any) -> str:
        return sentence(f"table.{key}", values, language, "scrap")

    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for column in ("place", "racer", "player", "field", "laps", "bonus_tokens", "tokens", "cards"):
        table.add_column(say(column))
    for rank, name in enumerate(view["ranking"], start=1):
        entry = view[name]
        label = Text(f"{SIGNS[entry['racer']]} {racer_text(entry['racer'], language)}", style=STYLES[entry["racer"]])
        owner = Text(entry["owner"])
        if entry["owner"] == view["you"]:
            owner.append(f" ({say('you')})")
        if name == view.get("turn"):
            owner.append(" ◀", style="bold")
        cards = view[entry["owner"]]["cards"]
        table.add_row(
            str(rank),
            label,
            owner,
            str(entry["field"]) if entry["field"] else say("at_start"),
            "●" * entry["laps"] + "○" * (3 - entry["laps"]),
            str(entry["bonus_tokens"]),
            ", ".join(token_text(token, language) for token in entry["tokens"]),
            str(cards if isinstance(cards, int) else len(cards)),
        )
    return table


def draw_hand(view: dict[str, Any], language: str) -> Text:
    """The own bonus cards."""
    if view["you"] is None:
        return Text("")
    cards = view[view["you"]]["cards"]
    label = sentence("table.hand", None, language, "scrap")
    empty = sentence("table.empty", None, language, "scrap")
    return Text.assemble((f"{label}: ", "bold"), ", ".join(card_text(card, language) for card in cards) or empty)


def card_text(card: int | str, language: str) -> str:
    return sentence(f"cards.{card}", None, language, "scrap")


def racer_text(racer: str, language: str) -> str:
    return sentence(f"racers.{racer}", None, language, "scrap")


def token_text(token: str, language: str) -> str:
    return sentence(f"tokens.{token}", None, language, "scrap")


def move_text(view: dict[str, Any], move: str, language: str) -> str:
    """A move in a sentence for people; how far the dice drive, where they lie."""
    further = {"n": sum(view["dice"])} if view.get("dice") else {"n": None}
    return told_move("scrap", MOVE_COLUMNS, MOVE_WORDS, move, language, further)


def event_text(event: Event, language: str, form: str = "") -> str:
    """An event in a sentence for people."""
    values = values_told(event, EVENTS)
    if event.name == "auto":
        values["action"] = move_text({}, values["action"], language)
    return told("scrap", "events", event.name, values, EVENT_WORDS, language, form)


def about(name: str, language: str) -> str | None:
    """What a card, a token or a racer does; None if there is nothing of that name."""
    known = {known.upper(): known for known in (*CARDS, *TOKENS, *RACERS)}
    return sentence(f"about.{known[name]}", None, language, "scrap") if name in known else None
