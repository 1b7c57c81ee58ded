/** What a site sounds like: real contacts only, by mass and speed. Nothing is told by sound alone. */
import type { SoundName } from "../../sound-scores";
import type { Act } from "./play.svelte";
import { kindOf, type Kind, type Piece, type Poses } from "./site";
import type { MenAtWorkEvent } from "./types.gen";

export interface Heard {
  name: SoundName;
  material?: "wood" | "recycled" | "stone";
  loud?: number;
}

const held = (act: Act | null): number => act?.felt.conditions?.filter((one) => one.held).length ?? 0;

/** From one moment of an act to the next. */
export function soundsOfAct(before: Act | null, now: Act | null): Heard[] {
  if (!now) return before?.letGo ? [{ name: "tok" }] : [];
  if (before?.live !== now.live) return [];
  const touches = now.felt.touches?.length ?? 0;
  return [
    ...(!now.letGo && touches > (before.felt.touches?.length ?? 0) ? [{ name: "touch" as const }] : []),
    ...(now.letGo && !before.letGo ? [{ name: "creak" as const }] : []),
    ...(!now.letGo && held(now) > held(before) ? [{ name: "tick" as const }] : []),
  ];
}

export function soundsOfEvents(events: readonly MenAtWorkEvent[]): Heard[] {
  return [
    ...(events.some((event) => event.kind === "card") ? [{ name: "hinge" as const }] : []),
    ...(events.some((event) => event.kind === "accident") ? [{ name: "tear" as const }] : []),
    ...(events.some((event) => event.kind === "title") ? [{ name: "hat" as const }] : []),
  ];
}

const FALLS_MM_S = 220;
const LOUDEST_MM_S = 1600;
const MATERIAL: Record<Kind, "wood" | "recycled" | "stone"> = {
  support: "stone",
  brick: "stone",
  girder: "wood",
  worker: "wood",
  beam: "wood",
  crane: "wood",
  box: "recycled",
  hat: "recycled",
};
const WEIGHT: Partial<Record<Kind, number>> = { hat: 0.35, brick: 0.5, beam: 0.5 };

/** Hears what falls land: whatever went down fast and is suddenly slow has hit something. */
export class Impacts {
  #before: { at: number; poses: Poses } | null = null;
  #speeds = new Map<Piece, number>();

  hear(at: number, poses: Poses): Heard[] {
    const before = this.#before;
    this.#before = { at, poses };
    if (!before || at <= before.at) return [];
    const heard: Heard[] = [];
    for (const [piece, pose] of Object.entries(poses)) {
      const from = before.poses[piece];
      if (!from) continue;
      const down = ((from[0][2] - pose[0][2]) / (at - before.at)) * 1000;
      const fell = this.#speeds.get(piece) ?? 0;
      this.#speeds.set(piece, down);
      if (fell < FALLS_MM_S || down > fell / 2) continue;
      const kind = kindOf(piece);
      const loud = Math.min(1, fell / LOUDEST_MM_S) * (WEIGHT[kind] ?? 1);
      heard.push({ name: "impact", material: MATERIAL[kind], loud });
    }
    return heard;
  }
}
