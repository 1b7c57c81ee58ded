/** Contacts that are worked out from what moves, beside those that the engine told of the same recorded acts. */
import { describe, expect, it } from "vitest";
import { measured } from "../prediction/recorded.testing";
import type { Poses } from "../geometry/site";
import type { Contact } from "./contact";
import { MotionContacts } from "./motion-contacts";
import { recordedFrames, type ActFrames } from "./recorded.testing";
import { ServerContacts } from "./server-contacts";

const AUDIBLE_UNS = 100;
const NEAR_MS = 60;

/** All contacts of an act, as a page that is never late hears of them. `shown`: it is told none and works them out. */
function contactsOf({ ticksPerS, before, frames }: ActFrames, shown: boolean): Contact[] {
  const told = new ServerContacts(ticksPerS, before);
  return frames.flatMap((frame, n) => {
    told.hear({ ...frame, shown }, n * 20);
    return told.due(Infinity, () => false);
  });
}

const pair = ({ pieces }: Contact) => [...pieces].sort().join();
const isSame = (a: Contact) => (b: Contact) => pair(a) === pair(b) && Math.abs(a.at - b.at) <= NEAR_MS;
const middle = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

describe("recorded acts", () => {
  const acts = recordedFrames().map((act) => ({ told: contactsOf(act, false), found: contactsOf(act, true) }));
  const heard = acts.flatMap(({ told, found }) =>
    told.filter(({ impulse }) => impulse >= AUDIBLE_UNS).map((one) => ({ one, match: found.find(isSame(one)) })),
  );
  const guessed = acts.flatMap(({ told, found }) =>
    found.filter(({ impulse }) => impulse >= AUDIBLE_UNS).map((one) => told.some(isSame(one))),
  );
  const matched = heard.flatMap(({ one, match }) => (match ? [{ one, match }] : []));
  const recall = matched.length / heard.length;
  const precision = guessed.filter(Boolean).length / guessed.length;
  const ratios = matched.map(({ one, match }) => match.impulse / one.impulse);
  const apart = matched.map(({ one, match }) => Math.hypot(...one.place.map((mm, axis) => mm - match.place[axis]!)));
  measured({
    acts: acts.length,
    told: heard.length,
    recall,
    precision,
    "impulse, ratio at the median": middle(ratios),
    "place, mm apart at the median": middle(apart),
    "most in one act": Math.max(...acts.map(({ found }) => found.length)),
  });

  it("are found by the page where it is told none", () => {
    expect(heard.length).toBeGreaterThan(acts.length);
    expect(recall).toBeGreaterThan(0.6);
    expect(precision).toBeGreaterThan(0.7);
    expect(middle(ratios)).toBeGreaterThan(0.8);
    expect(middle(ratios)).toBeLessThan(1.25);
    expect(middle(apart)).toBeLessThan(5);
  });
});

describe("what moves", () => {
  const girder = (z: number): Poses => ({
    "girder-white-1": [
      [0, 0, z],
      [1, 0, 0, 0],
    ],
  });
  const fall = (...heights: number[]): Contact[] => {
    const contacts = new MotionContacts();
    return heights.flatMap((z, n) => contacts.see(n * 25, girder(z)));
  };
  it("meets the table once, and as hard as it came", () => {
    const [landed, ...more] = fall(40, 34.5, 24.5, 14.5, 4.5, 4.5, 4.5);
    expect(more).toEqual([]);
    expect(landed).toMatchObject({ at: 100, pieces: ["girder-white-1", "table"] });
    expect(landed!.impulse).toBeCloseTo(9.64 * 400, 0);
    expect(landed!.place).toEqual([0, 0, 0]);
  });
  it("that is only lowered is heard softly, and what trembles not at all", () => {
    const [soft] = fall(6, 5.5, 5, 4.5, 4.5);
    expect(soft!.impulse).toBeCloseTo(9.64 * 20, 0);
    expect(fall(5, 4.9, 5, 4.9, 5, 4.9)).toEqual([]);
  });
  it("is not heard after a jump in time, nor twice at the same moment", () => {
    const contacts = new MotionContacts();
    expect(contacts.see(0, girder(40))).toEqual([]);
    expect(contacts.see(1000, girder(4.5))).toEqual([]);
    contacts.see(1025, girder(30));
    expect(contacts.see(1025, girder(4.5))).toEqual([]);
    expect(contacts.see(500, girder(4.5))).toEqual([]);
  });
  it("that comes from the reserve has not fallen there", () => {
    const contacts = new MotionContacts();
    contacts.see(0, {});
    expect(contacts.see(25, girder(4.5))).toEqual([]);
  });
});
