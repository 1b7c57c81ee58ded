"""The one object by which a game is registered: its rules, and everything that is offered around them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Literal, NamedTuple

import msgspec

from chantier.core.bot import Bot
from chantier.core.errors import Say
from chantier.core.events import Event
from chantier.core.extras import has_extra
from chantier.core.game import AnyGame, Case
from chantier.core.law_facts import LawFacts
from chantier.core.picture import Moment
from chantier.core.record import Recorder, Recording, Watch
from chantier.core.sight import Sight
from chantier.registry.link_pictures import drawn_apart
from chantier.server.config import Analyse, Draw, OfferedGame, Tell
from chantier.terminal.screen import Screen
from chantier.terminal.text import as_text
from chantier.words import LANGUAGES, Words


class Pictures(NamedTuple):
    """Pictures of a game that the command `picture` can draw; every function returns SVG."""

    named: Mapping[str, Callable[[Words], str]] = {}
    """Prepared subjects."""
    building: Callable[[str, str, Words], str] | None = None
    """A building in notation, on its plan."""
    is_plan: Callable[[str], bool] = lambda text: False
    """Whether a text is a plan: it cannot be drawn without a building."""
    after: Callable[[Sequence[Any], Words], str] | None = None
    """The table after these events of a recorded game."""
    card: Callable[[Moment, Words], str] | None = None
    """A moment of a game, for links to it; a function of a module."""


class CountedBuilding(NamedTuple):
    """A building in notation, counted by the command `score`."""

    points: Mapping[str, int]
    prizes: list[str]


class CoachReport(NamedTuple):
    """An analysis in words."""

    seats: list[tuple[str, list[tuple[str, str]]]]
    """The name of each seat, and its account: what a line is called, and what stands on it."""
    moments: list[str]
    costly: list[str]


class Coach(NamedTuple):
    """An analysis of finished games: what was luck, what was play."""

    analyse: Callable[[Recording, int, Watch], msgspec.Struct]
    """A recording, the number of threads, and who is told how much is done."""
    report: Callable[[Words, Any], CoachReport]
    page: Callable[[Words, Any], str]
    """The same as HTML."""
    out_of_process: Analyse
    """For a server: JSON in, JSON out."""
    extra: str | None = None
    """The extra without which it does not work."""

    def can_run(self) -> bool:
        return self.extra is None or has_extra(self.extra)


class Environments(NamedTuple):
    """The game for learners. Modules are named and not imported: few need them, and they take long to load."""

    seats: str
    """`module:class` of the PettingZoo environment."""
    gymnasium_id: str
    single: str
    """`module:class` of the Gymnasium environment."""
    vector: str | None = None
    """`module:class` of many games at once."""
    arguments: Mapping[str, str] = {}
    """What these are called with, besides what whoever makes one says."""


class RegisteredGame(NamedTuple):
    """One game with everything that is offered around its rules. No shared file asks for a game by its name."""

    game: AnyGame
    recorder: Recorder
    bots: Mapping[str, Callable[[], Bot]]
    """From the weakest to the strongest."""
    usual: str
    """The bot that plays series unless another is asked for: the strongest that is done before one loses patience."""
    first: str
    """The bot that sits down with somebody who is alone and has named nobody: the easiest that is still fun."""
    screen: Callable[[Words, Sequence[str]], Screen]
    statistics: Callable[[Any, Sequence[Event]], dict[str, tuple[int, ...]]]
    """What a finished game and its events say about each seat, by name."""
    chapters: Mapping[str, tuple[str, ...]]
    """Which of these a report tells together."""
    cases: Callable[[Any, Sequence[Event]], list[Case]]
    """What came up in a finished game that comes up in others, too, and how it went."""
    name_of_case: Callable[[Words, str], str]
    """What that is called."""
    environments: Environments
    missing_bots: Mapping[str, str] = {}
    """Bots that do not run here, and the extra that each of them needs."""
    strengths: Mapping[str, int] = {}
    """How strong the bots are, measured (docs/bots.md); what is counted stands in `shell-level-strength-GAME`."""
    sketch_of_case: Callable[[str], str] | None = None
    """And how it is drawn, as a small SVG."""
    explain: Callable[[Any, Say], msgspec.Struct] | None = None
    """What a view means, for pages that hold no rules."""
    tell: Tell | None = None
    """What has happened, for pages that know nothing about the game."""
    advise: Callable[[Any, bool], msgspec.Struct] | None = None
    """Moves to choose from, for whoever sees this view and is to move, and whether that seat has told the table that it
    needs them; where a game cannot list them all."""
    advises_all: Callable[[Any], bool] = lambda options: True
    """Whether with these options everybody at the table may ask for them."""
    gesture: Callable[..., Any] | None = None
    """A whole move of the hand, from a sight, a piece and the pose where it shall rest; where a game has a hand."""
    profile_statistics: Callable[[Any, Sequence[Event]], dict[str, tuple[int, ...]]] | None = None
    """What a person's profile tells, where that is more than reports tell of series."""
    figures: Mapping[str, Mapping[str, Literal["sum", "most"]]] = {}
    """Which of the statistics a profile shows, by chapter: their sum over all games, or the most in one."""
    attended_bots: Mapping[str, Callable[[], Bot]] | None = None
    """The same bots where people wait for their moves, if some of them would let people wait."""
    offer: Callable[[RegisteredGame], OfferedGame] | None = None
    """Makes what a server offers, with the processes it may need; None: the rules, the bots and the coach as they are
    here."""
    hint: Callable[[Any], msgspec.Struct] | None = None
    """A few good moves for a person who asks, from a search in whatever process calls it; a function of a module."""
    coach: Coach | None = None
    pictures: Pictures | None = None
    score: Callable[[str, str], CountedBuilding] | None = None
    """Counts a building in notation on its plan."""
    texts: Mapping[str, str] = {}
    """Sentences of a game from outside, as Fluent text by language; all keys have its name in them."""
    law_facts: LawFacts = LawFacts()
    """What the laws that every game is held to have to know about it."""
    has_engine: bool = False
    """Whether physics had a say in its records, so that verifying may mean simulating."""
    largest_batch: int = 4
    """Games of a contest that a worker plays before it reports: so many are lost if one stops."""


def bots_for_people(game: RegisteredGame) -> Mapping[str, Callable[[], Bot]]:
    """The bots where people wait for their moves."""
    return game.attended_bots or game.bots


def offer_of(game: RegisteredGame) -> OfferedGame:
    """Offer of a game on a server."""
    return plain_offer(game) if game.offer is None else game.offer(game)


def plain_offer(game: RegisteredGame) -> OfferedGame:
    return OfferedGame(
        game.game,
        game.recorder,
        bots_for_people(game),
        game.usual,
        statistics=game.profile_statistics or game.statistics,
        figures=game.figures,
        first=game.first,
        strengths=game.strengths,
        titles=titles_of(game),
        texts=game.texts,
        explain=game.explain,
        tell=game.tell,
        analyse=game.coach.out_of_process if game.coach is not None and game.coach.can_run() else None,
        draw=drawer_of(game),
    )


def drawer_of(game: RegisteredGame) -> Draw:
    """For links to its tables."""
    return partial(drawn_apart, game.game.name, None if game.pictures is None else game.pictures.card)


def titles_of(game: RegisteredGame) -> dict[str, str]:
    """Titles of a game by language."""
    return {language: Words(language).say(f"{game.game.name}-title") for language in LANGUAGES}


def board_text(game: RegisteredGame, sight: Sight, names: Sequence[str], words: Words) -> str:
    """View of a seat, as the terminal would show it."""
    return as_text(game.screen(words, names).board(msgspec.structs.replace(sight, legal=None)))
