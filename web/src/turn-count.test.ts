import { expect, test } from "vitest";
import { withCount } from "./turn-count";

test("the count stands before the title once, and goes again", () => {
  expect(withCount("Chantier", 2)).toBe("(2) Chantier");
  expect(withCount("(2) Chantier", 3)).toBe("(3) Chantier");
  expect(withCount("(3) ● Your turn · Chantier", 3)).toBe("(3) ● Your turn · Chantier");
  expect(withCount("(3) Chantier", 0)).toBe("Chantier");
});
