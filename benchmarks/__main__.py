"""`./dev bench`: prints ratios as a table and fails where one is below what we promise."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.table import Table

from benchmarks import decisions, sites
from benchmarks.decisions import Row


def main() -> int:
    rows = decisions.measure()
    show("Blueprints: decisions per second of uniform play, against PettingZoo connect_four_v3 (raw)", rows, "{:,.0f}")
    physics = sites.measure()
    show("Men at Work: a tower of 92 pieces, against MuJoCo", physics, "{:,.2f}")
    return 0 if all(row.kept for row in rows + physics) else 1


def show(title: str, rows: list[Row], figure: str) -> None:
    table = Table(title=title)
    table.add_column("")
    for column in ("ours", "peer", "ratio", "promised"):
        table.add_column(column, justify="right")
    for row in rows:
        promised = "" if row.promised is None else f"{row.promised:.1f}"
        table.add_row(row.what, figure.format(row.ours), figure.format(row.peer), f"{row.ratio:.2f}", promised)
    Console().print(table)


if __name__ == "__main__":
    sys.exit(main())
