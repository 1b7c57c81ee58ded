"""The house online: its games, bots, words and store, handed to the server. `chantier serve` in one file."""

from __future__ import annotations

import atexit
import gc
import os
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

from chantier import __version__
from chantier.bots.men_at_work.out_of_process import Away
from chantier.core.errors import BadInput
from chantier.core.files import cannot
from chantier.games.men_at_work import MenAtWork
from chantier.games.men_at_work.acting.live import LiveSites
from chantier.games.men_at_work.acting.practice import PracticeSites
from chantier.games.men_at_work.acting.referee import Delegated
from chantier.games.men_at_work.acting.witness import Witness
from chantier.games.men_at_work.engine.processes import Crew
from chantier.games.men_at_work.moves import path_s
from chantier.house import WINGS, Wing, attended
from chantier.lab.coach.out_of_process import analysed_apart
from chantier.lab.kernel import warm_up
from chantier.server.app import build
from chantier.server.config import Advise, Explain, House, Offer, Voice
from chantier.server.http.addresses import Proxies
from chantier.server.http.listener import address_of, bound, listen
from chantier.server.limits import Settings, check
from chantier.server.thread_pools import ENGINE_ANSWERS, bot_threads, engine_threads
from chantier.store import Store
from chantier.words import LANGUAGES, Words, bot_names

PAGES = Path(__file__).parent / "pages"
"""Written by the browser part's build; the wheel holds it, a checkout only once it was built."""
PHRASES = ("hello", "luck", "nice", "ouch", "wow", "think", "sorry", "turn", "thanks", "again", "bye")


COACHES = {"blueprints": analysed_apart}
"""Who can tell luck from play in a finished game."""


MOVE_MOST_S, THOUGHT_MOST_S, ANSWER_MOST_S = 60.0, 120.0, 60.0
"""What takes an engine longer is given up: minutes, where seconds are usual, mean that something is wrong."""


class Opening(NamedTuple):
    """How a server is opened."""

    host: str
    port: int
    database: str
    generosity: float
    limits: tuple[str, ...]
    trusted_proxies: tuple[str, ...]


def database_in(folder: Path) -> str:
    """SQLite in a folder, which is made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot("cannot_write", folder, error) from None
    return f"sqlite:///{folder / 'chantier.db'}"


def serve(words: Words, opening: Opening, ready: Callable[[str], None]) -> None:
    """Runs until it is interrupted; `ready` is told the address."""
    settings, proxies = Settings(opening.generosity, opening.limits), Proxies(opening.trusted_proxies)
    check(settings)
    listener = bound(opening.host, opening.port)
    store = Store.open_alone(opening.database)
    house = House(offers(), store, voice(words.language), __version__, PAGES)
    app = build(house, settings, proxies)
    gc.freeze()  # what was loaded stays: walking through it again and again would hold all tables up

    def opened() -> None:
        if store.writer is not None:  # whoever is asked here would be told what is no longer so
            store.writer.when_lost(partial(os.kill, os.getpid(), signal.SIGTERM))
        ready(address_of(listener))
        warm_up.start(then=gc.freeze)  # until the kernel is there, plain bots stand in for those that need it

    try:
        listen(app, listener, opened)
    finally:
        if not store.may_write:
            raise BadInput("database_taken_over", address=store.address)


def voice(language: str) -> Voice:
    """All languages; the first is for readers who speak none of them."""
    languages = (language, *(one for one in LANGUAGES if one != language))
    spoken = {one: Words(one) for one in languages}
    return Voice(
        languages,
        lambda refusal, one: spoken[one].refusal(refusal),
        {one: {key: words.say(f"phrase-{key}") for key in PHRASES} for one, words in spoken.items()},
        lambda one: page(spoken[one]),
        tuple(sorted({name for one in languages for name in bot_names(one)})),
    )


def page(words: Words) -> str:
    """What a browser shows where the pages have not been built."""
    title, text = words.say("server-page-title"), words.say("server-page-text")
    return (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    )


def offers() -> dict[str, Offer]:
    return {name: _offer(wing) for name, wing in WINGS.items()}


def _offer(wing: Wing) -> Offer:
    if not wing.has_engine:
        coach = COACHES.get(wing.game.name)
        return Offer(wing.game, wing.recorder, attended(wing), wing.usual, explain=wing.explain, analyse=coach)
    # The engine holds Python's lock while it steps, and so do thoughts about a site: both go to processes of their own.
    # People's moves do not wait for bots, and neither for strangers' questions.
    cores = os.cpu_count() or 1
    people, thinkers = Crew(engine_threads(cores), MOVE_MOST_S), Crew(bot_threads(cores), THOUGHT_MOST_S)
    atexit.register(people.dismiss)
    atexit.register(thinkers.dismiss)
    witness = Witness(Delegated(people))
    return Offer(
        MenAtWork(witness),
        wing.recorder,
        {level: partial(Away, thinkers, make) for level, make in wing.bots.items()},
        wing.usual,
        LiveSites(witness),
        is_quick=False,
        bots_game=MenAtWork(Delegated(thinkers)),
        engine_s=path_s,
        practice=PracticeSites(),
        **_answers(wing),
    )


class _Answers(TypedDict):
    explain: Explain | None
    explains_alike: bool
    advise: Advise | None
    advises_all: Callable[[Any], bool]


def _answers(wing: Wing) -> _Answers:
    """Strangers' questions have processes of their own, so that no game waits for the answers."""
    clerk = Crew(ENGINE_ANSWERS, ANSWER_MOST_S)
    atexit.register(clerk.dismiss)
    explain, advise = wing.explain, wing.advise
    return {
        "explain": None if explain is None else lambda view, _: clerk.ask(explain, view, str),  # sentences stay here
        "explains_alike": True,  # a site is the same for everybody
        "advise": None if advise is None else lambda view, openly: clerk.ask(advise, view, openly),
        "advises_all": wing.advises_all,
    }
