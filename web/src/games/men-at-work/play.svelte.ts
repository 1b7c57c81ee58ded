/**
 * A seat (or somebody who looks on) at a building site: what is shown, what the hand holds, and what can be done. It stands between the line and
 * the page, and knows neither pictures nor looks. One for each line.
 */
import type { Refusal, TableLine, Why } from "../../line/table.svelte";
import type { Assist } from "../../settings.svelte";
import type { LiveTold, Sight } from "../../wire.gen";
import { choicesOf, joinedTo, type Choice } from "./choices";
import { Courier } from "./courier";
import { readFrame, type Frame } from "./frames";
import { slabsOfAll, type Slab } from "./ground";
import * as hand from "./holding";
import type { Holding } from "./holding";
import { Lag } from "./lag";
import { Moving, type Moment } from "./moving";
import { angleBetween } from "./poses";
import type { MenAtWorkSight, Piece, Poses } from "./site";
import type { About, Felt, MenAtWorkMove, Path, Pose, Taken } from "./types.gen";

export type Step = "loading" | "wait" | "take" | "hold" | "settling" | "clear" | "over";

export interface Act {
  live: number;
  seat: number;
  /** Led from this page; otherwise somebody else leads it, or a bot's is shown. */
  own: boolean;
  /** The hand goes along a path that was chosen whole. */
  led: boolean;
  shown: boolean;
  taken: Taken;
  piece: Piece;
  joined: Piece | null;
  letGo: boolean;
  /** By how much the site has fallen behind real time since the act began, and whether it still does. */
  lagMs: number;
  lags: boolean;
  /** The hand must open soon: nothing is held for ever. */
  soon: boolean;
  hurry: number;
  felt: Felt;
  /** Millimetres down to the first thing below what is held. */
  gap: number | null;
  slow: boolean;
}

export interface PlayUse {
  slowMotion: () => boolean;
  assist: () => Assist;
}

/** An act that came to nothing; said by `hold-over-…`. */
export interface Ended {
  why: Exclude<Why, "decided">;
  own: boolean;
}

const STILL: Moment = { moved: {}, gone: [] };
const LATE_MS = 4000; // so long a sight waits at most for the motion before it
const LOOKED_MS = 400; // a page that has not asked for a picture for so long shows none
const THERE_MM = 0.4;
const THERE_DEGREES = 1;
export const SOON_S = 20; // before that nobody is warned
const LEAD_MS = 20;
const STUCK_MS = 250;
const ON_THE_WAY_MS = 2000;

export class Play {
  sight = $state.raw<MenAtWorkSight | null>(null);
  act = $state.raw<Act | null>(null);
  hold = $state.raw<Holding | null>(null);
  /** A request is on its way. */
  busy = $state(false);
  refused = $state.raw<Refusal | null>(null);
  ended = $state.raw<Ended | null>(null);
  /** So many times faster others’ bots are shown. */
  times = $state(1);
  fine = $state(false);
  /** Where on the table a piece from the reserve appears; the page may say another place. */
  over: [number, number] = [0, 0];
  step: Step = $derived.by(() => {
    if (!this.sight) return "loading";
    if (this.sight.view.ending || this.sight.view.phase === "over") return "over";
    if (this.act?.own) return this.act.letGo ? "settling" : this.act.led ? "wait" : "hold";
    if (this.act || !this.sight.legal) return "wait";
    return this.sight.legal.phase === "clearing" ? "clear" : "take";
  });
  takeable: Piece[] = $derived(this.step === "take" ? this.sight!.legal!.candidates : []);
  choices: Choice[] = $derived(this.step === "take" ? choicesOf(this.sight!) : []);
  #shift = false;
  #about: About | null = null;
  #moving: Moving | null = null;
  #taking: Holding | null = null;
  #path: Path | null = null;
  #waiting: MenAtWorkSight[] = [];
  #late: ReturnType<typeof setTimeout> | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #newest: Frame | null = null;
  #heardAt = 0;
  #slabs: Slab[] | null = null;
  #lag = new Lag();
  #soon: ReturnType<typeof setTimeout> | undefined;
  #shownN = -1;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #courier = new Courier({
    send: (aim) => this.act && this.line.hand(this.act.live, aim),
    now: () => performance.now(),
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
  });

  constructor(
    readonly line: TableLine,
    private readonly use: PlayUse,
  ) {
    line.listen({
      sight: (sight) => this.#told(sight),
      live: (told) => this.#begin(told),
      moved: (frame) => this.#moved(frame),
      felt: (now) => this.#felt(now as Felt),
      over: (why) => this.#over(why),
      cut: () => this.act && !this.#waiting.length && this.#over("left"),
    });
  }

  // What is shown

  /** Where everything is in this moment; the page asks once for each picture. */
  frame(nowMs: number): Moment {
    this.#lookedAt = nowMs;
    const moving = this.#moving;
    if (!moving) return STILL;
    const moment = moving.at(nowMs);
    if (this.act && this.act.slow !== moving.slow) this.act = { ...this.act, slow: moving.slow };
    if (this.#waiting.length && moving.shown) this.#show();
    return this.#moving ? moment : STILL;
  }

  skipSlow(): void {
    this.#moving?.skipSlow();
  }

  /** Where the held piece really is, as last told. */
  get actual(): Pose | null {
    return (this.act && this.#newest?.moved[this.act.piece]) ?? null;
  }

  #told(sight: Sight): void {
    this.#waiting.push(sight as unknown as MenAtWorkSight);
    const looks = performance.now() - this.#lookedAt < LOOKED_MS;
    if (!this.#moving || this.#moving.shown || !looks) this.#show();
    else this.#late ??= setTimeout(() => this.#show(), LATE_MS);
  }

  #show(): void {
    clearTimeout(this.#late);
    this.#late = undefined;
    const newest = this.#waiting.at(-1);
    this.#waiting = [];
    this.#rest();
    if (!newest) return;
    if (this.line.n > this.#shownN) this.ended = null; // it is old news once somebody has moved
    this.#shownN = this.line.n;
    this.sight = newest;
  }

  /** Nothing goes on any more. */
  #rest(): void {
    clearTimeout(this.#opening);
    clearTimeout(this.#soon);
    this.#opening = undefined;
    this.#courier.stop();
    this.act = this.hold = this.#about = this.#moving = this.#newest = this.#slabs = null;
  }

  #begin(told: LiveTold): void {
    if (this.#waiting.length) this.#show();
    const about = told.about as About;
    const { taken } = about;
    const own = told.seat === this.line.key?.seat && !told.shown && this.#taking !== null;
    this.#rest();
    this.#about = about;
    const rest = { ...this.sight?.view.poses };
    if (taken.kind === "Place") rest[taken.piece] ??= taken.start;
    this.#moving = new Moving(rest, about.ticks_per_s, told.hurry ?? 1, this.use.slowMotion());
    if (told.shown) this.times = told.hurry ?? 1;
    this.ended = null;
    this.act = {
      live: told.live,
      seat: told.seat,
      own,
      led: own && this.#path !== null,
      shown: told.shown ?? false,
      taken,
      piece: taken.piece,
      joined: taken.kind === "Place" ? (taken.joined ?? null) : null,
      letGo: false,
      lagMs: 0,
      lags: false,
      soon: false,
      hurry: told.hurry ?? 1,
      felt: {},
      gap: null,
      slow: false,
    };
    this.#lag = new Lag();
    this.#soon = setTimeout(
      () => (this.act &&= { ...this.act, soon: !this.act.letGo && !this.act.shown }),
      (about.most_s - SOON_S) * 1000,
    );
    if (own && this.#path) this.#lead(this.#path);
    else if (own) this.#want({ ...this.#taking!, precise: this.fine });
    this.#taking = this.#path = null;
  }

  #moved(content: ArrayBuffer): void {
    const frame = this.#about && readFrame(content, this.#about.things, this.#about.step_mm);
    if (!frame || !this.#moving || frame.live !== this.act?.live) return;
    const now = performance.now();
    this.#moving.push(frame, now);
    this.#newest = frame;
    this.#heardAt = now;
    const letGo = this.act.letGo || frame.letGo;
    const [lags, soon] = [this.#lag.grows(frame.lagMs, now), this.act.soon && !letGo];
    if (
      letGo !== this.act.letGo ||
      frame.gap !== this.act.gap ||
      frame.lagMs !== this.act.lagMs ||
      lags !== this.act.lags
    )
      this.act = { ...this.act, letGo, gap: frame.gap, lagMs: frame.lagMs, lags, soon };
    if (letGo) this.hold = null;
    if (this.#others(frame)) this.#slabs = null;
    if (this.hold) this.#steer(this.hold);
  }

  #felt(now: Felt): void {
    if (this.act) this.act = { ...this.act, felt: now };
  }

  #over(why: Why): void {
    this.hold = null;
    this.#courier.stop();
    if (why === "decided") {
      if (this.act) this.act = { ...this.act, letGo: true };
      return; // the sight follows
    }
    this.ended = this.act && !(why === "left" && this.act.own && this.act.letGo) ? { why, own: this.act.own } : null;
    this.#rest();
  }

  // What the hand does

  async take(piece: Piece): Promise<void> {
    if (!this.sight) return;
    const pose = this.sight.view.poses[piece];
    const joined = joinedTo(piece, this.sight);
    const held = pose
      ? hand.fromSite(piece, pose)
      : hand.fromReserve(piece, joined, slabsOfAll(this.sight.view.poses), this.over);
    await this.#take(held, hand.takeOf(held));
  }

  /** The hook pulls something out from under other things. */
  async pull(piece: Piece): Promise<void> {
    await this.#takeThere("ClearAway", piece);
  }

  async push(piece: Piece): Promise<void> {
    await this.#takeThere("PushBack", piece);
  }

  async #takeThere(kind: "ClearAway" | "PushBack", piece: Piece): Promise<void> {
    const pose = this.sight?.view.poses[piece];
    if (pose) await this.#take(hand.fromSite(piece, pose), { kind, piece });
  }

  async #take(held: Holding, what: Taken): Promise<void> {
    if (this.busy || this.act) return;
    this.#taking = held;
    await this.#ask(() => this.line.take(what));
    this.#taking = this.#path = null;
  }

  /** A move that was chosen whole: where there is a path, the hand goes along it for everybody to see. */
  async perform(move: MenAtWorkMove): Promise<void> {
    if (!("path" in move) || !move.path.targets.length) return this.play(move);
    const { piece, path } = move;
    const start = move.kind === "Place" ? move.start : this.sight?.view.poses[piece];
    if (!start || this.busy || this.act) return;
    this.#path = path;
    await this.#take(
      hand.fromSite(piece, start),
      move.kind === "Place"
        ? { kind: "Place", piece, start, joined: move.joined, joined_start: move.joined_start }
        : { kind: move.kind, piece },
    );
  }

  /** By the site's own time, which may lag behind; while nothing moves it tells none, and is not late. */
  #lead(path: Path): void {
    const left = [...path.targets];
    const ticksPerS = this.#about!.ticks_per_s;
    const began = performance.now();
    const go = () => {
      const told = this.#newest ? this.#newest.tick / ticksPerS : 0;
      const now = told + (performance.now() - (this.#newest ? this.#heardAt : began)) / 1000;
      while (left[0] && left[0][0] <= now) {
        const [, position, rotation, precise] = left.shift()!;
        this.#courier.want([position, rotation, precise]);
      }
      if (now < path.release_s) this.#opening = setTimeout(go, LEAD_MS);
      else this.#open();
    };
    go();
  }

  /** As soon as the piece is where it is wanted, or cannot get there; asked twice: at once. */
  letGo(): void {
    if (!this.act?.own) return;
    if (this.act.letGo && this.#opening === undefined) return;
    this.refused = null;
    const again = this.#opening !== undefined;
    this.#courier.hurry();
    this.act = { ...this.act, letGo: true };
    const since = performance.now();
    const opened = () => {
      const now = performance.now();
      const there = this.#isThere() || now - Math.max(since, this.#heardAt) > STUCK_MS || now - since > ON_THE_WAY_MS;
      if (!again && !there) this.#opening = setTimeout(opened, 20);
      else this.#open();
    };
    clearTimeout(this.#opening);
    opened();
  }

  #open(): void {
    clearTimeout(this.#opening);
    this.#opening = undefined;
    this.hold = null;
    this.#courier.stop();
    void this.line.letGo().then((refusal) => {
      this.refused = refusal;
    });
  }

  #isThere(): boolean {
    const actual = this.actual;
    if (!actual || !this.hold) return true;
    const [place, rotation] = hand.poseOf(this.hold);
    const far = Math.hypot(...place.map((mm, axis) => mm - actual[0][axis]!));
    return far < THERE_MM && angleBetween(rotation, actual[1]) < THERE_DEGREES;
  }

  async putBack(): Promise<void> {
    if (this.step === "hold") await this.#ask(() => this.line.putBack());
  }

  across(dx: number, dy: number): void {
    this.#change((held) => hand.helped(hand.moved(held, dx, dy), this.use.assist(), this.#site()));
  }

  lift(mm: number): void {
    this.#change((held) => hand.lifted(held, mm, this.use.assist(), this.#floor(held), this.#site()));
  }

  /** Down until it touches, in one go. */
  sink(): void {
    this.#change((held) => {
      const floor = this.#floor(held);
      return floor === null ? held : hand.sunk(held, floor);
    });
  }

  turn(steps: number): void {
    this.#change((held) => hand.helped(hand.turnedBy(held, steps, this.use.assist()), this.use.assist(), this.#site()));
  }

  twist(degrees: number): void {
    this.#change((held) => hand.helped(hand.twisted(held, degrees), this.use.assist(), this.#site()));
  }

  tilt(steps: number): void {
    this.#change((held) => hand.tiltedBy(held, steps));
  }

  pose(): void {
    this.#change((held) => hand.helped(hand.posed(held), this.use.assist(), this.#site()));
  }

  /** Shift is down, or up again. */
  precise(on: boolean): void {
    this.#shift = on;
    this.#fine();
  }

  /** For whoever cannot hold a key down: precision stays on until it is switched off. */
  setFine(on: boolean): void {
    this.fine = on;
    this.#fine();
  }

  #fine(): void {
    const precise = this.#shift || this.fine;
    if (this.hold && this.hold.precise !== precise) this.#change((held) => ({ ...held, precise }));
  }

  #change(by: (held: Holding) => Holding): void {
    if (this.hold && !this.act?.letGo) this.#want(by(this.hold));
  }

  #want(held: Holding): void {
    this.hold = held;
    this.#steer(held);
  }

  #steer(held: Holding): void {
    this.#courier.want(hand.aimOf(held, hand.steered(held, this.actual, this.use.assist(), this.#site())));
  }

  /** How high the held piece is when it touches what is below it; null: not known there. */
  #floor(held: Holding): number | null {
    const [actual, gap] = [this.actual, this.act?.gap ?? null];
    if (!actual || gap === null) return null;
    const aside = Math.hypot(held.place[0] - actual[0][0], held.place[1] - actual[0][1]);
    return aside < 1 ? actual[0][2] - gap : null;
  }

  /** All but what is held, as it is now. */
  #site(): Slab[] {
    if (!this.#slabs) {
      const { moved, gone } = this.#newest ?? STILL;
      const poses: Poses = { ...this.sight?.view.poses, ...moved };
      for (const piece of [...gone, ...this.#own()]) delete poses[piece];
      this.#slabs = slabsOfAll(poses);
    }
    return this.#slabs;
  }

  #own(): Piece[] {
    const held = [this.act?.piece, this.act?.joined].filter((piece) => typeof piece === "string");
    return [...held, ...held.map(hand.hatOf)];
  }

  #others(frame: Frame): boolean {
    const own = this.#own();
    return frame.gone.length > 0 || Object.keys(frame.moved).some((piece) => !own.includes(piece));
  }

  // Whole moves

  async clearAway(piece: Piece): Promise<void> {
    await this.#playListed((move) => move.kind === "ClearAway" && move.piece === piece);
  }

  async keep(): Promise<void> {
    await this.#playListed((move) => move.kind === "KeepSupports");
  }

  async lay(card: number, on: "draw" | "discard"): Promise<void> {
    await this.#playListed((move) => move.kind === "LayCard" && move.card === card && move.on === on);
  }

  async play(move: MenAtWorkMove): Promise<void> {
    await this.#ask(() => this.line.play(move));
  }

  async #playListed(wanted: (move: MenAtWorkMove) => boolean): Promise<void> {
    const move = this.sight?.legal?.moves.find(wanted);
    if (move) await this.play(move);
  }

  async hurry(times: number): Promise<void> {
    const refusal = await this.line.hurry(times);
    if (refusal) this.refused = refusal;
    else this.times = times;
  }

  async #ask(request: () => Promise<Refusal | null>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refused = this.ended = null;
    this.refused = await request();
    this.busy = false;
  }

  /** For tests: what goes on. */
  describe(): object {
    const { moved, gone } = this.#newest ?? STILL;
    const poses: Poses = { ...this.sight?.view.poses, ...moved };
    for (const piece of gone) delete poses[piece];
    const aim = this.hold && hand.poseOf(this.hold);
    return { n: this.line.n, step: this.step, act: this.act, refused: this.refused, ended: this.ended, poses, aim };
  }
}
