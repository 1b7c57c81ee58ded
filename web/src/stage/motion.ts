/** Time for scenes: tweens with the easings of the design, which can all be hurried to their end at once. */
export type Ease = (t: number) => number;

/** The y of a CSS cubic-bezier at x, found by bisection: as exact as a screen can show. */
export function bezier(x1: number, y1: number, x2: number, y2: number): Ease {
  const along = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;
  return (x) => {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    let low = 0;
    let high = 1;
    for (let i = 0; i < 24; i++) {
      const middle = (low + high) / 2;
      if (along(x1, x2, middle) < x) low = middle;
      else high = middle;
    }
    return along(y1, y2, (low + high) / 2);
  };
}

export const EASE = {
  linear: (t: number) => t,
  quick: bezier(0.2, 0, 0, 1), // hover, focus, chips
  taken: bezier(0.3, 0, 0.1, 1), // a die on its way to a plan
  camera: bezier(0.4, 0, 0.2, 1),
  out: bezier(0, 0, 0.58, 1),
} satisfies Record<string, Ease>;

export interface Tween {
  duration: number; // ms
  delay?: number;
  ease?: Ease;
  step: (t: number) => void; // t from 0 to 1, eased; called with 1 at the end, unless another took over
  of?: string; // what it moves: a later tween of the same thing takes over from wherever it is
}

interface Running extends Tween {
  began: number | null; // set by the first frame that sees it
  done: () => void;
}

export class Motion {
  /** How many times as fast as designed. */
  speed = 1;
  #running: Running[] = [];
  #wake: () => void;

  /** `wake` asks for frames; each frame calls `advance`. */
  constructor(wake: () => void) {
    this.#wake = wake;
  }

  get moving(): boolean {
    return this.#running.length > 0;
  }

  play(tween: Tween): Promise<void> {
    if (tween.of !== undefined) this.stop(tween.of);
    return new Promise((done) => {
      this.#running.push({ ...tween, began: null, done });
      this.#wake();
    });
  }

  advance(now: number): void {
    const still: Running[] = [];
    const ended: Running[] = [];
    for (const tween of this.#running) {
      tween.began ??= now;
      const time = (now - tween.began) * this.speed - (tween.delay ?? 0);
      if (time < 0) {
        still.push(tween);
        continue;
      }
      const t = tween.duration > 0 ? Math.min(1, time / tween.duration) : 1;
      tween.step((tween.ease ?? EASE.linear)(t));
      (t < 1 ? still : ended).push(tween);
    }
    this.#running = still;
    for (const tween of ended) tween.done();
  }

  /** Leaves a thing where it is. */
  stop(of: string): void {
    const stopped = this.#running.filter((tween) => tween.of === of);
    this.#running = this.#running.filter((tween) => tween.of !== of);
    for (const tween of stopped) tween.done();
  }

  /** Everything that moves is at its end now. */
  hurry(): void {
    const ended = this.#running;
    this.#running = [];
    for (const tween of ended) {
      tween.step(1);
      tween.done();
    }
  }
}
