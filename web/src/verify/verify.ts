/** Is this record what had to come? Entirely here: nothing is asked of anybody. */
import type { Receipt } from "../fairness/storage";
import { isSigned, type IsSigned } from "../fairness/signatures";
import { keyText } from "../fairness/commitments";
import type { GameRecord } from "../wire.gen";
import { DrawCheck, Different, type Checked, type Difference } from "./draw-check";
import { commit, deriveKey } from "./draws";
import { checkEvidence, compareReceipt, Doubtful, hasEnded, mixesOf, type EvidenceProblem } from "./evidence";
import { ascii, bestHashing, fromHex, toHex, type Bytes, type Hashing } from "./hashing";
import { lineOf } from "./record-line";
import { Unreadable, type Problem } from "./record-shapes";
import { verifierOf } from "./verifiers";

/** What was found out about one record. */
export type Verdict =
  | {
      kind: "proved";
      commitment: string;
      key: string | null; // of all decisions, in the first form
      checked: readonly Checked[];
      draws: number;
      salted: number;
      signed: Signed | null; // null: the first form
    }
  | { kind: "running"; commitment: string } // its secret is still kept
  | { kind: "wrong"; why: Wrong; checked: readonly Checked[] };

/** What a record of the second form shows besides its draws. */
export interface Signed {
  links: number; // decisions with which a link was opened
  receipts: number; // that say the same
  isChecked: boolean; // false: signatures could not be checked here
}

export type Wrong =
  | { code: "seed_breaks_commitment"; expected: string; found: string }
  | { code: "secret_missing" } // cutting it out would make any dice believable
  | { code: "game_not_ended" } // a secret that is out while its game runs
  | { code: "differs"; difference: Difference; fromTheStart: boolean }
  | { code: "doubtful"; problem: EvidenceProblem }
  | { code: "unreadable"; problem: Problem; event: number | null };

export interface Means {
  progress?: (event: number) => Promise<void> | void;
  hashing?: Hashing;
  isSigned?: IsSigned;
  /** Of this record's table. */
  receipts?: readonly Receipt[];
}

export async function verify(record: GameRecord, means: Means = {}): Promise<Verdict> {
  const { progress = () => {}, hashing = bestHashing() } = means;
  const { commitment, server_seed: seed, salts } = record.fairness;
  const ended = hasEnded(record);
  const checking = { checked: [] as readonly Checked[] };
  let numbers: readonly number[] | null = null;
  try {
    const line = lineOf(record.events, verifierOf(record.game)!.moves, record.seats.length);
    if (record.casual !== true && line.events.length < record.events.length)
      throw new Unreadable({ code: "not_a_record", field: "casual" });
    const signed = await checkSteps(record, means);
    if (seed === null) return ended ? wrong({ code: "secret_missing" }) : { kind: "running", commitment };
    if (!ended) return wrong({ code: "game_not_ended" });
    const promised = await commit(hashing, seed);
    if (promised !== commitment)
      return wrong({ code: "seed_breaks_commitment", expected: commitment, found: promised });
    numbers = line.numbers; // from here on events are told by their place in the line
    const keys = await keysOf(record, seed, hashing);
    const all = new DrawCheck(hashing, (decision) => keys[signed ? decision : 0]!, progress, line);
    checking.checked = all.checked;
    await verifierOf(record.game)!.checkDraws({ ...record, events: [...line.events] }, all);
    const draws = all.checked.reduce((sum, one) => sum + one.draws.length, 0);
    const key = signed ? null : toHex(keys[0]!);
    const salted = salts.filter(Boolean).length;
    return { kind: "proved", commitment, key, checked: all.checked, draws, salted, signed };
  } catch (problem) {
    return wrong(reason(problem, numbers), checking.checked);
  }
}

/** The steps of the second form; null: it has the first, which shows none. */
async function checkSteps(record: GameRecord, means: Means): Promise<Signed | null> {
  const { evidence } = record.fairness;
  if (!evidence) return null;
  const { receipts = [], isSigned: signed = isSigned } = means;
  const isChecked = await checkEvidence(record, evidence, signed);
  for (const receipt of receipts) await compareReceipt(receipt, record, evidence, signed);
  return { links: evidence.chain_links.filter(Boolean).length, receipts: receipts.length, isChecked };
}

/** The key of each decision, or the one of all. */
async function keysOf(record: GameRecord, seed: string, hashing: Hashing): Promise<Bytes[]> {
  const { evidence, salts } = record.fairness;
  if (!evidence) return [await deriveKey(hashing, record.game, seed, salts)];
  const texts = mixesOf(record, evidence).map((mix) => ascii(keyText(record.game, mix)));
  return Promise.all(texts.map((text) => hashing.hmac(fromHex(seed), text)));
}

function wrong(why: Wrong, checked: readonly Checked[] = []): Verdict {
  return { kind: "wrong", why, checked };
}

/** `numbers`: of the events in the line that was checked. */
function reason(problem: unknown, numbers: readonly number[] | null): Wrong {
  const placed = (event: number) => numbers?.[event - 1] ?? event;
  if (problem instanceof Different) {
    const { difference } = problem;
    const fromTheStart = difference.event === 1;
    return { code: "differs", difference: { ...difference, event: placed(difference.event) }, fromTheStart };
  }
  if (problem instanceof Doubtful) return { code: "doubtful", problem: problem.problem };
  if (problem instanceof Unreadable)
    return { code: "unreadable", problem: problem.problem, event: problem.event && placed(problem.event) };
  throw problem;
}
