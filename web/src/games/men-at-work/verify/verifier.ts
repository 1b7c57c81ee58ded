/** Verifies records of Men at Work. */
import type { RecordVerifier } from "../../../verify/verifiers";
import { OPTIONS, RULES } from "./options.gen";
import { checkDraws } from "./verify-draws";

export const verifier: RecordVerifier = {
  rules: RULES,
  options: OPTIONS,
  newerValue: (options, rules) => (rules < 2 && options["tremor"] === "all" ? "tremor" : null),
  seats: [2, 5],
  moves: ["placed", "cleared", "kept", "laid", "declined", "given_up"],
  checkDraws,
};
