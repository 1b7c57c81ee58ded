/**
 * A seat (or somebody who looks on) at a building site: what is shown, what the hand holds, and what can be done. It stands between the connection and
 * the page, and knows neither pictures nor looks. One for each connection.
 */
import type { Refusal, Why } from "../../../connection/table-connection.svelte";
import type { Assist } from "../../../settings.svelte";
import type { LiveTold, Sight } from "../../../wire.gen";
import { begun, carried, type Act } from "../motion/shown-act";
import { FallReplay } from "../motion/fall-replay.svelte";
import { choicesOf, joinedTo, type Choice } from "../hand/takeable-pieces";
import { highDrop, type Drop } from "../hand/drop-height";
import { isAbout } from "../hand/hold-chance";
import type { Contact } from "../impact/contact";
import type { Frame } from "../motion/motion-frames";
import { capped, helpOf, type Help } from "../hand/hand-help";
import * as hand from "../hand/holding";
import type { Holding } from "../hand/holding";
import { ActMotion } from "../motion/act-motion";
import { WaitingSights } from "../motion/waiting-sights";
import { HandControl } from "../hand/hand-control.svelte";
import type { Moment } from "../motion/motion-buffer";
import { HandPrediction, type PredictionStart } from "../prediction/hand-prediction";
import type { MenAtWorkSight, Piece, Poses } from "../geometry/site";
import { causeIn } from "../moments/moments";
import type { PlayConnection, PlayUse } from "./play-connection";
import { ListedMoves } from "./listed-moves";
import { stepOf, type Step } from "./step";
import type { About, Aim, Felt, HoldChance, MenAtWorkMove, Path, Pose, Taken } from "../types.gen";

export type { Act, Step };

/** An act that came to nothing; said by `hold-over-…`. */
export interface Ended {
  why: Exclude<Why, "decided">;
  own: boolean;
}

const STILL: Moment = { moved: {}, gone: [] };
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
  asking = $state.raw<Drop | null>(null);
  /** So many times faster others’ bots are shown. */
  times = $state(1);
  /** Where on the table a piece from the reserve appears; the page may say another place. */
  over: [number, number] = [0, 0];
  step: Step = $derived(stepOf(this.sight, this.act));
  takeable: Piece[] = $derived(this.step === "take" ? this.sight!.legal!.candidates : []);
  choices: Choice[] = $derived(this.step === "take" ? choicesOf(this.sight!) : []);
  readonly again = new FallReplay();
  readonly hand: HandControl;
  readonly moves = new ListedMoves(
    () => this.sight?.legal ?? null,
    (move) => this.play(move),
  );
  #motion: ActMotion | null = null;
  #met: Contact[] = [];
  #taking: Holding | null = null;
  #path: Path | null = null;
  #waiting = new WaitingSights(() => this.#show());
  #lookedAt = Number.NEGATIVE_INFINITY;
  #shownN = -1;
  #prediction: HandPrediction;

  constructor(
    readonly connection: PlayConnection,
    private readonly use: PlayUse,
  ) {
    this.#prediction = new HandPrediction(() => use.predictor?.() ?? null);
    this.hand = new HandControl({
      actual: () => this.actual,
      gap: () => this.act?.gap ?? null,
      assist: () => this.assist,
      heardAt: () => this.#motion?.heardAt ?? 0,
      send: (aim) => this.#send(aim),
      others: () => this.#others(),
      changed: () => (this.asking = null), // it may hang lower by now
      wants: (aim) => this.#prediction.want(aim, performance.now()),
    });
    connection.listen({
      sight: (sight) => this.#told(sight),
      live: (told) => this.#begin(told),
      moved: (frame) => this.#moved(frame),
      felt: (now) => this.#felt(now as Felt),
      chance: (now) => this.#foresee(now as HoldChance),
      over: (why) => this.#over(why),
      cut: () => this.act && !this.#waiting.any && this.#over("left"),
    });
  }

  // What is shown

  /** Where everything is in this moment; the page asks once for each picture. */
  frame(nowMs: number): Moment {
    this.#lookedAt = nowMs;
    const motion = this.#motion;
    if (!motion) return STILL;
    const moment = this.#prediction.over(motion.at(nowMs), nowMs, () => this.#predictable());
    this.#met.push(...motion.due((contact) => this.#isPredicted(contact)));
    if (this.act && this.act.slow !== motion.slow) this.act = { ...this.act, slow: motion.slow };
    if (this.#waiting.any && motion.shown) this.#show();
    return this.again.frame(nowMs) ?? (this.#motion ? moment : STILL);
  }

  /** What has met since this was last asked, as it is seen in the picture that `frame` told. */
  met(): Contact[] {
    const met = this.#met;
    this.#met = [];
    return met;
  }

  /** What the own hand holds has been drawn there before the server told of it. */
  #isPredicted({ pieces }: Contact): boolean {
    return this.#prediction.running && pieces.some((piece) => this.handled.includes(piece));
  }

  /** What the own hand leads freely; null: nothing. */
  #predictable(): PredictionStart | null {
    const { act } = this;
    if (!this.#motion || !act?.own || act.led || act.letGo || act.taken.kind === "PushBack") return null;
    const { poses } = this.#motion;
    if (!poses[act.piece]) return null;
    const own = this.handled.filter((piece) => poses[piece] && hand.isWorn(piece, poses));
    return { poses, grasp: { piece: act.piece, joined: act.joined, own } };
  }

  /** Where what is held is drawn. */
  get drawn(): Pose | null {
    return (this.act && this.#prediction.drawn(this.act.piece)) ?? this.actual;
  }

  skipSlow(): void {
    this.#motion?.skipSlow();
  }

  get actual(): Pose | null {
    return (this.act && this.#motion?.newest?.moved[this.act.piece]) ?? null;
  }

  /** How much the table helps every hand. */
  get help(): Help {
    return helpOf(this.sight?.view.options);
  }

  get assist(): Assist {
    return capped(this.use.assist(), this.help);
  }

  #send(aim: Aim): void {
    if (this.act) this.#prediction.sent(this.connection.hand(this.act.live, aim), performance.now());
  }

  /** Where everything is, as last told. */
  get #poses(): Poses {
    const { moved, gone } = this.#motion?.newest ?? STILL;
    const poses: Poses = { ...this.sight?.view.poses, ...moved };
    for (const piece of gone) delete poses[piece];
    return poses;
  }

  #others(): Poses {
    const poses = this.#poses;
    for (const piece of this.handled) delete poses[piece];
    return poses;
  }

  #told(sight: Sight): void {
    this.#waiting.push(sight as unknown as MenAtWorkSight);
    const looks = performance.now() - this.#lookedAt < LOOKED_MS;
    if (!this.#motion || this.#motion.shown || !looks) this.#show();
    else this.#waiting.expire();
  }

  #show(): void {
    const newest = this.#waiting.take();
    this.#rest();
    if (!newest) return;
    if (this.connection.n > this.#shownN) this.ended = null; // it is old news once somebody has moved
    this.#shownN = this.connection.n;
    if (newest.events.some((event) => event.kind === "accident")) this.again.fell(causeIn(newest.events));
    this.sight = newest;
  }

  /** Nothing goes on any more. */
  #rest(): void {
    this.asking = null;
    this.hand.release();
    this.#prediction.stop();
    this.act = this.#motion = this.chance = null;
  }

  #begin(told: LiveTold): void {
    if (this.#waiting.any) this.#show();
    const about = told.about as About;
    const { taken } = about;
    const own = told.seat === this.connection.key?.seat && !told.shown && this.#taking !== null;
    this.#rest();
    const rest = { ...this.sight?.view.poses };
    if (taken.kind === "Place") rest[taken.piece] ??= taken.start;
    this.again.begin(rest, own);
    const before = { ...(taken.kind === "Place" ? hand.brought(taken) : {}), ...rest };
    const motion = new ActMotion(about, rest, before, { times: told.hurry ?? 1, slowMotion: this.use.slowMotion() });
    this.#motion = motion;
    if (told.shown) this.times = told.hurry ?? 1;
    this.ended = null;
    this.act = begun(told, about, own, this.#path !== null);
    if (own && this.#path)
      this.hand.along(
        this.#path,
        () => motion.seconds,
        (there) => this.#open(there),
      );
    else if (own)
      this.hand.grasp(this.#taking!, taken.kind === "Place" && this.sight?.view.poses[taken.piece] !== undefined);
    this.#taking = this.#path = null;
  }

  #moved(content: ArrayBuffer): void {
    const motion = this.#motion;
    const frame = this.act && motion?.read(content, this.act.live);
    if (!frame || !motion || !this.act) return;
    const now = performance.now();
    const lags = motion.push(frame, now);
    this.again.push(motion.ms(frame), frame);
    this.act = carried(this.act, frame, lags);
    const there = this.actual;
    if (this.chance && (this.act.letGo || !there || !isAbout(this.chance, there))) this.chance = null;
    if (frame.letGo) {
      this.hand.release();
      this.#prediction.handOver();
    } else this.#prediction.told(frame, now);
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
    await this.#ask(() => this.connection.take(what));
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

  letGo(): void {
    if (!this.act?.own || (this.act.letGo && !this.hand.opens)) return;
    if (!this.act.letGo && !this.asking && this.#asks()) return;
    this.asking = null;
    this.refused = null;
    this.act = { ...this.act, letGo: true };
    this.hand.openThere((there) => this.#open(there));
  }

  /** From high up nobody lets go without being asked. */
  #asks(): boolean {
    const { hold, sinks } = this.hand;
    const falls = hold && !sinks && this.act?.taken.kind === "Place" && this.act.gap !== null;
    this.asking = falls ? highDrop(hold, this.#others()) : null;
    return this.asking !== null;
  }

  #open(there: boolean): void {
    void this.connection.letGo(there).then((refusal) => (this.refused = refusal));
  }

  async putBack(): Promise<void> {
    if (this.step === "hold") await this.#ask(() => this.connection.putBack());
  }

  /** Trying is free until something else has moved (M31, M65); where nothing counts, always. */
  get mayPutBack(): boolean {
    const felt = this.act?.felt;
    return this.connection.practice === true || !(felt?.disturbed || felt?.accident);
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

  /** Whether the card can be given up right now: with an empty hand. */
  get mayGiveUp(): boolean {
    return this.step === "take" && this.moves.hasGiveUp;
  }

  async play(move: MenAtWorkMove): Promise<void> {
    await this.#ask(() => this.connection.play(move));
  }

  async hurry(times: number): Promise<void> {
    const refusal = await this.connection.hurry(times);
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
    const aim = this.hand.hold && hand.poseOf(this.hand.hold);
    const { step, act, refused, ended, asking } = this;
    return {
      n: this.connection.n,
      step,
      act,
      refused,
      ended,
      asking,
      poses: this.#poses,
      aim,
      yaw: this.hand.hold?.yaw ?? null,
      predicted: this.#prediction.running,
    };
  }
}
