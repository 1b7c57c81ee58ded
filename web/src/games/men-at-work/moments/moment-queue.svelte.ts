/** Queue of moments: the one that is shown, and how long it waits to be looked at. */
import type { Moment } from "./moments";

export class MomentQueue {
  now = $state.raw<Moment | null>(null);
  #next: Moment[] = [];
  #since = 0; // the turn in which they were told
  #last = Infinity; // the first own turn after it: when that is over, it is old news

  /** Newer news takes the place of older; but an accident that nobody has confirmed comes back after anything else. */
  hear(moments: readonly Moment[], { turn, mine }: { turn: number; mine: boolean }): void {
    if (moments.length) {
      const kept = moments.some((one) => one.kind === "accident")
        ? []
        : this.#all.filter((one) => one.kind === "accident");
      this.#next = [...moments, ...kept];
      this.#since = turn;
      this.#last = Infinity;
      this.done();
    } else if (turn > this.#last) this.clear();
    if (mine && turn > this.#since) this.#last = Math.min(this.#last, turn);
  }

  /** It has been seen: the next one. */
  done(): void {
    this.now = this.#next.shift() ?? null;
  }

  clear(): void {
    this.#next = [];
    this.now = null;
  }

  get #all(): Moment[] {
    return this.now ? [this.now, ...this.#next] : this.#next;
  }
}
