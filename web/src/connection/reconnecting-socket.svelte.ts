/**
 * A line to the server that mends itself. A tab that slept, a tunnel, a server that was started again: it comes back by itself,
 * says how long until the next try, and whoever uses it is told when to say hello again.
 */
import { addressOf } from "../base";
import { language, onLanguage } from "../words.svelte";

export type SocketState = "connecting" | "open" | "lost" | "closed";

export interface SocketHandlers<Told> {
  opened: () => void;
  told: (frame: Told) => void;
  /** What moves, in binary frames (docs/wire.md): whoever shows it reads them. */
  moved?: (frame: ArrayBuffer) => void;
  lost?: () => void;
  /** Codes of the house (4000 and more); true: it will not open again. */
  shut?: (code: number) => boolean;
}

const WAITS_S = [0.5, 1, 2, 4, 8];
const BEAT_MS = 15_000; // a quiet line is asked whether it still lives
const ANSWER_MS = 6_000;

export class ReconnectingSocket<Told> {
  state = $state<SocketState>("connecting");
  /** Seconds until the next try, while the line is lost. */
  retryIn = $state(0);
  #socket: WebSocket | null = null;
  #language = "";
  #deaf: () => void;
  #tries = 0;
  #countdown: ReturnType<typeof setInterval> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #wake = () => {
    if (document.visibilityState === "hidden") return;
    if (this.state === "lost") this.tryNow();
    else if (this.state === "open") this.#ask();
  };

  constructor(
    private readonly path: string,
    private readonly use: SocketHandlers<Told>,
  ) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#deaf = onLanguage(() => this.#speak());
    this.#open();
  }

  send(frame: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  tryNow(): void {
    clearInterval(this.#countdown);
    this.#open();
  }

  close(): void {
    this.state = "closed";
    this.#still();
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#deaf();
    hangUp(this.#socket);
    this.#socket = null;
  }

  #open(): void {
    this.#still();
    const address = addressOf(this.path);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    this.#language = language();
    address.searchParams.set("lang", this.#language);
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    hangUp(this.#socket);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.state = "open";
      this.#tries = 0;
      this.#beat = setInterval(() => this.#ask(), BEAT_MS);
      this.#speak();
      this.use.opened();
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#patience);
      this.#patience = undefined;
      if (typeof event.data === "string") this.use.told(JSON.parse(event.data) as Told);
      else if (event.data instanceof ArrayBuffer) this.use.moved?.(event.data);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.state === "closed") return;
      if (event.code >= 4000 && this.use.shut?.(event.code)) this.close();
      else this.#lost();
    };
  }

  /** The server says in another language what it says from now on, and what it has explained already. */
  #speak(): void {
    const next = language();
    if (next !== this.#language && this.send({ kind: "language", id: `language-${Date.now()}`, language: next }))
      this.#language = next;
  }

  #lost(): void {
    this.#still();
    this.#socket = null;
    this.state = "lost";
    this.use.lost?.();
    const wait = WAITS_S[Math.min(this.#tries++, WAITS_S.length - 1)]!;
    const until = Date.now() + wait * 1000;
    this.retryIn = Math.ceil(wait);
    this.#countdown = setInterval(() => {
      this.retryIn = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      if (Date.now() >= until) this.tryNow();
    }, 250);
  }

  #ask(): void {
    if (!this.send({ kind: "ping", id: `beat-${Date.now()}` }) || this.#patience !== undefined) return;
    this.#patience = setTimeout(() => {
      this.#patience = undefined;
      this.#socket?.close();
      if (this.state === "open") this.#lost(); // a dead socket takes its time to notice that it is closed
    }, ANSWER_MS);
  }

  #still(): void {
    clearInterval(this.#countdown);
    clearInterval(this.#beat);
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }
}

/** A socket that is still being opened is closed once it is open: browsers complain about the other way round. */
function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}
