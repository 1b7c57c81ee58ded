/** The game somebody wants: the one in the address, or else the one chosen last on this device. */
import { settings } from "../settings.svelte";
import { GAMES, type Game } from "./table-plan";

export function chosenGame(asked: string | null = null): Game {
  return GAMES.find((one) => one === asked) ?? settings.game;
}
