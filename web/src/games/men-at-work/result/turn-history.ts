/** The course of a game, turn by turn, from what its record tells: who was at work, and what came of it. */
export interface Told {
  kind: string;
  seat?: number;
  first?: number;
}

export interface TurnTaken {
  turn: number;
  seat: number;
  accident: boolean;
  title: boolean;
  out: boolean;
}

export function turnHistory(events: readonly Told[]): TurnTaken[] {
  const turns: TurnTaken[] = [];
  const begin = (seat: number) =>
    turns.push({ turn: turns.length + 1, seat, accident: false, title: false, out: false });
  for (const { kind, seat, first } of events) {
    if (kind === "site") begin(first ?? 0);
    else if (kind === "turn") begin(seat ?? 0);
    const now = turns.at(-1);
    if (!now) continue;
    if (kind === "accident") now.accident = true;
    else if (kind === "title") now.title = true;
    else if (kind === "out") now.out = true;
  }
  return turns;
}

export interface Sums {
  turns: number;
  accidents: number;
  titles: number;
}

export function sumsOf(course: readonly TurnTaken[], seat: number): Sums {
  const own = course.filter((one) => one.seat === seat);
  return {
    turns: own.length,
    accidents: own.filter((one) => one.accident).length,
    titles: own.filter((one) => one.title).length,
  };
}
