/** What this server offers to play: asked once, it does not change while one looks at it. */
import { ask } from "../asking";
import type { GameOffered } from "../wire.gen";

let asked: Promise<GameOffered[]> | null = null;

export function offers(): Promise<GameOffered[]> {
  asked ??= ask<GameOffered[]>("GET", "/api/games").catch((trouble: unknown) => {
    asked = null; // the next one may have more luck
    throw trouble;
  });
  return asked;
}

export async function levelsOf(game: string): Promise<string[]> {
  return (await offers()).find((one) => one.name === game)?.bots ?? [];
}
