/** The reserve, by what one reaches for: four colours of girders, workers, bricks, beams, supports. */
import { COLOURS, colourOf, type Colour } from "../../words/names";
import { kindOf, type Kind, type Piece } from "../../geometry/site";

export interface ReserveGroup {
  key: string;
  kind: Kind;
  colour: Colour | null;
  count: number;
  /** What a hand gets that reaches there; null: nothing may be taken there now. */
  take: Piece | null;
}

export function reserveGroups(reserve: readonly Piece[], takeable: readonly Piece[]): ReserveGroup[] {
  const kinds: [Kind, Colour | null][] = [
    ...COLOURS.map((colour): [Kind, Colour] => ["girder", colour]),
    ["worker", null],
    ["brick", null],
    ["beam", null],
    ["support", null],
  ];
  return kinds.map(([kind, colour]) => {
    const here = (piece: Piece) => kindOf(piece) === kind && (colour === null || colourOf(piece) === colour);
    return {
      key: colour ?? kind,
      kind,
      colour,
      count: reserve.filter(here).length,
      take: takeable.find((piece) => here(piece) && reserve.includes(piece)) ?? null,
    };
  });
}

/** Pieces of this turn that stand on the site and may be taken again (M33). */
export const again = (reserve: readonly Piece[], takeable: readonly Piece[]): Piece[] =>
  takeable.filter((piece) => !reserve.includes(piece));
