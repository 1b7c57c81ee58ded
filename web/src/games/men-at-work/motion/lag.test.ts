import { expect, test } from "vitest";
import { Lag } from "./lag";

test("a site lags while it falls behind, not because it once has", () => {
  const lag = new Lag();
  expect(lag.grows(0, 0)).toBe(false);
  expect(lag.grows(150, 500)).toBe(false);
  expect(lag.grows(400, 1000)).toBe(true);
  expect(lag.grows(420, 2400)).toBe(true);
  expect(lag.grows(420, 4000)).toBe(false);
});
