"""The games as environments of PettingZoo in which one agent acts at a time (AEC)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from typing import Any, Literal

import numpy as np
from pettingzoo import AECEnv

from paddock.bare import number_of
from paddock.engine.numbers import Action
from paddock.engine.records import Array
from paddock.envs.agents import Agents, Observation, from_reset
from paddock.envs.core import Reward, check_choice

Illegal = Literal["raise", "end"]


class RaceAEC(Agents, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo is not typed
    """A race in which the agents `seat_0`, `seat_1`, ... decide in turn.

    Where several seats must decide at the same time the one with the lowest number is asked first; what it decides the
    others don't see before the rules let them. The mask of an agent that is not selected is all zero.

    `reward` is "place" (from 1 for the first to -1 for the last, when the race is over) or "score" (the points that a
    step brought). An illegal action raises `IllegalMove` with the rule that forbids it, or with `illegal="end"` ends
    the race, with -1 for the agent that took it and nothing for the others. After `max_cycles` decisions a race is cut
    off. All other options are those of the game.
    """

    agent_selection: str = from_reset()
    rewards: dict[str, float] = from_reset()
    terminations: dict[str, bool] = from_reset()
    truncations: dict[str, bool] = from_reset()
    infos: dict[str, dict[str, Any]] = from_reset()
    _cumulative_rewards: dict[str, float] = from_reset()

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
        check_choice("illegal", illegal, Illegal)
        super().__init__(game, seats, (), reward, max_cycles, render_mode, options)
        self.illegal = illegal
        self.metadata["is_parallelizable"] = False
        self.grid.turn  # noqa: B018 (compiled before the race, not in it)
        idle = np.zeros(self.grid.actions, np.int8)
        idle.flags.writeable = False
        self._idle = {"action_mask": idle}  #: what an agent is told that has nothing to decide

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Set up the next race; options of the game may be given for this race alone."""
        self._deal(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = self.terminations.copy()
        self.infos = {agent: self._idle.copy() for agent in self.agents}
        self._rewarded = False
        self._skip_agent_selection = None
        self._select(self.race.mask(self.race.asked))

    def step(self, action: int | None) -> None:
        """Take the action of the selected agent."""
        if not self.agents:
            return
        agent, race = self.agent_selection, self.race
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = number_of(action, race.grid.actions)
        mask = race.turn(chosen)
        if mask is None and self.illegal == "raise":
            raise race.refusal(race.asked, chosen)
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._idle.copy()
        if mask is None:
            self._refuse(agent, chosen)
            return
        ends = self._ends()
        if ends or self.reward == "score":
            self._pay(self._winnings.of(race))
        if ends:
            self._finish(over=race.bits == 0)
        else:
            self._select(mask)
        if self.render_mode is not None:
            self._show()

    def _select(self, mask: Array) -> None:
        """Turn to the agent that is asked next, which may do so-and-so."""
        self.agent_selection = agent = self.possible_agents[self.race.asked]
        self.infos[agent] = {"action_mask": mask}

    def _refuse(self, agent: str, action: Action) -> None:
        """End the race at an action that is not legal."""
        error = self.race.refusal(self.race.asked, action)
        self.infos[agent] |= {"illegal": error.rule, "why": str(error)}
        self._pay([-1.0 if other == agent else 0.0 for other in self.possible_agents])
        self._finish(over=True)

    def _pay(self, rewards: list[float]) -> None:
        if any(rewards):
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
            self._rewarded = True
            self._accumulate_rewards()

    def _finish(self, over: bool) -> None:
        """The race has ended for all, because it is over or cut off; they leave it one after another."""
        ended = dict.fromkeys(self.agents, True)
        if over:
            self.terminations = ended
        else:
            self.truncations = ended
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it may do if it is selected: the mask of its info."""
        mask = self.infos.get(agent, self._idle)["action_mask"]
        return {"observation": self.race.see(self._number[agent]), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, has won since it acted last, and whether the race has ended for it."""
        agent = self.agent_selection
        info, seen = self.infos[agent], None
        if observe:  # as `observe` does, without a call: this is half of what most users do with an environment
            seen = {"observation": self.race.see(self._number[agent]), "action_mask": info["action_mask"]}
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], info

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent that acts, step by step, until the race has ended for all."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def action_masks(self) -> Array:
        """The mask of the selected agent, where libraries ask for it in this way."""
        mask: Array = self.infos[self.agent_selection]["action_mask"]
        return mask.copy()

    def copy(self) -> RaceAEC:
        """The same race once more, chance included; spaces are shared. For a search that looks ahead."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        if "race" in self.__dict__:
            twin.race, twin._winnings = self.race.copy(), copy(self._winnings)
            twin.agents = self.agents[:]
            twin.infos, twin.rewards = self.infos.copy(), self.rewards.copy()
            twin._cumulative_rewards = self._cumulative_rewards.copy()
            twin.terminations, twin.truncations = self.terminations.copy(), self.truncations.copy()
        twin._deals = copy(self._deals)
        return twin
