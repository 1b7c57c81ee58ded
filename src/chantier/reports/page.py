"""The page of all reports: self-contained, light as tracing paper, dark as a blueprint; and plots
whose colours follow it."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from io import StringIO
from typing import Any

import matplotlib

matplotlib.use("svg")  # no window is ever opened

from matplotlib.figure import Figure

TOKENS: dict[str, tuple[str, str]] = {  # on light paper, and on dark
    "paper": ("#F4EEE2", "#0F2740"),
    "sheet": ("#FCF8F0", "#16334F"),
    "well": ("#E9E1D1", "#0A1C2F"),
    "ink": ("#13293D", "#EDF3F5"),
    "ink-2": ("#46586A", "#AFC3D1"),
    "blue": ("#1E5F8E", "#8FC4E8"),
    "orange": ("#D9560C", "#FF8B3D"),
    "orange-text": ("#AD4207", "#FFA266"),
    "ok": ("#23693F", "#8FD6A4"),
    "rule": ("#C7C7C1", "#446074"),
}
_DRAWN = ("ink", "ink-2", "blue", "orange", "ok", "rule", "paper")
_STAND_INS = {token: f"#0000{number:02x}" for number, token in enumerate(_DRAWN, start=0xA0)}
"""Colours that a plot is drawn with and that nobody sees: in the page each becomes what its style sheet says."""
INK, INK_2, BLUE, ORANGE, OK, RULE, PAPER = _STAND_INS.values()
LINES: tuple[tuple[str, Any], ...] = ((INK, "-"), (ORANGE, (0, (6, 2))), (BLUE, (0, (3, 1, 1, 1))), (OK, (0, (1, 1))))
"""For each seat a colour and a stroke: colour is never the only sign."""

_STYLE = """
:root { color-scheme: light dark; LIGHT }
@media (prefers-color-scheme: dark) { :root { DARK } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15.5px/1.45 system-ui, sans-serif }
main { max-width: 62rem; margin: 0 auto; padding: 48px 32px 72px }
h1 { font-size: 44px; line-height: 1; letter-spacing: -0.02em; margin: 0 0 8px }
h2 { font-size: 24px; line-height: 1.1; margin: 48px 0 8px; padding-top: 16px; border-top: 1.5px solid var(--ink) }
p { margin: 8px 0; max-width: 44rem }
.lead { font-size: 18px }
.second, figcaption { color: var(--ink-2); font-size: 14px }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 16px 0 }
th, td { padding: 6px 16px 6px 0; text-align: right; border-bottom: 1px solid var(--rule); vertical-align: top }
td { white-space: nowrap }
th:first-child, td:first-child { text-align: left }
thead th { color: var(--ink-2); font-weight: 600 }
tr.sum > * { font-weight: 600; border-bottom: 1.5px solid var(--ink) }
.scrolls { overflow-x: auto }
figure { margin: 16px 0 }
figure svg { display: block; width: 100%; height: auto }
figure .narrow { display: none }
ol { padding-left: 1.4em; max-width: 44rem }
li { margin: 12px 0 }
li b { display: block }
details { margin: 16px 0 }
summary { cursor: pointer; font-weight: 600; padding: 8px 0 }
summary:focus-visible, .scrolls:focus-visible { outline: 2px solid var(--orange); outline-offset: 2px }
footer { margin-top: 48px; color: var(--ink-2); font-size: 14px }
@media (max-width: 40rem) {
  main { padding: 24px 16px 48px }
  h1 { font-size: 34px }
  figure .wide { display: none }
  figure .narrow { display: block }
  th, td { padding-right: 12px }
}
@media print { :root { LIGHT } main { max-width: none; padding: 0 } figure { break-inside: avoid } }
"""


def sheet(language: str, title: str, body: str, style: str = "") -> str:
    """The whole page. Nothing is loaded from elsewhere."""
    light, dark = (" ".join(f"--{name}: {values[theme]};" for name, values in TOKENS.items()) for theme in (0, 1))
    style = _STYLE.replace("LIGHT", light).replace("DARK", dark) + style
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>\n<body><main>\n{body}\n</main></body>\n</html>\n"
    )


@contextmanager
def drawing(width_in: float, height_in: float) -> Iterator[Figure]:
    """A figure in the colours of the paper."""
    with matplotlib.rc_context(_LOOK):
        yield Figure(figsize=(width_in, height_in), layout="constrained")


_LOOK: Any = {
    "svg.fonttype": "none",  # text stays text: it can be read aloud, and has the page's font
    "svg.hashsalt": "chantier",  # the same plot is the same text
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": RULE,
    "axes.labelcolor": INK_2,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "xtick.color": INK_2,
    "ytick.color": INK_2,
    "grid.color": RULE,
    "grid.linewidth": 0.6,
    "lines.linewidth": 1.8,
}


def svg(figure: Figure, description: str) -> str:
    """The figure as part of a page: in its colours and its font, and with words for those who do not see it."""
    written = StringIO()
    with matplotlib.rc_context(_LOOK):
        figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    text = written.getvalue()
    text = text[text.index("<svg") :]
    for token, stand_in in _STAND_INS.items():
        text = re.sub(stand_in, f"var(--{token})", text, flags=re.IGNORECASE)
    text = re.sub(r"font: ([\d.]+px) [^;\"]+", r"font: \1 system-ui, sans-serif", text)
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r' xmlns(:\w+)?="[^"]+"', "", text)  # a page needs no names of dialects
    text = _with_own_ids(text)
    text = re.sub(r' (width|height)="[\d.]+pt"', "", text, count=2)
    return text.replace("<svg ", f'<svg role="img" aria-label="{escape(description)}" ', 1)


def _with_own_ids(text: str) -> str:
    """Ids are shared by all plots of a page, and a plot may not borrow from another that is hidden."""
    own = f"p{zlib.crc32(text.encode()):08x}"
    text = re.sub(r'<g id="[^"]*"', "<g", text)
    return re.sub(r'( id="|url\(#|href="#)', rf"\g<1>{own}-", text)


def figure_of(caption: str, description: str, wide: Figure, narrow: Figure) -> str:
    """A plot drawn twice: as broad as a page, and for a phone."""
    return (
        f'<figure><div class="wide">{svg(wide, description)}</div><div class="narrow">{svg(narrow, description)}</div>'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )
