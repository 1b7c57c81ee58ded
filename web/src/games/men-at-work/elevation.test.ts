import { expect, test } from "vitest";
import { girder, startOf, support, type Block, type Mark } from "./elevation";
import { SITES } from "./sites.gen";
import type { Options } from "./types.gen";

const usual: Options = {
  site: "beginner",
  first: 0,
  slips: "friendly",
  experts: [],
  tremor: false,
  foreman: false,
  crane: false,
  skyscraper: false,
  crane_on: "floor",
};
const start = (some: Partial<Options> = {}) => startOf({ ...usual, ...some });
const kinds = (marks: Mark[]) => marks.map((mark) => (mark.sign === "block" ? mark.kind : mark.sign));
const many = (marks: Mark[], kind: string) => kinds(marks).filter((one) => one === kind).length;

test("a prepared site shows three supports, four girders and a worker", () => {
  for (const site of ["beginner", "advanced", "expert"] as const) {
    const marks = start({ site });
    expect([many(marks, "support"), many(marks, "girder"), many(marks, "worker")]).toEqual([3, 4, 1]);
  }
});

test("a skyscraper has a box and no supports; a crane stands where the choices put it", () => {
  const box = start({ skyscraper: true });
  expect([many(box, "support"), many(box, "box") > 0, many(box, "crane")]).toEqual([0, true, 0]);
  const mastOf = (some: Partial<Options>) =>
    start({ ...some, crane: true }).find((mark): mark is Block => mark.sign === "block" && mark.part === "mast")!;
  const feet = (mark: Block) => Math.min(...mark.outline.map(([, z]) => z));
  const [table, floor, rim] = [{}, { skyscraper: true }, { skyscraper: true, crane_on: "rim" as const }].map((some) =>
    feet(mastOf(some)),
  );
  expect(table).toBeLessThan(floor!);
  expect(floor).toBeLessThan(rim!);
});

test("a site that is built by hand is only thought of", () => {
  expect(start({ site: "by_hand" }).every((mark) => "role" in mark && mark.role === "thought")).toBe(true);
});

test("our own pieces are as large as those of the prepared sites", () => {
  const span = (outline: readonly (readonly [number, number])[]) => [
    Math.max(...outline.map(([x]) => x)) - Math.min(...outline.map(([x]) => x)),
    Math.max(...outline.map(([, z]) => z)) - Math.min(...outline.map(([, z]) => z)),
  ];
  const white = SITES.site["beginner"]!.find((shape) => shape.colour === "white")!;
  expect(span(girder([10, 20]).outline)).toEqual(span(white.outline!));
  const straight = SITES.site["expert"]!.find((shape) => shape.kind === "support")!;
  expect(span(support([0, 0]).outline)).toEqual(span(straight.outline!));
  expect(span(support([0, 0], { lying: true }).outline)).toEqual([50, 25]);
});
