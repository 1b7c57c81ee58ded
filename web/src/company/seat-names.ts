/** Seats in words. A bot is called by its level, with a number where several of one level sit at a table; Python does the same (core/names.py). */
import { levelName } from "./level-words";
import type { SeatInfo } from "../wire.gen";
import { say } from "../words.svelte";

/** By seat; null where there is no bot. */
export function botNames(levels: readonly (string | null | undefined)[]): (string | null)[] {
  return levels.map((level, seat) => {
    if (level === null || level === undefined) return null;
    const same = levels.filter((other) => other === level).length;
    const number = levels.slice(0, seat + 1).filter((other) => other === level).length;
    return same > 1 ? `${levelName(level)} ${number}` : levelName(level);
  });
}

export function seatNames(seats: readonly SeatInfo[]): string[] {
  const bots = botNames(seats.map((seat) => (seat.kind === "bot" ? (seat.bot ?? "") : null)));
  return seats.map((seat, number) => bots[number] ?? (seat.kind === "open" ? say("room-open") : seat.name));
}

export const seatName = (seats: readonly SeatInfo[], number: number): string => seatNames(seats)[number] ?? "";
