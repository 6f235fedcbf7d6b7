"""A bot of your own in a few lines: it sits down at a table and drives until the race is over.

    python examples/first_bot.py http://127.0.0.1:8000 TABLE [--token TOKEN] [--kept FOLDER]

TABLE is the id or the code of a table with a free seat; `new` opens one and fills it with the house's bots. The bot
tries every legal move on the server (a preview tells what the seat can know of it, and nothing more) and takes the one
that is likely to bring it furthest. With --kept it keeps what it sees of the race, and its record, in a folder.
"""

import argparse
import json
from pathlib import Path

from paddock.client import Client, Refused, TableOf


def promise(preview: dict) -> float:
    """How good a move looks: as far as possible, and as little as possible of what costs."""
    likely = dict(preview["certain"])
    for name, shares in preview["risk"].items():
        likely[name] = sum(int(value) * share for value, share in shares.items())
    return likely.get("distance", likely.get("pos", 0)) - 5 * likely.get("spun", 0) - 2 * likely.get("kontra", 0)


def choose(table: TableOf, seat: str, moves: list[str]) -> str:
    """The most promising of the legal moves."""
    if len(moves) == 1:
        return moves[0]
    return max(moves, key=lambda move: promise(table.preview(seat, move)["preview"]))


def main() -> None:
    asked = argparse.ArgumentParser(description="Let a bot of your own drive.")
    asked.add_argument("url")
    asked.add_argument("table")
    asked.add_argument("--token")
    asked.add_argument("--game", default="heat")
    asked.add_argument("--kept", type=Path)
    given = asked.parse_args()
    client = Client(given.url, given.token, name="First Bot", kept=given.kept)
    table = client.open(given.game) if given.table == "new" else client.table(given.table)
    seat = next(seat for seat, chair in table.look()["state"]["chairs"].items() if not chair)
    table.do("sit", seat)
    if given.table == "new":
        table.do("start", bot="pilot")
    for state in table.turns(seat):
        try:
            move = choose(table, seat, [choice["move"] for choice in state["choices"]])
            table.move(seat, move, state["seen"])
            print(seat, move)
        except Refused as refusal:
            print(refusal)  # something has changed meanwhile; the next state says what
    print(table.look()["state"]["result"])
    if table.kept is not None:
        record = table.kept.with_suffix("").with_suffix(".race")
        record.write_text(json.dumps(table.record()), encoding="utf-8")
        print(f"paddock verify {record} --kept {table.kept}")


if __name__ == "__main__":
    main()
