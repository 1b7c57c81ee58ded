"""The words of a game from outside: in every language, with its own keys only, and never in the place of ours."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from chantier import registry
from chantier.bots.uniform import Uniform
from chantier.commands.arena import ArenaArguments, arena
from chantier.core.errors import BadInput
from chantier.words import LANGUAGES, Words, add_texts
from tests.support.every_game import STAIRS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    def keys(text: str) -> list[str]:
        return [line.partition(" =")[0] for line in text.splitlines() if line and line[0].isalpha()]

    assert keys(STAIRS.texts[language]) == keys(STAIRS.texts["en"])
    assert len(keys(STAIRS.texts[language])) > 10


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ({}, "words_missing"),
        ({"fr": "other-title = A", "de": "other-title = A"}, "words_missing"),
        ({"en": "other-a = A"}, "words_missing"),
        ({"en": "unknown-game = A", "fr": "", "de": "", "it": ""}, "words_not_theirs"),
        ({"en": "others-a = A", "fr": "", "de": ""}, "words_not_theirs"),
        ({"en": "other-a A", "fr": "", "de": ""}, "words_not_theirs"),
    ],
)
def test_what_is_not_theirs_is_refused(texts: dict[str, str], code: str) -> None:
    with pytest.raises(BadInput) as refused:
        add_texts("other", texts)
    assert refused.value.code == code
    assert {"words_missing": "other-title", "words_not_theirs": "other"}[code] in Words("en").refusal(refused.value)


def test_what_a_language_lacks_is_said_in_english() -> None:
    english = "lacking-title = Lacking\n# A note.\nlacking-turn = { $count ->\n    [one] one\n   *[other] many\n}\n"
    completed = add_texts("lacking", {"en": english, "fr": "lacking-title = Manque"})
    assert [Words(language).say("lacking-title") for language in LANGUAGES] == ["Lacking", "Manque", "Lacking"]
    assert [Words(language).say("lacking-turn", count=2) for language in LANGUAGES] == ["many"] * 3
    assert "lacking-turn = " in completed["fr"]  # the browser gets it, too


def test_none_takes_the_place_of_one_that_is_there() -> None:
    before = Words("en").say("piece-crane")
    add_texts("crane", {"en": "piece-crane = something else\ncrane-title = Crane"})
    assert Words("en").say("piece-crane") == before


class Another(Uniform):
    name = "another"


def test_a_contest_of_its_bots_has_a_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = {"uniform": Uniform, "another": Another}
    monkeypatch.setitem(registry.GAMES, "stairs", STAIRS._replace(bots=bots))
    order = ArenaArguments("stairs", "", "2", 4, "1", (), 1, "local", tmp_path, False, True)
    assert arena(Words("fr"), Console(quiet=True), order)
    assert "<h1>Escalier\u00a0: qui est le plus fort" in (tmp_path / "report.html").read_text(encoding="utf-8")
