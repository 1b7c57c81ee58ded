/** How a game with bots went, and which level comes next. */
import type { Placed } from "../result/standings";
import type { TableInfo } from "../wire.gen";

/** How a game ended for whoever played it. */
export type Ended = "won" | "between" | "last";

/** Kept on this device for each game. */
export interface Company {
  level: string;
  ended: Ended | null; // null: at this level none has been played yet
}

export type Step = { to: string; way: "up" | "down" };

/** One up after a victory, one down after the last place; nothing in between, nor where the levels end. */
export function nextStep(levels: readonly string[], { level, ended }: Company): Step | null {
  const at = levels.indexOf(level);
  if (at < 0 || (ended !== "won" && ended !== "last")) return null;
  const to = levels[ended === "won" ? at + 1 : at - 1];
  return to === undefined ? null : { to, way: ended === "won" ? "up" : "down" };
}

/** The level of a table where one person plays with bots of one level; null at all others. */
export function levelAt({ seats, you }: Pick<TableInfo, "seats" | "you">): string | null {
  const others = seats.filter((_, seat) => seat !== you);
  const level = others[0]?.bot ?? null;
  return you !== null && you !== undefined && others.every(({ kind, bot }) => kind === "bot" && bot === level)
    ? level
    : null;
}

export function endedFor(seat: number, placed: readonly Placed[], winners: readonly number[]): Ended {
  if (winners.includes(seat)) return "won";
  const place = placed.find((one) => one.seat === seat)?.place ?? 0;
  return place === Math.max(...placed.map((one) => one.place)) ? "last" : "between";
}
