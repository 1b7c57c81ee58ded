import { beforeEach, expect, it } from "vitest";
import { keepProgress, progressOf } from "./reveal-progress";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  globalThis.localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
});

it("keeps the newest tables and forgets the oldest", () => {
  for (let table = 0; table < 60; table++) keepProgress(`t${table}`, { seen: 1, at: table });
  keepProgress("t30", { seen: 2, at: 0 });
  expect(progressOf("t30")).toEqual({ seen: 2, at: 0 });
  expect(progressOf("t59")).toEqual({ seen: 1, at: 59 });
  expect(progressOf("t0")).toBeNull();
});

it("reads nothing into what it does not understand", () => {
  stored.set("chantier.reveals", "{{");
  expect(progressOf("t1")).toBeNull();
});
