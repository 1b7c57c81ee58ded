/** What is special about a table, in a few words: what is as usual is not said. */
import type { Bank, Days, NoClock, PerMove } from "../wire.gen";
import { say } from "../words.svelte";

export type Clock = NoClock | PerMove | Bank | Days;

export interface Terms {
  options?: unknown;
  clock: unknown;
  talk?: boolean;
}

export function clockInWords(clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return say("home-clock-none");
    case "per_move":
      return say("home-clock-per-move", { seconds: clock.seconds });
    case "bank":
      return say("home-clock-bank", { minutes: Math.round(clock.seconds / 6) / 10, increment: clock.increment ?? 0 });
    case "days":
      return say("home-clock-days", { days: clock.days });
  }
}

export function termsInWords({ options, clock, talk }: Terms): string[] {
  const said: string[] = [];
  const { unplaceable, first, open_points } = (options ?? {}) as Record<string, unknown>;
  if (open_points === true) said.push(say("home-terms-open-points"));
  if (unplaceable === "forced") said.push(say("home-terms-forced"));
  if (first === "chance") said.push(say("home-terms-chance"));
  else if (typeof first === "number" && first > 0) said.push(say("home-terms-first", { seat: first + 1 }));
  if ((clock as Clock).kind !== "none") said.push(clockInWords(clock as Clock));
  if (talk) said.push(say("home-terms-talk"));
  return said;
}
