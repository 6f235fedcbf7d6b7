"""A view of HEAT in the terminal: it shows what the viewer may see, and knows no rule."""

from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paddock.games.contract import Event, values_told
from paddock.games.heat.cards import FACES
from paddock.games.heat.conditions import NO_TOKEN, TILES, TOKENS
from paddock.games.heat.events import EVENT_WORDS, GARAGE_EVENTS
from paddock.games.heat.moves import MOVE_COLUMNS, MOVE_WORDS
from paddock.games.heat.upgrade_cards import SLOT_FACES, SYMBOLS, UPGRADE_FACES, standard
from paddock.words import sentence
from paddock.words.sentences import told, told_move

BAND = 24  #: spaces in one row of the drawn track
STYLES = ("bold red", "bold cyan", "bold yellow", "bold green", "bold magenta", "bold blue")  #: per seat
HOT = {"H": "red", "UH": "red", "S": "magenta", "U0": "cyan", "U5": "cyan"}
LOUD = frozenset({"round", "spun", "cluttered", "crossed_finish", "classified", "guarded"})  #: events that stand out


def draw_view(view: dict[str, Any], language: str) -> RenderableType:
    """The whole table as one seat, or a spectator, sees it."""

    def say(key: str, **values: Any) -> str:
        return sentence(f"table.{key}", values, language, "heat")

    head = Text.assemble(
        (f"{say('round')} {view['round']}", "bold"),
        " · " + sentence("phases." + view["phase"], None, language, "heat"),
        f" · {say('laps')} {view['laps']} · {say('supply')} {view['supply']}",
    )
    if "turn" in view:
        head.append(f" · {say('turn')} {view['turn']}")
    if "weather" in view:
        head.append("\n")
        head.append(draw_weather(view, language))
    parts = [head, Text(""), draw_track(view), Text(""), draw_cars(view, language), Text("")]
    if "upgrades" in view:
        parts += [draw_garage(view, language), Text("")]
    return Group(*parts, draw_mat(view, language))


def draw_garage(view: dict[str, Any], language: str) -> Text:
    """The market, everybody's upgrades with what stands on them, and what the car on turn can still use of its own."""
    say = partial(sentence, language=language, game="heat")
    lines: list[Text] = []
    if "market" in view:
        lines.append(Text(say("table.market"), style="bold"))
        taken = view["market"]
        lines += [
            Text(f"  {place}. {upgrade_text(card, view, language)}")
            for place, card in enumerate(taken, start=1)
            if card != NO_TOKEN
        ]
    lines.append(Text(say("table.garage"), style="bold"))
    for name, (_, style) in cars_of(view).items():
        if view[name].get("garage"):
            slots = zip(SLOT_FACES, view[name]["garage"], strict=False)
            line = Text.assemble("  ", (name, style), ": ")
            line.append(" · ".join(f"{face} {upgrade_text(card, view, language)}" for face, card in slots))
            lines.append(line)
            if "refreshed" in view[name]:
                lines.append(Text(f"     {say('table.refreshed')}: {' '.join(view[name]['refreshed'])}", style="dim"))
    if "turn" in view:
        own = view[view["turn"]]
        left = [say(f"symbols.{POOL_SYMBOLS[pool]}", {"n": n}) for pool, n in own["pools"].items() if n]
        left += [say("symbols.scrap", {"n": own["open"]["scrap"]})] if own["open"]["scrap"] else []
        if left:
            lines.append(Text.assemble((f"{say('table.symbols')}: ", "bold"), ", ".join(left)))
        if own["open"]["heat"]:
            lines.append(Text.assemble((f"{say('table.to_pay')}: ", "bold"), " ".join(own["open"]["heat"])))
    return Text("\n").join(lines)


POOL_SYMBOLS = {"cool": "cool", "reduce": "stress", "super": "super", "salvage": "salvage", "draft": "draft"}


def upgrade_text(card: str, view: dict[str, Any], language: str) -> str:
    """An upgrade by its number and name, with its values and symbols."""
    name = told("heat", "cards", "_", {"n": int(card[1:])}, {}, language)
    return f"{name}: {symbols_text(view['upgrades'][card], language)}"


def symbols_text(card: dict[str, Any], language: str) -> str:
    """What stands on an upgrade, in a few words."""
    say = partial(sentence, language=language, game="heat")
    parts = ["/".join(map(str, card["value"]))] if "value" in card else []
    parts += [say("symbols.is_heat")] if "is_heat" in card else []
    for symbol in SYMBOLS:
        if symbol in card:
            n = f"+{card[symbol]}" if symbol == "limit" and card[symbol] > 0 else card[symbol]
            parts.append(say(f"symbols.{symbol}", {"n": n}))
    return ", ".join(parts)


def draw_weather(view: dict[str, Any], language: str) -> Text:
    """The weather tile and what it does, and the tokens by their corner lines."""
    say = partial(sentence, language=language, game="heat")
    text = Text.assemble((say("table.weather"), "bold"), f" {say('weathers.' + view['weather'])}: ")
    text.append(say("about." + view["weather"]), style="dim")
    laid = [
        f"{line} {say('tokens.' + token)}"
        for (line, _), token in zip(view["corners"], view["tokens"], strict=True)
        if token != NO_TOKEN
    ]
    if laid:
        text.append(f"\n{say('table.tokens')} ", style="bold")
        text.append(" · ".join(laid))
    return text


def cars_of(view: dict[str, Any]) -> dict[str, tuple[str, str]]:
    """Per seat the sign of its car on the track, and its colour; both the same in every view."""
    legends = view.get("legends", [])
    names = [*sorted(name for name in view["order"] if name not in legends), *legends]
    short = all(len(name) <= 2 for name in names if name not in legends)
    signs = {name: name if short else str(i + 1) for i, name in enumerate(names)} | dict.fromkeys(legends, "★")
    return {name: (signs[name], STYLES[i % len(STYLES)]) for i, name in enumerate(names)}


def draw_track(view: dict[str, Any]) -> RenderableType:
    """The ring of spaces as rows: numbers and corner limits above, then the spots, the race line first."""
    spaces, signs = view["spaces"], cars_of(view)
    limits = limits_of(view)
    standing = {
        (view[name]["pos"] % spaces, view[name]["spot"]): signs[name]
        for name in view["order"]
        if view[name]["place"] == 0
    }
    rows = []
    for first in range(0, spaces, BAND):
        here = range(first, min(first + BAND, spaces))
        above, upper, lower = Text("   "), Text(" 0 ", style="dim"), Text(" 1 ", style="dim")
        for index in here:
            edge = "║" if index in limits else "▌" if index == 0 else " "
            mark = f"{limits[index]}" if index in limits else f"{index}" if index % 5 == 0 else ""
            above.append(f"{edge}{mark:<2}", style="bold red" if index in limits else "dim")
            for row, spot in ((upper, 0), (lower, 1)):
                sign, style = standing.get((index, spot), ("·", "dim"))
                row.append(edge, style="bold red" if index in limits else "bold")
                row.append(f"{sign:<2}", style=style)
        rows += [above, upper, lower]
    return Group(*rows)


def limits_of(view: dict[str, Any]) -> dict[int, int]:
    """The speed limit of every corner line, as its token has it."""
    lines = [line for line, _ in view["corners"]]
    return dict(zip(lines, view["limits"], strict=True)) if "limits" in view else dict(view["corners"])


def draw_cars(view: dict[str, Any], language: str) -> RenderableType:
    """One row per car, the leader first."""

    def say(key: str, **values: Any) -> str:
        return sentence(f"table.{key}", values, language, "heat")

    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for column in ("place", "car", "lap", "track", "next_corner", "gear", "engine", "hand", "deck", "discard", "play"):
        table.add_column(say(column))
    signs = cars_of(view)
    for rank, name in enumerate(view["order"], start=1):
        car = view[name]
        sign, style = signs[name]
        if name in view.get("legends", ()):
            table.add_row(*legend_row(view, name, rank, Text(f"★ {name}", style=style), language))
            continue
        label = Text(name if sign == name else f"{sign} {name}", style=style)
        if name == view["you"]:
            label.append(f" ({say('you')})", style="default")
        table.add_row(
            str(rank),
            label,
            say("finished") if car["finished"] else f"{max(0, car['lap']) + 1}/{view['laps']}",
            "" if car["finished"] else str(car["pos"] % view["spaces"] + 1),
            "" if car["finished"] else next_corner(view, car["pos"]),
            str(car["gear"]),
            str(car["engine"]),
            str(car["hand"] if isinstance(car["hand"], int) else len(car["hand"])),
            str(car["deck"]),
            Text.assemble(f"{car['discard']} ", card(car["top"]) if "top" in car else ""),
            Text.assemble(played(car), "  ", (state_of(view, name, language), "dim")),
        )
    return table


def legend_row(view: dict[str, Any], name: str, rank: int, label: Text, language: str) -> list[Any]:
    """A legend: its place on the track, and nothing on a mat."""
    car = view[name]
    if car["finished"]:
        return [str(rank), label, sentence("table.finished", None, language, "heat")]
    lap = f"{max(0, car['lap']) + 1}/{view['laps']}"
    what = Text(sentence("table.legend", None, language, "heat"), style="dim")
    return [str(rank), label, lap, str(car["pos"] % view["spaces"] + 1), next_corner(view, car["pos"]), *[""] * 5, what]


def next_corner(view: dict[str, Any], pos: int) -> str:
    """HEAT-T.6: spaces left to the next corner line, and its limit."""
    spaces = view["spaces"]
    ahead = min(((line - pos - 1) % spaces, limit) for line, limit in limits_of(view).items())
    return f"{ahead[0]} → {ahead[1]}"


def played(car: dict[str, Any]) -> Text:
    """The play area, or how many cards lie in it face down."""
    cards = car.get("play", [])
    return Text("▮" * cards) if isinstance(cards, int) else Text(" ").join(map(card, cards))


def state_of(view: dict[str, Any], name: str, language: str) -> str:
    """What a car is doing, in a word or two."""
    words = []
    if name == view.get("turn"):
        words.append("speed")
    elif view["phase"] == "plan" and not view[name]["finished"]:
        words.append("committed" if view[name]["committed"] else "thinking")
    if view[name]["adrenaline"]:
        words.append("adrenaline")
    texts = [sentence(f"table.{word}", None, language, "heat") for word in words]
    if words[:1] == ["speed"]:
        texts[0] += f" {view[name]['speed']}"
    return ", ".join(texts)


def draw_mat(view: dict[str, Any], language: str) -> Text:
    """The own hand."""
    if view["you"] is None:
        return Text("")
    hand = view[view["you"]]["hand"]
    label = sentence("table.hand", None, language, "heat")
    cards = Text("  ").join(card(face, language) for face in hand)
    return Text.assemble((f"{label}: ", "bold"), cards if hand else sentence("table.empty", None, language, "heat"))


def card(face: int | str, language: str | None = None) -> Text:
    """A card by its face, or by its name in a language."""
    text = str(face) if language is None else card_text(face, language)
    return Text(text, style=HOT.get(str(face), ""))


def card_text(face: int | str, language: str) -> str:
    return sentence(f"cards.{face}", None, language, "heat")


def move_text(view: dict[str, Any], move: str, language: str) -> str:
    """A move in a sentence for people; an upgrade by its name, where it can be seen whose it is."""
    verb, _, rest = move.partition(" ")
    further: dict[str, Any] = {"card": None} if verb == "take" else {}
    if verb == "take" and int(rest) <= len(view.get("market", ())):
        further["card"] = view["market"][int(rest) - 1]
    own = view.get(view.get("you") or view.get("turn", ""), {}).get("garage", ())
    if rest in SLOT_FACES and SLOT_FACES.index(rest) < len(own):
        move = f"{verb} {own[SLOT_FACES.index(rest)]}"
    return told_move("heat", MOVE_COLUMNS, MOVE_WORDS, move, language, further)


def event_text(event: Event, language: str, form: str = "") -> str:
    """An event in a sentence for people."""
    values = values_told(event, GARAGE_EVENTS)
    if event.name == "auto":
        values["action"] = move_text({}, values["action"], language)
    return told("heat", "events", event.name, values, EVENT_WORDS, language, form)


def about(name: str, language: str) -> str | None:
    """What a card, a weather tile or a road token does; None if there is no such thing."""
    if name in UPGRADE_FACES:
        return about_upgrade(UPGRADE_FACES.index(name), language)
    known = name in (*map(str, FACES), *TILES, *TOKENS)
    return sentence(f"about.{name}", None, language, "heat") if known else None


#: The rule behind each symbol of an upgrade.
RULE_OF = {
    **{"plus": "Y.1", "heat": "Y.3", "scrap": "Y.4", "limit": "Y.5", "cool": "Y.7", "stress": "Y.8", "slip": "Y.9"},
    **{"refresh": "Y.10", "salvage": "Y.11", "direct": "Y.12", "accel": "Y.13", "super": "Y.14", "draft": "Y.15"},
    **{"is_heat": "G.13"},
}


def about_upgrade(number: int, language: str) -> str:
    """What stands on a card of the boxes, and what its symbols do."""
    card = standard()["card"][number]
    name = told("heat", "cards", "_", {"n": number + 1}, {}, language)
    rules = ["Y.2"] * (len(card.get("value", ())) > 1) + [rule for symbol, rule in RULE_OF.items() if symbol in card]
    lines = [sentence(f"rules.HEAT-{rule}", None, language, "heat") for rule in rules]
    return " ".join([f"{name}: {symbols_text(card, language)}.", *lines])
