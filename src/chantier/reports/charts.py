"""The plots of contests: rows with names, so that no colour has to be looked up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from chantier.reports.page import BLUE, INK, INK_2, RULE, drawing

WIDE = 4.7
"""Inches of 72 px: as broad as a phone, and half as broad as a page."""
ROW = 0.36
TALLEST = 0.78
"""Of a row of a histogram."""
Tell = Callable[[float], str]
"""A number in the reader's language."""


class ChartRow(NamedTuple):
    label: str
    value: float
    low: float | None = None
    high: float | None = None


def intervals(
    rows: Sequence[ChartRow],
    tell: Tell,
    mark: Tell,
    even: float | None = None,
    limits: tuple[float, float] | None = None,
) -> Figure:
    """A dot a row with its interval, and its number at the right edge; a dashed line where nobody is better."""
    with drawing(WIDE, 0.55 + ROW * len(rows)) as figure:
        axes = figure.subplots()
        _rows(axes, [row.label for row in rows], mark)
        for place, row in enumerate(rows):
            if row.low is not None and row.high is not None:
                axes.plot([row.low, row.high], [place, place], color=BLUE, linewidth=2.4, solid_capstyle="butt")
            axes.plot([row.value], [place], "o", color=BLUE, markersize=6)
        if even is not None:
            axes.axvline(even, color=INK_2, linewidth=1, dashes=(4, 3), zorder=0)
        if limits is not None:
            axes.set_xlim(*limits)
        _numbers_at_the_edge(axes, [tell(row.value) for row in rows])
    return figure


def histograms(rows: Sequence[tuple[str, Mapping[int, int]]], tell: Tell, mark: Tell) -> Figure:
    """Frequency of each number, one row each, all on one scale."""
    shares = [{at: count / sum(counts.values()) for at, count in counts.items()} for _, counts in rows]
    middles = [sum(at * part for at, part in mine.items()) for mine in shares]
    scale = TALLEST / max(max(mine.values()) for mine in shares)
    ends = [min(min(mine) for mine in shares), max(max(mine) for mine in shares)]
    with drawing(WIDE, 0.55 + 2 * ROW * len(rows)) as figure:
        axes = figure.subplots()
        _rows(axes, [label for label, _ in rows], mark)
        for place, (mine, middle) in enumerate(zip(shares, middles, strict=True)):
            foot = place + TALLEST / 2
            axes.bar(list(mine), [-scale * part for part in mine.values()], 0.86, foot, color=BLUE)
            axes.plot(ends, [foot, foot], color=RULE, linewidth=0.8)
            axes.plot([middle, middle], [foot, foot - TALLEST], color=INK, linewidth=1.2, dashes=(2, 2))
        axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
        _numbers_at_the_edge(axes, [tell(middle) for middle in middles])
    return figure


def panels(titles: Sequence[str], labels: Sequence[str], values: Sequence[Sequence[ChartRow]], tell: Tell) -> Figure:
    """Bars, a panel for each title, two beside each other."""
    down = -(-len(titles) // 2)
    with drawing(WIDE, down * (0.5 + 0.8 * ROW * len(labels))) as figure:
        grid = figure.subplots(down, 2, sharey=True, squeeze=False)
        for place, axes in enumerate(grid.flat):
            if place >= len(titles):
                axes.set_axis_off()
                continue
            _rows(axes, labels, tell)
            axes.set_xticks([])
            axes.grid(visible=False)
            axes.set_title(titles[place], loc="left", fontsize=10, color=INK)
            _bars(axes, values[place], tell)
    return figure


def _bars(axes: Axes, rows: Sequence[ChartRow], tell: Tell) -> None:
    longest = max(row.high or row.value for row in rows) or 1
    for place, row in enumerate(rows):
        axes.barh(place, row.value, 0.62, color=BLUE)
        if row.low is not None and row.high is not None and row.high > row.low:
            axes.plot([max(0, row.low), row.high], [place, place], color=INK, linewidth=1)
        axes.text((row.high or row.value) + 0.04 * longest, place, tell(row.value), va="center", fontsize=9, color=INK)
    axes.set_xlim(0, 1.4 * longest)


def _rows(axes: Axes, labels: Sequence[str], mark: Tell) -> None:
    """The first at the top; only what helps to read a row."""
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.set_yticks(range(len(labels)), labels, color=INK)
    axes.tick_params(length=0)
    axes.xaxis.set_major_locator(MaxNLocator(5))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: mark(value)))
    axes.grid(axis="x")
    axes.set_axisbelow(True)
    for side in ("left", "bottom"):
        axes.spines[side].set_visible(False)


def _numbers_at_the_edge(axes: Axes, numbers: Sequence[str]) -> None:
    edge = axes.secondary_yaxis("right")
    edge.set_yticks(range(len(numbers)), numbers, color=INK)
    edge.tick_params(length=0)
    edge.spines["right"].set_visible(False)
