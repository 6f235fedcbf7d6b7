"""Train a driver: imitate the pilot, then race against oneself and the pilot (masked PPO), and write its weights.

    pip install 'paddock[research]'
    python examples/train.py speed --minutes 10

In `runs/<game>` it keeps a checkpoint (start it again, and it goes on), the log, the learning curve as a picture, and
`<game>.npz`, with which the bot `learned` drives. With a GPU all happens there: races, network and learning.

What is learned is the place: 1 for beating all opponents, -1 for being beaten by all. Points that a game gives on
the way only tell earlier how it will end (they are a potential, so that they change nothing in what is best).
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path
from typing import Any

import torch
from lessons import Potential, Rows, Run, drive, evaluate, look_around
from torch import Tensor, nn

from paddock.bots.learned import Policy
from paddock.engine import cuda
from paddock.games import game as find_game

SCALE = {"speed": 1500.0, "heat": 1.5, "thunder": 40.0, "scrap": 1.5}  #: a lead in points that nearly decides a race
HIDDEN = 384
ROWS, BATCH = {"cpu": 512, "cuda": 16384}, {"cpu": 2048, "cuda": 16384}
CLIP, VALUE_WEIGHT = 0.2, 0.5
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

    @torch.no_grad()
    def act(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Actions by their chances, the logarithms of those, and the values."""
        logits, values = self(observations, masks)
        log_chances = torch.log_softmax(logits, 1)
        actions = (log_chances - torch.empty_like(log_chances).exponential_().log()).argmax(1)
        return actions, log_chances.gather(1, actions[:, None]).squeeze(1), values

    @torch.no_grad()
    def choose(self, observations: Tensor, masks: Tensor) -> Tensor:
        """What it likes best."""
        return self(observations, masks)[0].argmax(1)

    def as_policy(self, about: dict[str, Any]) -> Policy:
        """The same for NumPy alone."""
        layers = tuple(
            (layer.weight.detach().T.cpu().numpy(), layer.bias.detach().cpu().numpy())
            for layer in (self.body[0], self.body[2], self.policy)
        )
        return Policy(self.columns.cpu().numpy(), self.thresholds.cpu().numpy(), layers, about)


def save(run: Run, network: Network, optimizer: torch.optim.Optimizer) -> None:
    """The checkpoint, which takes its place whole, and what there is to be looked at."""
    run.write(network.as_policy(run.about()))
    beside = run.folder / "checkpoint.part"
    torch.save(
        {"network": network.state_dict(), "optimizer": optimizer.state_dict(), "done": run.done, "log": run.log},
        beside,
    )
    beside.replace(run.folder / "checkpoint.pt")


def imitate(run: Run, network: Network, optimizer: torch.optim.Optimizer, seconds: float) -> None:
    """Learn what the pilot would do, in races of pilots that now and then do anything."""
    rows = Rows(run, "self", run.rows)
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
        for part in rows[torch.randperm(len(rows), device=rows.device)].split(BATCH[run.device]):
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
    rows = given.rows or ROWS[device]
    run = Run(
        given.game, given.seats, device, given.folder or Path("runs") / given.game, rows, given.steps,
        arrays=torch,
    )  # fmt: skip
    checkpoint = run.folder / "checkpoint.pt"
    kept = torch.load(checkpoint, map_location=device) if checkpoint.is_file() else None
    columns, thresholds = (
        (kept["network"]["columns"], kept["network"]["thresholds"]) if kept else map(torch.from_numpy, look_around(run))
    )
    network = Network(columns, thresholds, find_game(run.game).rules.actions).to(device)
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3, eps=1e-5)
    if kept:
        network.load_state_dict(kept["network"])
        optimizer.load_state_dict(kept["optimizer"])
        run.done, run.log = kept["done"], kept["log"]
    try:
        train(run, network, optimizer, given)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.")
    save(run, network, optimizer)


def train(run: Run, network: Network, optimizer: torch.optim.Optimizer, given: argparse.Namespace) -> None:
    if run.done["seconds"] < 60 * given.imitate:
        imitate(run, network, optimizer, 60 * given.imitate - run.done["seconds"])
        won = {f"against_{name}": evaluate(run, network.choose, name, given.races) for name in ("random", "pilot")}
        run.note(**won)
        save(run, network, optimizer)
    rows = Rows(run, {"self": 1 - given.pilots, "pilot": given.pilots}, run.rows)
    rows.envs.reset(seed=f"train {run.done['rounds']}")
    potential = Potential(run, SCALE[run.game])
    next_look = run.done["seconds"] + 60 * given.every
    while run.done["seconds"] < 60 * given.minutes:
        begun = time.perf_counter()
        left = max(0.0, 1 - run.done["seconds"] / (60 * given.minutes))
        for group in optimizer.param_groups:
            group["lr"] = given.rate * (0.05 + 0.95 * left)
        data = drive(run, rows, network.act, potential)
        told = learn(run, network, optimizer, data, given.entropy * (0.1 + 0.9 * left), given.epochs)
        run.done["seconds"] += time.perf_counter() - begun
        if run.done["seconds"] >= next_look or run.done["seconds"] >= 60 * given.minutes:
            next_look += 60 * given.every
            run.note(**told, against_pilot=evaluate(run, network.choose, "pilot", given.races))
            save(run, network, optimizer)
            if not math.isfinite(told["change"]):
                raise SystemExit("The network has come apart; begin again with a smaller --rate.")
    for opponent in ("random", "pilot"):
        won = evaluate(run, network.choose, opponent, 4 * given.races)
        print(f"Against {opponent}: {100 * won:.2f} % of {4 * given.races:,} races won.")


if __name__ == "__main__":
    main()
