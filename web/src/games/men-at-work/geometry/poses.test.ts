import { describe, expect, it } from "vitest";
import {
  angleBetween,
  between,
  compose,
  fromAngles,
  multiply,
  pointOf,
  rotate,
  seenFrom,
  slerp,
  tiltOf,
  turned,
  turnedZ,
  unit,
  UNTURNED,
  yawOf,
} from "./poses";
import type { Vector } from "./site";
import type { Pose } from "../types.gen";

const near = (found: readonly number[], wanted: readonly number[]) =>
  found.forEach((number, i) => expect(number).toBeCloseTo(wanted[i]!, 9));

describe("turning", () => {
  it("turns against the clock as seen from above", () => {
    near(rotate(turnedZ(90), [1, 0, 0]), [0, 1, 0]);
    near(rotate(turned([1, 0, 0], 90), [0, 1, 0]), [0, 0, 1]);
  });

  it("applies the right factor first", () => {
    near(rotate(multiply(turnedZ(90), turned([1, 0, 0], 90)), [0, 1, 0]), [0, 0, 1]);
    near(rotate(multiply(turned([1, 0, 0], 90), turnedZ(90)), [1, 0, 0]), [0, 0, 1]);
  });

  it("reads back how far a thing is turned and how far it leans", () => {
    for (const yaw of [-170, -90, 0, 35, 180]) expect(yawOf(fromAngles(yaw, 20))).toBeCloseTo(yaw, 9);
    expect(yawOf(turnedZ(270))).toBeCloseTo(-90, 9);
    expect(tiltOf(fromAngles(70, 0, 30))).toBeCloseTo(30, 9);
    near(rotate(fromAngles(0, 90), [1, 0, 0]), [0, 0, -1]);
  });
});

describe("poses", () => {
  const one: Pose = [[10, -4, 50], unit([0.9, 0.1, -0.2, 0.3])];
  const other: Pose = [[-3, 8, 1], fromAngles(40, 10, -70)];

  it("undoes what it composes", () => {
    const [position, rotation] = seenFrom(one, compose(one, other));
    near(position, other[0]);
    near(rotation, other[1]);
  });

  it("finds the same point one after the other or at once", () => {
    const corner: Vector = [85, 4.5, -4.5];
    near(pointOf(compose(one, other), corner), pointOf(one, pointOf(other, corner)));
  });
});

describe("between two poses", () => {
  it("goes the short way at one speed", () => {
    const far = turnedZ(120).map((n) => -n) as typeof UNTURNED; // the same rotation, written the other way
    for (const t of [0.25, 0.5, 1]) expect(angleBetween(UNTURNED, slerp(UNTURNED, far, t))).toBeCloseTo(120 * t, 6);
    expect(angleBetween(turnedZ(0.01), slerp(turnedZ(0), turnedZ(0.02), 0.5))).toBeCloseTo(0, 6);
  });

  it("is a unit rotation at the middle of the way", () => {
    const [position, rotation] = between([[0, 0, 0], UNTURNED], [[10, 0, 4], turnedZ(90)], 0.5);
    near(position, [5, 0, 2]);
    near(rotation, turnedZ(45));
  });
});
