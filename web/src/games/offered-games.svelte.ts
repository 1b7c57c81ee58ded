/** Games this server offers: requested once in each language, the list does not change while one looks at it. */
import { request } from "../http";
import type { GameOffered } from "../wire.gen";
import { addWords, language, sayIf, sayOne } from "../words.svelte";
import { GAMES, wordsOf } from "./registry";

let asked: { language: string; answer: Promise<GameOffered[]> } | null = null;
let known = $state.raw<GameOffered[] | null>(null);

function received(offers: GameOffered[]): GameOffered[] {
  for (const { words } of offers as { words?: string }[]) if (words) addWords(words);
  known = offers;
  return offers;
}

export function offeredGames(): Promise<GameOffered[]> {
  if (asked?.language === language()) return asked.answer;
  const mine = {
    language: language(),
    answer: request<GameOffered[]>("GET", "/api/games").then(received, (trouble: unknown) => {
      if (asked === mine) asked = null; // the next one may have more luck
      throw trouble;
    }),
  };
  asked = mine;
  return mine.answer;
}

/** Null until the server has answered. */
export function offeredNow(): GameOffered[] | null {
  return known;
}

/** Names of the games to choose from; those with pages here until the server has said which it offers. */
export function gameNames(): string[] {
  return known?.map((one) => one.name) ?? GAMES.map((one) => one.name);
}

export async function levelsOf(game: string): Promise<string[]> {
  return (await offeredGames()).find((one) => one.name === game)?.bots ?? [];
}

/** A sentence about a game that is chosen or planned: `note` for the choice of games, `lead` for the form. */
export function gameLead(game: string, family: "home-note" | "home-new-lead"): string {
  const own = sayIf(`${game}-lead`);
  if (own !== null && wordsOf(game) === "any") return own;
  return family === "home-note" ? sayOne("home-note", wordsOf(game)) : sayOne("home-new-lead", wordsOf(game));
}

/** The name of a game for people: from the words here, or else as the server calls it. */
export function gameTitle(game: string): string {
  const offer = known?.find((one) => one.name === game) as { title?: string } | undefined;
  return sayIf(`home-game-${wordsOf(game)}`) ?? offer?.title ?? game;
}
