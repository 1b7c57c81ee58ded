"""Every sentence a person reads: the same in all languages, none missing, none left over, and well set."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import chantier
from chantier.core import decoding
from chantier.core.errors import BadInput
from chantier.games.blueprints.pieces import Award, Material, Prize
from chantier.games.blueprints.scoring import Score, Tally
from chantier.games.blueprints.state import State
from chantier.games.blueprints.statistics import statistics
from chantier.games.men_at_work.pieces import COLOURS, Kind
from chantier.pictures.notes import Role
from chantier.words import LANGUAGES, Words, fluent_texts, language_of

SOURCE = Path(chantier.__file__).parent
NO_BREAK = "\u00a0"
NARROW_NO_BREAK = "\u202f"
PLACEABLE = "\ufffc"

# Keys put together from a beginning and a name, `say(f"award-{award}")`: which names there are.
FAMILIES: dict[str, tuple[str, ...]] = {
    "material-": tuple(Material),
    "award-": tuple(Award),
    "prize-": tuple(Prize),
    "score-": Score.__struct_fields__,
    "ending-by-": (*Tally.__struct_fields__, "shared"),
    "piece-": tuple(Kind),
    "girder-colour-": COLOURS,
    "mark-": tuple(Role),
    "statistic-": tuple(statistics(State(seats=0, options=None))),  # type: ignore[arg-type]
}
# Sentences in which a number decides the form of a word, and the number.
COUNTING = {
    "board-bag": "dice",
    "board-points": "points",
    "event-drawn": "count",
    "simulate-title": "games",
    "verify-proved": "games",
    "verify-unproved": "games",
}
REFUSALS = {"Refusal", "BadInput", "IllegalMove", "ImpossibleDraw"}


# Reading the Fluent files


@cache
def entries(language: str) -> dict[str, list[ftl.EntryType]]:
    parser = FluentParser()
    return {name: parser.parse(text).body for name, text in fluent_texts(language).items()}


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {
        entry.id.name: entry for body in entries(language).values() for entry in body if isinstance(entry, ftl.Message)
    }


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """A node of a Fluent file and everything in it."""
    if isinstance(node, list):
        for one in node:
            yield from nodes(one)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)


def variables(message: ftl.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.VariableReference)}


def selections(message: ftl.Message) -> list[ftl.SelectExpression]:
    return [node for node in nodes(message) if isinstance(node, ftl.SelectExpression)]


def sentences(message: ftl.Message) -> list[str]:
    """What a message may say, with a stand-in for everything filled in later; a selection gives one for each form."""
    assert message.value is not None, message.id.name
    chosen = [variant.value for selection in selections(message) for variant in selection.variants]
    return [_flat(pattern) for pattern in chosen or [message.value]]


def _flat(pattern: ftl.Pattern) -> str:
    return "".join(_flat_element(element) for element in pattern.elements)


def _flat_element(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return str(element.value)
    if isinstance(element.expression, ftl.StringLiteral):
        return str(element.expression.value)
    return PLACEABLE


def all_sentences(language: str) -> list[tuple[str, str]]:
    return [(key, sentence) for key, message in messages(language).items() for sentence in sentences(message)]


# Reading our own source


@cache
def source_nodes() -> tuple[ast.AST, ...]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]
    return tuple(node for tree in trees for node in ast.walk(tree))


def calls(names: set[str]) -> list[ast.Call]:
    return [node for node in source_nodes() if isinstance(node, ast.Call) and _called(node) in names]


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def literals(node: ast.expr) -> list[str]:
    """The strings an argument may be: itself, or either side of `a if b else c`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def keys_said() -> set[str]:
    return {key for call in calls({"say", "_say"}) for key in literals(call.args[0])}


def codes_refused() -> set[str]:
    """Codes given to a refusal, or to a function or table that makes one."""
    direct = {code for call in calls(REFUSALS) if call.args for code in literals(call.args[0])}
    by_files = {code for call in calls({"cannot"}) for code in literals(call.args[0])}
    by_notation = {code for call in calls({"_words"}) for code in literals(call.args[1])}
    by_decoding = {code for _, code in decoding._PATTERNS}
    return direct | by_files | by_notation | by_decoding


def beginnings_said() -> set[str]:
    """The constant beginnings of all f-strings that make a key."""
    found = set()
    for node in source_nodes():
        if isinstance(node, ast.JoinedStr) and len(node.values) == 2:
            first = literals(node.values[0])
            if first and re.fullmatch(r"([a-z]+-)+", first[0]):
                found.add(first[0])
    return found


def family_keys() -> set[str]:
    return {f"{beginning}{name}" for beginning, names in FAMILIES.items() for name in names}


def constants() -> set[str]:
    return {node.value for node in source_nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


# The same in every language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_sound_fluent(language: str) -> None:
    junk = [entry.content for body in entries(language).values() for entry in body if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_defined_twice(language: str) -> None:
    keys = Counter(
        entry.id.name for body in entries(language).values() for entry in body if isinstance(entry, ftl.Message)
    )
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_with_the_same_keys_in_the_same_order(language: str) -> None:
    def keys(spoken: str) -> dict[str, list[str]]:
        return {
            name: [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
            for name, body in entries(spoken).items()
        }

    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_facts(language: str) -> None:
    english = {key: variables(message) for key, message in messages("en").items()}
    assert {key: variables(message) for key, message in messages(language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    words = Words(language)
    for key, message in messages(language).items():
        facts: dict[str, str | int | float] = dict.fromkeys(variables(message), 2)
        assert words.say(key, **facts).strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_decides_has_a_singular_and_a_plural(language: str) -> None:
    found = {}
    for key, message in messages(language).items():
        for selection in selections(message):
            forms = {getattr(variant.key, "name", None): variant.default for variant in selection.variants}
            assert forms == {"one": False, "other": True}, key
            assert isinstance(selection.selector, ftl.VariableReference)
            found[key] = selection.selector.id.name
    assert found == COUNTING


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "number"), COUNTING.items())
def test_the_singular_differs_from_the_plural_by_more_than_the_number(language: str, key: str, number: str) -> None:
    words = Words(language)
    facts: dict[str, str | int | float] = dict.fromkeys(variables(messages(language)[key]), "-")
    one, two = (words.say(key, **{**facts, number: count}) for count in (1, 2))
    if (language, key) == ("de", "board-bag"):  # "1 Würfel", "2 Würfel": German is like that
        assert one.replace("1", "2") == two
    else:
        assert one.replace("1", "2") != two


# None missing, none left over


def test_every_key_that_is_said_exists() -> None:
    assert keys_said() - set(messages("en")) == set()


def test_every_code_of_a_refusal_has_a_sentence() -> None:
    assert {code.replace("_", "-") for code in codes_refused()} - set(messages("en")) == set()


def test_every_key_put_together_exists() -> None:
    assert beginnings_said() == set(FAMILIES)
    assert family_keys() - set(messages("en")) == set()


def test_no_sentence_is_left_over() -> None:
    used = {text.replace("_", "-") for text in constants()} | family_keys()
    assert set(messages("en")) - used == set()


def test_whoever_says_a_sentence_gives_every_fact_it_tells() -> None:
    for call in calls({"say", "_say", *REFUSALS}):
        given = {keyword.arg for keyword in call.keywords}
        if not call.args or None in given:  # `**facts` cannot be read off the source
            continue
        for key in literals(call.args[0]):
            assert variables(messages("en")[key.replace("_", "-")]) <= given, key


def test_our_reading_of_the_source_finds_what_it_looks_for() -> None:
    assert {"curtain", "prompt-one", "prompt-two"} <= keys_said()
    assert {"unknown_game", "die_lower_than_below", "cannot_write", "not_a_plan", "field_missing"} <= codes_refused()


# Typography and tone


def test_french_puts_a_no_break_space_before_tall_punctuation() -> None:
    wanted = {":": NO_BREAK, ";": NARROW_NO_BREAK, "?": NARROW_NO_BREAK, "!": NARROW_NO_BREAK, "%": NARROW_NO_BREAK}
    for key, sentence in all_sentences("fr"):
        text = sentence.replace("(? ", "(")  # here the question mark is a key to press
        for before, mark in re.findall(r"(.)([:;?!%])", text):
            assert before == wanted[mark], f"{key}: {sentence}"


def test_french_puts_a_no_break_space_inside_guillemets() -> None:
    for key, sentence in all_sentences("fr"):
        assert all(after == NO_BREAK for after in re.findall(r"«(.)", sentence)), f"{key}: {sentence}"
        assert all(before == NO_BREAK for before in re.findall(r"(.)»", sentence)), f"{key}: {sentence}"


@pytest.mark.parametrize(("language", "foreign"), [("en", "„«»"), ("fr", "„“”"), ("de", "”«»")])
def test_each_language_uses_its_own_quotation_marks(language: str, foreign: str) -> None:
    assert [key for key, sentence in all_sentences(language) if set(sentence) & set(foreign)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_ellipses_are_the_printers(language: str) -> None:
    assert [key for key, sentence in all_sentences(language) if "'" in sentence or "..." in sentence] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_shouted_at(language: str) -> None:
    assert [key for key, sentence in all_sentences(language) if "!" in sentence] == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [("fr", r"(?i)\b(tu|te|toi|ton|ta|tes)\b"), ("de", r"\b(Sie|Ihnen)\b")],
)
def test_people_are_addressed_as_vous_in_french_and_du_in_german(language: str, wrong: str) -> None:
    assert [key for key, sentence in all_sentences(language) if re.search(wrong, sentence)] == []


# Which language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "DE_AT"}, "de"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "de_CH.UTF-8"}, "de"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "de"),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("unspoken", ["C", "C.UTF-8", "POSIX", "pt_BR.UTF-8", "x"])
def test_a_locale_we_do_not_speak_falls_back_to_english(unspoken: str) -> None:
    assert language_of({"LC_ALL": unspoken, "LANG": "fr_FR.UTF-8"}) == "en"


@pytest.mark.parametrize(
    ("system", "language"), [(("de_DE", "UTF-8"), "de"), (("it_IT", "UTF-8"), "en"), ((None, None), "en")]
)
def test_without_locale_variables_the_system_chooses(
    system: tuple[str | None, str | None], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: system)
    assert language_of({}) == language


@pytest.mark.parametrize("unknown", ["", "xx", "EN", "../en"])
def test_an_unknown_language_is_refused(unknown: str) -> None:
    with pytest.raises(BadInput) as refused:
        Words(unknown)
    assert refused.value.code == "unknown_language"
    assert refused.value.facts == {"came": unknown, "known": "en, fr, de"}


# Refusals as sentences


def test_a_refusal_becomes_a_sentence() -> None:
    refusal = BadInput("unknown_bot", came="deep", known="uniform, greedy")
    assert Words("en").refusal(refusal) == "There is no bot “deep”; there are uniform, greedy."


def test_a_refusal_inside_a_refusal_becomes_its_sentence() -> None:
    inner = BadInput("in_event", event=3, problem=BadInput("not_a_die", text="Z9"))
    sentence = Words("de").refusal(BadInput("in_line", path="p.jsonl", line=2, problem=inner))
    assert sentence.startswith("p.jsonl, Zeile 2: Ereignis 3: „Z9“ ist kein Würfel;")


def test_a_fact_that_is_missing_is_an_error_and_not_a_hole_in_the_sentence() -> None:
    with pytest.raises(Exception, match="came"):
        Words("en").say("unknown-bot", known="uniform")


def test_a_key_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(LookupError):
        Words("en").say("no-such-key")
