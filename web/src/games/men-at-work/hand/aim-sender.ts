/** Brings a hand's aims to the server: never more often than it may, the newest one always, and now and then the same again as a sign of life. */
import type { Aim } from "../types.gen";

export const APART_MS = 18;
export const AGAIN_MS = 5000;

export interface AimSenderHandlers {
  send: (aim: Aim) => void;
  now: () => number;
  after: (milliseconds: number, then: () => void) => () => void;
}

export class AimSender {
  #wanted: Aim | null = null;
  #sent: Aim | null = null;
  #sentAt = Number.NEGATIVE_INFINITY;
  #stop: (() => void) | null = null;

  constructor(private readonly use: AimSenderHandlers) {}

  want(aim: Aim): void {
    if (this.#wanted && same(this.#wanted, aim)) return;
    this.#wanted = aim;
    this.#go();
  }

  /** What still waits goes at once: the hand is about to open. */
  hurry(): void {
    if (this.#wanted && this.#wanted !== this.#sent) this.#send(this.#wanted);
  }

  stop(): void {
    this.#stop?.();
    this.#stop = this.#wanted = this.#sent = null;
  }

  #go(): void {
    if (!this.#wanted) return;
    const wait = this.#sentAt + (this.#wanted === this.#sent ? AGAIN_MS : APART_MS) - this.use.now();
    this.#stop?.();
    if (wait > 0) this.#stop = this.use.after(wait, () => this.#go());
    else this.#send(this.#wanted);
  }

  #send(aim: Aim): void {
    this.#sent = aim;
    this.#sentAt = this.use.now();
    this.use.send(aim);
    this.#go();
  }
}

const same = (one: Aim, other: Aim): boolean => JSON.stringify(one) === JSON.stringify(other);
