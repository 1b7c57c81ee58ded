/**
 * What the hand is doing: choose a die, choose a space, with two players choose a die to remove, confirm, send. It picks among
 * the legal moves it was given and knows no rule; a die that has no space in them can only be taken to be lost.
 */
import { indexOf, SPACES, type Space } from "../dice/plan-spaces";
import type { Dice } from "../scene/die-identity";
import type { Die, PlacedDie, SpaceIndex } from "../scene/scene-types";
import type { TakeDie } from "../types.gen";

export interface MoveChoice {
  die: string | null; // a key
  space: SpaceIndex | "lost" | null;
  remove: string | null; // a key
  sent: boolean;
  refused: string | null; // the sentence, until something else is done
}

export const EMPTY: MoveChoice = { die: null, space: null, remove: null, sent: false, refused: null };

export type Step = "wait" | "die" | "space" | "lose" | "remove" | "confirm" | "sent";

export interface Turn {
  legal: readonly TakeDie[] | null; // null: it is not our turn
  dice: Dice;
}

export const dieOf = (turn: Turn, key: string | null): PlacedDie | null =>
  turn.dice.pool.find((one) => one.key === key) ?? null;

const wordOf = (space: SpaceIndex | "lost"): Space | null => (space === "lost" ? null : SPACES[space]!);

export function spacesFor(turn: Turn, die: Die): SpaceIndex[] {
  const open = (turn.legal ?? []).filter((move) => move.die === die && move.space !== null);
  return [...new Set(open.map((move) => indexOf(move.space!)))].sort();
}

/** It may be taken, but only to be lost. */
export function fitsNowhere(turn: Turn, die: Die): boolean {
  return (turn.legal ?? []).some((move) => move.die === die && move.space === null);
}

export function mayTake(turn: Turn, die: Die): boolean {
  return (turn.legal ?? []).some((move) => move.die === die);
}

/** The keys of the dice that may be removed together with the one chosen. */
export function removable(turn: Turn, hand: MoveChoice): string[] {
  const chosen = dieOf(turn, hand.die);
  if (!chosen || hand.space === null) return [];
  const beside = new Set(fitting(turn, hand, chosen.die).map((move) => move.discard));
  return turn.dice.pool.filter((one) => one.key !== hand.die && beside.has(one.die)).map((one) => one.key);
}

function fitting(turn: Turn, hand: MoveChoice, die: Die): readonly TakeDie[] {
  const space = wordOf(hand.space!);
  return (turn.legal ?? []).filter((move) => move.die === die && move.space === space);
}

/** The move, once everything is chosen. */
export function moveOf(turn: Turn, hand: MoveChoice): TakeDie | null {
  const chosen = dieOf(turn, hand.die);
  if (!chosen || hand.space === null) return null;
  const remove = dieOf(turn, hand.remove)?.die ?? null;
  return fitting(turn, hand, chosen.die).find((move) => (move.discard ?? null) === remove) ?? null;
}

export function stepOf(turn: Turn, hand: MoveChoice): Step {
  if (hand.sent) return "sent";
  if (!turn.legal) return "wait";
  const chosen = dieOf(turn, hand.die);
  if (!chosen) return "die";
  if (hand.space === null) return fitsNowhere(turn, chosen.die) ? "lose" : "space";
  return moveOf(turn, hand) ? "confirm" : "remove";
}

export const lit = (turn: Turn, hand: MoveChoice): SpaceIndex[] => {
  const chosen = dieOf(turn, hand.die);
  return chosen && stepOf(turn, hand) === "space" ? spacesFor(turn, chosen.die) : [];
};

/** A die of the pool was touched. The same again puts it back; in the last step of two players it is the one to remove. */
export function touchDie(turn: Turn, hand: MoveChoice, key: string): MoveChoice {
  if (!turn.legal || hand.sent) return hand;
  if (key === hand.die) return EMPTY;
  const step = stepOf(turn, hand);
  const may = removable(turn, hand);
  if ((step === "remove" || step === "confirm") && may.includes(key))
    return { ...hand, remove: hand.remove === key ? null : key, refused: null };
  const die = dieOf(turn, key);
  return die && mayTake(turn, die.die) ? { ...EMPTY, die: key } : hand;
}

/** A space was touched; null where the chosen die may not go. Another lit space may be chosen until the move is sent. */
export function touchSpace(turn: Turn, hand: MoveChoice, space: SpaceIndex): MoveChoice | null {
  const chosen = dieOf(turn, hand.die);
  if (!turn.legal || hand.sent || !chosen) return hand;
  if (!spacesFor(turn, chosen.die).includes(space)) return null;
  return { ...hand, space, refused: null };
}

export function loseIt(turn: Turn, hand: MoveChoice): MoveChoice {
  return stepOf(turn, hand) === "lose" ? { ...hand, space: "lost", refused: null } : hand;
}

/** The die is lifted from where it was placed: every space it may go to is open again. */
export function takeUp(hand: MoveChoice): MoveChoice {
  return hand.sent || hand.space === null ? hand : { ...hand, space: null, refused: null };
}

/** One step back, as Escape does. */
export function stepBack(hand: MoveChoice): MoveChoice {
  if (hand.sent) return hand;
  if (hand.remove !== null) return { ...hand, remove: null, refused: null };
  if (hand.space !== null) return { ...hand, space: null, refused: null };
  return EMPTY;
}

/** A new sight came: what the hand holds is kept if it is still there and still our turn (a sight may come again). */
export function afterSight(turn: Turn, hand: MoveChoice): MoveChoice {
  const chosen = dieOf(turn, hand.die);
  if (!turn.legal || !chosen || !mayTake(turn, chosen.die)) return EMPTY;
  const remove = dieOf(turn, hand.remove) ? hand.remove : null;
  return { ...hand, remove };
}
