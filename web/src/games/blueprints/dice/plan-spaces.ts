/** The spaces of a plan by name and by number, and how many dice and rounds there are to count. */
import type { SpaceIndex } from "../scene/scene-types";
import type { TakeDie } from "../types.gen";

export type Space = NonNullable<TakeDie["space"]>;
/** Row by row, as a plan is written. */
export const SPACES: readonly Space[] = ["a1", "b1", "a2", "b2", "a3", "b3"];
export const indexOf = (space: Space): SpaceIndex => SPACES.indexOf(space) as SpaceIndex;

/**
 * For each die taken whether it was removed because it fitted nowhere. Of dice that show the same the later ones were: what fits nowhere
 * once fits nowhere later.
 */
export function removals(taken: readonly string[], removed: readonly string[]): boolean[] {
  const left = [...removed];
  return taken
    .toReversed()
    .map((die) => {
      const at = left.indexOf(die);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
    .toReversed();
}

export const PICKS = 6;
export const ROUNDS = 3;
