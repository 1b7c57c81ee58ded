/** Dice and buildings in words, for those who listen instead of looking. */
import { listed, say, sayOne } from "../../../words.svelte";
import { materialOf, valueOf } from "../dice/face-paths";
import { SPACES } from "../dice/plan-spaces";
import type { Die, Heights, SpaceIndex } from "../scene/scene-types";

/** "at the back left": spaces are named by where they lie, everywhere; a1 to b3 is for what is written down. */
export const spaceName = (space: SpaceIndex): string => sayOne("table-space", SPACES[space]!);

/** "Glass 5". */
export function nameOf(die: Die): string {
  return sayOne("rules-die", materialOf(die), { value: valueOf(die) });
}

/** Every space of the plan with what is planned and what stands there, from the bottom up. */
export function describe(plan: Heights | null, building: readonly (readonly Die[])[]): string {
  const spaces = SPACES.flatMap((_, index) => {
    const space = spaceName(index as SpaceIndex);
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
