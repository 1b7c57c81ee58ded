"""Records of every earlier version replay and verify under the rules they were played by."""

from __future__ import annotations

import msgspec
import pytest

from chantier.core.errors import BadInput
from chantier.core.record import Record, check, read
from chantier.registry import GAMES
from tests.old_records import old_records

COUNTS = {"blueprints": 24, "men-at-work": 14}


def named(game: str) -> list[Record]:
    return list(old_records(game, "0.1"))


@pytest.mark.parametrize("game", COUNTS)
def test_all_of_them_are_here(game: str) -> None:
    assert len(named(game)) == COUNTS[game]
    assert {record.rules for record in named(game)} == {1}


@pytest.mark.parametrize(
    ("game", "number"), [(game, number) for game, count in COUNTS.items() for number in range(count)]
)
def test_a_record_of_version_0_1_verifies_with_its_dice_proved(game: str, number: int) -> None:
    registered = GAMES[game]
    verdict = check(registered.game, registered.recorder, named(game)[number])
    assert verdict.wrong is None
    assert verdict.proved
    assert not verdict.simulated, "the referee has learned since: what he saw then is as recorded"


@pytest.mark.parametrize("game", COUNTS)
def test_a_record_of_rules_to_come_is_refused_with_what_is_known(game: str) -> None:
    registered = GAMES[game]
    record = msgspec.structs.replace(named(game)[0], rules=registered.game.rules + 1)
    with pytest.raises(BadInput) as refused:
        read(registered.game, registered.recorder, record)
    assert refused.value.code == "rules_unknown"
    assert refused.value.facts == {"came": registered.game.rules + 1, "newest": registered.game.rules}
