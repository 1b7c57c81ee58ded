/**
 * A site in motion, shown a little behind what the server tells, so that it moves evenly although frames come when they come: between two
 * frames pieces are on their way, after the newest one they wait. Whoever falls far behind (a tab that slept) jumps; whoever has watched
 * something fall in slow motion hurries after.
 */
import type { Frame } from "./motion-frames";
import { between } from "../geometry/poses";
import type { Piece, Poses } from "../geometry/site";
import { SlowMotion } from "./slow-motion";

export interface Moment {
  moved: Poses;
  gone: readonly Piece[];
}

export const BEHIND_MS = 70;
const ASLEEP_MS = 400; // further behind than this nobody was looking: it jumps
const PAUSE_MS = 120; // a longer gap between frames was rest, a shorter one frames that got lost
const FRAME_MS = 20;
const SMOOTH_MS = 50;
const HURRY_MOST = 2.5;

interface Shot extends Moment {
  /** Since the act began, in milliseconds of the site's own time. */
  at: number;
}

export class MotionBuffer {
  newest: Frame | null = null;
  #shots: Shot[] = [];
  #position = 0;
  #lastMs: number | null = null;
  #newestMs = 0;
  #speed: number;
  #watch: SlowMotion | null;
  #sped = false; // there is something to catch up with after slow motion

  /** `rest`: the site when the act began. `speed`: so many times faster than it happened. */
  constructor(
    private readonly rest: Poses,
    private readonly ticksPerS: number,
    speed = 1,
    slowMotion = false,
  ) {
    this.#speed = speed;
    this.#watch = slowMotion ? new SlowMotion(rest) : null;
  }

  push(frame: Frame, nowMs: number): void {
    const at = (frame.tick / this.ticksPerS) * 1000;
    const last = this.#shots.at(-1);
    if (last && at <= last.at) return;
    if (last) this.#measure(at - last.at, nowMs - this.#newestMs);
    if (last && at - last.at > PAUSE_MS) this.#shots.push({ ...last, at: at - FRAME_MS });
    this.#shots.push({ at, moved: frame.moved, gone: frame.gone });
    if (!last) this.#position = at;
    this.newest = frame;
    this.#newestMs = nowMs;
    this.#watch?.see(at, frame.moved);
  }

  /** The moment that was drawn last, in milliseconds of the site's own time. */
  get position(): number {
    return this.#position;
  }

  get slow(): boolean {
    return this.#watch?.slowAt(this.#position) ?? false;
  }

  skipSlow(): void {
    this.#watch?.skip();
  }

  /** Everything that was told has been shown. */
  get shown(): boolean {
    return this.#position >= (this.#shots.at(-1)?.at ?? 0);
  }

  at(nowMs: number): Moment {
    const newest = this.#shots.at(-1);
    if (!newest) return { moved: {}, gone: [] };
    const past = this.#lastMs === null ? 0 : Math.max(0, nowMs - this.#lastMs);
    this.#lastMs = nowMs;
    this.#advance(past, nowMs, newest.at);
    while (this.#shots.length > 2 && this.#shots[1]!.at <= this.#position) this.#shots.shift();
    return this.#between();
  }

  #advance(past: number, nowMs: number, newestAt: number): void {
    const due = Math.min(newestAt, newestAt + (nowMs - this.#newestMs - BEHIND_MS) * this.#speed);
    if (this.#watch?.slowAt(this.#position)) {
      this.#sped = true;
      this.#watch.spend(past);
      this.#position = Math.min(due, this.#position + past * this.#watch.rate);
      return;
    }
    const behind = due - this.#position;
    if (behind <= FRAME_MS * this.#speed) this.#sped = false;
    if (!this.#sped && behind - past * this.#speed > ASLEEP_MS * Math.max(1, this.#speed)) this.#position = due;
    else {
      // A little slower or faster, so that frames that come early or late are not seen.
      const slowest = past < SMOOTH_MS ? 0.7 : 1;
      const faster = Math.max(slowest, Math.min(HURRY_MOST, 1 + (behind - past * this.#speed) / (BEHIND_MS * 2)));
      const next = Math.max(this.#position, Math.min(due, this.#position + past * this.#speed * faster));
      this.#position = this.#watch?.notPast(this.#position, next) ?? next;
    }
  }

  /** How much faster than real time frames come: others may have changed it in the middle. */
  #measure(siteMs: number, realMs: number): void {
    if (siteMs > PAUSE_MS || realMs < 1 || realMs > PAUSE_MS) return;
    this.#speed += 0.1 * (Math.max(0.1, Math.min(25, siteMs / realMs)) - this.#speed);
  }

  #between(): Moment {
    const [before, after] = [this.#shots[0]!, this.#shots[1]];
    if (!after || this.#position <= before.at) return before;
    if (this.#position >= after.at) return after;
    const t = (this.#position - before.at) / (after.at - before.at);
    const moved: Poses = {};
    for (const piece of new Set([...Object.keys(before.moved), ...Object.keys(after.moved)])) {
      const from = before.moved[piece] ?? this.rest[piece];
      const to = after.moved[piece] ?? (after.gone.includes(piece) ? from : this.rest[piece]);
      if (from && to) moved[piece] = between(from, to, t);
      else if (to) moved[piece] = to; // it has just come
    }
    return { moved, gone: before.gone };
  }
}
