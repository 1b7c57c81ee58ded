/** "See it again": the last fall of a site, shown once more from the frames that the page has kept. */
import { LastSeconds, SLOWLY } from "./last-seconds";
import type { Moment } from "./moving";
import type { Poses } from "./site";
import type { Cause } from "./types.gen";

export class Again {
  /** The last act in which something fell; null: nothing has. */
  fallen = $state.raw<LastSeconds | null>(null);
  playing = $state(false);
  #now = $state.raw<LastSeconds | null>(null);
  #at = 0;
  #lastMs: number | null = null;

  /** An act begins; what fell before can be seen until something else falls. */
  begin(rest: Poses): void {
    this.stop();
    this.#now = new LastSeconds(rest);
  }

  push(at: number, moment: Moment): void {
    this.#now?.push(at, moment);
  }

  fell(cause: Cause | null): void {
    if (!this.#now) return;
    this.#now.fell(cause);
    if (this.#now.hasFallen) this.fallen = this.#now;
  }

  /** Whether no other act has begun since: only then the site under it is the same. */
  get isNow(): boolean {
    return this.fallen !== null && this.fallen === this.#now;
  }

  see(): void {
    if (!this.fallen) return;
    this.#at = this.fallen.span.from;
    this.#lastMs = null;
    this.playing = true;
  }

  stop(): void {
    this.playing = false;
  }

  /** Asked once for each picture; null: it has been seen. */
  frame(nowMs: number): Moment | null {
    if (!this.playing || !this.fallen) return null;
    this.#at += this.#lastMs === null ? 0 : Math.max(0, nowMs - this.#lastMs) * SLOWLY;
    this.#lastMs = nowMs;
    if (this.#at < this.fallen.span.to) return this.fallen.at(this.#at);
    this.stop();
    return null;
  }
}
