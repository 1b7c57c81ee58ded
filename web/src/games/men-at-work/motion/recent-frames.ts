/** The last seconds of an act, kept in the page: a fall can be seen again at once, slowly and from any angle. */
import { between } from "../geometry/poses";
import type { Moment } from "./motion-buffer";
import type { Piece, Poses } from "../geometry/site";
import type { Cause } from "../types.gen";

const KEPT_MS = 8000;
const LEAD_MS = 500; // before it begins
const AFTER_MS = 900; // after it has landed
export const SLOWLY = 0.3;

interface Shot {
  at: number; // milliseconds of the site's own time
  moved: Poses;
  gone: readonly Piece[];
}

export class RecentFrames {
  #shots: Shot[] = [];
  #fellAt: number | null = null;
  cause: Cause | null = null;

  /** `rest`: the site when the act began; every frame tells what has moved since. */
  constructor(readonly rest: Poses) {}

  push(at: number, { moved, gone }: Moment): void {
    if (this.#fellAt !== null && at > this.#fellAt + AFTER_MS) return; // what comes after is not asked for
    this.#shots.push({ at, moved, gone });
    while (this.#shots[0]!.at < at - KEPT_MS) this.#shots.shift();
  }

  /** Something has fallen just now. */
  fell(cause: Cause | null): void {
    this.#fellAt ??= this.#shots.at(-1)?.at ?? 0;
    this.cause ??= cause;
  }

  get hasFallen(): boolean {
    return this.#fellAt !== null && this.#shots.length > 1;
  }

  /** From when to when it is worth seeing. */
  get span(): { from: number; to: number } {
    const first = this.#shots[0]?.at ?? 0;
    const to = this.#shots.at(-1)?.at ?? 0;
    const began = this.cause ? this.cause.at_s * 1000 : (this.#fellAt ?? to) - 1000;
    return { from: Math.max(first, Math.min(began, to) - LEAD_MS), to };
  }

  at(time: number): Moment {
    const later = this.#shots.findIndex((shot) => shot.at > time);
    if (later <= 0) return this.#shots.at(later) ?? { moved: {}, gone: [] };
    const [before, after] = [this.#shots[later - 1]!, this.#shots[later]!];
    const share = (time - before.at) / (after.at - before.at);
    const moved: Poses = {};
    for (const piece of new Set([...Object.keys(before.moved), ...Object.keys(after.moved)])) {
      const from = before.moved[piece] ?? this.rest[piece];
      const to = after.moved[piece] ?? (after.gone.includes(piece) ? from : this.rest[piece]);
      if (from && to) moved[piece] = between(from, to, share);
      else if (to) moved[piece] = to;
    }
    return { moved, gone: before.gone };
  }
}
