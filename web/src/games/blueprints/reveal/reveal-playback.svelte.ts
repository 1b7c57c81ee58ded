/** The reveal as it runs: which moment it is, whether the next comes by itself, and what somebody looks at in between. */
import { motion, pace } from "../../../settings.svelte";
import { countedUpTo, lastingOf, lineOf, momentsOf, seatOf, type LineName, type Moment } from "./reveal-moments";
import type { RoundAccount } from "../types.gen";

export class RevealPlayback {
  account = $state.raw<RoundAccount | null>(null);
  at = $state(0);
  playing = $state(motion());
  /** A line somebody opened by hand, after the count. */
  picked = $state.raw<{ seat: number; line: LineName } | null>(null);
  /** The building that is looked at where there is room for one only. */
  focus = $state(0);

  moments: readonly Moment[] = $derived(this.account ? momentsOf(this.account) : [{ kind: "screens" }]);
  moment: Moment = $derived(this.moments[Math.min(this.at, this.moments.length - 1)]!);
  counted = $derived.by(() => countedUpTo(this.moments, this.at, this.seats));
  /** The line that is spoken of, if one is. */
  line = $derived.by(() => {
    if (this.picked && this.account) return lineOf(this.account, this.picked.seat, this.picked.line);
    return this.moment.kind === "line" ? this.moment : null;
  });

  constructor(
    private readonly seats: number,
    private readonly said: (moment: Moment) => void,
  ) {}

  /** The account has come. Without motion everything is there at once. */
  begin(account: RoundAccount, from = 0): void {
    this.account = account;
    if (!motion()) this.skip();
    else if (from > 0) this.go(from);
  }

  /** Calls back when it is time for the next moment; returns how to stop that. */
  wait(): (() => void) | undefined {
    if (!this.playing || !this.account) return undefined;
    const lasting = lastingOf(this.moment, this.seats);
    if (lasting === null) return undefined;
    const timer = setTimeout(() => this.go(this.at + 1), lasting / pace());
    return () => clearTimeout(timer);
  }

  next(): void {
    this.go(this.at + 1);
  }

  /** Back by hand stops the clock: whoever goes back wants to look. */
  back(): void {
    this.playing = false;
    this.go(this.at - 1);
  }

  skip(): void {
    this.go(this.moments.length - 1);
  }

  pick(seat: number, line: LineName): void {
    const same = this.picked?.seat === seat && this.picked.line === line;
    this.picked = same ? null : { seat, line };
    this.focus = seat;
    if (!this.counted.done) this.playing = false;
  }

  look(seat: number): void {
    this.focus = (seat + this.seats) % this.seats;
    this.picked = null;
  }

  private go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.moments.length - 1));
    this.picked = null;
    this.focus = seatOf(this.moment) ?? this.focus;
    this.said(this.moment);
  }
}
