"""The races on which every law is tried: all games, all numbers of seats, the options that change most."""

from collections.abc import Iterator
from random import Random
from typing import Any

from paddock import Race

SAMPLES: list[tuple[str, int, dict[str, Any]]] = [
    ("heat", 1, {}),
    ("heat", 2, {"track": "italy"}),
    ("heat", 3, {"track": "japan", "hidden_gears": True, "handicap": {"B": 2}}),
    ("heat", 4, {"track": "spain", "auto_skip": True}),
    ("heat", 5, {"laps": 1, "auto_finish_last": True, "grid": ["E", "D", "C", "B", "A"]}),
    ("heat", 6, {}),
    ("heat", 2, {"weather": "snow", "tokens": ["weather", "minus", "free_boost", "slip"]}),
    ("heat", 3, {"weather": "clouds", "track": "japan", "tokens": ["weather", "weather", "overheat", "plus"]}),
    ("heat", 4, {"weather": "random", "track": "spain", "auto_skip": True}),
    ("heat", 1, {"legends": 3, "track": "gb", "laps": 1}),
    ("heat", 3, {"legends": 3, "weather": "random", "track": "netherlands", "laps": 1, "legend_pro": 1}),
    ("heat", 2, {"garage": "basic", "track": "italy", "mulligan": True}),
    (
        "heat",
        3,
        {"garage": "all", "garage_choice": "snake", "boxes": ["heavy_rain", "tunnel_vision"], "hidden_gears": True},
    ),
    (
        "heat",
        4,
        {"garage": "all", "garage_choice": "random", "weather": "random", "legends": 2, "track": "spain"}
        | {"boxes": ["heavy_rain", "tunnel_vision"], "auto_skip": True},
    ),
    ("heat", 2, {"garage": "all", "garage_choice": {"A": [22, 23, 49, 28], "B": [42, 43, 11, 57]}, "laps": 1}),
    ("heat", 1, {"garage": "all", "garage_choice": {"A": [34, 54, 59, 17]}, "laps": 1}),
    ("thunder", 2, {}),
    ("thunder", 3, {"track": "halfmile_bowl", "variable_pits": True, "laps": 2}),
    ("thunder", 4, {"track": "three_ridge", "auto_skip": True}),
    ("thunder", 5, {"track": "test_track", "complete_race": True, "laps": 1}),
    ("thunder", 6, {"track": "mesa_superspeed", "starting_order": "rounds", "grid_choice": True}),
    ("thunder", 7, {"starting_order": "spaces", "last_winner": "Red"}),
    ("thunder", 7, {"track": "mesa_superspeed", "cars": 6, "laps": 1}),
    ("thunder", 3, {"collision_last": True, "clean_air_any": True, "green_line": 8, "laps": 2}),
    ("speed", 2, {}),
    ("speed", 3, {"dealer": "random"}),
    ("speed", 4, {}),
    ("speed", 6, {}),
    ("speed", 4, {"wild_map": "literal", "discard_rule": "only_if_stuck", "prevention_restores_start": True}),
    ("speed", 6, {"six_player_distance": 1000, "max_rounds": 2, "deck_memory": "top_only"}),
    ("speed", 2, {"variant": "thousand"}),
    ("scrap", 2, {}),
    ("scrap", 2, {"mode": "single", "track": "B", "short": True, "catch_scope": "board"}),
    ("scrap", 3, {"mode": "two_racers", "start_player": "random", "jackal_in_own_accident": True}),
    ("scrap", 3, {"track": "E", "line_position": 17, "overtake_scope": "race", "refill_scope": "any"}),
    ("scrap", 4, {"auto_skip": True}),
    ("scrap", 5, {"track": "F", "jackal_off_turn": False, "racers": ["jackal", "hover", "steel", "swift", "crusher"]}),
    ("scrap", 6, {"track": "RRRR"}),
]


def sample_id(sample: tuple[str, int, dict[str, Any]]) -> str:
    game, seats, options = sample
    return "-".join([game, str(seats), *map(str, options.values())])


def random_walk(race: Race, random: Random, moves: int) -> Iterator[Race]:
    """The race after each of some random moves, until it is over."""
    for _ in range(moves):
        if race.over:
            return
        yield race
        seat = random.choice(race.pending)
        race.play(seat, random.choice(race.legal(seat)))
