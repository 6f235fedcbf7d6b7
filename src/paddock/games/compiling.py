"""How a game is compiled: loops around its verbs, in parts, each when it is first needed."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from paddock.engine import search
from paddock.engine.batch import new_drives, run_charted
from paddock.engine.fate import fates
from paddock.engine.field import Field, Rules
from paddock.engine.glass import WIDTH, new_seen, runs
from paddock.engine.groups import Batch, Contest, OneRace, Outset, Sight, Trials
from paddock.engine.jit import compiling, mark_ready, note_steps
from paddock.engine.log import new_log
from paddock.engine.records import new
from paddock.games.side_by_side import assistant, in_turn, take
from paddock.words import sentence

if TYPE_CHECKING:
    from paddock.games.contract import Game

_PREPARED: set[tuple[str, str]] = set()  #: games, and the parts of them that are known to be compiled


def load(game: Game, name: str, source: ModuleType, pilot: Callable[..., int]) -> ModuleType:
    """A source of the engine once more, with the verbs of a game as its globals.

    Numba can cache a function only if what it calls is a global of its module.
    """
    assert source.__file__ is not None
    spec = importlib.util.spec_from_file_location(f"{game.room}.{name}", source.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    for verb in source.VERBS:
        setattr(module, verb, pilot if verb == "pilot" else getattr(game.rules, verb))
    module.PILOTED = pilot is game.rules.pilot  # type: ignore[attr-defined]
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def prepare(game: Game, part: str, progress: Callable[[int, int], None] | None, alone: bool) -> None:
    """Compile a part of a game if this machine has not done so yet."""
    if (game.name, game.part(part)) in _PREPARED:
        return
    _PREPARED.add((game.name, game.part(part)))
    try:
        if game.is_cold(part):
            compile_part(game, part, progress or partial(_report, game.say("game.title")), alone)
    except BaseException:
        _PREPARED.discard((game.name, game.part(part)))
        raise


def compile_part(game: Game, part: str, progress: Callable[[int, int], None], alone: bool) -> None:
    """Compile a part of a game, step by step, unless another process does it meanwhile."""
    steps, label = steps_of(game)[part], game.part(part)
    progress(0, len(steps))
    with compiling(game.room, label):
        if not game.is_cold(part):  # another process has done it meanwhile
            progress(len(steps), len(steps))
            return
        done = 0
        with assistant(game, part, 0 if alone else len(steps)) as ended:
            for number, step in in_turn(steps):
                if not take(game.room, label, number):
                    ended()  # it is at this one, and has done all that come after it
                step()
                done += 1
                progress(done, len(steps))
                note_steps(game.room, label, done, len(steps))
        mark_ready(game.room, label)


def steps_of(game: Game) -> dict[str, list[Callable[[], Any]]]:
    """Calls that compile all there is, by what needs them: a table with people and bots, or a batch of races."""
    names = game.notation.seat_names(game.usual)
    courses, _ = game.notation.make_course(names, game.options, Path())
    state, fate, log = new(game.rules.state), fates(bytes(32)), new_log(on=False)
    verdicts = np.zeros((len(names), game.rules.actions), np.uint8)
    scores, observation = np.zeros((len(names), 2), np.int32), np.zeros(game.rules.observation, np.int32)
    rows, sizes = np.zeros((game.rules.actions, WIDTH), np.int32), np.zeros(game.rules.actions, np.int32)
    race, loops = OneRace(courses, state, fate, verdicts), game.loops

    def first_move() -> tuple[int, int]:
        pending = loops.begin(race, log)
        seat = next(seat for seat in range(len(names)) if (pending >> seat) & 1)
        return seat, int((verdicts[seat] == 0).argmax())

    def take_turn() -> None:
        loops.turn(race, *first_move(), observation, verdicts[0].astype(np.int8))

    def show() -> None:
        seen, records = new_seen(game.faces.seen)
        loops.show_all(courses, state, np.zeros(1, int), Sight(seen, records, seen.copy(), np.zeros(1, np.bool_)))

    def foresee() -> None:
        trials = Trials(new(game.rules.state), fate, fates(bytes(32)), log, verdicts)
        outs = np.zeros((1, len(game.rules.foresight)), np.int32)
        loops.preview(courses, state, *first_move(), trials, outs)

    def look_ahead() -> None:
        seat, _ = first_move()
        outset = Outset(courses, state, np.zeros(8, np.uint32), np.ones(len(search.SETTINGS)))
        room, nodes = search.room_for(game, len(names)), search.nodes_for(game, len(names), 2)
        standing, tries = np.zeros(game.rules.actions, np.uint8), np.zeros(game.rules.actions, np.int32)
        contest = Contest(standing, tries, np.zeros((game.rules.actions, 2), np.float32))
        game.search.iterate(outset, seat, room, nodes, contest, 1)

    def race_many() -> None:
        drivers, decisions = np.zeros((1, len(names)), np.int8), np.zeros(1, np.int64)
        batch = Batch(courses, np.zeros(8, np.uint32), drivers, state, scores.reshape(1, -1, 2), decisions)
        loops.races(batch, new_drives(game, 1), 0, 0, game.rules.longest, False)

    def step_side_by_side() -> None:
        drivers = np.full((1, len(names)), loops.AGENT, np.int8)
        field = Field(game, courses, drivers, Rules(), threads=1)
        field.reset(bytes(32))
        field.advise(np.zeros(len(names), np.int8))

    return {
        "table": [
            lambda: loops.begin(race, log),
            lambda: loops.step(race, *first_move(), log),
            lambda: loops.look(courses, state, verdicts),
            lambda: loops.pilot_one(courses, state, 0, verdicts[0], fate),
            lambda: loops.guess_one(courses, state, 0, fate),
            lambda: loops.observe_one(courses, state, 0, observation),
            lambda: loops.judge_one(courses, state, 0, verdicts[0]),
            show,
            lambda: runs(new_seen(game.faces.seen)[0][0], new_seen(game.faces.seen)[0][0]),
            lambda: game.told(courses, log["rows"][0, :1], [0]),
            lambda: loops.offer_all(courses, state, 0, verdicts[0], rows, sizes),
            lambda: loops.score_one(courses, state, scores),
            lambda: game.notation.units(courses[0], names),
            lambda: game.notation.result(courses[0], state[0], names),
            lambda: game.notation.figures(courses[0], state[0], names, []),
        ],
        "turn": [take_turn],
        "preview": [foresee],
        "search": [look_ahead],
        "field": [step_side_by_side],
        "batch": [
            race_many,
        ],
        "charts": [
            lambda: run_charted(game, courses, np.zeros((0, len(names)), np.int16), []),
        ],
    }


def _report(title: str, done: int, of: int) -> None:
    """A line that counts up in a terminal, and a single line anywhere else."""
    line = sentence("cli.compiling", {"game": title, "done": done, "of": of})
    if sys.stderr.isatty():
        print(f"\r{line}", end="\n" if done == of else "", file=sys.stderr, flush=True)
    elif done == 0:
        print(line, file=sys.stderr, flush=True)
