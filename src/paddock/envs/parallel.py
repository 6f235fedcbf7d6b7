"""The games as environments of PettingZoo in which all agents act at once (Parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from paddock.engine.records import Array
from paddock.envs.core import BareRace, Grid, Reward, as_mask, check_choice, number_of, place_rewards
from paddock.envs.shape import (
    RENDER_MODES,
    Deals,
    check_render_mode,
    grid_for,
    observation_space,
    render,
    state_space,
)
from paddock.errors import NotReset

Observation = dict[str, Array]
Each = dict[str, Any]

LIVE = ("agents", "race")  #: what exists only after a reset


class RaceParallel(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo is not typed
    """A race in which the agents `seat_0`, `seat_1`, ... act in steps together.

    In a step every seat that must decide takes one action. All others wait: they have one more action, the last one,
    and their mask allows nothing else; what they give is not looked at. So everybody plans at once in HEAT, and in
    phases where the rules ask one after another the steps go round.

    Rewards and options are those of `RaceAEC`. An illegal action, or waiting when there is something to decide, ends
    the race, with -1 for everybody who took one and nothing for the others. After `max_cycles` steps it is cut off.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        reward: Reward = "place",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_choice("reward", reward, Reward)
        check_render_mode(render_mode)
        self.grid = Grid(game, seats, options)
        self.reward, self.max_cycles, self.render_mode = reward, max_cycles, render_mode
        self.metadata = {"name": f"{game}_v0", "render_modes": RENDER_MODES, "render_fps": 1}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.grid.seats)]
        self.wait = self.grid.game.actions  #: the action of who has nothing to decide
        self.state_space = state_space(self.grid)
        self._spaces = {agent: observation_space(self.grid.game, self.wait + 1) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._deals = Deals()

    @property
    def teams(self) -> dict[str, list[str]]:
        """Who races together: every team (or single driver) and its agents."""
        units = self.grid.game.units(self.grid.courses[0], self.grid.names)
        return {unit: [self.possible_agents[seat] for seat in members] for unit, members in units.items()}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent is given."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The actions of the game by number, and waiting as the last."""
        return self._actions[agent]

    def action_words(self) -> list[str | None]:
        """The words of every action; None for a number that means nothing in this race."""
        return [*self.grid.words, "wait"]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Each]]:
        """Set up the next race; options of the game may be given for this race alone."""
        self.race = BareRace(grid_for(self.grid, options))
        self.race.begin(*self._deals.next(seed))
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self._points = np.zeros(self.grid.seats, np.int64)
        if self.render_mode == "human":
            self.render()
        return self._seen()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Each]]:
        """Take the actions of all agents that must decide; who gives none waits."""
        race, agents = self.race, self.agents
        if not agents:
            return {}, {}, {}, {}, {}
        given = {seat: actions.get(self.possible_agents[seat], self.wait) for seat in race.pending}
        chosen = {seat: number_of(action, self.wait + 1) for seat, action in given.items()}
        refused = [seat for seat, action in chosen.items() if action == self.wait or not race.legal(seat)[action]]
        rewards = [0.0] * self.grid.seats
        if refused:
            for seat in refused:
                rewards[seat] = -1.0
        else:
            for seat, action in chosen.items():
                race.carry_out(seat, action)
            rewards = self._won()
        self.cycles += 1
        over = bool(refused) or race.bits == 0
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        seen, infos = self._seen(waiting=over or late)
        for seat in refused:
            error = None if chosen[seat] == self.wait else race.refusal(seat, chosen[seat])
            infos[self.possible_agents[seat]]["illegal"] = "wait" if error is None else error.rule
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            infos,
        )

    def _won(self) -> list[float]:
        if self.reward == "score":
            points = self.race.scores()[:, 1]
            won: list[float] = (points - self._points).astype(float).tolist()
            self._points = points
            return won
        if self.race.bits == 0:
            return place_rewards(self.race.scores()[:, 0], self.grid.teams)
        return [0.0] * self.grid.seats

    def _seen(self, waiting: bool = False) -> tuple[dict[str, Observation], dict[str, Each]]:
        """What all agents may know and do; when the race has ended for them, only wait."""
        seen, infos = {}, {}
        for agent in self.agents:
            seat = self.possible_agents.index(agent)
            acts = (self.race.bits >> seat) & 1 and not waiting
            mask = as_mask(self.race.legal(seat) + b"\0" if acts else bytes(self.wait) + b"\1")
            seen[agent] = {"observation": self.race.observe(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return seen, infos

    def state(self) -> Array:
        """The whole position: the observations of all seats, one below the other."""
        return np.stack([self.race.observe(seat) for seat in range(self.grid.seats)])

    def render(self) -> str | None:
        """The race as a spectator sees it, in the way that `render_mode` says."""
        return render(self.race, self.render_mode)

    def close(self) -> None:
        """Nothing to be closed."""

    def __getattr__(self, name: str) -> Any:
        if name in LIVE:
            raise NotReset("not_reset", name=name)
        raise AttributeError(name)

    def __repr__(self) -> str:
        return f"<{self.metadata['name']} with {self.grid.seats} seats, parallel>"
