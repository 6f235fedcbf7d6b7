"""Every rule of a game: what it says, where it lives, and which tests show it, as catalogues, code and tests tell.

`python -m tests.rule_table` writes docs/rules-GAME.md for every game. `python -m tests.rule_table --weak` lists the
rules without a home, and those that only tests show which name many.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from paddock.games import GAMES, game
from paddock.notation.documents import load
from paddock.words import group

ROOT = Path(__file__).parents[1]
TESTS, ROOMS = ROOT / "tests", ROOT / "src/paddock/games"
PADDOCK = ROOT / "src/paddock"
#: Rules of a season are those of the one game that has them.
SEASONS = (PADDOCK / "season.py", PADDOCK / "championships/championship.py")
ID = re.compile(r"\b[A-Z]+-(?:[0-9]*[A-Z]+\.)?[0-9]+(?:\.[0-9]+)*\b")  # SPD-13.1, HEAT-S.10, SCR-2P.4, R-25
#: An id that goes on without its game, or up to another: the ids between stand nowhere.
SHORTENED = re.compile(rf"{ID.pattern}(?: to |(?:, | and )(?=(?:[0-9]*[A-Z]+\\.)?[0-9]))[A-Z0-9.-]*[0-9]")
MANY = 8  #: rules that a test names in passing: it does not prove any of them

Shown = dict[str, list[str]]

#: Rules that no code carries out, and why.
NOWHERE = {
    "HEAT-Y.6": "only sponsorship cards have that symbol, and they are not played here",
    "AR-55": "a caption of the rulebook",
    "AR-62": "how the rulebooks are read",
    "SPD-0.1": "the story",
    "SPD-2.2": "a picture of the rulebook",
    "SPD-7.1": "how the rulebook is read",
    "SPD-10.2": "what to expect of a game",
    "SPD-13.1": "a tip",
    "SPD-13.5": "a tip",
    "SPD-13.6": "an example of SPD-9.3, SPD-9.4 and SPD-9.5",
    "SPD-RUL.4": "how an example of the rulebook is read",
    "SPD-RUL.39": "no move says anything to a partner",
}


def rules(name: str) -> dict[str, str]:
    """Every rule of a game in a sentence, in the order of the rulebook."""
    return group("rules", game=name)


def rule_ids(name: str) -> list[str]:
    return list(rules(name))


def named(text: str) -> list[str]:
    """The rule ids of a text, each of them once.

    >>> named("SPD-13.1, SCR-2P.4 and SPD-13.1; HEAT-F.8: ...")
    ['SPD-13.1', 'SCR-2P.4', 'HEAT-F.8']
    """
    return list(dict.fromkeys(ID.findall(text)))


def shortened(text: str) -> list[str]:
    """Ids that can't be found by searching for them, since they are not written in full.

    >>> shortened("SPD-13.1 to 13.3, HEAT-7.1, 7.4 and F.8; TA-3.4.1 (3), R-1 to R-3")
    ['SPD-13.1 to 13.3', 'HEAT-7.1, 7.4', 'R-1 to R-3']
    """
    return [found[0] for found in SHORTENED.finditer(text)]


# What shows a rule


def claims() -> dict[str, list[str]]:
    """Every scenario and every test that names rules, and which."""
    found = {}
    for path in sorted((TESTS / "scenarios").rglob("*.yaml")):
        rule = load(path).get("rule", [])
        found[path.relative_to(TESTS).as_posix()] = rule if isinstance(rule, list) else [rule]
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.relative_to(TESTS).as_posix()}::{node.name}"] = named(ast.get_docstring(node) or "")
    return found


def shown_by_rule(most: int | None = None) -> Shown:
    """Per rule the scenarios and tests that name it, and no more than `most` rules."""
    found: Shown = defaultdict(list)
    for test, names in claims().items():
        if most is None or len(names) <= most:
            for rule in names:
                found[rule].append(test)
    return found


# Where a rule lives


def homes(name: str) -> Shown:
    """Per rule the functions and classes whose docstring names it; failing that the files that do so anywhere."""
    by_docstring: Shown = defaultdict(list)
    by_mention: Shown = defaultdict(list)
    room = ROOMS / name
    for path in [*sorted(room.rglob("*.py")), *sorted(room.rglob("*.toml")), *SEASONS]:
        text = path.read_text(encoding="utf-8")
        file = path.relative_to(room if path.is_relative_to(room) else PADDOCK).as_posix()
        for rule in named(text):
            by_mention[rule].append(file)
        if path.suffix == ".py":
            for scope, docstring in docstrings(ast.parse(text)):
                for rule in named(docstring):
                    by_docstring[rule].append(f"{file}: {scope}" if scope else file)
    return {**by_mention, **by_docstring}


def docstrings(tree: ast.AST, inside: str = "") -> Iterator[tuple[str, str]]:
    """All docstrings, with the function or class that they are of ('' for the module)."""
    if isinstance(tree, ast.Module | ast.ClassDef | ast.FunctionDef):
        yield inside, ast.get_docstring(tree) or ""
        for node in tree.body:
            name = getattr(node, "name", "")
            yield from docstrings(node, f"{inside}.{name}" if inside else name)


# The page


def table(name: str) -> str:
    """The page of a game."""
    shown, lives = shown_by_rule(), homes(name)
    rows = (
        f"| {rule} | {cell(says)} | {home(rule, lives)} | {codes(nearer(name, shown.get(rule, [])))} |"
        for rule, says in rules(name).items()
    )
    return PAGE.format(title=game(name).say("game.title"), name=name, rows="\n".join(rows))


def home(rule: str, lives: Shown) -> str:
    """Where a rule lives, or why nowhere."""
    return codes(lives.get(rule, [])) or f"nowhere: {NOWHERE[rule]}"


PAGE = """\
# {title}: rules and their tests

Written by `python -m tests.rule_table` from words, code and tests; a test fails when it is out of date. Code is below
`src/paddock/games/{name}/`, scenarios in `tests/scenarios/{name}/`, tests in `tests/games/{name}/` or below `tests/`.

| rule | says | lives in | shown by |
|---|---|---|---|
{rows}
"""


def nearer(name: str, paths: list[str]) -> list[str]:
    """What is in the game's own folders by its name alone."""
    return [path.removeprefix(f"scenarios/{name}/").removeprefix(f"games/{name}/") for path in paths]


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def codes(words: list[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def page(name: str) -> Path:
    return ROOT / "docs" / f"rules-{name}.md"


def weak() -> Iterator[str]:
    """What is missing: a line for every game and lack."""
    proven = shown_by_rule(most=MANY - 1)
    for name in GAMES:
        lives = homes(name)
        homeless = [rule for rule in rule_ids(name) if rule not in lives and rule not in NOWHERE]
        unproven = [rule for rule in rule_ids(name) if rule not in proven]
        yield f"{name}: {len(homeless)} of {len(rule_ids(name))} rules without a home: {', '.join(homeless) or '-'}"
        yield f"{name}: {len(unproven)} shown only by tests that name {MANY} or more: {', '.join(unproven) or '-'}"


if __name__ == "__main__":
    if "--weak" in sys.argv:
        print("\n".join(weak()))
    else:
        for each in GAMES:
            page(each).write_text(table(each), encoding="utf-8")
