"""Refusals: a code and the facts; `words/` turns them into one sentence a person understands."""

from __future__ import annotations

from typing import Union

Fact = Union[str, int, "Refusal"]
"""A fact may itself be a refusal: "line 3: the field seats is missing"."""


class Refusal(Exception):
    """Something was asked for that cannot be done. Nothing has changed."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.code} {self.facts}" if self.facts else self.code

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions with keyword arguments do not pickle by themselves, and workers must be able to refuse.
        return _rebuild, (type(self), self.code, self.facts)


class IllegalMove(Refusal):
    """The rules do not allow this move now."""


class BadInput(Refusal):
    """Unexpected input: a file, an option, a notation, a name."""


def _rebuild(kind: type[Refusal], code: str, facts: dict[str, Fact]) -> Refusal:
    return kind(code, **facts)
