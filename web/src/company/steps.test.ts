import { describe, expect, it } from "vitest";
import { endedFor, levelAt, nextStep } from "./steps";
import type { SeatInfo } from "../wire.gen";

const LEVELS = ["easy", "middle", "hard"];
const bot = (level: string) => ({ kind: "bot", bot: level }) as SeatInfo;
const person = { kind: "person", bot: null } as SeatInfo;

describe("the next step", () => {
  it("is up after a victory and down after the last place", () => {
    expect(nextStep(LEVELS, { level: "middle", ended: "won" })).toEqual({ to: "hard", way: "up" });
    expect(nextStep(LEVELS, { level: "middle", ended: "last" })).toEqual({ to: "easy", way: "down" });
  });

  it("is none in between, before a game, at the ends, and from a level that is gone", () => {
    expect(nextStep(LEVELS, { level: "middle", ended: "between" })).toBeNull();
    expect(nextStep(LEVELS, { level: "middle", ended: null })).toBeNull();
    expect(nextStep(LEVELS, { level: "hard", ended: "won" })).toBeNull();
    expect(nextStep(LEVELS, { level: "easy", ended: "last" })).toBeNull();
    expect(nextStep(LEVELS, { level: "gone", ended: "won" })).toBeNull();
  });
});

describe("a table's level", () => {
  it("is there where one plays with bots of one level", () => {
    expect(levelAt({ seats: [person, bot("easy"), bot("easy")], you: 0 })).toBe("easy");
    expect(levelAt({ seats: [bot("easy"), person], you: 1 })).toBe("easy");
  });

  it("is not there with other people, mixed bots, or for onlookers", () => {
    expect(levelAt({ seats: [person, person, bot("easy")], you: 0 })).toBeNull();
    expect(levelAt({ seats: [person, bot("hard"), bot("easy")], you: 0 })).toBeNull();
    expect(levelAt({ seats: [bot("easy"), bot("easy")], you: null })).toBeNull();
  });
});

it("knows how a game ended for a seat", () => {
  const placed = [
    { seat: 2, place: 1, points: 9 },
    { seat: 0, place: 2, points: 5 },
    { seat: 1, place: 3, points: 2 },
  ];
  expect([0, 1, 2].map((seat) => endedFor(seat, placed, [2]))).toEqual(["between", "last", "won"]);
});
