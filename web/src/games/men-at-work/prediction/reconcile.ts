/**
 * What the server tells puts right what was predicted, gently. The server's word is older than the picture by a round trip, so it is compared
 * with where the piece was predicted to be then; by how much it differs is eased into what is drawn. Nothing here decides anything.
 */
import {
  add,
  angleBetween,
  inverse,
  lengthOf,
  multiply,
  scale,
  slerp,
  subtract,
  UNTURNED,
  type Quaternion,
} from "../geometry/poses";
import type { Vector } from "../geometry/site";
import type { Pose } from "../types.gen";

/** By how much one pose is off another: shifted, then turned about its own origin, both as seen from the world. */
export interface Offset {
  shift: Vector;
  turn: Quaternion;
}

export const NONE: Offset = { shift: [0, 0, 0], turn: UNTURNED };

export const offsetFrom = (from: Pose, to: Pose): Offset => ({
  shift: subtract(to[0], from[0]),
  turn: multiply(to[1], inverse(from[1])),
});

export const offBy = (pose: Pose, { shift, turn }: Offset): Pose => [add(pose[0], shift), multiply(turn, pose[1])];

const KEPT_TICKS = 600; // three seconds: longer than anybody waits for a line that mends itself
const MM_PER_DEGREE = 1.5; // the end of a girder goes so far when it turns by a degree about its middle

/** How far two poses are apart, in mm at the end of a girder. */
export const apart = (one: Pose, other: Pose): number =>
  lengthOf(subtract(one[0], other[0])) + angleBetween(one[1], other[1]) * MM_PER_DEGREE;

/** Where a piece was predicted to be, tick by tick. */
export class Trail {
  #poses: Pose[] = [];
  #first = 0; // the tick of the oldest one

  constructor(tick: number) {
    this.#first = tick;
  }

  /** At the tick after the last. */
  add(pose: Pose): void {
    this.#poses.push(pose);
    if (this.#poses.length <= 2 * KEPT_TICKS) return;
    this.#first += this.#poses.length - KEPT_TICKS;
    this.#poses = this.#poses.slice(-KEPT_TICKS);
  }

  /** The one that is nearest to a pose among those between two ticks: a hand that heard its aims a little later went the same way. */
  nearest(pose: Pose, from: number, to: number): Pose | null {
    let [found, least]: [Pose | null, number] = [null, Number.POSITIVE_INFINITY];
    const last = this.#poses.length - 1;
    const [low, high] = [from, to].map((tick) => Math.max(0, Math.min(last, tick - this.#first))) as [number, number];
    for (let index = low; index <= high; index++) {
      const one = this.#poses[index];
      if (!one) continue;
      const far = apart(one, pose);
      if (far < least) [found, least] = [one, far];
    }
    return found;
  }
}

/** So far a picture may differ from the one before it by correcting alone. */
export const STEP_MM = 2;
const STEP_DEGREES = STEP_MM / MM_PER_DEGREE;
/** The error shrinks to a third in so many milliseconds: while the hand is on its way (much of it is only timing), and when it rests. */
const EASED_MS = { moving: 300, resting: 90 } as const;
const LONGEST_MS = 50; // however long a picture took, no more than this is put right at once

/** What is added to a predicted pose before it is drawn; it follows the error that is known, evenly. */
export class Correction {
  #now = NONE;
  #towards = NONE;

  get offset(): Offset {
    return this.#now;
  }

  /** By so much the prediction is known to be off. */
  aim(offset: Offset): void {
    this.#towards = offset;
  }

  /** The prediction itself was changed by this: what is drawn stays where it is, and goes over evenly. */
  rebase(before: Pose, after: Pose): void {
    const drawn = offBy(before, this.#now);
    this.#now = offsetFrom(after, drawn);
    this.#towards = NONE;
  }

  /** What is drawn of a pose goes no further than this from where it was drawn last; the rest follows by and by. */
  holdBack(pose: Pose, last: Pose, mostMm: number): void {
    const drawn = offBy(pose, this.#now);
    const way = subtract(drawn[0], last[0]);
    const far = lengthOf(way);
    if (far <= mostMm) return;
    const held = add(last[0], scale(way, mostMm / far));
    this.#now = { ...this.#now, shift: add(this.#now.shift, subtract(held, drawn[0])) };
  }

  takeBack(by: Vector): void {
    this.#now = { ...this.#now, shift: subtract(this.#now.shift, by) };
  }

  ease(milliseconds: number, rests: boolean): void {
    const part = 1 - Math.exp(-Math.min(milliseconds, LONGEST_MS) / EASED_MS[rests ? "resting" : "moving"]);
    const way = subtract(this.#towards.shift, this.#now.shift);
    const step = Math.min(part * lengthOf(way), STEP_MM);
    const shift = step > 0 ? add(this.#now.shift, scale(way, step / lengthOf(way))) : this.#now.shift;
    const angle = angleBetween(this.#now.turn, this.#towards.turn);
    const turn =
      angle > 0 ? slerp(this.#now.turn, this.#towards.turn, Math.min(part, STEP_DEGREES / angle)) : this.#now.turn;
    this.#now = { shift, turn };
  }

  /** Nothing is left to be seen of it. */
  get gone(): boolean {
    return lengthOf(this.#now.shift) < 0.01 && angleBetween(this.#now.turn, UNTURNED) < 0.01;
  }
}
