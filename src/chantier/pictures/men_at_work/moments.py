"""Selects the site to draw: a prepared one, or one moment of a game with what its last event was about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.apply import fold, pieces_of
from chantier.games.men_at_work.events import AccidentHappened, MenAtWorkEvent, PieceCleared, PiecePlaced, TitleGiven
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.pieces import BOX_PLACE, PRESETS, SKYSCRAPERS, Piece
from chantier.pictures.men_at_work.annotations import Mark, Role
from chantier.pictures.men_at_work.site import picture
from chantier.words import Words

SITES: Mapping[str, Mapping[Piece, Pose]] = {  # M10, M82
    **PRESETS,
    **{"-".join(("skyscraper", name)): {Piece("box"): BOX_PLACE, **site} for name, site in SKYSCRAPERS.items()},
}


def prepared(name: str, words: Words) -> str:
    return picture(SITES[name], words)


def after(events: Sequence[MenAtWorkEvent], words: Words) -> str:
    """The site after these events, the last of which is marked on it; contacts are found again by the engine."""
    poses: Mapping[Piece, Pose] = fold(None, events).poses
    return picture(poses, words, acts.standing(poses).contacts.touches(), marks(events[-1]))


def marks(event: MenAtWorkEvent) -> Iterator[Mark]:
    match event:
        case PiecePlaced():
            yield from (Mark(piece, Role.PLACED) for piece in pieces_of(event.move))
            for condition in event.seen.conditions:
                role = Role.HELD if condition.held else Role.MISSING
                yield from (Mark(piece, role) for piece in condition.pieces)
            if event.seen.accident is not None:
                yield Mark(event.seen.accident.piece, Role.FELL)
        case PieceCleared() if event.seen.accident is not None:
            yield Mark(event.seen.accident.piece, Role.FELL)
        case AccidentHappened():
            yield Mark(event.piece, Role.FELL)
        case TitleGiven():
            yield Mark(event.piece, Role.HELD)
