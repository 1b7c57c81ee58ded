"""Strict decoding of strangers' JSON: what does not fit is refused with a code and the place."""

from __future__ import annotations

import re
from collections.abc import Hashable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

import msgspec

from chantier.core.errors import BadInput

T = TypeVar("T")
if TYPE_CHECKING:
    Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
else:
    Json = Any  # msgspec decodes and describes this, but no alias of itself
JsonObject: TypeAlias = dict[str, Json]

# msgspec says what it expected in English sentences; these patterns turn them into codes that words/ can say.
_PATTERNS: tuple[tuple[str, str], ...] = (
    (r"Object missing required field `(?P<field>[^`]*)`", "field_missing"),
    (r"Object contains unknown field `(?P<field>[^`]*)`", "field_unknown"),
    (r"Expected `(?P<expected>[^`]*)`, got `(?P<came>[^`]*)`", "value_of_wrong_type"),
    (r"Expected `array` of length (?P<expected>\d+)", "list_of_wrong_length"),
    (r"Expected `\w+` of length (?P<expected>[<>]= \d+)", "length_out_of_bounds"),
    (r"Expected `\w+` (?P<expected>[<>]=? .+)", "number_out_of_bounds"),
    (r"Expected `str` matching regex '(?P<expected>.*)'", "text_of_wrong_form"),
    (r"Expected `(?P<expected>[^`]*)`", "value_not_of_type"),
    (r"Number out of range", "number_out_of_range"),
    (r"Invalid (?:enum )?value '?(?P<came>[^']*)'?", "value_unknown"),
)


def decode_json(content: bytes | str, kind: type[T] | Any) -> T:
    try:
        result: T = _decoder(cast(Hashable, kind)).decode(content)
    except msgspec.ValidationError as error:
        raise refusal(error) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        code = "json_truncated" if "truncated" in str(error) else "json_malformed"
        raise BadInput(code) from None
    return result


@cache
def _decoder(kind: Hashable) -> msgspec.json.Decoder[Any]:
    """Made once: of a union it takes longer than decoding a frame."""
    return msgspec.json.Decoder(kind)


def convert(value: object, kind: type[T] | Any) -> T:
    try:
        result: T = msgspec.convert(value, type=kind)
    except msgspec.ValidationError as error:
        raise refusal(error) from None
    return result


def refusal(error: msgspec.ValidationError) -> BadInput:
    message, _, where = str(error).partition(" - at `$")
    place = where.rstrip("`").lstrip(".") or "-"
    for pattern, code in _PATTERNS:
        found = re.match(pattern, message)
        if found:
            return BadInput(code, where=place, **found.groupdict())
    return BadInput("value_unknown", where=place, came=message)
