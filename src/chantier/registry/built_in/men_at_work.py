"""Men at Work, registered."""

from __future__ import annotations

import atexit
import os
from functools import partial

from chantier.bots import bots_in
from chantier.bots import men_at_work as bots
from chantier.bots.men_at_work.advice import advice, advice_or_hope, placing
from chantier.core.crew import NICENESS, Crew
from chantier.games.men_at_work import MenAtWork, statistics
from chantier.games.men_at_work.cards import Task
from chantier.games.men_at_work.explanation import explain
from chantier.games.men_at_work.law_facts import FACTS
from chantier.games.men_at_work.moves import path_s
from chantier.games.men_at_work.record import MenAtWorkRecorder
from chantier.games.men_at_work.suggestions import advised, offers_places
from chantier.pictures.men_at_work import moments
from chantier.pictures.men_at_work.card import card
from chantier.pictures.men_at_work.site import picture
from chantier.registry.registered_game import Environments, Pictures, RegisteredGame, drawer_of, titles_of
from chantier.server.config import OfferedGame
from chantier.terminal.men_at_work import MenAtWorkScreen
from chantier.terminal.men_at_work.names import PieceNames

MOVE_MOST_S, THOUGHT_MOST_S, ANSWER_MOST_S = 60.0, 120.0, 60.0
"""What takes an engine longer is given up: minutes, where seconds are usual, mean that something is wrong."""
THOUGHT_NICENESS = 10
"""Bots think when people and their questions leave time for it."""

advise = partial(advised, advise=advice_or_hope)


def _offer(registered: RegisteredGame) -> OfferedGame:
    """The engine holds Python's lock while it steps, and so do thoughts about a site: both go to processes of their
    own. People's moves do not wait for bots, and neither for strangers' questions."""
    # Only a server needs these.
    from chantier.bots.out_of_process import Away
    from chantier.games.men_at_work.acting.live import LiveSites
    from chantier.games.men_at_work.acting.practice import PracticeSites
    from chantier.games.men_at_work.acting.referee import Delegated
    from chantier.games.men_at_work.acting.witness import Witness
    from chantier.server.thread_pools import ENGINE_ANSWERS, bot_threads, engine_threads

    cores = os.cpu_count() or 1
    people = _crew(engine_threads(cores), MOVE_MOST_S, NICENESS)
    thinkers = _crew(bot_threads(cores), THOUGHT_MOST_S, THOUGHT_NICENESS)
    clerk = _crew(ENGINE_ANSWERS, ANSWER_MOST_S, NICENESS)
    witness = Witness(Delegated(people))
    return OfferedGame(
        MenAtWork(witness),
        registered.recorder,
        {level: partial(Away, thinkers, make) for level, make in registered.bots.items()},
        registered.usual,
        LiveSites(witness),
        first=registered.first,
        strengths=registered.strengths,
        statistics=registered.profile_statistics or registered.statistics,
        figures=registered.figures,
        is_quick=False,
        bots_game=MenAtWork(Delegated(thinkers)),
        engine_s=path_s,
        titles=titles_of(registered),
        practice=PracticeSites(),
        explain=lambda view, _: clerk.ask(explain, view, str),  # sentences stay here
        explains_alike=True,  # a site is the same for everybody
        advise=lambda view, openly: clerk.ask(advise, view, openly),
        advises_all=registered.advises_all,
        draw=drawer_of(registered),
    )


CARDS_MANAGED = {"apprentice": 77, "journeyman": 87, "master": 97}
"""Of 100 cards, those that were carried out without an accident: `python -m benchmarks.levels`."""


def _crew(workers: int, most_s: float, niceness: int) -> Crew:
    crew = Crew(workers, most_s, niceness)
    atexit.register(crew.dismiss)
    return crew


GAME = RegisteredGame(
    game=MenAtWork(),
    recorder=MenAtWorkRecorder(),
    bots=bots_in(bots),
    usual="apprentice",  # tries nothing out on the engine, which takes most of the time
    first="apprentice",
    strengths=CARDS_MANAGED,
    screen=partial(MenAtWorkScreen, advise=advice, placing=placing, draw=picture),
    statistics=statistics.statistics,
    chapters=statistics.CHAPTERS,
    figures=statistics.FIGURES,
    cases=statistics.cases,
    name_of_case=lambda words, task: PieceNames(words).task(Task(task)),
    explain=explain,
    advise=advise,
    advises_all=offers_places,
    gesture=placing,
    offer=_offer,
    pictures=Pictures(
        {name: partial(moments.prepared, name) for name in moments.SITES}, after=moments.after, card=card
    ),
    has_engine=True,
    largest_batch=1,  # a single one takes minutes
    law_facts=FACTS,
    environments=Environments(
        seats="chantier.envs.men_at_work_v0:MenAtWorkSeats",
        gymnasium_id="chantier/MenAtWork-v0",
        single="chantier.envs.men_at_work_v0:MenAtWorkEnv",
    ),
)
