"""What a process and its children have used: processor seconds and memory, as Linux counts them."""

from __future__ import annotations

import os
from pathlib import Path

TICKS_PER_S = os.sysconf("SC_CLK_TCK")
UTIME, STIME, CUTIME, CSTIME, PPID = 11, 12, 13, 14, 1
"""Places in /proc/PID/stat, counted from after the name."""


def _stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def family(pid: int) -> list[int]:
    """A process, its children and theirs."""
    parents = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parents[int(folder.name)] = int(_stat(int(folder.name))[PPID])
            except (FileNotFoundError, ProcessLookupError):
                continue
    found = [pid]
    for one in found:  # grows while we walk
        found += [child for child, parent in parents.items() if parent == one]
    return found


def cpu_seconds(pid: int) -> float:
    """Of the whole family, also of children that have ended."""
    fields = [[int(stat[place]) for place in (UTIME, STIME, CUTIME, CSTIME)] for stat in map(_stat, family(pid))]
    return sum(map(sum, fields)) / TICKS_PER_S


def resident_bytes(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
