/**
 * A seat (or somebody who looks on) at a building site: what is shown, what the hand holds, and what can be done. It stands between the line and
 * the page, and knows neither pictures nor looks. One for each line.
 */
import type { Refusal, TableLine, Why } from "../../line/table.svelte";
import type { Assist } from "../../settings.svelte";
import type { LiveTold, Sight } from "../../wire.gen";
import { begun, type Act } from "./act";
import { choicesOf, joinedTo, type Choice } from "./choices";
import { readFrame, type Frame } from "./frames";
import { slabsOfAll } from "./ground";
import * as hand from "./holding";
import type { Holding } from "./holding";
import { Lag } from "./lag";
import { Leading } from "./leading.svelte";
import { Moving, type Moment } from "./moving";
import type { MenAtWorkSight, Piece, Poses } from "./site";
import type { About, Aim, Felt, MenAtWorkMove, Path, Pose, Taken } from "./types.gen";

export type { Act };

export type Step = "loading" | "wait" | "take" | "hold" | "settling" | "clear" | "over";

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
export const SOON_S = 20; // before that nobody is warned

export class Play extends Leading {
  sight = $state.raw<MenAtWorkSight | null>(null);
  act = $state.raw<Act | null>(null);
  /** A request is on its way. */
  busy = $state(false);
  refused = $state.raw<Refusal | null>(null);
  ended = $state.raw<Ended | null>(null);
  /** So many times faster others’ bots are shown. */
  times = $state(1);
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
  #about: About | null = null;
  #moving: Moving | null = null;
  #taking: Holding | null = null;
  #path: Path | null = null;
  #waiting: MenAtWorkSight[] = [];
  #late: ReturnType<typeof setTimeout> | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #newest: Frame | null = null;
  #heardAt = 0;
  #lag = new Lag();
  #soon: ReturnType<typeof setTimeout> | undefined;
  #shownN = -1;
  constructor(
    readonly line: TableLine,
    private readonly use: PlayUse,
  ) {
    super();
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

  get actual(): Pose | null {
    return (this.act && this.#newest?.moved[this.act.piece]) ?? null;
  }

  protected get gap(): number | null {
    return this.act?.gap ?? null;
  }

  protected get assist(): Assist {
    return this.use.assist();
  }

  protected get heardAt(): number {
    return this.#heardAt;
  }

  protected send(aim: Aim): void {
    if (this.act) this.line.hand(this.act.live, aim);
  }

  protected others(): Poses {
    const { moved, gone } = this.#newest ?? STILL;
    const poses: Poses = { ...this.sight?.view.poses, ...moved };
    for (const piece of [...gone, ...this.#own()]) delete poses[piece];
    return poses;
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
    const events = this.#waiting.flatMap((sight) => sight.events); // what happened meanwhile happened too
    this.#waiting = [];
    this.#rest();
    if (!newest) return;
    if (this.line.n > this.#shownN) this.ended = null; // it is old news once somebody has moved
    this.#shownN = this.line.n;
    this.sight = { ...newest, events };
  }

  /** Nothing goes on any more. */
  #rest(): void {
    clearTimeout(this.#soon);
    this.release();
    this.act = this.#about = this.#moving = this.#newest = null;
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
    this.act = begun(told, about, own, this.#path !== null);
    this.#lag = new Lag();
    this.#soon = setTimeout(
      () => (this.act &&= { ...this.act, soon: !this.act.letGo && !this.act.shown }),
      (about.most_s - SOON_S) * 1000,
    );
    const began = performance.now();
    if (own && this.#path)
      this.along(
        this.#path,
        () => this.#siteSeconds(began),
        () => this.#open(),
      );
    else if (own) this.grasp(this.#taking!);
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
    if (frame.letGo) this.release();
    if (this.#hasDisturbed(frame)) this.disturbed();
    this.steer();
  }

  #felt(now: Felt): void {
    if (this.act) this.act = { ...this.act, felt: now };
  }

  #over(why: Why): void {
    this.release();
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
  #siteSeconds(began: number): number {
    const told = this.#newest ? this.#newest.tick / this.#about!.ticks_per_s : 0;
    return told + (performance.now() - (this.#newest ? this.#heardAt : began)) / 1000;
  }

  letGo(): void {
    if (!this.act?.own || (this.act.letGo && !this.opens)) return;
    this.refused = null;
    this.act = { ...this.act, letGo: true };
    this.openThere(() => this.#open());
  }

  #open(): void {
    void this.line.letGo().then((refusal) => (this.refused = refusal));
  }

  async putBack(): Promise<void> {
    if (this.step === "hold") await this.#ask(() => this.line.putBack());
  }

  #own(): Piece[] {
    const held = [this.act?.piece, this.act?.joined].filter((piece) => typeof piece === "string");
    return [...held, ...held.map(hand.hatOf)];
  }

  #hasDisturbed(frame: Frame): boolean {
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
