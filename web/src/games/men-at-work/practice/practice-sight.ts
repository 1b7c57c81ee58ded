/** A practice site as a seat sees a table: the same components show it and lead its hand. No cards, no turns; every piece may be taken. */
import { PRINTED } from "../options.gen";
import { PIECES } from "../pieces.gen";
import { kindOf, type Kind, type MenAtWorkSight, type Piece, type Poses } from "../geometry/site";

const LOOSE: readonly Kind[] = ["support", "girder", "worker", "brick", "beam"]; // what lies in the reserve
const SEATS = 2; // a site can only be explained as part of a game

export const reserveOf = (poses: Poses): Piece[] =>
  PIECES.filter((piece) => LOOSE.includes(kindOf(piece)) && !(piece in poses));

/** What stands on the site and can be taken up: all but the box, which is fixed. */
export const movableOf = (poses: Poses): Piece[] => Object.keys(poses).filter((piece) => kindOf(piece) !== "box");

export function sightOf(poses: Poses): MenAtWorkSight {
  const reserve = reserveOf(poses);
  const player = { certificates: 3, titles: 0, cards: 0, hand: [] };
  return {
    seat: 0,
    view: {
      seat: 0,
      seats: SEATS,
      options: PRINTED,
      players: Array.from({ length: SEATS }, () => player),
      piles: { left: 0, unseen: [], top: null, laid: [], discard: [], flips: 0, rita_is_here: false },
      poses,
      reserve,
      active: 0,
      to_move: 0,
      phase: "placing",
      clearing: { lying: [], optional: [], pushable: [], covered: [], pulls: 0, crane: null },
      work: null,
      laid_a_card: false,
      turn: 0,
      ending: null,
      rules: 2,
      fallen: [],
    },
    legal: {
      phase: "placing",
      step: null,
      candidates: [...reserve, ...movableOf(poses)],
      pushable: [],
      pull: [],
      moves: [],
    },
    events: [],
  };
}

const WORN_MM = 45; // from the soles to where his hat is when he wears it, and a little more

/** A hat on its worker's head goes where he goes. */
export function isWorn(piece: Piece, poses: Poses): boolean {
  const [hat, worker] = [poses[piece], poses[piece.replace("hat", "worker")]];
  if (kindOf(piece) !== "hat" || !hat || !worker) return false;
  return Math.hypot(...hat[0].map((mm, axis) => mm - worker[0][axis]!)) < WORN_MM;
}

/** What a hand gets that reaches for a piece: for a worker's hat the worker. */
export const reached = (piece: Piece, poses: Poses): Piece =>
  isWorn(piece, poses) ? piece.replace("hat", "worker") : piece;

/** What goes to the reserve with a piece: a worker takes along the hat he wears. */
export const alongWith = (piece: Piece, poses: Poses): Piece[] => {
  const hat = piece.replace("worker", "hat");
  return hat !== piece && isWorn(hat, poses) ? [piece, hat] : [piece];
};
