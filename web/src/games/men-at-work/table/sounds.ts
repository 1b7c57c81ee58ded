/** Sounds of a table besides its impacts, which contacts make (impact/). Nothing is told by sound alone. */
import type { SoundName } from "../../../sound-scores";
import type { Act } from "./play.svelte";
import type { MenAtWorkEvent } from "../types.gen";

const held = (act: Act | null): number => act?.felt.conditions?.filter((one) => one.held).length ?? 0;

/** From one moment of an act to the next. */
export function soundsOfAct(before: Act | null, now: Act | null): SoundName[] {
  if (!now || before?.live !== now.live) return [];
  return [
    ...(now.letGo && !before.letGo ? ["creak" as const] : []),
    ...(!now.letGo && held(now) > held(before) ? ["tick" as const] : []),
  ];
}

export function soundsOfEvents(events: readonly MenAtWorkEvent[]): SoundName[] {
  return [
    ...(events.some((event) => event.kind === "card") ? ["hinge" as const] : []),
    ...(events.some((event) => event.kind === "accident") ? ["tear" as const] : []),
    ...(events.some((event) => event.kind === "title") ? ["hat" as const] : []),
  ];
}
