"""Series of games: the same whatever the workers, provable one by one, and summed up without losing a point."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from chantier.bots.uniform import Uniform
from chantier.cli import main
from chantier.core.chance import Chance
from chantier.core.errors import BadInput
from chantier.core.events import Event
from chantier.core.game import Outcome
from chantier.core.record import Record, check, load, read
from chantier.core.sight import Sight
from chantier.core.tracks import beside, load_tracks, tracks_of
from chantier.core.tracks import read as read_tracks
from chantier.games.blueprints.events import DieTaken
from chantier.games.blueprints.record import BlueprintsRecorder
from chantier.games.blueprints.state import Options
from chantier.lab.simulate import Series, SimulatedGame, play_one, play_series, summarise
from chantier.lab.workers import LARGEST_BATCH
from chantier.registry import GAMES, bot_makers

REGISTERED = GAMES["blueprints"]


def series(bots: str = "uniform", seats: int = 2, seed: str = "lab", options: Options | None = None) -> Series:
    makers = tuple(bot_makers(REGISTERED, bots, seats))
    return Series(REGISTERED.game, REGISTERED.recorder, makers, options or Options(), REGISTERED.statistics, seed)


def record_of(played: SimulatedGame) -> Record:
    return msgspec.json.decode(played.record, type=Record)


# Games


def test_a_series_is_its_games_in_the_order_of_their_numbers() -> None:
    games = LARGEST_BATCH + 1
    played = list(play_series(series(), games, workers=1))
    assert played == [play_one(series(), number) for number in range(games)]
    assert len({one.record for one in played}) == games


def test_two_workers_play_the_same_games_in_the_same_order() -> None:
    games = 11
    alone = list(play_series(series(), games, workers=1))
    together = list(play_series(series(), games, workers=2))
    assert together == alone


@pytest.mark.parametrize(("games", "workers", "sizes"), [(4, 2, [1] * 4), (16, 2, [2] * 8), (3, 8, [1] * 3)])
def test_few_games_are_shared_out_so_that_every_worker_has_something_to_do(
    games: int, workers: int, sizes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    pools: list[int] = []

    class Pool:
        def __init__(self, workers: int, **_: Any) -> None:
            pools.append(workers)

        def shutdown(self, **_: Any) -> None: ...

        def submit(self, play: Any, batch: range) -> Future[list[SimulatedGame]]:
            future: Future[list[SimulatedGame]] = Future()
            future.set_result([made((number,), (0,)) for number in batch])
            given.append(len(batch))
            return future

    given: list[int] = []
    monkeypatch.setattr("chantier.core.processes.ProcessPoolExecutor", Pool)
    played = list(play_series(series(), games, workers))
    assert [one.outcome.points for one in played] == [(number,) for number in range(games)]
    assert (pools, given) == ([min(games, workers)], sizes)


@pytest.mark.parametrize("workers", [1, 2])
def test_no_games_are_no_games(workers: int) -> None:
    assert list(play_series(series(), 0, workers)) == []


def test_a_game_does_not_depend_on_how_many_follow() -> None:
    assert list(play_series(series(), 3, 1)) == list(play_series(series(), 5, 1))[:3]


@pytest.mark.parametrize("bots", ["uniform", "greedy", "builder"])
def test_the_same_seed_gives_the_same_game_and_another_seed_another(bots: str) -> None:
    assert play_one(series(bots, seed="a"), 0) == play_one(series(bots, seed="a"), 0)
    assert play_one(series(bots, seed="a"), 0) != play_one(series(bots, seed="b"), 0)


def test_no_two_games_share_a_secret_or_a_salt() -> None:
    records = [record_of(play_one(series(seats=4, seed=seed), number)) for seed in ("1", "11") for number in range(3)]
    assert len({record.fairness.commitment for record in records}) == 6
    assert len({salt for record in records for salt in record.fairness.salts}) == 24


class Noting(Uniform):
    """Writes down the first number chance gives it in each game."""

    first: ClassVar[list[int]] = []

    def __init__(self) -> None:
        self._begun = False

    def choose(self, sight: Sight, chance: Chance) -> Any:
        if not self._begun:
            self.first.append(chance.choose(range(10**9), "note"))
            self._begun = True
        return super().choose(sight, chance)


def test_every_bot_thinks_anew_in_every_game() -> None:
    Noting.first.clear()
    noted = series()._replace(bots=(Noting, Noting))
    for number in range(3):
        play_one(noted, number)
    assert len(Noting.first) == len(set(Noting.first)) == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [Options(), Options(unplaceable="forced", first="chance", open_points=True)])
def test_every_game_of_a_series_is_whole_and_proved(seats: int, options: Options) -> None:
    record = record_of(play_one(series("uniform", seats, options=options), 7))
    verdict = check(REGISTERED.game, REGISTERED.recorder, record)
    assert (verdict.proved, verdict.wrong) == (True, None)


def test_an_endless_series_starts_at_once_and_keeps_nothing() -> None:
    assert next(play_series(series("uniform", 2), 10**18, 1)).outcome.points


def test_a_record_names_the_bots_by_seat() -> None:
    record = record_of(play_one(series("builder,uniform,greedy", 3), 0))
    assert record.seats == ("builder 1", "uniform 2", "greedy 3")


def test_outcome_statistics_and_record_tell_of_the_same_game() -> None:
    played = play_one(series(seats=3), 4)
    events = [msgspec.json.decode(bytes(raw)) for raw in record_of(played).events]
    assert events[-1]["kind"] == "end"
    assert (tuple(events[-1]["points"]), tuple(events[-1]["winners"])) == (
        played.outcome.points,
        played.outcome.winners,
    )
    reveals = [event for event in events if event["kind"] == "reveal"]
    totals = tuple(sum(reveal["scores"][seat]["total"] for reveal in reveals) for seat in range(3))
    assert played.statistics["building"] == totals
    assert sum(played.statistics["gold"]) == len(reveals) == 3


@pytest.mark.parametrize("workers", [1, 2])
def test_a_refusal_in_a_worker_reaches_whoever_asked(workers: int) -> None:
    with pytest.raises(BadInput) as refused:
        list(play_series(series(options=Options(first=7)), 1, workers))
    assert refused.value.code == "no_such_first_seat"
    assert refused.value.facts == {"last": 1, "came": 7}


# Tracks


class Moving(BlueprintsRecorder):
    """Pretends that something moves when a die is taken: a real engine would take minutes here."""

    def track(self, event: Event) -> bytes:
        return f"{event.seat} moves {event.die}".encode() if isinstance(event, DieTaken) else b""


def simulated(path: Path, games: int, workers: int) -> tuple[bytes, bytes]:
    """The records and the tracks of a series."""
    command = ["simulate", "blueprints", "--players", "2", "--bots", "uniform", "--games", str(games)]
    with pytest.raises(SystemExit) as ended:
        main([*command, "--workers", str(workers), "--record", str(path)])
    assert ended.value.code == 0
    return path.read_bytes(), beside(path).read_bytes()


@pytest.mark.usefixtures("capsys")
def test_motion_is_recorded_beside_and_is_the_same_for_any_number_of_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That the engine itself moves things the same way again is a law of the game: the events hold their tracks."""
    monkeypatch.setitem(GAMES, "blueprints", REGISTERED._replace(recorder=Moving()))
    games = LARGEST_BATCH + 2
    records, tracks = simulated(tmp_path / "alone.jsonl", games, 1)
    assert simulated(tmp_path / "together.jsonl", games, 2) == (records, tracks)
    assert {line for line, _, _ in read_tracks(tracks)} == set(range(1, games + 1))
    for line, record in load(tmp_path / "alone.jsonl"):
        log = read(REGISTERED.game, REGISTERED.recorder, record).log
        moves = {number: f"{turn.seat} moves {turn.move.die}".encode() for number, turn in enumerate(log) if number}
        assert load_tracks(tmp_path / "alone.jsonl", line) == moves == tracks_of(Moving(), log)


def test_a_game_without_motion_has_no_tracks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    with pytest.raises(SystemExit):
        main(["simulate", "blueprints", "--players", "2", "--games", "1", "--bots", "uniform", "--record", str(path)])
    assert path.is_file()
    assert not beside(path).exists()
    assert play_one(series(), 0).tracks == {}


# Sums


def made(points: tuple[int, ...], winners: tuple[int, ...], **statistics: tuple[int, ...]) -> SimulatedGame:
    return SimulatedGame(Outcome(points, winners, "points"), statistics, b"", {})


def test_a_shared_victory_counts_as_the_part_of_it() -> None:
    games = [
        made((5, 3, 1), (0,)),
        made((4, 4, 4), (0, 1, 2)),
        made((1, 6, 6), (1, 2)),
        made((0, 0, 9), (2,)),
    ]
    seats = summarise(["a", "b", "c"], games)
    assert [seat.wins for seat in seats] == pytest.approx([1 + 1 / 3, 1 / 3 + 1 / 2, 1 / 3 + 1 / 2 + 1])
    assert sum(seat.wins for seat in seats) == pytest.approx(len(games))
    assert [seat.points for seat in seats] == [10, 13, 20]
    assert [seat.games for seat in seats] == [4, 4, 4]


def test_statistics_are_added_seat_by_seat() -> None:
    games = [made((1, 2), (1,), bonus=(0, 1), gold=(2, 0)), made((2, 1), (0,), bonus=(3, 1), gold=(0, 1))]
    first, second = summarise(["a", "b"], games)
    assert (first.statistics, second.statistics) == ({"bonus": 3, "gold": 2}, {"bonus": 2, "gold": 1})


def test_seats_keep_their_names_even_if_they_are_the_same() -> None:
    seats = summarise(["greedy", "greedy"], [made((1, 0), (0,), bonus=(1, 0))])
    assert [(seat.bot, seat.wins, seat.statistics["bonus"]) for seat in seats] == [("greedy", 1, 1), ("greedy", 0, 0)]


def test_no_games_sum_up_to_nothing() -> None:
    [seat] = summarise(["a"], [])
    assert (seat.games, seat.wins, seat.points, seat.statistics) == (0, 0.0, 0, {})


def test_a_series_sums_up_to_what_its_games_say() -> None:
    played = list(play_series(series("uniform,greedy"), 10, 1))
    uniform, greedy = summarise(["uniform", "greedy"], iter(played))
    assert uniform.points == sum(one.outcome.points[0] for one in played)
    assert greedy.statistics["silver"] == sum(one.statistics["silver"][1] for one in played)
    assert uniform.wins + greedy.wins == 10
