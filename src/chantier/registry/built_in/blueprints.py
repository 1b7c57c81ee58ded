"""Blueprints, registered."""

from __future__ import annotations

import atexit
import os
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from chantier.bots import blueprints as bots
from chantier.bots import bots_in
from chantier.bots.blueprints import Architect, Planner
from chantier.bots.blueprints.compile_fallback import Thinkers, attended_here
from chantier.core.bot import Bot
from chantier.core.crew import Crew
from chantier.core.errors import BadInput
from chantier.core.extras import has_extra
from chantier.core.record import Recording, Watch
from chantier.games.blueprints import Blueprints, statistics
from chantier.games.blueprints.explanation import explain
from chantier.games.blueprints.law_facts import FACTS
from chantier.games.blueprints.notation import read_building, read_plan
from chantier.games.blueprints.record import BlueprintsRecorder
from chantier.games.blueprints.scoring import prizes_earned
from chantier.games.blueprints.scoring import score as count
from chantier.lab.blueprints.coach.out_of_process import NICENESS, analysed_apart, hinted
from chantier.pictures.blueprints.building import picture
from chantier.pictures.blueprints.card import card
from chantier.pictures.blueprints.plans import key_plan
from chantier.registry.bots import shown_names
from chantier.registry.registered_game import (
    Coach,
    CoachReport,
    CountedBuilding,
    Environments,
    Pictures,
    RegisteredGame,
    plain_offer,
)
from chantier.server.config import OfferedGame
from chantier.terminal.blueprints import BlueprintsScreen
from chantier.words import Words

LAB = "lab"
"""The extra with the compiler, without which nobody searches."""
SEARCHERS = (Planner, Architect) if has_extra(LAB) else ()
MISSING = {} if has_extra(LAB) else {make.name: LAB for make in (Planner, Architect)}
BOTS = {name: make for name, make in bots_in(bots).items() if name not in MISSING}
HINT_MOST_S = 600.0
"""Where no folder can be written to, each new process compiles the search before its first hint."""
NEWCOMER_WINS = {"uniform": 95, "dabbler": 44, "novice": 27, "greedy": 3, "builder": 4, "planner": 1, "architect": 1}
"""Of 100 games, those a newcomer wins against two of them: `python -m benchmarks.company`."""


def _score(plan_typed: str, building_typed: str) -> CountedBuilding:
    plan = read_plan(plan_typed)
    building = read_building(plan, building_typed)
    return CountedBuilding(msgspec.to_builtins(count(plan, building)), sorted(prizes_earned(building)))


def _draw(plan_typed: str, building_typed: str, words: Words) -> str:
    plan = read_plan(plan_typed)
    return picture(plan, read_building(plan, building_typed), words)


def _is_plan(text: str) -> bool:
    try:
        read_plan(text)
    except BadInput:
        return False
    return True


# The coach takes long to load, and most never ask for it.


def _analyse(recording: Recording, threads: int, watch: Watch) -> msgspec.Struct:
    from chantier.lab.blueprints.coach.accounts import analyse_recording

    return analyse_recording(recording, threads, watch=watch)


def _with_shown_names(words: Words, found: Any) -> Any:
    """An analysis in which bots are called by their level in the reader's language, as everywhere."""
    names = shown_names(GAME, [seat.name for seat in found.seats], words.language)
    seats = tuple(replace(seat, name=name) for seat, name in zip(found.seats, names, strict=True))
    return replace(found, seats=seats)


def _report(words: Words, found: Any) -> CoachReport:
    from chantier.reports.blueprints import sentences

    found = _with_shown_names(words, found)

    def pick(number: int) -> str:
        what = sentences.what_happened(words, found, number)
        return f"{what} {sentences.what_was_better(words, found.seats, found.steps[number])}"

    return CoachReport(
        [(seat.name, sentences.seat_lines(words, seat)) for seat in found.seats],
        [" ".join(sentences.moment(words, found, number)) for number in found.moments],
        [pick(number) for number in sentences.costly(found)],
    )


def _page(words: Words, found: Any) -> str:
    from chantier.reports.blueprints.analysis import page

    return page(words, _with_shown_names(words, found))


def _offer(registered: RegisteredGame) -> OfferedGame:
    """As other games, except that bots that search think in processes of their own, and leave a core to people. Hints
    have one more: whoever asks for one lets no bot wait."""
    if not SEARCHERS:
        return plain_offer(registered)
    thinkers = Thinkers(max(1, (os.cpu_count() or 1) - 1))
    atexit.register(thinkers.crew.dismiss)
    searching: dict[str, Callable[[], Bot]] = {make.name: partial(thinkers.attended, make) for make in SEARCHERS}
    hinters = Crew(1, HINT_MOST_S, NICENESS)
    atexit.register(hinters.dismiss)
    return plain_offer(registered)._replace(bots={**BOTS, **searching}, hint=lambda view: hinters.ask(hinted, view))


GAME = RegisteredGame(
    game=Blueprints(),
    recorder=BlueprintsRecorder(),
    bots=BOTS,
    usual="builder",
    first="dabbler",
    missing_bots=MISSING,
    strengths={name: wins for name, wins in NEWCOMER_WINS.items() if name in BOTS},
    screen=BlueprintsScreen,
    statistics=statistics.statistics,
    chapters=statistics.CHAPTERS,
    profile_statistics=statistics.profile_statistics,
    figures=statistics.FIGURES,
    cases=statistics.cases,
    name_of_case=lambda words, plan: plan,
    sketch_of_case=key_plan,
    explain=explain,
    # Nobody waits for a compiler.
    attended_bots={**BOTS, **{make.name: partial(attended_here, make) for make in SEARCHERS}},
    offer=_offer,
    hint=hinted if SEARCHERS else None,
    coach=Coach(_analyse, _report, _page, analysed_apart, extra=LAB),
    pictures=Pictures(building=_draw, is_plan=_is_plan, card=card),
    score=_score,
    law_facts=FACTS,
    environments=Environments(
        seats="chantier.envs.blueprints_v0:BlueprintsSeats",
        gymnasium_id="chantier/Blueprints-v0",
        single="chantier.envs.blueprints_v0:BlueprintsEnv",
        vector="chantier.envs.blueprints_batch:BlueprintsBatch",
    ),
)
