"""The vector environment on a GPU: its arrays are there, and PyTorch, CuPy and JAX take them without a copy.

Every array has `__cuda_array_interface__`: `torch.as_tensor(observations, device="cuda")` is a view of it. They are the
environment's own, so that the next step overwrites what a view shows. Work is queued on the default stream, as
PyTorch's is; a library with streams of its own waits for `envs.field.synchronize()` first.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from paddock.engine import cuda
from paddock.engine.field import Rules
from paddock.engine.records import Array
from paddock.envs.vector import RaceVectorEnv
from paddock.errors import BadOption


class CudaRaceVectorEnv(RaceVectorEnv):
    """What `RaceVectorEnv` is, with the same races, on a GPU; actions may be there (64-bit whole numbers) or here."""

    def __init__(self, game: str, num_envs: int = 1, **options: Any) -> None:
        if not cuda.is_available():
            raise BadOption("no_gpu")
        super().__init__(game, num_envs, **{**options, "copy": False})

    def _make_field(self, courses: Array, drivers: Array, rules: Rules, threads: int | None) -> Any:  # noqa: ARG002
        return cuda.GpuField(self.game, courses, drivers, rules)

    def _take(self, actions: Any) -> None:
        if actions is self.field.actions:
            return
        if hasattr(actions, "__cuda_array_interface__"):
            from numba.cuda import as_cuda_array

            there = self._checked(as_cuda_array(actions))
            if there.dtype != np.int64:
                raise BadOption("not_actions", rows=self.num_envs, shape=there.shape, kind=there.dtype)
            self.field.actions.copy_to_device(there)
        else:
            self.field.actions.copy_to_device(self._checked(np.asarray(actions)).astype(np.int64))
