import { expect, test } from "vitest";
import { readFrame } from "./motion-frames";
import { FRAMES } from "./motion-frames.fixture.gen";
import { angleBetween } from "../geometry/poses";
import type { Pose } from "../types.gen";

const STEP_MM = 0.05;
const things = Array.from({ length: 92 }, (_, number) => `thing-${number}`);

const bytes = (hex: string): ArrayBuffer =>
  Uint8Array.from(hex.match(/../g)!.map((byte) => Number.parseInt(byte, 16))).buffer;

test("a frame written by the server is read as it is meant", () => {
  const frame = readFrame(bytes(FRAMES.held), things, STEP_MM)!;
  const { moved, gone, gap, contacts, ...head } = frame;
  expect(head).toEqual({ live: 3, tick: 812, letGo: false, shown: false, heard: 71, lagMs: 250 });
  expect(gap).toBeCloseTo(12.3);
  expect(gone).toEqual(["thing-7"]);
  expect(Object.keys(moved)).toEqual(Object.keys(FRAMES.poses).map((number) => `thing-${number}`));
  for (const [number, wanted] of Object.entries(FRAMES.poses)) {
    const [position, rotation] = moved[`thing-${number}`]!;
    wanted[0]!.forEach((mm, axis) => expect(position[axis]).toBeCloseTo(mm, 3));
    expect(Math.hypot(...rotation)).toBeCloseTo(1, 6);
    expect(angleBetween(rotation, wanted[1] as Pose[1])).toBeLessThan(0.01);
  }
});

test("what has just met is read, and the table is no thing", () => {
  const { contacts } = readFrame(bytes(FRAMES.held), things, STEP_MM)!;
  expect(contacts.map(({ tick, pieces, impulse }) => ({ tick, pieces, impulse }))).toEqual([
    { tick: 800, pieces: ["thing-3", "thing-91"], impulse: 964 },
    { tick: 812, pieces: ["thing-3", "table"], impulse: 65535 },
  ]);
  contacts[0]!.place.forEach((mm, axis) => expect(mm).toBeCloseTo([12.35, -400, 58.95][axis]!, 3));
  const cut = readFrame(bytes(FRAMES.held).slice(0, -1), things, STEP_MM)!;
  expect(cut.contacts).toHaveLength(1);
  expect(readFrame(bytes(FRAMES.held), things.slice(0, 4), STEP_MM)!.contacts).toHaveLength(1); // one of them is not known
});

test("the largest numbers fit, and nothing held has no gap", () => {
  const frame = readFrame(bytes(FRAMES.shown), things, STEP_MM)!;
  expect(frame).toMatchObject({ live: 65535, tick: 4294967295, letGo: true, shown: true, heard: 0, gap: null });
  expect(frame.moved).toEqual({});
});

test("a frame of another kind, or cut off in its head, is none", () => {
  const other = bytes(FRAMES.shown);
  new DataView(other).setUint8(0, 2);
  expect(readFrame(other, things, STEP_MM)).toBeNull();
  expect(readFrame(bytes(FRAMES.shown).slice(0, 10), things, STEP_MM)).toBeNull();
});
