"""Whether prediction changes anything that counts: what the page sends, and what comes of it on the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from chantier.games.men_at_work.acting.live_messages import Aim, Taken
from tests.prediction.page_tests import measured_by
from tests.prediction.recorded_acts import Recorded, done_by, told_of


class Sent(msgspec.Struct, frozen=True):
    """What a page sent in the course of an act: what it took, and aims with their ticks."""

    taken: Taken
    aims: list[tuple[int, Aim]]
    release: int


class Same(NamedTuple):
    acts: int
    aims: int
    accidents: int

    def __str__(self) -> str:
        return (
            f"with prediction and without: the same {self.aims} aims were sent in {self.acts} acts, and on the server "
            f"every act came to the same, bit for bit (path, poses, verdict; {self.accidents} accidents among them)"
        )


def same_verdicts(acts: Sequence[Recorded]) -> Same:
    """Led by a page with prediction and by one without it, then done on the server as each of them sent it."""
    found: Any = measured_by("sent-aims", [told_of(act) for act in acts])
    aims = accidents = 0
    for act, one in zip(acts, found, strict=True):
        with_it, without = (msgspec.convert(one[way], Sent) for way in ("predicted", "told"))
        assert with_it == without, act
        (done, poses), (again, lie) = (done_by(act, sent.taken, sent.aims, sent.release) for sent in (with_it, without))
        assert (done.question.move, done.seen, poses) == (again.question.move, again.seen, lie), act
        aims += len(with_it.aims)
        accidents += done.seen.accident is not None
    return Same(len(acts), aims, accidents)
