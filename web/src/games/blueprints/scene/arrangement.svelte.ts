/** Arrangement of the table's things: by the width of the page, and side by side where it is low (a phone on its side, twice the zoom). */
import { layout, low, squat } from "../../../layout.svelte";
import type { Layout } from "./table-layout";

export function arrangement(): Layout {
  if (low()) return "low";
  return squat() ? "squat" : layout();
}

/** There is little room for words: seats are sheets, the tally is a line. */
export const isSmall = (arranged: Layout): boolean =>
  arranged === "phone" || arranged === "squat" || arranged === "low";
