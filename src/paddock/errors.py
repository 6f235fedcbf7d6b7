"""What can go wrong, by name. An error is a code with values; its sentence is in the catalogues of `paddock.words`."""

from typing import Any

from paddock.words import sentence


class PaddockError(Exception):
    """The root of all errors that Paddock raises on purpose.

    >>> error = BadOption("unknown_option", key="lapz", known="laps")
    >>> error.code, error.values["key"]
    ('unknown_option', 'lapz')
    >>> print(error)
    There is no option 'lapz'. Known are: laps.
    """

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def sentence(self, language: str = "en") -> str:
        """What to tell people."""
        return sentence(f"errors.{self.code}", self.values, language)

    def for_visitors(self) -> "PaddockError":
        """The same for those who only visit a server: nothing about how it is run."""
        return self

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.code, self.values)


def _again(kind: type[PaddockError], code: str, values: dict[str, Any]) -> PaddockError:
    return kind(code, **values)


class UnknownGame(PaddockError):
    """No game of that name."""


class WasmError(PaddockError):
    """The rules can't be compiled for a page."""


class UnknownBot(PaddockError):
    """No bot of that name."""


class BadOption(PaddockError):
    """An option that the game does not have, or a value that it can't have."""


class BadTrack(BadOption):
    """A track that can't be read, or can't be raced on; the values name the key that is wrong."""


class UnknownSeat(PaddockError):
    """A seat that is not in the race."""


class UnknownMove(PaddockError):
    """Words that are not a move of this game."""


class IllegalMove(PaddockError):
    """A move that a rule forbids; `rule` is its id."""

    @property
    def rule(self) -> str:
        return str(self.values["rule"])

    def sentence(self, language: str = "en") -> str:
        reason = sentence(f"refusals.{self.rule}", self.values, language, game=self.values["game"])
        return sentence("errors.illegal_move", {**self.values, "reason": reason}, language)


class NotYourTurn(IllegalMove):
    """A move by a seat that has nothing to decide now."""


class NotReset(PaddockError, AttributeError):
    """An environment was asked for something of a race before the first `reset()`."""


class CannotUndo(PaddockError):
    """Nothing can be taken back: something was revealed, another seat has acted, or nothing was played."""


class BadPosition(PaddockError):
    """A position that can't be; `key` names the part that is wrong."""


class ImpossibleChance(PaddockError):
    """A scripted outcome that can't happen; `index` is its place in the list, from 0."""


class BadDocument(PaddockError):
    """A file or document that can't be read; the values name the file, and the line or key."""


class TableError(PaddockError):
    """Something that a table does not do: it is not the time, the seat or the player for it."""


class StoreError(PaddockError):
    """The store can't do what is asked: it can't be reached, or what it holds says otherwise."""

    def for_visitors(self) -> PaddockError:
        """Where the store is, and what it complains of, is for those who run it."""
        return StoreError("store_away") if "url" in self.values else self
