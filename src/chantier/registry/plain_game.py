"""Registers a small game that has no screen, recorder, encoding or page of its own: `plain_game(MyGame(), folder)`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from chantier.bots.uniform import Uniform
from chantier.core.bot import Bot
from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput, Say
from chantier.core.event_recorder import EventRecorder
from chantier.core.events import Event, Seat
from chantier.core.game import Case
from chantier.core.law_facts import LawFacts
from chantier.core.moves import Move
from chantier.core.plain_game import AnyPlainGame, addressed
from chantier.registry.registered_game import Environments, RegisteredGame
from chantier.terminal.plain_screen import PlainScreen
from chantier.words import LANGUAGES, Words

UNIFORM: Mapping[str, Callable[[], Bot]] = {"uniform": Uniform}


class LabelledMove(msgspec.Struct, frozen=True):
    """A legal move, and what it is called."""

    move: Move
    label: str


class PlainExplanation(msgspec.Struct, frozen=True):
    """A view in words: what it shows, line by line, and, for the seat to move, what that seat may do."""

    lines: tuple[str, ...]
    moves: tuple[LabelledMove, ...]


def plain_game(
    game: AnyPlainGame,
    words: Traversable,
    bots: Mapping[str, Callable[[], Bot]] = UNIFORM,
    law_facts: LawFacts = LawFacts(),  # noqa: B008 (a value that never changes)
) -> RegisteredGame:
    """`words` is a folder with a Fluent file for each language: en.ftl, and fr.ftl and de.ftl if there are any; all
    keys in it have the game's name in them.
    `bots` are from the weakest to the strongest; the first one is whom newcomers meet, the last one the
    usual one."""
    usual = list(bots)[-1]
    return RegisteredGame(
        game=game,
        recorder=EventRecorder(game.event_type, game.move_of, game.drawn),
        bots=bots,
        usual=usual,
        first=next(iter(bots)),
        screen=partial(PlainScreen, game),
        statistics=_statistics,
        chapters={},
        cases=_cases,
        name_of_case=_name_of_case,
        explain=partial(explain, game),
        tell=partial(tell, game),
        environments=Environments(
            seats="chantier.envs.plain:PlainSeats",
            gymnasium_id=f"chantier/{game.name}-v0",
            single="chantier.envs.plain:PlainEnv",
            arguments={"game": game.name},
        ),
        law_facts=law_facts,
        texts=_texts(words),
    )


def _texts(folder: Traversable) -> dict[str, str]:
    """English is needed; what another language lacks is said in English."""
    there = ((language, folder.joinpath(f"{language}.ftl")) for language in LANGUAGES)
    return {language: file.read_text(encoding="utf-8") for language, file in there if file.is_file()}


def explain(game: AnyPlainGame, view: Any, say: Say) -> PlainExplanation:
    """Legal moves do not depend on what is hidden, so those of any state behind the view are right."""
    try:
        state = game.imagine(view, SeededChance(0))
        if game.view(state, view.seat) != view:
            raise ValueError
        legal = game.legal_moves(state) if view.seat is not None and game.to_move(state) == view.seat else ()
        lines = tuple(say(addressed(line, view.seat)) for line in game.describe(view))
        return PlainExplanation(lines, tuple(LabelledMove(move, say(game.label(move))) for move in legal))
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
        raise BadInput("view_impossible") from None  # strangers send it


def tell(game: AnyPlainGame, events: Sequence[Event], say: Say, reader: Seat | None) -> tuple[str, ...]:
    told = (game.tell(event) for event in events)
    return tuple(say(addressed(sentence, reader)) for sentence in told if sentence is not None)


def _statistics(state: msgspec.Struct, events: Sequence[Event]) -> dict[str, tuple[int, ...]]:
    """Points are counted for every game."""
    return {}


def _cases(state: msgspec.Struct, events: Sequence[Event]) -> list[Case]:
    return []


def _name_of_case(words: Words, subject: str) -> str:
    return subject
