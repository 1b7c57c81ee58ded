/** Levels of bots in words: what each is called, how it plays, and how strong it is. */
import { offeredNow } from "../games/offered-games.svelte";
import { sayIf, sayOne } from "../words.svelte";

/** A level the words do not know is shown as it came. */
export const levelName = (level: string): string => sayOne("shell-level", level);

/** In one line; its strength as far as it was measured. */
export function levelNote(game: string, level: string): string {
  const strength = offeredNow()?.find((one) => one.name === game)?.strengths[level];
  const measured = strength === undefined ? null : sayIf(`level-strength-${game}`, { strength });
  return [sayIf(`shell-level-note-${game}-${level}`), measured].filter(Boolean).join(" ");
}
