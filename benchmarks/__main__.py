"""`./dev bench [PART ...]`: prints ratios and times as tables and fails where one is not what we promise.

The parts are decisions, lab, sites, judging, live, server, sights, costs and nodes; without a name all of them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.table import Table

from benchmarks import costs, decisions, judging, lab, live, nodes, serving, sights, sites
from benchmarks.decisions import Row
from benchmarks.judging import Within
from benchmarks.serving import Figure


def main(wanted: Sequence[str]) -> int:
    unknown = [name for name in wanted if name not in PARTS]
    if unknown:
        print(f"There is no part {', '.join(unknown)}; there are {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    kept = [part() for name, part in PARTS.items() if not wanted or name in wanted]
    return 0 if all(kept) else 1


def deciding() -> bool:
    rows = decisions.measure()
    show("Blueprints: decisions per second of uniform play, against PettingZoo connect_four_v3 (raw)", rows, "{:,.0f}")
    return all(row.kept for row in rows)


def searching() -> bool:
    rows = lab.measure()
    show("The kernel: uniform decisions per second, four seats, one core, against", rows, "{:,.0f}")
    return all(row.kept for row in rows)


def building() -> bool:
    rows = sites.measure()
    show("Men at Work: a tower of 92 pieces, against MuJoCo", rows, "{:,.2f}")
    return all(row.kept for row in rows)


def waiting() -> bool:
    times = judging.measure()
    show_times("Men at Work: what a player waits for", times)
    return all(one.kept for one in times)


def looking_on() -> bool:
    show_figures("Men at Work: led live", live.measure())
    return True


def answering() -> bool:
    rows, figures, missing = serving.measure()
    if missing is not None:
        print(missing)
    else:
        show("Server: sights for a processor second, against boardgame.io's updates", rows, "{:,.0f}")
    show_figures("Server", figures)
    return missing is None and all(row.kept for row in rows)


def explaining() -> bool:
    show_figures("Server: sights and what they mean", sights.measure())
    return True


def sizing() -> bool:
    show_figures("A house of several servers: what things cost", costs.measure())
    return True


def together() -> bool:
    rows, figures = nodes.measure()
    show("Two nodes over one, on one PostgreSQL", rows, "{:,.0f}")
    show_figures("Processor time of a move", figures)
    return True


PARTS: dict[str, Callable[[], bool]] = {
    "decisions": deciding,
    "lab": searching,
    "sites": building,
    "judging": waiting,
    "live": looking_on,
    "server": answering,
    "sights": explaining,
    "costs": sizing,
    "nodes": together,
}


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


def show_figures(title: str, figures: Sequence[Figure]) -> None:
    table = Table("", title=title, show_header=False)
    table.add_column(justify="right")
    for one in figures:
        table.add_row(one.what, one.value)
    Console().print(table)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
