import { describe, expect, it } from "vitest";
import { pointsOf, setDownOrder, slabs, towerTop, type Tower } from "./towers";

const towers: Tower[] = [
  { seat: 0, rounds: [4, 1, 2], winner: false },
  { seat: 1, rounds: [3, 2, 5], winner: true },
  { seat: 2, rounds: [0, 0, 0], winner: false },
];

describe("towers", () => {
  it("have one slab for each point, in the order of the rounds from the ground up", () => {
    const all = slabs(towers);
    expect(all).toHaveLength(17);
    const first = all.filter(({ seat }) => seat === 0);
    expect(first.map(({ round }) => round)).toEqual([0, 0, 0, 0, 1, 2, 2]);
    expect(first.every(({ y }, i) => i === 0 || y > first[i - 1]!.y)).toBe(true);
  });

  it("end below the worker who stands on them", () => {
    const tower = towers[1]!;
    const top = Math.max(...slabs(towers).flatMap(({ seat, y }) => (seat === 1 ? [y + 0.25] : [])));
    expect(towerTop(pointsOf(tower))).toBeCloseTo(top);
  });

  it("never set a slab down before the one below it", () => {
    const order = setDownOrder(slabs(towers));
    for (const { seat } of towers) {
      const heights = order.filter((slab) => slab.seat === seat).map(({ y }) => y);
      expect(heights).toEqual([...heights].sort((a, b) => a - b));
    }
    expect(order.map(({ round }) => round)).toEqual(order.map(({ round }) => round).sort());
  });
});
