"""A sample of `python -m tests.bots.whole_games`: short games, of one certificate (M90)."""

from __future__ import annotations

import pytest

from chantier.games.men_at_work.state import Options
from tests.bots.whole_games import Job, jobs, proved, variants


def test_every_number_of_seats_and_every_combination_of_variants_is_played() -> None:
    everything = list(jobs())
    assert len(everything) == 4 * 20 + 10 * 3
    assert {job.seats for job in everything} == {2, 3, 4, 5}
    assert len(set(variants())) == 10


@pytest.mark.parametrize(
    "job",
    [
        Job(2, Options(certificates=1), 0),
        Job(2, Options(certificates=1, foreman=True, crane=True), 1),
        Job(2, Options(certificates=1, foreman=True, crane=True, skyscraper=True, crane_on="rim"), 2),
    ],
    ids=["printed site", "foreman and crane", "all variants"],
)
def test_m62_m72_a_whole_game_is_proved_by_the_referee_and_nobody_who_is_out_wins(job: Job) -> None:
    assert proved(job).wrong is None
