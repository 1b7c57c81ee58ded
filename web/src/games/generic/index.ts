/** Plain pages for a game without pages of its own. */
import type { GamePages } from "../game-pages";

export function generic(name: string): GamePages {
  return {
    name,
    icon: "play",
    quickSeats: 2,
    table: () => import("./table/Game.svelte"),
    replay: () => import("./replay/ReplayPage.svelte"),
  };
}
