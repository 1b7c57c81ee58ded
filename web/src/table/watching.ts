/** Who looks on at a table, in words: those who have a name by their names, the others by their number. */
import type { TableInfo } from "../wire.gen";
import { listed, say } from "../words.svelte";

/** Empty where nobody does. */
export function watchingText({ onlookers = 0, watching = [] }: Pick<TableInfo, "onlookers" | "watching">): string {
  if (!watching.length) return onlookers ? say("table-onlookers", { count: onlookers }) : "";
  const others = onlookers - watching.length;
  const names = others > 0 ? [...watching, say("history-watching-others", { count: others })] : [...watching];
  return say("history-watching", { names: listed(names) });
}
