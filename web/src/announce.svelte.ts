/** Messages to the whole page: a toast, and the live regions for screen readers. */
import { untrack } from "svelte";

let shown = $state("");
let voice = $state("");
let urgent = $state("");
let timer: ReturnType<typeof setTimeout> | undefined;

/** One line, four seconds, at most one; never for anything that matters. */
export function toast(text: string): void {
  shown = text;
  clearTimeout(timer);
  timer = setTimeout(() => (shown = ""), 4000);
}

export function announce(text: string, how: "politely" | "at once" = "politely"): void {
  // the same again must be heard again; nobody who tells something depends on what was told before
  untrack(() => {
    if (how === "politely") voice = voice === text ? `${text} ` : text;
    else urgent = urgent === text ? `${text} ` : text;
  });
}

export const announcements = {
  get toast() {
    return shown;
  },
  get voice() {
    return voice;
  },
  get urgent() {
    return urgent;
  },
};
