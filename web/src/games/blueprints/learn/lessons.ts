/** Lessons, in order. Each lesson belongs to a turn of the scripted round (web/tutorial.py). */
import type { Space } from "../dice/plan-spaces";

/** Where a device stores how far somebody has come. */
export const PROGRESS_KEY = "chantier.learn";

export type Thing = "plan" | "seats" | "demand" | "die" | { space: Space };

export interface Lesson {
  name: "plan" | "first" | "others" | "stack" | "lower" | "wood" | "glass" | "recycled" | "demand" | "prizes" | "last";
  turn: number;
  /** look: read and go on. play: take the die and place it. choose: the turn is really yours. */
  asks: "look" | "play" | "choose";
  /** What the callout points at; in a lesson that is played, after the die was taken. */
  thing: Thing;
}

export const LESSONS: readonly Lesson[] = [
  { name: "plan", turn: 0, asks: "look", thing: "plan" },
  { name: "first", turn: 0, asks: "play", thing: { space: "a1" } },
  { name: "others", turn: 1, asks: "look", thing: "seats" },
  { name: "stack", turn: 1, asks: "play", thing: { space: "a1" } },
  { name: "lower", turn: 2, asks: "play", thing: { space: "a1" } },
  { name: "wood", turn: 3, asks: "look", thing: { space: "a1" } },
  { name: "glass", turn: 3, asks: "play", thing: { space: "b1" } },
  { name: "recycled", turn: 4, asks: "play", thing: { space: "b1" } },
  { name: "demand", turn: 5, asks: "look", thing: "demand" },
  { name: "prizes", turn: 5, asks: "look", thing: { space: "b2" } },
  { name: "last", turn: 5, asks: "choose", thing: "die" },
];
