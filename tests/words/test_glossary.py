"""One word for one thing: what docs/glossary.md rules out does not come back into sentences or rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from chantier.words import LANGUAGES, fluent_texts, own_texts
from tests.words.test_words import sentences

ROOT = Path(__file__).parents[2]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
NAMES = {"English": "en", "French": "fr", "German": "de"}

# Files that speak of one game only; all others are shared.
ABOUT = {
    "Blueprints": {
        "blueprints.ftl",
        "blueprints-help.ftl",
        "moments.ftl",
        "analyse.ftl",
        "coach.ftl",
        "blueprints-learn.ftl",
        "blueprints-reveal.ftl",
        "blueprints-rules.ftl",
    },
    "Men at Work": {
        "men-at-work.ftl",
        "men-at-work-sketch.ftl",
        "men-at-work-replay.ftl",
        "men-at-work-hold.ftl",
        "men-at-work-in-words.ftl",
        "men-at-work-learn.ftl",
        "men-at-work-rules.ftl",
        "men-at-work-turn.ftl",
    },
}


class Text(NamedTuple):
    """Something a person reads: where it stands, which game it is about (or both), and what it says."""

    where: str
    game: str
    says: str


class Ban(NamedTuple):
    game: str
    words: str
    instead: str


# Reading the page


def table(heading: str) -> list[dict[str, str]]:
    """The rows of the table under a heading, by the names of its columns."""
    [section] = re.findall(rf"^## {heading}$(.+?)(?=^## |\Z)", GLOSSARY, re.MULTILINE | re.DOTALL)
    head, _, *rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("|")]
    return [dict(zip(head, row, strict=True)) for row in rows]


def listed(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(",")]


@cache
def bans(language: str) -> tuple[Ban, ...]:
    [name] = [name for name, code in NAMES.items() if code == language]
    words = [Ban(row["Game"], word, row[name]) for row in table("Terms") for word in listed(row[f"not in {name}"])]
    rows = [row for row in table("Sentences that said something else") if row["Language"] == language]
    return (*words, *(Ban("both", word, "see docs/glossary.md") for row in rows for word in listed(row["Words"])))


@cache
def allowed(language: str) -> tuple[str, ...]:
    rows = [row for row in table("Where such a word is right") if row["Language"] == language]
    return tuple(word for row in rows for word in listed(row["Words"]))


# Reading what people read


def game_of(file: str) -> str:
    return next((game for game, files in ABOUT.items() if file in files), "both")


@cache
def texts(language: str) -> tuple[Text, ...]:
    return (*said(language), *ruled(language))


def said(language: str) -> Iterator[Text]:
    for name, text in (*own_texts(language).items(), *fluent_texts(language, "browser").items()):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message):
                for sentence in sentences(entry):
                    yield Text(f"{name}: {entry.id.name}", game_of(name), sentence)


def ruled(language: str) -> Iterator[Text]:
    """The rules, paragraph by paragraph; names of options and pieces in code are the same in all languages."""
    for file, game in (("blueprints", "Blueprints"), ("men-at-work", "Men at Work")):
        text = (ROOT / "docs" / "rules" / f"{file}.{language}.md").read_text(encoding="utf-8")
        for paragraph in re.split(r"\n(?=\n|- |\|)", text):
            yield Text(f"{file}.{language}.md: {paragraph.strip()[:40]}", game, re.sub(r"`[^`]*`", "", paragraph))


# Comparing them


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text).replace("\u00ad", "").replace("'", "’").casefold()


@cache
def pattern(words: str) -> re.Pattern[str]:
    """Whole words, but not `--bots`; a star is any ending."""
    written = re.escape(plain(words)).replace(r"\*", r"\w*")
    return re.compile(rf"(?<![\w-]){written}(?!\w)")


def found(language: str, text: Text) -> list[str]:
    """The words of this text that we do not use."""
    says = plain(text.says)
    for right in allowed(language):
        says = pattern(right).sub("…", says)
    return [
        f"{ban.words} -> {ban.instead}"
        for ban in bans(language)
        if (ban.game == "both" or text.game in ("both", ban.game)) and pattern(ban.words).search(says)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_is_used_for_one_thing(language: str) -> None:
    assert {text.where: words for text in texts(language) if (words := found(language, text))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_we_use_is_used(language: str) -> None:
    """A glossary of words that nobody says would guard nothing."""
    [name] = [name for name, code in NAMES.items() if code == language]
    everything = plain(" ".join(text.says for text in texts(language)))
    ours = [word for row in table("Terms") for word in listed(row[name])]
    # a term may stand in another form in a sentence: plural, or with an article inside
    assert [word for word in ours if not all(part[:4] in everything for part in plain(word).split())] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_both_used_and_ruled_out(language: str) -> None:
    [name] = [name for name, code in NAMES.items() if code == language]
    for row in table("Terms"):
        assert [word for word in listed(row[name]) if found(language, Text("glossary", row["Game"], word))] == [], row


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exception_is_needed(language: str) -> None:
    everything = plain("\n".join(text.says for text in texts(language)))
    assert [words for words in allowed(language) if not pattern(words).search(everything)] == []


@pytest.mark.parametrize(
    ("language", "file", "planted", "words"),
    [
        ("en", "blueprints-rules.ftl", "The lowest building\nopens the next round.", "lowest building"),
        ("fr", "table.ftl", "Choisissez une case éclairée.", "case"),
        ("fr", "men-at-work-turn.ftl", "Le Rangement commence.", "rangement"),
        ("fr", "home.ftl", "Personne ne doit rester\u00a0à table.", "ne doit rester à table"),
        ("de", "men-at-work-turn.ftl", "Nur ein Träger", "Träger*"),
        ("de", "men-at-work-learn.ftl", "Es berührt", "es berührt"),
    ],
)
def test_a_word_that_comes_back_is_found(language: str, file: str, planted: str, words: str) -> None:
    assert words in [one.partition(" -> ")[0] for one in found(language, Text(file, game_of(file), planted))]


@pytest.mark.parametrize(
    ("language", "file", "fine"),
    [
        ("fr", "men-at-work-rules.ftl", "la boîte avec son rangement intérieur"),
        ("fr", "waiting-room.ftl", "Quel niveau de jeu\u202f?"),
        ("de", "blueprints.ftl", "Stein"),  # a material of the other game
        ("de", "men-at-work-turn.ftl", "Ein Stahlträger"),
    ],
)
def test_a_word_in_its_place_is_left_alone(language: str, file: str, fine: str) -> None:
    assert found(language, Text(file, game_of(file), fine)) == []


def test_files_about_one_game_exist() -> None:
    there = {*own_texts("en"), *fluent_texts("en", "browser")}
    assert set().union(*ABOUT.values()) <= there
