import { describe, expect, it } from "vitest";
import { again, reserveGroups } from "./reserve-groups";

const reserve = ["girder-orange-2", "girder-orange-3", "girder-white-1", "worker-4", "brick-1", "brick-2"];

describe("the reserve", () => {
  it("counts by colour and kind, also what is used up", () => {
    const counts = Object.fromEntries(reserveGroups(reserve, []).map((shelf) => [shelf.key, shelf.count]));
    expect(counts).toEqual({ orange: 2, purple: 0, black: 0, white: 1, worker: 1, brick: 2, beam: 0, support: 0 });
  });
  it("hands out one piece of each shelf that may be taken from", () => {
    const takes = reserveGroups(reserve, ["girder-orange-3", "girder-orange-2", "girder-purple-1"]);
    expect(takes.filter((shelf) => shelf.take).map((shelf) => shelf.take)).toEqual(["girder-orange-3"]);
  });
  it("knows what stands on the site and may be taken again", () => {
    expect(again(reserve, ["girder-orange-2", "girder-black-1"])).toEqual(["girder-black-1"]);
  });
});
