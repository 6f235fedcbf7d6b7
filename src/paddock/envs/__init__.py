"""The games as environments for research: PettingZoo, Gymnasium and OpenSpiel (`pip install paddock[research]`).

Importing this package registers them:

>>> import gymnasium, paddock.envs
>>> env = gymnasium.make("paddock/Heat-v0", seats=3, opponents="pilot")
>>> observation, info = env.reset(seed=1)
>>> observation["observation"].shape, info["action_mask"].sum()
((179,), np.int64(3))

>>> from paddock.envs import heat_v0
>>> env = heat_v0.env(seats=3, track="italy")

`import paddock.envs.openspiel` adds the games to OpenSpiel as `python_paddock_heat` and so on.
"""

from importlib.util import find_spec

from paddock.envs.versions import version_of
from paddock.games import GAMES


def register() -> None:
    """Tell Gymnasium and PettingZoo, as far as they are installed, what there is; nothing of a game is loaded by it."""
    for game in GAMES:
        version = version_of(game)
        name = f"paddock/{game.title()}-{version}"
        if find_spec("gymnasium"):
            import gymnasium

            if name not in gymnasium.registry:
                gymnasium.register(
                    name,
                    "paddock.envs.single:RaceEnv",
                    vector_entry_point="paddock.envs.vector:make_vector",
                    kwargs={"game": game},
                )
        if find_spec("pettingzoo"):
            import pettingzoo

            if name not in pettingzoo.aec_registry:
                pettingzoo.register("aec", name, f"paddock.envs.{game}_{version}:env")
                pettingzoo.register("parallel", name, f"paddock.envs.{game}_{version}:parallel_env")


register()
