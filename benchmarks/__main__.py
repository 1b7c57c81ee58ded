"""`./dev bench`: prints ratios as a table and fails where one is below what we promise."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.table import Table

from benchmarks import decisions


def main() -> int:
    rows = decisions.measure()
    table = Table(title="Blueprints: decisions per second of uniform play, against PettingZoo connect_four_v3 (raw)")
    table.add_column("")
    for column in ("ours", "peer", "ratio", "promised"):
        table.add_column(column, justify="right")
    for row in rows:
        promised = "" if row.promised is None else f"{row.promised:.1f}"
        table.add_row(row.what, f"{row.ours:,.0f}", f"{row.peer:,.0f}", f"{row.ratio:.2f}", promised)
    Console().print(table)
    return 0 if all(row.kept for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
