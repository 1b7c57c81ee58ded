import { beforeEach, expect, test, vi } from "vitest";
import { PRESETS } from "./presets.gen";
import { forgetSite, SAVED_MOST, savedSites, saveSite } from "./saved-sites";
import { siteOf } from "./site-link";

class Storage {
  kept = new Map<string, string>();
  full = false;
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (this.full) throw new Error("QuotaExceededError");
    this.kept.set(key, value);
  };
}
let storage: Storage;
beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal("localStorage", storage);
});

const names = () => savedSites().map((one) => one.name);

test("keeps sites by name, the newest first, and one of each name", () => {
  saveSite(" tower ", PRESETS.beginner!, 1);
  saveSite("bridge", PRESETS.expert!, 2);
  saveSite("tower", PRESETS.advanced!, 3);
  expect(names()).toEqual(["tower", "bridge"]);
  const found = siteOf(savedSites()[0]!.link);
  expect("poses" in found && Object.keys(found.poses)).toEqual(Object.keys(PRESETS.advanced!));
  forgetSite("tower");
  expect(names()).toEqual(["bridge"]);
});

test("what somebody else has written there is left out", () => {
  for (const kept of ["junk", "{}", '[1, null, {"name": "x"}, {"name": "x", "link": "1zz", "at": 1}]']) {
    storage.kept.set("chantier.sites", kept);
    expect(savedSites()).toEqual([]);
  }
});

test("a device that keeps nothing more says so, and keeps what it has", () => {
  saveSite("tower", PRESETS.beginner!, 1);
  storage.full = true;
  expect(saveSite("bridge", PRESETS.beginner!, 2)).toBe(false);
  expect(names()).toEqual(["tower"]);
});

test("is bounded", () => {
  for (let number = 0; number < SAVED_MOST + 5; number++) saveSite(`site ${number}`, {}, number);
  expect(savedSites().length).toBe(SAVED_MOST);
});
