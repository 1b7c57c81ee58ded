"""Work on a Ray cluster, or on a Ray of this machine alone. Ray is an extra: it is imported when it is asked for."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, Generic, TypeVar

from chantier.core.errors import BadInput
from chantier.core.extras import install_command
from chantier.lab.workers import in_order

B = TypeVar("B")
R = TypeVar("R")

ADDRESS = "RAY_ADDRESS"
"""Where the cluster is, as Ray's own tools read it; without it Ray starts here, for so many workers."""

FOR_EVER = -1
"""So often a batch is played again whose worker or machine has died: it plays the same games."""

STORE_BYTES = 128 * 2**20
"""Of a Ray that starts here: results are small."""


def on_ray(work: Callable[[B], R], batches: Iterable[B], workers: int, address: str = "") -> Iterator[R]:
    """The results of all batches, in their order. No more is handed to Ray than it can soon begin."""
    ray = _ray()
    started_here = not ray.is_initialized()
    if started_here:
        _start(ray, workers, address)
    try:
        yield from in_order(Cluster(ray, work), batches)
    finally:
        if started_here:
            ray.shutdown()


class Cluster(Generic[B, R]):
    def __init__(self, ray: Any, work: Callable[[B], R]) -> None:
        self._ray = ray
        self._do = ray.remote(num_cpus=1, max_retries=FOR_EVER)(_do)
        self._work = ray.put(work)  # goes to every machine once, not with every batch
        self.at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))

    def start(self, batch: B) -> object:
        return self._do.remote(self._work, batch)

    def finished(self, running: Collection[object]) -> Collection[object]:
        done: list[object] = self._ray.wait(list(running), num_returns=1)[0]
        return done

    def result(self, handle: object) -> R:
        try:
            found: R = self._ray.get(handle)
            return found
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None  # as if it had happened here


def _do(work: Callable[[B], R], batch: B) -> R:
    return work(batch)


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # read when Ray is imported: nobody is told that we play
    try:
        import ray
    except ImportError:
        raise BadInput("ray_missing", command=install_command("cluster")) from None
    return ray


def _start(ray: Any, workers: int, address: str) -> None:
    quietly: dict[str, object] = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        if address or ADDRESS in os.environ:
            ray.init(address=address or None, **quietly)
        else:
            ray.init(
                address="local", num_cpus=workers, include_dashboard=False, object_store_memory=STORE_BYTES, **quietly
            )
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        reason = str(error).partition("\n")[0]
        raise BadInput("ray_does_not_start", reason=reason) from None
