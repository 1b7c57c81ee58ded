/** Slow motion, only while something falls: from its first free fall until it lands, and not for long. */
import { kindOf, type Piece, type Poses } from "../geometry/site";

const RATE = 0.25;
const MOST_MS = 2500;
const FALLING_MM_S = 600; // faster downwards than any hand, and than what is let go a little too high
const LANDED_MM_S = 150;
const LED_MS = 40; // it was falling a little before one could tell
const AFTER_MS = 60; // and one wants to see it land

export class SlowMotion {
  readonly rate = RATE;
  #before: { at: number; poses: Poses } | null = null;
  #falling = new Set<Piece>();
  #from: number | null = null;
  #until = Number.POSITIVE_INFINITY;
  #spent = 0;

  constructor(private readonly rest: Poses) {}

  see(at: number, poses: Poses): void {
    const before = this.#before;
    this.#before = { at, poses };
    if (!before || at <= before.at || this.#until !== Number.POSITIVE_INFINITY) return;
    for (const [piece, pose] of Object.entries(poses)) {
      const from = before.poses[piece] ?? this.rest[piece];
      if (!from || kindOf(piece) === "hat") continue; // a hat that hops is no drama
      const down = ((from[0][2] - pose[0][2]) / (at - before.at)) * 1000;
      if (down > FALLING_MM_S) {
        this.#falling.add(piece);
        this.#from ??= at - LED_MS;
      } else if (down < LANDED_MM_S && this.#falling.has(piece)) this.#until = at + AFTER_MS;
    }
  }

  slowAt(at: number): boolean {
    return this.#from !== null && at >= this.#from && at < this.#until && this.#spent < MOST_MS;
  }

  /** No step goes past the beginning of a fall. */
  notPast(from: number, to: number): number {
    return this.#from !== null && from < this.#from && to > this.#from && this.#spent < MOST_MS ? this.#from : to;
  }

  spend(milliseconds: number): void {
    this.#spent += milliseconds;
  }

  skip(): void {
    this.#spent = MOST_MS;
  }
}
