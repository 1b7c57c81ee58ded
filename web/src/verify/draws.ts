/** Draws as docs/fairness.md has them: HMAC-SHA-256(key, "purpose/decision/counter"), evenly among n items. */
import { ascii, fromHex, toHex, type Bytes, type Hashing } from "./hashing";

const WORD = 2n ** 64n;

export async function commit(hashing: Hashing, serverSeed: string): Promise<string> {
  return toHex(await hashing.sha256(fromHex(serverSeed)));
}

export async function deriveKey(
  hashing: Hashing,
  game: string,
  serverSeed: string,
  salts: readonly string[],
): Promise<Bytes> {
  const message = ["chantier/1", game, await commit(hashing, serverSeed), ...salts].join("|");
  return hashing.hmac(fromHex(serverSeed), ascii(message));
}

/** One draw, with everything somebody needs to do it again by hand. */
export interface Draw {
  purpose: string;
  message: string; // what the key was applied to
  word: string; // its first 8 bytes
  skipped: number; // words before it that would have favoured low items
  of: bigint; // how many items there were
  index: bigint; // counted from 0
  result: string;
}

/** The draws of one decision, in the order in which they are made; kept so that they can be looked at. */
export class Decision {
  readonly draws: Draw[] = [];
  #counters = new Map<string, number>();

  constructor(
    private readonly hashing: Hashing,
    private readonly key: Bytes,
    readonly number: number,
  ) {}

  async choose<Item>(items: readonly Item[], purpose: string): Promise<Item> {
    const index = await this.below(BigInt(items.length), purpose, (at) => String(items[Number(at)]));
    return items[Number(index)]!;
  }

  async below(count: bigint, purpose: string, named: (index: bigint) => string = String): Promise<bigint> {
    const even = WORD - (WORD % count);
    const from = this.#counters.get(purpose) ?? 0;
    for (let counter = from; ; counter++) {
      const message = `${purpose}/${this.number}/${counter}`;
      const word = toHex((await this.hashing.hmac(this.key, ascii(message))).slice(0, 8));
      const value = BigInt(`0x${word}`);
      if (value >= even) continue;
      const index = value % count;
      this.#counters.set(purpose, counter + 1);
      this.draws.push({ purpose, message, word, skipped: counter - from, of: count, index, result: named(index) });
      return index;
    }
  }
}
