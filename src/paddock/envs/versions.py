"""The versions of the environments: what has changed from one to the next, and by which rules each is played."""

from collections.abc import Mapping

#: Per game its versions from v0 on: the version of its rules, and what is new.
VERSIONS: Mapping[str, tuple[tuple[int, str], ...]] = {
    "heat": ((1, "the first"),),
    "thunder": (
        (1, "the first"),
        (2, "wear, points, car numbers and two team bars as printed; restart lanes of each stretch"),
    ),
    "speed": ((1, "the first"),),
    "scrap": ((1, "the first"),),
}


def version_of(game: str) -> str:
    """The version of a game's environments now.

    >>> version_of("heat")
    'v0'
    """
    return f"v{len(VERSIONS[game]) - 1}"
