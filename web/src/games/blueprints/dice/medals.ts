/** Points printed on Awards and Prizes, and their sum in a round. The server's own total is what counts. */
import type { Award, Prize, RoundResult } from "../types.gen";

export const AWARDS: readonly Award[] = ["gold", "silver", "bronze"];
export const PRIZES: readonly Prize[] = ["skyscraper", "integrity", "geometer", "materials"];
export const AWARD_PRINTED: Record<Award, number> = { gold: 3, silver: 2, bronze: 1 };
export const PRIZE_PRINTED = 2;

type Given = Pick<RoundResult, "awards" | "prizes">;

export const awardsOf = (given: Given, seat: number): Award[] => AWARDS.filter((award) => given.awards[award] === seat);
export const prizesOf = (given: Given, seat: number): Prize[] => PRIZES.filter((prize) => given.prizes[prize] === seat);

export function printedPoints(given: Given, seat: number): number {
  const awards = awardsOf(given, seat).reduce((sum, award) => sum + AWARD_PRINTED[award], 0);
  return awards + PRIZE_PRINTED * prizesOf(given, seat).length;
}

/** By seat, by round. */
export function pointsByRound(rounds: readonly Given[], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => rounds.map((round) => printedPoints(round, seat)));
}
