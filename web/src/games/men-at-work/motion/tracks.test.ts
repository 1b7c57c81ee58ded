/** Against a track that the server wrote of a real act, with every frame as the server reads it (tracks.fixture; a Python test holds it). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { angleBetween } from "../geometry/poses";
import { bytesOf, headOf, lastFrameOf, lastUpTo, lengthOf, movedAt, readTrack } from "./tracks";
import type { Poses } from "../geometry/site";

const told = JSON.parse(readFileSync(join(import.meta.dirname, "tracks.fixture"), "utf8")) as {
  track: string;
  frames_per_s: number;
  frames: Poses[];
};
const packed = bytesOf(told.track);
const track = await readTrack(packed);

describe("a track", () => {
  it("says how long it lasts before it is unpacked", () => {
    const head = headOf(packed);
    expect(head).toEqual({ framesPerS: told.frames_per_s, frames: told.frames.length, pieces: track.traces.size });
    expect(lengthOf(head)).toBe(told.frames.length / 40);
  });
  it("holds what the server reads in it, frame by frame", () => {
    let entries = 0;
    told.frames.forEach((frame, at) => {
      const moved = movedAt(track, {}, at / told.frames_per_s);
      for (const [piece, [position, rotation]] of Object.entries(frame)) {
        entries++;
        moved[piece]![0].forEach((one, axis) => expect(one).toBeCloseTo(position[axis]!, 5));
        expect(angleBetween(moved[piece]![1], rotation)).toBeLessThan(0.001);
      }
    });
    expect(entries).toBeGreaterThan(100);
  });
  it("knows when a piece was last told of", () => {
    expect(lastFrameOf(track, "beam-11")).toBe(told.frames.findLastIndex((frame) => "beam-11" in frame));
    expect(lastFrameOf(track, "worker-16")).toBe(-1);
  });
});

describe("between frames", () => {
  const from = {
    "brick-1": [
      [0, 0, 0],
      [1, 0, 0, 0],
    ],
  } as Poses;
  const two = {
    framesPerS: 10,
    pieces: 1,
    frames: 8,
    traces: new Map([
      [
        "brick-1",
        {
          frames: [2, 3, 7],
          poses: [
            [
              [10, 0, 0],
              [1, 0, 0, 0],
            ],
            [
              [20, 0, 0],
              [1, 0, 0, 0],
            ],
            [
              [60, 0, 0],
              [0, 0, 0, 1],
            ],
          ] as never,
        },
      ],
    ]),
  };
  const x = (seconds: number) => movedAt(two, from, seconds)["brick-1"]![0][0];
  it("a piece glides, and waits where it was told to be until it sets out again", () => {
    expect([0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.6].map(x)).toEqual([
      0,
      0,
      expect.closeTo(5),
      10,
      expect.closeTo(15),
      20,
      20,
    ]);
    expect(x(0.65)).toBeCloseTo(40);
    expect(x(99)).toBe(60);
  });
  it("a piece that begins nowhere is not there before its first frame", () => {
    expect(movedAt(two, {}, 0.15)).toEqual({});
    expect(movedAt(two, {}, 0.2)["brick-1"]![0]).toEqual([10, 0, 0]);
  });
});

describe("what is no track is refused", () => {
  const changed = (at: number, to: number) => packed.with(at, to) as Uint8Array<ArrayBuffer>;
  it.each([
    ["nothing", new Uint8Array()],
    ["another beginning", changed(0, 0)],
    ["no frames a second", changed(5, 0)],
    ["a piece more than it names", changed(6, packed[6]! + 1)],
    ["a frame more than it has", changed(8, packed[8]! + 1)],
    ["a frame less", changed(8, packed[8]! - 1)],
    ["cut off", packed.slice(0, -9)],
    ["something behind it", new Uint8Array([...packed, 1, 2, 3])],
    ["another byte in the middle", changed(400, packed[400]! ^ 0x55)],
  ])("%s", async (_, content) => {
    await expect(readTrack(content as Uint8Array<ArrayBuffer>)).rejects.toMatchObject({ code: "track_unreadable" });
  });
  it("another version says so", async () => {
    await expect(readTrack(changed(4, 2))).rejects.toMatchObject({ code: "track_wrong_version" });
  });
  it("what is not base64", () => expect(() => bytesOf("§§§")).toThrow("track_unreadable"));
});

it("finds the last that is not above", () => {
  expect([-1, 0, 1, 5, 9, 10].map((most) => lastUpTo([0, 2, 5, 9], most))).toEqual([-1, 0, 0, 2, 3, 3]);
});
