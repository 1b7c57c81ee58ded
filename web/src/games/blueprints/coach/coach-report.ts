/** The coach's report, ready to be shown: numbers of bars, and where in the replay a step is seen. */
import type { Analysis, Balance, Weighed } from "../types.gen";

export const percent = (share: number): number => Math.round(100 * share);

export interface Bar {
  share: number; // of 100, without its sign
  sign: "" | "+" | "−";
  width: number; // of what the longest takes, from 0 to 1
}

/** Luck and own play of every seat, all on one scale. */
export function bars(seats: readonly Balance[]): { luck: Bar; own: Bar }[] {
  const longest = Math.max(0.01, ...seats.flatMap(({ luck, own }) => [Math.abs(luck), Math.abs(own)]));
  const bar = (value: number): Bar => {
    const share = percent(value);
    return { share: Math.abs(share), sign: share > 0 ? "+" : share < 0 ? "−" : "", width: Math.abs(value) / longest };
  };
  return seats.map(({ luck, own }) => ({ luck: bar(luck), own: bar(own) }));
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
