"""Sentences and refusals: a code and the facts; `words/` turns them into text that a person understands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Union

Fact = Union[str, int, "Sentence"]
"""A fact may itself be a sentence: "line 3: the field seats is missing"."""


class Sentence:
    """Something to be said in the reader's language: a key of `words/`, with underscores, and the facts in it."""

    def __init__(self, code: str, **facts: Fact) -> None:
        self.code = code
        self.facts = facts


Say = Callable[[Sentence], str]
"""Turns a sentence into text."""


class Refusal(Sentence, Exception):
    """Something was asked for that cannot be done. Nothing has changed."""

    def __init__(self, code: str, **facts: Fact) -> None:
        Exception.__init__(self, code)
        Sentence.__init__(self, code, **facts)

    def __str__(self) -> str:
        return f"{self.code} {self.facts}" if self.facts else self.code

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions with keyword arguments do not pickle by themselves, and workers must be able to refuse.
        return _rebuild, (type(self), self.code, self.facts)


class NothingStored(Refusal):
    """The store does not answer, and certainly nothing of what was to be written is stored: it may be tried again."""

    def __init__(self, code: str = "store_unavailable") -> None:
        super().__init__(code)


class IllegalMove(Refusal):
    """The rules do not allow this move now."""


class BadInput(Refusal):
    """Unexpected input: a file, an option, a notation, a name."""


def _rebuild(kind: type[Refusal], code: str, facts: dict[str, Fact]) -> Refusal:
    return kind(code, **facts)
