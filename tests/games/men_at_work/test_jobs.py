"""From a card to work (M22 to M25, M72)."""

from __future__ import annotations

import pytest

from chantier.games.men_at_work.cards import CARDS, GIRDER_TASKS, WORKER_TASKS, Task
from chantier.games.men_at_work.deck import Back
from chantier.games.men_at_work.jobs import (
    STEPS,
    Order,
    Step,
    fitting,
    next_step,
    order,
    reserve,
    reserve_is_used_up,
    reserve_lacks,
    site_lacks,
)
from chantier.games.men_at_work.pieces import PIECES, PRESETS, Kind, Piece, colour_of
from chantier.games.men_at_work.state import RULES

BEGINNER = list(PRESETS["beginner"])
FULL = reserve(BEGINNER)


def pieces(*names: str) -> list[Piece]:
    return [Piece(name) for name in names]


def without(left: list[Piece], kind: Kind, colours: tuple[str, ...] = ()) -> list[Piece]:
    return [piece for piece in left if PIECES[piece] is not kind or (colours and colour_of(piece) not in colours)]


def test_m10_what_is_left_in_reserve_after_the_set_up() -> None:
    counts = {kind: sum(PIECES[piece] is kind for piece in FULL) for kind in Kind}
    assert counts == {
        Kind.SUPPORT: 5,
        Kind.GIRDER: 24,
        Kind.WORKER: 15,
        Kind.HAT: 0,
        Kind.BRICK: 12,
        Kind.BEAM: 12,
        Kind.CRANE: 0,
        Kind.BOX: 0,
    }


def test_m22_the_back_says_which_half_of_the_front_counts() -> None:
    front = CARDS[0]
    assert order(Back("girder", ("orange", "white")), front) == Order(front.girder, ("orange", "white"))
    assert order(Back("worker", ("black", "white")), front) == Order(front.worker, ("black", "white"))


def test_m25_every_instruction_has_its_steps_in_order() -> None:
    assert set(STEPS) == set(Task)
    for task in GIRDER_TASKS:
        assert sum(step.kind is Kind.GIRDER for step in STEPS[task]) == 1
    for worker_task in WORKER_TASKS:
        assert STEPS[worker_task][0].kind is Kind.WORKER
    assert STEPS[Task.SUPPORT_ON_GIRDER] == (Step(Kind.SUPPORT), Step(Kind.GIRDER))
    assert STEPS[Task.THEN_WORKER] == (Step(Kind.GIRDER), Step(Kind.WORKER))
    assert STEPS[Task.WITH_BRICK] == (Step(Kind.GIRDER, Kind.BRICK),)  # together
    assert STEPS[Task.TOGETHER_WITH_BEAM] == (Step(Kind.WORKER, Kind.BEAM),)  # together
    assert STEPS[Task.BRICK_AND_BEAM] == (Step(Kind.WORKER), Step(Kind.BRICK), Step(Kind.BEAM))
    assert STEPS[Task.SECOND_WORKER] == (Step(Kind.WORKER), Step(Kind.WORKER))


def test_m22_m23_a_girder_has_a_colour_of_the_card_that_is_left() -> None:
    work = Order(Task.BALANCE, ("orange", "black"))
    assert {colour_of(piece) for piece in fitting(Step(Kind.GIRDER), work, FULL)} == {"orange", "black"}
    rest = without(FULL, Kind.GIRDER, ("orange",))
    assert {colour_of(piece) for piece in fitting(Step(Kind.GIRDER), work, rest)} == {"black"}
    assert len(fitting(Step(Kind.WORKER), work, FULL)) == 15


@pytest.mark.parametrize(
    ("task", "colours", "site", "lacks"),
    [
        (Task.BALANCE, ("orange", "black"), ["girder-white-1"], False),
        (Task.BALANCE, ("orange", "black"), ["support-1"], True),
        (Task.SAME_COLOUR, ("orange", "black"), ["girder-black-1"], False),
        (Task.SAME_COLOUR, ("orange", "black"), ["girder-white-1"], True),
        (Task.SUPPORT_SAME_COLOUR, ("orange", "black"), ["girder-white-1"], True),
        (Task.THREE_COLOURS, ("orange", "black"), ["girder-white-1", "girder-purple-1"], False),
        (Task.THREE_COLOURS, ("orange", "black"), ["girder-white-1", "girder-black-1"], False),
        (Task.THREE_COLOURS, ("orange", "black"), ["girder-white-1", "girder-white-2"], True),
        (Task.SUPPORT_OTHER_COLOUR, ("orange", "black"), ["girder-orange-1"], False),
        (Task.SUPPORT_OTHER_COLOUR, ("orange", "black"), [], True),
        (Task.ON_ARM, ("orange", "black"), ["girder-white-1"], True),
        (Task.ON_ARM, ("orange", "black"), ["girder-white-1", "worker-1"], False),
        (Task.ANY_SUPPORT, ("orange", "black"), ["girder-white-1"], True),
        (Task.ANY_SUPPORT, ("orange", "black"), ["support-1"], False),
        (Task.AT_END, ("orange", "black"), ["girder-white-1"], True),
        (Task.AT_END, ("orange", "black"), ["girder-orange-1"], False),
        (Task.CONNECTED, ("orange", "black"), ["girder-orange-1"], True),
        (Task.CONNECTED, ("orange", "black"), ["girder-orange-1", "worker-1"], False),
        (Task.HIGHEST_GIRDER, ("orange", "black"), ["support-1"], True),
        (Task.SUPPORT_ON_GIRDER, ("orange", "black"), ["support-1"], True),
        (Task.THEN_WORKER, ("orange", "black"), ["support-1"], False),
        (Task.WITH_BRICK, ("orange", "black"), ["support-1"], False),
        (Task.BECOMES_HIGHEST, ("orange", "black"), ["support-1"], False),
    ],
)
def test_m24_a_card_the_site_cannot_serve(task: Task, colours: tuple[str, str], site: list[str], lacks: bool) -> None:
    on_site = pieces(*site)
    work = Order(task, colours)  # type: ignore[arg-type]
    assert site_lacks(work, on_site, reserve(on_site), RULES) == lacks


@pytest.mark.parametrize("task", [Task.THEN_WORKER, Task.WITH_BRICK, Task.BECOMES_HIGHEST])
def test_m24_by_the_first_version_of_the_rules_every_girder_needed_another_one(task: Task) -> None:
    site = pieces("support-1")
    assert site_lacks(Order(task, ("orange", "black")), site, reserve(site), 1)


def test_m36_m56_brick_or_beam_first_as_one_likes() -> None:
    work = Order(Task.BRICK_AND_BEAM, ("orange", "black"))
    assert next_step(work, pieces()) == Step(Kind.WORKER)
    either = next_step(work, pieces("worker-2"))
    assert either == Step(Kind.BRICK, or_kind=Kind.BEAM)
    assert {PIECES[piece] for piece in fitting(either, work, FULL)} == {Kind.BRICK, Kind.BEAM}
    assert next_step(work, pieces("worker-2", "beam-1")) == Step(Kind.BRICK)
    assert next_step(work, pieces("worker-2", "brick-1")) == Step(Kind.BEAM)
    assert next_step(work, pieces("worker-2", "beam-1", "brick-1")) is None


def test_m23_m24_a_colour_that_ran_out_cannot_serve() -> None:
    """Orange lies on the site, but only black is left: there is no black one to touch."""
    site = pieces("girder-orange-1")
    work = Order(Task.SAME_COLOUR, ("orange", "black"))
    assert not site_lacks(work, site, reserve(site), RULES)
    assert site_lacks(work, site, without(reserve(site), Kind.GIRDER, ("orange",)), RULES)


def test_m24_a_card_the_reserve_cannot_serve() -> None:
    brick = Order(Task.TWO_BRICKS, ("orange", "black"))
    assert not reserve_lacks(brick, FULL)
    one_brick = [*without(FULL, Kind.BRICK), Piece("brick-1")]
    assert reserve_lacks(brick, one_brick)
    assert not reserve_lacks(Order(Task.ONE_BRICK, ("orange", "black")), one_brick)
    support = Order(Task.SUPPORT_ON_GIRDER, ("orange", "black"))
    assert reserve_lacks(support, without(FULL, Kind.SUPPORT))
    both_gone = without(without(FULL, Kind.GIRDER, ("orange",)), Kind.GIRDER, ("black",))
    assert reserve_lacks(support, both_gone)
    together = Order(Task.WITH_BRICK, ("orange", "black"))
    assert reserve_lacks(together, without(FULL, Kind.BRICK))
    two = Order(Task.SECOND_WORKER, ("orange", "black"))
    assert reserve_lacks(two, [*without(FULL, Kind.WORKER), Piece("worker-9")])


def test_m72_when_the_reserve_is_used_up() -> None:
    girder, worker = Order(Task.BALANCE, ("orange", "black")), Order(Task.AT_END, ("orange", "black"))
    assert not reserve_is_used_up(girder, FULL)
    assert not reserve_is_used_up(worker, FULL)
    assert reserve_is_used_up(girder, without(FULL, Kind.GIRDER))
    assert reserve_is_used_up(worker, without(FULL, Kind.GIRDER))
    no_workers = without(FULL, Kind.WORKER)
    assert not reserve_is_used_up(girder, no_workers)
    assert reserve_is_used_up(worker, no_workers)
    assert reserve_is_used_up(Order(Task.THEN_WORKER, ("orange", "black")), no_workers)
