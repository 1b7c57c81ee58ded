/** Sounds of a turn: which sounds, and after how many milliseconds. Nothing is told by sound alone. */
import type { SoundName } from "../../../sound-scores";
import { materialOf } from "../dice/face-paths";
import type { BlueprintsEvent, Material } from "../types.gen";

export interface Heard {
  name: SoundName;
  material?: Material;
  after: number;
}

const FLIGHT_MS = 420; // a die is heard when it lands

export function soundsOf(events: readonly BlueprintsEvent[], moves: boolean): Heard[] {
  const lands = moves ? FLIGHT_MS : 0;
  const taken = events.findLast((event) => event.kind === "DieTaken"); // of several turns that are told at once, the last
  return [
    ...(taken ? [{ name: "knock" as const, material: materialOf(taken.die), after: lands }] : []),
    ...(events.some((event) => event.kind === "RoundStarted") ? [{ name: "slide" as const, after: lands }] : []),
    ...(events.some((event) => event.kind === "PoolRolled" || event.kind === "PoolRefilled")
      ? [{ name: "rattle" as const, after: lands }]
      : []),
  ];
}
