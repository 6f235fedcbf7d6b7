"""Scrap Racer for PettingZoo. Spaces, actions, rewards and versions: docs/envs-scrap.md."""

from paddock.envs.zoo import makers

env, raw_env, parallel_env = makers("scrap")
