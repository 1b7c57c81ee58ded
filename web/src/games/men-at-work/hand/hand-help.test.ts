import { expect, test } from "vitest";
import { adviceOf, capped, helpOf, isOffered, tellsGap } from "./hand-help";
import { PRINTED } from "../options.gen";

const seat = (in_words: boolean) => ({ kind: "person" as const, name: "Ada", in_words });

test("m90: a device helps its hand as it is set to, but never more than the table allows", () => {
  for (const wished of ["full", "some", "none"] as const) {
    expect(capped(wished, "all")).toBe(wished);
    expect(capped(wished, "some")).toBe("none");
    expect(capped(wished, "none")).toBe("none");
  }
});

test("m90: the printed game has all help, and so have tables that say nothing of it", () => {
  expect(helpOf(PRINTED)).toBe("all");
  expect(helpOf({})).toBe("all");
  expect(helpOf(undefined)).toBe("all");
});

test("m90: without help nobody is told how far it is down", () => {
  expect((["all", "some", "none"] as const).map(tellsGap)).toEqual([true, true, false]);
});

test("m90: with less help places are for seats that have told the table, which is asked for them", () => {
  expect(isOffered("all", seat(false))).toBe(true);
  for (const help of ["some", "none"] as const) {
    expect(isOffered(help, seat(false))).toBe(false);
    expect(isOffered(help, undefined)).toBe(false);
    expect(isOffered(help, seat(true))).toBe(true);
    expect(adviceOf(help, "a/b", 1)).toBe("/api/tables/a%2Fb/seats/1/advice");
  }
  expect(adviceOf("all", "table", 1)).toBeNull();
});
