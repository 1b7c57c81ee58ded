/** A table's terms in words: its options that are not as usual, its clock, its chat. */
import { offeredNow } from "../games/offered-games.svelte";
import { pagesOf } from "../games/registry";
import type { Bank, Days, NoClock, PerMove } from "../wire.gen";
import { say } from "../words.svelte";
import { schemasOf } from "./option-schema";
import { changedInWords } from "./option-words";

export type Clock = NoClock | PerMove | Bank | Days;

export interface Terms {
  game: string;
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

/** `short` for a line of a list; `full` for the waiting room, where there is room. */
export function termsInWords(table: Terms, style: "short" | "full" = "short"): string[] {
  const options = (table.options ?? {}) as Record<string, unknown>;
  const { terms } = pagesOf(table.game);
  const offer = offeredNow()?.find((one) => one.name === table.game);
  const special = terms ? terms(options, style) : offer ? changedInWords(table.game, options, schemasOf(offer)) : [];
  return [...special, ...tableTerms(table)];
}

function tableTerms({ options, clock, talk }: Terms): string[] {
  const said: string[] = [];
  const { first } = (options ?? {}) as Record<string, unknown>;
  if (first === "chance") said.push(say("home-terms-chance"));
  else if (typeof first === "number" && first > 0) said.push(say("home-terms-first", { seat: first + 1 }));
  if ((clock as Clock).kind !== "none") said.push(clockInWords(clock as Clock));
  if (talk) said.push(say("home-terms-talk"));
  return said;
}
