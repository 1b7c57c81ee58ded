/** Progress through the reveals of a table, kept on this device: a page that is loaded again goes on where it was. */
const KEY = "chantier.reveals";
const MOST = 40; // tables that are remembered, the newest

export interface RevealProgress {
  seen: number; // rounds whose reveal is over
  at: number; // the moment that the one after them has come to
}

function all(): [string, RevealProgress][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, RevealProgress][];
  } catch {
    return [];
  }
}

export function progressOf(table: string): RevealProgress | null {
  return all().find(([name]) => name === table)?.[1] ?? null;
}

export function keepProgress(table: string, progress: RevealProgress): void {
  const others = all().filter(([name]) => name !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, progress]].slice(-MOST)));
  } catch {
    // a full storage forgets: the reveal begins again, nothing else is lost
  }
}
