import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { arranged } from "./condition-chips";
import type { Condition } from "../../types.gen";

const rules = (held: boolean): Condition[] =>
  ["girder_has_a_colour_of_the_card", "girder_off_the_ground", "girder_not_on_a_hat", "girder_not_along_another"].map(
    (code) => ({ code, held, pieces: [] }),
  );
const asked = (...codes: string[]): Condition[] => codes.map((code) => ({ code, held: false, pieces: [] }));
const seen = (conditions: Condition[], short = false) =>
  arranged(conditions, short)
    .chips.filter((chip) => chip.seen)
    .map((chip) => chip.condition.code);

describe("chips", () => {
  it("show what the card asks first, and keep quiet about the colour while it is right", () => {
    expect(seen([...rules(true), ...asked("touches_its_colour")])).toEqual([
      "touches_its_colour",
      "girder_off_the_ground",
      "girder_not_on_a_hat",
    ]);
  });
  it("show every rule that is broken", () => {
    expect(seen([...rules(false), ...asked("touches_its_colour")])).toHaveLength(5);
  });
  it("fold the rules that hold where there is no room", () => {
    const many = [...rules(true), ...asked("rests_on_one_girder_only", "rests_at_one_place", "both_ends_free")];
    expect(arranged(many, true).folded).toBe(4);
    expect(seen(many, true)).toEqual(["rests_on_one_girder_only", "rests_at_one_place", "both_ends_free"]);
    expect(arranged(many, false).folded).toBe(0);
  });
  it("are one where there is no room and everything holds", () => {
    expect(seen(rules(true), true)).toEqual([]);
    expect(arranged(rules(true), true).folded).toBe(4);
    expect(seen(rules(false), true)).toHaveLength(4);
  });
  it("keep two conditions of one code apart", () => {
    const keys = arranged(asked("carries_the_brick", "carries_the_brick"), false).chips.map((chip) => chip.key);
    expect(new Set(keys).size).toBe(2);
  });
  it("have words for every condition of the judge, in every language", () => {
    for (const language of ["en", "fr", "de"]) {
      const words = (file: string) =>
        readFileSync(new URL(`../../../../../../src/chantier/words/${language}/${file}`, import.meta.url), "utf-8");
      const codes = [...words("shared/men-at-work.ftl").matchAll(/^condition-(.+)-held /gm)].map((match) => match[1]!);
      const short = new Set(
        [...words("browser/men-at-work-turn.ftl").matchAll(/^turn-chip-(.+) = /gm)].map((match) => match[1]!),
      );
      expect(codes.length).toBeGreaterThan(25);
      expect(codes.filter((code) => !short.has(code))).toEqual([]);
      expect(short.size).toBe(codes.length);
    }
  });
});
