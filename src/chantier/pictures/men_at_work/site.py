"""A building site of Men at Work as a picture: what stands where, how high, and what the last move was about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from chantier.games.men_at_work.geometry.poses import Pose, Vector, dot
from chantier.games.men_at_work.judging.touches import Touch
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, highest_point_mm
from chantier.pictures.isometric import Drawing, Projection, turned_view
from chantier.pictures.men_at_work.annotations import Mark, draw_contacts, draw_legend, draw_marks
from chantier.pictures.men_at_work.ground import draw_ground
from chantier.pictures.men_at_work.painting_order import EDGE_ON, back_to_front
from chantier.pictures.men_at_work.piece_looks import solids_of
from chantier.pictures.men_at_work.shading import edge_of, light_of, shaded
from chantier.pictures.men_at_work.solids import OPEN, Solid, SolidFace
from chantier.pictures.men_at_work.staff import WIDTH_MM, draw_level, draw_staff, staff_for
from chantier.words import Words

PAPER = "#F4EEE2"
PIXELS_PER_MM = 2.0
FROM_DEG = 50.0
"""Seen from the front right: neither the girders along x nor those along y point at the viewer."""
LINE = {"stroke-width": "0.7", "stroke-linejoin": "round", "stroke-linecap": "round"}


def picture(
    poses: Mapping[Piece, Pose],
    words: Words,
    touches: Iterable[Touch] = (),
    marks: Iterable[Mark] = (),
    from_deg: float = FROM_DEG,
) -> str:
    """The site as SVG. A mark on what is not on the site is left out: a condition may speak of the table."""
    view = turned_view(from_deg)
    drawing = Drawing(scale=PIXELS_PER_MM, margin=24.0, view=view)
    shown = [mark for mark in marks if mark.piece in poses]
    contacts = [point.position for touch in touches for point in touch.points]
    solids = [solid for piece, pose in poses.items() for solid in solids_of(piece, pose)]
    staff = staff_for(solids, view)
    draw_ground(drawing, solids, light_of(view), [staff.foot, staff.spot(-WIDTH_MM, 0.0)] if staff else ())
    if staff:
        draw_staff(drawing, staff)
    _draw_solids(drawing, back_to_front(solids, view.towards), view)
    if staff:
        draw_level(drawing, staff, words)
    draw_contacts(drawing, contacts)
    draw_marks(drawing, words, solids, shown, view.towards)
    draw_legend(drawing, words, shown, bool(contacts))
    return drawing.svg(words.say("site-title"), _description(poses, words, shown), PAPER)


def _draw_solids(drawing: Drawing, solids: Sequence[Solid], view: Projection) -> None:
    light = light_of(view)
    for solid in solids:
        with drawing.group(**{"data-piece": solid.piece, "data-part": solid.part, **LINE}):
            for face in solid.faces:
                if face.colour != OPEN and dot(face.normal, view.towards) > EDGE_ON:
                    _draw_face(drawing, face, light)


def _draw_face(drawing: Drawing, face: SolidFace, light: Vector) -> None:
    paint, edge = shaded(face.colour, face.normal, light), edge_of(shaded(face.colour, face.normal, light))
    drawing.face(face.corners, fill=paint, stroke=paint)  # the stroke hides the seams where a solid was cut
    for decal in face.decals:
        drawing.face(decal.corners, fill=shaded(decal.colour, face.normal, light))
    drawing.lines(face.lines, stroke=edge)


def _description(poses: Mapping[Piece, Pose], words: Words, marks: Sequence[Mark]) -> str:
    """Text description of the picture, for those who cannot see it."""
    if not poses:
        return words.say("site-empty")
    counts = Counter(PIECES[piece] for piece in poses)
    highest = max(poses, key=lambda piece: highest_point_mm(piece, poses[piece]))
    lines = [
        words.say("site-contents", **{kind: counts[kind] for kind in Kind}),
        words.say(
            "site-highest",
            piece=words.piece(highest),
            height=round(highest_point_mm(highest, poses[highest])),
        ),
        *(words.say("site-mark", piece=words.piece(mark.piece), mark=words.say(f"mark-{mark.role}")) for mark in marks),
    ]
    return "\n".join(lines)
