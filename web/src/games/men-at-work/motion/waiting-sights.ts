/** Sights that wait until the motion before them has been shown, but not for ever. */
import { sinceTakeBack } from "../../../table/take-back/taken-back";
import type { MenAtWorkSight } from "../geometry/site";

const LATE_MS = 4000;

export class WaitingSights {
  #waiting: MenAtWorkSight[] = [];
  #late: ReturnType<typeof setTimeout> | undefined;

  /** `show`: called when they have waited too long. */
  constructor(private readonly show: () => void) {}

  get any(): boolean {
    return this.#waiting.length > 0;
  }

  push(sight: MenAtWorkSight): void {
    this.#waiting.push(sight);
  }

  /** Those that wait are shown later on in any case. */
  expire(): void {
    this.#late ??= setTimeout(() => this.show(), LATE_MS);
  }

  /** The newest, with the events of all: what happened meanwhile happened too. */
  take(): MenAtWorkSight | null {
    clearTimeout(this.#late);
    this.#late = undefined;
    const all = this.#waiting;
    this.#waiting = [];
    const newest = all.at(-1);
    return newest ? { ...newest, events: [...sinceTakeBack(all.flatMap((sight) => sight.events))] } : null;
  }
}
