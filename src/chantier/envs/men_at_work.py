"""Men at Work as numbers: where everything stands, and a hand that is told a pose and how to get there. No cameras.

An observation is one row, every number from -1 to 1. An action is ten numbers from -1 to 1, and every action is legal:
the first picks among what may be done now, the others say where the piece shall rest and from where it comes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from chantier import registry
from chantier.core.moves import Move
from chantier.core.sight import Sight
from chantier.envs.encoding import Encoding
from chantier.envs.men_at_work_observation import observation_size, pieces_of, table_of
from chantier.games.men_at_work.acting.hand import CEILING_MM, REACH_MM, Path, Target
from chantier.games.men_at_work.geometry.poses import Pose, Quaternion, Vector, add, multiply, turned
from chantier.games.men_at_work.moves import Choices, ClearAway, Decline, GiveUp, KeepSupports, LayCard, Place, PushBack
from chantier.games.men_at_work.pieces import PIECES, Piece, colour_of
from chantier.games.men_at_work.view import View
from chantier.pictures.men_at_work.site import picture
from chantier.words import Words

CHOICE, X, Y, Z, YAW, PITCH, ROLL, FROM_X, FROM_Y, FROM_Z = range(10)
SIZE = 10
WIDTH_MM, HEIGHT_MM = 200.0, 400.0
"""What x and y (from the middle to each side) and z (from the table up) can name."""
FROM_MM = 60.0
"""How far off, at most, the place is from which the last stretch begins: to each side, and up."""
PULL_S = 15.0
NO_APPROACH = 1.0
"""mm: a last stretch shorter than this is none."""
LONGEST = 2000

Act = Callable[[Pose, tuple[Pose, ...]], Move]
"""What may be done, once it is said where to and by what way."""


class MenAtWorkEncoding(Encoding):
    game = "men-at-work"
    longest = LONGEST

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.observation_space = spaces.Box(-1.0, 1.0, (observation_size(seats),), np.float32)
        self.action_space = spaces.Box(-1.0, 1.0, (SIZE,), np.float32)

    def observation(self, sight: Sight) -> NDArray[np.float32]:
        offered = [] if sight.legal is None else [name for name, _ in choices(sight)]
        row = np.concatenate([pieces_of(sight.view, offered).ravel(), table_of(sight.view, sight.legal)])
        clipped: NDArray[np.float32] = np.clip(row, -1.0, 1.0)
        return clipped

    def mask(self, sight: Sight) -> None:
        return None

    def move(self, action: Any, sight: Sight) -> Move:
        numbers = np.clip(np.nan_to_num(np.asarray(action, np.float64).reshape(SIZE)), -1.0, 1.0)
        open_now = list(choices(sight))
        _, act = open_now[_picked(float(numbers[CHOICE]), len(open_now))]
        goal = Pose(_position(numbers), rotation(*(float(part) for part in numbers[[YAW, PITCH, ROLL]])))
        return act(goal, _approach(goal, numbers))

    def action(self, move: Move, sight: Sight) -> Any:
        return move  # a path through the air is more than ten numbers

    def standing(self, view: View) -> tuple[int, ...]:
        return tuple(player.certificates + player.titles for player in view.players)

    def picture(self, view: View, words: Words) -> str:
        return picture(view.poses, words)


# What may be done


def choices(sight: Sight) -> Iterator[tuple[str, Act]]:
    """In the order in which the first number of an action counts them. Of pieces that are alike, in the reserve, there
    is one to choose."""
    legal: Choices = sight.legal
    if legal.phase == "clearing":
        yield from _clearing(sight, legal)
        return
    alike = set()
    for piece in legal.candidates():
        sort = piece if piece in legal.poses else f"{PIECES[piece]} {colour_of(piece)}"
        if sort not in alike:
            alike.add(sort)
            yield piece, partial(_place, sight, piece)
    for lay in legal.lays:
        yield f"card {lay.card} {lay.on}", partial(_plainly, lay)
    if Decline() in legal:
        yield "decline", partial(_plainly, Decline())
    if legal.may_give_up:  # M90
        yield "give up", partial(_plainly, GiveUp())


def _clearing(sight: Sight, legal: Choices) -> Iterator[tuple[str, Act]]:
    for piece in legal.clearable:
        if piece in legal.clearing.covered:
            yield piece, partial(_pull, legal.poses[piece], piece)
        else:
            yield piece, partial(_plainly, ClearAway(piece))
    for piece in legal.clearing.pushable:
        yield f"push {piece}", partial(_push, sight, piece)
    if KeepSupports() in legal:
        yield "keep", partial(_plainly, KeepSupports())


def _plainly(move: LayCard | ClearAway | KeepSupports | Decline | GiveUp, goal: Pose, via: tuple[Pose, ...]) -> Move:
    return move


def _place(sight: Sight, piece: Piece, goal: Pose, via: tuple[Pose, ...]) -> Place:
    gesture = registry.game_named("men-at-work").gesture
    assert gesture is not None, "this game has a hand"
    move: Place = gesture(sight, piece, goal, via)
    return move


def _push(sight: Sight, piece: Piece, goal: Pose, via: tuple[Pose, ...]) -> PushBack:
    return PushBack(piece, _place(sight, piece, goal, via).path)


def _pull(lies: Pose, piece: Piece, goal: Pose, via: tuple[Pose, ...]) -> ClearAway:
    """Straight towards the place, turned as it lies."""
    return ClearAway(piece, Path((Target(0.0, goal.position, lies.rotation),), PULL_S))


# What the numbers mean


def _picked(number: float, count: int) -> int:
    return min(int((number + 1.0) / 2.0 * count), count - 1)


def _position(numbers: NDArray[np.float64]) -> Vector:
    x, y, z = (float(part) for part in numbers[[X, Y, Z]])
    return (x * WIDTH_MM, y * WIDTH_MM, (z + 1.0) / 2.0 * HEIGHT_MM)


def rotation(yaw: float, pitch: float, roll: float) -> Quaternion:
    """Rolled about its own x (half turns), pitched about y (quarter turns), then turned about the vertical."""
    turns = (turned((0.0, 0.0, 1.0), yaw * 180.0), turned((0.0, 1.0, 0.0), pitch * 90.0))
    return multiply(multiply(*turns), turned((1.0, 0.0, 0.0), roll * 180.0))


def _approach(goal: Pose, numbers: NDArray[np.float64]) -> tuple[Pose, ...]:
    """Start of the last stretch; the piece comes down straight above this point."""
    x, y, z = (float(part) * FROM_MM for part in numbers[[FROM_X, FROM_Y, FROM_Z]])
    if max(abs(x), abs(y)) < NO_APPROACH:
        return ()
    begins = add(goal.position, (x, y, max(0.0, z)))
    inside = (_within(begins[0], REACH_MM), _within(begins[1], REACH_MM), min(begins[2], CEILING_MM))
    return (Pose(inside, goal.rotation),)


def _within(number: float, most: float) -> float:
    return max(-most, min(most, number))


def action_for(choice: int, count: int, goal: Pose, yaw_deg: float) -> NDArray[np.float32]:
    """An action that leads the choice with this number, of so many, straight down to a place."""
    x, y, z = goal.position
    numbers = np.zeros(SIZE, np.float32)
    numbers[CHOICE] = (2 * choice + 1) / count - 1.0
    numbers[[X, Y, Z]] = x / WIDTH_MM, y / WIDTH_MM, 2.0 * z / HEIGHT_MM - 1.0
    numbers[YAW] = yaw_deg / 180.0
    return numbers
