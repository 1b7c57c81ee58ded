"""What the kernel makes of a state, and of options it does not know."""

from __future__ import annotations

import pytest

from chantier.games.blueprints.state import Options
from chantier.lab.blueprints.kernel.packing import check_options


class LaterOptions(Options, frozen=True):
    last_round: int = 3


def test_an_option_that_it_does_not_follow_is_told_and_not_ignored() -> None:
    check_options(Options("forced", "chance", True))
    check_options(LaterOptions())
    with pytest.raises(NotImplementedError, match="last_round"):
        check_options(LaterOptions(last_round=1))
