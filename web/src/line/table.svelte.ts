/** One seat's (or an onlooker's) line to a table: what it is told, and what it asks. It knows no game. */
import type { AnyTold, Said, Sight, SightTold, TableInfo } from "../wire.gen";
import { Line } from "./line.svelte";
import type { SeatKey } from "./keys";

export interface Refusal {
  code: string;
  text: string;
}

interface Pending {
  frame: { id: string };
  resolve: (refusal: Refusal | null) => void;
}

const ids = (() => {
  const start = crypto.getRandomValues(new Uint32Array(2)).join("-");
  let count = 0;
  return () => `${start}-${++count}`;
})();

export class TableLine {
  table = $state.raw<TableInfo | null>(null);
  sight = $state.raw<Sight | null>(null);
  /** The number of the next move. */
  n = $state(-1);
  clocks = $state.raw<SightTold["clocks"]>(null);
  said = $state.raw<Said[]>([]);
  gesture = $state.raw<{ seat: number; now: unknown } | null>(null);
  /** The door is shut for good, in words: no such table, or the seat was taken over elsewhere. */
  shut = $state.raw<Refusal | null>(null);
  readonly line: Line<AnyTold>;
  /** Called with every sight, for motion: the events are in it. */
  seen: (sight: Sight) => void = () => {};
  #pending = new Map<string, Pending>();
  #entered = false;
  #greeting = "";

  constructor(
    readonly name: string,
    readonly key: SeatKey | null,
  ) {
    this.line = new Line<AnyTold>(`/api/tables/${encodeURIComponent(name)}/socket`, {
      opened: () => this.#enter(),
      told: (frame) => this.#told(frame),
      shut: (code) => this.#isShut(code),
    });
  }

  /** Resolves to null once the move is stored and shown, or to why it was refused. Survives a broken line. */
  play(move: unknown): Promise<Refusal | null> {
    return this.#ask({ kind: "play", id: ids(), n: this.n, move });
  }

  say(what: { phrase: string } | { text: string }): Promise<Refusal | null> {
    return this.#ask({ kind: "say", id: ids(), ...what });
  }

  gesticulate(now: unknown): void {
    this.line.send({ kind: "gesture", now });
  }

  close(): void {
    this.line.close();
  }

  #enter(): void {
    this.#entered = false;
    const enter = { kind: "enter", id: ids(), token: this.key?.token ?? null, last: this.n < 0 ? -1 : this.n };
    this.#pending.delete(this.#greeting); // of a line that has broken: nobody answers it any more
    this.#greeting = enter.id;
    this.#pending.set(enter.id, { frame: enter, resolve: (refusal) => this.#greeted(refusal) });
    this.line.send(enter);
  }

  #greeted(refusal: Refusal | null): void {
    if (refusal) {
      this.shut = refusal;
      this.close();
      return;
    }
    this.#entered = true;
    for (const one of this.#pending.values()) this.line.send(one.frame); // the same id is carried out once
  }

  /** What cannot be sent now, or is not answered before the line breaks, is sent when it is open again. */
  #ask(frame: { kind: string; id: string; [field: string]: unknown }): Promise<Refusal | null> {
    return new Promise((resolve) => {
      this.#pending.set(frame.id, { frame, resolve });
      if (this.#entered && this.line.state === "open") this.line.send(frame);
    });
  }

  #told(frame: AnyTold): void {
    switch (frame.kind) {
      case "table":
        this.table = frame;
        this.clocks = frame.clocks ?? this.clocks;
        break;
      case "sight":
        this.n = frame.n;
        this.sight = frame.sight as Sight;
        this.clocks = frame.clocks ?? null;
        this.seen(this.sight);
        this.#answered(frame.answers, null);
        break;
      case "refused":
        if (!frame.answers) this.shut = { code: frame.code, text: frame.text };
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
      case "reveal":
        if (this.key?.entropy) void this.#ask({ kind: "reveal", id: ids(), entropy: this.key.entropy });
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
    return code === 4002 || (code === 4000 && this.shut !== null && this.shut.code !== "too_often");
  }
}
