/** Options of Men at Work in words: at a table of before, what is missing is as printed. */
import { listed, say, sayOne } from "../../../words.svelte";
import { PRINTED } from "../options.gen";
import type { MenAtWorkOptions } from "./table-options";

const word = (choice: string) => choice.replace("_", "-");
const variants = ({ foreman, crane, skyscraper }: Partial<MenAtWorkOptions>) => [
  ...(foreman ? [say("option-foreman")] : []),
  ...(crane ? [say("option-crane")] : []),
  ...(skyscraper ? [say("option-skyscraper")] : []),
];

/** For a line of a list. */
export function termsInShort(options: Partial<MenAtWorkOptions>): string[] {
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

/** For the waiting room, where there is room: every choice by its full name. */
export function termsInFull(options: Partial<MenAtWorkOptions>): string[] {
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
