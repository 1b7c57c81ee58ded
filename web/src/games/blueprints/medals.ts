/** What is printed on Awards and Prizes, and what that makes in a round. The server's own total is what counts. */
import type { Award, Prize, RoundResult } from "./types.gen";

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

export interface Placed {
  seat: number;
  place: number; // counted from 1
  points: number;
}

/** From the best down; who has won stands first whatever the others have. */
export function standings(points: readonly number[], winners: readonly number[]): Placed[] {
  const seats = points.map((_, seat) => seat);
  const rank = (seat: number) => (winners.includes(seat) ? Infinity : points[seat]!);
  const better = (seat: number) => seats.filter((other) => rank(other) > rank(seat)).length;
  return seats
    .map((seat) => ({ seat, place: better(seat) + 1, points: points[seat]! }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
