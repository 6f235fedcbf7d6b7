"""What a server does to its own process."""

import subprocess
import sys
from pathlib import Path

import pytest

from paddock.server.serve import HEAPS

#: Many threads at once take and give back what they need; the C library then says how many heaps it has.
THREADS_AT_WORK = """
import ctypes, sys, threading
from paddock.server.serve import share_heaps

share_heaps()
meeting = threading.Barrier(20)

def work():
    meeting.wait()
    kept = [ctypes.CDLL(None).malloc(1000) for _ in range(100)]
    meeting.wait()

threads = [threading.Thread(target=work) for _ in range(20)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
library = ctypes.CDLL(None)
library.fopen.restype = ctypes.c_void_p
library.fclose.argtypes = [ctypes.c_void_p]
library.malloc_info.argtypes = [ctypes.c_int, ctypes.c_void_p]
file = library.fopen(sys.argv[1].encode(), b"w")
library.malloc_info(0, file)
library.fclose(file)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other heaps")
def test_threads_share_their_heaps(tmp_path: Path) -> None:
    told = tmp_path / "heaps.xml"
    subprocess.run([sys.executable, "-c", THREADS_AT_WORK, str(told)], check=True)
    assert told.read_text().count("<heap ") <= HEAPS
