/**
 * What pointers mean on the building site. A held piece moves only while a press that began on it, or on one of its handles, lasts; the point
 * that was gripped stays under the pointer. Any other press turns the camera, and a pointer that is not pressed changes nothing at all. It
 * knows neither events nor pictures.
 */
import { acrossBy } from "./plane-drag";
import type { SiteScene, Vector } from "../geometry/site";

export interface Spot {
  x: number;
  y: number;
}
export type By = "mouse" | "touch";
export type Handle = "across" | "height" | "turn" | "tilt";
type Grip = Handle | "piece";

export interface Keys {
  shift: boolean; // up and down instead of across
  alt: boolean; // a tenth of the way
}
export const NO_KEYS: Keys = { shift: false, alt: false };

export interface Held {
  place: Vector;
  yaw: number;
  tilt: number;
}

export interface GrabUse {
  /** What is in the hand, as it is wanted. */
  held: () => Held | null;
  /** The point of the held piece that is there, and where the piece is, which may still be on its way; null: it is elsewhere. */
  gripped: (at: Spot, by: By) => { point: Vector; place: Vector } | null;
  picture: () => Pick<SiteScene, "where" | "plane" | "facing"> | null;
  /** Whether fine mode is switched on. */
  fine: () => boolean;
  glide: (x: number, y: number) => void;
  lift: (mm: number) => void;
  turnTo: (degrees: number) => void;
  tiltTo: (degrees: number) => void;
  letGo: () => void;
  orbit: (dx: number, dy: number) => void;
  zoom: (times: number) => void;
  tap: (at: Spot) => void;
  /** The piece is in somebody's grip, or no longer. */
  grips: (on: boolean) => void;
  /** A long press counts there; null: it does not any more. */
  counts: (at: Spot | null) => void;
  after: (milliseconds: number, then: () => void) => () => void;
}

export const FINE = 0.1; // of the way
export const COUNT_FROM_MS = 350; // a press that stays there is seen to count from then on
export const COUNT_MS = 900; // and lets go so much later
const TAP_PX = 6; // a press that has not gone further turns no camera
const GRIP_PX: Readonly<Record<By, number>> = { mouse: 1.5, touch: 5 }; // a gripped piece goes along from here: a mouse is exact, a finger trembles
const TAP_MS = 500;
const WHEEL_MS = 700; // a wheel that has stood still for so long begins anew
const NOTCH_MM = 2;
const DEGREES_PX = 0.5;
const TWIST_FROM_DEGREES = 6; // fingers that only pinch turn a little, too
const LEVEL = 0.2; // a plane that is seen from lower down than this (a sine) runs away under the pointer
const STEEP = 0.8; // seen from higher up than this there is no up and down in the picture

interface Press {
  at: Spot;
  from: Spot;
  since: number;
  by: By;
  still: boolean;
}

interface Gripping {
  grip: Grip;
  pointer: number;
  keys: Keys;
  way: "across" | "facing" | "pixels";
  fine: boolean;
  /** From here on it is led: the pointer, the point it had, and what was held. */
  from: Spot;
  anchor: Vector;
  held: Held;
}

export class Grab {
  #presses = new Map<number, Press>();
  #gripping: Gripping | null = null;
  #camera = false; // what is pressed turns the camera
  #tapped = true; // the press may still be a tap
  #twisted = 0; // by two fingers, in degrees
  #twistedFrom = 0;
  #wheel: { at: Spot; now: number; lifts: boolean } | null = null; // what its last notch did
  #stop: (() => void) | null = null;

  constructor(private readonly use: GrabUse) {}

  get gripping(): boolean {
    return this.#gripping !== null;
  }

  /** Where the pointer is that has gripped the piece. */
  get pointer(): Spot | null {
    return (this.#gripping && this.#presses.get(this.#gripping.pointer)?.at) ?? null;
  }

  /** Whether a press there would grip what is held. */
  on = (at: Spot): boolean => this.use.held() !== null && this.use.gripped(at, "mouse") !== null;

  /** `handle`: the press is on that one, or means the camera wherever it is; `now`: milliseconds of any clock. */
  press(
    pointer: number,
    at: Spot,
    by: By,
    now: number,
    keys: Keys = NO_KEYS,
    handle: Handle | "camera" | null = null,
  ): void {
    this.#presses.set(pointer, { at, from: at, since: now, by, still: true });
    this.#twisted = 0;
    this.#count(null);
    if (this.#presses.size > 1) {
      this.#tapped = false;
      this.#twistedFrom = this.use.held()?.yaw ?? 0;
      return; // what the first finger means, all of them mean
    }
    this.#tapped = true;
    const held = handle === "camera" ? null : this.use.held();
    const found = held && (handle ? { point: held.place, place: held.place } : this.use.gripped(at, by));
    if (!held || !found || handle === "camera") {
      this.#camera = true;
      return;
    }
    this.#grip({ grip: handle ?? "piece", pointer, keys, from: at, anchor: found.point, held: { ...held, place: found.place } }); // prettier-ignore
    if (handle) this.#regrip();
    else this.#count(at);
  }

  /** A press that began elsewhere, in the reserve, has brought the piece here: its middle is under the pointer. */
  bring(pointer: number, at: Spot, now: number): void {
    const held = this.use.held();
    if (!held) return;
    this.#presses.clear();
    this.#presses.set(pointer, { at, from: at, since: now, by: "mouse", still: false });
    this.#tapped = this.#camera = false;
    const seen = this.use.picture()?.plane(at.x, at.y, held.place[2]);
    this.#grip({ grip: "piece", pointer, keys: NO_KEYS, from: at, anchor: seen ?? held.place, held: seen ? { ...held, place: seen } : held }); // prettier-ignore
    this.again();
  }

  drag(pointer: number, at: Spot, keys: Keys = NO_KEYS): void {
    const press = this.#presses.get(pointer);
    if (!press) return; // nothing is pressed: nothing is meant
    const before = press.at;
    press.at = at;
    const slack = this.#gripping ? GRIP_PX[press.by] : TAP_PX;
    if (press.still && Math.hypot(at.x - press.from.x, at.y - press.from.y) > slack) {
      press.still = this.#tapped = false;
      this.#count(null);
    }
    if (this.#presses.size > 2) return;
    if (this.#presses.size === 2) this.#both(pointer, before, at);
    else if (this.#gripping?.pointer === pointer) {
      this.#gripping.keys = keys;
      if (!press.still) this.again();
    } else if (this.#camera && !press.still) this.use.orbit(at.x - before.x, at.y - before.y);
  }

  /** The same once more: the camera stands elsewhere, or a key has been pressed. */
  again(): void {
    const now = this.#gripping;
    const press = now && this.#presses.get(now.pointer);
    if (!now || !press || press.still || this.#presses.size > 1) return;
    if (!this.use.held()) return this.cancel();
    if (now.fine !== this.#isFine(now.keys) || now.way !== this.#wayOf(now.grip, now.keys)) this.#regrip();
    this.#lead(press.at);
  }

  release(pointer: number, now: number): void {
    const press = this.#presses.get(pointer);
    if (!press) return;
    this.#presses.delete(pointer);
    this.#count(null);
    if (this.#presses.size > 0) {
      this.#regrip(); // the finger that stays leads on from where it is
      return;
    }
    const [camera, tapped] = [this.#camera, this.#tapped];
    this.#end();
    if (camera && tapped && press.still && now - press.since < TAP_MS) this.use.tap(press.from);
  }

  cancel(pointer?: number): void {
    if (pointer !== undefined) this.#presses.delete(pointer);
    else this.#presses.clear();
    this.#count(null);
    if (this.#presses.size === 0) this.#end();
  }

  /** On the piece it raises, elsewhere it comes nearer; whoever goes on turning goes on with that, though the piece rises from under it. */
  wheel(at: Spot, notches: number, keys: Keys = NO_KEYS, handle = false, now = 0): void {
    const before = this.#wheel;
    const goesOn = before && now - before.now < WHEEL_MS && Math.hypot(at.x - before.at.x, at.y - before.at.y) < TAP_PX;
    const lifts = goesOn ? before.lifts : handle || this.#gripping !== null || this.use.gripped(at, "mouse") !== null;
    this.#wheel = { at, now, lifts };
    if (!this.use.held() || !lifts) {
      this.use.zoom(1.1 ** notches);
      return;
    }
    this.use.lift(notches * NOTCH_MM * (keys.alt || keys.shift || this.use.fine() ? FINE : 1));
    this.#regrip();
  }

  #end(): void {
    if (this.#gripping) this.use.grips(false);
    this.#gripping = null;
    this.#camera = false;
  }

  #isFine = (keys: Keys): boolean => keys.alt || this.use.fine();

  #grip(begun: Omit<Gripping, "way" | "fine">): void {
    const { grip, keys } = begun;
    this.#gripping = { ...begun, way: this.#wayOf(grip, keys), fine: this.#isFine(keys) };
    this.use.grips(true);
  }

  /** From here on, with what is held now: another key, another finger, another way. */
  #regrip(): void {
    const now = this.#gripping;
    const [pointer, press] = [...this.#presses][0] ?? [];
    const held = this.use.held();
    if (!now || pointer === undefined || !press || !held) return;
    const { x, y } = press.at;
    const way = this.#wayOf(now.grip, now.keys);
    const picture = this.use.picture();
    const through: Vector = [held.place[0], held.place[1], now.anchor[2]];
    const point = way === "facing" ? picture?.facing(x, y, through) : picture?.plane(x, y, now.anchor[2]);
    this.#gripping = {
      ...now,
      pointer,
      held,
      way,
      fine: this.#isFine(now.keys),
      from: press.at,
      anchor: point ?? through,
    };
  }

  /** On which plane the pointer leads it: level, or upright and facing the camera; seen edge on, pixels are counted. */
  #wayOf(grip: Grip, { shift }: Keys): Gripping["way"] {
    if (grip === "turn" || grip === "tilt") return "pixels";
    const low = this.#slope();
    const upright = grip === "height" || (shift && grip === "piece");
    if (upright) return low < STEEP ? "facing" : "pixels";
    return low < LEVEL ? "facing" : "across";
  }

  /** How steeply one looks down at what is held: 0 level, 1 from straight above. */
  #slope(): number {
    const held = this.use.held();
    const where = this.use.picture()?.where;
    if (!held || !where) return 1;
    const [x, y, z] = held.place;
    const [here, along, beside, above] = [
      where([x, y, z]),
      where([x + 5, y, z]),
      where([x, y + 5, z]),
      where([x, y, z + 5]),
    ];
    if (!here || !along || !beside || !above) return 1;
    const area = Math.abs((along.x - here.x) * (beside.y - here.y) - (along.y - here.y) * (beside.x - here.x));
    const widest = Math.max(Math.hypot(along.x - here.x, beside.x - here.x), 1e-6);
    return Math.min(1, area / widest / widest);
  }

  #lead(at: Spot): void {
    const { grip, way, from, held, fine } = this.#gripping!;
    const part = fine ? FINE : 1;
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    if (grip === "turn") return this.use.turnTo(held.yaw + this.#angle(at) * part);
    if (grip === "tilt") return this.use.tiltTo(held.tilt - dy * DEGREES_PX * part);
    const upright = grip === "height" || way === "pixels";
    const by = this.#moved(at, dx, dy).map((mm) => mm * part) as Vector;
    if (!upright || (way === "facing" && grip === "piece"))
      this.use.glide(held.place[0] + by[0], held.place[1] + by[1]);
    if (way === "across") return;
    const now = this.use.held();
    if (now) this.use.lift(held.place[2] + by[2] - now.place[2]);
  }

  /** How far the gripped point goes to stay under the pointer. */
  #moved(at: Spot, dx: number, dy: number): Vector {
    const { way, anchor } = this.#gripping!;
    const picture = this.use.picture();
    if (!picture) return [0, 0, 0];
    if (way === "pixels") {
      const [right, away] = acrossBy(picture.where, anchor, 0, dy);
      return [0, 0, -Math.sign(dy) * Math.hypot(right, away)];
    }
    const point = way === "facing" ? picture.facing(at.x, at.y, anchor) : picture.plane(at.x, at.y, anchor[2]);
    if (point) return [point[0] - anchor[0], point[1] - anchor[1], point[2] - anchor[2]];
    const [x, y] = acrossBy(picture.where, anchor, dx, dy);
    return [x, y, 0];
  }

  /** How far the ring is turned by the pointer that holds it: round the piece as seen, against the clock from above. */
  #angle(at: Spot): number {
    const { held, from } = this.#gripping!;
    const picture = this.use.picture();
    const [a, b] = [from, at].map((spot) => picture?.plane(spot.x, spot.y, held.place[2]) ?? null);
    const [x, y] = held.place;
    if (!a || !b || this.#slope() < LEVEL) return (at.x - from.x) * DEGREES_PX;
    const degrees = (p: Vector) => (Math.atan2(p[1] - y, p[0] - x) * 180) / Math.PI;
    return shortest(degrees(b) - degrees(a));
  }

  /** Two fingers: on the piece they turn it and do nothing else, elsewhere they turn the camera and come nearer. */
  #both(pointer: number, before: Spot, at: Spot): void {
    const other = [...this.#presses].find(([id]) => id !== pointer)![1].at;
    if (!this.#gripping) {
      const [was, is] = [before, at].map((spot) => Math.hypot(spot.x - other.x, spot.y - other.y));
      if (was! > 0) this.use.zoom(is! / was!);
      this.use.orbit((at.x - before.x) / 2, (at.y - before.y) / 2);
      return;
    }
    // On the screen angles grow with the clock, on the table against it.
    const degrees = -shortest(angle(other, at) - angle(other, before));
    this.#twisted += degrees;
    const beyond = Math.sign(this.#twisted) * Math.max(0, Math.abs(this.#twisted) - TWIST_FROM_DEGREES);
    if (beyond !== 0) this.use.turnTo(this.#twistedFrom + beyond * (this.#gripping.fine ? FINE : 1));
  }

  /** A press that stays on the piece lets go in the end; it is seen to count. */
  #count(at: Spot | null): void {
    this.#stop?.();
    this.#stop = null;
    this.use.counts(null);
    if (!at) return;
    this.#stop = this.use.after(COUNT_FROM_MS, () => {
      this.use.counts(at);
      this.#stop = this.use.after(COUNT_MS, () => {
        this.cancel();
        this.use.letGo();
      });
    });
  }
}

const shortest = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
const angle = (from: Spot, to: Spot): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
