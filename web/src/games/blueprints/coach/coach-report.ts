/** The coach's report, ready to be shown: numbers of bars, and where in the replay a step is seen. */
import type { Analysis, Balance, Weighed } from "../types.gen";

export const percent = (share: number): number => Math.round(100 * share);

/** Parts of an account that change what a seat could expect at the start. */
export const CHANGES = ["luck", "own", "others"] as const;
const PARTS = ["start", ...CHANGES] as const;

export interface Bar {
  share: number; // of 100, without its sign
  sign: "" | "+" | "−";
  width: number; // of what the longest takes, from 0 to 1
}

/** One seat's account in whole percent: start and changes add up to the outcome. */
export interface Account extends Record<(typeof CHANGES)[number], Bar> {
  start: number;
  outcome: number;
}

/** The accounts of all seats, their bars on one scale. */
export function accounts(seats: readonly Balance[]): Account[] {
  const longest = Math.max(0.01, ...seats.flatMap((seat) => CHANGES.map((part) => Math.abs(seat[part]))));
  return seats.map((seat) => {
    const { start, outcome, ...changes } = percents(seat);
    const bar = (part: (typeof CHANGES)[number]): Bar => {
      const share = changes[part];
      const sign = share > 0 ? "+" : share < 0 ? "−" : "";
      return { share: Math.abs(share), sign, width: Math.abs(seat[part]) / longest };
    };
    return { start, outcome, luck: bar("luck"), own: bar("own"), others: bar("others") };
  });
}

/** Rounded so that the parts add up to the outcome: those nearest to the next whole number are rounded up. */
export function percents(seat: Balance): Record<(typeof PARTS)[number] | "outcome", number> {
  const exact = PARTS.map((part) => 100 * seat[part]);
  const whole = exact.map(Math.floor);
  const outcome = percent(seat.outcome);
  const lacking = outcome - whole.reduce((sum, part) => sum + part, 0);
  const byRest = PARTS.map((_, part) => part).sort((a, b) => exact[b]! - whole[b]! - (exact[a]! - whole[a]!));
  for (const part of byRest.slice(0, lacking)) whole[part]! += 1;
  const [start, luck, own, others] = whole as [number, number, number, number];
  return { start, luck, own, others, outcome };
}

/** The address of the moment that shows a step: cards and pool of a later round belong to the pick that ended the one before. */
export function addressOfStep({ kind, turn }: Weighed): string {
  return turn > 0 && (kind === "cards" || kind === "pool") ? `${turn}.2` : String(turn);
}

/** Who gained most by a step, and who lost most. */
export function swing({ gave }: Weighed): { up: number; down: number } {
  return { up: gave.indexOf(Math.max(...gave)), down: gave.indexOf(Math.min(...gave)) };
}

/** Who picked before a refill. */
export const pickerBefore = ({ steps }: Analysis, number: number): number | null => steps[number - 1]?.seat ?? null;
