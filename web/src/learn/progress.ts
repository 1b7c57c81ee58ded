/** Progress on this device in the lessons of each game. */
const KEYS = { blueprints: "chantier.learn", "men-at-work": "chantier.learn.men-at-work" };
export type Learnt = keyof typeof KEYS;

export interface Progress {
  lesson: number; // the one to begin with
  done: boolean; // it was seen to the end once
}

export function progress(game: Learnt = "blueprints"): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(KEYS[game]) ?? "{}") as Partial<Progress>;
    return { lesson: Math.max(0, Math.trunc(Number(kept.lesson)) || 0), done: kept.done === true };
  } catch {
    return { lesson: 0, done: false };
  }
}

export function keepProgress(some: Partial<Progress>, game: Learnt = "blueprints"): void {
  localStorage.setItem(KEYS[game], JSON.stringify({ ...progress(game), ...some }));
}
