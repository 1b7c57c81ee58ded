"""Every sentence a person reads, in Fluent files: en/, fr/, de/. Code knows keys, never sentences."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from chantier.core.errors import BadInput, Refusal

LANGUAGES = ("en", "fr", "de")


class Words:
    """One language's sentences."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadInput("unknown_language", came=language, known=", ".join(LANGUAGES))
        self.language = language
        self._bundle = _bundle(language)

    def say(self, key: str, **facts: str | int | float) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        sentence, errors = self._bundle.format_pattern(message.value, facts)
        if errors:
            raise errors[0]
        return str(sentence)

    def refusal(self, refusal: Refusal) -> str:
        """A refusal as one sentence; a fact that is itself a refusal becomes its sentence."""
        facts = {
            name: self.refusal(fact) if isinstance(fact, Refusal) else _harmless(fact)
            for name, fact in refusal.facts.items()
        }
        return self.say(refusal.code.replace("_", "-"), **facts)


LONGEST_FACT = 200
LARGEST_FACT = 10**15


def _harmless(fact: str | int) -> str:
    """What a stranger gave us, fit to be shown: nothing that steers a terminal, nothing endless."""
    if isinstance(fact, int):
        return str(fact) if abs(fact) <= LARGEST_FACT else "> 10^15" if fact > 0 else "< -10^15"
    shown = "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in fact[:LONGEST_FACT])
    return f"{shown}…" if len(fact) > LONGEST_FACT else shown


@cache
def _bundle(language: str) -> FluentBundle:
    """Reading the files takes longer than anything else at the start: once is enough."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in fluent_texts(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def fluent_texts(language: str) -> dict[str, str]:
    """The Fluent files of a language by name."""
    folder = files(__package__).joinpath(language)
    return {
        entry.name: entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    }


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the person's locale, if we speak it; English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            spoken = environment[name][:2].lower()
            return spoken if spoken in LANGUAGES else "en"
    spoken = (locale.getlocale()[0] or "en")[:2].lower()
    return spoken if spoken in LANGUAGES else "en"
