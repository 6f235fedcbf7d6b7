"""All that a server has, and what both of its faces do: find out who asks, carry out a command, answer a question."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from starlette.requests import HTTPConnection

from paddock.errors import PaddockError, TableError
from paddock.games import GAMES
from paddock.race import Race
from paddock.server.bus import Bus, NoBus, PostgresBus, RedisBus
from paddock.server.calls import Calls
from paddock.server.championships import Championships
from paddock.server.commands import Asker, Command
from paddock.server.door import Gate
from paddock.server.drivers import DEADLINE, Drivers
from paddock.server.filters import Filter, read_filter
from paddock.server.hall import Hall, Opened
from paddock.server.health import Health
from paddock.server.limits import Limits
from paddock.server.members import Members
from paddock.server.messages import Ack, Advice, Answer, HintWanted, Question, advice
from paddock.server.meters import METERS
from paddock.server.pictures import Studio
from paddock.server.players import COOKIE, PLAY, Player, Players
from paddock.server.pushes import KEY, Sender
from paddock.server.queue import Queue
from paddock.server.stewards import Stewards, store_secret
from paddock.server.store import Store
from paddock.server.ways import Ways
from paddock.server.workshop import PREVIEW, SEARCH, Workshop
from paddock.storing import check_undo

SAMPLES = 100  #: guesses on which a move is tried
DONE, REFUSED = METERS.commands.labels("done"), METERS.commands.labels("refused")
OWN = "/api/me/"  #: where everybody has their own data, whatever they have done
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
    words: str | None = None  #: the file of words that are not to be said
    operators: str | None = None  #: a hash of the token of those who run it; nothing is there for them without
    calls_to_private: bool = False  #: whether people may be called at addresses in our own network


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
        self.championships = Championships(self.store, self.hall)
        self.members = Members(self.store, self.players, self.hall.now)
        self.studio = Studio()
        words = Filter() if settings.words is None else read_filter(Path(settings.words))
        self.stewards = Stewards(self.store, self.hall, words)
        self.queue = Queue(self.store, self.hall, self.stewards.is_welcome)
        self.ways = Ways(self.store, settings.calls_to_private)
        sender = Sender(store_secret(self.store, KEY))
        self.calls = Calls(self.store, sender, self.hall.now, settings.calls_to_private)
        #: For whom all logs are looked through, that may take long: one at a time, so that others have their threads.
        self.searching = asyncio.Semaphore(1)

    def _bus(self) -> Bus:
        if self.settings.redis:
            return RedisBus(self.settings.redis)
        return PostgresBus(self.store) if self.store.is_shared else NoBus()


async def known(connection: HTTPConnection) -> Player | None:
    """The player who asks, if we know them. Whoever is banned is refused all but what is stored of them."""
    house: House = connection.app.state.house
    player, address = await recognized(connection, house.players), address_of(connection)
    if not f"{connection.url.path}/".startswith(OWN):
        house.stewards.must_be_welcome(player, address)
    return None if player is None else replace(player, address=address)


def new_guest(house: House, connection: HTTPConnection) -> Player:
    """Somebody who was never here."""
    return replace(house.players.new_guest(), address=address_of(connection))


async def recognized(connection: HTTPConnection, players: Players) -> Player | None:
    """The player whose token or cookie this is."""
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
    opened.table.must_look(player.id, house.stewards.home(table, player.address))
    return opened


async def obey(house: House, table: str, player: Player, command: Command) -> Ack:
    """Carry a command out; the answer means that it can't be lost."""
    player.must(PLAY)
    await house.players.keep_up()
    house.players.must_be_valid(player)
    house.stewards.must_be_welcome(player, player.address)
    begun = time.perf_counter()
    asker = Asker(player.id, player.name, house.stewards.home(table, player.address))
    try:
        if command.do in ("sit", "say"):
            await listen(house, table, player, command, asker)
        opened = await house.hall.command(table, command, asker)
    except PaddockError:
        REFUSED.inc()
        raise
    DONE.inc()
    METERS.answers.observe(time.perf_counter() - begun)
    return Ack(id=command.id, seen=opened.table.seen(opened.table.viewer(player.id, command.seat)))


async def listen(house: House, table: str, player: Player, command: Command, asker: Asker) -> None:
    """Look at words and names before they are written down. What the table would not take in counts for nobody."""
    house.stewards.must_be_decent(command, player)
    if command.do == "say":
        spoken_at = (await house.hall.open(table)).table
        spoken_at.decide(command, asker, house.hall.now())
        seated = spoken_at.has_part(player.id)
        house.limits.count("chat", player.address, player.id, table, seated=seated)


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
    await house.hall.workshop.ready(race.game.name, race.game.part(PREVIEW), patience=A_MOMENT)
    move = question.move or "" if question.action is None else race.grid.words_of(question.action)
    told = await asyncio.to_thread(tried, race.copy(), question, move)
    text = race.game.faces.preview_text(told, move, language) if language else ""
    return Answer(id=question.id, preview=told, text=text)


async def advise(house: House, opened: Opened, player: Player, wanted: HintWanted, language: str | None) -> Advice:
    """What a champion would do: thought about where bots think, on a guess of what the seat can know."""
    player.must(PLAY)
    game = opened.table.header.game
    race = opened.table.must_hint(wanted.seat, player.id)
    house.limits.count("hints", player.address, player.id)
    for part in (PREVIEW, SEARCH):
        await house.hall.workshop.ready(game, race.game.part(part), patience=A_MOMENT)
    race = opened.table.must_hint(wanted.seat, player.id)  # it may have gone on meanwhile
    found = await house.hall.drivers.hint(race, wanted.seat, opened.table.header.host)
    return advice(wanted.id, found, game, language)


def tried(race: Race, question: Question, move: str) -> Any:
    """What a move would bring after those that are planned before it; none of them may show something hidden."""
    for action in question.first:
        race.play(question.seat, race.grid.words_of(action))
        check_undo(race, question.seat)
    return race.preview(question.seat, move, samples=SAMPLES)
