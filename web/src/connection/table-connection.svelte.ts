/** One seat's (or an onlooker's) connection to a table: what it is told, and what it asks. It knows no game. */
import type { DiceProblem } from "../fairness/dice-problem";
import { DiceWatch } from "../fairness/dice-watch";
import { say } from "../words.svelte";
import type { AnyTold, LiveTold, OverTold, Said, Sight, SightTold, TableInfo, TakeBackTold } from "../wire.gen";
import { ReconnectingSocket } from "./reconnecting-socket.svelte";
import type { SeatKey } from "./seat-keys";

export interface Refusal {
  code: string;
  text: string;
}

export type Why = OverTold["why"];

/** Sentences about what has happened that are kept. */
const STORY = 8;

/** A sight, with what it means where that came in the same frame. */
export interface ExplainedSight extends Sight {
  explanation?: unknown;
  /** Its events in sentences, where the game has some. */
  told?: readonly string[];
}

/** What a view means, where that came later, or again in another language; null: the server could not say. */
export interface Explanation {
  view: unknown;
  explanation: unknown;
}

/** What a sight means, as it was told last. */
export function explanationOf(sight: ExplainedSight | null, later: Explanation | null): unknown {
  const told = later && later.view === sight?.view ? later.explanation : null;
  return told ?? sight?.explanation ?? null;
}

/** Who hears everything in its order: sights, and what is led live or shown (docs/wire.md, "Led live"). What it means only the game knows. */
export interface Listener {
  sight: (sight: ExplainedSight) => void;
  live: (act: LiveTold) => void;
  moved: (frame: ArrayBuffer) => void;
  felt: (now: unknown) => void;
  /** How letting go would end, as far as it was tried out. */
  chance?: (now: unknown) => void;
  over: (why: Why) => void;
  /** The line is broken: whatever is going on, nothing is heard of it any more. If it still goes on later, `live` is told again. */
  cut: () => void;
}

interface Pending {
  frame: { id: string };
  resolve: (refusal: Refusal | null) => void;
  /** Only what is carried out once however often it is sent may be sent again. */
  again: boolean;
}

const offline = (): Refusal => ({ code: "offline", text: say("shell-offline-short") });

/** Nothing is played with dice that are wrong before somebody has said to go on. */
const doubted = (): Refusal => ({ code: "dice_doubted", text: say("dice-stopped") });

const ids = (() => {
  const start = crypto.getRandomValues(new Uint32Array(2)).join("-");
  let count = 0;
  return () => `${start}-${++count}`;
})();

export class TableConnection {
  table = $state.raw<TableInfo | null>(null);
  sight = $state.raw<ExplainedSight | null>(null);
  /** What has happened last, in sentences, where the game has some; the newest at the end. */
  story = $state.raw<readonly string[]>([]);
  /** The newest that was explained after it had been told. */
  explained = $state.raw<Explanation | null>(null);
  /** The number of the next move. */
  n = $state(-1);
  clocks = $state.raw<SightTold["clocks"]>(null);
  said = $state.raw<Said[]>([]);
  /** How the last question for a take-back ended. */
  takeBackEnded = $state.raw<TakeBackTold | null>(null);
  gesture = $state.raw<{ seat: number; now: unknown } | null>(null);
  /** The door is shut for good, in words: no such table, or the seat was taken over elsewhere. */
  shut = $state.raw<Refusal | null>(null);
  /** What is wrong with the dice of this table, the first of each kind (docs/fairness.md). */
  wrong = $state.raw<readonly DiceProblem[]>([]);
  /** The server's signatures cannot be checked here. */
  unchecked = $state(false);
  readonly socket: ReconnectingSocket<AnyTold>;
  readonly #watch: DiceWatch;
  /** What goes on live, for whoever begins to listen in the middle of it. */
  #act: { told: LiveTold; felt: unknown; moved: ArrayBuffer | null } | null = null;
  #listener: Listener | null = null;
  #seq = 0;
  #pending = new Map<string, Pending>();
  #entered = false;
  #greeting = "";

  constructor(
    readonly name: string,
    readonly key: SeatKey | null,
  ) {
    this.#watch = new DiceWatch(name, key?.seat ?? null, {
      promise: (promise) => void this.#ask({ kind: "promise", id: ids(), ...promise }),
      reveal: (salt) => void this.#ask({ kind: "reveal", id: ids(), salt }),
      wrong: (trouble) => {
        if (!this.wrong.some((one) => one.code === trouble.code)) this.wrong = [...this.wrong, trouble];
      },
      unchecked: () => (this.unchecked = true),
    });
    this.socket = new ReconnectingSocket<AnyTold>(`/api/tables/${encodeURIComponent(name)}/socket`, {
      opened: () => this.#enter(),
      told: (frame) => this.#told(frame),
      moved: (frame) => this.#moved(frame),
      lost: () => this.#cut(),
      shut: (code) => this.#isShut(code),
    });
  }

  /** Resolves to null once the move is stored and shown, or to why it was refused. Survives a broken line. */
  async play(move: unknown): Promise<Refusal | null> {
    const { n } = this;
    const opened = await this.#watch.link(n);
    return opened ? this.#ask({ kind: "play", id: ids(), n, move, ...opened }) : doubted();
  }

  /** Everything from now on, and first what there is already. */
  listen(listener: Listener): void {
    this.#listener = listener;
    if (this.sight) listener.sight(this.sight);
    if (!this.#act) return;
    listener.live(this.#act.told);
    if (this.#act.felt !== undefined) listener.felt(this.#act.felt);
    if (this.#act.moved) listener.moved(this.#act.moved);
  }

  /** The hand takes something, to be led live: null once it holds it. */
  async take(what: unknown): Promise<Refusal | null> {
    const { n } = this;
    const opened = await this.#watch.link(n);
    return opened ? this.#ask({ kind: "take", id: ids(), n, what, ...opened }, false) : doubted();
  }

  /** Somebody knows what is wrong with the dice, and goes on all the same; or knows why the server has another key. */
  goOn(): void {
    const key = this.wrong.find((one) => one.code === "key_changed");
    this.wrong = this.wrong.filter((one) => one !== key);
    this.#watch.goOn(key?.came ?? null);
  }

  /** Where the hand shall be; nobody answers. The number comes back in what moves. */
  hand(live: number, to: unknown): number {
    this.#seq += 1;
    this.socket.send({ kind: "hand", live, seq: this.#seq, to });
    return this.#seq;
  }

  /** The hand opens, or does as soon as it is where it was wanted: null once all has come to rest and is stored and shown. */
  letGo(there: boolean): Promise<Refusal | null> {
    return this.#ask({ kind: "let_go", id: ids(), there });
  }

  putBack(): Promise<Refusal | null> {
    return this.#ask({ kind: "put_back", id: ids() }, false);
  }

  /** So many times faster is shown what nobody leads live, to everybody at the table. */
  hurry(times: number): Promise<Refusal | null> {
    return this.#ask({ kind: "hurry", id: ids(), times }, false);
  }

  /** This seat plays by words and chooses among offered places, and everybody is told; or not. */
  inWords(on: boolean): Promise<Refusal | null> {
    return this.#ask({ kind: "in_words", id: ids(), on }, false);
  }

  /** This seat wants its last move back: null once the others are asked, or at once where all agree. */
  askTakeBack(): Promise<Refusal | null> {
    return this.#ask({ kind: "ask_take_back", id: ids() });
  }

  /** Of the question that the table tells; whoever asked withdraws it by not granting. */
  answerTakeBack(back_to: number, grant: boolean): Promise<Refusal | null> {
    return this.#ask({ kind: "answer_take_back", id: ids(), back_to, grant });
  }

  say(what: { phrase: string } | { text: string }): Promise<Refusal | null> {
    return this.#ask({ kind: "say", id: ids(), ...what });
  }

  gesticulate(now: unknown): void {
    this.socket.send({ kind: "gesture", now });
  }

  close(): void {
    this.socket.close();
  }

  #enter(): void {
    this.#entered = false;
    this.#watch.entered();
    const enter = {
      kind: "enter",
      id: ids(),
      token: this.key?.token ?? null,
      last: this.n < 0 ? -1 : this.n,
      explain: true,
    };
    this.#pending.delete(this.#greeting); // of a line that has broken: nobody answers it any more
    this.#greeting = enter.id;
    this.#pending.set(enter.id, { frame: enter, resolve: (refusal) => this.#greeted(refusal), again: false });
    this.socket.send(enter);
  }

  #greeted(refusal: Refusal | null): void {
    if (refusal) {
      this.shut = refusal;
      this.close();
      return;
    }
    this.#entered = true;
    for (const one of this.#pending.values()) this.socket.send(one.frame); // the same id is carried out once
  }

  /** What cannot be sent now, or is not answered before the line breaks, is sent when it is open again, or given up. */
  #ask(frame: { kind: string; id: string; [field: string]: unknown }, again = true): Promise<Refusal | null> {
    const open = this.#entered && this.socket.state === "open";
    if (!open && !again) return Promise.resolve(offline());
    return new Promise((resolve) => {
      this.#pending.set(frame.id, { frame, resolve, again });
      if (open) this.socket.send(frame);
    });
  }

  #moved(frame: ArrayBuffer): void {
    if (!this.#act) return;
    this.#act.moved = frame;
    this.#listener?.moved(frame);
  }

  #cut(): void {
    this.#entered = false;
    this.#act = null;
    this.#listener?.cut();
    for (const [id, one] of this.#pending) {
      if (one.again || id === this.#greeting) continue;
      this.#pending.delete(id);
      one.resolve(offline());
    }
  }

  #told(frame: AnyTold): void {
    switch (frame.kind) {
      case "table":
        this.table = frame;
        this.#watch.told(frame);
        this.clocks = frame.clocks ?? this.clocks;
        break;
      case "sight":
        if (frame.n > this.n || !this.story.length) this.story = [...this.story, ...(frame.told ?? [])].slice(-STORY);
        this.n = frame.n;
        this.sight = {
          ...(frame.sight as Sight),
          explanation: frame.explanation ?? null,
          ...(frame.told && { told: frame.told }),
        };
        this.clocks = frame.clocks ?? null;
        this.#watch.moved(frame.n, frame.dice ?? null);
        this.#listener?.sight(this.sight);
        this.#answered(frame.answers, null);
        break;
      case "explained":
        if (this.sight && frame.n === this.n)
          this.explained = { view: this.sight.view, explanation: frame.explanation ?? null };
        break;
      case "refused":
        // Of what is let in nobody shuts the door: a hand that came too often, or too late, is answered without a name.
        if (!frame.answers && !this.#entered) this.shut = { code: frame.code, text: frame.text };
        this.#answered(frame.answers, { code: frame.code, text: frame.text });
        break;
      case "done":
        this.#answered(frame.answers, null);
        break;
      case "said":
        if (!this.said.some((one) => one.number === frame.number))
          this.said = [...this.said, frame].sort((one, other) => one.number - other.number);
        break;
      case "gesture":
        this.gesture = { seat: frame.seat, now: frame.now };
        break;
      case "live":
        this.#act = { told: frame, felt: undefined, moved: null };
        this.#listener?.live(frame);
        break;
      case "felt":
        if (this.#act?.told.live !== frame.live) break;
        this.#act.felt = frame.now;
        this.#listener?.felt(frame.now);
        break;
      case "chance":
        if (this.#act?.told.live === frame.live) this.#listener?.chance?.(frame.now);
        break;
      case "over":
        if (this.#act?.told.live !== frame.live) break;
        this.#act = null;
        this.#listener?.over(frame.why);
        break;
      case "take_back":
        this.takeBackEnded = frame;
        break;
      case "reveal":
        this.#watch.asked();
        break;
    }
  }

  #answered(id: string | null | undefined, refusal: Refusal | null): void {
    const pending = id ? this.#pending.get(id) : undefined;
    if (!pending || !id) return;
    this.#pending.delete(id);
    pending.resolve(refusal);
  }

  #isShut(code: number): boolean {
    if (code === 4002) this.shut = { code: "token_unknown", text: "" }; // taken over on another device
    if (code === 4005) this.shut = { code: "seat_given_up", text: say("table-shut-given-up") };
    return code === 4002 || code === 4005 || (code === 4000 && this.shut !== null && this.shut.code !== "too_often");
  }
}
