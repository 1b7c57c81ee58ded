/** Undo and redo: every site at rest is a step. Values, nothing else. */
import type { Poses } from "../geometry/site";

export interface SiteHistory {
  readonly past: readonly Poses[];
  readonly now: Poses;
  readonly future: readonly Poses[];
}

const MOST = 200; // steps back

export const begun = (now: Poses): SiteHistory => ({ past: [], now, future: [] });

/** The next site; what was undone before is forgotten. The same site again is no step. */
export function stepped(history: SiteHistory, next: Poses): SiteHistory {
  if (same(history.now, next)) return history;
  return { past: [...history.past, history.now].slice(-MOST), now: next, future: [] };
}

/** The site as it is, put right without a step. */
export const corrected = (history: SiteHistory, now: Poses): SiteHistory => ({ ...history, now });

export function undone({ past, now, future }: SiteHistory): SiteHistory {
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : { past, now, future };
}

export function redone({ past, now, future }: SiteHistory): SiteHistory {
  const [after, ...later] = future;
  return after ? { past: [...past, now], now: after, future: later } : { past, now, future };
}

const same = (one: Poses, other: Poses): boolean => JSON.stringify(one) === JSON.stringify(other);
