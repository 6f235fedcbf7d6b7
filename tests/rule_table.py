"""The table rule id -> tests, made from what scenarios and tests say of themselves.

`python -m tests.rule_table` writes docs/rules-GAME.md for every game.
"""

import ast
import re
from collections import defaultdict
from pathlib import Path

from paddock.games import GAMES, game
from paddock.notation.documents import load
from paddock.words import group

ROOT = Path(__file__).parents[1]
ID = re.compile(r"\b[A-Z]+-(?:[0-9]*[A-Z]+\.)?[0-9]+(?:\.[0-9]+)*\b")  # SPD-13.1, HEAT-S.10, SCR-2P.4, R-25
RANGE = re.compile(r"\b([A-Z]+-(?:[A-Z0-9]+\.)?)([0-9]+) to (?:[A-Z]+-)?(?:[A-Z0-9]+\.)?([0-9]+)\b")


def rule_ids(name: str) -> list[str]:
    """Every rule of a game, in the order of the rulebook."""
    return list(group("rules", game=name))


def shown_by_rule() -> dict[str, list[str]]:
    """Per rule the scenarios and tests that name it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "tests/scenarios").rglob("*.yaml")):
        rules = load(path).get("rule", [])
        for rule in rules if isinstance(rules, list) else [rules]:
            found[rule].append(str(path.relative_to(ROOT / "tests")))
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in named(ast.get_docstring(node) or ""):
                    found[rule].append(f"{path.relative_to(ROOT / 'tests')}::{node.name}")
    return found


def named(text: str) -> list[str]:
    """The rule ids of a text, ranges in full.

    >>> named("SPD-13.1 to 13.3, HEAT-F.8: ...")
    ['SPD-13.1', 'HEAT-F.8', 'SPD-13.2', 'SPD-13.3']
    >>> named("HEAT-F.1 to F.3 and HEAT-OWN.2")
    ['HEAT-F.1', 'HEAT-OWN.2', 'HEAT-F.2', 'HEAT-F.3']
    >>> named("SCR-2P.1 to 2P.3")
    ['SCR-2P.1', 'SCR-2P.2', 'SCR-2P.3']
    >>> named("R-1 to R-3")
    ['R-1', 'R-3', 'R-2']
    """
    ids = ID.findall(text)
    for first, start, end in RANGE.findall(text):
        ids += [f"{first}{n}" for n in range(int(start) + 1, int(end) + 1)]
    return list(dict.fromkeys(ids))


def table(name: str) -> str:
    """The page of a game."""
    tests = shown_by_rule()
    lines = [
        f"# {game(name).say('game.title')}: rules and their tests",
        "",
        "Written by `python -m tests.rule_table`; a test holds it to the truth. Paths are below `tests/`.",
        "",
        "| rule | shown by |",
        "|---|---|",
    ]
    for rule in rule_ids(name):
        lines.append(f"| {rule} | {', '.join(f'`{test}`' for test in tests.get(rule, []))} |")
    return "\n".join(lines) + "\n"


def page(name: str) -> Path:
    return ROOT / "docs" / f"rules-{name}.md"


if __name__ == "__main__":
    for each in GAMES:
        page(each).write_text(table(each), encoding="utf-8")
