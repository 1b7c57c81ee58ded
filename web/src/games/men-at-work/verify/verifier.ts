/** Verifies records of Men at Work. */
import { either, FIRST, list, only, truth, whole, within } from "../../../verify/record-shapes";
import type { RecordVerifier } from "../../../verify/verifiers";
import { checkDraws } from "./verify-draws";

export const verifier: RecordVerifier = {
  options: [
    {
      site: only("beginner", "advanced", "expert", "by_hand"),
      first: FIRST,
      slips: only("friendly", "strict"),
      experts: list(whole),
      tremor: truth,
      foreman: truth,
      crane: truth,
      skyscraper: truth,
      crane_on: only("floor", "rim"),
    },
    {
      tremor: either(truth, only("all")),
      certificates: within(1, 5),
      titles: either(within(1, 7), only(null)),
      rita: (value) => typeof value === "number" && value >= 0 && value <= 1,
      help: only("all", "some", "none"),
    },
    { give_up: truth },
  ],
  seats: [2, 5],
  moves: ["placed", "cleared", "kept", "laid", "declined", "given_up"],
  checkDraws,
};
