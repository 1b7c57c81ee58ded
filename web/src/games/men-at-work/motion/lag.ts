/** Tells whether a site falls behind just now: what it has lost before is lost, and no reason to say so for ever. */
const WINDOW_MS = 2000;
const GROWN_MS = 200;

export class Lag {
  #seen: { at: number; lag: number }[] = [];

  grows(lagMs: number, nowMs: number): boolean {
    this.#seen = [...this.#seen.filter((one) => nowMs - one.at < WINDOW_MS), { at: nowMs, lag: lagMs }];
    return lagMs - this.#seen[0]!.lag > GROWN_MS;
  }
}
