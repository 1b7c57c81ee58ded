/** Chance that a held piece holds if it is let go: what the server found by trying it on copies of the site, and how it is said and shown. */
import { say } from "../../../words.svelte";
import { HEAD_TOP_MM } from "../hand.gen";
import { hatOf } from "./holding";
import { pieceName } from "../words/names";
import { angleBetween, compose, lengthOf, subtract, UNTURNED } from "../geometry/poses";
import { kindOf, type Piece, type Poses } from "../geometry/site";
import type { HoldChance, Pose } from "../types.gen";

export type Verdict = "holds" | "unsure" | "falls";

/** Where a piece would come to rest, and how sure that is. */
export interface Foreseen {
  verdict: Verdict;
  poses: Poses;
}

const HOLDS = 0.9;
const MOVED_MM = 1; // further away it is another question
const MOVED_DEGREES = 2;

export function verdictOf({ stood, tries }: HoldChance): Verdict {
  const share = stood / tries;
  return share >= HOLDS ? "holds" : share <= 1 - HOLDS ? "falls" : "unsure";
}

/** It was asked where the piece still is. */
export const isAbout = ({ held }: HoldChance, now: Pose): boolean =>
  lengthOf(subtract(held[0], now[0])) <= MOVED_MM && angleBetween(held[1], now[1]) <= MOVED_DEGREES;

export function foreseenOf(chance: HoldChance, piece: Piece): Foreseen {
  const poses: Poses = {};
  if (chance.rest) poses[piece] = chance.rest;
  if (chance.rest && kindOf(piece) === "worker")
    poses[hatOf(piece)] = compose(chance.rest, [[0, 0, HEAD_TOP_MM], UNTURNED]);
  return { verdict: verdictOf(chance), poses };
}

/** What would go first, if that is not what is held. */
export const endangeredBy = (chance: HoldChance, held: Piece): Piece | null =>
  chance.first && chance.first !== held && chance.first !== hatOf(held) ? chance.first : null;

/** In a few words, for a chip. */
export function shortText({ stood, tries }: HoldChance): string {
  if (stood === tries) return say("hold-chance-all", { tries });
  return stood === 0 ? say("hold-chance-none", { tries }) : say("hold-chance-some", { stood, tries });
}

/** All of it, for a tooltip and for whoever listens. */
export function longText(chance: HoldChance): string {
  const [low, high] = [Math.round(chance.low * 100), Math.round(chance.high * 100)];
  const said = [`${shortText(chance)}.`, say("hold-chance-between", { low, high })];
  if (chance.first)
    said.push(
      chance.onto
        ? say("hold-chance-first", { piece: pieceName(chance.first), onto: pieceName(chance.onto) })
        : say("hold-chance-topples", { piece: pieceName(chance.first) }),
    );
  return said.join(" ");
}
