/** Verifies records of Blueprints. */
import type { RecordVerifier } from "../../../verify/verifiers";
import { OPTIONS, RULES } from "./options.gen";
import { checkDraws } from "./verify-draws";

export const verifier: RecordVerifier = {
  rules: RULES,
  options: OPTIONS,
  seats: [2, 4],
  moves: ["pick"],
  checkDraws,
};
