"""Every sentence a person reads, in Fluent files: en/, fr/, de/. Code knows keys, never sentences."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from textwrap import dedent
from typing import TYPE_CHECKING, Any

from chantier.core.errors import BadInput, Fact, Refusal, Sentence
from chantier.core.names import shown

if TYPE_CHECKING:  # it takes long to load, with all that it knows about languages
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de")
FALLBACK = "en"
"""Says what a game from outside does not say in another language."""


class Words:
    """One language's sentences."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadInput("unknown_language", came=language, known=", ".join(LANGUAGES))
        self.language = language
        self._sources = _sources(language)

    @property
    def _bundle(self) -> FluentBundle:
        return _bundle(self.language)

    def say(self, key: str, **facts: str | int | float) -> str:
        """One sentence. Sentences about somebody can say "you"; unless told otherwise (`who`), they name everybody."""
        facts = {"who": "other", **facts}
        plain = _plain(self._sources.get(key, ""), facts)
        if plain is not None:
            return plain
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        sentence, errors = self._bundle.format_pattern(message.value, facts)
        if errors:
            raise errors[0]
        return str(sentence)

    def knows(self, key: str) -> bool:
        return key in self._sources or bool(self._bundle.has_message(key))

    def piece(self, piece: str) -> str:
        """Name of a piece, made for the middle of a sentence: `girder-orange-3`, `worker-5`, `crane`."""
        kind, *rest = piece.split("-")
        facts = dict(zip(("number", "colour"), reversed(rest), strict=False))
        return self.say(f"piece-{kind}", **facts)

    def sentence(self, sentence: Sentence) -> str:
        """A sentence as text; numbers stay numbers, so that a language can say one thing and several things."""
        if isinstance(sentence, Refusal):
            return self.refusal(sentence)
        facts = {
            name: self.sentence(fact) if isinstance(fact, Sentence) else fact for name, fact in sentence.facts.items()
        }
        return self.say(sentence.code.replace("_", "-"), **facts)

    def refusal(self, refusal: Refusal) -> str:
        """A refusal as one sentence; a fact that is itself a refusal becomes its sentence, a piece its name."""
        facts = {name: self._fact(name, fact) for name, fact in refusal.facts.items()}
        return self.say(refusal.code.replace("_", "-"), **facts)

    def _fact(self, name: str, fact: Fact) -> str:
        if isinstance(fact, Sentence):
            return self.sentence(fact)
        return self.piece(str(fact)) if name in PIECE_FACTS and self._is_piece(str(fact)) else _harmless(fact)

    def _is_piece(self, text: str) -> bool:
        """True if this is an id we have a name for: an untrusted record may hold anything."""
        read = re.fullmatch(r"([a-z]+)(?:-([a-z]+))?(?:-(\d{1,2}))?", text)
        if read is None or not self.knows(f"piece-{read[1]}"):
            return False
        if read[2] is not None and not self.knows(f"colour-{read[2]}"):
            return False
        from fluent.runtime.errors import FluentReferenceError

        try:
            self.piece(text)
        except FluentReferenceError:  # it lacks a number, or a colour
            return False
        return True


PIECE_FACTS = ("piece", "other")
"""Facts of a refusal that are ids of pieces."""
LONGEST_FACT = 200
LARGEST_FACT = 10**15


def _harmless(fact: str | int) -> str:
    """Untrusted text made safe to show: no terminal control characters, limited length."""
    if isinstance(fact, int):
        return str(fact) if abs(fact) <= LARGEST_FACT else "> 10^15" if fact > 0 else "< -10^15"
    return shown(fact, LONGEST_FACT)


_ENTRY = re.compile(r"(?m)^(-?[A-Za-z][A-Za-z0-9_-]*) *=")
"""Begins a message or a term; whatever belongs to it is indented, or is no name followed by `=`."""
_COMMENT = re.compile(r"(?m)^#")
_SPECIAL_LINE = re.compile(r"(?m)^ *[.\[*]")
"""Attributes and variants."""
_FILLED_IN = re.compile(r'\{ *(?:\$([A-Za-z][A-Za-z0-9_-]*)|"([^"\\]*)") *\}')
"""A fact, or text in quotation marks."""


@cache
def _sources(language: str) -> dict[str, str]:
    """Our messages by name, as they are written; terms have their dash. None is parsed before it is needed: most never
    are, and parsing all of them takes a tenth of a second."""
    sources: dict[str, str] = {}
    for text in own_texts(language).values():
        for key, entry in _entries(text).items():
            sources.setdefault(key, entry)
    return sources


def _entries(text: str) -> dict[str, str]:
    """Messages and terms of a Fluent file by name, as they are written; of two with one name the first."""
    begins = list(_ENTRY.finditer(text))
    ends = [*(one.start() for one in begins[1:]), len(text)]
    entries: dict[str, str] = {}
    for one, end in zip(begins, ends, strict=False):  # a text without any has an end all the same
        entries.setdefault(one[1], text[one.start() : end])
    return entries


def _plain(source: str, facts: Mapping[str, object]) -> str | None:
    """A message in which nothing depends on the language but its words; others are Fluent's to say."""
    first, _, more = source.partition("\n")
    block = dedent(_COMMENT.split(more)[0]).strip("\n").rstrip()
    value = "\n".join(part for part in (first.partition("=")[2].strip(), block) if part)
    is_plain = value and not _SPECIAL_LINE.search(block) and not set("{}") & set(_FILLED_IN.sub("", value))
    names = [name for name, _ in _FILLED_IN.findall(value) if name]
    if not is_plain or not all(isinstance(facts.get(name), str) for name in names):
        return None
    return _FILLED_IN.sub(lambda one: one[2] if one[1] is None else str(facts[one[1]]), value)


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    class Bundle(FluentBundle):
        def has_message(self, message_id: str) -> bool:
            return message_id in _sources(language) or bool(super().has_message(message_id))

        def _lookup(self, entry_id: str, term: bool = False) -> Any:
            """Messages refer to others through this, too. Ours come before others' of the same name."""
            name = f"-{entry_id}" if term else entry_id
            if name in _sources(language) and name not in self._compiled:
                self.add_resource(FluentResource(_sources(language)[name]), allow_overrides=True)
            return super()._lookup(entry_id, term)

    return Bundle([language], use_isolating=False)


def add_texts(game: str, texts: Mapping[str, str]) -> dict[str, str]:
    """Sentences of a game from outside, as Fluent text by language. Their keys have the game's name in them; none takes
    the place of one that is there. Returns them for every language: what one lacks is said in English."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import BaseComment

    own = re.compile(rf"(.+-)?{re.escape(game)}(-.+)?")
    completed = {language: _completed(texts.get(language, ""), texts.get(FALLBACK, "")) for language in LANGUAGES}
    for language, text in completed.items():
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, BaseComment):
                continue
            key = getattr(getattr(entry, "id", None), "name", "")
            if own.fullmatch(key) is None:
                raise BadInput("words_not_theirs", came=key or str(entry)[:40], game=game)
        _bundle(language).add_resource(resource)
    if f"{game}-title" not in _entries(completed[FALLBACK]):
        raise BadInput("words_missing", name=f"{game}-title", file=f"{FALLBACK}.ftl")
    return completed


def _completed(text: str, fallback: str) -> str:
    own = _entries(text)
    return "\n".join([text, *(entry for key, entry in _entries(fallback).items() if key not in own)])


def browser_texts(language: str) -> dict[str, str]:
    """The Fluent files that the browser reads: its own, and those of games that are played there."""
    return {**fluent_texts(language, "shared"), **fluent_texts(language, "browser")}


def level_names(language: str) -> dict[str, str]:
    """What bots are called, by level."""
    return dict(re.findall(r"(?m)^shell-level-([a-z]+) = (.+)$", browser_texts(language)["shell.ftl"]))


def own_texts(language: str) -> dict[str, str]:
    """The Fluent files that the command line and the server read."""
    return {**fluent_texts(language), **fluent_texts(language, "shared")}


def fluent_texts(language: str, *within: str) -> dict[str, str]:
    """The Fluent files in one folder of a language by name. `shared` is read by the browser and here, `browser` by the
    browser alone, the others only here."""
    folder = files(__package__).joinpath(language, *within)
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
