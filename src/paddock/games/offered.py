"""What a lobby says of a game: its words, for how many it is, its options and tracks."""

from __future__ import annotations

from typing import Any

from paddock.games.contract import Game
from paddock.words import group


def offered(game: Game, language: str) -> dict[str, Any]:
    """A game as a lobby offers it, in the words of a language."""
    return {
        "title": game.say("game.title", language=language),
        "tagline": game.say("game.tagline", language=language),
        "rules": game.version,
        "seats": list(game.seats),
        "usual": game.usual,
        "minutes": list(game.faces.minutes),
        "weight": game.faces.weight,
        "options": dict(game.defaults),
        "choices": {key: list(values) for key, values in game.faces.choices.items()},
        "tracks": game.tracks.shipped(),
        "titles": group("tracks", language, game.name),
        "figures": group("figures", language, game.name),
        "short": dict(game.faces.short),
        "liveries": dict(game.faces.liveries),
    }
