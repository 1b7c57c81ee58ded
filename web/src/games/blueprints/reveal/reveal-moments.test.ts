import { describe, expect, it } from "vitest";
import { countedUpTo, isTie, lastingOf, lineOf, momentsOf, seatOf, type Moment } from "./reveal-moments";
import type { RoundAccount, SeatAccount } from "../types.gen";

const none = { points: 0, dice: [] };
const score = (total: number) => ({ bonus: 0, wood: 0, recycled: 0, stone: 0, glass: 0, total });

const MAREN: SeatAccount = {
  score: score(25),
  bonus: 6,
  wood: {
    points: 6,
    dice: [
      {
        die: "W2",
        space: "a1",
        level: 2,
        points: 6,
        neighbours: [
          { space: "a1", level: 1 },
          { space: "a1", level: 3 },
          { space: "b1", level: 2 },
        ],
      },
    ],
  },
  recycled: {
    points: 5,
    dice: [
      { die: "R3", space: "b1", level: 1, points: 2, neighbours: [] },
      { die: "R4", space: "b1", level: 2, points: 3, neighbours: [] },
    ],
  },
  stone: none,
  glass: {
    points: 8,
    dice: [
      { die: "G5", space: "a1", level: 3, points: 5, neighbours: [] },
      { die: "G3", space: "b3", level: 1, points: 3, neighbours: [] },
    ],
  },
};
const THEO: SeatAccount = {
  score: score(25),
  bonus: 0,
  wood: { points: 0, dice: [{ die: "W1", space: "b3", level: 1, points: 0, neighbours: [] }] },
  recycled: none,
  stone: {
    points: 9,
    dice: [
      { die: "S1", space: "a2", level: 2, points: 3, neighbours: [] },
      { die: "S1", space: "a1", level: 1, points: 2, neighbours: [] },
      { die: "S2", space: "b1", level: 1, points: 2, neighbours: [] },
      { die: "S3", space: "b2", level: 1, points: 2, neighbours: [] },
    ],
  },
  glass: none,
};
const contender = (seat: number) => ({ seat, points: 25, first_in_demand: 2, second_in_demand: 1, acted: seat + 1 });
const ROUND: RoundAccount = {
  in_demand: ["wood", "stone"],
  first: 0,
  seats: [MAREN, THEO],
  awards: [
    { award: "gold", seat: 1, decided: "acted_last", contenders: [contender(1), contender(0)] },
    { award: "silver", seat: 0, decided: "points", contenders: [contender(0)] },
  ],
  prizes: [
    { prize: "skyscraper", seat: 0, decided: "alone", contenders: [contender(0)] },
    { prize: "integrity", seat: null, decided: "nobody", contenders: [] },
  ],
};
const moments = momentsOf(ROUND);
const find = (test: (moment: Moment) => boolean) => moments.findIndex(test);

describe("the order of a reveal", () => {
  it("opens, counts seat by seat and line by line, then hands over; the best Award comes last", () => {
    const told = moments.map((one) => {
      if (one.kind === "line") return `${one.seat} ${one.line}`;
      return one.kind === "award" ? one.award : one.kind === "prize" ? one.prize : one.kind;
    });
    expect(told).toEqual([
      "screens",
      "open",
      ..."bonus wood recycled stone glass".split(" ").map((line) => `0 ${line}`),
      ..."bonus wood recycled stone glass".split(" ").map((line) => `1 ${line}`),
      "silver",
      "gold",
      "skyscraper",
      "integrity",
      "done",
    ]);
  });
  it("shows the seat that is spoken of", () => {
    expect(moments.map(seatOf)).toEqual([null, null, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 0, null, null]);
  });
});

describe("a line tells how its points come about", () => {
  it("wood by the dice it touches", () => {
    expect(lineOf(ROUND, 0, "wood")).toMatchObject({
      points: 6,
      lit: [{ seat: 0, space: 0, level: 1 }],
      sums: [{ why: "touches", count: 3, times: [2, 3], points: 6 }],
    });
    expect(lineOf(ROUND, 1, "wood").sums).toEqual([{ why: "touches", count: 0, terms: [0], times: null, points: 0 }]);
  });
  it("recycled all together", () => {
    expect(lineOf(ROUND, 0, "recycled").sums).toEqual([{ why: "dice", count: 2, terms: [5], times: null, points: 5 }]);
    expect(lineOf(ROUND, 0, "recycled").lit).toHaveLength(2);
  });
  it("stone level by level, from the ground", () => {
    expect(lineOf(ROUND, 1, "stone").sums).toEqual([
      { why: "level", count: 1, terms: [2, 2, 2], times: [3, 2], points: 6 },
      { why: "level", count: 2, terms: [3], times: null, points: 3 },
    ]);
  });
  it("glass by what it shows", () => {
    expect(lineOf(ROUND, 0, "glass").sums).toEqual([
      { why: "values", count: 2, terms: [5, 3], times: null, points: 8 },
    ]);
  });
  it("the plan as kept or not", () => {
    expect(lineOf(ROUND, 0, "bonus").sums[0]).toMatchObject({ why: "plan", count: 1, points: 6 });
    expect(lineOf(ROUND, 1, "bonus").sums[0]).toMatchObject({ why: "plan", count: 0, points: 0 });
  });
  it("nothing where there is no such die", () => expect(lineOf(ROUND, 1, "glass").sums).toEqual([]));
  it("sums add up to the line", () => {
    for (const moment of moments)
      if (moment.kind === "line") expect(moment.sums.reduce((sum, one) => sum + one.points, 0)).toBe(moment.points);
  });
});

describe("what lies on the table", () => {
  it("nothing before the screens open", () => {
    expect(countedUpTo(moments, 0, 2)).toMatchObject({ screensUp: true, totals: [null, null], done: false });
    expect(countedUpTo(moments, 1, 2).screensUp).toBe(false);
  });
  it("totals grow with each line", () => {
    const at = find((one) => one.kind === "line" && one.seat === 0 && one.line === "recycled");
    expect(countedUpTo(moments, at, 2)).toMatchObject({
      totals: [17, null],
      lines: [{ bonus: 6, wood: 6, recycled: 5 }, {}],
      awards: {},
    });
  });
  it("everything at the end", () => {
    expect(countedUpTo(moments, moments.length - 1, 2)).toEqual({
      screensUp: false,
      lines: [
        { bonus: 6, wood: 6, recycled: 5, stone: 0, glass: 8 },
        { bonus: 0, wood: 0, recycled: 0, stone: 9, glass: 0 },
      ],
      totals: [25, 9],
      awards: { gold: 1, silver: 0 },
      prizes: { skyscraper: 0, integrity: null },
      done: true,
    });
  });
});

describe("how long a moment stays", () => {
  const lasting = (test: (moment: Moment) => boolean) => lastingOf(moments[find(test)]!, 2)!;
  it("nothing to see passes quickly, a tie is looked at longer, the end stays", () => {
    const empty = lasting((one) => one.kind === "line" && one.seat === 1 && one.line === "glass");
    const full = lasting((one) => one.kind === "line" && one.seat === 1 && one.line === "stone");
    expect(empty).toBeLessThan(full);
    expect(lasting((one) => one.kind === "award" && one.award === "gold")).toBeGreaterThan(
      lasting((one) => one.kind === "award" && one.award === "silver"),
    );
    expect(lastingOf(moments.at(-1)!, 2)).toBeNull();
  });
  it("two who are level are a tie", () => {
    expect(ROUND.awards.map(isTie)).toEqual([true, false]);
  });
});
