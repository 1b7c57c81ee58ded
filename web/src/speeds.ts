/** Speeds at which things may move, to choose from. */
import type { Speed } from "./settings.svelte";
import { say } from "./words.svelte";

export const speeds = (): { value: Speed; label: string }[] => [
  { value: "normal", label: say("shell-speed-normal") },
  { value: "fast", label: say("shell-speed-fast") },
  { value: "none", label: say("shell-speed-none") },
];
