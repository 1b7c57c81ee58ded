/** Problems with a table's dice, as sentences. */
import { say, sayOne } from "../words.svelte";
import type { DiceProblem } from "./dice-problem";

export function problemText(trouble: DiceProblem): string {
  switch (trouble.code) {
    case "salt_of_a_bot":
    case "promise_of_a_bot":
      return say("salt-of-a-bot", { seat: trouble.seat + 1 });
    case "salt_without_promise":
      return say("salt-without-promise", { seat: trouble.seat + 1 });
    case "salt_left_out":
      return say("salt-left-out", { seat: trouble.seat + 1 });
    case "salt_breaks_promise":
      return say("salt-breaks-promise", { seat: trouble.seat + 1 });
    case "link_wrong":
      return say("chain-link-breaks-promise", { n: trouble.n, seat: trouble.seat + 1 });
    case "link_left_out":
      return say("chain-link-left-out", { n: trouble.n, seat: trouble.seat + 1 });
    default:
      return sayOne("dice-wrong", trouble.code.replaceAll("_", "-"), "n" in trouble ? { n: trouble.n } : undefined);
  }
}
