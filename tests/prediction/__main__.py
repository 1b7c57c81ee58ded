"""`python -m tests.prediction [acts]`: how near the page's prediction comes to the server's piece over a slow line,
with frozen neighbours and with neighbours that move; and that what the page sends, and what comes of it on the server,
is the same with prediction and without. `python -m tests.prediction fixture` writes the acts of the page's own tests.
"""

from __future__ import annotations

import sys

from tests.prediction.page_tests import FIXTURE, fixture_acts, measured_by, packed
from tests.prediction.recorded_acts import Ends, recorded_acts, told_of
from tests.prediction.verdicts import same_verdicts

ACTS = 200
ENDS: tuple[Ends, ...] = ("as recorded", "pressed", "pushed")


def main() -> int:
    if sys.argv[1:] == ["fixture"]:
        FIXTURE.write_bytes(packed(fixture_acts()))
        print(f"wrote {FIXTURE.name}, {FIXTURE.stat().st_size / 1000:.0f} kB")
        return 0
    acts = recorded_acts(int(sys.argv[1]) if sys.argv[1:] else ACTS)
    told = [told_of(act, ENDS[number % len(ENDS)]) for number, act in enumerate(acts)]
    for neighbours, found in measured_by("prediction", told).items():
        for ends, one in found.items():
            resting, always = one["resting"], one["always"]
            print(
                f"{neighbours} neighbours, {ends}: at rest {resting['p50']:.3f} mm (p50) {resting['p99']:.3f} (p99) "
                f"{resting['most']:.2f} (most), always {always['p50']:.3f} {always['p99']:.2f} {always['most']:.2f}, "
                f"jump {max(0.0, one['jump']):.2f} mm, {one['msPerTick']:.2f} ms of one core a tick",
                flush=True,
            )
    print(same_verdicts(acts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
