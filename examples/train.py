"""Train a driver: imitate the pilot, then race against oneself and the pilot (masked PPO), and write its weights.

    pip install 'paddock[research]'
    python examples/train.py speed --minutes 10

In `runs/<game>` it keeps a checkpoint (start it again, and it goes on), the log, the learning curve as a picture, and
`<game>.npz`, with which the bot `learned` drives. With a GPU all happens there: races, network and learning.

What is learned is the place: 1 for who beats all opponents, -1 for who is beaten by all. Points that a game gives on
the way only tell earlier how it will end (they are a potential, so that they change nothing in what is best).
"""

from __future__ import annotations

import argparse
import json
import math
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from paddock.bots.learned import Policy
from paddock.engine import cuda
from paddock.envs.vector import RaceVectorEnv, make_vector
from paddock.games import game as find_game

SCALE = {"speed": 1500.0, "heat": 1.5, "thunder": 40.0, "scrap": 1.5}  #: a lead in points that nearly decides a race
FINEST, COARSE = 40, 24  #: values of a number that are told apart, and if there are more, how many
HIDDEN = 384
CLIP, LAMBDA, VALUE_WEIGHT = 0.2, 0.97, 0.5
FAR = 0.02  #: a change of the policy after which a round of learning goes no further
WARM_UP = 8  #: rounds of learning in which only the value is learned


class Network(nn.Module):
    """Thresholds, two hidden layers, a preference for every action and a value; `paddock.bots.learned` is its twin."""

    columns: Tensor
    thresholds: Tensor

    def __init__(self, columns: Tensor, thresholds: Tensor, actions: int) -> None:
        super().__init__()
        self.register_buffer("columns", columns)
        self.register_buffer("thresholds", thresholds)
        self.body = nn.Sequential(
            nn.Linear(len(columns) + actions, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        bits = observations[:, self.columns] >= self.thresholds
        x = self.body(torch.cat([bits, masks != 0], dim=1).float())
        return self.policy(x).masked_fill(masks == 0, -1e9), self.value(x).squeeze(1)

    def as_policy(self, about: dict[str, Any]) -> Policy:
        """The same for NumPy alone."""
        layers = tuple(
            (layer.weight.detach().T.cpu().numpy(), layer.bias.detach().cpu().numpy())
            for layer in (self.body[0], self.body[2], self.policy)
        )
        return Policy(self.columns.cpu().numpy(), self.thresholds.cpu().numpy(), layers, about)


class Rows:
    """The arrays of an environment as tensors, which every step fills anew."""

    def __init__(self, envs: RaceVectorEnv, device: str) -> None:
        self.envs = envs
        field = envs.field
        self.observations, self.masks, self.seats, self.rewards, self.ends, self.actions = (
            torch.as_tensor(array, device=device)
            for array in (field.observations, field.masks, field.seats, field.rewards, field.ends, field.actions)
        )

    def step(self, actions: Tensor) -> None:
        self.actions.copy_(actions)
        self.envs.field.step()

    def advise(self, driver: str) -> Tensor:
        self.envs.advise(driver)
        return self.actions.clone()


@dataclass
class Run:
    """One training: where it is kept, and what of it has been done."""

    game: str
    seats: int
    device: str
    folder: Path
    rows: int
    steps: int  #: of every row between two rounds of learning
    batch: int
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

    def save(self, network: Network, optimizer: torch.optim.Optimizer) -> None:
        """The checkpoint, the log, the curve, and the weights for the bot; each takes its place whole."""
        self.folder.mkdir(parents=True, exist_ok=True)
        beside = self.folder / "checkpoint.part"
        torch.save(
            {"network": network.state_dict(), "optimizer": optimizer.state_dict(), "done": self.done, "log": self.log},
            beside,
        )
        beside.replace(self.folder / "checkpoint.pt")
        (self.folder / "log.json").write_text(json.dumps(self.log, indent=1), encoding="utf-8")
        (self.folder / "curve.svg").write_text(curve(self.log, self.game), encoding="utf-8")
        about = {
            "game": self.game, "rules": find_game(self.game).version, "seats": self.seats,
            "decisions": self.done["decisions"], "seconds": round(self.done["seconds"]),
        }  # fmt: skip
        network.as_policy(about).save(self.folder / f"{self.game}.npz")


def look_around(run: Run) -> tuple[Tensor, Tensor]:
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
    return torch.tensor(columns), torch.tensor(thresholds, dtype=torch.int32)


def imitate(run: Run, network: Network, optimizer: torch.optim.Optimizer, seconds: float) -> None:
    """Learn what the pilot would do, in races of pilots that now and then do anything."""
    rows = Rows(run.environment("self", run.rows), run.device)
    rows.envs.reset(seed="imitate")
    begun, right, n = time.perf_counter(), 0.0, 0
    while time.perf_counter() - begun < seconds:
        wanted = rows.advise("pilot")
        logits, _ = network(rows.observations, rows.masks)
        loss = nn.functional.cross_entropy(logits, wanted)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        right += float((logits.argmax(1) == wanted).float().mean())
        n += 1
        rows.step(torch.where(torch.rand(run.rows, device=run.device) < 0.1, rows.advise("random"), wanted))
        if n % 100 == 0:
            run.note(imitates=right / 100)
            right = 0.0
    rows.envs.close()
    run.done["seconds"] += time.perf_counter() - begun


class Potential:
    """Points as a promise of the place, and at the end of a race the place itself."""

    def __init__(self, rows: int, seats: int, scale: float, device: str) -> None:
        self.points = torch.zeros(rows, seats, device=device)
        self.promised = torch.zeros(rows, seats, device=device)
        self.scale = scale

    def __call__(self, gained: Tensor, over: Tensor) -> Tensor:
        """What a step brought every seat."""
        self.points += gained
        seats = self.points.shape[1]
        leads = self.points[:, :, None] - self.points[:, None, :]
        place = leads.sign().sum(2) / (seats - 1)
        promise = torch.where(over[:, None], place, torch.tanh(leads / self.scale).sum(2) / (seats - 1))
        brought = promise - self.promised
        self.promised = torch.where(over[:, None], 0, promise)
        self.points[over] = 0
        return brought


@torch.no_grad()
def drive(run: Run, rows: Rows, network: Network, potential: Potential) -> dict[str, Tensor]:
    """Some steps in every row, and what they taught: the advantage of what was done, and what the value should be."""
    names = ("observations", "masks", "seats", "actions", "chances", "values")
    kept: dict[str, list[Tensor]] = {name: [] for name in names}
    brought, overs = [], []
    for _ in range(run.steps):
        kept["observations"].append(rows.observations.to(torch.int16))
        kept["masks"].append(rows.masks.clone())
        kept["seats"].append(rows.seats.long())
        logits, values = network(rows.observations, rows.masks)
        log_chances = torch.log_softmax(logits, 1)
        actions = (log_chances - torch.empty_like(log_chances).exponential_().log()).argmax(1)
        kept["actions"].append(actions)
        kept["chances"].append(log_chances.gather(1, actions[:, None]).squeeze(1))
        kept["values"].append(values)
        rows.step(actions)
        over = rows.ends[3].clone()
        brought.append(potential(rows.rewards, over))
        overs.append(over)
    data = {name: torch.stack(list_) for name, list_ in kept.items()}
    data |= look_back(
        data["seats"], data["values"], brought, overs, rows.seats.long(), network(rows.observations, rows.masks)[1]
    )
    return {name: tensor.flatten(0, 1) for name, tensor in data.items() if name != "seats"}


def look_back(
    seats: Tensor, values: Tensor, brought: list[Tensor], overs: list[Tensor], mover: Tensor, promise: Tensor
) -> dict[str, Tensor]:
    """Generalised advantages, seat by seat: what followed until a seat decided again belongs to its decision.

    What a seat did last is left out where its next decision is not known yet.
    """
    rows, count = brought[0].shape
    here = torch.arange(rows, device=values.device)
    since, value, advantage = (torch.zeros(rows, count, device=values.device) for _ in range(3))
    known = torch.zeros(rows, count, dtype=torch.bool, device=values.device)
    value[here, mover], known[here, mover] = promise, True
    advantages, valid = torch.zeros_like(values), torch.zeros_like(values, dtype=torch.bool)
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


def learn(
    run: Run, network: Network, optimizer: torch.optim.Optimizer, data: dict[str, Tensor], entropy: float, epochs: int
) -> dict[str, float]:
    """Proximal policy optimisation over what was driven; in the first rounds only of the value."""
    rows = data.pop("valid").nonzero().squeeze(1)
    advantages = data["advantages"][rows]
    data["advantages"] = (data["advantages"] - advantages.mean()) / (advantages.std() + 1e-6)
    explained = 1 - advantages.var() / data["returns"][rows].var()
    warm = run.done["rounds"] < WARM_UP
    changes, spreads = [], []
    for epoch in range(epochs):
        if epoch > 0 and torch.stack(changes[-8:]).mean() > FAR:
            break
        for part in rows[torch.randperm(len(rows), device=rows.device)].split(run.batch):
            logits, values = network(data["observations"][part].int(), data["masks"][part])
            log_chances = torch.log_softmax(logits, 1)
            spread = -(log_chances.exp() * log_chances.clamp_min(-30)).sum(1).mean()
            change = log_chances.gather(1, data["actions"][part][:, None]).squeeze(1) - data["chances"][part]
            ratio, gain = change.exp(), data["advantages"][part]
            policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            value = (values - data["returns"][part]).square().mean()
            loss = VALUE_WEIGHT * value + (0 if warm else policy - entropy * spread)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
            changes.append((ratio - 1 - change).mean().detach())
            spreads.append(spread.detach())
    run.done["rounds"] += 1
    run.done["decisions"] += len(rows)
    return {
        "change": float(torch.stack(changes).mean()),
        "entropy": float(torch.stack(spreads).mean()),
        "explained": float(explained),
    }


@torch.no_grad()
def evaluate(run: Run, network: Network, opponent: str, races: int) -> float:
    """The share of races won against a driver, a draw as half, in all seats in turn, with what it likes best."""
    rows = Rows(run.environment(opponent, races, "Disabled"), run.device)
    rows.envs.reset(seed="evaluate")
    while not bool(rows.ends[3].all()):
        rows.step(network(rows.observations, rows.masks)[0].argmax(1))
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


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?", default="speed", choices=sorted(SCALE))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0, help="in all, earlier runs included")
    parser.add_argument("--imitate", type=float, default=2.0, help="minutes of them, at first, to imitate the pilot")
    parser.add_argument("--folder", type=Path, default=None, help="runs/GAME")
    parser.add_argument("--device", default=None, choices=["cpu", "cuda"], help="cuda if there is one")
    parser.add_argument("--rows", type=int, default=None, help="races side by side")
    parser.add_argument("--steps", type=int, default=64, help="of each between two rounds of learning")
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--entropy", type=float, default=0.005)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--pilots", type=float, default=0.5, help="the share of races against the pilot")
    parser.add_argument("--every", type=float, default=1.0, help="minutes between two evaluations")
    parser.add_argument("--races", type=int, default=1000, help="of an evaluation; four times as many at the end")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    device = given.device or ("cuda" if torch.cuda.is_available() and cuda.is_available() else "cpu")
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(1)
    rows = given.rows or (16384 if device == "cuda" else 512)
    run = Run(
        given.game, given.seats, device, given.folder or Path("runs") / given.game, rows, given.steps,
        batch=16384 if device == "cuda" else 2048,
    )  # fmt: skip
    checkpoint = run.folder / "checkpoint.pt"
    kept = torch.load(checkpoint, map_location=device) if checkpoint.is_file() else None
    columns, thresholds = (kept["network"]["columns"], kept["network"]["thresholds"]) if kept else look_around(run)
    network = Network(columns, thresholds, find_game(run.game).actions).to(device)
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3, eps=1e-5)
    if kept:
        network.load_state_dict(kept["network"])
        optimizer.load_state_dict(kept["optimizer"])
        run.done, run.log = kept["done"], kept["log"]
    try:
        train(run, network, optimizer, given)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.")
    run.save(network, optimizer)


def train(run: Run, network: Network, optimizer: torch.optim.Optimizer, given: argparse.Namespace) -> None:
    if run.done["seconds"] < 60 * given.imitate:
        imitate(run, network, optimizer, 60 * given.imitate - run.done["seconds"])
        won = {f"against_{name}": evaluate(run, network, name, given.races) for name in ("random", "pilot")}
        run.note(**won)
        run.save(network, optimizer)
    rows = Rows(run.environment({"self": 1 - given.pilots, "pilot": given.pilots}, run.rows), run.device)
    rows.envs.reset(seed=f"train {run.done['rounds']}")
    potential = Potential(run.rows, run.seats, SCALE[run.game], run.device)
    next_look = run.done["seconds"] + 60 * given.every
    while run.done["seconds"] < 60 * given.minutes:
        begun = time.perf_counter()
        left = max(0.0, 1 - run.done["seconds"] / (60 * given.minutes))
        for group in optimizer.param_groups:
            group["lr"] = given.rate * (0.05 + 0.95 * left)
        data = drive(run, rows, network, potential)
        told = learn(run, network, optimizer, data, given.entropy * (0.1 + 0.9 * left), given.epochs)
        run.done["seconds"] += time.perf_counter() - begun
        if run.done["seconds"] >= next_look or run.done["seconds"] >= 60 * given.minutes:
            next_look += 60 * given.every
            run.note(**told, against_pilot=evaluate(run, network, "pilot", given.races))
            run.save(network, optimizer)
            if not math.isfinite(told["change"]):
                raise SystemExit("The network has come apart; begin again with a smaller --rate.")
    for opponent in ("random", "pilot"):
        won = evaluate(run, network, opponent, 4 * given.races)
        print(f"Against {opponent}: {100 * won:.2f} % of {4 * given.races:,} races won.")


if __name__ == "__main__":
    main()
