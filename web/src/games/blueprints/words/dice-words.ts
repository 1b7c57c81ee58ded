/** Dice and buildings in words, for those who listen instead of looking. */
import { listed, say, sayOne } from "../../../words.svelte";
import { materialOf, valueOf } from "../dice/face-paths";
import type { Die, Heights } from "../scene/scene-types";

export const SPACE_NAMES = ["a1", "b1", "a2", "b2", "a3", "b3"] as const;

/** "Glass 5". */
export function nameOf(die: Die): string {
  return sayOne("rules-die", materialOf(die), { value: valueOf(die) });
}

/** Every space of the plan with what is planned and what stands there, from the bottom up. */
export function describe(plan: Heights | null, building: readonly (readonly Die[])[]): string {
  const spaces = SPACE_NAMES.flatMap((space, index) => {
    const planned = plan?.[index] ?? null;
    const stack = building[index] ?? [];
    if (planned === 0 || (planned === null && !stack.length)) return [];
    const dice = stack.length ? listed(stack.map(nameOf)) : say("rules-drawn-empty");
    return [
      planned === null
        ? say("rules-drawn-stack", { space, dice })
        : say("rules-drawn-planned", { space, dice, planned }),
    ];
  });
  return spaces.join(" ");
}
