"""Random play and pilots on every sample; prints one digest of all positions and events each. Run in several modes."""

import hashlib
from random import Random

from paddock import Race
from paddock.bots import ask, bot
from tests.games.samples import SAMPLES, sample_id


def digest_of(game: str, seats: int, options: dict[str, object]) -> str:
    digest = hashlib.sha256()
    race = Race(game, seats, seed=11, **options)
    random, pilot = Random(11), bot("pilot", 11)
    for n in range(120):
        if race.over:
            break
        for seat in race.pending:
            move = random.choice(race.legal(seat)) if n % 3 else ask(pilot, race, seat)
            race.play(seat, move)
            digest.update(race.digest().encode())
            digest.update(race.observe(seat).tobytes())
            digest.update(race.guess(seat, seed=n).digest().encode())
    digest.update(repr(race.events).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    for sample in SAMPLES:
        print(sample_id(sample), digest_of(*sample), flush=True)
