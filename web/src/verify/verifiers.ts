/** Record verifiers of the games. They are loaded with the page that verifies: `loadVerifiers` once, then `verifierOf`. */
import { GAMES } from "../games/registry";
import type { GameRecord } from "../wire.gen";
import type { DrawCheck } from "./draw-check";
import type { OptionSchema } from "../options/option-schema";

export interface RecordVerifier {
  /** The newest version of the rules. */
  rules: number;
  /** A record names exactly the options that its version of the rules has. */
  options: Readonly<Record<string, { since: number; schema: OptionSchema }>>;
  /** An option that has a value which this version of the rules did not know yet. */
  newerValue?: (options: GameRecord["options"], rules: number) => string | null;
  /** Fewest and most. */
  seats: readonly [number, number];
  /** The events with which decisions begin. */
  moves: readonly string[];
  /** Derives every draw again, and throws at the first that differs. */
  checkDraws: (record: GameRecord, checking: DrawCheck) => Promise<void>;
}

const loaded = new Map<string, RecordVerifier>();

export async function loadVerifiers(): Promise<void> {
  for (const game of GAMES) if (game.verifier) loaded.set(game.name, (await game.verifier()).verifier);
}

/** Undefined: this page cannot verify that game. */
export function verifierOf(game: string): RecordVerifier | undefined {
  return loaded.get(game);
}
