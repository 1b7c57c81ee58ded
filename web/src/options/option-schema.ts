/** Options of a game as `/api/games` describes them: a JSON schema with the type, the choices and the default of each. */
import type { GameOffered } from "../wire.gen";

export interface OptionSchema {
  type?: string;
  enum?: readonly unknown[];
  anyOf?: readonly OptionSchema[];
  items?: OptionSchema;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  title?: string;
  description?: string;
}

/** The control that suits an option: a switch, a few choices, a number, or none. */
export type Control =
  | { kind: "switch" }
  | { kind: "choice"; values: readonly (string | number | boolean | null)[] }
  | { kind: "number"; least: number | undefined; most: number | undefined; whole: boolean }
  | null;

const CHOICES_MOST = 10;

type Definitions = Record<string, { properties?: Record<string, OptionSchema> }>;

export function schemasOf(offer: Pick<GameOffered, "options">): Record<string, OptionSchema> {
  const { $ref, $defs, properties } = offer.options as {
    $ref?: string;
    $defs?: Definitions;
    properties?: Record<string, OptionSchema>;
  };
  return properties ?? $defs?.[$ref?.split("/").at(-1) ?? ""]?.properties ?? {};
}

/** All options as usual. */
export function defaultsOf(offer: Pick<GameOffered, "options">): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schemasOf(offer)).map(([name, schema]) => [name, schema.default]));
}

export function controlOf(schema: OptionSchema): Control {
  if (schema.type === "boolean") return { kind: "switch" };
  const values = valuesOf(schema);
  if (values) return { kind: "choice", values };
  if (schema.type !== "integer" && schema.type !== "number") return null;
  return { kind: "number", least: schema.minimum, most: schema.maximum, whole: schema.type === "integer" };
}

/** All values that there are, if they are few. */
function valuesOf(schema: OptionSchema): (string | number | boolean | null)[] | null {
  if (schema.enum) return [...schema.enum] as (string | number | null)[];
  if (schema.type === "boolean") return [false, true];
  if (schema.type === "null") return [null];
  if (schema.type === "integer" && schema.minimum !== undefined && schema.maximum !== undefined) {
    const { minimum, maximum } = schema;
    if (maximum - minimum >= CHOICES_MOST) return null;
    return Array.from({ length: maximum - minimum + 1 }, (_, more) => minimum + more);
  }
  const parts = schema.anyOf?.map(valuesOf);
  return parts?.every((part) => part !== null) ? parts.flat() : null;
}
