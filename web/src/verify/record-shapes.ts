/** Strict shapes for the JSON of records: what does not fit exactly is refused, with the place where it does not. */
import type { OptionSchema } from "../options/option-schema";

/** Why something is refused; `problem-words.ts` has the words. */
export type Problem =
  | { code: "nothing" }
  | { code: "not_json"; line: number }
  | { code: "not_a_record"; field: string }
  | { code: "field_unknown"; field: string }
  | { code: "game_unknown"; game: string }
  | { code: "order"; expected: string; found: string };

export class Unreadable extends Error {
  constructor(
    readonly problem: Problem,
    readonly event: number | null = null, // counted from 1
  ) {
    super(problem.code);
  }
}

export type Test = (value: unknown) => boolean;
export type Shape = Record<string, Test>;

export const text: Test = (value) => typeof value === "string";
export const truth: Test = (value) => typeof value === "boolean";
export const whole: Test = (value) => Number.isInteger(value) && (value as number) >= 0;
export const object: Test = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
export const list =
  (item: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(item);
export const either =
  (...tests: Test[]): Test =>
  (value) =>
    tests.some((test) => test(value));
export const like =
  (form: RegExp): Test =>
  (value) =>
    typeof value === "string" && form.test(value);
export const only =
  (...values: unknown[]): Test =>
  (value) =>
    values.includes(value);
export const within =
  (least: number, most: number): Test =>
  (value) =>
    whole(value) && (value as number) >= least && (value as number) <= most;
export const maybe = (test: Test): Test => either(test, only(undefined));

/** The test that a JSON schema describes, as far as options need it. */
export function fitting(schema: OptionSchema): Test {
  if (schema.anyOf) return either(...schema.anyOf.map(fitting));
  if (schema.enum) return only(...schema.enum);
  const { minimum = -Infinity, maximum = Infinity, items } = schema;
  const between = (value: unknown) => (value as number) >= minimum && (value as number) <= maximum;
  switch (schema.type) {
    case "boolean":
      return truth;
    case "null":
      return only(null);
    case "integer":
      return (value) => whole(value) && between(value);
    case "number":
      return (value) => typeof value === "number" && between(value);
    case "array":
      return list(fitting(items ?? {}));
    default:
      return only(); // nothing fits what is not understood
  }
}

export function fits(value: unknown, shape: Shape, where: string, event: number | null = null): void {
  const given = value as Record<string, unknown>;
  for (const [field, test] of Object.entries(shape))
    if (!test(given[field])) throw new Unreadable({ code: "not_a_record", field: `${where}${field}` }, event);
  for (const field of Object.keys(given))
    if (!(field in shape)) throw new Unreadable({ code: "field_unknown", field: `${where}${field}` }, event);
}
