/** Problems found by verifying, as sentences. */
import { say, sayOne } from "../words.svelte";
import type { EvidenceProblem } from "./evidence";
import type { Problem } from "./record-shapes";
import type { ReceiptVerdict } from "./receipt";
import type { Wrong } from "./verify";

export function problemText(problem: Problem): string {
  switch (problem.code) {
    case "nothing":
      return say("check-why-nothing");
    case "not_json":
      return say("check-why-not-json", { line: problem.line });
    case "not_a_record":
      return say("check-why-not-a-record", { field: problem.field });
    case "field_unknown":
      return say("check-why-field-unknown", { field: problem.field });
    case "game_unknown":
      return say("check-why-game-unknown", { game: problem.game });
    case "order":
      return say("check-why-order", { expected: problem.expected, found: problem.found });
  }
}

export function wrongText(why: Wrong): string {
  switch (why.code) {
    case "seed_breaks_commitment":
      return say("check-why-seed");
    case "secret_missing":
      return say("check-why-secret-missing");
    case "game_not_ended":
      return say("check-why-not-ended");
    case "unreadable":
      return problemText(why.problem);
    case "doubtful":
      return doubtText(why.problem);
    case "differs": {
      const { field } = why.difference;
      if (field === "buildings") return say("check-why-buildings");
      return field === "die" || field === "discard" ? say("check-why-pool") : say("check-why-draw");
    }
  }
}

export function receiptText(found: ReceiptVerdict): string {
  if (found.kind === "proves_nothing") {
    if (found.why === "malformed" || found.why === "not_signed") return doubtText({ code: `receipt_${found.why}` });
    return sayOne("check-receipt", found.why.replace("_", "-"));
  }
  const text = found.kind === "agrees" ? say("check-receipt-agrees") : doubtText(found.problem);
  return found.isChecked ? text : `${text} ${say("check-receipt-unchecked")}`;
}

/** The same sentences as those of `chantier verify`. */
function doubtText(problem: EvidenceProblem): string {
  const { code, ...facts } = problem;
  const counted = "seat" in facts ? { ...facts, seat: facts.seat + 1 } : facts;
  const [family, ...rest] = code.split("_");
  return sayOne(family!, rest.join("-"), counted);
}

export function eventOf(why: Wrong): number | null {
  if (why.code === "differs") return why.difference.event;
  return why.code === "unreadable" ? why.event : null;
}
