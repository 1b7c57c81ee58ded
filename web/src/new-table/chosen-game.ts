/** The game somebody wants: the one in the address, or else the one chosen last on this device. */
import { GAMES } from "../games/registry";
import { settings } from "../settings.svelte";

export function chosenGame(asked: string | null = null): string {
  return asked || settings.game || GAMES[0]!.name;
}
