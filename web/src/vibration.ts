/** Vibration, where a device has it. Off unless somebody switches it on, and nothing is ever told by it alone. */
import { settings } from "./settings.svelte";

/** A browser of a computer knows how to ask for it, but only what is held in a hand does it. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === "function" && matchMedia("(any-pointer: coarse)").matches;

/** Milliseconds: on, off, on and so on. */
export function vibrate(pattern: number | number[]): void {
  if (settings.vibration) navigator.vibrate?.(pattern);
}
