"""Acts of recorded games, done once more as a live act, with everything a page would be told of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec

from chantier.core.chance import SeededChance
from chantier.core.sight import encode, sight
from chantier.games.men_at_work import MenAtWork
from chantier.games.men_at_work.acting.hand import Target, tick_of
from chantier.games.men_at_work.acting.live import FinishedAct, LiveSites, SiteAct
from chantier.games.men_at_work.acting.live_messages import Aim, Taken, TakeToClear, TakeToPlace
from chantier.games.men_at_work.acting.referee import Simulated
from chantier.games.men_at_work.acting.witness import Witness
from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.geometry.poses import Pose, add
from chantier.games.men_at_work.moves import ClearAway, Place
from chantier.games.men_at_work.pieces import Piece
from chantier.games.men_at_work.state import State
from chantier.server.live.worker import LET_GO, motion
from tests.recorded import recorded

SEED = 15
LIVE = 3
"""The number that the act has on the wire."""
LONGEST_S = 6.0
"""Bots that rehearse hold on for much longer now and then: most of that is waiting."""
Ends = Literal["as recorded", "pressed", "pushed"]
"""How the hand ends: as it did; pressing on what is below; then dragging it aside."""
PRESSED_MM, PUSHED_MM = 1.5, 8.0
HELD_S = 1.0


class Recorded(NamedTuple):
    """One act of a recorded game, and the state before it."""

    game: str
    state: State
    move: Place | ClearAway

    @property
    def taken(self) -> Taken:
        move = self.move
        if isinstance(move, ClearAway):
            return TakeToClear(move.piece)
        return TakeToPlace(move.piece, move.start, move.joined, move.joined_start)


@cache
def _all() -> tuple[Recorded, ...]:
    found = []
    for game in recorded("men-at-work"):
        for before, turn in zip(game.states, list(game.recording.log)[1:], strict=False):
            move = turn.move
            if isinstance(move, Place | ClearAway) and move.path.targets and move.path.release_s <= LONGEST_S:
                found.append(Recorded(game.name, before, move))
    Random(SEED).shuffle(found)
    return tuple(found)


def recorded_acts(count: int) -> Sequence[Recorded]:
    """So many of them, from all games, always the same."""
    found = _all()[:count]
    assert len(found) == count, f"there are only {len(found)} recorded acts"
    return found


class Fed(NamedTuple):
    """An aim that came at a tick."""

    tick: int
    aim: Aim


def begun(act: Recorded, taken: Taken | None = None) -> SiteAct:
    sites = LiveSites(Witness(Simulated()))
    made = sites.begin(act.state, act.state.active, taken or act.taken, SeededChance(SEED)).make()
    assert isinstance(made, SiteAct)
    return made


def aims_of(act: Recorded, ends: Ends) -> tuple[list[Fed], int]:
    """What was asked of the hand and when, and the tick at which it opened."""
    targets = list(act.move.path.targets)
    release_s = act.move.path.release_s
    for more in _more(targets[-1], ends):
        release_s += HELD_S
        targets.append(msgspec.structs.replace(more, time_s=release_s))
    if ends != "as recorded":
        release_s += HELD_S
    fit = LiveSites(Witness(Simulated())).aim
    fed = [
        Fed(tick_of(one.time_s), fit(msgspec.json.encode(Aim(one.position, one.rotation, one.precise))))
        for one in targets
    ]
    return fed, tick_of(release_s)


def _more(last: Target, ends: Ends) -> list[Target]:
    if ends == "as recorded":
        return []
    pressed = msgspec.structs.replace(last, position=add(last.position, (0.0, 0.0, -PRESSED_MM)))
    aside = msgspec.structs.replace(pressed, position=add(pressed.position, (PUSHED_MM, PUSHED_MM, 0.0)))
    return [pressed] if ends == "pressed" else [pressed, aside]


def told_of(act: Recorded, ends: Ends = "as recorded") -> dict[str, Any]:
    """All that a page would be told of it while the hand holds on, and where its piece really was at every tick."""
    live, (fed, release) = begun(act), aims_of(act, ends)
    start, waiting, heard = live._site.poses(), list(reversed(fed)), 0
    frames, truth = [], []
    while live.tick < release:
        while waiting and waiting[-1].tick <= live.tick:
            live.feed(waiting.pop().aim)
            heard += 1
        if not live.step():
            break
        truth.append(live._site.pose(act.move.piece))
        moved = live.moved() if live.tick % live.ticks_per_frame == 0 else None
        if moved is not None:
            frames.append((live.tick, motion(LIVE, live.tick, moved, heard=heard).hex()))
    about = LiveSites(Witness(Simulated())).begin(act.state, act.state.active, act.taken, SeededChance(SEED)).about
    seen = sight(MenAtWork(), act.state, [], act.state.active)
    return {
        "name": f"{act.game} {act.move.piece}, {ends}",
        "sight": msgspec.Raw(encode(seen)),
        "about": about,
        "start": start,
        "own": [piece for piece in _own(act.move) if piece in start],
        "aims": [(tick, aim) for tick, aim in fed],
        "release": live.tick,
        "frames": frames,
        "last": motion(LIVE, live.tick + live.ticks_per_frame, _moved_of(live), flags=LET_GO, heard=heard).hex(),
        "truth": truth,
    }


def _moved_of(live: SiteAct) -> bytes:
    live._frames.forget()  # tell it again
    return live.moved() or b""


def _own(move: Place | ClearAway) -> list[Piece]:
    held = [move.piece] if isinstance(move, ClearAway) or move.joined is None else [move.piece, move.joined]
    return [*held, *(Piece(one.replace("worker", "hat")) for one in held if one.startswith("worker"))]


def done_by(
    act: Recorded, taken: Taken, aims: Sequence[tuple[int, Aim]], release: int
) -> tuple[FinishedAct, Mapping[Piece, Pose]]:
    """The act that comes of what a page sent: what the house is told, and where everything lies in the end."""
    live, waiting = begun(act, taken), list(reversed(aims))
    goes_on = True
    while goes_on:
        while waiting and waiting[-1][0] <= live.tick and not live.let_go:
            live.feed(waiting.pop()[1])
        if live.tick >= release:
            live.release()
        goes_on = live.step()
    return live.result(), live._site.poses()


def seconds(ticks: int) -> float:
    return ticks / TICKS_PER_S
