/** The scripted round with the types of the table: every sight in it was made by the rules. */
import type { BlueprintsSight } from "../table/table-picture";
import type { Explanation } from "../types.gen";
import type { Language } from "../../../words.svelte";
import { TUTORIAL, type Answer, type RoundAccount, type TakeDie } from "./tutorial.gen";

export interface ScriptedTurn {
  sight: BlueprintsSight;
  explanation: (language: Language) => Explanation;
  wanted: TakeDie;
  answers: readonly Answer[];
}

export const NAMES: readonly string[] = TUTORIAL.names;

export const TURNS: readonly ScriptedTurn[] = TUTORIAL.turns.map((turn) => ({
  sight: turn.sight as BlueprintsSight,
  explanation: (language) => ({
    ...(turn.explanation as Explanation),
    refusals: (turn.refusals[language] ?? []) as Explanation["refusals"],
  }),
  wanted: turn.wanted,
  answers: turn.answers,
}));

export const sightsAfter = (answer: Answer): readonly BlueprintsSight[] => answer.sights as BlueprintsSight[];

/** How the round was counted after this last move. */
export function accountOf(answer: Answer): RoundAccount {
  return TUTORIAL.accounts[TURNS.at(-1)!.answers.indexOf(answer)]!;
}
