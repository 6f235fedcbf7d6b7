"""Outside bots: programs in any language that speak lines of text on their input and output (docs/bot-protocol.md).

A program is sent what its seat may see and no more. What it fails to answer in time, or answers wrongly, costs it the
decision: the pilot plays. A program that hangs, floods or ends is replaced by a new process.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import queue
import shlex
import shutil
import subprocess
import threading
import time
from typing import Any

from paddock.bots.driver import Bot, Thought
from paddock.bots.search import Budget
from paddock.engine.fate import fates
from paddock.errors import PaddockError, UnknownBot
from paddock.race import Race

PROTOCOL = 1
PREFIX = "program"  #: `program:COMMAND`, or `program@500ms:COMMAND`
SECONDS = 2.0  #: for a decision, if nothing else is said
START = 5.0  #: seconds until a new process must be ready
LONGEST_LINE = 1 << 16  #: bytes
MOST_LINES = 10_000  #: that a program may write for one decision
FAILURES = 5  #: starts in a row that went wrong, after which a program is not started any more
PROGRAMS = "PADDOCK_BOTS"  #: the environment variable with the programs of an operator: name=command, one a line


class Fault(Exception):
    """A program did not answer as it should: `late`, `ended`, `flood`, `nonsense` or `illegal`."""


class Process:
    """A running program."""

    def __init__(self, command: str) -> None:
        self._lines: queue.Queue[bytes | None] = queue.Queue(1000)
        self._orders: queue.Queue[bytes] = queue.Queue()
        self._over = False
        self.asked = 0  # decisions; an answer names the one that it is for
        try:
            self._process = subprocess.Popen(  # noqa: S603 (whoever may start programs has named it)
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except OSError:
            raise Fault("ended") from None
        _RUNNING.add(self)
        for work in (self._read, self._write):
            threading.Thread(target=work, daemon=True).start()

    def _read(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        with contextlib.suppress(OSError, ValueError):
            while (line := stream.readline(LONGEST_LINE)) and not self._over:
                self._pass_on(line)
        self._pass_on(None)

    def _pass_on(self, line: bytes | None) -> None:
        """What nobody hears holds up the program that says it, until it is ended."""
        while not self._over:
            try:
                return self._lines.put(line, timeout=0.2)
            except queue.Full:
                pass

    def _write(self) -> None:
        """In a thread of its own, because a program that does not read must not hold up the writer."""
        stream = self._process.stdin
        assert stream is not None
        with contextlib.suppress(OSError, ValueError):
            while order := self._orders.get():
                stream.write(order)
                stream.flush()

    def say(self, words: str, data: Any = None) -> None:
        line = words if data is None else f"{words} {json.dumps(data, ensure_ascii=False, separators=(',', ':'))}"
        self._orders.put(line.encode() + b"\n")

    def hear(self, until: float) -> tuple[str, str]:
        """The next line, as its first word and the rest."""
        try:
            line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise Fault("late") from None
        if line is None:
            raise Fault("ended")
        if not line.endswith(b"\n"):
            raise Fault("flood")
        word, _, rest = line.decode("utf-8", "replace").strip().partition(" ")
        return word.casefold(), rest.strip()

    def end(self) -> None:
        _RUNNING.discard(self)
        self._over = True
        self._orders.put(b"")
        with contextlib.suppress(OSError):
            os.killpg(self._process.pid, 9) if hasattr(os, "killpg") else self._process.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)


_RUNNING: set[Process] = set()
_IDLE: dict[str, list[Process]] = {}  #: processes that wait for a decision, by command
_FAILED: dict[str, int] = {}  #: starts in a row that went wrong, by command


def ready_process(command: str) -> Process:
    """A process that waits for a decision: an old one, or a new one."""
    idle = _IDLE.setdefault(command, [])
    if idle:
        return idle.pop()
    if _FAILED.get(command, 0) >= FAILURES:
        raise Fault("ended")
    process = None
    try:
        process = Process(command)
        process.say(f"paddock {PROTOCOL}")
        until = time.monotonic() + START
        for _ in range(MOST_LINES):
            if process.hear(until)[0] == "ready":
                _FAILED[command] = 0
                return process
        raise Fault("flood")
    except Fault:
        _FAILED[command] = _FAILED.get(command, 0) + 1
        if process is not None:
            process.end()
        raise


@atexit.register
def end_all() -> None:
    """End all programs that were started here."""
    for process in list(_RUNNING):
        process.end()
    _IDLE.clear()


class ProgramBot(Bot):
    """A program of somebody else's."""

    def __init__(self, name: str, command: str, seconds: float = SECONDS, seed: int | str | None = None) -> None:
        super().__init__(seed)
        self.name, self.command, self.seconds = name, command, seconds
        self.faults: list[str] = []  #: what went wrong, once for every decision that the pilot took
        self._thoughts: list[Thought] = []
        self._fates = fates(self._key)
        try:
            found = shutil.which(next(iter(shlex.split(command)), ""))
        except ValueError as error:
            raise UnknownBot("no_program", command=command, why=error) from None
        if found is None:
            raise UnknownBot("no_program", command=command, why=os.strerror(2))

    def choose(self, guess: Race, seat: str) -> str:
        self._thoughts = []
        legal = guess.legal(seat)
        if len(legal) == 1:
            return legal[0]
        process = None
        try:
            process = ready_process(self.command)
            move = self._ask(process, guess, seat, legal)
        except Fault as fault:
            self.faults.append(str(fault))
            if process is not None:
                process.end()
            return guess.pilot_move(seat, self._fates)
        _IDLE[self.command].append(process)
        try:
            words = guess.words(move, seat)
            if words in legal:
                return words
            self.faults.append("illegal")
        except PaddockError:
            self.faults.append("nonsense")
        return guess.pilot_move(seat, self._fates)

    def _ask(self, process: Process, guess: Race, seat: str, legal: list[str]) -> str:
        process.asked += 1
        number = str(process.asked)
        until = time.monotonic() + self.seconds
        process.say(f"go {number}", question(guess, seat, legal, self.seconds))
        for _ in range(MOST_LINES):
            word, rest = process.hear(until)
            named, _, rest = rest.partition(" ")
            if named != number:
                continue
            if word == "move":
                return rest
            if word == "guess":
                process.say(f"position {number}", guess.guess(seat).position())
            elif word == "thought":
                self._note(rest)
        raise Fault("flood")

    def _note(self, text: str) -> None:
        """A thought: tries, worth, and the words of the move."""
        tries, _, rest = text.partition(" ")
        worth, _, move = rest.partition(" ")
        with contextlib.suppress(ValueError):
            self._thoughts.append(Thought(move[:80], int(tries[:9]), min(1.0, max(0.0, float(worth[:20])))))

    def why(self) -> list[Thought]:
        return self._thoughts


def question(guess: Race, seat: str, legal: list[str], seconds: float) -> dict[str, Any]:
    """All that a program is told when it must decide."""
    return {
        "game": guess.game.name,
        "rules": guess.game.version,
        "options": guess.options,
        "seats": guess.seats,
        "seat": seat,
        "view": guess.view(seat),
        "legal": legal,
        "seconds": seconds,
    }


def outside_bot(name: str, seed: int | str | None = None) -> ProgramBot:
    """The bot for `program:COMMAND` or `program@500ms:COMMAND`."""
    head, _, command = name.partition(":")
    _, at, words = head.partition("@")
    seconds = Budget.from_words(words).seconds if at else SECONDS
    if seconds is None:
        raise UnknownBot("bad_budget", words=words)
    return ProgramBot(name, command, seconds, seed)


def programs() -> dict[str, str]:
    """The programs that an operator has given names to, and their commands."""
    lines = (line.partition("=") for line in os.environ.get(PROGRAMS, "").splitlines())
    return {name.strip(): command.strip() for name, equals, command in lines if equals and name.strip()}
