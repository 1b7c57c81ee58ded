"""The sentences of the pages: the same in all languages, none missing, none left over."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from chantier.words import LANGUAGES, browser_texts, fluent_texts
from tests.words.test_words import sentences, variables

WEB = Path(__file__).parents[2] / "web"
QUOTED = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]""")
FAMILY = re.compile(r"""sayOne\(\s*["']([a-z0-9-]+)["']|`([a-z0-9-]+)-\$\{""")
NO_BREAK, NARROW_NO_BREAK = "\u00a0", "\u202f"


@cache
def entries(language: str) -> dict[str, list[ftl.EntryType]]:
    return {name: FluentParser().parse(text).body for name, text in browser_texts(language).items()}


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {one.id.name: one for body in entries(language).values() for one in body if isinstance(one, ftl.Message)}


def own_messages(language: str) -> dict[str, ftl.Message]:
    """Those of the pages alone; the others have tests of their own."""
    bodies = (entries(language)[name] for name in fluent_texts(language, "browser"))
    return {one.id.name: one for body in bodies for one in body if isinstance(one, ftl.Message)}


@cache
def sources() -> str:
    paths = [path for end in ("*.ts", "*.svelte") for path in sorted((WEB / "src").rglob(end))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if not path.name.endswith("words.gen.ts"))


def test_the_build_puts_in_the_folders_that_python_reads() -> None:
    [told] = re.findall(r"const FOLDERS = (.+?);", (WEB / "vite.words.ts").read_text(encoding="utf-8"))
    named = {name for folder in re.findall(r'"(.+?)"', told) for name in fluent_texts("en", folder)}
    assert named == set(browser_texts("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_sound_fluent(language: str) -> None:
    junk = [entry.content for body in entries(language).values() for entry in body if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_keys_and_facts_and_none_twice(language: str) -> None:
    def told(spoken: str) -> dict[str, list[tuple[str, set[str]]]]:
        return {
            name: [(one.id.name, variables(one)) for one in body if isinstance(one, ftl.Message)]
            for name, body in entries(spoken).items()
        }

    assert told(language) == told("en")
    keys = [key for body in told(language).values() for key, _ in body]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_means_something_else_in_the_terminal(language: str) -> None:
    """Python reads other files than the browser: where both know a key, it is the same one."""
    elsewhere = {
        entry.id.name
        for text in fluent_texts(language).values()
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ftl.Message)
    }
    assert elsewhere & set(own_messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for text in browser_texts(language).values():
        bundle.add_resource(FluentResource(text))
    for key, message in messages(language).items():
        pattern = bundle.get_message(key).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, dict.fromkeys(variables(message), 2))
        assert errors == [], key
        assert str(said).strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_you_are_never_called_by_your_name(language: str) -> None:
    """Sentences about somebody say "you" to whoever it is; where you are among others, these are named."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in browser_texts(language).values():
        bundle.add_resource(FluentResource(text))
    asked = {key: variables(message) for key, message in messages(language).items() if "who" in variables(message)}
    assert len(asked) > 40
    for key, facts in asked.items():
        given = {**dict.fromkeys(facts, 2), "name": "ADA", "names": "BO", "who": "you"}
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert "ADA" not in str(bundle.format_pattern(pattern, given)[0]), key
        shared = str(bundle.format_pattern(pattern, {**given, "who": "with-you"})[0])
        alone = str(bundle.format_pattern(pattern, {**given, "who": "other"})[0])
        assert ("ADA" in alone) == ("name" in facts), key
        assert "names" not in facts or "BO" in shared, key


def test_no_sentence_is_left_over() -> None:
    families = [one or other for one, other in FAMILY.findall(sources())]
    said = set(QUOTED.findall(sources()))
    left = {
        key for key in own_messages("en") if key not in said and not any(key.startswith(f"{one}-") for one in families)
    }
    assert left == set()


def test_french_is_set_with_its_spaces() -> None:
    for key, message in own_messages("fr").items():
        for sentence in sentences(message):
            assert not re.search(rf"[^{NARROW_NO_BREAK}][;?!]", sentence), (key, sentence)
            assert not re.search(rf"[^{NO_BREAK}\d\w/]:|\w:(?!//|\d)", sentence), (key, sentence)
            assert "'" not in sentence, (key, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_foreman_never_shouts(language: str) -> None:
    for key, message in own_messages(language).items():
        assert not any("!" in sentence for sentence in sentences(message)), key
