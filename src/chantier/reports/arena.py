"""Report of a contest: ratings, pairs, wins, points, seats, and what each game counts besides."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape

import msgspec
from matplotlib.figure import Figure

from chantier.lab.ratings import Mean, Share
from chantier.lab.standings import BotStanding, Standings
from chantier.reports.charts import ChartRow, histograms, intervals, panels
from chantier.reports.figures import Figures
from chantier.reports.page import sheet, svg
from chantier.reports.subjects import SubjectNames, table_of
from chantier.words import Words

Chapters = Mapping[str, tuple[str, ...]]
"""Which statistics of a game are told together."""


def report(words: Words, shown: Standings, chapters: Chapters, naming: SubjectNames, command: str) -> str:
    """`command` is what plays the same contest again."""
    say, game = words.say, shown.setup.game
    parts = [
        _head(words, shown),
        _section(say("report-ratings"), say("report-ratings-how"), _ratings(words, shown)),
        _section(say("report-pairs"), say("report-pairs-how"), _pairs(words, shown)),
        _section(say("report-wins"), say("report-wins-how"), _wins(words, shown)),
        _section(say("report-points"), say("report-points-how"), _points(words, shown)),
        _section(say("report-seats"), say("report-seats-how"), _seats(words, shown)),
    ]
    for chapter, statistics in chapters.items():
        parts.append(_section(say(f"chapter-{chapter}"), say("report-means-how"), _chapter(words, shown, statistics)))
    if shown.subjects:
        strongest = shown.bots[0].bot
        table = table_of(words, shown.subjects, strongest, naming)
        parts.append(_section(say(f"subjects-{game}"), say(f"subjects-{game}-how", bot=strongest), table))
    parts.append(_section(say("report-dice"), say("report-dice-how"), _command(command)))
    return sheet(words.language, _title(words, shown), "\n".join(parts), STYLE)


STYLE = """
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr)); gap: 8px 40px }
.charts figure { margin: 8px 0; max-width: 34rem } .charts h3 { font-size: 16px; margin: 8px 0 6px }
.pairs td { background: color-mix(in oklab, var(--blue) calc(0.45 * var(--share)), var(--well));
  text-align: center; padding: 8px 12px; border: 2px solid var(--paper) }
.pairs td.self { background: none } .pairs td b { display: block; font-size: 17px } .pairs small { font-size: 12.5px }
.pairs th { text-align: left; vertical-align: middle; border: 0 } .pairs thead th { text-align: center }
.pairs tbody th { position: sticky; left: 0; background: var(--paper) }
.subjects td, .subjects th { vertical-align: middle } .subjects th small { display: block; font-weight: 400 }
.subjects td:first-child { white-space: normal }
.subjects td svg { display: block; margin-left: auto } .subjects td:first-child svg { margin: 0 }
.track { stroke: var(--rule) } .range { stroke: var(--blue); stroke-width: 2 } .dot { fill: var(--blue) }
.ring { fill: var(--paper); stroke: var(--ink); stroke-width: 1.4 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 12px 16px; background: var(--well); border-radius: 3px;
  font-size: 13.5px } pre span { display: inline-block; max-width: 100% }
@media (max-width: 40rem) { .subjects td, .subjects th { padding-right: 8px } .subjects td + td svg { width: 80px } }
"""


def _title(words: Words, shown: Standings) -> str:
    key = f"report-of-{shown.setup.game}"
    return (
        words.say(key) if words.knows(key) else words.say("report-of-any", title=words.say(f"{shown.setup.game}-title"))
    )


def _head(words: Words, shown: Standings) -> str:
    first, second = shown.bots[:2]
    lead = words.say(
        "report-lead",
        games=shown.games,
        deals=shown.deals,
        bots=len(shown.bots),
        seats=Figures(words).listed(shown.setup.seat_counts),
        first=first.bot,
        second=second.bot,
        gap=round(first.rating.value - second.rating.value),
    )
    options = ", ".join(f"{name}={_typed(value)}" for name, value in shown.setup.options.items())
    facts = words.say("report-setup", seed=shown.setup.seed, options=options)
    return (
        f"<header><h1>{escape(_title(words, shown))}</h1>"
        f'<p class="lead">{escape(lead)}</p><p class="second">{escape(facts)}</p></header>'
    )


def _typed(value: object) -> str:
    """As an option takes it."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _command(command: str) -> str:
    """A line ends between two options, not in one."""
    parts = (f"<span>{escape(part)}</span>" for part in re.split(r" (?=--)", command))
    return f"<pre>{' '.join(parts)}</pre>"


def _section(title: str, how: str, content: str) -> str:
    return f'<section><h2>{escape(title)}</h2><p class="second">{escape(how)}</p>{content}</section>'


def _charts(figures: Sequence[tuple[str, Figure]]) -> str:
    """Each with a heading, beside each other where there is room."""
    drawn = (f"<figure><h3>{escape(title)}</h3>{svg(figure, title)}</figure>" for title, figure in figures)
    return f'<div class="charts">{"".join(drawn)}</div>'


def _at(words: Words, seats: int) -> str:
    return words.say("report-at", seats=seats)


# What every contest shows


def _ratings(words: Words, shown: Standings) -> str:
    figures = Figures(words)
    rows = [ChartRow(one.bot, one.rating.value, one.rating.low, one.rating.high) for one in shown.bots]
    drawn = svg(intervals(rows, figures.rating, figures.rating), words.say("arena-rating"))
    keys = ("arena-bot", "arena-rating", "arena-interval", "arena-skill")
    head = "".join(f"<th>{escape(words.say(key))}</th>" for key in keys)
    body = "".join(
        f"<tr><td>{escape(one.bot)}</td><td>{figures.rating(one.rating.value)}</td>"
        f"<td>{figures.interval(one.rating)}</td>"
        f"<td>{figures.tenths(one.skill.mu)} ± {figures.tenths(one.skill.sigma)}</td></tr>"
        for one in shown.bots
    )
    return (
        f'<div class="charts"><figure>{drawn}</figure><div class="scrolls" tabindex="0"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div></div>"
    )


def _pairs(words: Words, shown: Standings) -> str:
    names = [one.bot for one in shown.bots]
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = "".join(
        f'<tr><th scope="row">{escape(one.bot)}</th>{"".join(_pair(words, one, name) for name in names)}</tr>'
        for one in shown.bots
    )
    return (
        f'<div class="scrolls" tabindex="0"><table class="pairs"><thead><tr><td class="self"></td>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def _pair(words: Words, one: BotStanding, other: str) -> str:
    if one.bot == other:
        return '<td class="self"></td>'
    part, figures = one.before[other], Figures(words)
    return (
        f'<td style="--share: {100 * part.value:.0f}%"><b>{figures.share(part.value)}</b>'
        f"<small>{figures.percents(part)}</small></td>"
    )


def _wins(words: Words, shown: Standings) -> str:
    figures = Figures(words)
    charts = []
    for seats in shown.setup.seat_counts:
        rows = [_share_row(one.bot, one.wins[seats]) for one in shown.bots if seats in one.wins]
        drawn = intervals(rows, figures.share, figures.share_mark, 1 / seats, (-0.02, 1.02))
        charts.append((_at(words, seats), drawn))
    return _charts(charts)


def _points(words: Words, shown: Standings) -> str:
    figures = Figures(words)
    charts = []
    for seats in shown.setup.seat_counts:
        rows = [(one.bot, one.distribution[seats]) for one in shown.bots if seats in one.distribution]
        charts.append((_at(words, seats), histograms(rows, figures.tenths, figures.whole)))
    return _charts(charts)


def _seats(words: Words, shown: Standings) -> str:
    figures = Figures(words)
    charts = []
    for seats, shares in shown.seats.items():
        rows = [_share_row(words.say("report-seat", seat=seat), part) for seat, part in enumerate(shares, start=1)]
        charts.append((_at(words, seats), intervals(rows, figures.share, figures.share_mark, 1 / seats)))
    return _charts(charts)


def _share_row(label: str, part: Share) -> ChartRow:
    return ChartRow(label, part.value, part.low, part.high)


# What each game counts


def _chapter(words: Words, shown: Standings, statistics: Sequence[str]) -> str:
    """Charts by number of seats. Statistics that are always zero are left out: two players have no gold."""
    charts = []
    for seats in shown.setup.seat_counts:
        bots = [one for one in shown.bots if seats in one.statistics]
        told = [name for name in statistics if any(one.statistics[seats][name].value for one in bots)]
        if told:
            values = [[_mean_row(one.bot, one.statistics[seats][name]) for one in bots] for name in told]
            titles = [words.say(f"statistic-{name}") for name in told]
            charts.append((_at(words, seats), panels(titles, [one.bot for one in bots], values, Figures(words).mean)))
    return _charts(charts)


def _mean_row(label: str, found: Mean) -> ChartRow:
    return ChartRow(label, found.value, found.value - found.margin, found.value + found.margin)
