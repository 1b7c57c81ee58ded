"""Scheduler of a worker process with several acts: whose tick is next. Pure: time is a parameter.

Each act is due again and again. Of those that are due, the one goes first that has had the least of the processor
while others wanted it too (start-time fair queueing): an act whose ticks take long falls behind by itself, and the
others go on in real time as long as their share allows it. Waiting saves nothing up.
"""

from __future__ import annotations

FORGIVEN_S = 0.1
"""An act that has fallen further behind than this does not hurry to make up for it: nobody wants to see that."""


class _Runner:
    def __init__(self, every_s: float, now: float, used_s: float) -> None:
        self.every_s, self.due, self.used_s = every_s, now, used_s
        self.waits = True
        """It has not been due since it last ran."""


class Rota:
    def __init__(self) -> None:
        self._runners: dict[int, _Runner] = {}
        self._virtual_s = 0.0
        """What the one that ran last had used before."""

    def __len__(self) -> int:
        return len(self._runners)

    def add(self, name: int, every_s: float, now: float) -> None:
        self._runners[name] = _Runner(every_s, now, self._virtual_s)

    def remove(self, name: int) -> None:
        del self._runners[name]

    def wait_s(self, now: float) -> float | None:
        """Until somebody is due; None: nobody will be."""
        soonest = min((runner.due for runner in self._runners.values()), default=None)
        return None if soonest is None else max(0.0, soonest - now)

    def next(self, now: float) -> int | None:
        due = {name: runner for name, runner in self._runners.items() if runner.due <= now}
        for runner in due.values():
            if runner.waits:
                runner.used_s, runner.waits = max(runner.used_s, self._virtual_s), False
        if not due:
            return None
        name = min(due, key=lambda one: due[one].used_s)
        self._virtual_s = due[name].used_s
        return name

    def ran(self, name: int, took_s: float, now: float) -> None:
        runner = self._runners[name]
        runner.used_s += took_s
        runner.due = max(runner.due + runner.every_s, now - FORGIVEN_S)
        runner.waits = runner.due > now
