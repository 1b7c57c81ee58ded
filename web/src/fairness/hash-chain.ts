/** A device's chain: link n becomes the end when it is hashed n times (docs/fairness.md). */
import { fromHex, sha256, toHex, type Bytes } from "../verify/hashing";

/** How often our devices hash: many times more than any game has decisions. */
export const CHAIN_LENGTH = 4096;

export class Chain {
  readonly #links: Bytes[]; // link 0 last

  /** Hashed here and not by the browser's own: that one is asynchronous, and thousands of waits take longer than the hashes. */
  constructor(secret: string, length = CHAIN_LENGTH) {
    this.#links = [fromHex(secret)];
    for (let count = 0; count < length; count++) this.#links.push(sha256(this.#links[count]!));
  }

  get end(): string {
    return toHex(this.#links.at(-1)!);
  }

  /** null: the chain is used up. */
  link(n: number): string | null {
    const link = this.#links.at(-1 - n);
    return n < this.#links.length && link ? toHex(link) : null;
  }
}
