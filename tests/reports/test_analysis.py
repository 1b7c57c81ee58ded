"""What the coach found, told in three languages and drawn on a page that needs nothing else."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser

import pytest

from chantier.lab.blueprints.coach.accounts import Analysis, analyse
from chantier.reports.blueprints import sentences
from chantier.reports.blueprints.analysis import page
from chantier.words import LANGUAGES, Words
from tests.lab.blueprints.coach import QUICK, a_game

NAMES = ("Ada", "<b>Bo</b>", "Cleo & Dan")


@cache
def found(seats: int = 3) -> Analysis:
    return analyse(NAMES[:seats], a_game(seats).log, 7, 2, QUICK)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_step_can_be_told(language: str, seats: int) -> None:
    words = Words(language)
    for number, step in enumerate(found(seats).steps):
        told = sentences.moment(words, found(seats), number)
        assert len(told) == (2 if step.seat is None else 3)
        assert step.seat is None or NAMES[step.seat] in told[0]
        assert all(die in told[0] for die in step.dice)
        assert step.move is None or step.move.die in told[0]


def test_moments_are_told_with_their_facts() -> None:
    assert len(found().moments) == 3
    for number in found().moments:
        step = found().steps[number]
        up = max(range(3), key=step.gave.__getitem__)
        said = sentences.moment(Words("en"), found(), number)
        before, after = (sentences.percent(value) for value in (step.chances[up], step.chances[up] + step.gave[up]))
        assert f"{NAMES[up]} goes from {before}% to {after}%" in said[1]


def test_the_dearest_picks_are_named_dearest_first() -> None:
    costs = [found().steps[number].cost for number in sentences.costly(found())]
    assert costs == sorted((step.cost for step in found().steps if step.cost), reverse=True)[: len(costs)]
    assert len(costs) == 3


def test_a_change_has_its_sign() -> None:
    words = Words("en")
    assert [sentences.change(words, value) for value in (0.123, -0.02, 0.001)] == ["+12%", "−2%", "0%"]
    assert sentences.change(words, -0.5, 0.03) == "−50 ± 6%"


class Reader(HTMLParser):
    """Tags that are open, the text, and whatever a browser would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.fetched: list[str] = []
        self.pictures = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "path", "use", "rect"):
            self.open.append(tag)
        self.pictures += tag == "svg"
        self.fetched += [
            str(value)
            for name, value in attrs
            if name in ("src", "href", "xlink:href") and not str(value).startswith("#")
        ]

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("meta", "path", "use", "rect"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@cache
def printed() -> str:
    return page(Words("fr"), found())


def test_the_page_is_whole_and_loads_nothing() -> None:
    words, text = Words("fr"), printed()
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.fetched == []
    assert "url(http" not in text
    assert "<script" not in text
    assert reader.pictures == 6  # three plots, each for a page and for a phone
    assert 'lang="fr"' in text
    assert "<b>Bo" not in text
    for number in found().moments:
        assert sentences.what_happened(words, found(), number) in reader.text


def test_plots_have_the_colours_of_the_page_in_both_themes() -> None:
    text = printed()
    drawn = "".join(re.findall(r"<svg.*?</svg>", text, re.DOTALL))
    assert set(re.findall(r"#[0-9a-fA-F]{6}\b", drawn)) <= {"#000000"}, "nothing but what the style sheet says"
    assert "var(--orange)" in drawn
    assert "prefers-color-scheme: dark" in text
