/**
 * A seat (or somebody who looks on) at a building site: what is shown, what the hand holds, and what can be done. It stands between the line and
 * the page, and knows neither pictures nor looks. One for each line.
 */
import type { Explanation, Refusal, TableConnection, Why } from "../../../connection/table-connection.svelte";
import type { Assist } from "../../../settings.svelte";
import type { LiveTold, Sight } from "../../../wire.gen";
import { begun, type Act } from "../motion/shown-act";
import { FallReplay } from "../motion/fall-replay.svelte";
import { choicesOf, joinedTo, type Choice } from "../hand/takeable-pieces";
import { below } from "../geometry/first-below";
import { isAbout } from "../hand/hold-chance";
import type { Contact } from "../impact/contact";
import { ServerContacts } from "../impact/server-contacts";
import { readFrame, type Frame } from "../motion/motion-frames";
import { capped, helpOf, type Help } from "../hand/hand-help";
import * as hand from "../hand/holding";
import type { Holding } from "../hand/holding";
import { Lag } from "../motion/lag";
import { HandControl, type HandSite } from "../hand/hand-control.svelte";
import { MotionBuffer, type Moment } from "../motion/motion-buffer";
import type { GoingOver, Predicted, Predictor } from "../prediction/load-prediction";
import type { MenAtWorkSight, Piece, Poses } from "../geometry/site";
import { causeIn } from "../moments/moments";
import type { About, Aim, Felt, HoldChance, MenAtWorkMove, Path, Pose, Taken } from "../types.gen";

export type { Act };

export type Step = "loading" | "wait" | "take" | "hold" | "settling" | "clear" | "asked" | "over";

/** What a seat needs of its line: a table's, or that of a practice site, where nothing counts. */
export type PlayConnection = Pick<
  TableConnection,
  "key" | "n" | "name" | "table" | "listen" | "take" | "hand" | "letGo" | "putBack" | "play" | "hurry" | "inWords"
> & { readonly practice?: true; readonly explained?: Explanation | null };

export interface PlayUse {
  slowMotion: () => boolean;
  assist: () => Assist;
  /** Who predicts what the own hand does; null: nobody does, and what the server tells is shown. */
  predictor?: () => Predictor | null;
}

/** An act that came to nothing; said by `hold-over-…`. */
export interface Ended {
  why: Exclude<Why, "decided">;
  own: boolean;
}

const STILL: Moment = { moved: {}, gone: [] };
/** It would fall so far, onto that: asked before it is let go. */
export interface Asking {
  mm: number;
  onto: Piece | "table";
}

const HIGH_MM = 10; // from higher up nobody lets go without being asked
const LATE_MS = 4000; // so long a sight waits at most for the motion before it
const LOOKED_MS = 400; // a page that has not asked for a picture for so long shows none

export class Play {
  sight = $state.raw<MenAtWorkSight | null>(null);
  act = $state.raw<Act | null>(null);
  /** A request is on its way. */
  busy = $state(false);
  refused = $state.raw<Refusal | null>(null);
  ended = $state.raw<Ended | null>(null);
  /** Whether what is held will hold, as long as it is where that was asked. */
  chance = $state.raw<HoldChance | null>(null);
  /** Letting go again now means it. */
  asking = $state.raw<Asking | null>(null);
  /** So many times faster others’ bots are shown. */
  times = $state(1);
  /** Where on the table a piece from the reserve appears; the page may say another place. */
  over: [number, number] = [0, 0];
  step: Step = $derived.by(() => {
    if (!this.sight) return "loading";
    if (this.sight.view.ending || this.sight.view.phase === "over") return "over";
    if (this.act?.own) return this.act.letGo ? "settling" : this.act.led ? "wait" : "hold";
    if (this.act || !this.sight.legal) return "wait";
    const { phase } = this.sight.legal;
    return phase === "clearing" ? "clear" : phase === "asked" ? "asked" : "take";
  });
  takeable: Piece[] = $derived(this.step === "take" ? this.sight!.legal!.candidates : []);
  choices: Choice[] = $derived(this.step === "take" ? choicesOf(this.sight!) : []);
  readonly again = new FallReplay();
  readonly hand: HandControl;
  #about: About | null = null;
  #moving: MotionBuffer | null = null;
  #contacts: ServerContacts | null = null;
  #met: Contact[] = [];
  #taking: Holding | null = null;
  #path: Path | null = null;
  #waiting: MenAtWorkSight[] = [];
  #late: ReturnType<typeof setTimeout> | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #newest: Frame | null = null;
  #heardAt = 0;
  #lag = new Lag();
  #shownN = -1;
  #predicted: Predicted | null = null;
  #goingOver: GoingOver | null = null;
  #wanted: Aim | null = null;
  #sentSeq = 0; // the newest number under which an aim of this act went out
  #before: Poses = {}; // the site with what the hand took, as the act began
  #drawn: Poses = {}; // what is held, as it is drawn where it is predicted
  constructor(
    readonly line: PlayConnection,
    private readonly use: PlayUse,
  ) {
    this.hand = new HandControl(this.#siteOfHand());
    line.listen({
      sight: (sight) => this.#told(sight),
      live: (told) => this.#begin(told),
      moved: (frame) => this.#moved(frame),
      felt: (now) => this.#felt(now as Felt),
      chance: (now) => this.#foresee(now as HoldChance),
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
    const moment = this.#predict(moving.at(nowMs), nowMs);
    this.#met.push(...(this.#contacts?.due(moving.position, (contact) => this.#isPredicted(contact)) ?? []));
    if (this.act && this.act.slow !== moving.slow) this.act = { ...this.act, slow: moving.slow };
    if (this.#waiting.length && moving.shown) this.#show();
    return this.again.frame(nowMs) ?? (this.#moving ? moment : STILL);
  }

  /** What has met since this was last asked, as it is seen in the picture that `frame` told. */
  met(): Contact[] {
    const met = this.#met;
    this.#met = [];
    return met;
  }

  /** What the own hand holds has been drawn there before the server told of it. */
  #isPredicted({ pieces }: Contact): boolean {
    return this.#predicted !== null && pieces.some((piece) => this.handled.includes(piece));
  }

  /** What the own hand holds is drawn where it is by now, not where it was when the server told of it. */
  #predict(moment: Moment, nowMs: number): Moment {
    const predicted = this.#prediction(nowMs);
    if (predicted) {
      this.#drawn = predicted.at(nowMs);
      return { ...moment, moved: { ...moment.moved, ...this.#drawn } };
    }
    if (!this.#goingOver) return moment;
    const moved = this.#goingOver.eased(moment.moved, nowMs);
    if (this.#goingOver.over) this.#goingOver = null;
    return { ...moment, moved };
  }

  /** It begins as soon as there is an engine, also in the middle of an act. */
  #prediction(nowMs: number): Predicted | null {
    const [act, predictor] = [this.act, this.use.predictor?.()];
    if (this.#predicted?.tooSlow) {
      predictor?.giveUp();
      this.#handOver(predictor);
    }
    if (this.#predicted || !predictor || !act?.own || act.led || act.letGo || act.taken.kind === "PushBack")
      return this.#predicted;
    const poses: Poses = { ...this.#before, ...this.#newest?.moved };
    for (const piece of this.#newest?.gone ?? []) delete poses[piece];
    if (!poses[act.piece]) return null;
    const own = this.handled.filter((piece) => poses[piece] && hand.isWorn(piece, poses));
    this.#predicted = predictor.begin(poses, { piece: act.piece, joined: act.joined, own }, nowMs);
    if (this.#wanted) this.#predicted.want(this.#wanted, nowMs);
    if (this.#sentSeq) this.#predicted.sent(this.#sentSeq, nowMs);
    return this.#predicted;
  }

  /** The server’s word is shown again from now on. */
  #handOver(predictor: Predictor | null | undefined): void {
    if (!this.#predicted) return;
    this.#predicted.free();
    this.#predicted = null;
    this.#goingOver = predictor?.handOver(this.#drawn) ?? null;
    this.#drawn = {};
  }

  /** Where what is held is drawn. */
  get drawn(): Pose | null {
    return (this.act && this.#drawn[this.act.piece]) ?? this.actual;
  }

  skipSlow(): void {
    this.#moving?.skipSlow();
  }

  get actual(): Pose | null {
    return (this.act && this.#newest?.moved[this.act.piece]) ?? null;
  }

  /** How much the table helps every hand. */
  get help(): Help {
    return helpOf(this.sight?.view.options);
  }

  get assist(): Assist {
    return capped(this.use.assist(), this.help);
  }

  #siteOfHand(): HandSite {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- getters of a literal have a `this` of their own
    const play = this;
    return {
      get actual() {
        return play.actual;
      },
      get gap() {
        return play.act?.gap ?? null;
      },
      get assist() {
        return play.assist;
      },
      get heardAt() {
        return play.#heardAt;
      },
      send: (aim) => this.#send(aim),
      others: () => this.#others(),
      changed: () => (this.asking = null), // it may hang lower by now
      wants: (aim) => this.#wants(aim),
    };
  }

  #send(aim: Aim): void {
    if (!this.act) return;
    this.#sentSeq = this.line.hand(this.act.live, aim);
    this.#predicted?.sent(this.#sentSeq, performance.now());
  }

  #wants(aim: Aim): void {
    this.#wanted = aim;
    this.#predicted?.want(aim, performance.now());
  }

  #others(): Poses {
    const { moved, gone } = this.#newest ?? STILL;
    const poses: Poses = { ...this.sight?.view.poses, ...moved };
    for (const piece of [...gone, ...this.handled]) delete poses[piece];
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
    if (events.some((event) => event.kind === "accident")) this.again.fell(causeIn(events));
    this.sight = { ...newest, events };
  }

  /** Nothing goes on any more. */
  #rest(): void {
    this.asking = null;
    this.hand.release();
    this.#predicted?.free();
    this.#predicted = this.#goingOver = this.#wanted = null;
    this.#drawn = {};
    this.#sentSeq = 0;
    this.act = this.#about = this.#moving = this.#contacts = this.#newest = this.chance = null;
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
    this.again.begin(rest, own);
    this.#before = { ...(taken.kind === "Place" ? hand.brought(taken) : {}), ...rest };
    this.#moving = new MotionBuffer(rest, about.ticks_per_s, told.hurry ?? 1, this.use.slowMotion());
    this.#contacts = new ServerContacts(about.ticks_per_s, this.#before);
    if (told.shown) this.times = told.hurry ?? 1;
    this.ended = null;
    this.act = begun(told, about, own, this.#path !== null);
    this.#lag = new Lag();
    const began = performance.now();
    if (own && this.#path)
      this.hand.along(
        this.#path,
        () => this.#siteSeconds(began),
        (there) => this.#open(there),
      );
    else if (own)
      this.hand.grasp(this.#taking!, taken.kind === "Place" && this.sight?.view.poses[taken.piece] !== undefined);
    this.#taking = this.#path = null;
  }

  #moved(content: ArrayBuffer): void {
    const frame = this.#about && readFrame(content, this.#about.things, this.#about.step_mm);
    if (!frame || !this.#moving || frame.live !== this.act?.live) return;
    const now = performance.now();
    this.#moving.push(frame, now);
    this.#contacts?.hear(frame, now);
    this.again.push((frame.tick / this.#about!.ticks_per_s) * 1000, frame);
    this.#newest = frame;
    this.#heardAt = now;
    const letGo = this.act.letGo || frame.letGo;
    const lags = this.#lag.grows(frame.lagMs, now);
    if (
      letGo !== this.act.letGo ||
      frame.gap !== this.act.gap ||
      frame.lagMs !== this.act.lagMs ||
      lags !== this.act.lags
    )
      this.act = { ...this.act, letGo, gap: frame.gap, lagMs: frame.lagMs, lags };
    const there = this.actual;
    if (this.chance && (letGo || !there || !isAbout(this.chance, there))) this.chance = null;
    if (frame.letGo) {
      this.hand.release();
      this.#handOver(this.use.predictor?.());
    } else this.#predicted?.told(frame, now);
    if (this.#hasDisturbed(frame)) this.hand.disturbed();
    this.hand.steer();
  }

  #foresee(now: HoldChance): void {
    const there = this.assist === "none" ? null : this.actual; // a hand that wants no help is not told either
    if (this.act && !this.act.letGo && there && isAbout(now, there)) this.chance = now;
  }

  #felt(now: Felt): void {
    if (now.accident) this.again.fell(now.cause ?? null);
    if (this.act) this.act = { ...this.act, felt: now };
  }

  #over(why: Why): void {
    this.hand.release();
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
      : hand.fromReserve(piece, joined, this.sight.view.poses, this.over, this.assist);
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
    if (!this.act?.own || (this.act.letGo && !this.hand.opens)) return;
    if (!this.act.letGo && !this.asking && this.#asks()) return;
    this.asking = null;
    this.refused = null;
    this.act = { ...this.act, letGo: true };
    this.hand.openThere((there) => this.#open(there));
  }

  /** How far it would fall from where it is wanted, and onto what. */
  #fall(): Asking | null {
    if (!this.hand.hold || this.hand.sinks || this.act?.taken.kind !== "Place" || this.act.gap === null) return null;
    const found = below(hand.reachOf(this.hand.hold), this.#others());
    return found && found.gap > HIGH_MM ? { mm: Math.round(found.gap), onto: found.piece } : null;
  }

  #asks(): boolean {
    this.asking = this.#fall();
    return this.asking !== null;
  }

  #open(there: boolean): void {
    void this.line.letGo(there).then((refusal) => (this.refused = refusal));
  }

  async putBack(): Promise<void> {
    if (this.step === "hold") await this.#ask(() => this.line.putBack());
  }

  /** Trying is free until something else has moved (M31, M65); where nothing counts, always. */
  get mayPutBack(): boolean {
    const felt = this.act?.felt;
    return this.line.practice === true || !(felt?.disturbed || felt?.accident);
  }

  /** What the hand of this act holds, or has let go, with hats. */
  get handled(): Piece[] {
    const held = [this.act?.piece, this.act?.joined].filter((piece) => typeof piece === "string");
    return [...held, ...held.map(hand.hatOf)];
  }

  #hasDisturbed(frame: Frame): boolean {
    const own = this.handled;
    return frame.gone.length > 0 || Object.keys(frame.moved).some((piece) => !own.includes(piece));
  }

  // Whole moves

  async clearAway(piece: Piece): Promise<void> {
    await this.#playListed((move) => move.kind === "ClearAway" && move.piece === piece);
  }

  async keep(): Promise<void> {
    await this.#playListed((move) => move.kind === "KeepSupports");
  }

  /** A foreman lays no card although the work is impossible (M80). */
  async decline(): Promise<void> {
    await this.#playListed((move) => move.kind === "Decline");
  }

  /** Gives up the card (M90). */
  async giveUp(): Promise<void> {
    await this.#playListed((move) => move.kind === "GiveUp");
  }

  /** Whether the card can be given up right now: with an empty hand. */
  get mayGiveUp(): boolean {
    return this.step === "take" && (this.sight?.legal?.moves.some((move) => move.kind === "GiveUp") ?? false);
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
    const aim = this.hand.hold && hand.poseOf(this.hand.hold);
    const { step, act, refused, ended, asking } = this;
    const predicted = this.#predicted !== null;
    return {
      n: this.line.n,
      step,
      act,
      refused,
      ended,
      asking,
      poses,
      aim,
      yaw: this.hand.hold?.yaw ?? null,
      predicted,
    };
  }
}
