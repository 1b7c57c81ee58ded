/** The wooden rule under a replay: where its ticks, numerals and the steps of the profile are. No DOM in here. */
import type { IconName } from "../ui/icons";

export interface Mark {
  at: number;
  as: IconName | "words"; // a disc with a sign, or only its name
  name: string;
  urgent?: boolean; // an accident
}

/** What holds from here on. */
export interface Level {
  at: number;
  value: number;
}

/** Discs that would cover each other: the later one hangs higher. */
export function raised(marks: readonly Mark[], shape: TimelineShape, apart: number): Set<number> {
  const high = new Set<number>();
  let before: Mark | null = null;
  for (const mark of marks.filter((one) => one.as !== "words")) {
    if (before && !high.has(before.at) && shape.x(mark.at) - shape.x(before.at) < apart) high.add(mark.at);
    before = mark;
  }
  return high;
}

export interface TimelineShape {
  width: number; // of the whole rule
  x: (at: number) => number;
  at: (x: number) => number;
}

/** Moments evenly along the rule, with a margin at both ends for half a disc. A finger is at whole moments only, unless time flows. */
export function timelineShape(last: number, width: number, margin: number, flows = false): TimelineShape {
  const step = last > 0 ? (width - 2 * margin) / last : 0;
  const found = (x: number) => (flows ? x : Math.round(x));
  return {
    width,
    x: (at) => margin + at * step,
    at: (x) => (step > 0 ? Math.max(0, Math.min(last, found((x - margin) / step))) : 0),
  };
}

/**
 * Steps, not slopes: a value holds until the next one, and the last one up to `until`. `ground` is the value that is drawn at the foot: what
 * never comes near nothing would be a flat line otherwise.
 */
export function profile(
  levels: readonly Level[],
  shape: TimelineShape,
  height: number,
  until = levels.at(-1)?.at ?? 0,
  ground = 0,
): { line: string; area: string } {
  const most = Math.max(ground + 1, ...levels.map((level) => level.value));
  const y = (value: number) =>
    Number((height - (Math.max(0, value - ground) / (most - ground)) * (height - 6)).toFixed(1));
  const x = (at: number) => Number(shape.x(at).toFixed(1));
  const first = x(levels[0]?.at ?? 0);
  const steps = levels.map(({ at, value }, one) => (one ? `H${x(at)}V${y(value)}` : `M${first} ${y(value)}`));
  const line = steps.join("") + (until > (levels.at(-1)?.at ?? until) ? `H${x(until)}` : "");
  return { line, area: `${line}V${height}H${first}Z` };
}

export const evenly = (values: readonly number[]): Level[] => values.map((value, at) => ({ at, value }));
