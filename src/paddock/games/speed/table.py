"""The table of Speed in the terminal, drawn from a view: it shows what the viewer may see, and knows no rule."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paddock.games.speed.cards import ATTACKS, DEFENCES, TEAMS, WILDS
from paddock.words import sentence

STYLES = {**dict.fromkeys(ATTACKS, "bold red"), **dict.fromkeys(DEFENCES, "green"), **dict.fromkeys(WILDS, "bold blue")}
ROAD = 30  #: characters of the drawn road


def draw_table(view: dict[str, Any], language: str) -> RenderableType:
    """The whole table as one seat, or a spectator, sees it."""

    def say(key: str, **values: Any) -> str:
        return sentence(f"table.{key}", values, language, "speed")

    head = Text.assemble(
        (f"{say('round')} {view['round']}", "bold"),
        f" · {say('target')} {view['target']} km · {say('dealer')} {view['dealer']}",
        f" · {say('draw')} {view['draw']} · {say('discard')} {view['discards']} ",
        pile(view["discard"], language),
    )
    if "extension_by" in view:
        head.append(" · " + say("extension", team=view["extension_by"]))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("team", "distance", "battle", "speed", "wild", "last_round", "total"):
        table.add_column(say(column), justify="right" if column in ("last_round", "total") else "left")
    for team in TEAMS:
        if team in view:
            own = view[team]
            seats = [seat for i, seat in enumerate(view["hands"]) if i % len(view["totals"]) == TEAMS.index(team)]
            name = Text(f"{team}  {' + '.join(seats)}", style="bold" if view["you"] in seats else "")
            state = say("rolling" if own["rolling"] else "halted") + (f", {say('limited')}" if own["limited"] else "")
            table.add_row(
                name,
                road(own["distance"], view["target"]),
                Text.assemble(pile(own["battle"], language), (f"  {state}", "dim")),
                pile(own["speed"], language),
                Text(" ").join(card(wild, language, lying) for wild, lying in own["wild"].items()),
                str(view["scores"][team]),
                Text(str(view["totals"][team]), style="bold"),
            )
    hands = Text("")
    for seat, hand in view["hands"].items():
        mark = "▶ " if seat == view["turn"] else "  "
        hands.append(mark + seat, style="bold" if seat == view["you"] else "")
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
        return sentence("cards.KM", {"km": name[2:]}, language, "speed")
    return sentence(f"cards.{name}", None, language, "speed")


def card(name: str, language: str, lying: str = "V") -> Text:
    """A card by its printed name; one that lies across is marked."""
    words = card_text(name, language)
    return Text(f"↔{words}" if lying == "H" else words, style=STYLES.get(name, "yellow"))


def pile(cards: list[str], language: str) -> Text:
    """The top card of a pile."""
    return card(cards[-1], language) if cards else Text("-", style="dim")


def road(driven: int, target: int) -> Text:
    """How far a team has come."""
    at = min(ROAD - 1, driven * (ROAD - 1) // target)
    return Text.assemble(("━" * at, "yellow"), ("●", "bold yellow"), ("─" * (ROAD - 1 - at), "dim"), f" {driven:>4} km")


def phrase(view: dict[str, Any], move: str) -> tuple[str, dict[str, Any]]:
    """The key of the sentence for a move, and its values."""
    verb, *rest = move.split()
    if verb in ("kontra", "extend"):
        return move, {"target": view["extension"]}
    return verb, dict(zip(("card", "team"), rest, strict=False))
