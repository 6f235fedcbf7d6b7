"""Shortcuts through Numba: what it asks itself again and again while it compiles is remembered.

Two thirds of the time in which a game is compiled is Numba's own, in Python, and a quarter of that went into three
questions with the same answers. The machine code is the same, byte for byte.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any

from numba.core.ir import Inst, Loc, Var
from numba.core.targetconfig import TargetConfig
from numba.core.types.functions import BaseFunction

SELDOM = 20_000, 50, 100  #: how seldom garbage is looked for; there are many objects, and few of them are garbage

_call_type: Any = BaseFunction.get_call_type
_hash, _equal = TargetConfig.__hash__, TargetConfig.__eq__
_list_vars = Inst._rec_list_vars

_hashes: dict[type, int] = {}
_PLAIN = frozenset({str, int, bool, float, type(None), Loc, type(len)})  # what no variable is in


def call_type(self: Any, context: Any, args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
    """What an operator makes of some types: Numba tries ten ways, of which the same one fits every time.

    What Numba compiles for it is not remembered here, since that depends on the options of who asks.
    """
    if kws:
        return _call_type(self, context, args, kws)
    known = self.__dict__.setdefault("_remembered", {})
    signature = known.get((context, args))
    if signature is None:
        signature = _call_type(self, context, args, kws)
        if self._impl_keys.get(signature.args) is self.typing_key:
            known[context, args] = signature
    else:
        self._impl_keys[signature.args] = self.typing_key
    return signature


def hash_of_options(self: Any) -> int:
    """The hash of some compiler options; Numba makes it of their names alone."""
    kind = type(self)
    found = _hashes.get(kind)
    if found is None:
        found = _hashes[kind] = _hash(self)
    return found


def same_options(self: Any, other: Any) -> Any:
    return (type(self) is type(other) and self._values == other._values) or _equal(self, other)


def list_vars(self: Any, value: Any) -> list[Any]:
    """The variables in an instruction: most of what is in it is none."""
    kind = type(value)
    if kind is Var:
        return [value]
    if kind is dict:
        value = value.values()
    elif kind is not list and kind is not tuple:
        return _list_vars(self, value)  # type: ignore[no-any-return]
    found: list[Any] = []
    for each in value:
        kind = type(each)
        if kind is Var:
            found.append(each)
        elif kind not in _PLAIN:
            found.extend(self._rec_list_vars(each))
    return found


_SHORTCUTS = (
    (BaseFunction, "get_call_type", call_type),
    (TargetConfig, "__hash__", hash_of_options),
    (TargetConfig, "__eq__", same_options),
    (Inst, "_rec_list_vars", list_vars),
)
_usual = [getattr(owner, name) for owner, name, _ in _SHORTCUTS]
_lock = Lock()
_takers: list[tuple[int, int, int]] = []  # per taker how seldom garbage was looked for before


@contextmanager
def shortcuts() -> Iterator[None]:
    """Take them while something is compiled, by as many threads as there may be."""
    with _lock:
        _takers.append(_takers[0] if _takers else gc.get_threshold())
        gc.set_threshold(*SELDOM)
        for owner, name, shorter in _SHORTCUTS:
            setattr(owner, name, shorter)
    try:
        yield
    finally:
        with _lock:
            before = _takers.pop()
            if not _takers:
                gc.set_threshold(*before)
                for (owner, name, _), usual in zip(_SHORTCUTS, _usual, strict=True):
                    setattr(owner, name, usual)
