/** Is this record what had to come? Entirely here: nothing is asked of anybody. */
import type { GameRecord } from "../wire.gen";
import { checkBlueprints } from "./blueprints";
import { Checking, Different, type Checked, type Difference } from "./checking";
import { commit, deriveKey } from "./draws";
import { bestHashing, toHex, type Hashing } from "./hashing";
import { checkMenAtWork } from "./men-at-work";
import { Unreadable, type Problem } from "./record";

/** What was found out about one record. */
export type Verdict =
  | { kind: "proved"; commitment: string; key: string; checked: readonly Checked[]; draws: number; salted: number }
  | { kind: "running"; commitment: string } // its secret is still kept
  | { kind: "wrong"; why: Wrong; checked: readonly Checked[] };

export type Wrong =
  | { code: "seed_breaks_commitment"; expected: string; found: string }
  | { code: "secret_missing" } // cutting it out would make any dice believable
  | { code: "game_not_ended" } // a secret that is out while its game runs
  | { code: "differs"; difference: Difference; fromTheStart: boolean }
  | { code: "unreadable"; problem: Problem; event: number | null };

export async function verify(
  record: GameRecord,
  progress: (event: number) => Promise<void> | void = () => {},
  hashing: Hashing = bestHashing(),
): Promise<Verdict> {
  const { commitment, server_seed: seed, salts } = record.fairness;
  const ended = (record.events.at(-1) as { kind?: unknown }).kind === "end";
  if (seed === null) return ended ? wrong({ code: "secret_missing" }) : { kind: "running", commitment };
  if (!ended) return wrong({ code: "game_not_ended" });
  const promised = await commit(hashing, seed);
  if (promised !== commitment) return wrong({ code: "seed_breaks_commitment", expected: commitment, found: promised });
  const key = await deriveKey(hashing, record.game, seed, salts);
  const checking = new Checking(hashing, key, progress);
  try {
    await (record.game === "blueprints" ? checkBlueprints : checkMenAtWork)(record, checking);
  } catch (problem) {
    return wrong(reason(problem), checking.checked);
  }
  const { checked } = checking;
  const draws = checked.reduce((sum, one) => sum + one.draws.length, 0);
  return { kind: "proved", commitment, key: toHex(key), checked, draws, salted: salts.filter(Boolean).length };
}

function wrong(why: Wrong, checked: readonly Checked[] = []): Verdict {
  return { kind: "wrong", why, checked };
}

function reason(problem: unknown): Wrong {
  if (problem instanceof Different)
    return { code: "differs", difference: problem.difference, fromTheStart: problem.difference.event === 1 };
  if (problem instanceof Unreadable) return { code: "unreadable", problem: problem.problem, event: problem.event };
  throw problem;
}
