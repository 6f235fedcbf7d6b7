"""Whose turn it is, over all tables of a player, and whom a table has to call: made of what lists tell of tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from paddock.server.clock import DAYS
from paddock.server.lists import Summary
from paddock.server.outbox import TURN, Turn
from paddock.server.results import name_of_track, track_of
from paddock.server.table import Table, who_is

MOST = 100  #: tables of one player that are looked through


def turns_of(table: Table) -> list[Turn]:
    """The people to be called to a table over days: those whose turn it is, and who do not have it open."""
    if table.pace.kind != DAYS:
        return []
    waited: dict[str, list[tuple[float, float | None]]] = {}
    for seat, turn in table.turns().items():
        chair = table.chairs[seat]
        if chair.player is not None and not chair.here:
            waited.setdefault(chair.player, []).append(turn)
    return [called(table, player, turns) for player, turns in waited.items()]


def called(table: Table, player: str, turns: Iterable[tuple[float, float | None]]) -> Turn:
    """What a player is told of their turn: nothing of the race, but where it is and until when."""
    since, until = min(turns)
    about = {"game": table.header.game, "track": track_of(table), "table": table.header.id}
    return Turn(player, f"{since:.3f}", {"kind": TURN, **about, "since": since, "until": until})


def called_by(chair: dict[str, Any]) -> dict[str, Any]:
    """Who drives a seat, as a list tells it."""
    return {"name": chair.get("name"), "bot": chair.get("bot")}


def own_turns(tables: Iterable[Summary], player: str) -> list[dict[str, Any]]:
    """The turns of a player at some tables: those that end first come first, then those that have waited longest."""
    who, found = who_is(player), []
    for told in tables:
        for seat, turn in told.get("turns", {}).items():
            if told["chairs"][seat].get("who") == who:
                about = told["table"]
                track = name_of_track(about["game"], about["options"])
                others = [chair for chair in told["chairs"].values() if chair.get("who") != who]
                place = {"table": about["id"], "game": about["game"], "track": track, "pace": about["pace"]}
                found.append({**place, "others": list(map(called_by, others)), "seat": seat, **turn})
    return sorted(found, key=lambda turn: (turn["until"] is None, turn["until"] or 0.0, turn["since"]))
