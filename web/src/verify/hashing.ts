/**
 * SHA-256 and HMAC-SHA-256. The browser's own where there is one; browsers keep it for https and for this machine, so a
 * page that comes over plain http from another machine uses the few lines below, which know the same test vectors.
 */
export type Bytes = Uint8Array<ArrayBuffer>;

export interface Hashing {
  sha256(bytes: Bytes): Promise<Bytes>;
  hmac(key: Bytes, message: Bytes): Promise<Bytes>;
}

export function bestHashing(): Hashing {
  return globalThis.crypto?.subtle ? builtInHashing : ownHashing;
}

export const builtInHashing: Hashing = {
  async sha256(bytes) {
    return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  },
  async hmac(key, message) {
    const usable = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return new Uint8Array(await crypto.subtle.sign("HMAC", usable, message));
  },
};

export const ownHashing: Hashing = {
  sha256: async (bytes) => sha256(bytes),
  hmac: async (key, message) => hmac(key, message),
};

const BLOCK = 64;

export function hmac(key: Bytes, message: Bytes): Bytes {
  const short = key.length > BLOCK ? sha256(key) : key;
  const padded = (filler: number) => {
    const block = new Uint8Array(BLOCK).fill(filler);
    short.forEach((byte, at) => (block[at]! ^= byte));
    return block;
  };
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), message))));
}

function joined(first: Bytes, second: Bytes): Bytes {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

/** FIPS 180-4. The constants are the fractions of the square and cube roots of the first primes, as the standard has them. */
export function sha256(bytes: Bytes): Bytes {
  const state = START.slice();
  const blocks = padded(bytes);
  const schedule = new Uint32Array(64);
  for (let at = 0; at < blocks.byteLength; at += BLOCK) {
    for (let t = 0; t < 16; t++) schedule[t] = blocks.getUint32(at + 4 * t);
    for (let t = 16; t < 64; t++) {
      const early = schedule[t - 15]!;
      const late = schedule[t - 2]!;
      const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      schedule[t] = schedule[t - 16]! + s0 + schedule[t - 7]! + s1;
    }
    mix(state, schedule);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => digest.setUint32(4 * at, word));
  return new Uint8Array(digest.buffer);
}

function mix(state: Uint32Array, schedule: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const S1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + S1 + ((e & f) ^ (~e & g)) + ROUND[t]! + schedule[t]!) | 0;
    const S0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (S0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at]! += word));
}

/** The message, a one bit, zeros, and its length in bits. */
function padded(bytes: Bytes): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  return view;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

const PRIMES = primes(64);
const ROUND = PRIMES.map((prime) => fraction(BigInt(prime), 3n));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(BigInt(prime), 2n));

/** The first 32 bits after the point of a root: the whole root of the number with enough zeros behind it. */
function fraction(of: bigint, root: bigint): number {
  const scaled = of << (32n * root);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** root <= scaled) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let one = 2; found.length < count; one++) if (found.every((prime) => one % prime)) found.push(one);
  return found;
}

export const ascii = (text: string): Bytes => new TextEncoder().encode(text);

export function fromHex(text: string): Bytes {
  return Uint8Array.from({ length: text.length / 2 }, (_, at) => parseInt(text.slice(2 * at, 2 * at + 2), 16));
}

export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
