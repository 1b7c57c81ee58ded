/** Pieces by their names in words, made for the middle of a sentence. */
import { say, sayOne } from "../../words.svelte";
import { kindOf, type Piece } from "./site";

/** "orange girder 2" */
export function nameOf(piece: Piece): string {
  const parts = piece.split("-");
  const number = Number(parts.at(-1)) || 0;
  return sayOne("piece", kindOf(piece), { colour: parts[1] ?? "", number });
}

/** "orange girder": where one is as good as the other. */
export function sortOf(piece: Piece): string {
  const parts = piece.split("-");
  return parts.length === 3 ? say("hold-sort-girder", { colour: parts[1]! }) : sayOne("hold-sort", kindOf(piece));
}
