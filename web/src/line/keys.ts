/** What a device keeps for a seat: its token, and the entropy it promised. Without them it could only look on. */
export interface SeatKey {
  seat: number;
  token: string;
  entropy: string;
}

const name = (table: string) => `chantier.seats.${table}`;

export function keysOf(table: string): SeatKey[] {
  try {
    return JSON.parse(localStorage.getItem(name(table)) ?? "[]") as SeatKey[];
  } catch {
    return [];
  }
}

export function keep(table: string, key: SeatKey): void {
  const others = keysOf(table).filter((one) => one.seat !== key.seat);
  localStorage.setItem(name(table), JSON.stringify([...others, key].sort((one, other) => one.seat - other.seat)));
}

export function drop(table: string, seat?: number): void {
  const left = seat === undefined ? [] : keysOf(table).filter((one) => one.seat !== seat);
  if (left.length) localStorage.setItem(name(table), JSON.stringify(left));
  else localStorage.removeItem(name(table));
}

/** Bytes of our own for the dice, and their hash, which is promised when sitting down (docs/fairness.md). */
export async function newEntropy(): Promise<{ entropy: string; entropy_hash: string }> {
  const { bestHashing, toHex } = await import("../checking/hashing"); // also over plain http, where browsers have no hash
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { entropy: toHex(bytes), entropy_hash: toHex(await bestHashing().sha256(bytes)) };
}
