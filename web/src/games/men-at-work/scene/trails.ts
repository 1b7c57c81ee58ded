/** The ways that pieces took through the air, so that it can be seen where something fell from. Millimetres. */
import type { Piece, Poses, Vector } from "../geometry/site";

const STEP = 4; // mm between two points that are kept
const JUMP = 80; // mm: nothing falls that far between two frames, somebody has leafed through a recording
const MOST = 400;

const apart = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

export class Trails {
  #ways = new Map<Piece, Vector[]>();
  #resting = true;

  /** Everything rests: the ways stay until something moves again. */
  rest(): void {
    this.#resting = true;
  }

  record(moved: Poses, held: readonly Piece[]): void {
    for (const piece in moved) {
      if (held.includes(piece)) continue;
      if (this.#resting) {
        this.#resting = false;
        this.#ways.clear();
      }
      const at = moved[piece]![0];
      const way = this.#ways.get(piece);
      const last = way?.[way.length - 1];
      if (!way || !last || apart(last, at) > JUMP) this.#ways.set(piece, [at]);
      else if (apart(last, at) >= STEP && way.length < MOST) way.push(at);
    }
  }

  /** A way that was worth the name: one that only trembled has none. */
  of(piece: Piece): readonly Vector[] {
    const way = this.#ways.get(piece) ?? [];
    return way.length > 3 ? way : [];
  }
}

/** A way cut into dashes of equal length. */
export function dashes(way: readonly Vector[], dash: number, gap: number): [Vector, Vector][] {
  const found: [Vector, Vector][] = [];
  let [along, start] = [0, way[0]];
  let drawing = true;
  for (let i = 1; i < way.length; i++) {
    const to = way[i]!;
    let from = way[i - 1]!;
    let left = apart(from, to);
    while (left > 0) {
      const until = (drawing ? dash : gap) - along;
      if (left < until) {
        along += left;
        break;
      }
      const t = until / left;
      const at: Vector = [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t,
        from[2] + (to[2] - from[2]) * t,
      ];
      if (drawing) found.push([start!, at]);
      start = from = at;
      left -= until;
      along = 0;
      drawing = !drawing;
    }
  }
  return found;
}
