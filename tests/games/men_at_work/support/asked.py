"""A position in which a foreman is asked before impossible work is skipped, or ends the game (M80)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.core.sight import Sight, sight
from chantier.games.men_at_work import MenAtWork, rules
from chantier.games.men_at_work.apply import fold
from chantier.games.men_at_work.deck import Piles, back_of
from chantier.games.men_at_work.events import GameOpened
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.jobs import reserve
from chantier.games.men_at_work.pieces import PIECES, PRESETS, Kind, Piece
from chantier.games.men_at_work.state import RULES, Options, State

WORKER_CARDS = (20, 21)
GIRDER_CARD = 3


def asked(why: Literal["skipped", "used_up"] = "used_up", hand: tuple[int, ...] = (GIRDER_CARD,)) -> State:
    """Only cards for workers come; either none is left, or no girder is there for them to stand on."""
    opened: State = fold(None, [GameOpened(2, Options(foreman=True), RULES)])
    poses: dict[Piece, Pose] = dict(PRESETS["beginner"])
    if why == "used_up":
        aside = [piece for piece in reserve(poses) if PIECES[piece] is Kind.WORKER]
        poses |= {piece: Pose((-380.0 + 30.0 * number, -380.0, 0.0)) for number, piece in enumerate(aside)}
    else:
        poses = {piece: pose for piece, pose in poses.items() if PIECES[piece] is Kind.SUPPORT}
    piles = Piles(WORKER_CARDS, back_of(WORKER_CARDS[0]), discard=(0,), flips=1)
    players = (replace(opened.players[0], hand=hand, cards=len(hand)), opened.players[1])
    ready = replace(opened, poses=poses, piles=piles, players=players, phase="clearing", turn=1)
    after: State = fold(ready, rules.begin_turn(ready, SeededChance(0)))
    assert after.phase == "asked"
    return after


def seen(state: State) -> Sight:
    return sight(MenAtWork(), state, (), rules.to_move(state))
