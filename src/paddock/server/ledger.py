"""What visitors owe and hold, in memory of a fixed size that the processes of one server may share.

A debt is one number, the moment at which it will be paid. Whoever asks for something pays with time: a budget of 60 an
hour makes one thing cost a minute, and nobody can owe more than the hour. Where memory is short those who owe least are
forgotten.
"""

from __future__ import annotations

import hashlib
import mmap
import secrets
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

SALT = 32  #: bytes at the beginning: nobody from outside can tell which numbers share a place
SLOTS = 1 << 15  #: numbers of a page
NEAR = 8  #: places that a number may have
PAGE = 16 * SLOTS  #: bytes
SPARE = 2  #: pages for every worker: one is started before another ends
NEARLY = 1e-6  #: seconds


@dataclass(frozen=True)
class Budget:
    """So much at once, and as much again in a time."""

    most: float
    seconds: float

    def __str__(self) -> str:
        names = {60.0: "minute", 3600.0: "hour"}
        return f"{self.most:g}/{names.get(self.seconds, f'{self.seconds:g} s')}"

    def price(self, cost: float) -> float:
        """The seconds that it takes to earn something; nothing is dearer than all there is."""
        return min(cost, self.most) * self.seconds / self.most


@dataclass(frozen=True)
class Charge:
    """What something costs somebody."""

    who: str
    budget: Budget
    cost: float = 1.0


class Page:
    """Numbers by keys; where there is no room the smallest of the neighbours is forgotten."""

    def __init__(self, memory: memoryview) -> None:
        half = len(memory) // 2
        self._memory = memory
        self._keys, self.numbers = memory[:half].cast("Q"), memory[half:].cast("d")

    def find(self, key: int) -> int | None:
        """The place of a key, if it has one."""
        first = key % (SLOTS - NEAR)
        return next((place for place in range(first, first + NEAR) if self._keys[place] == key), None)

    def place(self, key: int, fresh: float) -> int:
        """The place of a key; a new one stands at `fresh`."""
        found = self.find(key)
        if found is None:
            first = key % (SLOTS - NEAR)
            found = min(range(first, first + NEAR), key=self.numbers.__getitem__)
            self._keys[found], self.numbers[found] = key, fresh
        return found

    def number(self, key: int) -> float:
        found = self.find(key)
        return 0.0 if found is None else self.numbers[found]

    def clear(self) -> None:
        self._memory[:] = bytes(len(self._memory))


class Ledger:
    """The debts and holdings of visitors.

    >>> ledger, budget = Ledger(), Budget(2, 60)
    >>> [ledger.spend([Charge("ana", budget)]) is None for _ in range(3)]
    [True, True, False]
    >>> 29 < ledger.owe([Charge("ana", budget)]) <= 30
    True
    >>> [ledger.take("ana", most=2), ledger.take("ana", most=2), ledger.take("ana", most=2)]
    [True, True, False]
    """

    def __init__(self, file: Path | None = None) -> None:
        self._file: IO[bytes] | None = None if file is None else file.open("r+b")
        if self._file is None:
            memory = memoryview(bytearray(size(1)))
            self._salt = secrets.token_bytes(SALT)
        else:
            memory = memoryview(mmap.mmap(self._file.fileno(), 0))
            self._salt = bytes(memory[:SALT])
        self._thread = threading.Lock()
        pages = [Page(memory[begin : begin + PAGE]) for begin in range(SALT, len(memory), PAGE)]
        self._debts, self._held = pages[0], pages[1:]
        self._own = self._claim()

    @classmethod
    def make(cls, file: Path, workers: int) -> Path:
        """A file that so many workers can share; it is written out, for on a full disk a hole in it would end them."""
        with file.open("wb") as made:
            made.write(secrets.token_bytes(SALT))
            made.write(bytes(size(SPARE * workers) - SALT))
        return file

    def spend(self, charges: Sequence[Charge]) -> Charge | None:
        """Pay for something out of all these budgets; the one that does not allow it, and then nothing is paid."""
        with self._alone():
            now, numbers = time.monotonic(), self._debts.numbers
            owed = [(self._debts.place(self._key(charge.who), now), charge) for charge in charges]
            for place, charge in owed:
                price = charge.budget.price(charge.cost)
                if max(now, numbers[place]) + price > now + charge.budget.seconds + NEARLY:
                    return charge
            for place, charge in owed:
                numbers[place] = max(now, numbers[place]) + charge.budget.price(charge.cost)
            return None

    def owe(self, charges: Sequence[Charge]) -> float:
        """Pay for something whether there is enough or not; the seconds until there would have been."""
        with self._alone():
            now, numbers, late = time.monotonic(), self._debts.numbers, 0.0
            for charge in charges:
                place = self._debts.place(self._key(charge.who), now)
                numbers[place] = max(now, numbers[place]) + charge.budget.price(charge.cost)
                late = max(late, numbers[place] - now - charge.budget.seconds)
            return late

    def take(self, who: str, most: int) -> bool:
        """Hold one more of something, unless somebody holds as many as they may, at all workers together."""
        key = self._key(who)
        with self._alone():
            if self._count(key) >= most:
                self._forget_the_dead()
                if self._count(key) >= most:
                    return False
            self._own.numbers[self._own.place(key, 0.0)] += 1
            return True

    def give_back(self, who: str) -> None:
        """Hold one less."""
        with self._alone():
            place = self._own.find(self._key(who))
            if place is not None:
                self._own.numbers[place] = max(0.0, self._own.numbers[place] - 1)

    def _count(self, key: int) -> float:
        return sum(page.number(key) for page in self._held)

    def _key(self, who: str) -> int:
        return (
            int.from_bytes(
                hashlib.blake2b(who.encode("utf-8", "surrogatepass"), digest_size=8, key=self._salt).digest(), "big"
            )
            or 1
        )

    # Locks: the first byte is for whoever writes, one for each page is held by its process for as long as it lives

    @contextmanager
    def _alone(self) -> Iterator[None]:
        with self._thread:
            if self._file is None:
                yield
                return
            import fcntl

            fcntl.lockf(self._file, fcntl.LOCK_EX, 1, 0)
            try:
                yield
            finally:
                fcntl.lockf(self._file, fcntl.LOCK_UN, 1, 0)

    def _claim(self) -> Page:
        """A page that no living process has; where all are taken, one that nobody else sees."""
        if self._file is None:
            return self._held[0]
        with self._alone():
            for number, page in enumerate(self._held):
                if self._lock_page(number):
                    page.clear()
                    return page
        private = Page(memoryview(bytearray(PAGE)))
        self._held.append(private)
        return private

    def _lock_page(self, number: int) -> bool:
        import fcntl

        assert self._file is not None
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, 1 + number)
        except OSError:
            return False
        return True

    def _forget_the_dead(self) -> None:
        """What ended processes have held is free."""
        if self._file is None:
            return
        import fcntl

        for number, page in enumerate(self._held):
            if page is not self._own and self._lock_page(number):
                page.clear()
                fcntl.lockf(self._file, fcntl.LOCK_UN, 1, 1 + number)


def size(holders: int) -> int:
    """The bytes of a ledger: a page of debts, and one for what each holder holds."""
    return SALT + PAGE * (1 + holders)
