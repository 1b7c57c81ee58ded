/** Which of the two games somebody wants: what the address says, or else what was chosen last on this device. */
import { settings } from "../settings.svelte";
import { GAMES, type Game } from "./table-plan";

export function lastGame(asked: string | null = null): Game {
  return GAMES.find((one) => one === asked) ?? settings.game;
}
