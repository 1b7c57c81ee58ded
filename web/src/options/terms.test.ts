import { expect, test } from "vitest";
import { PRINTED } from "../games/men-at-work/options.gen";
import { houseRules } from "../games/men-at-work/options/terms";
import { termsInWords } from "./terms";

// Without a language the words are their keys.
const table = (options: object) => ({ game: "men-at-work", options, clock: { kind: "none" } });
const HOUSE = {
  certificates: 5,
  titles: 7,
  rita: 0.5,
  tremor: "all",
  help: "none",
  slips: "strict",
  give_up: true,
} as const;

test("m90: of the printed game no house rules are told", () => {
  expect(houseRules(PRINTED)).toEqual([]);
  expect(houseRules({})).toEqual([]); // a table of before
  expect(termsInWords(table(PRINTED))).toEqual(termsInWords(table({})));
});

test("m90: every house rule in force is told, at the table and in lists", () => {
  expect(houseRules({ ...PRINTED, ...HOUSE })).toHaveLength(7);
  const [usual, special] = [PRINTED, { ...PRINTED, ...HOUSE }].map((one) => termsInWords(table(one)));
  expect(special!.filter((one) => !usual!.includes(one))).toEqual([
    "home-terms-strict",
    "home-terms-tremor",
    "home-terms-certificates",
    "home-terms-titles",
    "home-terms-rita",
    "none",
    "home-terms-give-up",
  ]);
});

test("m90: experts' hands tremble only where there are experts", () => {
  expect(houseRules({ ...PRINTED, tremor: true })).toEqual([]);
  expect(houseRules({ ...PRINTED, tremor: true, experts: [1] })).toEqual(["option-tremor"]);
});

test("the waiting room says what a slip costs, whatever it is", () => {
  for (const slips of ["friendly", "strict"] as const)
    expect(
      termsInWords(table({ ...PRINTED, slips }), "full").filter((one) => one === "option-and-choice"),
    ).toHaveLength(2);
});
