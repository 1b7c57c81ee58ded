/** The reveal in sentences: how points come about, and why a tie went as it did. */
import { several, somebody } from "../../../company/somebody";
import { listed, say, sayOne } from "../../../words.svelte";
import type { LineName, Moment, Sum } from "./reveal-moments";
import { isTie } from "./reveal-moments";
import type { AwardAccount, PrizeAccount, RoundAccount } from "../types.gen";

export const lineName = (line: LineName): string =>
  line === "bonus" ? say("reveal-line-bonus") : sayOne("score", line);

export function whyText(sum: Sum): string {
  switch (sum.why) {
    case "plan":
      return sum.count ? say("reveal-plan-kept") : say("reveal-plan-lost");
    case "touches":
      return say("reveal-touches", { count: sum.count });
    case "dice":
      return say("reveal-dice-recycled", { count: sum.count });
    case "level":
      return say("reveal-level", { level: sum.count });
    case "values":
      return say("reveal-values");
  }
}

export function sumText({ times, terms, points }: Sum): string {
  if (times) return say("reveal-product", { times: times[0], each: times[1], points });
  return terms.length > 1 ? say("reveal-sum", { terms: terms.join(" + "), points }) : String(points);
}

export function awardText(
  given: AwardAccount,
  account: RoundAccount,
  names: readonly string[],
  you: number | null,
): string {
  const facts = { award: sayOne("award", given.award), ...somebody(given.seat, names, you) };
  const points = account.seats[given.seat]?.score.total ?? 0;
  if (!isTie(given)) return say("reveal-award-by-points", { ...facts, points });
  const level = say("reveal-award-tie", { ...facts, ...contending(given, names, you), points });
  return `${level} ${tieText(given, account, names, you)}`;
}

export function prizeText(
  given: PrizeAccount,
  account: RoundAccount,
  names: readonly string[],
  you: number | null,
): string {
  const prize = sayOne("prize", given.prize);
  if (given.seat === null) return say("reveal-prize-nobody", { prize });
  const winner = somebody(given.seat, names, you);
  if (!isTie(given)) return say("reveal-prize-alone", { prize, ...winner });
  const level = say("reveal-prize-tie", { prize, ...winner, ...contending(given, names, you) });
  return `${level} ${tieText(given, account, names, you)}`;
}

/** Those who are level; `who`: whether you have won, or are among them. */
function contending({ seat, contenders }: AwardAccount | PrizeAccount, names: readonly string[], you: number | null) {
  const level = several(
    contenders.map((one) => one.seat),
    names,
    you,
  );
  return seat === you && seat !== null ? { ...level, who: "you" as const } : level;
}

function tieText(
  given: AwardAccount | PrizeAccount,
  account: RoundAccount,
  names: readonly string[],
  you: number | null,
): string {
  const [first, second] = account.in_demand.map((material) => sayOne("material", material));
  const counted = (field: "first_in_demand" | "second_in_demand") =>
    listed(
      given.contenders.map((one) => say("reveal-count", { ...somebody(one.seat, names, you), count: one[field] })),
    );
  switch (given.decided) {
    case "first_in_demand":
      return say("reveal-by-first", { first: first ?? "", counts: counted("first_in_demand") });
    case "second_in_demand":
      return say("reveal-by-second", {
        first: first ?? "",
        second: second ?? "",
        counts: counted("second_in_demand"),
      });
    default:
      return say("reveal-by-last", { ...somebody(given.seat, names, you) });
  }
}

/** The line at the foot. */
export function statusText(
  moment: Moment,
  account: RoundAccount,
  names: readonly string[],
  you: number | null,
): string {
  switch (moment.kind) {
    case "screens":
    case "open":
      return say("reveal-status-screens");
    case "line":
      return moment.seat === you
        ? say("reveal-status-yours")
        : say("reveal-status-of", { name: names[moment.seat] ?? "" });
    case "award":
      return awardText(moment.given, account, names, you);
    case "prize":
      return prizeText(moment.given, account, names, you);
    case "done":
      return say("reveal-status-done");
  }
}
