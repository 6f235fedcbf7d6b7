"""The table of Scrap Racer in the terminal, drawn from a view: it shows what the viewer may see, and knows no rule."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paddock.games.contract import Event
from paddock.games.scrap.cards import CARDS, RACERS, REROLL, TOKENS
from paddock.words import sentence

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


def draw_table(view: dict[str, Any], language: str) -> RenderableType:
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
    """A move in a sentence for people."""
    verb, *rest = move.split()
    key, values = verb, {}
    if verb == "token":
        key = move
    elif verb == "bonus":
        values = {"card": card_text(rest[0], language)}
    elif rest:
        values = {"racer": racer_text(rest[0], language)}
    elif verb == "drive" and view.get("dice"):
        values = {"n": sum(view["dice"])}
    elif verb == "drive":
        key = "drive_on"
    return sentence(f"moves.{key}", values, language, "scrap")


def event_text(event: Event, language: str) -> str:
    """An event in a sentence for people."""
    values = {**event.values, "seat": event.seat}
    name = event.name
    if name == "moved":
        name = "moved_back" if values["n"] < 0 else "moved"
        values["n"] = abs(values["n"])
    elif name == "rolled" and values["again"]:
        name = "rolled_again"
    elif name == "bonus_card" and "card" not in values:
        name = "bonus_card_unseen"
    elif name == "used_token":
        name = "used_reroll" if values["token"] == TOKENS[REROLL] else "used_token"
    elif name == "renewed" and values["deck"] == "bonus":
        name = "renewed_bonus"
    elif name == "duel_won":
        name = f"duel_won_by_{values['way']}"
    if name in ("used_token", "used_reroll"):
        values["token"] = token_text("pm" if values["token"] in ("plus", "minus") else values["token"], language)
    elif isinstance(values.get("token"), str):
        values["token"] = token_text(values["token"], language)
    for key in ("racer", "second"):
        if key in values:
            values[key] = racer_text(values[key], language)
    if "racers" in values:
        values["racers"] = ", ".join(racer_text(racer, language) for racer in values["racers"])
    if "card" in values:
        values["card"] = card_text(values["card"], language)
    if "dice" in values:
        values["dice"] = " + ".join(map(str, values["dice"]))
    if "reason" in values:
        values["reason"] = sentence(f"reasons.{values['reason']}", None, language, "scrap")
    if name == "auto":
        values["action"] = move_text({}, values["action"], language)
    return sentence(f"events.{name}", values, language, "scrap")


def about(name: str, language: str) -> str | None:
    """What a card, a token or a racer does; None if there is nothing of that name."""
    known = {known.upper(): known for known in (*CARDS, *TOKENS, *RACERS)}
    return sentence(f"about.{known[name]}", None, language, "scrap") if name in known else None
