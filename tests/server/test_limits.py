"""How much visitors may ask for: by address, by player, by table, by what it costs, and at all workers together."""

import contextlib
import multiprocessing
from pathlib import Path

import pytest

from paddock.errors import TableError
from paddock.server import ledger, limits
from paddock.server.ledger import Budget, Charge, Ledger
from paddock.server.limits import AT_ONCE, BY_ONLOOKERS, PER_ADDRESS, PER_PLAYER, PER_TABLE, Limits


def allowed(counted: Limits, what: str, times: int, address: str = "192.0.2.1", **who: str) -> int:
    """How often something is allowed."""
    done = 0
    for _ in range(times):
        with contextlib.suppress(TableError):
            counted.count(what, address, **who)
            done += 1
    return done


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> Limits:
    monkeypatch.setitem(PER_ADDRESS, "chat", Budget(10, 1e6))
    monkeypatch.setitem(PER_PLAYER, "chat", Budget(4, 1e6))
    monkeypatch.setitem(PER_TABLE, "chat", Budget(6, 1e6))
    monkeypatch.setitem(AT_ONCE, "sockets", 3)
    return Limits()


def test_a_player_an_address_and_a_table_have_each_a_limit(few: Limits) -> None:
    assert allowed(few, "chat", 20, player="ana", table="t1") == 4
    assert allowed(few, "chat", 20, player="ben", table="t1") == 2  # the table has heard enough
    assert allowed(few, "chat", 20, player="ben", table="t2") == 2  # now Ben has said enough
    assert allowed(few, "chat", 20, player="eve", table="t3") == 2  # and all at this address together
    assert allowed(few, "chat", 20, "192.0.2.2", player="eve", table="t4") == 2


def test_who_has_no_seat_gets_a_share_of_what_a_table_may_hear(few: Limits, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BY_ONLOOKERS, "chat", Budget(2, 1e6))
    heard = 0
    for number in range(50):
        with contextlib.suppress(TableError):
            few.count("chat", f"192.0.2.{number}", player=f"onlooker {number}", table="t1", seated=False)
            heard += 1
    assert heard == 2
    assert allowed(few, "chat", 20, player="ana", table="t1") == 4  # those who race have the rest


def test_what_is_refused_costs_nothing(few: Limits) -> None:
    assert allowed(few, "chat", 50, player="ana") == 4
    assert allowed(few, "chat", 50) == 6


def test_what_costs_more_takes_more_and_nothing_is_too_dear_for_ever(few: Limits) -> None:
    few.count("chat", "192.0.2.1", cost=7.5)
    assert allowed(few, "chat", 20) == 2
    few.count("chat", "192.0.2.2", cost=1e9)
    assert allowed(few, "chat", 20, "192.0.2.2") == 0


def test_a_debt_is_paid_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(ledger.time, "monotonic", lambda: now)
    kept, charge = Ledger(), Charge("ana", Budget(60, 60))
    assert sum(kept.spend([charge]) is None for _ in range(100)) == 60
    now += 10
    assert sum(kept.spend([charge]) is None for _ in range(100)) == 10
    now += 3600
    assert sum(kept.spend([charge]) is None for _ in range(100)) == 60


def test_a_household_counts_as_one_address(few: Limits) -> None:
    homes = [f"2001:db8:1:2:{number:x}::{number:x}" for number in range(1, 30)]
    assert sum(allowed(few, "chat", 1, home) for home in homes) == 10
    assert allowed(few, "chat", 1, "2001:db8:1:3::1") == 1


def test_visitors_of_ipv4_are_told_apart_on_a_socket_for_both(few: Limits) -> None:
    assert allowed(few, "chat", 20, "::ffff:192.0.2.1") == 10
    assert allowed(few, "chat", 20, "192.0.2.1") == 0
    assert allowed(few, "chat", 20, "::ffff:192.0.2.2") == 10


@pytest.mark.parametrize("address", ["", "?", "unknown", "x" * 10_000, "fe80::1%eth0", "1.2.3.4:5", "\udc80"])
def test_whatever_a_proxy_says_is_an_address(few: Limits, address: str) -> None:
    assert allowed(few, "chat", 20, address) == 10


def test_memory_is_bounded_however_many_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "SLOTS", 64)
    monkeypatch.setattr(ledger, "PAGE", 16 * 64)
    kept, budget = Ledger(), Budget(100, 1e6)
    for _ in range(50):
        kept.spend([Charge("a flood", budget)])
    for number in range(2000):
        assert kept.spend([Charge(f"visitor {number}", budget)]) is None
    assert sum(kept.spend([Charge("a flood", budget)]) is None for _ in range(100)) == 50  # who owes most is remembered


def test_connections_are_counted_until_they_end(few: Limits) -> None:
    for _ in range(3):
        few.enter("192.0.2.1")
    with pytest.raises(TableError, match="sockets"):
        few.enter("192.0.2.1")
    few.enter("192.0.2.2")
    few.leave("192.0.2.1")
    few.enter("192.0.2.1")
    for _ in range(10):  # more than there were
        few.leave("192.0.2.1")
    for _ in range(3):
        few.enter("192.0.2.1")
    with pytest.raises(TableError):
        few.enter("192.0.2.1")


def test_without_limits_everything_is_allowed() -> None:
    free = Limits(on=False)
    assert allowed(free, "tables", 1000) == 1000
    for _ in range(1000):
        free.enter("192.0.2.1")


# Several workers


def work(file: Path, times: int, holds: int, done: "multiprocessing.Queue[tuple[int, int]]", stay: float) -> None:
    """A worker: it asks for much, holds some connections, and ends without a word."""
    kept = Ledger(file)
    spent = sum(kept.spend([Charge("ana", Budget(1000, 1e6))]) is None for _ in range(times))
    held = sum(kept.take("ana", most=50) for _ in range(holds))
    done.put((spent, held))
    done.close()
    done.join_thread()
    multiprocessing.Event().wait(stay)


def test_workers_count_together_and_what_the_dead_held_is_free(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    file, done = Ledger.make(tmp_path / "ledger", 3), context.Queue()
    workers = [context.Process(target=work, args=(file, 600, 30, done, 600.0), daemon=True) for _ in range(3)]
    for worker in workers:
        worker.start()
    answers = [done.get(timeout=600) for _ in workers]
    assert sum(spent for spent, _ in answers) == 1000
    assert sum(held for _, held in answers) == 50
    late = Ledger(file)
    assert not late.take("ana", most=50)
    for worker in workers:
        worker.kill()
        worker.join()
    assert sum(late.take("ana", most=50) for _ in range(100)) == 50
    assert late.spend([Charge("ana", Budget(1000, 1e6))]) is not None  # a debt outlives who wrote it down


def test_every_kind_has_a_limit_by_address() -> None:
    kinds = {"requests", "tables", "tokens", "names", "people", "codes", "connections", "previews", "replays", "chat"}
    kinds |= {"pictures", "reports", "tries", "hints", "passkeys", "championships", "wishes"}
    kinds |= {"pictures", "reports", "tries", "hints", "passkeys"}
    kinds |= {"queue", "waits", "invitations", "ways", "feeds"}
    assert set(PER_ADDRESS) == kinds
    assert set(PER_PLAYER) | set(PER_TABLE) <= kinds
    for what in set(PER_ADDRESS) & set(PER_PLAYER):
        assert PER_PLAYER[what].most <= PER_ADDRESS[what].most
    assert limits.household.cache_info().maxsize
