/** Games this server offers: requested once, the list does not change while one looks at it. */
import { request } from "../http";
import type { GameOffered } from "../wire.gen";

let asked: Promise<GameOffered[]> | null = null;

export function offeredGames(): Promise<GameOffered[]> {
  asked ??= request<GameOffered[]>("GET", "/api/games").catch((trouble: unknown) => {
    asked = null; // the next one may have more luck
    throw trouble;
  });
  return asked;
}

export async function levelsOf(game: string): Promise<string[]> {
  return (await offeredGames()).find((one) => one.name === game)?.bots ?? [];
}
