"""The registry: which games there are, those of packages outside included, and how options and bots are read."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal, cast

import msgspec
import pytest

from chantier.bots import bots_in
from chantier.bots.blueprints import Architect, Builder, Dabbler, Greedy, Novice, Planner
from chantier.bots.uniform import Uniform
from chantier.core.errors import BadInput, Refusal
from chantier.games.blueprints.state import Options
from chantier.games.men_at_work.state import Options as SiteOptions
from chantier.registry import GAMES, bot_maker, bot_makers, game_named, games, options_from
from chantier.registry.registered_game import offer_of
from chantier.words import LANGUAGES, Words, browser_texts

BLUEPRINTS = GAMES["blueprints"]


@pytest.mark.parametrize("name", list(GAMES))
def test_what_a_profile_tells_of_a_game_is_offered_by_the_server(name: str) -> None:
    game, offered = GAMES[name], offer_of(GAMES[name])
    assert offered.figures == game.figures
    assert offered.figures
    assert offered.statistics == (game.profile_statistics or game.statistics)


def test_both_games_are_registered() -> None:
    assert list(GAMES) == ["blueprints", "men-at-work"]
    assert game_named("blueprints") is BLUEPRINTS


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_registered_under_its_own_name(name: str) -> None:
    assert GAMES[name].game.name == name


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_is_registered_under_its_own_name(name: str) -> None:
    assert {key: make().name for key, make in GAMES[name].bots.items()} == {key: key for key in GAMES[name].bots}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_brings_a_screen_and_a_recorder(name: str) -> None:
    screen = GAMES[name].screen(Words("en"), ["Ada", "Bo"])
    assert screen.tell([]) == []
    assert GAMES[name].recorder.write([], 2) == []


@pytest.mark.parametrize("name", ["", "chess", "Blueprints", " blueprints"])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        game_named(name)
    assert refused.value.code == "unknown_game"
    assert refused.value.facts == {"came": name, "known": "blueprints, men-at-work"}


# Games of other packages

OUTSIDE: Any = BLUEPRINTS._replace(
    game=cast(Any, SimpleNamespace(name="my-game")), texts={"en": "my-game-title = My game"}
)


def loaded(monkeypatch: pytest.MonkeyPatch, *points: EntryPoint) -> tuple[list[str], list[Refusal]]:
    """The registry loaded anew, as if packages outside had these entry points: names, and what is wrong."""
    monkeypatch.setitem(
        sys.modules,
        "a_package",
        cast(Any, SimpleNamespace(GAME=OUTSIDE, MUTE=OUTSIDE._replace(texts={}), OTHER=BLUEPRINTS, TEXT="x")),
    )
    monkeypatch.setattr(games, "entry_points", lambda group: [point for point in points if point.group == group])
    found, problems = games.load()
    return list(found), problems


def point(name: str, value: str = "a_package:GAME", group: str = "chantier.games") -> EntryPoint:
    return EntryPoint(name, value, group)


def test_a_package_outside_registers_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert loaded(monkeypatch, point("my-game")) == (["blueprints", "men-at-work", "my-game"], [])
    assert loaded(monkeypatch, point("my-game", group="other.games")) == (["blueprints", "men-at-work"], [])


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (point("my-game", "no_such_package:GAME"), "game_import_failed"),
        (point("my-game", "a_package:MISSING"), "game_import_failed"),
        (point("my-game", "a_package:OTHER"), "game_object_wrong"),
        (point("my-game", "a_package:TEXT"), "game_object_wrong"),
        (point("my-game", "a_package:MUTE"), "words_missing"),
        (point("blueprints"), "game_name_taken"),
        (point("My Game"), "game_name_bad"),
        (point("../my-game"), "game_name_bad"),
        (point("my--game"), "game_name_bad"),
        (point("a" * 41), "game_name_bad"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_does_not_load_is_left_out_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch, broken: EntryPoint, why: str, language: str
) -> None:
    names, [problem] = loaded(monkeypatch, broken)
    assert names == ["blueprints", "men-at-work"]
    assert isinstance(problem.facts["problem"], Refusal)
    assert (problem.code, problem.facts["problem"].code) == ("game_not_loaded", why)
    assert broken.value.partition(":")[0] in Words(language).refusal(problem)


def test_two_packages_with_one_name_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    names, problems = loaded(monkeypatch, point("my-game"), point("my-game", "b_package:GAME"))
    assert names == ["blueprints", "men-at-work", "my-game"]
    assert [str(problem.facts["package"]) for problem in problems] == ["b_package"]


def test_nothing_is_loaded_before_somebody_asks() -> None:
    """So that a package may import the registry while the registry imports the package."""
    code = "import sys, chantier.registry; print(*[one for one in sys.modules if one.startswith('chantier.games.')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == ""


HEAVY = ("asyncio", "gymnasium", "litestar", "matplotlib", "numba", "rapier3d", "ray", "sqlalchemy")


def test_the_help_loads_nothing_that_takes_long() -> None:
    code = f"""
import sys
from chantier.cli import main
try:
    main(["--help"])
except SystemExit:
    print("loaded:", *(one for one in {HEAVY} if one in sys.modules))
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "simulate" in told
    assert told.splitlines()[-1] == "loaded:"


# Bots


def test_bots_are_known_from_the_weakest_to_the_strongest() -> None:
    levels = ["uniform", "dabbler", "novice", "greedy", "builder", "planner", "architect"]
    assert [bot_maker(BLUEPRINTS, name) for name in levels] == [
        Uniform, Dabbler, Novice, Greedy, Builder, Planner, Architect,
    ]  # fmt: skip
    assert [name for name in BLUEPRINTS.bots if name in levels] == levels


def test_bots_of_one_strength_are_in_the_order_of_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "some_bots").mkdir()
    names = ["d", "a", "c", "b", "f", "e"]
    code = "".join(f"class {name.upper()}:\n    name, strength = {name!r}, 1\n" for name in names)
    (tmp_path / "some_bots" / "__init__.py").write_text("")
    (tmp_path / "some_bots" / "all.py").write_text(code)
    monkeypatch.syspath_prepend(tmp_path)
    assert list(bots_in(import_module("some_bots"))) == ["uniform", *sorted(names)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_line_about_it_in_the_browser(language: str) -> None:
    said = "\n".join(browser_texts(language).values())
    for name, one in GAMES.items():
        for level in one.bots:
            assert f"\nshell-level-{level} = " in said
            assert f"\nshell-level-note-{name}-{level} = " in said


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_bot_is_meant_for_every_seat(seats: int) -> None:
    assert bot_makers(BLUEPRINTS, "greedy", seats) == [Greedy] * seats


def test_several_bots_sit_in_the_order_they_are_named() -> None:
    assert bot_makers(BLUEPRINTS, "builder, uniform,greedy ", 3) == [Builder, Uniform, Greedy]


@pytest.mark.parametrize(("names", "seats"), [("greedy,builder", 3), ("greedy,builder,uniform", 2), ("a,b,c,d,e", 4)])
def test_another_number_of_bots_than_seats_is_refused(names: str, seats: int) -> None:
    with pytest.raises(BadInput) as refused:
        bot_makers(BLUEPRINTS, names, seats)
    assert refused.value.code == "wrong_bot_count"
    assert refused.value.facts == {"expected": seats, "came": names.count(",") + 1}


@pytest.mark.parametrize(
    ("names", "came"), [("deep", "deep"), ("", ""), ("greedy,", ""), ("greedy,Builder", "Builder")]
)
def test_an_unknown_bot_is_refused(names: str, came: str) -> None:
    with pytest.raises(BadInput) as refused:
        bot_makers(BLUEPRINTS, names, 2)
    assert refused.value.code == "unknown_bot"
    assert refused.value.facts == {"came": came, "known": ", ".join(BLUEPRINTS.bots)}
    assert "uniform, " in str(refused.value.facts["known"])


# Options


@pytest.mark.parametrize(
    ("settings", "options"),
    [
        ([], Options()),
        (["unplaceable=forced"], Options(unplaceable="forced")),
        (["first=2"], Options(first=2)),
        (["first=chance"], Options(first="chance")),
        (["open_points=true"], Options(open_points=True)),
        (["open_points=false"], Options(open_points=False)),
        (["first=1", "unplaceable=any", "open_points=true"], Options("any", 1, True)),
        (["first=1", "first=3"], Options(first=3)),
    ],
)
def test_options_are_read_as_what_they_are(settings: list[str], options: Options) -> None:
    read = options_from(BLUEPRINTS.game, settings)
    assert read == options
    assert type(read.first) is type(options.first)


@pytest.mark.parametrize("setting", ["colour=red", "unplaceable", "", "=any", "Unplaceable=any", " first=1"])
def test_an_unknown_option_is_refused(setting: str) -> None:
    with pytest.raises(BadInput) as refused:
        options_from(BLUEPRINTS.game, ["first=0", setting])
    assert refused.value.code == "unknown_option"
    assert refused.value.facts == {"came": setting, "known": ", ".join(f"{one}=…" for one in Options.__struct_fields__)}
    assert "unplaceable=…, " in str(refused.value.facts["known"])


@pytest.mark.parametrize(
    ("setting", "expected"),
    [
        ("unplaceable=maybe", "any, forced"),
        ("unplaceable=", "any, forced"),
        ("unplaceable=1", "any, forced"),
        ("first=1.5", "0, 1, …, chance"),
        ("first=Ada", "0, 1, …, chance"),
        ("first=true", "0, 1, …, chance"),
        ("first=", "0, 1, …, chance"),
        ("first=[1]", "0, 1, …, chance"),
        ("open_points=yes", "true, false"),
        ("open_points=1", "true, false"),
        ("open_points=null", "true, false"),
        ("open_points=True", "true, false"),
    ],
)
def test_a_value_the_option_does_not_take_is_refused_with_those_it_takes(setting: str, expected: str) -> None:
    with pytest.raises(BadInput) as refused:
        options_from(BLUEPRINTS.game, [setting])
    option, _, came = setting.partition("=")
    assert refused.value.code == "bad_option_value"
    assert refused.value.facts == {"option": option, "came": came, "expected": expected}


@pytest.mark.parametrize(
    ("setting", "expected"),
    [
        ("certificates=0", "1, 2, 3, 4, 5"),
        ("certificates=6", "1, 2, 3, 4, 5"),
        ("titles=8", "1, 2, 3, 4, 5, 6, 7, null"),
        ("titles=seven", "1, 2, 3, 4, 5, 6, 7, null"),
        ("titles=", "1, 2, 3, 4, 5, 6, 7, null"),
        ("rita=1.5", "0 … 1"),
        ("rita=early", "0 … 1"),
        ("tremor=some", "true, false, all"),
        ("help=much", "all, some, none"),
        ("experts=0", "[], [0], [0, 1], …"),
    ],
)
def test_m90_a_house_rule_out_of_bounds_is_refused_with_what_it_takes(setting: str, expected: str) -> None:
    with pytest.raises(BadInput) as refused:
        options_from(GAMES["men-at-work"].game, [setting])
    assert (refused.value.code, refused.value.facts["expected"]) == ("bad_option_value", expected)


def test_m90_house_rules_are_set_by_name() -> None:
    settings = ["certificates=5", "titles=7", "rita=0.5", "tremor=all", "help=none"]
    options = options_from(GAMES["men-at-work"].game, settings)
    assert options == SiteOptions(certificates=5, titles=7, rita=0.5, tremor="all", help="none")
    assert options_from(GAMES["men-at-work"].game, ["titles=null", "rita=1"]) == SiteOptions(rita=1.0)


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game that does not exist, of every kind an option may have."""

    number: int = 0
    truth: bool = False
    word: Literal["a", "1"] = "a"
    either: int | Literal["x"] | bool = 0


class Imagined:
    options_type = Wishes


@pytest.mark.parametrize(
    ("setting", "wishes"),
    [
        ("number=-7", Wishes(number=-7)),
        ("truth=true", Wishes(truth=True)),
        ("word=1", Wishes(word="1")),  # a word that looks like a number stays a word
        ("either=3", Wishes(either=3)),
        ("either=x", Wishes(either="x")),
        ("either=true", Wishes(either=True)),
    ],
)
def test_options_of_a_game_to_come_need_nothing_new_here(setting: str, wishes: Wishes) -> None:
    game: Any = Imagined()
    assert options_from(game, [setting]) == wishes


def test_the_values_an_option_takes_are_listed_whatever_its_kind() -> None:
    game: Any = Imagined()
    with pytest.raises(BadInput) as refused:
        options_from(game, ["either=?"])
    assert refused.value.facts["expected"] == "0, 1, …, x, true, false"
