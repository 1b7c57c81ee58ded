import { describe, expect, test } from "vitest";
import { PIECES } from "../pieces.gen";
import { angleBetween, turned, type Quaternion } from "../geometry/poses";
import type { Poses } from "../geometry/site";
import { linkOf, siteOf } from "./site-link";
import { PRESETS } from "./presets.gen";

function opened(link: string): Poses {
  const found = siteOf(link);
  if (!("poses" in found)) throw new Error(found.trouble);
  return found.poses;
}

/** All pieces of the box, wildly turned. */
const BOX: Poses = Object.fromEntries(
  PIECES.map((piece, n) => {
    const length = Math.hypot(n - 40, n % 7, 3);
    const rotation = turned([(n - 40) / length, (n % 7) / length, 3 / length], n * 37) as Quaternion;
    return [piece, [[n * 7.7771 - 380, 399.9994 - n * 8.1, n * 4.5002], rotation]];
  }),
);

describe("a link", () => {
  test("opens the same site, to a thousandth of a millimetre and of a degree times three", () => {
    for (const site of [BOX, ...Object.values(PRESETS), {}]) {
      const again = opened(linkOf(site));
      expect(Object.keys(again)).toEqual(Object.keys(site));
      for (const [piece, [place, rotation]] of Object.entries(site)) {
        const [there, turn] = again[piece]!;
        expect(Math.hypot(...place.map((mm, axis) => mm - there[axis]!))).toBeLessThan(0.001);
        expect(angleBetween(rotation, turn)).toBeLessThan(0.003);
      }
    }
  });

  test("with every piece of the box is short enough to be sent", () => {
    expect(linkOf(BOX).length).toBeLessThan(2200);
    expect(linkOf(BOX)).toMatch(/^1[\w-]+$/);
  });

  test("made of what was opened is the same link", () => {
    const link = linkOf(BOX);
    expect(linkOf(opened(link))).toBe(link);
  });

  test("that was cut, mistyped or made up is broken", () => {
    const link = linkOf(PRESETS.beginner!);
    for (let length = 0; length < link.length; length++)
      expect(siteOf(link.slice(0, length)), String(length)).toEqual({ trouble: "broken" });
    const other = link[30] === "A" ? "B" : "A";
    for (const bad of [
      link.slice(0, 30) + other + link.slice(31),
      `${link}AAAA`,
      "1",
      "1 ",
      "x",
      "%",
      "1%%%",
      `0${link}`,
    ])
      expect(siteOf(bad), bad).toEqual({ trouble: "broken" });
  });

  test("of a later version says so", () => {
    expect(siteOf("2abc")).toEqual({ trouble: "newer" });
  });

  test("that names a piece twice, or one that there is not, is broken", () => {
    const twice = forged([4, 4]);
    const none = forged([PIECES.length]);
    expect([siteOf(twice), siteOf(none)]).toEqual([{ trouble: "broken" }, { trouble: "broken" }]);
  });
});

/** A link with these numbers of pieces and a right checksum, as somebody with bad intentions would make it. */
function forged(numbers: number[]): string {
  const entry = (number: number) => [number & 0xff, number >> 8, ...Array<number>(15).fill(0)];
  const content = numbers.flatMap(entry);
  let sum = 0x811c9dc5;
  for (const byte of content) sum = Math.imul(sum ^ byte, 0x01000193);
  const all = [0, 8, 16, 24].map((shift) => (sum >>> shift) & 0xff).concat(content);
  const text = btoa(String.fromCharCode(...all));
  return `1${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}
