import { describe, expect, it } from "vitest";
import { UNTURNED } from "../geometry/poses";
import type { Poses, Vector } from "../geometry/site";
import { dashes, Trails } from "./trails";

const at = (z: number): Poses => ({ "hat-1": [[0, 0, z], UNTURNED] });
const fall = (trails: Trails, from: number, to: number) => {
  for (let z = from; z >= to; z -= 5) trails.record(at(z), []);
};

describe("trails", () => {
  it("keep a fall until something moves after the next rest", () => {
    const trails = new Trails();
    fall(trails, 90, 0);
    trails.rest();
    expect(trails.of("hat-1")).toHaveLength(19);
    trails.record({ "hat-2": [[0, 0, 0], UNTURNED] }, []);
    expect(trails.of("hat-1")).toEqual([]);
  });

  it("are not drawn for a hand, a tremble, or a jump in a recording", () => {
    const trails = new Trails();
    for (let z = 90; z >= 0; z -= 5) trails.record(at(z), ["hat-1"]);
    expect(trails.of("hat-1")).toEqual([]);
    for (let n = 0; n < 50; n++) trails.record(at(n % 2), []);
    expect(trails.of("hat-1")).toEqual([]);
    fall(trails, 400, 300);
    trails.record(at(0), []);
    expect(trails.of("hat-1")).toEqual([]);
  });
});

describe("dashes", () => {
  it("are equally long round corners", () => {
    const way: Vector[] = [[0, 0, 0], [7, 0, 0], [7, 7, 0], [7, 7, 20]]; // prettier-ignore
    const found = dashes(way, 5, 3);
    expect(found[0]).toEqual([[0, 0, 0], [5, 0, 0]]); // prettier-ignore
    expect(found[1]).toEqual([[7, 1, 0], [7, 6, 0]]); // prettier-ignore
    expect(found).toHaveLength(4);
  });
});
