"""Championships: several races, points added up, pairs drawn. They know no rule of any game, no server and no clock."""

from paddock.championships.championship import FORMS, LEAGUE, PAIRED, Championship, Fixture

__all__ = ["FORMS", "LEAGUE", "PAIRED", "Championship", "Fixture"]
