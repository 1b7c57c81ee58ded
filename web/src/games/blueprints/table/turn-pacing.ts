/**
 * Bots answer faster than anybody can look. What happened is shown one turn after the other, each for a moment; but the table never
 * lags behind: when more than a few turns wait, the older ones are skipped.
 */
export interface Paced<Item> {
  show: (item: Item) => void;
  /** Milliseconds for which an item stays before the next one is shown. */
  stays: (item: Item) => number;
  /** Calls back after so long; for tests it can be something else than the wall clock. */
  after?: (milliseconds: number, then: () => void) => void;
}

export const MOST_WAITING = 4;

export class TurnPacing<Item> {
  #waiting: Item[] = [];
  #busy = false;

  constructor(private readonly use: Paced<Item>) {}

  push(item: Item): void {
    this.#waiting.push(item);
    if (this.#waiting.length > MOST_WAITING) this.#waiting.splice(0, this.#waiting.length - MOST_WAITING);
    if (!this.#busy) this.#next();
  }

  /** Shows this one now and forgets what waited. */
  jump(item: Item): void {
    this.#waiting = [];
    this.use.show(item);
  }

  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  #next(): void {
    const item = this.#waiting.shift();
    if (item === undefined) {
      this.#busy = false;
      return;
    }
    this.#busy = true;
    this.use.show(item);
    const stays = this.use.stays(item);
    const after = this.use.after ?? ((milliseconds, then) => void setTimeout(then, milliseconds));
    if (stays > 0) after(stays, () => this.#next());
    else this.#next();
  }
}
