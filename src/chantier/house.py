"""The only file that knows all the rooms. It wires games to their recorders, bots and screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from chantier.bots.blueprints import Architect, Builder, Greedy, Novice, Planner
from chantier.bots.blueprints.compile_fallback import Attended
from chantier.bots.blueprints.searching import Searcher
from chantier.bots.men_at_work import Apprentice, Journeyman, Master
from chantier.bots.men_at_work.advice import advice, advice_or_hope, placing
from chantier.bots.uniform import Uniform
from chantier.core.bot import Bot
from chantier.core.decoding import convert
from chantier.core.errors import BadInput, Refusal
from chantier.core.events import Event
from chantier.core.game import AnyGame, Case
from chantier.core.record import Recorder
from chantier.core.sight import Sight
from chantier.games.blueprints import Blueprints
from chantier.games.blueprints import statistics as blueprints_counted
from chantier.games.blueprints.explanation import explain as explain_blueprints
from chantier.games.blueprints.record import BlueprintsRecorder
from chantier.games.men_at_work import MenAtWork
from chantier.games.men_at_work import statistics as men_at_work_counted
from chantier.games.men_at_work.cards import Task
from chantier.games.men_at_work.explanation import explain as explain_site
from chantier.games.men_at_work.record import MenAtWorkRecorder
from chantier.games.men_at_work.suggestions import advised, offers_places
from chantier.pictures.men_at_work import picture
from chantier.pictures.plans import key_plan
from chantier.terminal.blueprints import BlueprintsScreen
from chantier.terminal.men_at_work import MenAtWorkScreen
from chantier.terminal.men_at_work.names import Naming
from chantier.terminal.screen import Screen
from chantier.terminal.text import as_text
from chantier.words import Words


class Wing(NamedTuple):
    """One game with everything the house needs to offer it."""

    game: AnyGame
    recorder: Recorder
    bots: Mapping[str, Callable[[], Bot]]
    """From the weakest to the strongest."""
    usual: str
    """The bot that plays series unless another is asked for: the strongest that is done before one loses patience."""
    company: tuple[str, str]
    """Who sits down with somebody who is alone at the keyboard, and has named nobody."""
    screen: Callable[[Words, Sequence[str]], Screen]
    statistics: Callable[[Any, Sequence[Event]], dict[str, tuple[int, ...]]]
    """What a finished game and its events say about each seat, by name."""
    chapters: Mapping[str, tuple[str, ...]]
    """Which of these a report tells together."""
    cases: Callable[[Any, Sequence[Event]], list[Case]]
    """What came up in a finished game that comes up in others, too, and how it went."""
    name_of_case: Callable[[Words, str], str]
    """What that is called."""
    sketch_of_case: Callable[[str], str] | None = None
    """And how it is drawn, as a small SVG."""
    explain: Callable[[Any, Callable[[Refusal], str]], msgspec.Struct] | None = None
    """What a view means, for pages that hold no rules."""
    advise: Callable[[Any, bool], msgspec.Struct] | None = None
    """Moves to choose from, for whoever sees this view and is to move, and whether that seat has told the table that it
    needs them; where a game cannot list them all."""
    advises_all: Callable[[Any], bool] = lambda options: True
    """Whether with these options everybody at the table may ask for them."""
    gesture: Callable[..., Any] | None = None
    """A whole move of the hand, from a sight, a piece and the pose where it shall rest; where a game has a hand."""
    has_engine: bool = False
    """Whether physics had a say in its records."""


WINGS: dict[str, Wing] = {
    "blueprints": Wing(
        game=Blueprints(),
        recorder=BlueprintsRecorder(),
        bots={
            "uniform": Uniform,
            "novice": Novice,
            "greedy": Greedy,
            "builder": Builder,
            "planner": Planner,
            "architect": Architect,
        },
        usual="builder",
        company=("builder", "greedy"),
        statistics=blueprints_counted.statistics,
        chapters=blueprints_counted.CHAPTERS,
        cases=blueprints_counted.cases,
        name_of_case=lambda words, plan: plan,
        sketch_of_case=key_plan,
        screen=BlueprintsScreen,
        explain=explain_blueprints,
    ),
    "men-at-work": Wing(
        game=MenAtWork(),
        recorder=MenAtWorkRecorder(),
        bots={"uniform": Uniform, "apprentice": Apprentice, "journeyman": Journeyman, "master": Master},
        usual="apprentice",  # tries nothing out on the engine, which takes most of the time
        company=("master", "journeyman"),
        statistics=men_at_work_counted.statistics,
        chapters=men_at_work_counted.CHAPTERS,
        cases=men_at_work_counted.cases,
        name_of_case=lambda words, task: Naming(words).task(Task(task)),
        screen=partial(MenAtWorkScreen, advise=advice, placing=placing, draw=picture),
        explain=explain_site,
        advise=partial(advised, advise=advice_or_hope),
        advises_all=offers_places,
        gesture=placing,
        has_engine=True,
    ),
}


def wing(name: str) -> Wing:
    if name not in WINGS:
        raise BadInput("unknown_game", came=name, known=", ".join(WINGS))
    return WINGS[name]


def board_text(game: Wing, sight: Sight, names: Sequence[str], words: Words) -> str:
    """What a seat sees, as the terminal would show it."""
    return as_text(game.screen(words, names).board(msgspec.structs.replace(sight, legal=None)))


def bot_maker(game: Wing, name: str) -> Callable[[], Bot]:
    if name not in game.bots:
        raise BadInput("unknown_bot", came=name, known=", ".join(game.bots))
    return game.bots[name]


def attended(game: Wing) -> dict[str, Callable[[], Bot]]:
    """The same bots where people wait for their moves: nobody waits for a compiler."""
    return {name: _attended(make) for name, make in game.bots.items()}


def _attended(make: Callable[[], Bot]) -> Callable[[], Bot]:
    plain = make
    if isinstance(make, type) and issubclass(make, Searcher):
        return partial(Attended, make)
    return plain


def bot_makers(game: Wing, names: str, seats: int) -> list[Callable[[], Bot]]:
    """Bots for all seats from `a,b,..`; one name alone is meant for every seat."""
    listed = [name.strip() for name in names.split(",")]
    if len(listed) == 1:
        listed *= seats
    if len(listed) != seats:
        raise BadInput("wrong_bot_count", expected=seats, came=len(listed))
    return [bot_maker(game, name) for name in listed]


def options_from(game: AnyGame, settings: Sequence[str]) -> Any:
    """Options from `name=value` texts, as a command line gives them."""
    known: tuple[str, ...] = game.options_type.__struct_fields__
    values: dict[str, object] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals or name not in known:
            raise BadInput("unknown_option", came=setting, known=", ".join(f"{one}=…" for one in known))
        values[name] = _option_value(game, name, text)
    return convert(values, game.options_type)


def _option_value(game: AnyGame, name: str, text: str) -> object:
    """A number, true, false or a word, whichever the option takes."""
    for value in (*_as_json(text), text):
        try:
            msgspec.convert({name: value}, game.options_type)
        except msgspec.ValidationError:
            continue
        return value
    raise BadInput(
        "bad_option_value",
        option=name,
        came=text,
        expected=_allowed(get_type_hints(game.options_type, include_extras=True)[name]),
    )


def _allowed(kind: Any) -> str:
    """The values an option takes, in a form that needs no language."""
    if get_origin(kind) is Literal:
        return ", ".join(str(value) for value in get_args(kind))
    if get_origin(kind) is Annotated:
        [of, bounds] = get_args(kind)
        return _between(of, bounds.ge, bounds.le)
    if kind is bool:
        return "true, false"
    if kind is int:
        return "0, 1, …"
    if kind is type(None):
        return "null"
    if get_origin(kind) is tuple:
        return "[], [0], [0, 1], …"
    return ", ".join(_allowed(part) for part in get_args(kind))


def _between(kind: type, least: float, most: float) -> str:
    if kind is int:
        return ", ".join(str(number) for number in range(int(least), int(most) + 1))
    return f"{least:g} … {most:g}"


def _as_json(text: str) -> list[object]:
    """None where it is none."""
    try:
        return [msgspec.json.decode(text)]
    except msgspec.DecodeError:
        return []
