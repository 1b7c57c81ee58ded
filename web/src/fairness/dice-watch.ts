/**
 * What a device does about a table's dice (docs/fairness.md, "What a device does"): it promises after it has checked and
 * kept the server's commitment, reveals after it has found its own promise among all, opens one link with every move, and
 * compares everything it is told with what it has kept. Whatever does not hold it says at once.
 */
import type { DiceSteps, DiceTold, SeatInfo, TableInfo } from "../wire.gen";
import {
  chainOf,
  keepStatement,
  known,
  knownFrom,
  pinKey,
  pinnedKey,
  promiseOf,
  secretsFor,
  secretsOf,
  type Known,
  type Secrets,
} from "./storage";
import { isSigned, type IsSigned } from "./signatures";
import {
  commitmentText,
  firstMix,
  hashed,
  isAboutTheSame,
  linkFits,
  mixText,
  nextMix,
  promisesText,
  subjectOf,
  type Opening,
  type Step,
} from "./commitments";
import { saltProblem, Untrue, type DiceProblem } from "./dice-problem";

/** What goes with a move. */
export interface Opened {
  chain_link?: string;
  chain_lost?: true;
}

export interface WatchHandlers {
  promise: (promise: { commitment: string; salt_hash: string; chain_end: string }) => void;
  reveal: (salt: string) => void;
  wrong: (trouble: DiceProblem) => void;
  /** Signatures cannot be checked here. */
  unchecked: () => void;
}

/** Promises for one secret of the server by one line: a second tab may have been quicker, a loop must not become of it. */
const PROMISES_MOST = 3;

export class DiceWatch {
  readonly #tableHash: string;
  #queue: Promise<void> = Promise.resolve();
  /** What was kept before this line, and what it has accepted: another tab may be ahead of it. */
  #known: Known[];
  #table: TableInfo | null = null;
  #signed = new Set<string>();
  #promised = { commitment: "", times: 0 };
  /** All promises were shown, signed, with this seat's own among them. */
  #shown = false;
  /** The newest decision. */
  #newest: { n: number; mix: string } | null = null;
  /** The newest link of each seat; at first the end of its chain. */
  #links = new Map<number, { n: number; link: string }>();
  /** Nothing was missed since the decision before. */
  #continuous = false;
  /** A person's decision without a link, of which the next table has to say why. */
  #unexplained: { n: number; seat: number } | null = null;
  #isWrong = false;

  constructor(
    private readonly name: string,
    private readonly seat: number | null,
    private readonly use: WatchHandlers,
    private readonly signed: IsSigned = isSigned,
  ) {
    this.#tableHash = hashed(name);
    this.#known = known(name);
  }

  /** A line was opened: what happened before is not told decision by decision. */
  entered(): void {
    this.#later(() => {
      this.#continuous = false;
      this.#unexplained = null;
      this.#promised = { commitment: "", times: 0 };
    });
  }

  told(table: TableInfo): void {
    this.#later(() => this.#compare(table));
  }

  asked(): void {
    this.#later(() => this.#reveal());
  }

  moved(n: number, dice: DiceTold | null): void {
    this.#later(() => this.#follow(n, dice));
  }

  /** Whoever sits here was told what is wrong and goes on; `server`: a new key that is trusted from now on. */
  goOn(server: string | null): void {
    this.#isWrong = false;
    if (server === null) return;
    pinKey(server);
    const table = this.#table;
    if (table) this.#later(() => this.#compare(table));
  }

  /** What goes with decision n; null: not before somebody has said to go on. It never opens a link for a decision that is not next. */
  async link(n: number): Promise<Opened | null> {
    await this.#queue;
    if (this.#isWrong) return null;
    const table = this.#table;
    if (!table?.steps || this.seat === null) return {};
    const secrets = this.#secrets(table);
    const seat = table.seats[this.seat]!;
    if (!secrets || seat.chain_lost || chainOf(secrets).end !== seat.chain_end) return { chain_lost: true };
    if (this.#newest?.n !== n - 1) return {};
    const link = chainOf(secrets).link(n);
    return link === null ? { chain_lost: true } : { chain_link: link };
  }

  #secrets({ steps, commitment }: TableInfo): Secrets | null {
    return this.seat === null || !steps ? null : secretsOf(this.name, this.seat, steps.attempt, commitment);
  }

  /** One after the other, in the order in which it was told: checking a signature takes its time. */
  #later(work: () => Promise<void> | void): void {
    this.#queue = this.#queue.then(work).catch((problem: unknown) => {
      if (!(problem instanceof Untrue)) return queueMicrotask(() => throwOn(problem)); // a fault of ours stops nothing
      this.#report(problem.trouble);
    });
  }

  #report(trouble: DiceProblem): void {
    this.#isWrong = true;
    this.use.wrong(trouble);
  }

  // Before the game

  async #compare(table: TableInfo): Promise<void> {
    const steps = table.steps ?? null;
    const waits = table.status === "open" || table.status === "starting";
    if (this.#table && table.commitment !== this.#table.commitment) this.#shown = false;
    this.#table = table;
    if (!steps) {
      if (waits || this.#known.length) throw new Untrue({ code: "steps_missing" });
      return; // begun by an earlier version, with dice of the first form
    }
    this.#compareKey(steps.server);
    const opening = this.#opening(table, steps);
    this.#compareAttempt(steps, opening);
    await this.#accept("commitment", steps.server, commitmentText(opening), steps.commitment);
    pinKey(steps.server);
    if (steps.promises) await this.#comparePromises(table, steps, opening);
    else if (waits) this.#promise(table, steps);
    else if (table.status !== "abandoned") throw new Untrue({ code: "promises_missing" });
    if (table.salts) this.#compareSalts(table, opening);
    this.#explain(table.seats);
  }

  #opening(table: TableInfo, steps: DiceSteps): Opening {
    return { table: this.#tableHash, attempt: steps.attempt, game: table.game, commitment: table.commitment };
  }

  #compareKey(server: string): void {
    const pinned = pinnedKey();
    if (pinned !== null && pinned !== server) throw new Untrue({ code: "key_changed", kept: pinned, came: server });
  }

  /** A new attempt throws away what was before; but once a game has begun there is no other. */
  #compareAttempt({ server, attempt }: DiceSteps, opening: Opening): void {
    const before = this.#known.filter((one) => one.server === server && one.subject.table === opening.table);
    if (
      before.some(({ subject }) => subject.attempt > attempt || (subject.step === "mix" && subject.attempt !== attempt))
    )
      throw new Untrue({ code: "began_again" });
  }

  async #comparePromises(table: TableInfo, steps: DiceSteps, opening: Opening): Promise<void> {
    for (const [seat, { kind, salt_hash, chain_end }] of table.seats.entries())
      if (kind === "bot" ? salt_hash || chain_end : !salt_hash || !chain_end)
        throw new Untrue({ code: kind === "bot" ? "promise_of_a_bot" : "salt_without_promise", seat });
    await this.#accept("promises", steps.server, promisesText(opening, table.seats), steps.promises!);
    const secrets = this.#secrets(table);
    if (secrets && !isPromised(table.seats[this.seat!]!, promiseOf(secrets))) {
      if (table.status === "starting") throw new Untrue({ code: "promise_changed" });
      return; // played from another device by now, which has promised anew: it says that the chain is lost
    }
    this.#shown = true;
  }

  #promise(table: TableInfo, steps: DiceSteps): void {
    if (this.seat === null || this.#isWrong || table.seats[this.seat]?.kind !== "person") return;
    const promise = promiseOf(secretsFor(this.name, this.seat, steps.attempt, table.commitment));
    if (isPromised(table.seats[this.seat]!, promise)) return;
    if (this.#promised.commitment !== table.commitment) this.#promised = { commitment: table.commitment, times: 0 };
    if (this.#promised.times++ < PROMISES_MOST) this.use.promise({ commitment: table.commitment, ...promise });
  }

  #reveal(): void {
    const table = this.#table;
    if (this.seat === null || this.#isWrong) return;
    if (!table || !this.#shown) throw new Untrue({ code: "reveal_too_early" });
    const secrets = this.#secrets(table);
    if (secrets) this.use.reveal(secrets.salt);
  }

  #compareSalts(table: TableInfo, opening: Opening): void {
    const trouble = saltProblem(table.salts!, table.seats);
    if (trouble) throw new Untrue(trouble);
    if (this.#newest?.n === 0 && this.#newest.mix !== firstMix(opening, table.seats, table.salts!))
      throw new Untrue({ code: "mix_wrong", n: 0 });
  }

  // While it runs

  async #follow(n: number, dice: DiceTold | null): Promise<void> {
    const table = this.#table;
    const steps = table?.steps;
    if (!table || !steps) return;
    if (!dice) throw new Untrue({ code: "steps_missing" });
    if (dice.n !== n - 1) throw new Untrue({ code: "mix_wrong", n: dice.n });
    this.#unexplainedStays(dice.n);
    const opening = this.#opening(table, steps);
    const before = this.#newest ?? this.#keptMix(steps.server, opening);
    this.#newest = { n: dice.n, mix: dice.mix }; // whatever is wrong with it, the game goes on from here if somebody wants it to
    const next = before?.n === dice.n - 1 ? nextMix(before.mix, dice.n, dice.chain_link ?? null) : null;
    const follows = before && next === dice.mix ? mixText(opening, before.n, before.mix) : null;
    await this.#accept("mix", steps.server, mixText(opening, dice.n, dice.mix), dice.signature, follows);
    if (before && dice.n < before.n) throw new Untrue({ code: "went_back", n: dice.n });
    const first = dice.n === 0 && table.salts ? firstMix(opening, table.seats, table.salts) : null;
    if ((first ?? next ?? dice.mix) !== dice.mix) throw new Untrue({ code: "mix_wrong", n: dice.n });
    this.#compareLink(table.seats, dice, before?.n === dice.n);
    this.#continuous = true;
  }

  #compareLink(seats: readonly SeatInfo[], { n, seat, chain_link: link }: DiceTold, again: boolean): void {
    const mover = seat == null ? undefined : seats[seat];
    if (n === 0 || seat == null || !mover) return;
    if (!link) {
      const explained = mover.kind === "bot" || mover.stand_in || mover.chain_lost;
      if (this.#continuous && !again && !explained) this.#unexplained = { n, seat };
      return;
    }
    const known = this.#links.get(seat) ?? { n: 0, link: mover.chain_end ?? "" };
    if (mover.kind === "bot" || (n > known.n && !linkFits(link, n, known.link, known.n)))
      throw new Untrue({ code: "link_wrong", n, seat });
    this.#links.set(seat, { n, link });
  }

  /** Who stands in, and whose chain is lost, is told by the table, at the latest before the next decision. */
  #explain(seats: readonly SeatInfo[]): void {
    const mover = this.#unexplained && seats[this.#unexplained.seat];
    if (mover && (mover.stand_in || mover.chain_lost)) this.#unexplained = null;
  }

  #unexplainedStays(n: number): void {
    const unexplained = this.#unexplained;
    if (!unexplained || n <= unexplained.n) return;
    this.#unexplained = null;
    this.#report({ code: "link_left_out", ...unexplained });
  }

  /** The newest mix this device has kept before this line was opened. */
  #keptMix(server: string, { table, attempt }: Opening): { n: number; mix: string } | null {
    const mixes = this.#known
      .filter((one) => one.server === server && one.subject.step === "mix")
      .map((one) => one.subject)
      .filter((one) => one.table === table && one.attempt === attempt);
    return mixes.reduce<{ n: number; mix: string } | null>((most, one) => (most && most.n >= one.n ? most : one), null);
  }

  /** Signed, and not other than what was kept; then it is kept. What contradicts is kept, too: it is evidence. */
  async #accept(
    step: Step,
    server: string,
    text: string,
    signature: string,
    follows: string | null = null,
  ): Promise<void> {
    if (this.#signed.has(text + signature)) return;
    const verdict = await this.signed(server, text, signature);
    if (verdict === false) throw new Untrue({ code: "signature_wrong", step });
    if (verdict === null) this.use.unchecked();
    const subject = subjectOf(text)!;
    const others = this.#known.filter((one) => one.server === server && isAboutTheSame(one.subject, subject));
    keepStatement(this.name, { server, text, signature }, follows);
    this.#known.push(...knownFrom({ server, text, signature }));
    if (others.some((one) => one.text !== text)) throw new Untrue({ code: `${step}_changed`, n: subject.n });
    this.#signed.add(text + signature);
  }
}

function isPromised(seat: SeatInfo, promise: { salt_hash: string; chain_end: string }): boolean {
  return seat.salt_hash === promise.salt_hash && seat.chain_end === promise.chain_end;
}

function throwOn(problem: unknown): never {
  throw problem;
}
