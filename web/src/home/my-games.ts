/** My tables, sorted and in words. */
import type { MyTable } from "../wire.gen";
import { wordsOf } from "../games/registry";
import { botName } from "../ui/seat-names";
import { say, sayOne } from "../words.svelte";

export const isOver = (game: MyTable) => game.status === "ended" || game.status === "abandoned";
const rank = (game: MyTable) => (game.your_turn ? 0 : isOver(game) ? 2 : 1);

/** Your turn first, then what runs, then what is over; in each the newest first. */
export function sorted(games: readonly MyTable[]): MyTable[] {
  const moved = (game: MyTable) => game.moved_at ?? game.created_at;
  return [...games].sort((one, other) => rank(one) - rank(other) || moved(other) - moved(one));
}

/** Empty where nobody sits. */
const nameAt = (game: MyTable, seat: number) => (game.bots[seat] ? botName(seat) : (game.seats[seat] ?? ""));

export function others(game: MyTable): string[] {
  return game.seats.flatMap((_, seat) => (seat === game.you || !nameAt(game, seat) ? [] : [nameAt(game, seat)]));
}

export function stateInWords(game: MyTable): string {
  if (game.your_turn) return say("home-mine-your-turn");
  switch (game.status) {
    case "open":
      return say("home-mine-waiting");
    case "starting":
      return sayOne("room-begins", wordsOf(game.game));
    case "ended":
      return game.place ? say("home-mine-place", { place: game.place }) : say("home-mine-ended");
    case "abandoned":
      return say("home-mine-abandoned");
    default:
      return game.mover === null
        ? say("home-mine-running")
        : say("home-mine-turn-of", { name: nameAt(game, game.mover) });
  }
}
