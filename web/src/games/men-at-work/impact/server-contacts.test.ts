import { describe, expect, it } from "vitest";
import type { Frame, FrameContact } from "../motion/motion-frames";
import { frameOf } from "../motion/motion-frames.testing";
import { ServerContacts } from "./server-contacts";

const met = (tick: number, impulse = 100): FrameContact => ({
  tick,
  pieces: ["girder-white-1", "table"],
  place: [0, 0, 0],
  impulse,
});
const frame = (tick: number, contacts: FrameContact[], more: Partial<Frame> = {}): Frame =>
  frameOf(tick, { contacts, ...more });
const never = () => false;

describe("contacts that are told", () => {
  it("are heard once, although frames repeat them", () => {
    const told = new ServerContacts(200, {});
    told.hear(frame(4, []), 0);
    told.hear(frame(8, [met(7)]), 20);
    told.hear(frame(12, [met(7), met(11)]), 40);
    expect(told.due(1000, never).map(({ at }) => at)).toEqual([35, 55]);
    expect(told.due(1000, never)).toEqual([]);
  });
  it("are heard although some frames are lost", () => {
    const told = new ServerContacts(200, {});
    told.hear(frame(4, []), 0);
    told.hear(frame(40, [met(7), met(11), met(40)]), 200);
    expect(told.due(1000, never)).toHaveLength(3);
  });
  it("of the first frame are old: whoever comes in the middle did not see them", () => {
    const told = new ServerContacts(200, {});
    told.hear(frame(80, [met(60)]), 0);
    expect(told.due(1000, never)).toEqual([]);
  });
  it("wait until what is drawn has come so far, but for what is drawn already", () => {
    const told = new ServerContacts(200, {});
    told.hear(frame(4, []), 0);
    told.hear(frame(20, [met(8, 1), met(16, 2)]), 20);
    expect(told.due(50, never).map(({ impulse }) => impulse)).toEqual([1]);
    expect(told.due(50, () => true).map(({ impulse }) => impulse)).toEqual([2]);
  });
  it("are bounded where nobody looks", () => {
    const told = new ServerContacts(200, {});
    for (let tick = 0; tick < 2000; tick += 4) told.hear(frame(tick, [met(tick)]), tick * 5);
    expect(told.due(Infinity, never)).toHaveLength(64);
  });
});

it("an act that is only shown is told none, and they are worked out", () => {
  const at = (z: number) =>
    ({
      "brick-1": [
        [0, 0, z],
        [1, 0, 0, 0],
      ],
    }) as Frame["moved"];
  const told = new ServerContacts(200, at(40));
  [40, 30, 20, 10, 4, 4].forEach((z, n) => told.hear(frame(n * 5, [], { shown: true, moved: at(z) }), n * 25));
  expect(told.due(Infinity, never)).toMatchObject([{ at: 100, pieces: ["brick-1", "table"] }]);
});
