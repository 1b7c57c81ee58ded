/** Sites that were saved under a name, on this device only: each is a name and its link. */
import { linkOf, siteOf } from "./site-link";
import type { Poses } from "../geometry/site";

export interface SavedSite {
  name: string;
  link: string;
  at: number; // milliseconds, as the device counts them
}

const KEY = "chantier.sites";
export const NAME_MOST = 40;
export const SAVED_MOST = 60;

/** The newest first; what this page cannot open any more is left out. */
export function savedSites(): SavedSite[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** Under a name that is there already the older site is replaced. False: the device keeps nothing more. */
export function saveSite(name: string, poses: Poses, now: number): boolean {
  const site = { name: name.trim().slice(0, NAME_MOST), link: linkOf(poses), at: now };
  const others = savedSites().filter((one) => one.name !== site.name);
  return keep([site, ...others].slice(0, SAVED_MOST));
}

export const forgetSite = (name: string): boolean => keep(savedSites().filter((one) => one.name !== name));

function keep(sites: SavedSite[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(sites));
    return true;
  } catch {
    return false;
  }
}

function isSaved(one: unknown): one is SavedSite {
  const { name, link, at } = (one ?? {}) as Partial<SavedSite>;
  return typeof name === "string" && typeof at === "number" && typeof link === "string" && "poses" in siteOf(link);
}

const WORK_KEY = "chantier.site";

/** What is being built just now, so that a page that is opened again goes on with it. */
export function keepWork(poses: Poses): void {
  try {
    localStorage.setItem(WORK_KEY, linkOf(poses));
  } catch {
    // a full device keeps nothing; the page goes on without
  }
}

export function keptWork(): Poses | null {
  const found = siteOf(localStorage.getItem(WORK_KEY) ?? "");
  return "poses" in found ? found.poses : null;
}
