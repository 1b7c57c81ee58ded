/** A hand that leads a piece: what it holds, what inputs make of it, and the aims it sends. Whose hand it is, and what it may do, its owner knows. */
import type { Assist } from "../../../settings.svelte";
import { AimSender } from "./aim-sender";
import { slabsOfAll, type Slab } from "../geometry/ground-height";
import * as hand from "./holding";
import type { Holding } from "./holding";
import { broughtOver, nearestGoal } from "./places/place-hints";
import { angleBetween } from "../geometry/poses";
import type { Poses } from "../geometry/site";
import type { Aim, Path, Pose } from "../types.gen";

const OVER_MM = 1; // further aside, what is below is not what it would meet
const THERE_MM = 0.4;
const THERE_DEGREES = 1;
const STUCK_MS = 1500; // nothing has moved for so long: it goes no further on its way round things
const LOOK_MS = 20;

/** The site as a hand needs it. */
export interface HandSite {
  /** Where the held piece really is, as last told. */
  actual(): Pose | null;
  /** Millimetres down to what would bear it. */
  gap(): number | null;
  assist(): Assist;
  /** When something of the site was last heard of. */
  heardAt(): number;
  send(aim: Aim): void;
  /** All but what is held, as it is now. */
  others(): Poses;
  /** The hand wants something else now. */
  changed(): void;
  /** What is wanted from now on, before it is sent. */
  wants(aim: Aim): void;
}

export class HandControl {
  hold = $state.raw<Holding | null>(null);
  /** Precision that stays on until it is switched off, for whoever cannot hold a key down. */
  fine = $state(false);
  #key = false;
  #offered = $state.raw<readonly Pose[]>([]);
  #dragged = false; // by the pointer that grips it, or that gripped it last
  #letUp = false; // by such a pointer, and nothing was done with it since
  #overGoal: Pose | null = null; // over which it was brought
  /** Things are to be pushed on purpose: nothing keeps the hand clear of them. */
  pushes = $state(false);
  #slabs: Slab[] | null = null;
  #rises = false; // it was taken up again and is being lifted clear
  #sinks = false; // it is to go down as soon as it has come over its place
  #headsThere = false; // it aims where it is wanted, and at nothing on the way
  #opening: ReturnType<typeof setTimeout> | undefined;
  readonly #courier = new AimSender({
    send: (aim) => this.site.send(aim),
    now: () => performance.now(),
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
  });

  constructor(private readonly site: HandSite) {}

  across(dx: number, dy: number): void {
    this.#change((held) => hand.moved(held, dx, dy), true);
  }

  /** To a place, as a pointer drags it. */
  glide(x: number, y: number): void {
    this.#dragged = true;
    this.#change((held) => hand.glided(held, [x, y], this.#helps, this.#floor(held), this.#site()));
  }

  /** A pointer has gripped it: from now on it goes across at the height it has. Or it is let up: what was dragged near an offered place is
   *  brought over it, a mere click changes nothing. */
  grip(on: boolean): void {
    if (on) this.#dragged = false;
    if (on && this.hold) this.hold = hand.steadied(this.hold);
    if (!on && this.#dragged) this.#bringOver();
    this.#letUp = !on && this.#dragged;
  }

  /** Places where the house would put what is held. They may come late: what a pointer has let up near one is brought over it then, and
   *  what keys lead stays where they have it. */
  offer(goals: readonly Pose[]): void {
    this.#offered = goals;
    if (this.#letUp) this.#bringOver();
  }

  /** Those a helped hand may be drawn to: none once it has been brought down. */
  get goals(): readonly Pose[] {
    return this.hold && !this.hold.lowered && this.#helps === "full" ? this.#offered : [];
  }

  /** The one it is at: let up here it is brought over it. */
  get goal(): Pose | null {
    return this.hold && !this.hold.precise ? nearestGoal(this.goals, this.hold.place) : null;
  }

  /** Over the next of them, round and round; tells which one of how many, or null: there is none. */
  nextGoal(): { number: number; count: number } | null {
    const goals = this.goals;
    if (!goals.length || this.#opening !== undefined) return null;
    const at = (goals.indexOf(this.#overGoal!) + 1) % goals.length;
    this.#change((held) => broughtOver(held, goals[at]!, this.#site()), true);
    this.#overGoal = goals[at]!;
    return { number: at + 1, count: goals.length };
  }

  /** Only once: who drags it a little aside after that means it. */
  #bringOver(): void {
    const goal = this.goal;
    if (goal && goal !== this.#overGoal && !this.#sinks)
      this.#change((held) => broughtOver(held, goal, this.#site()), true);
    this.#overGoal = goal;
  }

  lift(mm: number): void {
    this.#change((held) => hand.lifted(held, mm, this.#helps, this.#floor(held), this.#site()));
  }

  /** Down until it touches, in one go; what still travels goes to its place first. */
  sink(): void {
    this.#change((held) => held);
    this.#sinks = this.hold !== null && this.#opening === undefined;
    this.steer();
  }

  #sinkThere(): void {
    if (!this.#sinks || !this.hold || !this.#isOver(this.hold)) return;
    const floor = this.#floor(this.hold);
    if (floor === null) return;
    this.#sinks = false;
    this.hold = hand.sunk(this.hold, floor);
  }

  /** It is still to go down until it touches. */
  get sinks(): boolean {
    return this.#sinks;
  }

  turn(steps: number): void {
    this.#change((held) => hand.turnedBy(hand.steadied(held), steps, this.site.assist()), true);
  }

  twist(degrees: number): void {
    this.#change((held) => hand.twisted(hand.steadied(held), degrees), true);
  }

  turnTo(degrees: number): void {
    this.#change((held) => hand.turnedTo(hand.steadied(held), degrees, this.site.assist()), true);
  }

  tiltTo(degrees: number): void {
    this.#change((held) => hand.tiltedTo(held, degrees, this.site.assist()), true);
  }

  tilt(steps: number): void {
    this.#change((held) => hand.tiltedBy(held, steps), true);
  }

  pose(): void {
    this.#change((held) => hand.posed(held), true);
  }

  /** A key for it is down, or up again. */
  precise(on: boolean): void {
    if (this.#key === on) return;
    this.#key = on;
    this.#refine();
  }

  setFine(on: boolean): void {
    this.fine = on;
    this.#refine();
  }

  setPushes(on: boolean): void {
    this.pushes = on;
    this.#change((held) => held, true);
  }

  /** Help would keep it clear of things, if it is let. */
  get keepsClear(): boolean {
    return this.site.assist() !== "none";
  }

  get #helps(): Assist {
    return this.pushes ? "none" : this.site.assist();
  }

  #refine(): void {
    const precise = this.#key || this.fine;
    if (this.hold && this.hold.precise !== precise) this.#change((held) => ({ ...held, precise }));
  }

  #change(by: (held: Holding) => Holding, helps = false): void {
    if (!this.hold || this.#opening !== undefined) return;
    this.#rises = this.#sinks = this.#letUp = false;
    this.site.changed();
    const next = by(this.hold);
    this.hold = helps ? hand.helped(next, this.#helps, this.#site()) : next;
    this.steer();
  }

  /** How high the held piece is when it touches what is below it; null: not known there. */
  #floor(held: Holding): number | null {
    const [actual, gap] = [this.site.actual(), this.site.gap()];
    if (!actual || gap === null) return null;
    const aside = Math.hypot(held.place[0] - actual[0][0], held.place[1] - actual[0][1]);
    return aside < OVER_MM ? actual[0][2] - gap : null;
  }

  /** It has come over its place, and is turned as it is wanted. */
  #isOver(held: Holding): boolean {
    const actual = this.site.actual();
    if (!actual) return false;
    const [place, rotation] = hand.poseOf(held);
    return (
      Math.hypot(place[0] - actual[0][0], place[1] - actual[0][1]) < OVER_MM &&
      angleBetween(rotation, actual[1]) < THERE_DEGREES
    );
  }

  #site(): Slab[] {
    this.#slabs ??= slabsOfAll(this.site.others());
    return this.#slabs;
  }

  /** From now on it holds this; `raise`: lifted clear first, carefully. */
  grasp(held: Holding, raise = false): void {
    this.pushes = this.#sinks = false;
    const next = raise ? hand.raised(held, this.#site()) : held;
    this.#rises = next !== held;
    this.hold = { ...next, precise: this.fine };
    this.steer();
  }

  /** Again whenever the piece has come further: a helped hand goes round things. */
  steer(): void {
    if (!this.hold) return;
    this.#sinkThere();
    if (this.#rises && this.site.actual()) this.#rises = !this.#isThere();
    const on = this.#rises
      ? hand.poseOf(this.hold)
      : hand.steered(this.hold, this.site.actual(), this.#helps, this.#site());
    this.#headsThere = !this.#rises && on[0].every((mm, axis) => Math.abs(mm - this.hold!.place[axis]!) < 0.01);
    const [place, rotation, precise] = hand.aimOf(this.hold, on);
    const aim: Aim = [place, rotation, precise || this.#rises];
    this.site.wants(aim);
    this.#courier.want(aim);
  }

  /** Other things than the held one have moved. */
  disturbed(): void {
    this.#slabs = null;
  }

  /** It opens as soon as the piece is where it is wanted, which the server sees to once it knows where that is; asked twice: at once. */
  openThere(open: (there: boolean) => void): void {
    const again = this.#opening !== undefined;
    const since = performance.now();
    const look = () => {
      this.#courier.hurry();
      const stuck = performance.now() - Math.max(since, this.site.heardAt()) > STUCK_MS;
      if (!again && !stuck && (this.#sinks || !this.#headsThere)) this.#opening = setTimeout(look, LOOK_MS);
      else {
        this.release();
        open(!again);
      }
    };
    clearTimeout(this.#opening);
    look();
  }

  /** It goes along a path that was chosen whole, by the seconds of `now`. */
  along(path: Path, now: () => number, open: (there: boolean) => void): void {
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
        open(false);
      }
    };
    go();
  }

  get opens(): boolean {
    return this.#opening !== undefined;
  }

  #isThere(): boolean {
    const actual = this.site.actual();
    if (!actual || !this.hold) return true;
    const [place, rotation] = hand.poseOf(this.hold);
    const far = Math.hypot(...place.map((mm, axis) => mm - actual[0][axis]!));
    return far < THERE_MM && angleBetween(rotation, actual[1]) < THERE_DEGREES;
  }

  /** It holds nothing any more. */
  release(): void {
    clearTimeout(this.#opening);
    this.#opening = undefined;
    this.#courier.stop();
    this.#slabs = this.hold = this.#overGoal = null;
    this.#sinks = this.#letUp = false;
    this.#offered = [];
  }
}
