/** Finds the piece a ray meets first. */
import { PARTS, type Part } from "../pieces.gen";
import { add, inverse, rotate, scale, subtract } from "../geometry/poses";
import { kindOf, type Piece, type Poses, type Vector } from "../geometry/site";

/** How far along a ray a part begins; null: it is missed. `more` mm all round are given to fingers. */
function reached(from: Vector, along: Vector, { centre, size }: Part, more: number): number | null {
  let [enter, leave] = [0, Infinity];
  for (const axis of [0, 1, 2] as const) {
    const half = size[axis] / 2 + more;
    const start = centre[axis] - from[axis];
    if (Math.abs(along[axis]) < 1e-9) {
      if (Math.abs(start) > half) return null;
      continue;
    }
    const [one, two] = [(start - half) / along[axis], (start + half) / along[axis]];
    enter = Math.max(enter, Math.min(one, two));
    leave = Math.min(leave, Math.max(one, two));
    if (enter > leave) return null;
  }
  return enter;
}

/** The piece that a ray meets first, with so many mm of room all round, and how far along the ray. */
export function met(poses: Poses, from: Vector, along: Vector, room = 0): { piece: Piece; far: number } | null {
  let best: { piece: Piece; far: number } | null = null;
  for (const [piece, [position, rotation]] of Object.entries(poses)) {
    const back = inverse(rotation);
    const start = rotate(back, subtract(from, position));
    const way = rotate(back, along);
    for (const part of PARTS[kindOf(piece)]) {
      const far = reached(start, way, part, room);
      if (far !== null && far < (best?.far ?? Infinity)) best = { piece, far };
    }
  }
  return best;
}

/** The piece whose boxes a ray meets first: exactly, or else with some mm of room for fingers. */
export const picked = (poses: Poses, from: Vector, along: Vector, room = 0): Piece | null =>
  (met(poses, from, along) ?? (room > 0 ? met(poses, from, along, room) : null))?.piece ?? null;

/** The point at which a ray grips one of these; what stands before them hides them, room or not. */
export function gripped(own: Poses, others: Poses, from: Vector, along: Vector, room: number): Vector | null {
  const exact = met(own, from, along);
  const hit = exact ?? met(own, from, along, room);
  const before = hit && met(others, from, along);
  if (!hit || (before && (!exact || before.far < exact.far))) return null;
  return add(from, scale(along, hit.far));
}
