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

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Bytes of our own for the dice, and their hash, which is promised when sitting down (docs/fairness.md). */
export async function newEntropy(): Promise<{ entropy: string; entropy_hash: string | null }> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Over plain http from another machine there is no hash to be had; then nothing is promised, and the record says so.
  const hashed = crypto.subtle ? hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))) : null;
  return { entropy: hex(bytes), entropy_hash: hashed };
}
