"""What the agents of PettingZoo have in common, whether they act in turn or all at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from paddock.bare import BareRace, Grid
from paddock.engine.numbers import all_seats, seated
from paddock.engine.records import Array
from paddock.envs.core import Reward, Winnings, check_choice
from paddock.envs.shape import (
    RENDER_MODES,
    Deals,
    check_render_mode,
    grid_for,
    observation_space,
    render,
    state_space,
)
from paddock.envs.versions import version_of
from paddock.errors import NotReset

Observation = dict[str, Array]


class FromReset:
    """Stands for what exists only after a reset, and says so.

    An object's own attributes go before it. With the usual `__getattr__` every attribute would be looked up in the slow
    way, and a step take 1.3 times as long.
    """

    def __set_name__(self, _owner: type, name: str) -> None:
        self.name = name

    def __get__(self, _env: object, _owner: type) -> Any:
        raise NotReset("not_reset", name=self.name)


def from_reset() -> Any:
    """The same as the value of an attribute of any type."""
    return FromReset()


class Agents:
    """The agents `seat_0`, `seat_1`, ... of a race, their spaces, and the race as all of them together run it."""

    agents: list[str] = from_reset()
    race: BareRace = from_reset()

    def __init__(
        self,
        game: str,
        seats: int | None,
        extra: tuple[str, ...],  #: the words of actions that the game itself does not have
        reward: Reward,
        max_cycles: int | None,
        render_mode: str | None,
        options: Mapping[str, Any],
    ) -> None:
        check_choice("reward", reward, Reward)
        check_render_mode(render_mode)
        self.grid = Grid(game, seats, options)
        self.reward, self.max_cycles, self.render_mode = reward, max_cycles, render_mode
        self.metadata = {"name": f"{game}_{version_of(game)}", "render_modes": RENDER_MODES, "render_fps": 1}
        self.possible_agents = [f"seat_{seat}" for seat in all_seats(self.grid.seats)]
        self.state_space = state_space(self.grid)
        self._extra, actions = extra, self.grid.actions + len(extra)
        self._number = {agent: seat for seat, agent in seated(self.possible_agents)}
        self._spaces = {agent: observation_space(self.grid.game, actions) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._deals = Deals()

    @property
    def teams(self) -> dict[str, list[str]]:
        """Who races together: every team (or single driver) and its agents."""
        units = self.grid.game.notation.units(self.grid.courses[0], self.grid.names)
        return {unit: [self.possible_agents[seat] for seat in members] for unit, members in units.items()}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent is given."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The actions, by number; `action_words` says what they are."""
        return self._actions[agent]

    def action_words(self) -> list[str | None]:
        """The words of every action; None for a number that means nothing in this race."""
        return [*self.grid.words, *self._extra]

    def _deal(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Set up the next race."""
        self.race = BareRace(grid_for(self.grid, options))
        self.race.begin(*self._deals.next(seed))
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self._winnings = Winnings(self.reward, self.grid.seats)
        self._show()

    def _ends(self) -> bool:
        """Count a step that was taken, and say whether it was the last: the race is over, or cut off."""
        self.cycles += 1
        return self.race.bits == 0 or (self.max_cycles is not None and self.cycles >= self.max_cycles)

    def _show(self) -> None:
        """Print the race where somebody looks on."""
        if self.render_mode == "human":
            self.render()

    def state(self) -> Array:
        """The whole position: the observations of all seats, one below the other."""
        return np.stack([self.race.observe(seat) for seat in all_seats(self.grid.seats)])

    def render(self) -> str | None:
        """The race as a spectator sees it, in the way that `render_mode` says."""
        return render(self.race, self.render_mode)

    def close(self) -> None:
        """Nothing to be closed."""

    def __repr__(self) -> str:
        return f"<{self.metadata['name']} with {self.grid.seats} seats>"
