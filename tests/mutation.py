"""Do the scenarios notice when a rule is wrong? Rules are changed in one place, and the scenarios of the room are run.

    python -m tests.mutation heat --sample 150 --seed 1
    python -m tests.mutation heat --only corners.py --then "tests/games/heat/test_properties.py -k spin"

One line for every mutant that no scenario has noticed (and none of the tests behind `--then`), and how many there were.
It is no part of `make test`: a room takes minutes, and what survives has to be looked at by a person.

Rules run as plain Python. Each mutant has a process of its own, forked from one that has loaded everything but the
room: loading takes longer than most scenarios. Mutants that never end are stopped, and count as noticed.

Not mutmut, which leaves functions with a decorator alone, and every rule has one; not cosmic-ray, which starts Python
anew for every mutant.
"""

import os

if __name__ == "__main__":
    os.environ["NUMBA_DISABLE_JIT"] = "1"  # before anything loads Numba; whoever only imports this keeps compiled rules

import argparse
import ast
import importlib.abc
import importlib.machinery
import shlex
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from types import CodeType
from typing import NamedTuple, cast

import pytest

from paddock.games import GAMES
from paddock.notation.documents import load
from paddock.notation.scenarios import run_file
from tests.rule_table import ROOMS, TESTS, named

SURVIVED, NOTICED = 0, 1
LONGEST = 300  #: seconds, after which a mutant is taken for an endless one
TOLD = ("tell", "tell_more")  #: what is told is no rule: the tests of the views look at it

OTHER_WAY: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mod,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


class Mutant(NamedTuple):
    """A file of rules with one change, by its number among all changes of that file."""

    path: Path
    number: int
    function: str
    rules: tuple[str, ...]  #: named by that function
    line: int
    change: str

    def __str__(self) -> str:
        return f"{self.path.name}:{self.line} {self.function}: {self.change}"


class Changes(ast.NodeTransformer):
    """All places of a file where a rule can be changed; the one of the given number is."""

    def __init__(self, path: Path, wanted: int = -1) -> None:
        self.path, self.wanted = path, wanted
        self.found: list[Mutant] = []
        self.function = ""
        self.rules: tuple[str, ...] = ()

    def tree(self) -> ast.Module:
        parsed = ast.parse(self.path.read_text(encoding="utf-8"))
        return ast.fix_missing_locations(cast(ast.Module, self.visit(parsed)))

    def changes(self, node: ast.AST, change: str) -> bool:
        number = len(self.found)
        line = getattr(node, "lineno", 0)
        self.found.append(Mutant(self.path, number, self.function, self.rules, line, change))
        return number == self.wanted

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.function, self.rules = node.name, tuple(named(ast.get_docstring(node) or ""))
        body = node.body[1:] if ast.get_docstring(node) else node.body
        node.body = [self.visit(statement) for statement in body]
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        if not self.function:
            return super().generic_visit(node)  # constants of the file stay as they are
        if isinstance(node, ast.Expr) and is_told(node.value):
            return node
        if isinstance(node, ast.Assign | ast.AugAssign | ast.Expr) and self.changes(node, f"without `{said(node)}`"):
            return ast.copy_location(ast.Pass(), node)
        if isinstance(node, ast.Compare | ast.BoolOp | ast.BinOp | ast.AugAssign):
            self.turn(node)
        if (
            isinstance(node, ast.UnaryOp)
            and isinstance(node.op, ast.Not)
            and self.changes(node, f"`{said(node.operand)}`")
        ):
            return cast(ast.AST, self.visit(node.operand))
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            plain = not isinstance(node.test, ast.Compare | ast.UnaryOp)  # those are changed themselves
            if plain and self.changes(node, f"not `{said(node.test)}`"):
                node.test = ast.UnaryOp(ast.Not(), node.test)
        if isinstance(node, ast.Constant) and isinstance(node.value, bool | int):
            other = not node.value if isinstance(node.value, bool) else node.value + 1
            if self.changes(node, f"{other} for {node.value}"):
                return ast.copy_location(ast.Constant(other), node)
        return super().generic_visit(node)

    def turn(self, node: ast.Compare | ast.BoolOp | ast.BinOp | ast.AugAssign) -> None:
        """Another sign: a bound that is missed by one, a sum for a difference, one of two for both."""
        signs = node.ops if isinstance(node, ast.Compare) else [node.op]
        for i, sign in enumerate(signs):
            other = OTHER_WAY.get(type(sign))
            if other and self.changes(node, f"{other.__name__} for {type(sign).__name__}: `{said(node)}`"):
                if isinstance(node, ast.Compare):
                    node.ops[i] = other()  # type: ignore[call-overload]
                else:
                    node.op = other()  # type: ignore[assignment]


def is_told(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in TOLD


def said(node: ast.AST) -> str:
    return ast.unparse(node).partition("\n")[0]


def mutants_of(room: str, only: str | None) -> list[Mutant]:
    found: list[Mutant] = []
    for path in sorted((ROOMS / room / "rules").glob(only or "*.py")):
        changes = Changes(path)
        changes.tree()
        found += changes.found
    return found


# Trying one


class Changed(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Loads the changed file in place of the true one."""

    def __init__(self, mutant: Mutant) -> None:
        inside = mutant.path.relative_to(ROOMS.parents[1]).with_suffix("")
        self.name, self.mutant = ".".join(inside.parts), mutant

    def find_spec(self, fullname: str, *_: object) -> importlib.machinery.ModuleSpec | None:
        return importlib.machinery.ModuleSpec(fullname, self) if fullname == self.name else None

    def get_code(self, _: str) -> CodeType:
        return compile(Changes(self.mutant.path, self.mutant.number).tree(), str(self.mutant.path), "exec")

    def get_source(self, _: str) -> str | None:
        return None


def noticed(mutant: Mutant, scenarios: Sequence[tuple[Path, set[str]]], then: str | None) -> bool:
    """Whether a scenario, or a test, goes wrong; those that name the rules of the changed function come first."""
    child = os.fork()
    if child == 0:
        answer = NOTICED
        try:
            signal.alarm(LONGEST)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            os.dup2(1, 2)
            sys.meta_path.insert(0, Changed(mutant))
            nearest = sorted(scenarios, key=lambda scenario: -len(scenario[1] & set(mutant.rules)))
            if all(run_file(path).ok for path, _ in nearest):
                answer = SURVIVED
            if answer == SURVIVED and then is not None:
                answer = int(pytest.main(["-x", "-q", "-n", "0", "-p", "no:cacheprovider", *shlex.split(then)]) != 0)
        finally:
            os._exit(answer)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) != SURVIVED


def scenarios_of(room: str) -> Iterator[tuple[Path, set[str]]]:
    for path in sorted((TESTS / "scenarios" / room).rglob("*.yaml")):
        rules = load(path).get("rule", [])
        yield path, set(rules if isinstance(rules, list) else [rules])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("room", choices=GAMES)
    parser.add_argument("--only", help="one chapter: a file of rules/")
    parser.add_argument("--sample", type=int, help="so many mutants, picked by chance")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--then", help="tests that survivors are shown to, as pytest is told")
    asked = parser.parse_args()
    everything = mutants_of(asked.room, asked.only)
    picked = everything
    if asked.sample is not None:
        picked = sorted(Random(asked.seed).sample(everything, min(asked.sample, len(everything))))
    scenarios = list(scenarios_of(asked.room))
    alive = 0
    for mutant in picked:
        if not noticed(mutant, scenarios, asked.then):
            alive += 1
            print(mutant, flush=True)
    print(f"{asked.room}: {len(picked)} of {len(everything)} mutants, {len(picked) - alive} noticed, {alive} survived")


if __name__ == "__main__":
    main()
