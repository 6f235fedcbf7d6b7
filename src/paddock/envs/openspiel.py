"""The games in OpenSpiel: importing this module registers `python_paddock_heat` and its sisters.

Whenever something asks for chance, first of all the deal, there is a chance node. What chance can bring in these games
is too much to be listed. So a chance node has `outcomes` equally likely ones (1,000 unless the parameter says
otherwise), and each is a fair draw by the rulebook, made from the history and from its number. Their probabilities are
explicit and those of this tree; those of the rulebook they meet as closely as so many draws do. The same history makes
the same state, and no state knows which outcome will come. (OpenSpiel's own kind for it, sampled chance, can't be
serialized by games written in Python.)

All decisions are nodes of one player. Where seats decide at the same time they are asked in turn, and nobody's
information state tells what the others have decided: that is the same game.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel
import yaml

from paddock.bare import BareRace, Grid, number_of
from paddock.engine.fate import fates, key_from_seed
from paddock.engine.log import new_log
from paddock.engine.numbers import Action, Seat, all_seats
from paddock.engine.records import Array
from paddock.envs.core import place_rewards
from paddock.errors import BadOption
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.games.contract import Document
from paddock.games.options import whole_number

DEAL = (Seat(-1), Action(-1))  #: what a state waits for before anything else
OUTCOMES = 1000  #: of a chance node
LOG_WIDTH = new_log(on=False)["rows"].shape[-1]


class Told:
    """A race and all that its seats were told: what a state of OpenSpiel holds, cheap to copy and to pickle."""

    def __init__(self, grid: Grid, key: bytes) -> None:
        self.race = BareRace(grid)
        self.key = key  #: what chance has been so far
        #: What chance must settle: the deal, a seat's action, or nothing.
        self.waiting: tuple[Seat, Action] | None = DEAL
        #: Since the deal: who decided what (nobody dealt), and the events that followed.
        self.entries: list[tuple[Seat, Action, bytes]] = []
        self.memory = [(0, b"")] * grid.seats  #: per seat: how many entries it has taken in, and their digest
        self.returns: list[float] | None = None

    @property
    def grid(self) -> Grid:
        """Who races on what."""
        return self.race.grid

    def decide(self, seat: Seat, action: Action) -> None:
        """Take a decision; if it asks for chance it waits for it."""
        if not self.race.legal(seat)[number_of(action, self.grid.game.rules.actions)]:
            raise self.race.refusal(seat, action)
        trial, chance, log = self.race.copy(), watched(bytes(32)), new_log(on=True)
        trial.carry_out_by(seat, action, chance, log)
        if chance["told"][0]:
            self.waiting = (seat, action)
        else:
            self._accept(trial, seat, action, log)

    def settle(self, outcome: int) -> None:
        """Let chance settle what waits for it."""
        assert self.waiting is not None
        self.key = hashlib.sha256(self.key + outcome.to_bytes(4, "little")).digest()
        chance, log = watched(self.key), new_log(on=True)
        seat, action = self.waiting
        if self.waiting == DEAL:
            self.race.deal(chance, log)
        else:
            self.race.carry_out_by(seat, action, chance, log)
        self.waiting = None
        self._accept(self.race, seat, action, log)

    def _accept(self, race: BareRace, seat: Seat, action: Action, log: Array) -> None:
        self.race = race
        self.entries.append((seat, action, log["rows"][0, : int(log["n"][0])].tobytes()))
        if race.bits == 0:
            self.returns = place_rewards(race.scores()[:, 0], self.grid.teams)

    def digest(self, seat: Seat) -> str:
        """All that a seat has done and been told so far, in 32 letters: equal only if that was the same."""
        taken, digest = self.memory[seat]
        grid = self.grid
        for actor, action, rows in self.entries[taken:]:
            (told,) = grid.game.told(grid.courses, np.frombuffer(rows, np.int32).reshape(-1, LOG_WIDTH), [seat])
            known: list[Any] = [grid.game.event(row, grid.labels) for row in told if row]
            if actor == seat:
                known.append(action)
            for what in known:
                digest = hashlib.blake2b(digest + repr(what).encode(), digest_size=16).digest()
        self.memory[seat] = len(self.entries), digest
        return digest.hex()

    def guess(self, seat: Seat) -> Told:
        """What may as well be the case, as far as a seat knows. What others were told before is not known any more."""
        self.digest(seat)
        twin = self.copy()
        twin.race = self.race.guess(seat)
        for other in all_seats(self.grid.seats):
            if other != seat:
                seen = twin.race.observe(other).tobytes()
                twin.memory[other] = len(self.entries), hashlib.blake2b(seen, digest_size=16).digest()
        return twin

    def copy(self) -> Told:
        """The same once more."""
        race, entries, memory = self.race.copy(), self.entries.copy(), self.memory.copy()
        return _told_again(race, self.key, self.waiting, entries, memory, self.returns)

    def __deepcopy__(self, memo: dict[int, Any]) -> Told:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _told_again, (self.race, self.key, self.waiting, self.entries, self.memory, self.returns)


def _told_again(race: BareRace, key: bytes, *rest: Any) -> Told:
    told = Told.__new__(Told)
    told.race, told.key = race, key
    told.waiting, told.entries, told.memory, told.returns = rest
    return told


def watched(key: bytes) -> Array:
    """Chance under a key that writes down whether it was asked."""
    chance = fates(key)
    chance["watched"] = 1
    return chance


class PaddockGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
    """A game of Paddock: `players`, its `options` as `track:italy;laps:1`, and the `outcomes` of its chance nodes."""

    name: str  #: of the game in Paddock

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.get("players", find_game(self.name).usual))
        self.grid = grid_of(self.name, players, str(given.get("options", "")))
        self.key = key_from_seed(int(given.get("rng_seed", 0)))
        outcomes = whole_number(given.get("outcomes", OUTCOMES), "outcomes", 1, 1 << 20)
        self.outcomes = [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]
        game = self.grid.game
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.actions,
            max_chance_outcomes=outcomes,
            num_players=self.grid.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.rules.longest,
        )
        super().__init__(GAME_TYPES[self.name], info, given)

    def new_initial_state(self, _from: Any = None) -> PaddockState:
        """A race that waits for its deal."""
        return PaddockState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and at most one for every decision."""
        return 1 + int(self.grid.game.rules.longest)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PaddockObserver:
        """What a player may know, or what everybody may know, now or since the beginning."""
        if params:
            raise BadOption("unknown_option", key=", ".join(params), known="")
        return PaddockObserver(self.grid, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class PaddockState(pyspiel.State):  # type: ignore[misc]
    """A race in progress."""

    def __init__(self, game: PaddockGame) -> None:
        super().__init__(game)
        self.told = Told(game.grid, game.key)

    def current_player(self) -> int:
        """Who decides; the lowest seat where several do."""
        if self.told.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        bits = self.told.race.bits
        return (bits & -bits).bit_length() - 1 if bits else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return [action for action, legal in enumerate(self.told.race.legal(Seat(player))) if legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All equally likely."""
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _apply_action(self, action: int) -> None:
        if self.told.waiting is None:
            self.told.decide(Seat(self.current_player()), Action(int(action)))
        else:
            self.told.settle(number_of(action, len(self.chance_outcomes())))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.told.grid.words[action] or str(action)

    def is_terminal(self) -> bool:
        """Whether the race is over."""
        return self.told.waiting is None and self.told.race.bits == 0

    def returns(self) -> list[float]:
        """From 1 for the first to -1 for the last when the race is over; 0 for all before."""
        return self.told.returns or [0.0] * self.told.grid.seats

    def resample_from_infostate(self, player: int, _sampler: Any = None) -> PaddockState:
        """A state that this player can't tell from this one, with all that it can't see dealt again."""
        state: PaddockState = self.clone()
        state.told = self.told.guess(Seat(player))
        return state

    def position(self) -> Document:
        """The whole position in the words of the rulebook; nothing before the deal."""
        told, grid = self.told, self.told.grid
        dealt = told.waiting != DEAL
        return plain(grid.game.notation.write(grid.courses[0], told.race.states[0], grid.names)) if dealt else {}

    def view(self, player: int | None) -> Document:
        """What a player, or a spectator (None), may see; nothing before the deal."""
        dealt = self.told.waiting != DEAL
        return plain(self.told.race.race().view(player)) if dealt else {}

    def _to_struct(self) -> Document:
        return self.position()

    def _to_observation_struct(self, player: int) -> Document:
        return self.view(player)

    def _action_to_struct(self, player: int, action: int) -> Document:
        return {"move": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        grid = self.told.grid
        words = str(struct["move"])
        if self.told.waiting is not None:
            return [int(words.removeprefix("chance "))]
        return [grid.game.notation.parse(grid.courses[0], words)]

    def __str__(self) -> str:
        """The whole position, and what waits for chance."""
        if self.told.waiting == DEAL:
            return "before the deal"
        lines = [f"{key}: {json.dumps(value)}" for key, value in self.position().items()]
        if self.told.waiting is not None:
            seat, action = self.told.waiting
            lines.append(f"waits for chance: {self.told.grid.names[seat]} {self.told.grid.words[action]}")
        return "\n".join(lines)


class PaddockObserver:
    """What a player may know (public and private), what everybody may (public), or what only the player may (private).

    The tensor is the observation of the game, for the player's whole knowledge at this moment; there is none of the
    parts, nor of everything since the beginning. As text there are all: with perfect recall a digest of all that the
    player was told stands before what it sees.
    """

    def __init__(self, grid: Grid, kind: Any) -> None:
        self.kind = kind
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if whole and not kind.perfect_recall:
            self.tensor = np.zeros(grid.game.rules.observation, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: PaddockState, player: int) -> None:
        """Take in what a player may know in a state."""
        if self.tensor is not None:
            dealt = state.told.waiting != DEAL
            self.tensor[:] = state.told.race.observe(Seat(player)) if dealt else 0

    def string_from(self, state: PaddockState, player: int) -> str:
        """What a player may know in a state, as text."""
        shown = json.dumps(self.shown(state, player), separators=(",", ":"))
        if self.kind.perfect_recall:
            return f"{state.told.digest(Seat(player))} {shown}"
        return shown

    def shown(self, state: PaddockState, player: int) -> Document:
        """The part of a state that this observer shows."""
        private = self.kind.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return state.position()
        if private == pyspiel.PrivateInfoType.NONE:
            return state.view(None) if self.kind.public_info else {}
        return state.view(player) if self.kind.public_info else beyond(state.view(player), state.view(None))


def beyond(more: Document, less: Document) -> Document:
    """What one document says that another does not."""
    found = {}
    for key, value in more.items():
        if key not in less:
            found[key] = value
        elif isinstance(value, dict) and isinstance(less[key], dict):
            if inner := beyond(value, less[key]):
                found[key] = inner
        elif value != less[key]:
            found[key] = value
    return found


def plain(document: Document) -> Document:
    """A document as JSON has it: keys are text."""
    read: Document = json.loads(json.dumps(document))
    return read


@lru_cache(maxsize=32)
def grid_of(name: str, players: int, options: str) -> Grid:
    """The grid of a game; states that are read back from text ask for it again and again."""
    return Grid(name, players, read_options(options))


def read_options(words: str) -> dict[str, Any]:
    """Options as a parameter of OpenSpiel can hold them, which takes no commas.

    >>> read_options("track:italy;laps:1")
    {'track': 'italy', 'laps': 1}
    """
    entries = [entry.partition(":") for entry in words.split(";") if entry]
    return {key.strip(): yaml.safe_load(value) for key, _, value in entries}


def game_type(name: str) -> Any:
    """What OpenSpiel is told of a game."""
    game = find_game(name)
    return pyspiel.GameType(
        short_name=f"python_paddock_{name}",
        long_name=f"Paddock {game.say('game.title')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.usual, "options": "", "outcomes": OUTCOMES, "rng_seed": 0},
    )


GAME_TYPES = {name: game_type(name) for name in GAMES}


class HeatGame(PaddockGame):
    """HEAT."""

    name = "heat"


class ThunderGame(PaddockGame):
    """Thunder Alley."""

    name = "thunder"


class SpeedGame(PaddockGame):
    """Speed 1200 km."""

    name = "speed"


class ScrapGame(PaddockGame):
    """Scrap Racer."""

    name = "scrap"


for _class in (HeatGame, ThunderGame, SpeedGame, ScrapGame):
    pyspiel.register_game(GAME_TYPES[_class.name], _class)
