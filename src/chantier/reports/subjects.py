"""Recurring subjects of a contest, plans or instructions, as a table with a small plot in each cell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from chantier.lab.ratings import Mean, Share
from chantier.lab.standings import RecurringSubject
from chantier.reports.figures import Figures
from chantier.words import Words

WIDE, HIGH = 96, 14
Scale = Callable[[float], float]


class SubjectNames(NamedTuple):
    """Names of subjects, and their drawings where there are any."""

    name_of: Callable[[Words, str], str]
    sketch_of: Callable[[str], str] | None = None


def table_of(words: Words, subjects: Sequence[RecurringSubject], strongest: str, naming: SubjectNames) -> str:
    """The hardest first: the first number is the better the larger it is."""
    names = list(subjects[0].numbers)
    scales = [_scale([_edges(one.numbers[name]) for one in subjects], subjects, name, strongest) for name in names]
    both = escape(words.say("report-all-and", bot=strongest))
    head = f"<th></th><th>{escape(words.say('report-times'))}</th>" + "".join(
        f"<th>{escape(words.say(f'statistic-{name}'))}<small>{both}</small></th>" for name in names
    )
    rows = [
        _row(words, one, list(zip(names, scales, strict=True)), strongest, naming)
        for one in sorted(subjects, key=lambda one: one.numbers[names[0]].value)
    ]
    half = -(-len(rows) // 2)
    return f'<div class="charts">{_part(head, rows[:half])}{_part(head, rows[half:])}</div>'


def _part(head: str, rows: Sequence[str]) -> str:
    """Half of the table: beside the other half where there is room."""
    return (
        f'<div class="scrolls" tabindex="0"><table class="subjects"><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _row(
    words: Words, one: RecurringSubject, columns: Sequence[tuple[str, Scale]], strongest: str, naming: SubjectNames
) -> str:  # fmt: skip
    name = escape(naming.name_of(words, one.name)) if naming.sketch_of is None else naming.sketch_of(one.name)
    mine = one.by_bot.get(strongest, {})
    cells = "".join(_cell(Figures(words), one.numbers[key], mine.get(key), scale) for key, scale in columns)
    return f"<tr><td>{name}</td><td>{one.count}</td>{cells}</tr>"


def _cell(figures: Figures, everybody: Mean | Share, strongest: Mean | Share | None, scale: Scale) -> str:
    low, high = (scale(edge) for edge in _edges(everybody))
    ring = "" if strongest is None else f'<circle class="ring" cx="{scale(strongest.value):.1f}" cy="7" r="3.4"/>'
    alone = "–" if strongest is None else figures.of(strongest)
    return (
        f"<td>{figures.of(everybody)} · {alone}"
        f'<svg viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" aria-hidden="true">'
        f'<path class="track" d="M0 7H{WIDE}"/><path class="range" d="M{low:.1f} 7H{high:.1f}"/>'
        f'<circle class="dot" cx="{scale(everybody.value):.1f}" cy="7" r="3"/>{ring}</svg></td>'
    )


def _edges(found: Mean | Share) -> tuple[float, float]:
    if isinstance(found, Share):
        return found.low, found.high
    return found.value - found.margin, found.value + found.margin


def _scale(
    edges: Sequence[tuple[float, float]], subjects: Sequence[RecurringSubject], name: str, strongest: str
) -> Scale:  # fmt: skip
    """From a number to its place in a cell: all rows of a column share it, and everything drawn fits in."""
    alone = [one.by_bot[strongest][name].value for one in subjects if strongest in one.by_bot]
    least = min([low for low, _ in edges] + alone)
    most = max([high for _, high in edges] + alone)
    wide = (most - least) or 1.0
    return lambda value: 4 + (WIDE - 8) * (value - least) / wide
