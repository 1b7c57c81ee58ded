/** A hand that leads a piece: what it holds, what inputs make of it, and the aims it sends. Whose hand it is, and what it may do, `Play` knows. */
import type { Assist } from "../../settings.svelte";
import { Courier } from "./courier";
import { slabsOfAll, type Slab } from "./ground";
import * as hand from "./holding";
import type { Holding } from "./holding";
import { angleBetween } from "./poses";
import type { Poses } from "./site";
import type { Aim, Path, Pose } from "./types.gen";

const THERE_MM = 0.4;
const THERE_DEGREES = 1;
const STUCK_MS = 250;
const ON_THE_WAY_MS = 2000;
const LOOK_MS = 20;

export abstract class Leading {
  hold = $state.raw<Holding | null>(null);
  /** Precision that stays on until it is switched off, for whoever cannot hold a key down. */
  fine = $state(false);
  #shift = false;
  #slabs: Slab[] | null = null;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #courier = new Courier({
    send: (aim) => this.send(aim),
    now: () => performance.now(),
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
  });

  /** Where the held piece really is, as last told. */
  abstract get actual(): Pose | null;
  /** Millimetres down to the first thing below it. */
  protected abstract get gap(): number | null;
  protected abstract get assist(): Assist;
  /** When something of the site was last heard of. */
  protected abstract get heardAt(): number;
  protected abstract send(aim: Aim): void;
  /** All but what is held, as it is now. */
  protected abstract others(): Poses;

  across(dx: number, dy: number): void {
    this.#change((held) => hand.moved(held, dx, dy), true);
  }

  lift(mm: number): void {
    this.#change((held) => hand.lifted(held, mm, this.assist, this.#floor(held), this.#site()));
  }

  /** Down until it touches, in one go. */
  sink(): void {
    this.#change((held) => {
      const floor = this.#floor(held);
      return floor === null ? held : hand.sunk(held, floor);
    });
  }

  turn(steps: number): void {
    this.#change((held) => hand.turnedBy(held, steps, this.assist), true);
  }

  twist(degrees: number): void {
    this.#change((held) => hand.twisted(held, degrees), true);
  }

  tilt(steps: number): void {
    this.#change((held) => hand.tiltedBy(held, steps), true);
  }

  pose(): void {
    this.#change((held) => hand.posed(held), true);
  }

  /** Shift is down, or up again. */
  precise(on: boolean): void {
    this.#shift = on;
    this.#refine();
  }

  setFine(on: boolean): void {
    this.fine = on;
    this.#refine();
  }

  #refine(): void {
    const precise = this.#shift || this.fine;
    if (this.hold && this.hold.precise !== precise) this.#change((held) => ({ ...held, precise }));
  }

  #change(by: (held: Holding) => Holding, helps = false): void {
    if (!this.hold || this.#opening !== undefined) return;
    const next = by(this.hold);
    this.hold = helps ? hand.helped(next, this.assist, this.#site()) : next;
    this.steer();
  }

  /** How high the held piece is when it touches what is below it; null: not known there. */
  #floor(held: Holding): number | null {
    const [actual, gap] = [this.actual, this.gap];
    if (!actual || gap === null) return null;
    const aside = Math.hypot(held.place[0] - actual[0][0], held.place[1] - actual[0][1]);
    return aside < 1 ? actual[0][2] - gap : null;
  }

  #site(): Slab[] {
    this.#slabs ??= slabsOfAll(this.others());
    return this.#slabs;
  }

  /** From now on it holds this. */
  protected grasp(held: Holding): void {
    this.hold = { ...held, precise: this.fine };
    this.steer();
  }

  /** Again whenever the piece has come further: a helped hand goes round things. */
  protected steer(): void {
    if (!this.hold) return;
    const on = hand.steered(this.hold, this.actual, this.assist, this.#site());
    this.#courier.want(hand.aimOf(this.hold, on));
  }

  /** Other things than the held one have moved. */
  protected disturbed(): void {
    this.#slabs = null;
  }

  /** It opens as soon as the piece is where it is wanted, or cannot get there; asked twice: at once. */
  protected openThere(open: () => void): void {
    const again = this.#opening !== undefined;
    const since = performance.now();
    this.#courier.hurry();
    const look = () => {
      const now = performance.now();
      const stuck = now - Math.max(since, this.heardAt) > STUCK_MS || now - since > ON_THE_WAY_MS;
      if (!again && !stuck && !this.#isThere()) this.#opening = setTimeout(look, LOOK_MS);
      else {
        this.release();
        open();
      }
    };
    clearTimeout(this.#opening);
    look();
  }

  /** It goes along a path that was chosen whole, by the seconds of `now`. */
  protected along(path: Path, now: () => number, open: () => void): void {
    const left = [...path.targets];
    const go = () => {
      const seconds = now();
      while (left[0] && left[0][0] <= seconds) {
        const [, position, rotation, precise] = left.shift()!;
        this.#courier.want([position, rotation, precise]);
      }
      if (seconds < path.release_s) this.#opening = setTimeout(go, LOOK_MS);
      else {
        this.release();
        open();
      }
    };
    go();
  }

  protected get opens(): boolean {
    return this.#opening !== undefined;
  }

  #isThere(): boolean {
    const actual = this.actual;
    if (!actual || !this.hold) return true;
    const [place, rotation] = hand.poseOf(this.hold);
    const far = Math.hypot(...place.map((mm, axis) => mm - actual[0][axis]!));
    return far < THERE_MM && angleBetween(rotation, actual[1]) < THERE_DEGREES;
  }

  /** It holds nothing any more. */
  protected release(): void {
    clearTimeout(this.#opening);
    this.#opening = undefined;
    this.#courier.stop();
    this.#slabs = this.hold = null;
  }
}
