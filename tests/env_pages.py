"""The page of every game as an environment, made from the code: spaces, actions, observation number by number.

`python -m tests.env_pages` writes docs/envs-GAME.md for every game.
"""

import re
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path

from paddock.envs.versions import VERSIONS, version_of
from paddock.games import GAMES, game
from paddock.games.contract import Game
from paddock.games.observed import Number

DOCS = Path(__file__).parents[1] / "docs"
IN_BLOCK = re.compile(r"(\w+)\.(\d+)\.(.+)")

PAGE = """\
# {title} as an environment

Written by `python -m tests.env_pages` from the code. [tutorial.md](tutorial.md) shows how environments are used, and
[{name}.md]({name}.md) tells the options, the moves and what a seat sees.

| | |
|---|---|
| Gymnasium | `gymnasium.make("paddock/{Name}-{env}")` after `import paddock.envs`, or `"paddock.envs:paddock/{Name}-{env}"` |
| PettingZoo, one agent at a time | `paddock.envs.{name}_{env}.env()`, `raw_env()`, or `pettingzoo.make("aec", "paddock/{Name}-{env}")` |
| PettingZoo, all at once | `paddock.envs.{name}_{env}.parallel_env()`, or `pettingzoo.make("parallel", "paddock/{Name}-{env}")` |
| OpenSpiel | `pyspiel.load_game("python_paddock_{name}")` after `import paddock.envs.openspiel` |
| agents | `seat_0`, `seat_1`, ...: {seats} of them, {usual} unless `seats=` says otherwise |
| actions | `Discrete({actions})`; in the parallel environment `Discrete({more})`, the last one is to wait |
| observation | `Dict(observation=Box(({numbers},), int32), action_mask=Box(0, 1, ({actions},), int8))` |
| state | `Box((seats, {numbers}), int32)`: the observations of all seats |
| decisions | {longest:,} at most in a race |
| pictures | `render_mode="ansi"`, `"svg"`, or `"human"`, which prints |

Options of the environment: `seats`, `reward`, `render_mode`, `max_cycles` (PettingZoo), `illegal` (`raw_env`), `seat` and
`opponents` (Gymnasium). Options of the game, when it is made or, for one race, at a reset: {options}. An option that
does not exist is an error when the environment is made, and a warning at a reset.

## Observation

What the seat may know and nothing else. {counted} Bounds hold for every track,
variant and option.

| index | name | from | to | means |
|---|---|---:|---:|---|
{observation}

## Actions

| numbers | words |
|---|---|
{words}

The mask has a 1 for every action that is legal now; it stands in the observation and in `info["action_mask"]`. An agent
that is not asked has a mask of zeros; in the parallel environment its mask only allows it to wait. `action_words()` gives the
words of all actions; numbers that mean nothing in a race are never legal.

## Rewards

- `reward="place"`: when the race is over, the share of the other teams' seats that a seat has left behind, less the share
  that is before it: 1 for the first, -1 for the last, evenly between; equal seats get the same. All rewards add up to 0.
{alone}- `reward="score"`: the points of the game that a step brought; added up they are the final points. {score}

In OpenSpiel utilities are those of `"place"`.

## Illegal actions

`env()`, `parallel_env()` and the environment of Gymnasium end the race: -1 for the agent that did it, 0 for all others, and
`info["illegal"]` names the rule. That is the custom there, and a learner that ignores masks finds out at once. `raw_env()`
raises `IllegalMove`, which tells the rule in words, and nothing has changed. A number that is not an action is an error everywhere.

## Versions

| version | rules | changes |
|---|---|---|
{versions}

The version changes when the same actions could lead to other observations, masks, rewards or ends: other rules (their
version changes as well), other numbers of actions, another layout or meaning of an observation. It does not change for
speed, words, pictures, or the order in which chance is asked, so a seed may give another race in another release.
"""  # noqa: E501

ALONE = "  An agent that races alone has nobody to be compared with and gets 0.\n"
COUNTED = {
    "heat": "Cars and seats are counted from the observer's own.",
    "thunder": "Seats are counted from the observer's own, cars by seat, then by their place among the six of a team.",
    "speed": "Seats and teams are counted from the observer's own.",
    "scrap": "Racers are counted in turn order from the observer's first one, seats from its own.",
}
SCORE = {
    "heat": "Points are the cars behind, as the race stands.",
    "thunder": "Points are those of the places of the team's cars as they stand, and of leading.",
    "speed": "Points come when a round is over.",
    "scrap": "Points are the players behind, as the race stands.",
}


def page(name: str) -> str:
    """The page of a game."""
    found = game(name)
    return PAGE.format(
        title=found.say("game.title"),
        name=name,
        Name=name.title(),
        seats=", ".join(map(str, found.seats[:-1])) + f" or {found.seats[-1]}",
        usual=found.usual,
        actions=found.rules.actions,
        more=found.rules.actions + 1,
        numbers=found.rules.observation,
        longest=found.rules.longest,
        options=", ".join(f"`{key}`" for key in found.defaults),
        observation="\n".join(rows_of_numbers(found.numbers)),
        words="\n".join(rows_of_words(found)),
        alone=ALONE if 1 in found.seats else "",
        score=SCORE[name],
        counted=COUNTED[name],
        env=version_of(name),
        versions="\n".join(
            f"| v{version} | {rules} | {changes} |" for version, (rules, changes) in enumerate(VERSIONS[name])
        ),
    )


def rows_of_numbers(numbers: tuple[Number, ...]) -> Iterator[str]:
    """The numbers, those of a block once for all blocks, and parts side by side in one row."""
    at = 0
    while at < len(numbers):
        block = IN_BLOCK.fullmatch(numbers[at].name)
        if block:
            name = block[1]
            inside = [n for n in numbers[at:] if n.name.startswith(f"{name}.")]
            size = sum(n.name.startswith(f"{name}.0.") for n in inside)
            times = len(inside) // size
            yield (
                f"| {at} + {size}·i | **{name}.i** | | | the following {size} numbers, "
                f"for i from 0 to {times - 1}: up to {at + len(inside) - 1} |"
            )
            plain = [Number(IN_BLOCK.fullmatch(n.name)[3], n.low, n.high, n.means) for n in inside[:size]]  # type: ignore[index]
            yield from folded(plain, 0, lambda i: f"+ {i}", f"{name}.i.")
            at += len(inside)
        else:
            run = [n for n in numbers[at:] if not IN_BLOCK.fullmatch(n.name)]
            yield from folded(run, at, str, "")
            at += len(run)


def folded(numbers: list[Number], first: int, index: Callable[[int], str], prefix: str) -> Iterator[str]:
    """Rows of numbers; parts of one thing (`hand.U5`, `hand.H`) share a row."""
    at = first
    for (thing, means), group in groupby(numbers, key=lambda n: (n.name.partition(".")[0], n.means)):
        run = list(group)
        last = at + len(run) - 1
        place = index(at) if len(run) == 1 else f"{index(at)} to {last}"
        parts = [n.name.partition(".")[2] for n in run]
        name = f"{prefix}{thing}" + (f".*: {', '.join(parts)}" if len(run) > 1 else "")
        highs = [n.high for n in run]
        high = str(highs[0]) if len(set(highs)) == 1 else ", ".join(map(str, highs))
        yield f"| {place} | {name} | {run[0].low} | {high} | {means} |"
        at += len(run)


def rows_of_words(found: Game) -> Iterator[str]:
    """The words of all actions; those with the same verb share a row."""
    courses, _ = found.notation.make_course(found.notation.seat_names(max(found.seats)), {}, None)
    words = [(action, found.notation.word(courses[0], action)) for action in range(found.rules.actions)]
    for _verb, group in groupby(words, key=lambda entry: (entry[1] or "-").split()[0]):
        run = list(group)
        place = str(run[0][0]) if len(run) == 1 else f"{run[0][0]} to {run[-1][0]}"
        said = dict.fromkeys(f"`{word}`" if word else "(nothing)" for _, word in run)
        yield f"| {place} | {', '.join(said)} |"


def write_pages() -> None:
    for name in GAMES:
        (DOCS / f"envs-{name}.md").write_text(page(name), encoding="utf-8")


if __name__ == "__main__":
    write_pages()
