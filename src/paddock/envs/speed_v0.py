"""Speed 1200 km for PettingZoo. Spaces, actions, rewards and versions: docs/envs-speed.md."""

from paddock.envs.zoo import makers

env, raw_env, parallel_env = makers("speed")
