"""Configuration of the server: games with their bots, a store, words. It knows none of them by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from chantier.core.bot import Bot
from chantier.core.errors import Say, Sentence
from chantier.core.events import Event, Seat
from chantier.core.game import AnyGame
from chantier.core.live import Live, Practice
from chantier.core.picture import Moment
from chantier.core.record import Recorder
from chantier.server.notifications.settings import NotifySettings
from chantier.server.site_address import SiteAddress
from chantier.server.store_protocol import Keeping

Explain = Callable[[Any, Say], msgspec.Struct]
"""What a view means, with the sentences of a language. It may refuse the view: strangers send it."""

Tell = Callable[[Sequence[Event], Say, Seat | None], tuple[str, ...]]
"""Events in sentences for whoever sits at a seat, or looks on; for pages that know nothing about the game."""

Advise = Callable[[Any, bool], msgspec.Struct]
"""Moves to choose from, for whoever sees this view and is to move, and whether that seat has told its table that it
needs them. It may refuse the view, too."""


Hint = Callable[[Any], msgspec.Struct]
"""A few good moves for whoever sees this view and is to move; from a search, so it takes a moment."""


Analyse = Callable[[bytes, Callable[[int, int], None]], bytes]
"""From the record of a finished game to what a coach finds in it, JSON both; slow, so it tells how far it is."""


Draw = Callable[[Moment], bytes]
"""A moment as a picture for links to it, 1200 by 630 pixels, PNG; by a process that makes way for everybody else."""


class OfferedGame(NamedTuple):
    """A game one can play here."""

    game: AnyGame
    recorder: Recorder
    bots: Mapping[str, Callable[[], Bot]]
    """From the weakest to the strongest."""
    usual: str
    """The bot that sits down unless another is asked for, and that stands in for people who leave."""
    live: Live | None = None
    """What it offers to be played live, if it does."""
    is_quick: bool = True
    """Deciding takes less time than handing it to a thread would. Not so where an engine runs."""
    bots_game: AnyGame | None = None
    """The same game for what bots do, where that is worked out by other processes than what people do."""
    engine_s: Callable[[Any], float] = lambda move: 0.0
    """How many seconds of an engine's time a move stands for: they are spent (limits.py) before they are simulated."""
    statistics: Callable[[Any, Sequence[Event]], Mapping[str, Sequence[int]]] = lambda state, events: {}
    """What a finished game and its events say about each seat, by name."""
    figures: Mapping[str, Mapping[str, Literal["sum", "most"]]] = {}
    """Which of these a profile tells, by chapter: their sum over all games, or the most in one."""
    titles: Mapping[str, str] = {}
    """What the game is called, by language; its name where there is none."""
    texts: Mapping[str, str] = {}
    """Sentences about it that pages do not have, as Fluent text by language."""
    explain: Explain | None = None
    tell: Tell | None = None
    explains_alike: bool = False
    """What a view means is the same through all eyes, so that one explanation is enough for all of them."""
    advise: Advise | None = None
    advises_all: Callable[[Any], bool] = lambda options: True
    """Whether at a table with these options everybody is advised, or only seats that have said that they need it."""
    hint: Hint | None = None
    analyse: Analyse | None = None
    draw: Draw | None = None
    practice: Practice | None = None
    """How it is practised alone, if it is."""
    first: str = ""
    """The bot that newcomers meet: the easiest that is still fun. Empty: the usual one."""
    strengths: Mapping[str, int] = {}
    """How strong the bots are, for pages that say so."""


class Voice(NamedTuple):
    """Languages and texts of the server."""

    languages: tuple[str, ...]
    """The first is the one for readers who speak none of them."""
    say: Callable[[Sentence, str], str]
    """A sentence, such as a refusal, as text in a language."""
    phrases: Mapping[str, Mapping[str, str]]
    """Preset phrases: language, key, sentence."""
    page: Callable[[str], str]
    """What a browser is shown where the pages have not been built, in a language."""
    levels: Mapping[str, Mapping[str, str]] = {}
    """What bots are called: language, level, name."""


class House(NamedTuple):
    offers: Mapping[str, OfferedGame]
    store: Keeping
    voice: Voice
    version: str
    pages: Path | None = None
    """The folder of the built pages, if there is one."""
    notify: NotifySettings = NotifySettings()
    """How people are told that it is their turn."""
    site: SiteAddress = SiteAddress()
    operator_token: str = ""
    """Opens the operator's pages; empty: nobody."""
