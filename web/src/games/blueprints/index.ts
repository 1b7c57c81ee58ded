/** Blueprints in the browser. */
import { say } from "../../words.svelte";
import type { GamePages } from "../game-pages";

export const blueprints: GamePages = {
  name: "blueprints",
  icon: "plan-sheet",
  quickSeats: 3,
  table: () => import("./table/Game.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  lessons: () => import("./learn/Learn.svelte"),
  newTable: () => import("./options/new-table-parts"),
  verifier: () => import("./verify/verifier"),
  proves: () => [say("check-holds-pieces")],
};
