/** The picture of one moment of the reveal, without saying how it is drawn; `reveal-scene.ts` draws it. */
import type { Layout } from "../../../layout.svelte";
import type { Spot } from "../../../stage/projection";
import type { SceneOptions } from "../scene/scene-types";
import type { DieAt, RevealedBuilding } from "./reveal-layout";

export type { DieAt, RevealedBuilding };

export interface RevealPicture {
  buildings: readonly RevealedBuilding[]; // by seat
  screensUp: boolean;
  lit: readonly DieAt[]; // outlined in orange
  focus: number | null; // the seat a phone shows; the first when null
}

export type RevealTarget = ({ on: "die" } & DieAt) | { on: "plan"; seat: number };

export type RevealOptions = Omit<SceneOptions, "labels" | "onLanded" | "layout"> & {
  layout: Layout;
  onScreenDown?: (seat: number) => void; // a screen has touched the table
};

export interface RevealScene {
  /** Draws the difference; resolves when screens and camera have come to rest. */
  show(picture: RevealPicture): Promise<void>;
  hurry(): void;
  set(options: Partial<RevealOptions>): void;
  resize(width: number, height: number, pixelRatio: number): void;
  at(x: number, y: number): RevealTarget | null;
  /** The rectangle in which a die or a plan card is seen, in CSS pixels from the canvas's top left corner. */
  where(target: RevealTarget): Spot | null;
  orbit(dx: number, dy: number): void;
  resetView(): void;
  describe(): unknown;
  dispose(): void;
}
