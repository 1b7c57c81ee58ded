/**
 * A building site as everybody here speaks of it: pieces by name, millimetres, z up, unit quaternions (w, x, y, z). Only the scene knows
 * centimetres and another "up".
 */
import type { AnyScene } from "../../../stage/mounted-scene.svelte";
import type { Foreseen } from "../hand/hold-chance";
import type { ImpactMark } from "../impact/impact";
import type { Cause, Offered, Pose, View } from "../types.gen";

export type Piece = string; // "girder-orange-2", "worker-3", "hat-3", "crane", "box"
export type Poses = { [piece: Piece]: Pose };
export type Vector = [x: number, y: number, z: number];
export type Kind = "girder" | "support" | "worker" | "hat" | "brick" | "beam" | "crane" | "box";

export const kindOf = (piece: Piece): Kind => piece.split("-", 1)[0] as Kind;

/** What one seat sees, as told. */
export interface MenAtWorkSight {
  seat: number | null;
  view: View;
  legal: Offered | null;
  events: readonly { kind: string; [field: string]: unknown }[];
}

export type ViewName = "front" | "right" | "back" | "left" | "top";
export type Mark = "latest" | "takeable" | "pointed" | "lying" | "fallen" | "shown"; // shown: what a verdict or a title speaks of

/** What the hand that is looked at feels: it is drawn at the held piece. */
export interface Feeling {
  gap: number | null; // mm down to the first thing below
  points: readonly Vector[]; // where it touches
  near: Vector | null; // where it will touch first, if known
  foreseen?: Foreseen | null; // where it would come to rest, if that was tried out
}

/** What a page asks of the site's picture. */
export interface SiteScene extends AnyScene {
  /** The whole site at rest; what is not named goes. */
  show(poses: Poses): void;
  /** In this moment of a motion these are elsewhere, or gone; all others are as last shown. Called once a frame, cheap. */
  move(moved: Poses, gone: readonly Piece[]): void;
  /** Where the own hand wants the held pieces: drawn at once, before the real ones have followed. Null: the hand is empty. */
  reach(wanted: Poses | null): void;
  /** Places where what is held could go, a ring each; one of them is shown whole, if it is near. */
  offer(places: readonly Poses[], near: number): void;
  /** The held pieces: outline, drop line with the gap, footprint, lit contacts, and the side view. Null: nothing is held. */
  hold(held: readonly Piece[] | null, feeling: Feeling): void;
  /** Where the drop line ends and how long it is, for the number beside it; null: there is none. */
  readonly drop: { at: Vector; gap: number } | null;
  mark(marks: ReadonlyMap<Piece, Mark>): void;
  /** Why something fell, drawn where it began; null: nothing. */
  why(cause: Cause | null): void;
  /** Something has just hit something: seen for a moment. */
  impact(mark: ImpactMark): void;
  /** The dashed ring at this height with its number; null: none. */
  level(mm: number | null): void;
  /** The staff measures this piece: it slides there and shows the number; null: back to its place. */
  measure(piece: Piece | null, mm: number): void;
  /** The topping-out tree stands there; null: it does not. */
  tree(at: Vector | null): void;
  /** The small second view while something is held, drawn into this canvas; null: none. */
  side(canvas: HTMLCanvasElement | null): void;
  view(name: ViewName): void;
  orbit(dx: number, dy: number): void;
  zoom(times: number): void;
  /** The picture goes along by so many pixels. */
  pan(dx: number, dy: number): void;
  /** A hand is at work: it is looked at from high enough to see where things are. Off: back to where one looked from before. */
  work(on: boolean): void;
  /** The view as it was at first. */
  home(): void;
  /** The camera follows the height of the tower only between turns: the page says when. */
  fit(): void;
  /** Where the ray through a point of the canvas (CSS pixels) meets the horizontal plane at this height. */
  plane(x: number, y: number, z: number): Vector | null;
  /** The same on the upright plane through a point that faces the camera. */
  facing(x: number, y: number, through: Vector): Vector | null;
  pick(x: number, y: number): Piece | null;
  /** Where a pointer grips what is held, with so many pixels of room; `wanted`: where it is wanted, not where it still is. */
  grip(x: number, y: number, px: number): { point: Vector; wanted: boolean } | null;
  /** Where a point is on the canvas, for words beside it; null: behind the camera. */
  where(point: Vector): { x: number; y: number } | null;
  /** From which side the camera looks, so that arrow keys move as seen: 0 front, 1 right, 2 back, 3 left. */
  readonly quarter: 0 | 1 | 2 | 3;
  /** Pixels that the page covers with its own things. */
  insets(insets: { top: number; right: number; bottom: number; left: number }): void;
  onView: () => void;
  /** For tests: what is shown. */
  describe(): { resting: boolean; poses: Poses; held: readonly Piece[]; level: number | null; impacts: number };
}
