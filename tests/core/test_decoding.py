"""Strangers' JSON: every way it can be wrong has a code and a place."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from chantier.core.decoding import convert, decode_json
from chantier.core.errors import BadInput


class Part(msgspec.Struct, tag_field="kind", tag="part"):
    pass


class Thing(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    size: int = 0
    pair: tuple[int, int] = (0, 0)
    colour: Literal["red", "blue"] = "red"
    word: Annotated[str, msgspec.Meta(max_length=3, pattern="^[a-z]*$")] = ""
    share: Annotated[float, msgspec.Meta(gt=0, le=1)] = 1.0
    parts: Annotated[tuple[Part, ...], msgspec.Meta(min_length=1)] = ()


@pytest.mark.parametrize(
    ("content", "code", "facts"),
    [
        ("{}", "field_missing", {"field": "name", "where": "-"}),
        ('{"name": "a", "x": 1}', "field_unknown", {"field": "x", "where": "-"}),
        ('{"name": 1}', "value_of_wrong_type", {"expected": "str", "came": "int", "where": "name"}),
        ('{"name": "a", "pair": [1]}', "list_of_wrong_length", {"expected": "2", "where": "pair"}),
        ('{"name": "a", "colour": "pink"}', "value_unknown", {"came": "pink", "where": "colour"}),
        ('{"name": "a", "word": "abcd"}', "length_out_of_bounds", {"expected": "<= 3", "where": "word"}),
        ('{"name": "a", "word": "B"}', "text_of_wrong_form", {"expected": "^[a-z]*$", "where": "word"}),
        ('{"name": "a", "share": 0}', "number_out_of_bounds", {"expected": "> 0.0", "where": "share"}),
        ('{"name": "a", "share": 2}', "number_out_of_bounds", {"expected": "<= 1.0", "where": "share"}),
        ('{"name": "a", "parts": []}', "length_out_of_bounds", {"expected": ">= 1", "where": "parts"}),
        ('{"name": "a", "parts": [{"kind": 3}]}', "value_not_of_type", {"expected": "str", "where": "parts[0].kind"}),
        ('{"name": "a"', "json_truncated", {}),
        ("{name}", "json_malformed", {}),
        ('{"name": "a", "size": 1e999}', "number_out_of_range", {"where": "size"}),
    ],
)
def test_what_does_not_fit_is_refused(content: str, code: str, facts: dict[str, str]) -> None:
    with pytest.raises(BadInput) as refused:
        decode_json(content, Thing)
    assert refused.value.code == code
    assert refused.value.facts == facts


def test_what_fits_is_decoded() -> None:
    assert decode_json('{"name": "a", "pair": [1, 2]}', Thing) == Thing("a", 0, (1, 2))
    assert convert({"name": "a"}, Thing) == Thing("a")


def test_converting_refuses_likewise() -> None:
    with pytest.raises(BadInput) as refused:
        convert({"name": "a", "size": "big"}, Thing)
    assert refused.value.code == "value_of_wrong_type"
