"""Coming to rest, told by a site that does as the test says."""

from __future__ import annotations

from chantier.games.men_at_work.engine.settling import Rest, settle
from chantier.games.men_at_work.pieces import Piece

TICKS_PER_S = 48


class Told:
    """Rests at a given tick; meets a new partner at given ticks; remembers what was done to it."""

    def __init__(self, rests_at: int | None, meets_at: tuple[int, ...] = ()) -> None:
        self.ticks, self._rests_at, self._meets_at = 0, rests_at, meets_at
        self.damping: list[tuple[int, float]] = []
        self.forced = False
        self.stuck: set[Piece] = set()
        self.freed: list[set[Piece]] = []

    def step(self) -> None:
        self.ticks += 1

    def resting(self) -> bool:
        return self._rests_at is not None and self.ticks >= self._rests_at

    def partners(self) -> set[frozenset[Piece]]:
        met = [at for at in self._meets_at if at <= self.ticks]
        return {frozenset((Piece("table"), Piece(f"brick-{at}"))) for at in met[-1:]}

    def damp(self, per_s: float) -> None:
        self.damping.append((self.ticks, per_s))

    def put_to_sleep(self) -> None:
        self.forced = True

    def jammed(self) -> set[Piece]:
        return self.stuck

    def free(self, jammed: set[Piece]) -> None:
        self.freed.append(jammed)
        if jammed:
            self._rests_at = self.ticks + 20


def test_m37_what_rests_soon_is_left_alone() -> None:
    site, seen = Told(rests_at=30), list[int]()
    assert settle(site, TICKS_PER_S, lambda: seen.append(site.ticks)) == Rest(settled=True, ticks=30, damped=False)
    assert (site.damping, site.forced) == ([], False)
    assert seen == list(range(1, 31))


def test_m37_after_three_seconds_without_a_new_contact_movement_is_damped_and_freed_at_rest() -> None:
    site = Told(rests_at=4 * TICKS_PER_S, meets_at=(0,))
    assert settle(site, TICKS_PER_S) == Rest(settled=True, ticks=4 * TICKS_PER_S, damped=True)
    assert site.damping == [(3 * TICKS_PER_S, 5.0), (4 * TICKS_PER_S, 0.0)]


def test_m37_a_new_contact_starts_the_three_seconds_again() -> None:
    site = Told(rests_at=5 * TICKS_PER_S, meets_at=(0, 2 * TICKS_PER_S + 6))
    assert settle(site, TICKS_PER_S) == Rest(settled=True, ticks=5 * TICKS_PER_S, damped=False)
    site = Told(rests_at=5 * TICKS_PER_S, meets_at=(0, 4 * TICKS_PER_S))
    settle(site, TICKS_PER_S)
    assert site.damping == [(3 * TICKS_PER_S, 5.0), (4 * TICKS_PER_S, 0.0)]


def test_m37_it_always_ends() -> None:
    site = Told(rests_at=None)
    assert settle(site, TICKS_PER_S) == Rest(settled=False, ticks=10 * TICKS_PER_S, damped=True)
    assert site.forced
    assert site.damping[-1] == (10 * TICKS_PER_S, 0.0)


def test_m37_what_is_jammed_is_freed_once_and_settles_again() -> None:
    site, hat = Told(rests_at=30), Piece("hat-1")
    site.stuck = {hat}
    assert settle(site, TICKS_PER_S) == Rest(settled=True, ticks=50, damped=False)
    assert site.freed == [{hat}, set()]
