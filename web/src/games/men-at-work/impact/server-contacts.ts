/** The contacts of one act, from when the server tells them until they are shown. */
import type { Frame } from "../motion/motion-frames";
import type { Poses } from "../geometry/site";
import type { Contact } from "./contact";
import { MotionContacts } from "./motion-contacts";

const MOST = 64; // a page that nobody looks at keeps no more
const LOOK_MS = 15; // of the page's clock, between two looks at what is only shown: in a hurry frames come much faster

export class ServerContacts {
  #waiting: Contact[] = [];
  #newest: number | null = null; // the tick of the last frame
  #seen = new MotionContacts();
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** `before`: the site when the act began, with what the hand took. */
  constructor(
    private readonly ticksPerS: number,
    private readonly before: Poses,
  ) {}

  hear(frame: Frame, nowMs: number): void {
    const found = frame.shown ? this.#workedOut(frame, nowMs) : this.#told(frame);
    this.#waiting = [...this.#waiting, ...found].slice(-MOST);
    this.#newest = frame.tick;
  }

  /** Frames repeat them for a while; those of the first frame are from before this page was there. */
  #told({ contacts }: Frame): Contact[] {
    const newest = this.#newest;
    if (newest === null) return [];
    return contacts
      .filter(({ tick }) => tick > newest)
      .map(({ tick, ...contact }) => ({ ...contact, at: this.#ms(tick) }));
  }

  /** What is only shown is told without them. */
  #workedOut({ tick, moved, gone }: Frame, nowMs: number): Contact[] {
    if (nowMs - this.#lookedAt < LOOK_MS) return [];
    this.#lookedAt = nowMs;
    const poses = { ...this.before, ...moved };
    for (const piece of gone) delete poses[piece];
    return this.#seen.see(this.#ms(tick), poses);
  }

  #ms(tick: number): number {
    return (tick / this.ticksPerS) * 1000;
  }

  /** What is to be shown by now, each once. `position`: the moment that is drawn; `isDrawn`: this one is seen already. */
  due(position: number, isDrawn: (contact: Contact) => boolean): Contact[] {
    const isDue = (contact: Contact) => contact.at <= position || isDrawn(contact);
    const due = this.#waiting.filter(isDue);
    if (due.length) this.#waiting = this.#waiting.filter((contact) => !due.includes(contact));
    return due;
  }
}
