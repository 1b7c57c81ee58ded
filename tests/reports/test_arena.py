"""The report of a contest: whole in itself, in three languages, for both games."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser

import pytest

from chantier.lab.arena import Bout, Setup
from chantier.lab.seatings import seating
from chantier.lab.standings import Standings, standings
from chantier.registry import GAMES
from chantier.reports.arena import report
from chantier.reports.subjects import SubjectNames
from chantier.words import LANGUAGES, Words
from tests.lab.support.contests import contest, played
from tests.recorded import recorded

COMMAND = "chantier arena --seed '<1>'"
VOID = {"meta", "link", "br", "img", "hr", "input"}


@pytest.fixture(scope="module")
def blueprints() -> Standings:
    asked = contest("uniform", "greedy", seats=(3,), seed="<b>1</b>")
    return standings(asked.setup, played(asked, 12))


@pytest.fixture(scope="module")
def men_at_work() -> Standings:
    """Recorded games as if they were a contest: an engine would take minutes."""
    registered = GAMES["men-at-work"]
    games = [one for one in recorded("men-at-work") if one.states[-1].ending and one.states[-1].seats == 2]
    setup = Setup("men-at-work", {}, ("master", "apprentice"), (2,), "recorded")
    bouts = []
    for number, game in enumerate(games):
        state, events = game.states[-1], list(game.recording.log.events())
        deal, bots = seating(setup.bots, setup.seat_counts, number)
        ending, counted = state.ending, registered.statistics(state, events)
        found = tuple(registered.cases(state, events))
        bouts.append(Bout(number, deal, bots, ending.points, ending.winners, ending.reason, counted, found))
    return standings(setup, bouts)


Written = Callable[[Standings, str], str]


@pytest.fixture(scope="module")
def written() -> Written:
    """Every report is drawn once: plots take a while."""
    pages: dict[tuple[str, str], str] = {}

    def written(shown: Standings, language: str) -> str:
        key = shown.setup.game, language
        if key not in pages:
            pages[key] = drawn(shown, language)
        return pages[key]

    return written


def drawn(shown: Standings, language: str) -> str:
    registered = GAMES[shown.setup.game]
    naming = SubjectNames(registered.name_of_case, registered.sketch_of_case)
    return report(Words(language), shown, registered.chapters, naming, COMMAND)


class Balanced(HTMLParser):
    """Every tag that is opened is closed in its turn; and all text and all ids."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attributes if name == "id" and value]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None: ...

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.mark.parametrize(("game", "language"), [*(("blueprints", one) for one in LANGUAGES), ("men_at_work", "fr")])
def test_a_report_is_whole_in_itself(
    game: str, language: str, written: Written, request: pytest.FixtureRequest
) -> None:
    shown: Standings = request.getfixturevalue(game)
    page = written(shown, language)
    words = Words(language)
    assert f'<html lang="{language}">' in page
    assert not re.search(r"https?:|//|@import|<script|src=|<link", page)
    assert not re.search(r"#0000[0-9a-f]{2}\b", page, re.IGNORECASE), "a stand-in for a colour was left"
    reader = Balanced()
    reader.feed(page)
    assert reader.open == []
    assert len(reader.ids) == len(set(reader.ids))
    text = " ".join(reader.text)
    for key in ("ratings", "pairs", "wins", "points", "seats", "dice"):
        assert words.say(f"report-{key}") in text
    for chapter, statistics in GAMES[shown.setup.game].chapters.items():
        assert words.say(f"chapter-{chapter}") in text
        [seats] = shown.setup.seat_counts
        told = [name for name in statistics if any(one.statistics[seats][name].value for one in shown.bots)]
        assert all(words.say(f"statistic-{name}") in text for name in told)
    assert COMMAND in " ".join(text.split())
    assert shown.setup.seed in text


def test_every_plan_that_was_dealt_is_drawn_and_every_instruction_named(
    blueprints: Standings, men_at_work: Standings, written: Written
) -> None:
    page = written(blueprints, "en")
    assert len(blueprints.subjects) > 12
    for plan in blueprints.subjects:
        assert f'aria-label="{plan.name}"' in page
    page = written(men_at_work, "fr")
    words = Words("fr")
    for task in men_at_work.subjects:
        assert f"<td>{words.say('task-' + task.name.replace('_', '-'))}</td>" in page


def test_the_same_contest_gives_the_same_report(men_at_work: Standings, written: Written) -> None:
    assert drawn(men_at_work, "fr") == written(men_at_work, "fr")
