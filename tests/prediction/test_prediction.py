"""A sample of `python -m tests.prediction`; how near prediction comes is tried beside its code."""

from __future__ import annotations

from tests.prediction.recorded_acts import recorded_acts
from tests.prediction.verdicts import same_verdicts


def test_prediction_changes_neither_what_is_sent_nor_what_comes_of_it() -> None:
    """Decision 8: the server's act is all that counts."""
    found = same_verdicts(recorded_acts(6))
    assert found.acts == 6
    assert found.aims > found.acts
