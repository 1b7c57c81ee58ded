/** "See it again": the last fall of a site, shown once more from the frames that the page has kept. */
import { RecentFrames, SLOWLY } from "./recent-frames";
import type { Moment } from "./motion-buffer";
import type { Poses } from "../geometry/site";
import type { Cause } from "../types.gen";

export class FallReplay {
  /** The last act in which something fell; null: nothing has, or its act was not seen here. */
  fallen = $state.raw<RecentFrames | null>(null);
  /** What is shown once more just now. */
  shown = $state.raw<RecentFrames | null>(null);
  #now: RecentFrames | null = null;
  #at = 0;
  #lastMs: number | null = null;

  /** An act begins; what fell before can be seen until something else falls. Others go on without waiting for who looks. */
  begin(rest: Poses, own: boolean): void {
    if (own) this.stop();
    this.#now = new RecentFrames(rest);
  }

  push(at: number, moment: Moment): void {
    this.#now?.push(at, moment);
  }

  fell(cause: Cause | null): void {
    this.#now?.fell(cause);
    this.fallen = this.#now?.hasFallen ? this.#now : null;
  }

  get playing(): boolean {
    return this.shown !== null;
  }

  see(fall: RecentFrames): void {
    this.#at = fall.span.from;
    this.#lastMs = null;
    this.shown = fall;
  }

  stop(): void {
    this.shown = null;
  }

  /** Asked once for each picture; null: it has been seen. */
  frame(nowMs: number): Moment | null {
    if (!this.shown) return null;
    this.#at += this.#lastMs === null ? 0 : Math.max(0, nowMs - this.#lastMs) * SLOWLY;
    this.#lastMs = nowMs;
    if (this.#at < this.shown.span.to) return this.shown.at(this.#at);
    this.stop();
    return null;
  }
}
