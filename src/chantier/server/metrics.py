"""Metrics behind `/metrics`: how many, how often, how long. No names, no tables, no people."""

from __future__ import annotations

import re
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_LINE = re.compile(rb"^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (.*)$", re.MULTILINE)


def by_node(node: str, text: bytes) -> bytes:
    """Metrics of one of several nodes, every line with its name; without comments, which would come twice."""
    named = b'node="%s"' % node.encode()
    lines = [line for line in text.splitlines() if line and not line.startswith(b"#")]
    return b"".join(_LINE.sub(lambda m: _with(m, named), line) + b"\n" for line in lines)


def _with(line: re.Match[bytes], label: bytes) -> bytes:
    labels = b",".join(one for one in (line[2], label) if one)
    return b"%s{%s} %s" % (line[1], labels, line[3])


class Measures:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._asked = (time.monotonic(), time.process_time())
        self.moves = Counter("chantier_moves", "Moves stored", ["game", "by"], registry=self.registry)
        self.refusals = Counter("chantier_refusals", "Requests refused", ["code"], registry=self.registry)
        self.troubles = Counter("chantier_troubles", "Requests that failed inside", registry=self.registry)
        self.connections = Gauge("chantier_connections", "Open sockets", registry=self.registry)
        self.tables = Gauge("chantier_tables_awake", "Tables in memory", registry=self.registry)
        self.tasks = Gauge("chantier_tasks", "What the event loop has in hand", registry=self.registry)
        self.buckets = Gauge("chantier_limits_in_use", "Rate limits that are not full again", registry=self.registry)
        self.acts = Gauge("chantier_acts_live", "Hands that hold something", registry=self.registry)
        self.ends = Counter("chantier_acts", "Live acts that have ended", ["why"], registry=self.registry)
        self.notifications = Counter(
            "chantier_notifications", "Messages that went out, or did not", ["by", "how"], registry=self.registry
        )
        self.late = Counter("chantier_dropped_connections", "Sockets that did not keep up", registry=self.registry)
        self.answer_s = Histogram(
            "chantier_answer_seconds",
            "From a frame to its answer",
            registry=self.registry,
            buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
        )

    def cores_busy(self) -> float:
        """Processor seconds for each second since it was last asked."""
        now, spent = time.monotonic(), time.process_time()
        then, before = self._asked
        self._asked = (now, spent)
        return (spent - before) / max(now - then, 1e-3)

    def text(self) -> bytes:
        return generate_latest(self.registry)
