/** Options of a table in a few words: defaults are left out. */
import { PRINTED } from "../games/men-at-work/options.gen";
import type { Options as MenAtWorkOptions } from "../games/men-at-work/types.gen";
import type { Bank, Days, NoClock, PerMove } from "../wire.gen";
import { listed, say, sayOne } from "../words.svelte";

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

/** For a line of a list. */
export function termsInWords(table: Terms): string[] {
  const special = table.game === "men-at-work" ? siteTerms(chosen(table.options)) : diceTerms(table.options);
  return [...special, ...tableTerms(table)];
}

/** For the waiting room, where there is room: with Men at Work every choice stands there by its full name. */
export function termsInFull(table: Terms): string[] {
  const special = table.game === "men-at-work" ? siteInFull(chosen(table.options)) : diceTerms(table.options);
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

function diceTerms(options: unknown): string[] {
  const { unplaceable, open_points } = (options ?? {}) as Record<string, unknown>;
  const said: string[] = [];
  if (open_points === true) said.push(say("home-terms-open-points"));
  if (unplaceable === "forced") said.push(say("home-terms-forced"));
  return said;
}

/** What a table was asked for; whoever asked may have left out what is as usual. */
function chosen(options: unknown): Partial<MenAtWorkOptions> {
  return (options ?? {}) as Partial<MenAtWorkOptions>;
}

const word = (choice: string) => choice.replace("_", "-");
const variants = ({ foreman, crane, skyscraper }: Partial<MenAtWorkOptions>) => [
  ...(foreman ? [say("option-foreman")] : []),
  ...(crane ? [say("option-crane")] : []),
  ...(skyscraper ? [say("option-skyscraper")] : []),
];

function siteTerms(options: Partial<MenAtWorkOptions>): string[] {
  const { site = "beginner", slips, experts = [], tremor, crane_on } = options;
  const said = [sayOne("home-terms-site", word(site)), ...variants(options)];
  if (crane_on === "rim") said.push(say("home-terms-crane-rim"));
  if (slips === "strict") said.push(say("home-terms-strict"));
  if (experts.length) said.push(say("home-terms-experts", { count: experts.length }));
  if (tremor === "all" || (experts.length && tremor)) said.push(say("home-terms-tremor"));
  return [...said, ...houseTerms(options)];
}

function houseTerms({ certificates, titles, rita, help, give_up }: Partial<MenAtWorkOptions>): string[] {
  const said: string[] = [];
  if (differs("certificates", certificates)) said.push(say("home-terms-certificates", { count: certificates }));
  if (differs("titles", titles)) said.push(say("home-terms-titles", { count: titles! }));
  if (differs("rita", rita)) said.push(say("home-terms-rita", { percent: percent(rita) }));
  if (differs("help", help)) said.push(sayOne("home-terms-help", help));
  if (give_up) said.push(say("home-terms-give-up"));
  return said;
}

/** What was left out is as printed. */
function differs<Name extends keyof MenAtWorkOptions>(
  name: Name,
  chosen: MenAtWorkOptions[Name] | undefined,
): chosen is MenAtWorkOptions[Name] {
  return chosen !== undefined && chosen !== PRINTED[name];
}

const percent = (share: number) => Math.round(share * 100);
const both = (option: string, choice: string) => say("option-and-choice", { option, choice });

/** The house rules in force, by their full names (M90); what is as printed is not said. */
export function houseRules(options: Partial<MenAtWorkOptions>): string[] {
  const { certificates, titles, rita, slips, tremor, help, give_up, experts = [] } = options;
  const said: string[] = [];
  if (differs("help", help)) said.push(both(say("option-help"), sayOne("choice-help", help)));
  if (differs("certificates", certificates)) said.push(both(say("option-certificates"), String(certificates)));
  if (differs("titles", titles)) said.push(both(say("option-titles"), String(titles)));
  if (differs("rita", rita)) said.push(both(say("option-rita"), say("choice-rita-share", { percent: percent(rita) })));
  if (differs("slips", slips)) said.push(both(say("option-slips"), sayOne("choice-slips", slips)));
  if (give_up) said.push(say("option-give-up"));
  if (tremor === "all") said.push(say("choice-tremor-all"));
  else if (tremor && experts.length) said.push(say("option-tremor"));
  return said;
}

function siteInFull(options: Partial<MenAtWorkOptions>): string[] {
  const { site = "beginner", slips = "friendly", experts = [], crane, skyscraper, crane_on = "floor" } = options;
  const said = [both(say("option-site"), sayOne("choice-site", word(site))), ...variants(options)];
  if (crane && skyscraper) said.push(both(say("option-crane-on"), sayOne("choice-crane-on", crane_on)));
  if (experts.length) {
    const seats = experts.map((seat) => say("home-seat", { seat: seat + 1 }));
    said.push(both(say("option-experts"), listed(seats)));
  }
  if (slips === PRINTED.slips) said.push(both(say("option-slips"), sayOne("choice-slips", slips)));
  return [...said, ...houseRules(options)];
}
