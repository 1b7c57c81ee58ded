"""The coach's report on one game: the accounts, the moments, and three plots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from html import escape

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from chantier.lab.blueprints.coach.accounts import Analysis
from chantier.reports.blueprints import sentences
from chantier.reports.page import BLUE, INK, INK_2, LINES, ORANGE, PAPER, RULE, drawing, figure_of, sheet
from chantier.words import Words

WIDE, NARROW = 9.0, 4.3
"""How broad a plot is on a page and on a phone, in inches of 72 px."""


def page(words: Words, found: Analysis) -> str:
    say, rows = words.say, len(found.seats)

    def draw(plot: Callable[[Words, Analysis, Figure], None]) -> Callable[[Figure], None]:
        return partial(plot, words, found)

    parts = [
        f"<h1>{escape(say('analyse-title'))}</h1>",
        f'<p class="lead">{escape(_results(words, found))}</p>',
        _section(say("analyse-moments"), _moments(words, found)),
        _section(say("analyse-accounts"), _paragraph(say("analyse-accounts-how")), _accounts(words, found)),
        _section(
            say("analyse-chances"),
            _plot(say("analyse-chances"), say("analyse-chances-how"), 1, CHANCES, draw(chances_plot)),
        ),
        _section(
            say("analyse-lucks"),
            _plot(say("analyse-lucks"), say("analyse-lucks-how"), rows, LUCKS, draw(lucks_plot)),
            _all_draws(words, found),
        ),
        _section(
            say("analyse-costs"),
            _plot(say("analyse-costs"), say("analyse-costs-how"), rows, COSTS, draw(costs_plot)),
            _all_picks(words, found),
        ),
        f"<footer>{escape(say('analyse-foot', futures=found.futures))}</footer>",
    ]
    return sheet(words.language, say("analyse-title"), "\n".join(parts))


def _results(words: Words, found: Analysis) -> str:
    return " · ".join(words.say("analyse-result", name=seat.name, points=seat.points) for seat in found.seats)


def _section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def _paragraph(text: str) -> str:
    return f'<p class="second">{escape(text)}</p>'


def _moments(words: Words, found: Analysis) -> str:
    told = [sentences.moment(words, found, number) for number in found.moments]
    items = (f"<li><b>{escape(first)}</b>{escape(' '.join(rest))}</li>" for first, *rest in told)
    return f"<ol>{''.join(items)}</ol>"


def _accounts(words: Words, found: Analysis) -> str:
    columns = [sentences.seat_lines(words, seat) for seat in found.seats]
    rows = [[lines[0][0], *(value for _, value in lines)] for lines in zip(*columns, strict=True)]
    return _table(["", *(seat.name for seat in found.seats)], rows, sums=(5,)) + _paragraph(
        words.say("analyse-cost-how")
    )


def _all_draws(words: Words, found: Analysis) -> str:
    rows = [
        [sentences.what_happened(words, found, number), *(sentences.change(words, gave) for gave in step.gave)]
        for number, step in enumerate(found.steps)
        if step.seat is None
    ]
    return _folded(words.say("analyse-all-draws"), _table(["", *(seat.name for seat in found.seats)], rows))


def _all_picks(words: Words, found: Analysis) -> str:
    rows = [
        [
            sentences.what_happened(words, found, number),
            sentences.share(words, step.cost),
            _instead(step.best) if step.cost else "",
        ]
        for number, step in enumerate(found.steps)
        if step.seat is not None
    ]
    heads = ["", words.say("analyse-cost"), words.say("analyse-better")]
    return _folded(words.say("analyse-all-picks"), _table(heads, rows))


def _instead(move: object) -> str:
    parts = (getattr(move, name) for name in ("die", "space", "discard"))
    return " ".join(str(part) for part in parts if part is not None)


def _folded(title: str, content: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{content}</details>"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], sums: Sequence[int] = ()) -> str:
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    lines = []
    for number, (first, *rest) in enumerate(rows):
        cells = "".join(f"<td>{escape(one)}</td>" for one in rest)
        kind = ' class="sum"' if number in sums else ""
        lines.append(f'<tr{kind}><th scope="row">{escape(first)}</th>{cells}</tr>')
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
    return f'<div class="scrolls" tabindex="0">{table}</div>'


# Plots

CHANCES, LUCKS, COSTS = 3.6, 1.3, 1.15
"""How high a row of a plot is, in inches."""
ROUND_NAMES = 0.5


def _plot(title: str, caption: str, rows: int, row_height: float, draw: Callable[[Figure], None]) -> str:
    figures = []
    for width in (WIDE, NARROW):
        with drawing(width, row_height * rows + ROUND_NAMES) as figure:
            draw(figure)
            figures.append(figure)
    return figure_of(caption, title, *figures)


def chances_plot(words: Words, found: Analysis, figure: Figure) -> None:
    """A line a seat; the moments that decided it are numbered along the top."""
    axes = figure.subplots()
    for seat, (colour, stroke) in zip(range(len(found.seats)), LINES, strict=False):
        values = [100 * step.chances[seat] for step in found.steps] + [100 * found.seats[seat].outcome]
        axes.plot(range(len(values)), values, color=colour, linestyle=stroke, label=found.seats[seat].name)
    apart = len(found.steps) * (0.035 if figure.get_figwidth() == WIDE else 0.07)
    for place, (number, label) in enumerate(zip(found.moments, _apart(found.moments, apart), strict=True), start=1):
        axes.axvline(number + 0.5, ymax=100 / 112, color=INK_2, linewidth=0.8, linestyle=(0, (2, 2)))
        axes.text(
            label + 0.5, 107, str(place), ha="center", va="center", fontsize=9, color=INK,
            bbox={"boxstyle": "circle,pad=0.25", "facecolor": PAPER, "edgecolor": INK, "linewidth": 1},
        )  # fmt: skip
    axes.set_ylim(0, 112)
    axes.set_yticks([0, 25, 50, 75, 100], [words.say("analyse-share", share=one) for one in (0, 25, 50, 75, 100)])
    axes.grid(axis="y")
    _rounds(words, found, axes)
    figure.legend(loc="outside upper left", ncols=4, frameon=False, handlelength=3)


def _apart(places: Sequence[int], least: float) -> list[float]:
    """Nearly these places, but so far from each other that numbers there can be read."""
    moved = [float(place) for place in places]
    for _ in places:
        for number in range(1, len(moved)):
            lacks = least - (moved[number] - moved[number - 1])
            if lacks > 0:
                moved[number - 1] -= lacks / 2
                moved[number] += lacks / 2
    return moved


def lucks_plot(words: Words, found: Analysis, figure: Figure) -> None:
    """Up is good for the seat; a row a seat, all on the same scale."""
    for seat, axes in enumerate(_rows(found, figure)):
        at = [number for number, step in enumerate(found.steps) if step.seat is None]
        gave = [100 * found.steps[number].gave[seat] for number in at]
        axes.bar(at, gave, width=1.6, color=[BLUE if one >= 0 else ORANGE for one in gave])
        axes.axhline(0, color=INK_2, linewidth=0.8)
        _row(words, found, axes, seat, signed=True)
    _rounds(words, found, figure.axes[-1])


def costs_plot(words: Words, found: Analysis, figure: Figure) -> None:
    """A bar a pick, all on the same scale; a tick where a pick cost nothing."""
    most = max(100 * step.cost for step in found.steps)
    for seat, axes in enumerate(_rows(found, figure)):
        mine = [number for number, step in enumerate(found.steps) if step.seat == seat]
        axes.bar(mine, [100 * found.steps[number].cost for number in mine], width=2.4, color=ORANGE)
        axes.plot(mine, [0] * len(mine), linestyle="", marker="|", color=INK_2, markersize=4, clip_on=False)
        axes.set_ylim(0, max(5.0, 1.08 * most))
        _row(words, found, axes, seat, signed=False)
    _rounds(words, found, figure.axes[-1])


def _rows(found: Analysis, figure: Figure) -> list[Axes]:
    made = figure.subplots(len(found.seats), sharex=True, sharey=True)
    return list(made)


def _row(words: Words, found: Analysis, axes: Axes, seat: int, signed: bool) -> None:
    axes.set_title(found.seats[seat].name, loc="left", fontsize=10, color=INK, pad=3)
    axes.tick_params(axis="x", length=0)
    axes.yaxis.set_major_locator(MaxNLocator(3, integer=True))
    say = sentences.change if signed else sentences.share
    axes.yaxis.set_major_formatter(lambda value, _: say(words, value / 100))
    axes.grid(axis="y")
    for start in _starts(found)[1:]:
        axes.axvline(start - 0.5, color=RULE, linewidth=0.8)


def _rounds(words: Words, found: Analysis, axes: Axes) -> None:
    """The rounds along the bottom."""
    starts = _starts(found)
    ends = [*starts[1:], len(found.steps)]
    axes.set_xlim(-1, len(found.steps) + 1)
    middles = [(start + end) / 2 for start, end in zip(starts, ends, strict=True)]
    axes.set_xticks(middles, [words.say("analyse-round", round=number) for number in range(1, len(starts) + 1)])
    axes.tick_params(axis="x", length=0)
    for start in starts[1:]:
        axes.axvline(start - 0.5, color=RULE, linewidth=0.8)


def _starts(found: Analysis) -> list[int]:
    return [number for number, step in enumerate(found.steps) if step.kind == "cards"]
