"""The games as environments of PettingZoo in which one agent acts at a time (AEC)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

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
Illegal = Literal["raise", "end"]

#: What exists only after a reset.
LIVE = ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards", "race")


class RaceAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo is not typed
    """A race in which the agents `seat_0`, `seat_1`, ... decide in turn.

    Where several seats must decide at the same time the one with the lowest number is asked first; what it decides the
    others don't see before the rules let them. The mask of an agent that is not selected is all zero.

    `reward` is "place" (from 1 for the first to -1 for the last, when the race is over) or "score" (the points that a
    step brought). An illegal action raises `IllegalMove` with the rule that forbids it, or with `illegal="end"` ends
    the race, with -1 for who took it and nothing for the others. After `max_cycles` decisions a race is cut off. All
    other options are those of the game.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        reward: Reward = "place",
        illegal: Illegal = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        check_choice("reward", reward, Reward)
        check_choice("illegal", illegal, Illegal)
        check_render_mode(render_mode)
        self.grid = Grid(game, seats, options)
        self.reward, self.illegal, self.max_cycles, self.render_mode = reward, illegal, max_cycles, render_mode
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.grid.seats)]
        self.state_space = state_space(self.grid)
        actions = self.grid.game.actions
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: observation_space(self.grid.game, actions) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._deals = Deals()
        idle = np.zeros(actions, np.int8)
        idle.flags.writeable = False
        self._idle = {"action_mask": idle}  #: what an agent is told that has nothing to decide

    @property
    def teams(self) -> dict[str, list[str]]:
        """Who races together: every team (or single driver) and its agents."""
        units = self.grid.game.units(self.grid.courses[0], self.grid.names)
        return {unit: [self.possible_agents[seat] for seat in members] for unit, members in units.items()}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What `observe` gives an agent."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The actions, by number; `action_words` says what they are."""
        return self._actions[agent]

    def action_words(self) -> list[str | None]:
        """The words of every action; None for a number that means nothing in this race."""
        return self.grid.words

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Set up the next race; options of the game may be given for this race alone."""
        self.race = BareRace(grid_for(self.grid, options))
        self.race.begin(*self._deals.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: self._idle.copy() for agent in self.agents}
        self.cycles = 0
        self._rewarded = False
        self._points = np.zeros(self.grid.seats, np.int64)
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._select()
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """Take the action of the selected agent."""
        agent = self.agent_selection
        if not self.agents:
            return
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        race, seat = self.race, self._number[agent]
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        self._cumulative_rewards[agent] = 0.0
        chosen = number_of(action, len(self._legal))
        if not self._legal[chosen]:
            self._refuse(agent, chosen)
            return
        race.carry_out(seat, chosen)
        self.cycles += 1
        self.infos[agent] = self._idle.copy()
        if self.reward == "score":
            self._pay_points()
        if race.bits == 0:
            if self.reward == "place":
                self._pay(place_rewards(race.scores()[:, 0], race.grid.teams))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Turn to the seat that must decide, the lowest where several must."""
        bits = self.race.bits
        seat = (bits & -bits).bit_length() - 1
        self.agent_selection = agent = self.possible_agents[seat]
        self._legal = self.race.legal_now(seat)
        self.infos[agent] = {"action_mask": as_mask(self._legal)}

    def _refuse(self, agent: str, action: int) -> None:
        error = self.race.refusal(self._number[agent], action)
        if self.illegal == "raise":
            raise error
        self._pay([-1.0 if other == agent else 0.0 for other in self.possible_agents])
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {**self._idle, "illegal": error.rule, "why": str(error)}
        self.agent_selection = self.agents[0]

    def _pay_points(self) -> None:
        points = self.race.scores()[:, 1]
        if (points != self._points).any():
            self._pay((points - self._points).astype(float).tolist())
            self._points = points

    def _pay(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._rewarded = True
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it may do if it is selected: the mask of its info."""
        mask = self.infos.get(agent, self._idle)["action_mask"]
        return {"observation": self.race.see(self._number[agent]), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, has won since it acted last, and whether the race has ended for it."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent that acts, step by step, until the race has ended for all."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def action_masks(self) -> Array:
        """The mask of the selected agent, where libraries ask for it in this way."""
        mask: Array = self.infos[self.agent_selection]["action_mask"]
        return mask.copy()

    def state(self) -> Array:
        """The whole position: the observations of all seats, one below the other."""
        return np.stack([self.race.observe(seat) for seat in range(self.grid.seats)])

    def render(self) -> str | None:
        """The race as a spectator sees it, in the way that `render_mode` says."""
        return render(self.race, self.render_mode)

    def close(self) -> None:
        """Nothing to be closed."""

    def copy(self) -> RaceAEC:
        """The same race once more, chance included; spaces are shared. For a search that looks ahead."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        if "race" in self.__dict__:
            twin.race = self.race.copy()
            twin.agents = self.agents[:]
            twin.infos, twin.rewards = self.infos.copy(), self.rewards.copy()
            twin._cumulative_rewards = self._cumulative_rewards.copy()
            twin.terminations, twin.truncations = self.terminations.copy(), self.truncations.copy()
        twin._deals = Deals()
        twin._deals.key, twin._deals.number = self._deals.key, self._deals.number
        return twin

    def __getattr__(self, name: str) -> Any:
        if name in LIVE:
            raise NotReset("not_reset", name=name)
        raise AttributeError(name)

    def __repr__(self) -> str:
        return f"<{self.metadata['name']} with {self.grid.seats} seats>"
