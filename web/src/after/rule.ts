/** The wooden rule under a replay: where its ticks, numerals and the steps of the profile are. No DOM in here. */
export interface Mark {
  at: number;
  as: "eye" | "tree" | "words"; // a disc with a sign, or only its name
  name: string;
}

/** Discs that would cover each other: the later one hangs higher. */
export function raised(marks: readonly Mark[], shape: RuleShape, apart: number): Set<number> {
  const high = new Set<number>();
  let before: Mark | null = null;
  for (const mark of marks.filter((one) => one.as !== "words")) {
    if (before && !high.has(before.at) && shape.x(mark.at) - shape.x(before.at) < apart) high.add(mark.at);
    before = mark;
  }
  return high;
}

export interface RuleShape {
  width: number; // of the whole rule
  x: (at: number) => number;
  at: (x: number) => number;
}

/** Moments evenly along the rule, with a margin at both ends for half a disc. */
export function ruleShape(last: number, width: number, margin: number): RuleShape {
  const step = last > 0 ? (width - 2 * margin) / last : 0;
  return {
    width,
    x: (at) => margin + at * step,
    at: (x) => (step > 0 ? Math.max(0, Math.min(last, Math.round((x - margin) / step))) : 0),
  };
}

/** Steps, not slopes: a value holds until the next moment changes it. */
export function profile(values: readonly number[], shape: RuleShape, height: number): { line: string; area: string } {
  const most = Math.max(1, ...values);
  const y = (value: number) => Number((height - (value / most) * (height - 6)).toFixed(1));
  const x = (at: number) => Number(shape.x(at).toFixed(1));
  const line = values.map((value, at) => (at ? `H${x(at)}V${y(value)}` : `M${x(0)} ${y(value)}`)).join("");
  return { line, area: `${line}V${height}H${x(0)}Z` };
}
