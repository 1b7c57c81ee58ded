/** Parts shared by the verifiers of the games: decisions that remember their draws, and how a difference is reported. */
import { toHex, type Bytes, type Hashing } from "./hashing";
import { Decision, type Draw } from "./draws";
import type { Line } from "./record-line";

/** One decision with all its draws, and the event of the record with which it begins. */
export interface Checked {
  decision: number;
  event: number; // counted from 1
  draws: readonly Draw[];
  key: string;
}

export interface Difference {
  event: number;
  field: string;
  expected: string[]; // what had to come; for a die that was taken: where it had to be
  found: string[];
  at: number | null; // the first item that differs, where both are lists
}

export class Different extends Error {
  constructor(readonly difference: Difference) {
    super(difference.field);
  }
}

export class DrawCheck {
  readonly checked: Checked[] = [];

  constructor(
    private readonly hashing: Hashing,
    /** By decision; one for all in the first form. */
    private readonly key: (decision: number) => Bytes,
    /** Told how many events are done; it may wait, so that a page can show it. */
    private readonly progress: (event: number) => Promise<void> | void,
    /** The line that is checked; without one every decision counts. */
    private readonly line: Pick<Line, "numbers" | "decisions"> | null = null,
  ) {}

  /** The next decision, which begins with this event of the line. */
  begin(at: number): Decision {
    const count = this.checked.length;
    const decision = this.line?.decisions[count] ?? count;
    const event = this.line?.numbers[at - 1] ?? at;
    const key = this.key(decision);
    const begun = new Decision(this.hashing, key, decision);
    this.checked.push({ decision, event, draws: begun.draws, key: toHex(key) });
    return begun;
  }

  async step(event: number): Promise<void> {
    await this.progress(event);
  }
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

export function mustBe(event: number, field: string, expected: unknown, found: unknown): void {
  if (JSON.stringify(expected) !== JSON.stringify(found)) differs(event, field, expected, found);
}

export function differs(event: number, field: string, expected: unknown, found: unknown): never {
  const [one, other] = [texts(expected), texts(found)];
  const both = Array.isArray(expected) && Array.isArray(found);
  const at = both
    ? Array.from({ length: Math.max(one.length, other.length) }).findIndex((_, at) => one[at] !== other[at])
    : null;
  throw new Different({ event, field, expected: one, found: other, at });
}
