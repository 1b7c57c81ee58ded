/** Pieces, cards, tasks, steps and conditions as they are called; the words are those of the house, shared with the terminal. */
import { listed, say, sayOne } from "../../../words.svelte";
import { kindOf, type Piece } from "../geometry/site";
import { CARDS, type Back, type Condition, type Task, type Work } from "../types.gen";

export type Colour = Back["colours"][number];
export const COLOURS: readonly Colour[] = ["orange", "purple", "black", "white"];

const hyphened = (code: string): string => code.replaceAll("_", "-");

/** Made for the middle of a sentence: "orange girder 2", "the table". */
export function pieceName(piece: Piece): string {
  const [kind = "", ...rest] = piece.split("-");
  const number = Number(rest.at(-1));
  return sayOne("piece", kind, { number: Number.isNaN(number) ? 0 : number, colour: rest.length > 1 ? rest[0]! : "" });
}
/** "orange girder": where one is as good as the other. */
export const sortName = (piece: Piece): string => sayOne("hold-sort", kindOf(piece), { colour: colourOf(piece) ?? "" });
export const pieceNames = (pieces: readonly Piece[]): string => listed(pieces.map(pieceName));
export const colourOf = (piece: Piece): Colour | null => {
  const colour = piece.split("-")[1] as Colour;
  return COLOURS.includes(colour) ? colour : null;
};
export const colourName = (colour: Colour): string => sayOne("colour", colour);

/** For the beginning of a line or a label. */
export const atTheStart = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const taskName = (task: Task): string => sayOne("task", hyphened(task));
export const taskHow = (task: Task): string => sayOne("task", `${hyphened(task)}-how`);

/** What to add; where the reserve is known, without a colour that it has run out of (M23). */
export function whatText(back: Back, reserve?: readonly Piece[]): string {
  const [first, second] = back.colours;
  const facts = { first: colourName(first), second: colourName(second) };
  if (back.kind === "worker") return say("what-worker", facts);
  const there = new Set(reserve?.map(colourOf) ?? back.colours);
  if (there.has(first) === there.has(second)) return say("what-girder", facts);
  return there.has(first)
    ? say("what-girder-only", facts)
    : say("what-girder-only", { first: facts.second, second: facts.first });
}

export function cardFront(card: number): string {
  const { girder, worker } = CARDS[card]!;
  return say("card-front", { girder: taskName(girder), worker: taskName(worker) });
}
export function cardBack(card: number): string {
  const { back, colours } = CARDS[card]!;
  const facts = { first: colourName(colours[0]), second: colourName(colours[1]) };
  return back === "girder" ? say("card-back-girder", facts) : say("card-back-worker", facts);
}

/** What was asked and what was found. The piece it is about comes first, then those that show it. */
export function conditionText({ code, held, pieces }: Condition): string {
  const [piece, ...others] = pieces;
  return sayOne("condition", `${hyphened(code)}-${held ? "held" : "missing"}`, {
    piece: piece ? pieceName(piece) : "",
    others: others.length ? pieceNames(others) : "",
    count: others.length,
  });
}

/** The same in the two or three words of a chip. */
export const conditionShort = (code: string): string => sayOne("turn-chip", hyphened(code));

export const coloursLeft = (work: Work): Colour[] => {
  const there = new Set(work.placed.filter((piece) => kindOf(piece) === "girder").map(colourOf));
  return COLOURS.filter((colour) => !there.has(colour));
};
