"""Numbers as a reader of a report finds them: in the reader's language, as exact as they can be trusted."""

from __future__ import annotations

from collections.abc import Sequence

from chantier.lab.ratings import Mean, Rating, Share
from chantier.words import Words


class Figures:
    def __init__(self, words: Words) -> None:
        self._say = words.say

    def whole(self, value: float) -> str:
        return self._say("report-number", number=round(value)).replace("-", "−")

    def rating(self, value: float) -> str:
        """A rating is a name more than an amount: 1500, not 1,500."""
        return f"{value:.0f}"

    def tenths(self, value: float) -> str:
        return self._say("report-tenths", number=round(value, 1)).replace("-", "−")

    def mean(self, value: float) -> str:
        """Small ones to a hundredth."""
        return self.tenths(value) if abs(value) >= 10 else self._say("simulate-mean", mean=round(value, 2))

    def share(self, value: float) -> str:
        return self._say("report-share", share=round(100 * value, 1))

    def share_mark(self, value: float) -> str:
        """Share in whole percent, for little room or little certainty."""
        return self._say("simulate-share", share=round(100 * value))

    def of(self, found: Mean | Share) -> str:
        return self.share_mark(found.value) if isinstance(found, Share) else self.tenths(found.value)

    def percents(self, part: Share) -> str:
        return f"{self.whole(100 * part.low)}–{self.whole(100 * part.high)}"

    def interval(self, rating: Rating) -> str:
        return (
            "–"
            if rating.low is None or rating.high is None
            else f"{self.rating(rating.low)}–{self.rating(rating.high)}"
        )

    def listed(self, numbers: Sequence[int]) -> str:
        """`2, 3 and 4`."""
        *some, last = map(str, numbers)
        return self._say("report-and", some=", ".join(some), last=last) if some else last
