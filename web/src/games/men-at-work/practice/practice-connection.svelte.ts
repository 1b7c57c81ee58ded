/**
 * The connection of a practice site. It is to `Play` what a table's connection is to a seat, but the site is kept here, step by step, and goes to the server
 * with every act (docs/wire.md, "Practice sites"). Without a server one can still look, undo, save and share.
 */
import type { Piece, Poses } from "../geometry/site";
import type { About, Rested } from "../types.gen";
import type { PlayConnection } from "../table/play-connection";
import { ReconnectingSocket } from "../../../connection/reconnecting-socket.svelte";
import type { Listener, Refusal } from "../../../connection/table-connection.svelte";
import type { AnyTold, LiveTold, Sight } from "../../../wire.gen";
import { say } from "../../../words.svelte";
import { sightOf } from "./practice-sight";
import { begun, corrected, redone, stepped, undone, type SiteHistory } from "./site-history";

interface TakeAwayAbout extends Omit<About, "taken"> {
  taken: { kind: "TakeAway"; pieces: Piece[] };
}

export class PracticeConnection implements PlayConnection {
  readonly practice = true;
  readonly key = { seat: 0, token: "" };
  readonly name = "practice";
  readonly table = null;
  /** Counts the sites that were shown. */
  n = $state(0);
  history = $state.raw<SiteHistory>(begun({}));
  /** What fell from the structure in the last act, and on what: at a table an accident. */
  fell = $state.raw<[Piece, Piece] | null>(null);
  /** The door is shut for good. */
  shut = $state.raw<Refusal | null>(null);
  readonly socket: ReconnectingSocket<AnyTold>;
  #listener: Listener | null = null;
  #live: number | null = null;
  #opens = false; // the act only puts right a site that was opened
  #seq = 0;
  #id = 0;
  #pending = new Map<string, (refusal: Refusal | null) => void>();

  constructor(first: Poses) {
    this.history = begun(first);
    this.socket = new ReconnectingSocket<AnyTold>("/api/games/men-at-work/practice", {
      opened: () => {},
      told: (frame) => this.#told(frame),
      moved: (frame) => this.#live !== null && this.#listener?.moved(frame),
      lost: () => this.#cut(),
      shut: (code) => code === 4000 && this.shut !== null && this.shut.code !== "too_often",
    });
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    this.#show();
  }

  close(): void {
    this.socket.close();
  }

  // Sites

  /** Another site, as a step. Nothing may be going on. */
  open(poses: Poses): void {
    this.#change(stepped(this.history, poses));
  }

  undo(): void {
    this.#change(undone(this.history));
  }

  redo(): void {
    this.#change(redone(this.history));
  }

  #change(next: SiteHistory): void {
    if (next === this.history || this.#live !== null) return;
    this.history = next;
    this.fell = null;
    this.#show();
  }

  #show(): void {
    this.n += 1;
    this.#listener?.sight(sightOf(this.history.now) as unknown as Sight);
  }

  // Acts

  take(what: unknown): Promise<Refusal | null> {
    this.fell = null;
    return this.#ask({ kind: "take", n: 0, what: { poses: this.history.now, taken: what } });
  }

  /** These go back to the reserve, and what leaned on them may come down. */
  takeAway(pieces: readonly Piece[]): Promise<Refusal | null> {
    return this.take({ kind: "TakeAway", pieces });
  }

  /** A site that came from elsewhere: what hangs in the air comes down, and that is no step of its own. */
  async putRight(): Promise<Refusal | null> {
    this.#opens = true;
    const refusal = await this.takeAway([]);
    if (refusal) this.#opens = false;
    return refusal;
  }

  hand(live: number, to: unknown): number {
    this.#seq += 1;
    this.socket.send({ kind: "hand", live, seq: this.#seq, to });
    return this.#seq;
  }

  letGo(there: boolean): Promise<Refusal | null> {
    return this.#ask({ kind: "let_go", there });
  }

  putBack(): Promise<Refusal | null> {
    return this.#ask({ kind: "put_back" });
  }

  // Of a table; here there is neither a move to store, nor a bot, nor anybody to tell.
  play = async (): Promise<null> => null;
  hurry = async (): Promise<null> => null;
  inWords = async (): Promise<null> => null;

  #ask(frame: { kind: string; [field: string]: unknown }): Promise<Refusal | null> {
    const id = String(++this.#id);
    if (!this.socket.send({ ...frame, id })) return Promise.resolve(offline());
    return new Promise((resolve) => this.#pending.set(id, resolve));
  }

  #told(frame: AnyTold): void {
    switch (frame.kind) {
      case "live":
        this.#live = frame.live;
        this.#listener?.live(asAtATable(frame));
        break;
      case "felt":
        if (frame.live === this.#live) this.#listener?.felt(frame.now);
        break;
      case "chance":
        if (frame.live === this.#live) this.#listener?.chance?.(frame.now);
        break;
      case "over":
        if (frame.live !== this.#live) break;
        this.#live = null;
        if (frame.why !== "decided") this.#opens = false;
        this.#listener?.over(frame.why);
        break;
      case "rest":
        this.#rested(frame.now as Rested);
        this.#answered(frame.answers, null);
        break;
      case "done":
        this.#answered(frame.answers, null);
        break;
      case "refused":
        if (!frame.answers && this.#pending.size === 0) this.shut = { code: frame.code, text: frame.text };
        this.#answered(frame.answers, { code: frame.code, text: frame.text });
        break;
    }
  }

  #rested({ poses, fell }: Rested): void {
    this.history = this.#opens ? corrected(this.history, poses) : stepped(this.history, poses);
    this.#opens = false;
    this.fell = fell ?? null;
    this.#show();
  }

  #cut(): void {
    this.#live = null;
    this.#opens = false;
    this.#listener?.cut();
    for (const [id] of [...this.#pending]) this.#answered(id, offline());
  }

  #answered(id: string | null | undefined, refusal: Refusal | null): void {
    const resolve = id ? this.#pending.get(id) : undefined;
    if (!resolve || !id) return;
    this.#pending.delete(id);
    resolve(refusal);
  }
}

const offline = (): Refusal => ({ code: "offline", text: say("shell-offline-short") });

/** Pieces that are taken away look to `Play` like one that is cleared away by somebody else. */
function asAtATable(told: LiveTold): LiveTold {
  const about = told.about as About | TakeAwayAbout;
  if (about.taken.kind !== "TakeAway") return told;
  return { ...told, about: { ...about, taken: { kind: "ClearAway", piece: about.taken.pieces[0] ?? "" } } };
}
