/** Verifies records of Blueprints. */
import { FIRST, only, truth } from "../../../verify/record-shapes";
import type { RecordVerifier } from "../../../verify/verifiers";
import { checkDraws } from "./verify-draws";

export const verifier: RecordVerifier = {
  options: [{ unplaceable: only("any", "forced"), first: FIRST, open_points: truth }, {}],
  seats: [2, 4],
  moves: ["pick"],
  checkDraws,
};
