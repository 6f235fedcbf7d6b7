"""What the engine is called with: few parameters, and groups with names where many arrays belong together."""

import ast
from collections.abc import Iterator
from pathlib import Path

import paddock.engine

FOLDER = Path(paddock.engine.__file__).parent
MOST = 6  #: parameters of a function


def functions() -> Iterator[tuple[str, int]]:
    """All functions of the engine with the number of their parameters, `self` aside."""
    for path in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
                yield f"{path.name}: {node.name}", sum(each.arg != "self" for each in given)


def test_no_function_takes_more_than_can_be_told_apart() -> None:
    assert [name for name, count in functions() if count > MOST] == []
