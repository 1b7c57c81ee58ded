"""Recorded acts led live to their end, with every frame a page would get of them: the page's reading of contacts, and
what it works out where it is told none, are tried on them.

`python -m tests.prediction.contact_acts` writes the few that the page's own tests use anew; with a number it compares
so many of them, and says how many contacts the page would find by itself.
"""

from __future__ import annotations

import sys
from typing import Any

from chantier.core.chance import SeededChance
from chantier.games.men_at_work.acting.live import LiveSites
from chantier.games.men_at_work.acting.referee import Simulated
from chantier.games.men_at_work.acting.witness import Witness
from chantier.server.live.worker import LET_GO, motion
from tests.prediction.page_tests import WEB, measured_by, packed
from tests.prediction.recorded_acts import LIVE, SEED, Recorded, aims_of, begun, recorded_acts

FOLDER = WEB / "src" / "games" / "men-at-work" / "impact"
FIXTURE = FOLDER / "acts.fixture"
WRITTEN = 12


def frames_of(act: Recorded) -> dict[str, Any]:
    live, (fed, release) = begun(act), aims_of(act, "as recorded")
    before, waiting, frames, goes_on = live._site.poses(), list(reversed(fed)), [], True
    while goes_on:
        while waiting and waiting[-1].tick <= live.tick:
            live.feed(waiting.pop().aim)
        if live.tick >= release:
            live.release()
        goes_on = live.step()
        moved = live.moved() if not goes_on or live.tick % live.ticks_per_frame == 0 else None
        if moved is not None:
            frames.append(motion(LIVE, live.tick, moved, flags=LET_GO if live.let_go else 0).hex())
    about = LiveSites(Witness(Simulated())).begin(act.state, act.state.active, act.taken, SeededChance(SEED)).about
    return {"name": f"{act.game} {act.move.piece}", "about": about, "before": before, "frames": frames}


def main(arguments: list[str]) -> None:
    if not arguments:
        FIXTURE.write_bytes(packed([frames_of(act) for act in recorded_acts(WRITTEN)]))
        print(f"wrote {FIXTURE.name}, {FIXTURE.stat().st_size / 1000:.0f} kB")
        return
    told = [frames_of(act) for act in recorded_acts(int(arguments[0]))]
    for name, number in measured_by("motion-contacts", told, FOLDER).items():
        print(f"{name}: {number}")


if __name__ == "__main__":
    main(sys.argv[1:])
