/** All games with pages of their own, and the plain pages of any other game that the server offers. */
import { blueprints } from "./blueprints";
import type { GamePages } from "./game-pages";
import { generic } from "./generic";
import { menAtWork } from "./men-at-work";

export const GAMES: readonly GamePages[] = [blueprints, menAtWork];

const byName = new Map(GAMES.map((game) => [game.name, game]));

export function pagesOf(game: string): GamePages {
  return byName.get(game) ?? generic(game);
}

/** The part of word keys that stands for a game: `home-note-blueprints`, and `home-note-any` for games without words here. */
export function wordsOf(game: string): string {
  return byName.has(game) ? game : "any";
}
