"""In which order to paint solids so that what is in front hides what is behind it.

Two solids that do not run into each other have a plane between them, and the one on the viewer's side is painted later.
Where that goes round in a circle, a plane between two of them cuts the others, and each side is ordered for itself.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from chantier.games.men_at_work.geometry.poses import Vector, dot, scale
from chantier.pictures.men_at_work.solids import Plane, Solid, cross, unit_vector

PRESSED_MM = 0.3
"""Pieces at rest are pressed into each other by some hundredths of a millimetre; nobody sees that much."""
SEEN_MM = 0.01
"""What overlaps by less on the paper does not hide anything."""
EDGE_ON = 1e-6


class Rule(NamedTuple):
    """One solid, by its number, is painted before another; the plane is between them, the later one beyond."""

    before: int
    after: int
    plane: Plane


def back_to_front(solids: Sequence[Solid], towards: Vector) -> list[Solid]:
    """The same solids, some of them cut, in the order to paint them for a viewer who is far away in that direction."""
    return _ordered(_apart(solids), towards)


# Solids that run into each other


def _apart(solids: Sequence[Solid]) -> list[Solid]:
    """Parts that are left of each solid after overlaps are removed; of two, the later one is cut."""
    whole: list[Solid] = []
    for number, solid in enumerate(solids):
        rest = [solid]
        for other in solids[:number]:
            if _boxes_meet(solid, other):
                rest = [left for one in rest for left in _without(one, other)]
        whole += rest
    return whole


def _boxes_meet(one: Solid, other: Solid) -> bool:
    return all(a[0] < b[1] and b[0] < a[1] for a, b in zip(one.box, other.box, strict=True))


def _without(solid: Solid, other: Solid) -> list[Solid]:
    """Parts of a solid outside another."""
    if between(solid, other):
        return [solid]
    outside, rest = [], solid
    for plane in other.planes:
        if rest.along(plane.normal)[1] > plane.at + SEEN_MM:
            rest, beyond = rest.cut(plane)
            outside.append(beyond)
    return outside


# Two solids


def between(one: Solid, other: Solid) -> Plane | None:
    """A plane with the first solid before it and the other beyond; none if they run into each other."""
    widest, found = -PRESSED_MM, None
    for axis in _axes(one, other):
        gap, plane = _gap(one, other, axis)
        if gap > widest:
            widest, found = gap, plane
            if gap > PRESSED_MM:
                break
    return found


def _gap(one: Solid, other: Solid, axis: Vector) -> tuple[float, Plane]:
    """Distance of the two along an axis, this way or the other; negative if they overlap."""
    one_low, one_high = one.along(axis)
    other_low, other_high = other.along(axis)
    if other_low - one_high >= one_low - other_high:
        return other_low - one_high, Plane(axis, (one_high + other_low) / 2)
    return one_low - other_high, Plane(scale(axis, -1.0), -(one_low + other_high) / 2)


def _axes(one: Solid, other: Solid) -> Iterator[Vector]:
    """Along one of these, two convex solids are apart if they are apart at all."""
    yield from one.normals
    yield from other.normals
    for edge in one.edges:
        for other_edge in other.edges:
            axis = unit_vector(cross(edge, other_edge))
            if axis:
                yield axis


def _side_by_side(one: Solid, other: Solid, towards: Vector) -> bool:
    """Neither hides anything of the other."""
    axes = (unit_vector(cross(edge, towards)) for edge in (*one.edges, *other.edges))
    return any(axis and _gap(one, other, axis)[0] > -SEEN_MM for axis in axes)


def hides(one: Solid, other: Solid, towards: Vector) -> bool:
    """The first is in front of some of the other."""
    plane = None if _side_by_side(one, other, towards) else between(other, one)
    return plane is not None and dot(plane.normal, towards) > EDGE_ON


# All of them


def _ordered(solids: list[Solid], towards: Vector) -> list[Solid]:
    rules = list(_rules(solids, towards))
    first, circling, last = _peeled(len(solids), rules)
    painted = [solids[n] for n in first]
    if circling:
        rule = _best_rule(solids, circling, [rule for rule in rules if {rule.before, rule.after} <= circling])
        behind, before = _split(solids, circling, rule)
        painted += _ordered(behind, towards) + _ordered(before, towards)
    return painted + [solids[n] for n in last]


def _rules(solids: Sequence[Solid], towards: Vector) -> Iterator[Rule]:
    for one, other in _meeting_on_paper(solids, towards):
        if _side_by_side(solids[one], solids[other], towards):
            continue
        plane = between(solids[one], solids[other])
        facing = dot(plane.normal, towards) if plane else 0.0
        if plane and facing > EDGE_ON:
            yield Rule(one, other, plane)
        elif plane and facing < -EDGE_ON:
            yield Rule(other, one, Plane(scale(plane.normal, -1.0), -plane.at))


def _meeting_on_paper(solids: Sequence[Solid], towards: Vector) -> Iterator[tuple[int, int]]:
    """Pairs whose frames on the paper overlap, found by sweeping across it."""
    right = unit_vector(cross((0.0, 0.0, 1.0), towards)) or (1.0, 0.0, 0.0)
    down = cross(right, towards)
    across = [solid.along(right) for solid in solids]
    along = [solid.along(down) for solid in solids]
    open_ones: list[int] = []
    for one in sorted(range(len(solids)), key=lambda n: across[n][0]):
        open_ones = [other for other in open_ones if across[other][1] > across[one][0]]
        for other in open_ones:
            if along[other][0] < along[one][1] and along[one][0] < along[other][1]:
                yield one, other
        open_ones.append(one)


def _peeled(count: int, rules: Sequence[Rule]) -> tuple[list[int], set[int], list[int]]:
    """Solids to paint first, in order; those in cycles; those to paint last, in order."""
    first = _free_ones(range(count), [(rule.before, rule.after) for rule in rules])
    left = [n for n in range(count) if n not in set(first)]
    inside = [(rule.after, rule.before) for rule in rules if rule.before in set(left)]
    last = _free_ones(left, inside)[::-1]
    return first, set(left) - set(last), last


def _free_ones(numbers: Sequence[int], pairs: Sequence[tuple[int, int]]) -> list[int]:
    """Those that wait for nobody, then those that waited for them only, and so on."""
    waiting: dict[int, int] = dict.fromkeys(numbers, 0)
    followers: dict[int, list[int]] = defaultdict(list)
    for before, after in pairs:
        waiting[after] += 1
        followers[before].append(after)
    free = [n for n in numbers if waiting[n] == 0]
    for n in free:  # grows while we walk along it
        for follower in followers[n]:
            waiting[follower] -= 1
            if waiting[follower] == 0:
                free.append(follower)
    return free


def _best_rule(solids: Sequence[Solid], circling: set[int], rules: Sequence[Rule]) -> Rule:
    """The one whose plane cuts the fewest. It has a solid on either side, so both sides are fewer than before."""
    return min(rules, key=lambda rule: sum(_crosses(solids[n], rule.plane) for n in circling))


def _crosses(solid: Solid, plane: Plane) -> bool:
    low, high = solid.along(plane.normal)
    return low < plane.at - PRESSED_MM and high > plane.at + PRESSED_MM


def _split(solids: Sequence[Solid], circling: set[int], rule: Rule) -> tuple[list[Solid], list[Solid]]:
    behind, before = [solids[rule.before]], [solids[rule.after]]
    for n in sorted(circling - {rule.before, rule.after}):
        low, high = solids[n].along(rule.plane.normal)
        if _crosses(solids[n], rule.plane):
            far, near = solids[n].cut(rule.plane)
            behind.append(far)
            before.append(near)
        else:
            (before if low + high > 2 * rule.plane.at else behind).append(solids[n])
    return behind, before
