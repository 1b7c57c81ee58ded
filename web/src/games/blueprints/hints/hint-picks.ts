/** Picks of a hint: which die on the rule each means, where it goes, and one line that says why. */
import { language, listed, say, sayOne } from "../../../words.svelte";
import { percent } from "../coach/coach-report";
import { indexOf } from "../dice/plan-spaces";
import { EMPTY, type MoveChoice } from "../hand/move-choice";
import type { Dice } from "../scene/die-identity";
import type { SpaceIndex } from "../scene/scene-types";
import type { Explanation, Hints, Pick, Score } from "../types.gen";
import { confirmText } from "../words/table-words";

export interface ShownPick {
  number: number; // counted from 1
  pick: Pick;
  key: string; // of the die
  space: SpaceIndex | null;
  remove: string | null; // the key of the die that is removed besides
}

/** Nothing where a die is not on the rule: the hint is about another turn. */
export function shownPicks(hints: Hints, dice: Dice): ShownPick[] {
  const shown = hints.picks.map((pick, at) => shownPick(pick, at + 1, dice));
  return shown.every((one) => one !== null) ? shown : [];
}

function shownPick(pick: Pick, number: number, dice: Dice): ShownPick | null {
  const taken = dice.pool.find((one) => one.die === pick.die);
  const removed = dice.pool.find((one) => one.die === pick.discard && one !== taken);
  if (!taken || (pick.discard !== null && !removed)) return null;
  const space = pick.space === null ? null : indexOf(pick.space);
  return { number, pick, key: taken.key, space, remove: removed?.key ?? null };
}

/** The hand with this pick in it; a die that fits nowhere is only taken up, since losing it is asked about. */
export const handWith = ({ key, space, remove }: ShownPick): MoveChoice =>
  space === null ? { ...EMPTY, die: key } : { ...EMPTY, die: key, space, remove };

export const isChosen = ({ key, space }: ShownPick, hand: MoveChoice): boolean =>
  hand.die === key && hand.space === space;

/** The numbers that stand at each die, or at each space. */
export function numbersAt<Place>(
  picks: readonly ShownPick[],
  place: (pick: ShownPick) => Place | null,
): Map<Place, number[]> {
  const found = new Map<Place, number[]>();
  for (const one of picks) {
    const at = place(one);
    if (at !== null) found.set(at, [...(found.get(at) ?? []), one.number]);
  }
  return found;
}

export const hintMark = (numbers: readonly number[] | undefined): string =>
  numbers ? say("hint-mark", { numbers: listed(numbers.map(String)) }) : "";

export const pickName = ({ pick, space }: ShownPick): string => confirmText(pick.die, space ?? "lost", pick.discard);

const inWords = (amount: number): string => new Intl.NumberFormat(language()).format(amount);
const share = (of: number): string => say("coach-share", { share: percent(of) });

/** Points now, Prizes, chance and points to be expected; and how far behind the first it is. */
export function reasonsOf({ number, pick }: ShownPick, explanation: Explanation | null, now: Score | null): string[] {
  const there = explanation?.prospects.find((one) => one.die === pick.die && one.space === pick.space);
  const gain = there && now ? there.score.total - now.total : null;
  const had = new Set(explanation?.reach?.prizes.filter((one) => one.earned).map((one) => one.prize));
  const prizes = (there?.prizes ?? []).filter((prize) => !had.has(prize));
  return [
    say("hint-wins", { wins: percent(pick.wins) }),
    ...(number === 1
      ? []
      : [percent(pick.behind) ? say("hint-behind", { behind: share(pick.behind) }) : say("hint-same")]),
    ...(gain === null ? [] : [say("hint-gain", { gain: `${gain < 0 ? "−" : "+"}${inWords(Math.abs(gain))}` })]),
    ...prizes.map((prize) => say("hint-prize", { prize: sayOne("prize", prize) })),
    say("hint-points", { points: Math.round(pick.points) }),
  ];
}
