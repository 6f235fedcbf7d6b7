"""The games as environments of PettingZoo in which all agents act at once (Parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from paddock.bare import as_mask, number_of
from paddock.engine.numbers import all_seats
from paddock.envs.agents import Agents, Observation
from paddock.envs.core import Reward

Each = dict[str, Any]


class RaceParallel(Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo is not typed
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
        super().__init__(game, seats, ("wait",), reward, max_cycles, render_mode, options)
        self.wait = self.grid.actions  #: the action of an agent that has nothing to decide

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Each]]:
        """Set up the next race; options of the game may be given for this race alone."""
        self._deal(seed, options)
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
        if refused:
            rewards = [-1.0 if seat in refused else 0.0 for seat in all_seats(self.grid.seats)]
        else:
            for seat, action in chosen.items():
                race.carry_out(seat, action)
            rewards = self._winnings.of(race)
        ends = self._ends() or bool(refused)
        over = race.bits == 0 or bool(refused)
        seen, infos = self._seen(waiting=ends)
        for seat in refused:
            rule = "wait" if chosen[seat] == self.wait else race.refusal(seat, chosen[seat]).rule
            infos[self.possible_agents[seat]]["illegal"] = rule
        if ends:
            self.agents = []
        self._show()
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, ends and not over),
            infos,
        )

    def _seen(self, waiting: bool = False) -> tuple[dict[str, Observation], dict[str, Each]]:
        """What all agents may know and do; when the race has ended for them, only wait."""
        seen, infos = {}, {}
        for agent in self.agents:
            seat = self._number[agent]
            acts = (self.race.bits >> seat) & 1 and not waiting
            mask = as_mask(self.race.legal(seat) + b"\0" if acts else bytes(self.wait) + b"\1")
            seen[agent] = {"observation": self.race.observe(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return seen, infos

    def __repr__(self) -> str:
        return f"{super().__repr__()[:-1]}, parallel>"
