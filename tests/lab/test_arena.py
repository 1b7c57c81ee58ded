"""Contests: the same dice for everybody, the same results whoever plays them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chantier.bots.uniform import Uniform
from chantier.core.errors import BadInput
from chantier.core.events import Event
from chantier.games.blueprints.events import MaterialsDemanded, PlanDealt, PoolRefilled, PoolRolled
from chantier.games.blueprints.state import Options
from chantier.lab.arena import contend, play_bout
from chantier.lab.cluster import on_ray
from chantier.lab.seatings import deal, games_of_a_deal
from chantier.lab.simulate import play_out
from chantier.registry import GAMES
from tests.lab.support.contests import REGISTERED, contest, played

# Common dice


def luck(bots: tuple[str, ...], number: int) -> list[Event]:
    """All that chance has given in a game."""
    end = play_out(REGISTERED.game, [REGISTERED.bots[bot] for bot in bots], Options(), "luck", number)
    given = (MaterialsDemanded, PlanDealt, PoolRolled, PoolRefilled)
    return [event for event in end.match.log.events() if isinstance(event, given)]


@pytest.mark.parametrize("bots", [("greedy", "uniform"), ("builder", "greedy", "uniform", "uniform")])
def test_in_blueprints_every_rotation_of_a_deal_gets_the_same_plans_and_dice(bots: tuple[str, ...]) -> None:
    """Whoever sits there, and whatever they take: what is drawn depends on the number of the decision alone."""
    rotated = deal(bots, (len(bots),), 5)
    assert len({tuple(map(repr, luck(one, 5))) for one in rotated}) == 1
    assert luck(rotated[0], 5) != luck(rotated[0], 6)


class Twin(Uniform):
    """The same as Uniform, by another name."""

    name = "twin"


def test_rotations_of_the_same_bot_by_two_names_are_the_same_game() -> None:
    asked = contest("uniform", "twin", seats=(3,))._replace(makers={"uniform": Uniform, "twin": Twin})
    size = games_of_a_deal(asked.bots, asked.seat_counts)
    games = played(asked, 2 * size)
    for number in range(2):
        ends = {repr((one.points, one.winners, one.statistics, one.cases)) for one in games if one.deal == number}
        assert len(ends) == 1
    assert games[0].points != games[-1].points


# The same results


def test_a_game_depends_on_the_contest_and_its_number_alone() -> None:
    asked = contest("greedy", "uniform", seats=(2, 3))
    games = played(asked, 10)
    assert [game.number for game in games] == list(range(10))
    assert games[7] == play_bout(asked, 7)
    assert played(asked, 4) == games[:4]
    assert played(asked._replace(seed="other"), 1) != games[:1]


def test_two_workers_play_the_same_games_in_the_same_order() -> None:
    asked = contest("greedy", "uniform")
    assert played(asked, 12, workers=2) == played(asked, 12)


@pytest.fixture
def no_cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    yield
    import ray

    assert not ray.is_initialized()


@pytest.mark.usefixtures("no_cluster")
def test_a_real_ray_plays_the_same_games_in_the_same_order() -> None:
    """And what is refused there is refused here; and nobody is told that it was used."""
    asked = contest("greedy", "uniform")
    batches = contend(asked, range(12), on_ray, 2, 3)
    games = next(batches)
    with pytest.raises(BadInput) as refused:  # on the same Ray, which takes some seconds to start
        played(asked._replace(options=Options(first=7)), 2, on_ray)
    assert refused.value.code == "no_such_first_seat"
    assert refused.value.facts == {"last": 1, "came": 7}
    games += [game for batch in batches for game in batch]
    assert games == played(asked, 12)
    from ray._common.usage import usage_lib

    assert not usage_lib.usage_stats_enabled()


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(BadInput) as refused:
        played(contest("greedy", "uniform"), 2, on_ray)
    assert refused.value.code == "ray_missing"
    assert "chantier[cluster]" in str(refused.value.facts["command"])


def test_a_contest_ends_with_a_whole_deal() -> None:
    asked = contest("builder", "greedy", "uniform", seats=(2, 4))
    assert [asked.whole_deals(games) for games in (1, 18, 19, 200)] == [18, 18, 36, 216]


def test_what_a_game_says_of_its_seats_goes_with_it() -> None:
    game = play_bout(contest("greedy", "uniform", seats=(3,)), 4)
    assert set(game.statistics) == {name for names in REGISTERED.chapters.values() for name in names}
    assert [case.seat for case in game.cases] == [0, 1, 2] * 3
    buildings = [sum(case.numbers["building"] for case in game.cases if case.seat == seat) for seat in range(3)]
    assert tuple(buildings) == game.statistics["building"]


@pytest.mark.parametrize("game", GAMES)
def test_chapters_tell_every_statistic_once(game: str) -> None:
    registered = GAMES[game]
    told = [name for names in registered.chapters.values() for name in names]
    assert len(told) == len(set(told))
