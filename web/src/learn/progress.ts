/** Progress on this device in the lessons of a game; each game has a storage key of its own. */
export interface Progress {
  lesson: number; // the one to begin with
  done: boolean; // it was seen to the end once
}

export function progress(key: string): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Progress>;
    return { lesson: Math.max(0, Math.trunc(Number(kept.lesson)) || 0), done: kept.done === true };
  } catch {
    return { lesson: 0, done: false };
  }
}

export function keepProgress(key: string, some: Partial<Progress>): void {
  localStorage.setItem(key, JSON.stringify({ ...progress(key), ...some }));
}
