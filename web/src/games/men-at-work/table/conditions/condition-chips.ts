/** Chooses and orders the conditions that get a chip. */
import type { Condition } from "../../types.gen";

/** They hold nearly always, so they are shown only when they do not. */
const TACIT = ["girder_has_a_colour_of_the_card", "girder_not_along_another"];
/** Rules of every girder, whatever the card says. */
const ALWAYS = [...TACIT, "girder_off_the_ground", "girder_not_on_a_hat"];
const MOST_ON_A_PHONE = 4;

export interface Chip {
  key: string;
  condition: Condition;
  seen: boolean; // otherwise only told to those who listen
}

/**
 * What the card asks comes first, the rules that always apply after it. Two bricks are two conditions of one code. Where room is short and
 * everything holds, one chip says so.
 */
export function arranged(conditions: readonly Condition[], short: boolean): { chips: Chip[]; folded: number } {
  const own = conditions.filter((one) => !ALWAYS.includes(one.code));
  const always = conditions.filter((one) => ALWAYS.includes(one.code));
  const loud = (one: Condition) => !one.held || !TACIT.includes(one.code);
  const done = short && conditions.every((one) => one.held);
  const crowded = short && own.length + always.filter(loud).length > MOST_ON_A_PHONE;
  const seen = (one: Condition) => !done && (!ALWAYS.includes(one.code) || (crowded ? !one.held : loud(one)));
  const chips = [...own, ...always].map((condition, at, all) => {
    const before = all.slice(0, at).filter((one) => one.code === condition.code).length;
    return { key: `${condition.code} ${before}`, condition, seen: seen(condition) };
  });
  if (done) return { chips, folded: conditions.length };
  return { chips, folded: crowded ? always.filter((one) => one.held).length : 0 };
}
