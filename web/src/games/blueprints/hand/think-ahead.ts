/** Thinking ahead: a die that is tried on the own plan before it is one's turn. It holds no rules: the server says what would be allowed. */
import { PICKS } from "../dice/plan-spaces";
import { dieOf, EMPTY, mayTake, moveOf, spacesFor, type MoveChoice, type Turn } from "./move-choice";
import type { Die } from "../scene/scene-types";
import type { BlueprintsEvent, Explanation, TakeDie, View } from "../types.gen";

/** What the server says of a view in which it would be this seat's turn. */
export interface Thoughts {
  view: View;
  legal: readonly TakeDie[];
  explanation: Explanation;
}

/** Somebody who plays waits for their turn, and will have one more in this round. */
export function mayThinkAhead(view: View, legal: readonly TakeDie[] | null): boolean {
  if (legal || view.seat === null || view.to_move === null || view.ending) return false;
  const desk = view.desks[view.seat]!;
  return desk.plan !== null && desk.taken.length < PICKS;
}

/** Only dice that fit are tried: losing one is decided on one's turn. */
export function thoughtsOf(view: View, explanation: Explanation): Thoughts {
  const beside = (die: Die): (Die | null)[] => {
    if (view.seats > 2) return [null];
    const rest = [...view.pool];
    rest.splice(rest.indexOf(die), 1);
    return [...new Set(rest)];
  };
  const legal = explanation.prospects
    .filter(({ space }) => space !== null)
    .flatMap(({ die, space }) =>
      beside(die).map((discard): TakeDie => ({ kind: "TakeDie", die, space: space!, discard })),
    );
  return { view, legal, explanation };
}

/** What the hand wants to do, by what the dice show: of two that show the same any will do. */
export interface Wish {
  die: Die;
  key: string;
  space: MoveChoice["space"];
  remove: { die: Die; key: string } | null;
}

export function wishOf(turn: Turn, hand: MoveChoice): Wish | null {
  const die = dieOf(turn, hand.die);
  if (!die || hand.sent) return null;
  return { die: die.die, key: die.key, space: hand.space, remove: dieOf(turn, hand.remove) };
}

/** The same wish after the others have moved; null: its die is gone, or a new round has begun. */
export function stillThere(turn: Turn, wish: Wish, events: readonly BlueprintsEvent[]): MoveChoice | null {
  if (events.some((event) => event.kind === "RoundStarted")) return null;
  const taken = found(turn, wish, null);
  if (taken === null) return null;
  const remove = wish.remove && found(turn, wish.remove, taken);
  return { ...EMPTY, die: taken, space: wish.space, remove };
}

function found(turn: Turn, { die, key }: { die: Die; key: string }, but: string | null): string | null {
  const alike = turn.dice.pool.filter((one) => one.die === die && one.key !== but);
  return (alike.find((one) => one.key === key) ?? alike[0])?.key ?? null;
}

/** Whether it may be done, as far as it is chosen. */
export function isAllowed(turn: Turn, hand: MoveChoice, whole: boolean): boolean {
  const die = dieOf(turn, hand.die)?.die;
  if (!die || !mayTake(turn, die)) return false;
  if (whole) return moveOf(turn, hand) !== null;
  return hand.space === null || hand.space === "lost" || spacesFor(turn, die).includes(hand.space);
}
