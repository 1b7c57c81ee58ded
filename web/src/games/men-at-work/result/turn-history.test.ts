import { expect, it } from "vitest";
import { turnHistory, sumsOf } from "./turn-history";

const course = turnHistory([
  { kind: "opened" },
  { kind: "site", first: 1 },
  { kind: "card" },
  { kind: "placed", seat: 1 },
  { kind: "turn", seat: 0 },
  { kind: "rita" },
  { kind: "placed", seat: 0 },
  { kind: "title", seat: 0 },
  { kind: "turn", seat: 1 },
  { kind: "placed", seat: 1 },
  { kind: "accident", seat: 1 },
  { kind: "out", seat: 1 },
  { kind: "end" },
]);

it("a game is told turn by turn", () => {
  expect(course.map(({ turn, seat }) => [turn, seat])).toEqual([
    [1, 1],
    [2, 0],
    [3, 1],
  ]);
  expect(course[1]).toMatchObject({ title: true, accident: false });
  expect(course[2]).toMatchObject({ accident: true, out: true });
});
it("and summed up by player", () => {
  expect(sumsOf(course, 1)).toEqual({ turns: 2, accidents: 1, titles: 0 });
  expect(sumsOf(course, 0)).toEqual({ turns: 1, accidents: 0, titles: 1 });
});
it("what comes before the site is no turn", () => expect(turnHistory([{ kind: "hand", seat: 1 }])).toEqual([]));
