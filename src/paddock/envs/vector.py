"""A vector environment for Gymnasium: many races side by side in compiled code, without Python for each.

>>> envs = make_vector("speed", 4, opponents="pilot")
>>> observations, infos = envs.reset(seed=7)
>>> observations.shape, infos["action_mask"].shape
((4, 107), (4, 54))
>>> observations, rewards, terminations, truncations, infos = envs.step(envs.advise("random"))
>>> envs.close()
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from paddock.engine import loops
from paddock.engine.fate import key_from_seed, new_key
from paddock.engine.field import Field, Rules
from paddock.engine.records import Array
from paddock.errors import BadOption, NotReset
from paddock.games import game as find_game
from paddock.games.observed import bounds

DRIVERS = {"random": loops.RANDOM, "pilot": loops.PILOT}  #: who can drive in compiled code
SELF = "self"  #: every seat is an agent's
REWARDS = {"place": loops.PLACE, "score": loops.SCORE}
MODES = {
    AutoresetMode.NEXT_STEP: loops.NEXT_STEP,
    AutoresetMode.SAME_STEP: loops.SAME_STEP,
    AutoresetMode.DISABLED: loops.DISABLED,
}
MOST_ROWS = 1 << 24


class RaceVectorEnv(VectorEnv[Array, Array, Array]):
    """Races of one game, side by side: against drivers, or with an agent on every seat.

    `opponents`: `random` or `pilot`, one name for all or a list with one for each other seat; or `self`, and then every
    step asks for the action of whatever seat must decide (`infos["seat"]`). A mapping of such names to shares
    divides the rows: `{"self": 0.5, "pilot": 0.5}`.
    `seat`: the agent's seat; None lets it change with every race: in race k it is seat k, counted round the table.
    `reward`: `place`, at the end of a race the share of the opponents that are behind less the share that are before
    (from -1 to 1); or `score`, in every step the points that came, so that they add up to those of the race.
    `copy`: False hands out the environment's own arrays, which the next step overwrites.
    All else are options of the game.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        opponents: str | Sequence[str] | Mapping[str, float] = "pilot",
        seat: int | None = None,
        reward: str = "place",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        max_episode_steps: int | None = None,
        copy: bool = True,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        self.game = find_game(game)
        self.num_envs = whole("num_envs", num_envs, 1, MOST_ROWS)
        seats = self.game.usual if seats is None else seats
        if seats not in self.game.seats:
            raise BadOption("not_seats", value=seats, known=", ".join(map(str, self.game.seats)))
        courses, self.options = self.game.notation.make_course(self.game.notation.seat_names(seats), options, Path())
        self.game = self.game.on(courses[0])
        self.metadata = {"render_modes": [], "autoreset_mode": mode_of(autoreset_mode)}
        rules = Rules(
            autoreset=MODES[self.metadata["autoreset_mode"]],
            reward=one_of("reward", reward, REWARDS),
            rotates=seat is None,
            longest=None if max_episode_steps is None else whole("max_episode_steps", max_episode_steps, 1, 2**31 - 1),
        )
        drivers = drivers_of(opponents, seats, self.num_envs)
        if seat is not None:
            drivers = np.roll(drivers, whole("seat", seat, 0, seats - 1), axis=1)
        self.field = self._make_field(courses, np.ascontiguousarray(drivers), rules, threads)
        self.single_observation_space = Box(*bounds(self.game.numbers), dtype=np.int32)
        self.single_action_space = Discrete(self.game.rules.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._copy = copy
        self._keyed = False

    def _make_field(self, courses: Array, drivers: Array, rules: Rules, threads: int | None) -> Any:
        return Field(self.game, courses, drivers, rules, threads)

    def reset(
        self, *, seed: int | str | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal new races; the same seed gives the same ones. Without a seed it goes on to races not seen before.

        `options={"reset_mask": rows}` deals only where the mask is true, which `AutoresetMode.DISABLED` needs.
        """
        key = None
        if seed is not None:
            key = key_from_seed(seed)
        elif not self._keyed:
            key = new_key()
        self._keyed = True
        wanted = (options or {}).get("reset_mask")
        if wanted is not None:
            wanted = np.asarray(wanted)
            if wanted.shape != (self.num_envs,) or wanted.dtype != np.bool_:
                raise BadOption("not_a_reset_mask", rows=self.num_envs)
        self.field.reset(key, wanted)
        return self._given(self.field.observations), self._infos()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Take an action in every race. One that is not legal ends its race, with -1 for the seat that wanted it."""
        self._check_reset()
        self._take(actions)
        self.field.step()
        ends = self._given(self.field.ends)
        infos = self._infos()
        infos["illegal"] = ends[2]
        infos["rewards"] = self._given(self.field.rewards)
        if self.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP:
            infos["final_obs"], infos["_final_obs"] = self._given(self.field.finals), ends[3]
        return self._given(self.field.observations), self._given(self.field.gains), ends[0], ends[1], infos

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._given(self.field.masks), "seat": self._given(self.field.seats)}

    def _given(self, array: Array) -> Array:
        """An array as it is handed out."""
        return array.copy() if self._copy else array

    def _take(self, actions: Any) -> None:
        self.field.actions[:] = self._checked(np.asarray(actions))

    def _checked(self, actions: Array) -> Array:
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise BadOption("not_actions", rows=self.num_envs, shape=actions.shape, kind=actions.dtype)
        return actions

    def advise(self, driver: str = "random") -> Array:
        """What a driver, `random` or `pilot`, would do in every race in place of the agent."""
        self._check_reset()
        seats = self.field.rewards.shape[1]
        self.field.advise(np.full(seats, one_of("driver", driver, DRIVERS), np.int8))
        return self._given(self.field.actions)

    def _check_reset(self) -> None:
        if not self._keyed:
            raise ResetNeeded(str(NotReset("needs_reset")))

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002
        self.field.close()


def make_vector(game: str, num_envs: int = 1, *, device: str = "cpu", **options: Any) -> RaceVectorEnv:
    """The vector environment of a game, for `gymnasium.make_vec`; `device="cuda"` has its races on a GPU."""
    if device == "cpu":
        return RaceVectorEnv(game, num_envs, **options)
    one_of("device", device, {"cpu": 0, "cuda": 1})
    from paddock.envs.cuda import CudaRaceVectorEnv

    return CudaRaceVectorEnv(game, num_envs, **options)


def drivers_of(opponents: str | Sequence[str] | Mapping[str, float], seats: int, rows: int) -> Array:
    """Who sits where in every row, the agent first."""
    if isinstance(opponents, Mapping):
        shares = np.cumsum([share(name, part) for name, part in opponents.items()])
        if not len(shares) or not shares[-1] > 0:
            raise BadOption("not_a_share", name=", ".join(opponents), value=0)
        edges = [0, *np.rint(rows * shares / shares[-1]).astype(int)]
        parts = [drivers_of(name, seats, edges[i + 1] - edges[i]) for i, name in enumerate(opponents)]
        return np.concatenate(parts)
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - 1:
        raise BadOption("wrong_opponents", count=len(names), wanted=seats - 1)
    known = {**DRIVERS, SELF: loops.AGENT}
    row = [loops.AGENT, *(one_of("opponents", name, known) for name in names)]
    return np.tile(np.array(row, np.int8), (rows, 1))


def share(name: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < float("inf"):
        raise BadOption("not_a_share", name=name, value=value)
    return float(value)


def mode_of(given: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode(given)
    except ValueError:
        choices = ", ".join(mode.value for mode in AutoresetMode)
        raise BadOption("not_a_choice", key="autoreset_mode", value=given, choices=choices) from None


def one_of(key: str, value: Any, known: Mapping[str, int]) -> int:
    if not isinstance(value, str) or value not in known:
        raise BadOption("not_a_choice", key=key, value=value, choices=", ".join(known))
    return known[value]


def whole(key: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not least <= value <= most:
        raise BadOption("not_a_number", key=key, value=value, least=least, most=most)
    return int(value)
