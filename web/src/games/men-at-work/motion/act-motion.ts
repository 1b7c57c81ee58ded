/** The motion of one act, from what the server tells until it is drawn: poses, contacts, and by how much it lags. */
import type { Poses } from "../geometry/site";
import type { Contact } from "../impact/contact";
import { ServerContacts } from "../impact/server-contacts";
import type { About } from "../types.gen";
import { Lag } from "./lag";
import { MotionBuffer, type Moment } from "./motion-buffer";
import { readFrame, type Frame } from "./motion-frames";

export class ActMotion {
  /** The last that was told. */
  newest: Frame | null = null;
  heardAt = 0;
  readonly #buffer: MotionBuffer;
  readonly #contacts: ServerContacts;
  readonly #lag = new Lag();
  readonly #beganAt = performance.now();

  /** `rest`: the site when the act began; `before`: with what the hand took. */
  constructor(
    private readonly about: About,
    rest: Poses,
    readonly before: Poses,
    shown: { times: number; slowMotion: boolean },
  ) {
    this.#buffer = new MotionBuffer(rest, about.ticks_per_s, shown.times, shown.slowMotion);
    this.#contacts = new ServerContacts(about.ticks_per_s, before);
  }

  /** Null: it is not about this act, or cannot be read. */
  read(content: ArrayBuffer, live: number): Frame | null {
    const frame = readFrame(content, this.about.things, this.about.step_mm);
    return frame?.live === live ? frame : null;
  }

  /** Returns whether the site falls behind just now. */
  push(frame: Frame, nowMs: number): boolean {
    this.#buffer.push(frame, nowMs);
    this.#contacts.hear(frame, nowMs);
    this.newest = frame;
    this.heardAt = nowMs;
    return this.#lag.grows(frame.lagMs, nowMs);
  }

  at(nowMs: number): Moment {
    return this.#buffer.at(nowMs);
  }

  /** Everything as last told: also what has not moved. */
  get poses(): Poses {
    const poses: Poses = { ...this.before, ...this.newest?.moved };
    for (const piece of this.newest?.gone ?? []) delete poses[piece];
    return poses;
  }

  /** Contacts to be shown with what was drawn last; `isDrawn`: this one is seen already. */
  due(isDrawn: (contact: Contact) => boolean): Contact[] {
    return this.#contacts.due(this.#buffer.position, isDrawn);
  }

  get slow(): boolean {
    return this.#buffer.slow;
  }

  get shown(): boolean {
    return this.#buffer.shown;
  }

  skipSlow(): void {
    this.#buffer.skipSlow();
  }

  ms(frame: Frame): number {
    return (frame.tick / this.about.ticks_per_s) * 1000;
  }

  /** Seconds by the site's own time, which may lag behind; while nothing moves it tells none, and is not late. */
  get seconds(): number {
    const told = this.newest ? this.ms(this.newest) / 1000 : 0;
    return told + (performance.now() - (this.newest ? this.heardAt : this.#beganAt)) / 1000;
  }
}
