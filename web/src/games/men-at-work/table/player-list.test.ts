import { expect, test } from "vitest";
import { certificatesOf, titlesToWin } from "./player-list";
import { PRINTED } from "../options.gen";

const at = (options: Partial<typeof PRINTED>, seats = 3) => ({ options: { ...PRINTED, ...options }, seats });

test("m90: certificates and titles are the printed game's, or the table's", () => {
  expect([2, 3, 4, 5].map((seats) => titlesToWin(at({}, seats)))).toEqual([5, 4, 4, 3]);
  expect(titlesToWin(at({ titles: 7 }))).toBe(7);
  expect([0, 1].map((seat) => certificatesOf(at({ experts: [1] }), seat))).toEqual([3, 2]);
  expect([0, 1].map((seat) => certificatesOf(at({ experts: [1], certificates: 5 }), seat))).toEqual([5, 4]);
  expect([0, 1].map((seat) => certificatesOf(at({ experts: [1], certificates: 1 }), seat))).toEqual([1, 1]);
});
