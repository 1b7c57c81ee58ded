/** Reports each turn to somebody at the table: news in words, sounds, and moments one after the other. */
import { untrack } from "svelte";
import { play as sound } from "../../../sound";
import { announce } from "../../../announce.svelte";
import { MomentQueue } from "../moments/moment-queue.svelte";
import { momentsOf } from "../moments/moments";
import { newsOf } from "../words/event-words";
import type { Act, Play } from "./play.svelte";
import type { MenAtWorkSight } from "../geometry/site";
import { soundsOfAct, soundsOfEvents } from "./sounds";
import type { MenAtWorkEvent } from "../types.gen";

/** The same turn as told to another seat of this device. */
const signature = ({ view, events }: MenAtWorkSight): string =>
  [view.turn, view.active, view.phase, view.piles.flips, view.work?.tries, ...events.map((event) => event.kind)].join();

export class TurnReports {
  readonly moments = new MomentQueue();
  /** The card that could not be done before the one that lies there (M24). */
  skipped = $state.raw<{ card: number; kind: "girder" | "worker"; more: number } | null>(null);
  #seen: string | null = null;
  #act: Act | null = null;

  constructor(play: () => Play, names: () => readonly string[]) {
    $effect(() => {
      const { sight } = play();
      if (sight) untrack(() => this.#look(sight, names()));
    });
    $effect(() => {
      const { act } = play();
      untrack(() => {
        for (const name of soundsOfAct(this.#act, act)) sound(name);
        this.#act = act;
      });
    });
    // Whoever takes a piece has seen enough.
    $effect(() => {
      if (play().act?.own) untrack(() => this.moments.clear());
    });
  }

  #look(sight: MenAtWorkSight, names: readonly string[]): void {
    const [first, now] = [this.#seen === null, signature(sight)];
    if (now === this.#seen) return;
    this.#seen = now;
    const events = sight.events as readonly MenAtWorkEvent[];
    this.#skip(events);
    if (first) return; // what was there when the page was opened is no news
    for (const name of soundsOfEvents(events)) sound(name);
    const news = newsOf(events, names, sight.seat);
    const said = (urgent: boolean) =>
      news
        .filter((one) => one.urgent === urgent)
        .map((one) => one.text)
        .join(" ");
    if (said(true)) announce(said(true), "at once");
    if (said(false)) announce(said(false));
    this.moments.hear(momentsOf(events, sight.view), { turn: sight.view.turn, mine: sight.legal !== null });
  }

  #skip(events: readonly MenAtWorkEvent[]): void {
    const flips = events.filter((event) => event.kind === "card");
    if (!flips.length) return;
    const skipped = flips.filter((flip) => flip.then === "skipped");
    const last = skipped.at(-1);
    this.skipped = last ? { card: last.card, kind: last.what.kind, more: skipped.length - 1 } : null;
  }
}
