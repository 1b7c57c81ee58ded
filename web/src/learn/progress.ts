/** How far somebody has come, on this device. */
const KEY = "chantier.learn";

export interface Progress {
  lesson: number; // the one to begin with
  done: boolean; // it was seen to the end once
}

export function progress(): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>;
    return { lesson: Math.max(0, Math.trunc(Number(kept.lesson)) || 0), done: kept.done === true };
  } catch {
    return { lesson: 0, done: false };
  }
}

export function keepProgress(some: Partial<Progress>): void {
  localStorage.setItem(KEY, JSON.stringify({ ...progress(), ...some }));
}
