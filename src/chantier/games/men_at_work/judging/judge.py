"""The judge: was the card followed, and were the placing rules kept? Pure functions over a site at rest (M37).

A verdict lists every condition with what it found, so that a person can be told why. Codes become sentences in words/.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

import msgspec

from chantier.games.men_at_work.cards import GIRDER_TASKS, WORKER_TASKS, Colour, Task
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.jobs import STEPS
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.judging.tolerances import (
    BALANCE_FREE_MM,
    BALANCE_SPREAD_MM,
    END_MM,
    HIGHER_MM,
    LYING_NORMAL_Z,
    LYING_SPREAD_MM,
)
from chantier.games.men_at_work.pieces import PIECES, TABLE, Kind, Piece, colour_of, hat_of, highest_point_mm

PREPARED_SUPPORTS = 3  # M10
ABOVE_THE_SHOULDERS = ("head", "crown")
"""A worker's head, and every part of a hat: where a girder may not rest (M34)."""


class Condition(msgspec.Struct, frozen=True):
    """One thing that had to be so, whether it is, and the pieces that show it."""

    code: str
    held: bool
    pieces: tuple[Piece, ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    conditions: tuple[Condition, ...]

    @property
    def held(self) -> bool:
        return all(condition.held for condition in self.conditions)


class Job(msgspec.Struct, frozen=True):
    """Task of the card and the pieces placed for it, in the order they were placed (M22, M25)."""

    task: Task
    colours: tuple[Colour, ...]
    girder: Piece | None = None
    support: Piece | None = None
    workers: tuple[Piece, ...] = ()
    loads: tuple[Piece, ...] = ()
    highest_glove_girder: bool = False
    """Foreman: a worker goes on the highest girder that has one of the two glove colours (M80)."""


def judge(survey: Survey, job: Job) -> Verdict:
    """All conditions of a job, judged when everything is at rest (M37)."""
    if job.task in GIRDER_TASKS:
        return Verdict(tuple(_girder_job(survey, job)))
    if job.task in WORKER_TASKS:
        return Verdict(tuple(_worker_job(survey, job)))
    return Verdict(tuple(_prepared_site(survey, job)))


def judged_so_far(survey: Survey, job: Job) -> tuple[Condition, ...]:
    """Conditions that can be judged before all pieces of a card are there: only those of placed pieces."""
    if job.task in GIRDER_TASKS:
        if job.girder is None:
            return tuple(_support_first(survey, job))
        later = {"worker_on_the_new_girder"} if not job.workers else set[str]()
        return tuple(one for one in _girder_job(survey, job) if one.code not in later)
    if job.task in WORKER_TASKS:
        return tuple(one for one in _worker_job(survey, job) if _is_due(job, one.code))
    return tuple(_prepared_so_far(survey, job))


def _support_first(survey: Survey, job: Job) -> Iterator[Condition]:
    """M46 to M48: of the support, before the girder comes."""
    assert job.support is not None, "a card that begins without its girder begins with a support"
    of_the_support = _on_a_girder if job.task is Task.SUPPORT_ON_GIRDER else _on_table_or_girder
    yield of_the_support(survey, job.support)


def _is_due(job: Job, code: str) -> bool:
    """True if the piece that this condition of a worker's card is about has been placed."""
    of_kind = {f"carries_the_{kind}": kind for kind in (Kind.BRICK, Kind.BEAM)}
    if code in of_kind:
        return any(PIECES[load] is of_kind[code] for load in job.loads)
    if code in ("beam_on_his_arm", "beam_on_another_workers_arm"):
        return bool(job.loads)
    return code != "second_worker_on_the_same_girder" or len(job.workers) > 1


def _prepared_site(survey: Survey, job: Job) -> Iterator[Condition]:
    """M10: whatever stands there now is what the first player has built."""
    supports, girders = survey.of_kind(Kind.SUPPORT), survey.of_kind(Kind.GIRDER)
    if job.task is Task.PREPARE_SITE:  # a skyscraper begins without supports (M82)
        astray = [one for one in supports if not ground_touches(survey, one)]
        yield Condition("three_supports_on_the_table", not astray, tuple(astray or supports))
    low = [one for one in girders if ground_touches(survey, one)]
    yield Condition("girders_off_the_ground", not low, tuple(low or girders))
    [worker] = survey.of_kind(Kind.WORKER)
    stands = survey.stands_on(worker)
    yield Condition("worker_stands_on_a_girder", bool(stands), (worker, *sorted(stands)))  # M35


def _prepared_so_far(survey: Survey, job: Job) -> Iterator[Condition]:
    """The same, as soon as all supports, a girder, the worker are there."""
    if survey.of_kind(Kind.WORKER):
        yield from _prepared_site(survey, job)
        return
    supports, girders = survey.of_kind(Kind.SUPPORT), survey.of_kind(Kind.GIRDER)
    if job.task is Task.PREPARE_SITE:
        standing = [one for one in supports if ground_touches(survey, one)]
        held = len(standing) == len(supports) == PREPARED_SUPPORTS
        yield Condition("three_supports_on_the_table", held, tuple(supports))
    if girders:
        low = [one for one in girders if ground_touches(survey, one)]
        yield Condition("girders_off_the_ground", not low, tuple(low or girders))


# Girders


def _girder_job(survey: Survey, job: Job) -> Iterator[Condition]:
    assert job.girder is not None, "a girder job is judged when the girder has been placed"
    yield Condition("girder_has_a_colour_of_the_card", colour_of(job.girder) in job.colours, (job.girder,))  # M22
    yield from girder_rules(survey, job.girder)
    yield from _GIRDER_CHECKS[job.task](survey, job, job.girder)


def girder_rules(survey: Survey, girder: Piece) -> Iterator[Condition]:
    """M34, for any girder that is placed."""
    on_ground = sorted(ground_touches(survey, girder))
    yield Condition("girder_off_the_ground", not on_ground, (girder, *on_ground))
    hats = sorted(
        {touch.other for touch in survey.bearers(girder) if _above_the_shoulders(touch.other, touch.other_part)}
    )
    yield Condition("girder_not_on_a_hat", not hats, (girder, *hats))
    under = sorted(lies_along(survey, girder))
    yield Condition("girder_not_along_another", not under, (girder, *under))


def ground_touches(survey: Survey, piece: Piece) -> set[Piece]:
    """The table, or the floor of the box (M82), if the piece touches it."""
    return {
        touch.other
        for touch in survey.touches(piece)
        if touch.other == TABLE or (PIECES[touch.other] is Kind.BOX and touch.other_part == "floor")
    }


def _above_the_shoulders(piece: Piece, part: str) -> bool:
    return PIECES.get(piece) is Kind.HAT or part in ABOVE_THE_SHOULDERS


def lies_along(survey: Survey, girder: Piece) -> set[Piece]:
    """The girders it lies completely on top of (M34)."""
    found = set()
    for other in survey.touched(girder, Kind.GIRDER):
        along = [
            mm
            for touch in survey.touches(girder)
            if touch.other == other and touch.normal[2] <= LYING_NORMAL_Z
            for mm in survey.along_mm(girder, touch)
        ]
        if along and max(along) - min(along) >= LYING_SPREAD_MM:
            found.add(other)
    return found


def _balance(survey: Survey, job: Job, girder: Piece) -> Iterator[Condition]:  # M40
    borne = survey.loaded_bearers(girder)  # what only touches it, from the side or above, does not matter
    bearers = sorted({touch.other for touch in borne})
    one_girder = len(bearers) == 1 and PIECES.get(bearers[0]) is Kind.GIRDER
    yield Condition("rests_on_one_girder_only", one_girder, (girder, *bearers))
    along = [mm for touch in borne for mm in survey.along_mm(girder, touch)]
    yield Condition("rests_at_one_place", bool(along) and max(along) - min(along) <= BALANCE_SPREAD_MM, (girder,))
    yield Condition("both_ends_free", bool(along) and max(map(abs, along)) <= BALANCE_FREE_MM, (girder,))


def _same_colour(survey: Survey, job: Job, girder: Piece) -> Iterator[Condition]:  # M41
    same = survey.colours_touched(girder)[colour_of(girder)]
    yield Condition("touches_its_colour", bool(same), (girder, *same))


def _three_colours(survey: Survey, job: Job, girder: Piece) -> Iterator[Condition]:  # M42
    others = [pieces[0] for colour, pieces in survey.colours_touched(girder).items() if colour != colour_of(girder)]
    yield Condition("touches_another_colour", len(others) >= 1, (girder, *others[:1]))
    yield Condition("touches_a_third_colour", len(others) >= 2, (girder, *others[:2]))


def _highest_girder(survey: Survey, job: Job, girder: Piece) -> Iterator[Condition]:  # M43
    highest = survey.highest_girders(besides=girder)
    met = sorted(highest & survey.touched(girder))
    yield Condition("touches_the_highest_girder", bool(met), (girder, *(met or sorted(highest))))


def _then_worker(survey: Survey, job: Job, girder: Piece) -> Iterator[Condition]:  # M44
    worker = next(iter(job.workers), None)
    stands = worker is not None and girder in survey.stands_on(worker)
    yield Condition("worker_on_the_new_girder", stands, (*_known(worker), girder))


def _on_arm(survey: Survey, job: Job, girder: Piece) -> Iterator[Condition]:  # M45; M34 forbids the hat
    workers = sorted(survey.on_arms_of(girder))
    yield Condition("rests_on_an_arm", bool(workers), (girder, *workers))


def _support_same(survey: Survey, job: Job, girder: Piece) -> Iterator[Condition]:  # M46
    yield from _touches_new_support(survey, job, girder)
    yield from _same_colour(survey, job, girder)


def _support_other(survey: Survey, job: Job, girder: Piece) -> Iterator[Condition]:  # M47
    yield from _touches_new_support(survey, job, girder)
    others = [pieces[0] for colour, pieces in survey.colours_touched(girder).items() if colour != colour_of(girder)]
    yield Condition("touches_another_colour", bool(others), (girder, *others[:1]))


def _touches_new_support(survey: Survey, job: Job, girder: Piece) -> Iterator[Condition]:
    assert job.support is not None, "the support goes first"
    yield _on_table_or_girder(survey, job.support)
    yield Condition("touches_the_new_support", job.support in survey.touched(girder), (girder, job.support))


def _on_table_or_girder(survey: Survey, support: Piece) -> Condition:
    places = [touch.other for touch in survey.bearers(support)]
    well_placed = any(place == TABLE or PIECES[place] in (Kind.GIRDER, Kind.BOX, Kind.CRANE) for place in places)
    return Condition("support_on_table_or_girder", well_placed, (support,))


def _on_a_girder(survey: Survey, support: Piece) -> Condition:
    bearers = sorted({touch.other for touch in survey.bearers(support) if PIECES.get(touch.other) is Kind.GIRDER})
    return Condition("support_on_a_girder", bool(bearers), (support, *bearers))


def _support_on_girder(survey: Survey, job: Job, girder: Piece) -> Iterator[Condition]:  # M48
    assert job.support is not None, "the support goes first"
    yield _on_a_girder(survey, job.support)
    met = sorted(survey.touched(girder, Kind.GIRDER))
    yield Condition("touches_a_girder", bool(met), (girder, *met[:1]))


def _any_support(survey: Survey, job: Job, girder: Piece) -> Iterator[Condition]:  # M49
    met = sorted(survey.touched(girder, Kind.SUPPORT))
    yield Condition("touches_a_support", bool(met), (girder, *met[:1]))


def _with_brick(survey: Survey, job: Job, girder: Piece) -> Iterator[Condition]:  # M50
    [brick] = job.loads
    yield Condition("brick_on_the_girder", survey.rests_on(brick, girder), (brick, girder))


def _becomes_highest(survey: Survey, job: Job, girder: Piece) -> Iterator[Condition]:  # M51
    rivals = survey.highest_girders(besides=girder)
    above = all(survey.top_mm(girder) > survey.top_mm(rival) + HIGHER_MM for rival in rivals)
    yield Condition("is_the_highest_girder", above, (girder, *(() if above else sorted(rivals))))


_Check = Callable[[Survey, Job, Piece], Iterator[Condition]]
_GIRDER_CHECKS: dict[Task, _Check] = {
    Task.BALANCE: _balance,
    Task.SAME_COLOUR: _same_colour,
    Task.THREE_COLOURS: _three_colours,
    Task.HIGHEST_GIRDER: _highest_girder,
    Task.THEN_WORKER: _then_worker,
    Task.ON_ARM: _on_arm,
    Task.SUPPORT_SAME_COLOUR: _support_same,
    Task.SUPPORT_OTHER_COLOUR: _support_other,
    Task.SUPPORT_ON_GIRDER: _support_on_girder,
    Task.ANY_SUPPORT: _any_support,
    Task.WITH_BRICK: _with_brick,
    Task.BECOMES_HIGHEST: _becomes_highest,
}


# Workers


def _worker_job(survey: Survey, job: Job) -> Iterator[Condition]:
    worker = job.workers[0]
    girders = survey.stands_on(worker)
    yield Condition("worker_stands_on_a_girder", bool(girders), (worker, *sorted(girders)))  # M35
    glove = any(colour_of(girder) in job.colours for girder in girders)
    yield Condition("girder_has_a_glove_colour", glove, (worker, *_his_girders(survey, job, worker)))  # M22
    if job.highest_glove_girder:
        yield _on_highest_glove_girder(survey, job, worker)
    yield from _WORKER_CHECKS[job.task](survey, job, worker)


def _known(piece: Piece | None) -> tuple[Piece, ...]:
    return () if piece is None else (piece,)


def _his_girders(survey: Survey, job: Job, worker: Piece) -> list[Piece]:
    """The girders he stands on; where two share him and one has a glove colour, only that one counts (M32)."""
    girders = sorted(survey.stands_on(worker))
    return [girder for girder in girders if colour_of(girder) in job.colours] or girders


def _on_highest_glove_girder(survey: Survey, job: Job, worker: Piece) -> Condition:  # M80
    gloved = [one for one in survey.of_kind(Kind.GIRDER) if colour_of(one) in job.colours]
    top = max((survey.top_mm(one) for one in gloved), default=0.0)
    highest = sorted(one for one in gloved if survey.top_mm(one) >= top - HIGHER_MM)
    return Condition("on_the_highest_glove_girder", bool(survey.stands_on(worker) & set(highest)), (worker, *highest))


def _carries(survey: Survey, job: Job, worker: Piece) -> Iterator[Condition]:  # M52 to M56, M58; M36
    placed = list(job.loads)
    asked = [kind for step in STEPS[job.task] for kind in (step.kind, step.joined) if kind in (Kind.BRICK, Kind.BEAM)]
    for kind in asked:
        load = next((one for one in placed if PIECES[one] is kind), None)
        if load is not None:
            placed.remove(load)
        carried = load is not None and worker in survey.carried_by(load)
        yield Condition(f"carries_the_{kind}", carried, (worker, *_known(load)))


def _at_end(survey: Survey, job: Job, worker: Piece) -> Iterator[Condition]:  # M57
    girders = _his_girders(survey, job, worker)
    reached = [girder for girder in girders if _reach_mm(survey, girder, worker) >= END_MM]
    yield Condition("touches_the_end_of_the_girder", bool(reached), (worker, *(reached or girders)))


def _reach_mm(survey: Survey, girder: Piece, worker: Piece) -> float:
    """Distance from the girder's middle to the point where he touches it."""
    met = [touch for touch in survey.touches(girder) if touch.other == worker]
    return max((abs(mm) for touch in met for mm in survey.along_mm(girder, touch)), default=0.0)


def _connected(
    survey: Survey, job: Job, worker: Piece
) -> Iterator[Condition]:  # M59; M36: it may lie on what an arm carries
    beam = next(iter(job.loads), None)
    carriers = set() if beam is None else survey.carried_by(beam)
    others = sorted(carriers - {worker})
    yield Condition("beam_on_his_arm", worker in carriers, (worker, *_known(beam)))
    yield Condition("beam_on_another_workers_arm", bool(others), (*_known(beam), *others))


def _second_worker(survey: Survey, job: Job, worker: Piece) -> Iterator[Condition]:  # M5A
    girders = _his_girders(survey, job, worker)
    other = next(iter(job.workers[1:]), None)
    shared = [girder for girder in girders if other is not None and girder in survey.stands_on(other)]
    yield Condition("second_worker_on_the_same_girder", bool(shared), (*_known(other), *(shared or girders)))


_WORKER_CHECKS: dict[Task, _Check] = {
    Task.ONE_BRICK: _carries,
    Task.TWO_BRICKS: _carries,
    Task.ONE_BEAM: _carries,
    Task.TWO_BEAMS: _carries,
    Task.BRICK_AND_BEAM: _carries,
    Task.AT_END: _at_end,
    Task.TOGETHER_WITH_BEAM: _carries,
    Task.CONNECTED: _connected,
    Task.SECOND_WORKER: _second_worker,
}


# Heights and the table


def holds_the_record(poses: Mapping[Piece, Pose], placed: Iterable[Piece]) -> bool:
    """One of the placed pieces is higher than every other piece of the site by more than a millimetre (M70).

    A worker and his hat are one; two pieces placed in the same turn do not rob each other; crane and box are no rivals.
    """
    mine = set(placed)
    mine |= {hat_of(piece) for piece in mine if PIECES[piece] is Kind.WORKER}
    rivals = {piece for piece in poses if PIECES[piece] not in (Kind.CRANE, Kind.BOX)} - mine
    return _top_mm(poses, mine) > _top_mm(poses, rivals) + HIGHER_MM


def _top_mm(poses: Mapping[Piece, Pose], pieces: Iterable[Piece]) -> float:
    return max((highest_point_mm(piece, poses[piece]) for piece in pieces if piece in poses), default=0.0)


def has_one_end_on_the_table(survey: Survey, girder: Piece) -> bool:
    """Such a girder may be pushed back up instead of being taken away (M63)."""
    along = [
        mm for touch in survey.touches(girder) if touch.other == TABLE for mm in survey.along_mm(girder, touch)
    ]  # fmt: skip
    on_one_side = all(mm > 0 for mm in along) or all(mm < 0 for mm in along)
    return bool(along) and on_one_side and max(map(abs, along)) >= END_MM
