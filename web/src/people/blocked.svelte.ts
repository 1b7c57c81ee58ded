/** People whom somebody at this device has shut out. What they say is hidden here; nobody else hears of it. */
import { request } from "../http";
import { isKnown } from "../me/me.svelte";
import type { Known } from "../wire.gen";

let ids = $state.raw<ReadonlySet<string>>(new Set());
let asking: Promise<void> | null = null;

/** Asks once for each visit; whoever cannot be asked now is asked the next time. */
export function learnBlocked(): void {
  if (!isKnown()) return;
  asking ??= request<Known[]>("GET", "/api/me/blocks").then(
    (blocked) => setBlocked(blocked),
    () => void (asking = null),
  );
}

export function setBlocked(blocked: readonly Known[]): void {
  ids = new Set(blocked.map((one) => one.id));
}

export function noteBlocked(person: string, blocked: boolean): void {
  ids = new Set(blocked ? [...ids, person] : [...ids].filter((one) => one !== person));
}

export const isBlocked = (person: string | null | undefined): boolean => person != null && ids.has(person);
