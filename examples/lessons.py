"""What a driver learns from: races side by side, what they brought, and how that is kept; `train.py` is who learns.

Nothing here needs PyTorch. Arrays are of the library that a run names, NumPy or PyTorch, by functions that both have;
on a GPU they stay there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from paddock.bots.learned import Policy
from paddock.envs.vector import RaceVectorEnv, make_vector
from paddock.games import game as find_game

Array = Any  #: of NumPy or PyTorch

FINEST, COARSE = 40, 24  #: values of a number that are told apart, and if there are more, how many
LAMBDA = 0.97


@dataclass
class Run:
    """One training: where it is kept, and what of it has been done."""

    game: str
    seats: int
    device: str
    folder: Path
    rows: int
    steps: int  #: of every row between two rounds of learning
    arrays: ModuleType = np  #: or `torch`
    done: dict[str, float] = field(default_factory=lambda: {"decisions": 0, "seconds": 0.0, "rounds": 0})
    log: list[dict[str, float]] = field(default_factory=list)

    def environment(self, opponents: Any, rows: int, mode: str = "SameStep") -> RaceVectorEnv:
        return make_vector(
            self.game, rows, seats=self.seats, device=self.device, opponents=opponents, reward="score",
            autoreset_mode=mode, copy=False,
        )  # fmt: skip

    def note(self, **values: float) -> None:
        """A line of the log, for people and in the file."""
        line = {"minutes": round(self.done["seconds"] / 60, 2), "decisions": self.done["decisions"], **values}
        self.log.append(line)
        print(
            " ".join(
                f"{key}={value:.4g}" if key != "decisions" else f"{key}={value:,.0f}" for key, value in line.items()
            ),
            flush=True,
        )

    def about(self) -> dict[str, Any]:
        """What a weight file says of itself."""
        return {
            "game": self.game, "rules": find_game(self.game).version, "seats": self.seats,
            "decisions": self.done["decisions"], "seconds": round(self.done["seconds"]),
        }  # fmt: skip

    def write(self, policy: Policy) -> None:
        """The log, the curve, and the weights for the bot."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "log.json").write_text(json.dumps(self.log, indent=1), encoding="utf-8")
        (self.folder / "curve.svg").write_text(curve(self.log, self.game), encoding="utf-8")
        policy.save(self.folder / f"{self.game}.npz")


class Rows:
    """Races side by side: the arrays of an environment, which every step fills, in the library of a run."""

    def __init__(self, run: Run, opponents: Any, rows: int, mode: str = "SameStep") -> None:
        self.envs = run.environment(opponents, rows, mode)
        view, field = getattr(run.arrays, "as_tensor", run.arrays.asarray), self.envs.field
        self.observations, self.masks, self.seats, self.rewards, self.ends, self.actions = (
            view(array, device=run.device)
            for array in (field.observations, field.masks, field.seats, field.rewards, field.ends, field.actions)
        )

    def step(self, actions: Array) -> None:
        self.actions[:] = actions
        self.envs.field.step()

    def advise(self, driver: str) -> Array:
        self.envs.advise(driver)
        return self.actions + 0  # of one's own: the next step overwrites these


def look_around(run: Run) -> tuple[Array, Array]:
    """The thresholds worth asking for, from races of pilots and of random drivers: where numbers differ at all."""
    seen = []
    envs = make_vector(run.game, 256, seats=run.seats, opponents="self", copy=False)
    envs.reset(seed="thresholds")
    for n in range(400):
        envs.step(envs.advise("random" if n % 10 == 0 else "pilot"))
        seen.append(envs.field.observations.copy())
    columns, thresholds = [], []
    for column, numbers in enumerate(np.concatenate(seen).T):
        values = np.unique(numbers)
        if len(values) > FINEST:
            values = np.unique(np.quantile(numbers, np.linspace(0, 1, COARSE)).astype(int))
        columns += [column] * (len(values) - 1)
        thresholds += values[1:].tolist()
    return np.array(columns), np.array(thresholds, np.int32)


class Potential:
    """Points as a promise of the place, and at the end of a race the place itself."""

    def __init__(self, run: Run, scale: float) -> None:
        self.points = run.arrays.zeros((run.rows, run.seats), device=run.device)
        self.promised = run.arrays.zeros((run.rows, run.seats), device=run.device)
        self.arrays, self.scale = run.arrays, scale

    def __call__(self, gained: Array, over: Array) -> Array:
        """What a step brought every seat."""
        xp, over = self.arrays, over[:, None]
        self.points += gained
        others = self.points.shape[1] - 1
        leads = self.points[:, :, None] - self.points[:, None, :]
        place, promise = xp.sign(leads).sum(2) / others, xp.tanh(leads / self.scale).sum(2) / others
        promise = xp.where(over, place, promise)
        brought = promise - self.promised
        self.promised, self.points = promise * ~over, self.points * ~over
        return brought


def drive(
    run: Run, rows: Rows, act: Callable[[Array, Array], tuple[Array, Array, Array]], potential: Potential
) -> dict[str, Array]:
    """Some steps in every row, and what they taught: the advantage of what was done, and what the value should be.

    `act` says of observations and masks: actions, the logarithms of their chances, and values.
    """
    xp = run.arrays
    names = ("observations", "masks", "seats", "actions", "chances", "values")
    kept: dict[str, list[Array]] = {name: [] for name in names}
    brought, overs = [], []
    for _ in range(run.steps):
        kept["observations"].append(xp.asarray(rows.observations, dtype=xp.int16, copy=True))
        kept["masks"].append(xp.asarray(rows.masks, copy=True))
        kept["seats"].append(xp.asarray(rows.seats, dtype=xp.int64, copy=True))
        for name, what in zip(names[3:], act(rows.observations, rows.masks), strict=True):
            kept[name].append(what)
        rows.step(kept["actions"][-1])
        overs.append(xp.asarray(rows.ends[3], copy=True))
        brought.append(potential(rows.rewards, overs[-1]))
    data = {name: xp.stack(list_) for name, list_ in kept.items()}
    _, _, promise = act(rows.observations, rows.masks)
    mover = xp.asarray(rows.seats, dtype=xp.int64, copy=True)
    data |= look_back(xp, data.pop("seats"), data["values"], brought, overs, mover, promise)
    return {name: array.reshape(-1, *array.shape[2:]) for name, array in data.items()}


def look_back(
    xp: ModuleType,
    seats: Array,
    values: Array,
    brought: list[Array],
    overs: list[Array],
    mover: Array,
    promise: Array,
) -> dict[str, Array]:
    """Generalised advantages, seat by seat: what followed until a seat decided again belongs to its decision.

    What a seat did last is left out where its next decision is not known yet.
    """
    rows, count = brought[0].shape
    here = xp.arange(rows, device=values.device)
    since, value, advantage = (xp.zeros((rows, count), device=values.device) for _ in range(3))
    known = xp.zeros((rows, count), dtype=xp.bool, device=values.device)
    value[here, mover], known[here, mover] = promise, True
    advantages, valid = xp.zeros_like(values), xp.zeros_like(values, dtype=xp.bool)
    for t in reversed(range(len(brought))):
        goes_on = ~overs[t][:, None]
        since, value, advantage = since * goes_on + brought[t], value * goes_on, advantage * goes_on
        known = known | ~goes_on
        seat = seats[t]
        advantages[t] = since[here, seat] + value[here, seat] - values[t] + LAMBDA * advantage[here, seat]
        valid[t] = known[here, seat]
        since[here, seat], value[here, seat], advantage[here, seat] = 0.0, values[t], advantages[t]
        known[here, seat] = True
    return {"advantages": advantages, "returns": advantages + values, "valid": valid}


def evaluate(run: Run, choose: Callable[[Array, Array], Array], opponent: str, races: int) -> float:
    """The share of races won against a driver, a draw as half, in all seats in turn."""
    rows = Rows(run, opponent, races, "Disabled")
    rows.envs.reset(seed="evaluate")
    while not bool(rows.ends[3].all()):
        rows.step(choose(rows.observations, rows.masks))
    scores, seats = rows.envs.field.scores, rows.envs.field.numbers % run.seats
    rows.envs.close()
    ranks = scores[:, :, 0]
    own = ranks[np.arange(races), seats]
    best_other = np.where(np.arange(run.seats) == seats[:, None], run.seats + 1, ranks).min(axis=1)
    return float((own < best_other).mean() + (own == best_other).mean() / 2)


def curve(log: list[dict[str, float]], game: str) -> str:
    """Races won against the pilot, over the minutes, as SVG."""
    points = [(line["minutes"], line["against_pilot"]) for line in log if "against_pilot" in line]
    last = max([minutes for minutes, _ in points], default=1.0) or 1.0
    path = " ".join(f"{60 + 520 * minutes / last:.1f},{260 - 240 * won:.1f}" for minutes, won in points)
    grid = "".join(
        f'<path d="M60 {260 - 2.4 * y}H580" stroke="#ccc"/>'
        f'<text x="52" y="{264 - 2.4 * y}" text-anchor="end">{y}</text>'
        for y in range(0, 101, 25)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" font-size="12">'
        f'<rect width="600" height="300" fill="#fff"/>{grid}'
        f'<polyline points="{path}" fill="none" stroke="#06c" stroke-width="2"/>'
        f'<text x="580" y="285" text-anchor="end">{last:.1f} minutes</text>'
        f'<text x="60" y="14">{game}: races won against the pilot, per cent</text></svg>'
    )
