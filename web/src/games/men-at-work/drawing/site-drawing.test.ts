import { expect, test } from "vitest";
import { girder, startOf, support, type Mark } from "./site-drawing";
import { PRINTED } from "../options.gen";
import type { Options } from "../types.gen";

const usual = PRINTED;
const start = (some: Partial<Options> = {}) => startOf({ ...usual, ...some });
const fronts = (marks: Mark[], kind: string) =>
  marks.filter((mark) => mark.sign === "block" && mark.kind === kind && mark.shade === "front").length;
const workers = (marks: Mark[]) => marks.filter((mark) => mark.sign === "worker").length;
const lowest = (marks: Mark[], kind: string) =>
  Math.min(
    ...marks.flatMap((mark) => (mark.sign === "block" && mark.kind === kind ? mark.outline.map(([, z]) => z) : [])),
  );

test("a prepared site shows its supports, girders of four colours and a worker", () => {
  for (const site of ["beginner", "advanced", "expert"] as const) {
    const marks = start({ site });
    const colours = marks.flatMap((mark) => (mark.sign === "block" && mark.colour ? [mark.colour] : []));
    expect(new Set(colours).size).toBe(4);
    expect([fronts(marks, "support") >= 3, workers(marks)]).toEqual([true, 1]);
  }
});

test("a skyscraper has a box and no supports; a crane stands where the choices put it", () => {
  const box = start({ skyscraper: true });
  expect([fronts(box, "support"), fronts(box, "box") > 0, fronts(box, "crane")]).toEqual([0, true, 0]);
  const [floor, rim] = [{}, { crane_on: "rim" as const }].map((some) =>
    lowest(start({ crane: true, skyscraper: true, ...some }), "crane"),
  );
  expect(floor).toBeLessThan(rim! - 40);
});

test("a site that is built by hand is only thought of, but what it is built on stands there", () => {
  const roles = (marks: Mark[]) => new Set(marks.map((mark) => ("role" in mark && mark.role) || "there"));
  expect(roles(start({ site: "by_hand" }))).toEqual(new Set(["thought"]));
  expect(roles(start({ site: "by_hand", skyscraper: true }))).toEqual(new Set(["there", "thought"]));
});

test("what our own pictures show has the real sizes", () => {
  const span = (outline: readonly (readonly [number, number])[]) => [
    Math.max(...outline.map(([x]) => x)) - Math.min(...outline.map(([x]) => x)),
    Math.max(...outline.map(([, z]) => z)) - Math.min(...outline.map(([, z]) => z)),
  ];
  expect(span(girder([10, 20]).outline)).toEqual([170, 9]);
  expect(span(support([0, 0]).outline)).toEqual([25, 50]);
  expect(span(support([0, 0], { lying: true }).outline)).toEqual([50, 25]);
});
