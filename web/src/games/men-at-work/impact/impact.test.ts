import { describe, expect, it } from "vitest";
import { MATERIALS, type Material } from "../pieces.gen";
import { hardest, materialOf, strengthOf, type Contact, type Met } from "./contact";
import { markOf, panOf, soundOf, vibrationOf } from "./impact";

const contact = (one: Met, two: Met, impulse: number): Contact => ({
  at: 0,
  pieces: [one, two],
  place: [10, 20, 30],
  impulse,
});
const middle = () => 0.5;
const loudest = (met: Contact) => Math.max(...soundOf(met, middle).map((note) => note.loud));
const longest = (met: Contact) => Math.max(...soundOf(met, middle).map((note) => note.at + note.lasts));
const lowest = (met: Contact) => Math.min(...soundOf(met, middle).map((note) => note.pitch));
const OF: Record<Material, Met> = {
  wood: "girder-white-1",
  concrete: "support-1",
  metal: "crane",
  clay: "brick-1",
  plastic: "hat-1",
  cardboard: "box",
};
const PAIRS = Object.values(OF).flatMap((one) => Object.values(OF).map((two) => [one, two] as const));

describe("a contact", () => {
  it("is as strong as its impulse, from the faintest touch to the fall of a support", () => {
    const strengths = [15, 100, 1000, 10_000, 30_000].map((impulse) =>
      strengthOf(contact("table", "brick-1", impulse)),
    );
    expect(strengths).toEqual([...strengths].sort((a, b) => a - b));
    expect([strengths[0], strengths.at(-1)]).toEqual([0, 1]);
    expect(strengthOf(contact("table", "crane", 65535))).toBe(1);
    expect(strengthOf(contact("table", "crane", 1))).toBe(0);
  });
  it("is between what the two are made of", () => {
    expect(Object.entries(OF).map(([, piece]) => materialOf(piece))).toEqual(Object.keys(OF));
    expect(new Set(Object.keys(OF))).toEqual(new Set(Object.values(MATERIALS)));
    expect(materialOf("table")).toBe("wood");
  });
  it("of several, the hardest come first", () => {
    const all = [30, 900, 200].map((impulse) => contact("table", "brick-1", impulse));
    expect(hardest(all, 2).map(({ impulse }) => impulse)).toEqual([900, 200]);
  });
});

describe("what is heard", () => {
  it("is louder the harder it is, and quiet at most", () => {
    for (const [one, two] of PAIRS) {
      const loud = [15, 200, 3000, 40_000].map((impulse) => loudest(contact(one, two, impulse)));
      expect(loud).toEqual([...loud].sort((a, b) => a - b));
      expect(loud[0]).toBeLessThan(0.05);
      expect(loud.at(-1)).toBeGreaterThan(3 * loud[0]!);
      expect(loud.at(-1)).toBeLessThanOrEqual(0.41);
    }
  });
  it("tells the materials apart", () => {
    const sounds = PAIRS.map(([one, two]) => soundOf(contact(one, two, 3000), middle));
    const pairs = new Set(PAIRS.map((pair) => [...pair].sort().join()));
    const told = new Set(sounds.map((notes) => JSON.stringify(notes.map((note) => JSON.stringify(note)).sort())));
    expect(told.size).toBe(pairs.size);
    expect(lowest(contact("support-1", "support-2", 3000))).toBeLessThan(
      lowest(contact("girder-white-1", "table", 3000)),
    );
    expect(longest(contact("crane", "crane", 3000))).toBeGreaterThan(3 * longest(contact("hat-1", "hat-2", 3000)));
  });
  it("has no click where one of the two is soft", () => {
    const click = (met: Contact) => soundOf(met, middle).at(-1)!;
    expect(click(contact("support-1", "box", 3000)).loud).toBeLessThan(
      click(contact("support-1", "crane", 3000)).loud / 3,
    );
  });
  it("is short, never silent, and never quite the same", () => {
    for (const [one, two] of PAIRS)
      for (const note of soundOf(contact(one, two, 30_000), middle)) {
        expect(note.at + note.lasts).toBeLessThan(0.5);
        expect(Math.min(note.loud, note.to, note.pitch)).toBeGreaterThan(0);
        expect(note.rises).toBeLessThan(note.lasts);
      }
    const [low, high] = [0, 1].map((vary) => soundOf(contact("brick-1", "table", 500), () => vary)[0]!.pitch);
    expect(low! / high!).toBeCloseTo(0.95 / 1.05);
  });
  it("comes from where it is seen, never from one side alone", () => {
    expect([0, 500, 1000].map((x) => panOf(x, 1000))).toEqual([-0.7, 0, 0.7]);
    expect(panOf(-300, 1000)).toBe(-0.7);
  });
});

describe("what is felt", () => {
  const met = (impulse: number) => contact("girder-white-1", "support-1", impulse);
  it("is longer the harder it is", () => {
    const lengths = [15, 300, 3000].map((impulse) => vibrationOf(met(impulse), ["girder-white-1"])![0]!);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(lengths[0]).toBeGreaterThan(0);
    expect(vibrationOf(met(40_000), ["girder-white-1"])).toEqual([45, 30, 23]);
  });
  it("is only what the own hand holds", () => {
    expect(vibrationOf(met(3000), ["worker-1", "hat-1"])).toBeNull();
    expect(vibrationOf(met(3000), [])).toBeNull();
    expect(vibrationOf(met(3000), ["support-1"])).not.toBeNull();
  });
});

describe("what is seen", () => {
  it("is where they met, and the wider and darker the harder it is", () => {
    const [soft, hard] = [20, 20_000].map((impulse) => markOf(contact("table", "brick-1", impulse)));
    expect(soft!.at).toEqual([10, 20, 30]);
    expect(hard!.radius).toBeGreaterThan(2 * soft!.radius);
    expect(hard!.strength).toBeGreaterThan(soft!.strength);
    expect([soft!.specks, hard!.specks > 4]).toEqual([0, true]);
    expect(hard!.lasts).toBeLessThan(600);
  });
});
