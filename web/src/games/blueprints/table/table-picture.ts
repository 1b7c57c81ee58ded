/** From a sight, and from what the hand is doing, to what is shown: the picture of the table and the one line that says what to do. */
import { PICKS } from "../dice/plan-spaces";
import type { Dice } from "../scene/die-identity";
import {
  dieOf,
  fitsNowhere,
  lit,
  mayTake,
  removable,
  spacesFor,
  stepOf,
  type MoveChoice,
  type Turn,
} from "../hand/move-choice";
import type { Die, OtherSeat, PoolDie, SpaceIndex, TablePicture } from "../scene/scene-types";
import type { BlueprintsEvent, Explanation, TakeDie, View } from "../types.gen";

/** A sight of this game. */
export interface BlueprintsSight {
  seat: number | null;
  view: View;
  events: BlueprintsEvent[];
  legal: TakeDie[] | null;
  /** What it means, as the server says: with every sight of a table. */
  explanation?: Explanation | null;
}

/** Where the pointer and the keyboard are. */
export interface Attention {
  die: string | null; // the key under the pointer
  focus: string | null; // the key that has the keyboard's focus
  space: SpaceIndex | null;
}

export const NOWHERE: Attention = { die: null, focus: null, space: null };

export interface Shown {
  view: View;
  turn: Turn;
  hand: MoveChoice;
  attention: Attention;
  away: readonly boolean[]; // by seat
}

/** The seats from the left: those that play after one's own; an onlooker sees all. */
export function othersOf(view: View): number[] {
  const all = Array.from({ length: view.seats }, (_, index) => index);
  if (view.seat === null) return all;
  return all.slice(1).map((step) => (view.seat! + step) % view.seats);
}

export function pictureOf({ view, turn, hand, attention, away }: Shown): TablePicture {
  const mine = view.seat === null ? null : view.desks[view.seat]!;
  const aimed = hand.space === "lost" ? null : (hand.space ?? hoveredSpace(turn, hand, attention));
  return {
    pool: turn.dice.pool.map((one) => poolDie(one.key, one.die, turn, hand, attention)),
    plan: mine?.plan ?? null,
    building: turn.dice.building,
    lit: lit(turn, hand),
    hovered: aimed,
    chosen: dieOf(turn, hand.die)?.die ?? null,
    placed: hand.space === "lost" ? null : hand.space,
    others: othersOf(view).map((seat) => otherSeat(seat, view, turn.dice, away)),
    inDemand: view.in_demand,
    bag: view.bag.length,
    removed: turn.dice.removed,
  };
}

function hoveredSpace(turn: Turn, hand: MoveChoice, attention: Attention): SpaceIndex | null {
  return attention.space !== null && lit(turn, hand).includes(attention.space) ? attention.space : null;
}

function otherSeat(seat: number, view: View, dice: Dice, away: readonly boolean[]): OtherSeat {
  const taken = dice.taken[seat] ?? [];
  return { seat, taken, lost: dice.lost, active: view.to_move === seat, away: away[seat] ?? false };
}

function poolDie(key: string, die: Die, turn: Turn, hand: MoveChoice, attention: Attention): PoolDie {
  return { key, die, look: lookOf(key, die, turn, hand, attention) };
}

function lookOf(key: string, die: Die, turn: Turn, hand: MoveChoice, attention: Attention): PoolDie["look"] {
  if (key === hand.die) return "chosen";
  if (key === hand.remove) return "discarded";
  if (turn.legal && !hand.sent && touchable(key, die, turn, hand)) {
    if (key === attention.die) return "hover";
    if (key === attention.focus) return "focus";
  }
  if (turn.legal && (fitsNowhere(turn, die) || !mayTake(turn, die))) return "unplaceable";
  return "rest";
}

function touchable(key: string, die: Die, turn: Turn, hand: MoveChoice): boolean {
  return stepOf(turn, hand) === "remove" ? removable(turn, hand).includes(key) : mayTake(turn, die);
}

/** The one line: what to do next, in facts; `table-words.ts` makes the sentence. */
export type Prompt =
  | { kind: "over" }
  | { kind: "wait"; seat: number }
  | { kind: "die" }
  | { kind: "space"; die: Die; count: number }
  | { kind: "lose"; die: Die }
  | { kind: "remove"; die: Die; space: SpaceIndex | "lost" }
  | { kind: "confirm" | "sketch" | "prepared"; die: Die; space: SpaceIndex | "lost"; removed: Die | null }
  | { kind: "sent" }
  | { kind: "refused"; text: string };

/** Whoever waits for their turn may think ahead, and prepare a move. */
export interface Ahead {
  waits: boolean;
  prepared: boolean;
}

export function promptOf(
  view: View,
  turn: Turn,
  hand: MoveChoice,
  ahead: Ahead = { waits: false, prepared: false },
): Prompt {
  if (hand.refused !== null) return { kind: "refused", text: hand.refused };
  const step = stepOf(turn, hand);
  const die = dieOf(turn, hand.die)?.die;
  if (step === "sent") return { kind: "sent" };
  const waits = ahead.waits && view.to_move !== null;
  if (ahead.prepared && die && hand.space !== null)
    return { kind: "prepared", die, space: hand.space, removed: dieOf(turn, hand.remove)?.die ?? null };
  if (waits && (step === "wait" || step === "die")) return { kind: "wait", seat: view.to_move! };
  if (step === "wait") return view.to_move === null ? { kind: "over" } : { kind: "wait", seat: view.to_move };
  if (!die || step === "die") return { kind: "die" };
  if (step === "space") return { kind: "space", die, count: spacesFor(turn, die).length };
  if (step === "lose") return { kind: "lose", die };
  const space = hand.space!;
  if (step === "remove") return { kind: "remove", die, space };
  return { kind: waits ? "sketch" : "confirm", die, space, removed: dieOf(turn, hand.remove)?.die ?? null };
}

/** Which pick of the round the table is at, counted from 1, for these eyes. */
export function pickOf(view: View): number {
  if (view.seat !== null) {
    const taken = view.desks[view.seat]!.taken.length;
    return Math.min(PICKS, taken + 1);
  }
  return Math.min(PICKS, Math.floor(view.picks / view.seats) + 1);
}
