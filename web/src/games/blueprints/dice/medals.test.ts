import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { awardsOf, pointsByRound, prizesOf } from "./medals";
import type { RoundResult } from "../types.gen";

interface Game {
  seats: string[];
  events: ({ kind: string } & RoundResult & { points: number[]; winners: number[] })[];
}
const games = [2, 3, 4].map((seats) => {
  const path = resolve(import.meta.dirname, `../../../verify/records/blueprints-${seats}.record`);
  return JSON.parse(readFileSync(path, "utf8")) as Game;
});

describe("what is printed adds up", () => {
  it.each(games)("to the points of real games", ({ seats, events }) => {
    const rounds = events.filter((event) => event.kind === "reveal");
    const totals = pointsByRound(rounds, seats.length).map((some) => some.reduce((sum, more) => sum + more, 0));
    expect(totals).toEqual(events.at(-1)!.points);
  });
  it("by seat", () => {
    const given = { awards: { gold: 1, silver: 0 }, prizes: { skyscraper: 1, integrity: null, materials: 0 } };
    expect([awardsOf(given, 1), prizesOf(given, 1)]).toEqual([["gold"], ["skyscraper"]]);
    expect(pointsByRound([given], 3)).toEqual([[4], [5], [0]]);
  });
});
