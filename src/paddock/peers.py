"""Peers that `paddock bench` measures beside our games, as far as they are installed (`pip install paddock[bench]`)."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

OPENSPIEL = ("hearts", "gin_rummy", "backgammon")
PETTINGZOO = ("tictactoe_v3", "connect_four_v3", "chess_v6", "texas_holdem_v4")
PGX = ("connect_four", "backgammon")
SIDE_BY_SIDE = 1024  #: races of pgx at once
AT_A_TIME = 16  #: decisions of each that pgx takes in one call
STEPS = 200  #: of an environment between two looks at the clock


@dataclass
class Count:
    """What was done in a slice of time."""

    decisions: int = 0
    races: int = 0
    copies: int = 0
    seconds: float = 0.0


Slice = Callable[[float], Count]


def has(library: str) -> bool:
    """Whether a peer is installed."""
    return find_spec(library) is not None


def slices_of_peers() -> dict[str, Slice]:
    """What is measured of the peers, by name."""
    slices: dict[str, Slice] = {}
    if has("pyspiel"):
        slices |= {f"OpenSpiel {name}, driven from Python": partial(openspiel, name) for name in OPENSPIEL}
    if has("pettingzoo") and has("chess") and has("rlcard") and has("pygame"):
        slices |= {f"PettingZoo {name}, AEC": partial(steps, partial(classic, name)) for name in PETTINGZOO}
    if has("pgx"):
        slices |= {f"pgx {name}, {SIDE_BY_SIDE:,} side by side on the CPU": partial(pgx, name) for name in PGX}
    return slices


def openspiel(name: str, seconds: float) -> Count:
    """Random play of a C++ game of OpenSpiel, driven from Python with little around it."""
    import pyspiel

    game, random, count = pyspiel.load_game(name), Random(1), Count()
    start = time.perf_counter()
    while count.seconds < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sampled(state.chance_outcomes(), random.random()))
            else:
                state.apply_action(random.choice(state.legal_actions()))
                count.decisions += 1
        count.races += 1
        count.seconds = time.perf_counter() - start
    return count


def sampled(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome at a point of the unit interval."""
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]


@cache
def classic(name: str) -> Any:
    """A classic environment of PettingZoo."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that modules are going out of use there
        return import_module(f"pettingzoo.classic.{name}").env()


def steps(make: Callable[[], Any], seconds: float) -> Count:
    """Random play of an environment of PettingZoo as its users play it: `agent_iter`, `last`, `step`."""
    env, random, count = make(), Random(1), Count()
    env.reset(seed=1)
    start = time.perf_counter()
    while count.seconds < seconds:
        for _ in env.agent_iter(STEPS):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = seen["action_mask"].nonzero()[0]
                env.step(legal[int(random.random() * len(legal))])
                count.decisions += 1
        if not env.agents:
            count.races += 1
            env.reset()
        count.seconds = time.perf_counter() - start
    return count


@cache
def pgx_loop(name: str) -> tuple[Any, Any]:
    """The compiled loop of a game of pgx, and where it starts from."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental.wrappers import auto_reset

    game = library.make(name)
    step = jax.vmap(auto_reset(game.step, game.init))

    def decide(carry: Any, _: Any) -> tuple[Any, None]:
        state, key = carry
        key, choosing, going_on = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choosing, logits, axis=-1)
        return (step(state, action, jax.random.split(going_on, SIDE_BY_SIDE)), key), None

    loop = jax.jit(lambda carry: jax.lax.scan(decide, carry, None, length=AT_A_TIME)[0])
    first = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(0), SIDE_BY_SIDE))
    carry = (first, jax.random.PRNGKey(1))
    return loop, jax.block_until_ready(loop(carry))


def pgx(name: str, seconds: float) -> Count:
    """Random play of a game of pgx, many side by side, observations included."""
    import jax

    loop, carry = pgx_loop(name)
    count, start = Count(), time.perf_counter()
    while count.seconds < seconds:
        carry = jax.block_until_ready(loop(carry))
        count.decisions += SIDE_BY_SIDE * AT_A_TIME
        count.seconds = time.perf_counter() - start
    return count
