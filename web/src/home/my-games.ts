/** My tables, sorted and in words. */
import type { MyTable } from "../wire.gen";
import { say } from "../words.svelte";

export type Mine = MyTable & { your_turn?: boolean; to_move?: string | null; place?: number | null };

export const isOver = (game: Mine) => game.status === "ended" || game.status === "abandoned";
const rank = (game: Mine) => (game.your_turn ? 0 : isOver(game) ? 2 : 1);

/** Your turn first, then what runs, then what is over; in each the newest first. */
export function sorted(games: readonly Mine[]): Mine[] {
  const moved = (game: Mine) => game.moved_at ?? game.created_at;
  return [...games].sort((one, other) => rank(one) - rank(other) || moved(other) - moved(one));
}

export function others(game: Mine): string[] {
  return game.seats.filter((name) => name !== "");
}

export function stateInWords(game: Mine): string {
  if (game.your_turn) return say("home-mine-your-turn");
  switch (game.status) {
    case "open":
      return say("home-mine-waiting");
    case "starting":
      return say("room-begins");
    case "ended":
      return game.place ? say("home-mine-place", { place: game.place }) : say("home-mine-ended");
    case "abandoned":
      return say("home-mine-abandoned");
    default:
      return game.to_move ? say("home-mine-turn-of", { name: game.to_move }) : say("home-mine-running");
  }
}
