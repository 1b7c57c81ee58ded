/** My tables, sorted and in words. */
import type { MyTable } from "../wire.gen";
import { wordsOf } from "../games/registry";
import { botNames } from "../company/seat-names";
import { language, say, sayOne } from "../words.svelte";

export const isOver = (game: MyTable) => game.status === "ended" || game.status === "abandoned";
const rank = (game: MyTable) => (game.your_turn ? 0 : isOver(game) ? 2 : 1);

/** Your turn first, then what runs, then what is over; in each the newest first. */
export function sorted(games: readonly MyTable[]): MyTable[] {
  const moved = (game: MyTable) => game.moved_at ?? game.created_at;
  return [...games].sort((one, other) => rank(one) - rank(other) || moved(other) - moved(one));
}

/** Empty where nobody sits. */
const nameAt = (game: MyTable, seat: number) => botNames(game.bots)[seat] ?? game.seats[seat] ?? "";

export function others(game: MyTable): string[] {
  return game.seats.flatMap((_, seat) => (seat === game.you || !nameAt(game, seat) ? [] : [nameAt(game, seat)]));
}

/** When the time of whoever is to move is up, and who moved last: what one wants to know of a game that goes on. */
export function detailsInWords(game: MyTable, now: number): string[] {
  if (game.status !== "running") return [];
  const until = game.deadline === null ? [] : [say("mine-until", { time: shortTime(game.deadline, now) })];
  if (game.moved_by === null || game.moved_at === null) return until;
  const ago = timeAgo(game.moved_at, now);
  const isYours = game.moved_by === game.you;
  const moved = isYours
    ? say("mine-you-moved", { ago })
    : say("mine-moved", { name: nameAt(game, game.moved_by), ago });
  return [...until, moved];
}

const DAY_S = 86_400;

/** The hour where it is soon, otherwise the day, too. */
function shortTime(at: number, now: number): string {
  const day: Intl.DateTimeFormatOptions =
    at - now < DAY_S / 2 ? {} : { weekday: "short", day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language(), { ...day, hour: "numeric", minute: "2-digit" }).format(at * 1000);
}

export function timeAgo(at: number, now: number): string {
  const past = Math.max(0, now - at);
  const [unit, seconds]: [Intl.RelativeTimeFormatUnit, number] =
    past < 3600 ? ["minute", 60] : past < DAY_S ? ["hour", 3600] : ["day", DAY_S];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.floor(past / seconds), unit);
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
