/** Options of Men at Work that depend on each other or on the seats. */
import { PRINTED, TITLES_TO_WIN } from "../options.gen";
import type { Options as MenAtWorkOptions } from "../types.gen";

export type { MenAtWorkOptions };

type Chosen = Partial<MenAtWorkOptions>;

/** Choices that mean nothing without another one are as usual: hands of experts where nobody is one, a crane that is not there. */
export function effective<Some extends Chosen>(options: Some): Some {
  return {
    ...options,
    tremor: options.tremor === true ? (options.experts?.length ?? 0) > 0 : options.tremor,
    crane_on: options.crane && options.skyscraper ? options.crane_on : PRINTED.crane_on,
  };
}

/** Experts have a seat; titles that are as printed for so many players are no house rule (M90). */
export function withSeats<Some extends Chosen>(options: Some, count: number): Some {
  return {
    ...options,
    experts: options.experts?.filter((seat) => seat < count),
    titles: options.titles === TITLES_TO_WIN[count] ? null : options.titles,
  };
}

/** House rules that differ from the printed game (M90). */
export function housed(options: Chosen): (keyof MenAtWorkOptions)[] {
  return HOUSE.filter((name) => options[name] !== PRINTED[name]);
}
const HOUSE = ["help", "certificates", "titles", "rita", "give_up"] as const;
