import { expect, test } from "vitest";
import { minuteOf, timeOf } from "./quiet-hours";

test("times are minutes, both ways", () => {
  expect(minuteOf("22:05")).toBe(1325);
  expect(timeOf(1325)).toBe("22:05");
  expect(timeOf(0)).toBe("00:00");
});
