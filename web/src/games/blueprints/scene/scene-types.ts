/**
 * Types of the table's scene: the picture at one moment, without saying how it is drawn: `table-picture.ts` makes it from a sight and from what the
 * hand is doing, `table-scene.ts` draws the difference to the one before. It holds no rules; it says what is lit, not why.
 */
import type { Insets } from "../../../stage/camera-view";
import type { Spot } from "../../../stage/projection";
import type { Material } from "../types.gen";

export type { Spot };

export type Die = string; // a letter and a value, as on the wire: "G5"
export type SpaceIndex = 0 | 1 | 2 | 3 | 4 | 5; // a1 b1 a2 b2 a3 b3: row by row, as a plan is written
export type Heights = readonly number[]; // six of them, 0 is hatched

/** A die keeps its key while it moves from bag to pool to a plan or a screen, so that it can be seen moving. */
export interface PoolDie {
  key: string;
  die: Die;
  look: "rest" | "hover" | "focus" | "chosen" | "discarded" | "unplaceable";
}

export interface PlacedDie {
  key: string;
  die: Die;
}

export interface OtherSeat {
  seat: number;
  taken: readonly PlacedDie[];
  lost: ReadonlySet<string>; // keys of those of them that fitted nowhere: crossed out
  active: boolean;
  away: boolean;
}

export interface TablePicture {
  pool: readonly PoolDie[]; // sorted by value
  plan: Heights | null; // null: an onlooker, or nothing dealt yet
  building: readonly (readonly PlacedDie[])[]; // six stacks
  lit: readonly SpaceIndex[];
  hovered: SpaceIndex | null; // shows a ghost of the chosen die there
  chosen: Die | null;
  placed: SpaceIndex | null; // where the chosen die lies already; only Build makes it final
  others: readonly OtherSeat[]; // from the left, in the order in which they play after you
  inDemand: readonly Material[];
  bag: number; // dice left
  removed: readonly PlacedDie[]; // taken out of the round in sight of all
}

/** What a pointer can be on. */
export type Target =
  | { on: "die"; key: string }
  | { on: "space"; space: SpaceIndex }
  | { on: "seat"; seat: number }
  | { on: "bag" }
  | { on: "demand" } // the two fields of the materials in demand
  | { on: "removed" } // where dice lie that were taken out of the round; null while there are none
  | { on: "building" }; // the plan card as a whole

export interface SceneOptions {
  layout: "desktop" | "tablet" | "phone" | "squat" | "low"; // squat: a short phone; low: a phone on its side
  theme: "light" | "dark";
  quality: "high" | "low"; // low: no shadows, no accumulation, half the pixels; for old machines and for tests
  motion: boolean; // false: dice are simply there
  speed?: number; // how many times as fast as designed
  labels: boolean; // labels on dice
  strong: boolean; // strong lines
  onLanded?: (die: Die) => void; // a die has touched down: a knock may be heard
  onView?: () => void; // the view has turned or moved: labels are to be placed again
  insets?: Partial<Insets>; // pixels of the canvas that the page covers; the camera keeps the table out of them
}

export interface TableScene {
  /**
   * Draws the difference; resolves when what this call set moving has come to rest. A later call never makes anything jump: a die that is
   * under way and still goes to the same place goes on, another turns round in the air.
   */
  show(picture: TablePicture): Promise<void>;
  /** Everything that moves is at its end now: for those who do not want to wait. */
  hurry(): void;
  set(options: Partial<SceneOptions>): void;
  resize(width: number, height: number, pixelRatio: number): void;
  at(x: number, y: number): Target | null;
  /** The rectangle in which a thing is seen, in CSS pixels from the canvas's top left corner, for labels and callouts that are DOM. */
  where(target: Target): Spot | null;
  /** A die follows the pointer while it is dragged; null lets go of it (the next `show` says where it lies, or it goes home). */
  drag(key: string | null, x?: number, y?: number): void;
  /** Turns the view of the building by hand; reset returns to the camera of the design. */
  orbit(dx: number, dy: number): void;
  resetView(): void;
  /** For tests: what is drawn now, in words. */
  describe(): unknown;
  dispose(): void;
}
