"""All that a server has, and what both of its faces do: find out who asks, carry out a command, answer a question."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import HTTPConnection

from paddock.errors import PaddockError, TableError
from paddock.games import GAMES
from paddock.server.bus import Bus, NoBus, PostgresBus, RedisBus
from paddock.server.commands import Asker, Command
from paddock.server.door import Gate
from paddock.server.drivers import DEADLINE, Drivers
from paddock.server.hall import Hall, Opened
from paddock.server.health import Health
from paddock.server.limits import Limits
from paddock.server.messages import Ack, Answer, Question
from paddock.server.meters import METERS
from paddock.server.players import COOKIE, PLAY, Player, Players
from paddock.server.store import Store
from paddock.server.workshop import PREVIEW, Workshop

SAMPLES = 100  #: guesses on which a move is tried
DONE, REFUSED = METERS.commands.labels("done"), METERS.commands.labels("refused")
A_MOMENT = 0.5  #: seconds that a question waits for its game to be ready: nobody should have to wait with the next move


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: str | None = None
    redis: str | None = None
    limits: bool = True
    secure: bool = False  #: whether it can be reached over HTTPS only
    proxies: tuple[str, ...] = ()  #: networks whose word is taken for where a request comes from
    ledger: str | None = None  #: the file in which all workers count together
    processes: int = 1  #: in which bots think
    deadline: float = DEADLINE  #: seconds for a bot to decide


class House:
    """All that a server has; the app carries it about."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.players = Players(self.store)
        self.limits = Limits(settings.limits, None if settings.ledger is None else Path(settings.ledger))
        self.gate = Gate(self.limits, settings.proxies)
        self.health = Health(self.store)
        workshop = Workshop()
        drivers = Drivers(GAMES, settings.processes, settings.deadline, workshop)
        self.hall = Hall(self.store, self._bus(), drivers, workshop=workshop)

    def _bus(self) -> Bus:
        if self.settings.redis:
            return RedisBus(self.settings.redis)
        return PostgresBus(self.store) if self.store.is_shared else NoBus()


async def known(connection: HTTPConnection) -> Player | None:
    """The player who asks, if we know them."""
    players: Players = connection.app.state.house.players
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        player = await asyncio.to_thread(players.from_token, token.strip())
        if player is None:
            raise TableError("bad_token")
        return player
    await players.keep_up()
    return players.from_cookie(connection.cookies.get(COOKIE))


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


async def opened_for(house: House, table: str, player: Player) -> Opened:
    """A table, if the player may look at it."""
    opened = await house.hall.open(table)
    await house.hall.refresh(opened)
    if not opened.table.may_look(player.id):
        raise TableError("not_watched")
    return opened


async def obey(house: House, table: str, player: Player, command: Command) -> Ack:
    """Carry a command out; the answer means that it can't be lost."""
    player.must(PLAY)
    await house.players.keep_up()
    house.players.must_be_valid(player)
    begun = time.perf_counter()
    try:
        opened = await house.hall.command(table, command, Asker(player.id, player.name))
    except PaddockError:
        REFUSED.inc()
        raise
    DONE.inc()
    METERS.answers.observe(time.perf_counter() - begun)
    return Ack(id=command.id, seen=opened.table.seen(opened.table.viewer(player.id, command.seat)))


async def foresee(house: House, opened: Opened, player: Player, question: Question, language: str | None) -> Answer:
    """Try a move on guesses: nothing that the seat can't see has a part in it."""
    table = opened.table
    if question.seat not in table.seats_of(player.id):
        raise TableError("not_your_seat", seat=question.seat)
    race = table.race
    if race is None:
        raise TableError("not_started")
    if table.pause is not None and question.seat not in table.may_answer():
        raise TableError("pause")
    await house.hall.workshop.ready(race.game.name, PREVIEW, patience=A_MOMENT)
    move = question.move or "" if question.action is None else race.words_of(question.action)
    told = await asyncio.to_thread(race.copy().preview, question.seat, move, samples=SAMPLES)
    text = race.game.preview_text(told, move, language) if language else ""
    return Answer(id=question.id, preview=told, text=text)
