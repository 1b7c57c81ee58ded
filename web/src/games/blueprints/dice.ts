/** The spaces of a plan by name and by number, and how many dice and rounds there are to count. */
import type { SpaceIndex } from "./picture";
import type { TakeDie } from "./types.gen";

export type Space = NonNullable<TakeDie["space"]>;
/** Row by row, as a plan is written. */
export const SPACES: readonly Space[] = ["a1", "b1", "a2", "b2", "a3", "b3"];
export const indexOf = (space: Space): SpaceIndex => SPACES.indexOf(space) as SpaceIndex;

export const PICKS = 6;
export const ROUNDS = 3;
