import { expect, test } from "vitest";
import { score, type SoundName } from "./sound-scores";

const NAMES: SoundName[] = ["knock", "rattle", "slide", "hinge", "tok", "tick", "turn", "bell", "creak", "tear", "hat"];
const middle = () => 0.5;
const lowest = (name: SoundName, material: "wood" | "recycled" | "stone" | "glass") =>
  Math.min(...score(name, material, middle).map((note) => note.pitch));
const length = (name: SoundName) => Math.max(...score(name, "wood", middle).map((note) => note.at + note.lasts));

test("a die knocks by its material: recycled and stone lower than wood, glass higher", () => {
  const semitones = (material: "recycled" | "stone" | "glass") =>
    Math.round(12 * Math.log2(lowest("knock", material) / lowest("knock", "wood")));
  expect([semitones("recycled"), semitones("stone"), semitones("glass")]).toEqual([-2, -5, 7]);
});

test("every sound is short, and varies by five percent at most", () => {
  for (const name of NAMES) {
    expect(length(name)).toBeLessThan(1.6);
    const [low, high] = [score(name, "wood", () => 0), score(name, "wood", () => 1)];
    expect(low[0]!.pitch / high[0]!.pitch).toBeCloseTo(0.95 / 1.05);
  }
});

test("nothing is silent or negative, which no ramp of a browser could reach", () => {
  for (const name of NAMES)
    for (const note of score(name, "stone", middle)) {
      expect(note.loud).toBeGreaterThan(0);
      expect(note.rises).toBeLessThan(note.lasts);
      expect(note.to).toBeGreaterThan(0);
    }
});

test("your turn is two taps", () => {
  expect(new Set(score("turn", "wood", middle).map((note) => note.at)).size).toBe(2);
});
