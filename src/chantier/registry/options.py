"""Options of a game from the texts of a command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from chantier.core.decoding import convert
from chantier.core.errors import BadInput
from chantier.core.game import AnyGame


def options_from(game: AnyGame, settings: Sequence[str]) -> msgspec.Struct:
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
