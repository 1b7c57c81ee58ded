/** What a device keeps for a seat: its token. Without it it could only look on. What it adds to the dice is in `fairness/kept.ts`. */
export interface SeatKey {
  seat: number;
  token: string;
  /** What the seat added to dice of the first form, in games that were begun before version 0.2. */
  entropy?: string;
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
