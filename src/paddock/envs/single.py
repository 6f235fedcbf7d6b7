"""The games as environments of Gymnasium: one agent on one seat, bots on the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from paddock.bare import BareRace, Grid, as_mask, number_of
from paddock.bots import Bot, bot
from paddock.engine.fate import fates
from paddock.engine.numbers import Action, Seat, all_seats
from paddock.engine.records import Array
from paddock.envs.core import Reward, Winnings, check_choice
from paddock.envs.shape import RENDER_MODES, check_render_mode, grid_for, observation_space, render
from paddock.errors import BadOption, NotReset

Observation = dict[str, Array]

PILOT, RANDOM = "pilot", "random"  #: the bots that are compiled with the game
ANY_SEAT = "random"


class RaceEnv(gymnasium.Env[Any, Any]):
    """A race of one agent against bots.

    `seat` is the number of the agent's seat, or "random": another one in each race. `opponents` names a bot for all
    other seats, or one for each of them in order (in a game of teams the partner is one of them). `reward` is
    "place" (from 1 for the first to -1 for the last, when the race is over) or "score" (the points that a step
    brought). An illegal action ends the race with -1; `info["illegal"]` names the rule that forbids it. All other
    options are those of the game.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (Gymnasium's own form)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int | str = 0,
        opponents: str | Sequence[str] = PILOT,
        reward: Reward = "place",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_choice("reward", reward, Reward)
        check_render_mode(render_mode)
        self.grid = Grid(game, seats, options)
        if seat != ANY_SEAT and (not isinstance(seat, int) or not 0 <= seat < self.grid.seats):
            known = ", ".join([*map(str, range(self.grid.seats)), ANY_SEAT])
            raise BadOption("not_a_choice", key="seat", value=seat, choices=known)
        self.opponents = [opponents] * (self.grid.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != self.grid.seats - 1:
            raise BadOption("wrong_opponents", count=len(self.opponents), wanted=self.grid.seats - 1)
        for name in self.opponents:
            bot(name)
        self.reward, self.render_mode = reward, render_mode
        self._wanted = seat
        self.observation_space = observation_space(self.grid.game, self.grid.game.rules.actions)
        self.action_space = spaces.Discrete(self.grid.game.rules.actions)
        self.race = BareRace(self.grid)
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Set up the next race; options of the game may be given for this race alone."""
        super().reset(seed=seed)
        grid = grid_for(self.grid, options)
        self.seat = Seat(int(self.np_random.integers(grid.seats) if self._wanted == ANY_SEAT else self._wanted))
        self.race = BareRace(grid)
        while self.race.bits == 0 or not self._is_asked():  # a race that is over before the agent is asked is no race
            key = self.np_random.bytes(32)
            self._whims = fates(key, first=1)
            self._bots = self._seat_bots(key)
            self.race.begin(key)
            self._drive()
        self._winnings, self._over = Winnings(self.reward, grid.seats), False
        if self.render_mode == "human":
            self.render()
        return self._seen()

    def _is_asked(self) -> bool:
        return bool((self.race.bits >> self.seat) & 1)

    def _seat_bots(self, key: bytes) -> dict[Seat, str | Bot]:
        """Who drives the other seats: by name where the game drives, or a bot with a seed of its own."""
        others = [seat for seat in all_seats(self.grid.seats) if seat != self.seat]
        return {
            seat: name if name in (PILOT, RANDOM) else bot(name, f"{key.hex()} {seat}")
            for seat, name in zip(others, self.opponents, strict=True)
        }

    def _drive(self) -> None:
        """Let the bots drive until the agent must decide."""
        race = self.race
        while race.bits and not self._is_asked():
            seat = race.pending[0]
            race.carry_out(seat, self._choice_of(seat))

    def _choice_of(self, seat: Seat) -> Action:
        driver, race = self._bots[seat], self.race
        if driver == PILOT:
            return race.pilot(seat, self._whims)
        if driver == RANDOM:
            return Action(int(self.np_random.choice(race.mask(seat).nonzero()[0])))
        assert isinstance(driver, Bot)
        key = self.np_random.bytes(32)
        guess = race.guess(seat, key).race(key.hex())
        return guess.grid.action(driver.choose(guess, self.grid.names[seat]))

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the agent's action, and let the others drive until it must decide again."""
        if self._over:
            raise gymnasium.error.ResetNeeded(str(NotReset("needs_reset")))
        chosen = number_of(action, self.grid.game.rules.actions)
        if not self.race.legal(self.seat)[chosen]:
            self._over = True
            seen, info = self._seen()
            return seen, -1.0, True, False, info | {"illegal": self.race.refusal(self.seat, chosen).rule}
        self.race.carry_out(self.seat, chosen)
        self._drive()
        self._over = self.race.bits == 0
        seen, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return seen, self._winnings.of(self.race)[self.seat], self._over, False, info

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        legal = bytes(self.grid.game.rules.actions) if self.race.bits == 0 else self.race.legal(self.seat)
        seen = {"observation": self.race.observe(self.seat), "action_mask": as_mask(legal)}
        return seen, {"action_mask": as_mask(legal)}

    def action_masks(self) -> Array:
        """What the agent may do, where libraries ask for it in this way."""
        return self.race.mask(self.seat)

    def action_words(self) -> list[str | None]:
        """The words of every action; None for a number that means nothing in this race."""
        return self.grid.words

    def render(self) -> str | None:
        """The race as a spectator sees it, in the way that `render_mode` says."""
        if not hasattr(self, "seat"):
            raise NotReset("not_reset", name="race")
        return render(self.race, self.render_mode)
