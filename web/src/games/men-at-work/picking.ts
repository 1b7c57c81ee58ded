/** Which piece a ray meets first. */
import { PARTS, type Part } from "./pieces.gen";
import { inverse, rotate, subtract } from "./poses";
import { kindOf, type Piece, type Poses, type Vector } from "./site";

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

/** The piece whose boxes a ray meets first: exactly, or else with some mm of room for fingers. */
export function picked(poses: Poses, from: Vector, along: Vector, room = 0): Piece | null {
  for (const more of room > 0 ? [0, room] : [0]) {
    let best: Piece | null = null;
    let nearest = Infinity;
    for (const [piece, [position, rotation]] of Object.entries(poses)) {
      const back = inverse(rotation);
      const start = rotate(back, subtract(from, position));
      const way = rotate(back, along);
      for (const part of PARTS[kindOf(piece)]) {
        const at = reached(start, way, part, more);
        if (at !== null && at < nearest) [best, nearest] = [piece, at];
      }
    }
    if (best !== null) return best;
  }
  return null;
}
