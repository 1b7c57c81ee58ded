"""Every sentence a person reads: the same in all languages, none missing, none left over, and well set."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import chantier
from chantier.commands.admin import SHOWN
from chantier.core import decoding
from chantier.core.errors import BadInput
from chantier.core.fairness import Signatures
from chantier.core.receipts import Step as ReceiptStep
from chantier.core.record_notes import RemarkKind
from chantier.games.blueprints.pieces import Award, Material, Prize
from chantier.games.blueprints.scoring import Score, Tally
from chantier.games.blueprints.state import State
from chantier.games.blueprints.statistics import statistics
from chantier.games.men_at_work.cards import GIRDER_TASKS, WORKER_TASKS, Card, Colour
from chantier.games.men_at_work.jobs import STEPS, Step
from chantier.games.men_at_work.judging.judge import Condition
from chantier.games.men_at_work.pieces import PIECES, TABLE, Kind, Piece
from chantier.games.men_at_work.state import Options
from chantier.games.men_at_work.state import State as SiteState
from chantier.games.men_at_work.statistics import statistics as site_statistics
from chantier.online import PHRASES
from chantier.pictures.men_at_work.annotations import Role
from chantier.registry import GAMES
from chantier.words import LANGUAGES, Words, language_of, own_texts

SOURCE = Path(chantier.__file__).parent
NO_BREAK = "\u00a0"
NARROW_NO_BREAK = "\u202f"
PLACEABLE = "\ufffc"

# Sentences in which a number decides the form of a word, and the number.
COUNTING = {
    "analyse-result": "points",
    "arena-title": "deals",
    "board-bag": "dice",
    "board-cards": "count",
    "board-certificates": "count",
    "board-points": "points",
    "board-titles": "count",
    "help-award": "points",
    "condition-on-the-highest-glove-girder-missing": "count",
    "condition-touches-the-highest-girder-missing": "count",
    "ending-by-reserve": "count",
    "event-drawn": "count",
    "plain-won": "count",
    "preview-free": "count",
    "preview-won": "count",
    "reserve-beam": "count",
    "reserve-brick": "count",
    "reserve-support": "count",
    "reserve-worker": "count",
    "simulate-title": "games",
    "verify-alone": "moves",
    "verify-as-recorded": "games",
    "verify-proved": "games",
    "verify-proved-first": "games",
    "verify-simulated": "games",
    "verify-unproved": "games",
}
# German nouns that are the same for one and for two: "1 Würfel", "2 Würfel".
ALIKE_IN_GERMAN = {"board-bag", "board-titles", "reserve-beam", "reserve-worker"}
# Sentences that name other pieces, if there are any.
MAYBE_NONE = {
    "condition-beam-on-his-arm-missing",
    "condition-carries-the-beam-missing",
    "condition-carries-the-brick-missing",
    "condition-girder-has-a-glove-colour-missing",
    "condition-rests-on-one-girder-only-missing",
    "condition-touches-a-third-colour-missing",
    "condition-worker-on-the-new-girder-missing",
}
# Sentences in which a name decides, and which names there are.
CHOOSING = {
    "moment-chances": ("you", ("up", "down", "neither")),
    "receipt-contradicts": ("step", get_args(ReceiptStep)),
    "signature-wrong": ("step", Signatures.__struct_fields__),
    "piece-girder": ("colour", get_args(Colour)),
    "two-pieces-together": ("kind", tuple(step.joined for steps in STEPS.values() for step in steps if step.joined)),
}
# Facts that are names of pieces: made for the middle of a sentence.
PIECE_FACTS = {"piece", "pieces", "other", "others", "onto"}
REFUSALS = {"Refusal", "BadInput", "IllegalMove", "ImpossibleDraw"}


# Reading the Fluent files


@cache
def entries(language: str) -> dict[str, list[ftl.EntryType]]:
    parser = FluentParser()
    return {name: parser.parse(text).body for name, text in own_texts(language).items()}


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
    return [_flat(pattern) for pattern in patterns(message)]


def patterns(message: ftl.Message) -> list[ftl.Pattern]:
    assert message.value is not None, message.id.name
    chosen = [variant.value for selection in selections(message) for variant in selection.variants]
    return [message.value, *chosen]


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


def families_said() -> set[str]:
    """Keys put together by an f-string, with a star for what is filled in: `task-*-how`. Ids of pieces look alike."""
    made = {_starred(node) for node in source_nodes() if isinstance(node, ast.JoinedStr)}
    keys = {one for one in made if re.fullmatch(r"[a-z]+(-[a-z]+)*-\*(-([a-z]+|\*))*", one)}
    return {key for key in keys if key.split("-")[0] not in tuple(Kind)}


def _starred(key: ast.JoinedStr) -> str:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in key.values)


def condition_codes() -> set[str]:
    """What the judge may find: codes given to a condition, also `f"carries_the_{kind}"` with a kind that is carried."""
    given = [call.args[0] for call in calls({Condition.__name__}) if call.args]
    carried = {kind for task in WORKER_TASKS for kind in kinds_of(STEPS[task])} - {Kind.WORKER}
    put_together = {_starred(code) for code in given if isinstance(code, ast.JoinedStr)}
    return {code for one in given for code in literals(one)} | {
        code.replace("*", kind) for code in put_together for kind in carried
    }


def kinds_of(steps: tuple[Step, ...]) -> list[Kind]:
    return [kind for step in steps for kind in (step.kind, step.joined) if kind is not None]


def step_names() -> dict[str, set[tuple[str, ...]]]:
    """How a step is announced: alone, as the second of its kind, or with the piece that goes with it."""
    tasks = (*GIRDER_TASKS, *WORKER_TASKS)  # what is done before the game is asked for in other words
    steps = {(task, at): step for task in tasks for at, step in enumerate(STEPS[task])}
    alone = {(task, at): step.kind for (task, at), step in steps.items() if step.joined is None}
    again = {key for key, kind in alone.items() if kind in kinds_of(STEPS[key[0]][: key[1]])}
    return {
        "step-*": {(kind,) for key, kind in alone.items() if key not in again},
        "step-second-*": {(alone[key],) for key in again},
        "step-*-with-*": {(step.kind, step.joined) for step in steps.values() if step.joined is not None},
        "step-*-or-*": {(Kind.BRICK, Kind.BEAM)},  # M56
    }


def endings() -> set[str]:
    """Why a game of Men at Work ends."""
    return {reason for call in calls({"_end"}) if len(call.args) == 2 for reason in literals(call.args[1])}


def choices() -> set[tuple[str, ...]]:
    """Options of Men at Work that are one of several words, each with its words."""
    kinds = {name: (kind, *get_args(kind)) for name, kind in get_type_hints(Options).items()}
    return {
        (name, value)
        for name, alternatives in kinds.items()
        for kind in alternatives
        if get_origin(kind) is Literal
        for value in get_args(kind)
    }


@cache
def families() -> dict[str, set[tuple[str, ...]]]:
    """Every family of keys put together, and what may stand for its stars: read off the games, so none is forgotten."""
    conditions, tasks = _ones(condition_codes()), _ones((*GIRDER_TASKS, *WORKER_TASKS))
    backs = _ones(get_args(get_type_hints(Card)["back"]))
    return {
        "material-*": _ones(Material),
        "award-*": _ones(Award),
        "prize-*": _ones(Prize),
        "score-*": _ones(Score.__struct_fields__),
        "ending-by-*": _ones((*Tally.__struct_fields__, "shared", *endings())),
        "statistic-*": _ones((*statistics(State(0, None)), *site_statistics(SiteState(0, Options())), "safe")),  # type: ignore[arg-type]
        "chapter-*": _ones(chapter for registered in GAMES.values() for chapter in registered.chapters),
        "report-of-*": _ones(GAMES),
        "subjects-*": _ones(GAMES),
        "subjects-*-how": _ones(GAMES),
        "condition-*-held": conditions,
        "condition-*-missing": conditions,
        "task-*": tasks,
        "task-*-how": tasks,
        **step_names(),
        "prepare-*": _ones((Kind.SUPPORT, Kind.GIRDER, Kind.WORKER)),  # M10
        "piece-*": _ones((*Kind, TABLE)),
        "colour-*": _ones(get_args(Colour)),
        "reserve-*": _ones((Kind.SUPPORT, Kind.WORKER, Kind.BRICK, Kind.BEAM)),  # girders are told by colour
        "what-*": backs,
        "card-back-*": backs,
        "accident-*": _ones((TABLE, Kind.BOX, Kind.CRANE, Kind.WORKER, Kind.HAT, "tipped")),  # M60, M81, M82
        "mark-*": _ones(Role),
        "board-impossible-*": _ones(("skipped", "used_up")),  # M24, M72, M80
        "offer-decline-*": _ones(("skipped", "used_up")),
        "safety-*": _ones(("safe", "fair", "risky")),
        "admin-column-*": _ones(column for _, _, columns in SHOWN.values() for column in columns),
        "help-score-*": _ones(Material),
        "help-prize-*": _ones(Prize),
        "sketch-*": _ones(set(Kind) - {Kind.GIRDER}),  # girders are told by colour
        "typed-*": _ones(("clear", "push", "keep", "upright", "lying")),
        "phrase-*": _ones(PHRASES),
        "noted-*": _ones(kind.replace("_", "-") for kind in get_args(RemarkKind)),
        "option-*": _ones(Options.__struct_fields__),
        "choice-*-*": choices(),
    }


def _ones(names: Iterable[str]) -> set[tuple[str, ...]]:
    return {(name,) for name in names}


def family_keys() -> set[str]:
    return {_filled(family, names) for family, members in families().items() for names in members}


def _filled(family: str, names: tuple[str, ...]) -> str:
    for name in names:
        family = family.replace("*", name.replace("_", "-"), 1)
    return family


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


def forms(selection: ftl.SelectExpression) -> tuple[str, ...]:
    keys = [variant.key for variant in selection.variants]
    return tuple(key.name if isinstance(key, ftl.Identifier) else key.value for key in keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_decides_the_form_of_a_sentence_has_all_its_forms(language: str) -> None:
    """A number has a singular and a plural, a list that may be empty has a form for that, a name one for each name."""
    found = {}
    for key, message in messages(language).items():
        for selection in selections(message):
            assert key not in found, "one decision a sentence"
            assert isinstance(selection.selector, ftl.VariableReference)
            assert [variant.default for variant in selection.variants].index(True) == len(selection.variants) - 1
            found[key] = (selection.selector.id.name, forms(selection))
    counting = {key: (number, ("one", "other")) for key, number in COUNTING.items()}
    about_somebody = {key for key, (fact, _) in found.items() if fact == "who"}
    assert about_somebody, "who reads may be the one it is about"
    people = dict.fromkeys(about_somebody, ("who", ("you", "other")))
    assert found == counting | dict.fromkeys(MAYBE_NONE, ("count", ("0", "other"))) | CHOOSING | people


@pytest.mark.parametrize("language", LANGUAGES)
def test_you_are_never_called_by_your_name(language: str) -> None:
    """Sentences about whoever reads do without the name; unless told otherwise, they name everybody."""
    words = Words(language)
    for key, message in messages(language).items():
        facts: dict[str, str | int | float] = dict.fromkeys(variables(message) - {"who"}, "-")
        if "who" in variables(message):
            named = {**facts, "name": "ADA"}
            assert "ADA" in words.say(key, **named), key
            assert "ADA" not in words.say(key, **named, who="you"), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "number"), COUNTING.items())
def test_the_singular_differs_from_the_plural_by_more_than_the_number(language: str, key: str, number: str) -> None:
    words = Words(language)
    facts: dict[str, str | int | float] = dict.fromkeys(variables(messages(language)[key]), "-")
    one, two = (words.say(key, **{**facts, number: count}) for count in (1, 2))
    if language == "de" and key in ALIKE_IN_GERMAN:
        assert one.replace("1", "2") == two
    else:
        assert one.replace("1", "2") != two


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(MAYBE_NONE))
def test_where_there_are_no_others_none_are_spoken_of(language: str, key: str) -> None:
    words = Words(language)
    assert "OTHERS" not in words.say(key, piece="PIECE", others="OTHERS", count=0)
    assert "OTHERS" in words.say(key, piece="PIECE", others="OTHERS", count=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_begins_with_a_piece(language: str) -> None:
    """The name of a piece is made for the middle of a sentence and has a small first letter in English and French."""
    for key, message in messages(language).items():
        for pattern in patterns(message):
            first = getattr(pattern.elements[0], "expression", None)
            assert not (isinstance(first, ftl.VariableReference) and first.id.name in PIECE_FACTS), key


# None missing, none left over


def test_every_key_that_is_said_exists() -> None:
    assert keys_said() - set(messages("en")) == set()


def test_every_code_of_a_refusal_has_a_sentence() -> None:
    assert {code.replace("_", "-") for code in codes_refused()} - set(messages("en")) == set()


def test_every_key_put_together_exists() -> None:
    assert families_said() == set(families())
    assert family_keys() - set(messages("en")) == set()


def test_no_sentence_is_left_over() -> None:
    used = {text.replace("_", "-") for text in constants()} | family_keys() | {f"{name}-title" for name in GAMES}
    assert set(messages("en")) - used == set()


def test_whoever_says_a_sentence_gives_every_fact_it_tells() -> None:
    for call in calls({"say", "_say", *REFUSALS}):
        given = {keyword.arg for keyword in call.keywords}
        if not call.args or None in given:  # `**facts` cannot be read off the source
            continue
        for key in literals(call.args[0]):
            assert variables(messages("en")[key.replace("_", "-")]) <= given | {"who"}, key  # everybody has a name


def test_our_reading_of_the_source_finds_what_it_looks_for() -> None:
    assert {"curtain", "prompt-one", "prompt-two"} <= keys_said()
    assert {"unknown_game", "die_lower_than_below", "cannot_write", "not_a_plan", "field_missing"} <= codes_refused()
    assert {"material-*", "statistic-*", "ending-by-*"} <= families_said()
    assert {"touches_its_colour", "carries_the_brick", "carries_the_beam"} <= condition_codes()
    assert {"titles", "last", "reserve"} == endings()
    assert {("slips", "strict"), ("first", "chance")} <= choices()
    assert step_names()["step-second-*"] == {("worker",), ("brick",), ("beam",)}


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
    """What people say to each other at a table is theirs."""
    shouted = [key for key, sentence in all_sentences(language) if "!" in sentence]
    assert [key for key in shouted if key not in {f"phrase-{one}" for one in PHRASES}] == []


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


# Pieces and conditions as sentences


def named(words: Words, piece: Piece) -> str:
    kind, *rest = piece.split("-")
    facts = dict(zip(("colour", "number") if len(rest) == 2 else ("number",), rest, strict=False))
    return words.say(f"piece-{kind}", **facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_of_its_own(language: str) -> None:
    words = Words(language)
    names = {named(words, piece) for piece in (*PIECES, TABLE)}
    assert len(names) == len(PIECES) + 1


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "Three colours: orange girder 3 touches white girder 1, but must also touch a girder of a third colour.",
        ),
        (
            "fr",
            "Trois couleurs\u00a0: la poutre orange n°\u00a03 touche la poutre blanche n°\u00a01, "
            "mais doit aussi toucher une poutre d’une troisième couleur.",
        ),
        (
            "de",
            "Drei Farben: Stahlträger Orange 3 berührt Stahlträger Weiß 1, "
            "muss aber auch einen Stahlträger in einer dritten Farbe berühren.",
        ),
    ],
)
def test_a_condition_becomes_a_sentence(language: str, sentence: str) -> None:
    words = Words(language)
    piece, other = (named(words, Piece(one)) for one in ("girder-orange-3", "girder-white-1"))
    assert words.say("condition-touches-a-third-colour-missing", piece=piece, others=other, count=1) == sentence


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_alone_what_it_says_in_its_file(language: str) -> None:
    """They are parsed one by one, when they are needed, and most without Fluent."""
    whole = FluentBundle([language], use_isolating=False)
    for text in own_texts(language).values():
        whole.add_resource(FluentResource(text))
    words = Words(language)
    for key, message in messages(language).items():
        assert words.knows(key)
        texts: dict[str, str | float] = {name: f"{{ ${name} }}" for name in variables(message)}
        for facts in ({}, texts, dict.fromkeys(texts, 1234.5)):
            pattern = whole.get_message(key).value
            assert pattern is not None
            expected, errors = whole.format_pattern(pattern, facts)
            if errors:
                with pytest.raises(type(errors[0])):
                    words.say(key, **facts)
            else:
                assert words.say(key, **facts) == expected
