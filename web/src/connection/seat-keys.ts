/** Tokens of the seats this device holds. Without one it can only watch. The secrets of its dice are in `fairness/storage.ts`. */
export interface SeatKey {
  seat: number;
  token: string;
  /** What the seat added to dice of the first form, in games that were begun before version 0.2. */
  entropy?: string;
}

const name = (table: string) => `chantier.seats.${table}`;

export function seatKeysOf(table: string): SeatKey[] {
  try {
    return JSON.parse(localStorage.getItem(name(table)) ?? "[]") as SeatKey[];
  } catch {
    return [];
  }
}

/** The one seat this device has at a table; null where it has none or several. */
export function ownSeat(table: string): number | null {
  const [own, ...more] = seatKeysOf(table);
  return own && !more.length ? own.seat : null;
}

export function storeSeatKey(table: string, key: SeatKey): void {
  const others = seatKeysOf(table).filter((one) => one.seat !== key.seat);
  localStorage.setItem(name(table), JSON.stringify([...others, key].sort((one, other) => one.seat - other.seat)));
}

export function removeSeatKeys(table: string, seat?: number): void {
  const left = seat === undefined ? [] : seatKeysOf(table).filter((one) => one.seat !== seat);
  if (left.length) localStorage.setItem(name(table), JSON.stringify(left));
  else localStorage.removeItem(name(table));
}
