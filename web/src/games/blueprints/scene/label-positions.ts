/** Page positions of the things in the scene, for the words and buttons that lie over them. */
import type { Spot, TablePicture, TableScene, Target } from "./scene-types";

export interface Spots {
  dice: ReadonlyMap<string, Spot>;
  seats: ReadonlyMap<number, Spot>;
  bag: Spot | null;
  demand: Spot | null;
  removed: Spot | null;
  plan: Spot | null;
}

export const NO_SPOTS: Spots = {
  dice: new Map(),
  seats: new Map(),
  bag: null,
  demand: null,
  removed: null,
  plan: null,
};

export function spotsOf(scene: TableScene, picture: TablePicture): Spots {
  const found = <Key>(keys: readonly Key[], target: (key: Key) => Target) => {
    const all = new Map<Key, Spot>();
    for (const key of keys) {
      const spot = scene.where(target(key));
      if (spot) all.set(key, spot);
    }
    return all;
  };
  return {
    dice: found(
      picture.pool.map((one) => one.key),
      (key) => ({ on: "die", key }),
    ),
    seats: found(
      picture.others.map((one) => one.seat),
      (seat) => ({ on: "seat", seat }),
    ),
    bag: scene.where({ on: "bag" }),
    demand: scene.where({ on: "demand" }),
    removed: scene.where({ on: "removed" }),
    plan: scene.where({ on: "building" }),
  };
}
