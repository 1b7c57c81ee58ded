/**
 * Options in words, by convention: `option-GAME-NAME` (or `option-NAME`) is the label, `choice-GAME-NAME-VALUE` a choice, the same with
 * `-note` explains it, `terms-GAME-NAME-VALUE` is said in lists. Words that the server brings begin with the game's name:
 * `GAME-option-NAME`, `GAME-choice-NAME-VALUE`. Where there are none, the schema's own title, or the name itself.
 */
import { say, sayIf } from "../words.svelte";
import type { OptionSchema } from "./option-schema";

const word = (text: unknown) => String(text).replaceAll("_", "-");
const readable = (text: unknown) => {
  const plain = String(text).replaceAll(/[_-]/g, " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

export function optionName(game: string, name: string, schema?: OptionSchema): string {
  return (
    sayIf(`${game}-option-${word(name)}`) ??
    sayIf(`option-${game}-${word(name)}`) ??
    sayIf(`option-${word(name)}`) ??
    schema?.title ??
    readable(name)
  );
}

export function choiceName(game: string, name: string, value: unknown): string {
  if (value === true) return say("option-yes");
  if (value === false) return say("option-no");
  if (value === null) return say("option-none");
  return (
    sayIf(`${game}-choice-${word(name)}-${word(value)}`) ??
    sayIf(`choice-${game}-${word(name)}-${word(value)}`) ??
    sayIf(`choice-${word(name)}-${word(value)}`) ??
    (typeof value === "string" ? readable(value) : String(value))
  );
}

/** What an option means, or what it means as it is chosen. */
export function optionNote(game: string, name: string, value: unknown, schema?: OptionSchema): string {
  return (
    sayIf(`choice-${game}-${word(name)}-${word(value)}-note`) ??
    sayIf(`${game}-option-${word(name)}-note`) ??
    sayIf(`option-${game}-${word(name)}-note`) ??
    schema?.description ??
    ""
  );
}

/** Every option that is not as usual, switches first. Who begins is said with the table's own terms. */
export function changedInWords(
  game: string,
  options: Record<string, unknown>,
  schemas: Record<string, OptionSchema>,
): string[] {
  const changed = Object.entries(schemas).filter(
    ([name, schema]) =>
      name !== "first" && name in options && JSON.stringify(options[name]) !== JSON.stringify(schema.default),
  );
  const isSwitch = (schema: OptionSchema) => (schema.type === "boolean" ? 0 : 1);
  return changed
    .sort(([, one], [, other]) => isSwitch(one) - isSwitch(other))
    .map(([name, schema]) => {
      const value = options[name];
      const own = sayIf(`terms-${game}-${word(name)}-${word(value)}`);
      if (own) return own;
      const option = optionName(game, name, schema);
      return value === true ? option : say("option-and-choice", { option, choice: choiceName(game, name, value) });
    });
}
