/** A hint for the turn that is shown: asked for, searched for by the server, and there until the turn is over. */
import { request, RequestError } from "../../../http";
import type { HintAsked, HintGiven } from "../../../wire.gen";
import type { Hints } from "../types.gen";

const AGAIN_MS = 400;
const LONG_MS = 3000;

export interface Asking {
  table: string;
  seat: number;
  n: number; // of the move it is for
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class HintSearch {
  found = $state.raw<Hints | null>(null);
  /** The server's sentence where there is no hint. */
  refused = $state<string | null>(null);
  asking = $state(false);
  /** It takes so long that one should know why. */
  slow = $state(false);
  #for: Asking | null = null;

  constructor(
    private readonly ask: (about: Asking) => Promise<HintGiven> = askServer,
    private readonly wait: (ms: number) => Promise<void> = pause,
  ) {}

  /** Asks again and again until it is there; once for a turn. True if it is. */
  async begin(about: Asking): Promise<boolean> {
    if (this.isFor(about.n) && (this.asking || this.found)) return this.found !== null;
    this.clear();
    this.#for = about;
    this.asking = true;
    const current = (): boolean => this.#for === about;
    let waited = 0;
    try {
      for (;;) {
        const { hint } = await this.ask(about);
        if (!current()) return false;
        if (hint) {
          this.found = hint as Hints;
          return true;
        }
        await this.wait(AGAIN_MS);
        if (!current()) return false;
        waited += AGAIN_MS;
        this.slow = waited >= LONG_MS;
      }
    } catch (trouble) {
      if (!(trouble instanceof RequestError)) throw trouble;
      if (current()) this.refused = trouble.text;
      return false;
    } finally {
      if (current()) this.asking = false;
    }
  }

  isFor(n: number): boolean {
    return this.#for?.n === n;
  }

  clear(): void {
    this.#for = null;
    this.found = null;
    this.refused = null;
    this.asking = this.slow = false;
  }
}

function askServer({ table, seat, n }: Asking): Promise<HintGiven> {
  const asked: HintAsked = { n, unrated: true };
  return request<HintGiven>("POST", `/api/tables/${table}/seats/${seat}/hint`, asked);
}
