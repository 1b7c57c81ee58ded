import { Quaternion, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { OUTWARD, PIPS, showing, SIDES, valueOf, type Value } from "./die-faces";

const VALUES: Value[] = [1, 2, 3, 4, 5, 6];
const turned = (value: Value, by: Value) =>
  new Vector3(...OUTWARD[value]).applyQuaternion(new Quaternion(...showing(by)));

describe("a die", () => {
  it("has opposite faces that add to seven", () => {
    for (const value of VALUES) {
      const away = new Vector3(...OUTWARD[value]).negate();
      const opposite = VALUES.find((other) => new Vector3(...OUTWARD[other]).equals(away));
      expect(value + (opposite ?? 0)).toBe(7);
    }
  });

  it("shows the value it should on top and its opposite on the table", () => {
    for (const value of VALUES) {
      expect(turned(value, value).y).toBeCloseTo(1);
      expect(turned((7 - value) as Value, value).y).toBeCloseTo(-1);
    }
  });

  it("turns without mirroring: one, two, three always run the same way round", () => {
    for (const value of VALUES) {
      const [one, two, three] = ([1, 2, 3] as const).map((face) => turned(face, value));
      expect(one!.clone().cross(two!).dot(three!)).toBeCloseTo(1);
    }
  });

  it("can show any neighbour in front", () => {
    for (const value of VALUES)
      for (const front of VALUES) {
        if (front === value || front + value === 7) continue;
        const seen = new Vector3(...OUTWARD[front]).applyQuaternion(new Quaternion(...showing(value, front)));
        expect(seen.z).toBeCloseTo(1);
      }
  });

  it("has as many pips as its value, and each value on one side", () => {
    for (const value of VALUES) expect(PIPS[value]).toHaveLength(value);
    expect([...SIDES].sort()).toEqual(VALUES);
  });

  it("refuses what is not a die", () => {
    expect(() => valueOf("G7")).toThrow();
  });
});
