"""A process in which bots think for somebody else."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor

from paddock.bots.program import end_all


def begin_work() -> None:
    """Ctrl-C is for the leader; a process that is ended, or has lost its leader, ends the programs that it started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: end_work())
    threading.Thread(target=end_with_the_leader, daemon=True).start()


def end_with_the_leader() -> None:
    """A leader that was killed can't end its processes: they notice, and end."""
    leader = multiprocessing.parent_process()
    if leader is not None:
        leader.join()
        end_work()


def end_work() -> None:
    end_all()
    os._exit(1)


def end_pool(pool: ProcessPoolExecutor | None, wait: bool = True) -> None:
    """End all processes of a pool now, whatever they do."""
    if pool is not None:
        for process in dict(getattr(pool, "_processes", None) or {}).values():
            process.terminate()
        pool.shutdown(wait=wait, cancel_futures=True)
