/** A die as it is written on the wire, read; and the names of the spaces. */
import type { Die, SpaceIndex } from "./picture";
import type { Material, TakeDie } from "./types.gen";

const MATERIALS: Record<string, Material> = { W: "wood", R: "recycled", S: "stone", G: "glass" };

export const materialOf = (die: Die): Material => MATERIALS[die.charAt(0)]!;
export const valueOf = (die: Die): number => Number(die.charAt(1));

export type Space = NonNullable<TakeDie["space"]>;
/** Row by row, as a plan is written. */
export const SPACES: readonly Space[] = ["a1", "b1", "a2", "b2", "a3", "b3"];
export const SPACE_INDICES: readonly SpaceIndex[] = [0, 1, 2, 3, 4, 5];
export const indexOf = (space: Space): SpaceIndex => SPACES.indexOf(space) as SpaceIndex;
