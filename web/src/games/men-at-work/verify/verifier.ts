/** Verifies records of Men at Work. */
import type { RecordVerifier } from "../../../verify/verifiers";
import { DECISION_KINDS } from "./decision-kinds";
import { OPTIONS, RULES } from "./options.gen";
import { checkDraws } from "./verify-draws";

export const verifier: RecordVerifier = {
  rules: RULES,
  options: OPTIONS,
  newerValue: (options, rules) => (rules < 2 && options["tremor"] === "all" ? "tremor" : null),
  seats: [2, 5],
  moves: DECISION_KINDS,
  checkDraws,
};
