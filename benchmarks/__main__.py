"""`./dev bench`: prints ratios and times as tables and fails where one is not what we promise."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.table import Table

from benchmarks import decisions, judging, sites
from benchmarks.decisions import Row
from benchmarks.judging import Within


def main() -> int:
    rows = decisions.measure()
    show("Blueprints: decisions per second of uniform play, against PettingZoo connect_four_v3 (raw)", rows, "{:,.0f}")
    physics = sites.measure()
    show("Men at Work: a tower of 92 pieces, against MuJoCo", physics, "{:,.2f}")
    times = judging.measure()
    show_times("Men at Work: what a player waits for", times)
    return 0 if all(row.kept for row in rows + physics) and all(one.kept for one in times) else 1


def show(title: str, rows: list[Row], figure: str) -> None:
    table = Table(title=title)
    table.add_column("")
    for column in ("ours", "peer", "ratio", "promised"):
        table.add_column(column, justify="right")
    for row in rows:
        promised = "" if row.promised is None else f"{row.promised:.1f}"
        table.add_row(row.what, figure.format(row.ours), figure.format(row.peer), f"{row.ratio:.2f}", promised)
    Console().print(table)


def show_times(title: str, times: list[Within]) -> None:
    table = Table(title=title)
    table.add_column("")
    for column in ("ms", "at most"):
        table.add_column(column, justify="right")
    for one in times:
        table.add_row(one.what, f"{one.ms:.2f}", f"{one.most_ms:.1f}")
    Console().print(table)


if __name__ == "__main__":
    sys.exit(main())
