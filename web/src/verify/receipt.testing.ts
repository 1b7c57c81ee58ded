/** The receipt of a device that was at a record's table, changed as a test wants it. */
import type { Receipt } from "../fairness/storage";
import { commitmentText, mixText, promisesText } from "../fairness/commitments";
import type { GameRecord } from "../wire.gen";
import { mixesOf, openingOf } from "./evidence";

export function receiptOf(record: GameRecord, change: (texts: string[]) => void = () => {}): Receipt {
  const evidence = record.fairness.evidence!;
  const [opening, mixes] = [openingOf(record, evidence), mixesOf(record, evidence)];
  const texts = [
    commitmentText(opening),
    promisesText(opening, evidence.seats),
    mixText(opening, 0, mixes[0]!),
    mixText(opening, mixes.length - 1, mixes.at(-1)!),
  ];
  const { commitment, promises, start, newest } = evidence.signatures;
  change(texts);
  const statements = texts.map((text, at) => ({
    text,
    signature: [commitment, promises, start, newest][at] ?? newest,
  }));
  return { format: "chantier-receipt/1", server: evidence.server, statements };
}
