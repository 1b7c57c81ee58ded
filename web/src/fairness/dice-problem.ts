/** Problems with a table's dice, as a device sees them; `problem-words.ts` has the words. */
import { hashHex, type SeatPromised, type Step } from "./commitments";

export type DiceProblem =
  | { code: "key_changed"; kept: string; came: string }
  | { code: "steps_missing" | "promises_missing" | "promise_changed" | "reveal_too_early" | "began_again" }
  | { code: "commitment_changed" | "promises_changed" | "mix_changed" | "mix_wrong" | "went_back"; n: number }
  | { code: "signature_wrong"; step: Step }
  | { code: SaltCode | "promise_of_a_bot"; seat: number }
  | { code: "link_wrong" | "link_left_out"; n: number; seat: number };

type SaltCode = "salt_of_a_bot" | "salt_without_promise" | "salt_left_out" | "salt_breaks_promise";

export class Untrue extends Error {
  constructor(readonly trouble: DiceProblem) {
    super(trouble.code);
  }
}

/** Every person has promised and revealed a salt, and no bot has. */
export function saltProblem(
  salts: readonly string[],
  seats: readonly SeatPromised[],
): { code: SaltCode; seat: number } | null {
  for (const [seat, one] of seats.entries()) {
    const code = saltCode(salts[seat] ?? "", one);
    if (code) return { code, seat };
  }
  return null;
}

function saltCode(salt: string, seat: SeatPromised): SaltCode | null {
  if (seat.kind === "bot") return salt || seat.salt_hash || seat.chain_end ? "salt_of_a_bot" : null;
  if (!seat.salt_hash || !seat.chain_end) return "salt_without_promise";
  if (!salt) return "salt_left_out";
  return /^[0-9a-f]{32}$/.test(salt) && hashHex(salt) === seat.salt_hash ? null : "salt_breaks_promise";
}
