import { describe, expect, it } from "vitest";
import { standings } from "./standings";

describe("standings", () => {
  const places = (points: number[], winners: number[]) =>
    standings(points, winners).map(({ seat, place }) => `${place}:${seat}`);
  it("go by points", () => expect(places([7, 10, 6, 1], [1])).toEqual(["1:1", "2:0", "3:2", "4:3"]));
  it("put a winner of a tie first", () => expect(places([7, 5, 7], [2])).toEqual(["1:2", "2:0", "3:1"]));
  it("let equals share a place", () => expect(places([3, 9, 3], [1])).toEqual(["1:1", "2:0", "2:2"]));
  it("let winners share the first", () => expect(places([4, 4, 2], [0, 1])).toEqual(["1:0", "1:1", "3:2"]));
});
