"""Thunder Alley for PettingZoo. Spaces, actions, rewards and versions: docs/envs-thunder.md."""

from paddock.envs.zoo import makers

env, raw_env, parallel_env = makers("thunder")
