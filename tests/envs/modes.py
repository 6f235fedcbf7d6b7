"""Random play of every game in an environment; prints one digest of all that was seen each. Run in several modes."""

import hashlib
from random import Random

from paddock.games import GAMES
from tests.envs.samples import zoo


def digest_of(name: str) -> str:
    env, random, digest = zoo(name).env(2), Random(3), hashlib.sha256()
    env.reset(seed=3)
    for _ in range(60):
        seen, reward, terminated, truncated, _ = env.last()
        digest.update(seen["observation"].tobytes() + seen["action_mask"].tobytes() + repr(float(reward)).encode())
        env.step(None if terminated or truncated else random.choice(seen["action_mask"].nonzero()[0].tolist()))
        if not env.agents:
            break
    return digest.hexdigest()


if __name__ == "__main__":
    for game in GAMES:
        print(game, digest_of(game), flush=True)
