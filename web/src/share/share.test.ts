import { describe, expect, it } from "vitest";
import type { TableInfo } from "../wire.gen";
import { shownPath } from "./share";

const table = (some: Partial<TableInfo>) => ({ id: "x", status: "ended", public: false, ...some }) as TableInfo;

describe("a link to a table", () => {
  it("asks for a preview where a private game is over", () => {
    expect(shownPath("/t/x", table({}))).toBe("/t/x?preview=1");
    expect(shownPath("/replay/x?at=3", table({}))).toBe("/replay/x?at=3&preview=1");
  });
  it("is as it is everywhere else", () => {
    expect(shownPath("/t/x", table({ public: true }))).toBe("/t/x");
    expect(shownPath("/t/x", table({ status: "running" }))).toBe("/t/x");
  });
});
