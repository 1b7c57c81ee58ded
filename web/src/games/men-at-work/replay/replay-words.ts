/** A replay of Men at Work in sentences: what an act was, how a turn ended and why. */
import { takenBackIn } from "../../../table/take-back/taken-back";
import type { IconName } from "../../../ui/icons";
import { somebody, type Somebody } from "../../../company/somebody";
import { say } from "../../../words.svelte";
import { atTheStart, conditionText, pieceName, pieceNames } from "../words/names";
import { newsOf } from "../words/event-words";
import { eventIn, happeningsOf, restOf, type Act, type Happening, type Turn } from "./replay-acts";
import type { Condition, PieceCleared, PiecePlaced } from "../types.gen";

type Names = readonly string[];
type Seat = number | null;

/** What is done while it moves, and what came of it once it rests. */
export function actText(act: Act, names: Names, you: Seat, rests: boolean): string {
  const { hand } = act;
  if (hand && !rests) return hand.kind === "placed" ? putText(hand, names, you) : clearingText(hand, names, you);
  // Whose turn is next and what then is to be done is told with that turn.
  const told = newsOf(
    act.events,
    names,
    you,
    (event) => event.kind !== "turn" && !(event.kind === "card" && event.then === "work"),
  ).map((one) => one.text);
  if (hand?.kind === "placed" && hand.seen.conditions?.length && holds(hand.seen.conditions)) {
    told.splice(1, 0, say("event-followed"));
    if (act.before?.piles.rita_is_here && !eventIn(act, "title")) told.push(say("again-below"));
  }
  return told.join(" ");
}

const putText = ({ seat, move }: PiecePlaced, names: Names, you: Seat) =>
  say("event-put", {
    ...somebody(seat, names, you),
    pieces: pieceNames(move.joined === null ? [move.piece] : [move.piece, move.joined]),
  });
const holds = (conditions: readonly Condition[]): boolean => conditions.every((condition) => condition.held);

function clearingText({ seat, move }: PieceCleared, names: Names, you: Seat): string {
  const facts = { ...somebody(seat, names, you), piece: pieceName(move.piece) };
  if (move.kind === "PushBack") return say("again-pushes", facts);
  return move.path.targets.length ? say("again-hook", facts) : say("again-clears", facts);
}

// How a turn ended

export interface Verdict {
  icon: IconName;
  text: string;
  bad: boolean;
  reasons: readonly Condition[]; // of the last attempt that was judged
  tries: number; // before that, in vain
}

export function verdictOf(turn: Turn): Verdict {
  const last = turn.acts.at(-1)!;
  const judged = turn.acts.filter((act) => act.hand?.kind === "placed" && act.hand.seen.conditions?.length);
  const reasons = judged.at(-1)?.hand?.seen.conditions ?? [];
  const tries = turn.acts.filter(({ hand }) => hand?.kind === "placed" && failed(hand)).length;
  const verdict = { reasons, bad: false, tries };
  if (takenBackIn(last.events))
    return { ...verdict, icon: "undo", reasons: [], tries: 0, text: say("take-back-moment") };
  if (eventIn(last, "given_up")) {
    const text = eventIn(last, "out") ? say("again-verdict-given-up-out") : say("again-verdict-given-up");
    return { ...verdict, icon: "leave", bad: true, text };
  }
  if (eventIn(last, "out"))
    return { ...verdict, icon: "leave", bad: true, reasons: [], text: say("again-verdict-out") };
  if (eventIn(last, "accident"))
    return { ...verdict, icon: "cross", bad: true, reasons: [], text: say("again-verdict-accident") };
  const title = eventIn(last, "title");
  if (title) return { ...verdict, icon: "hat", text: say("again-verdict-title", { mm: Math.round(last.height) }) };
  if (eventIn(last, "turn") ?? eventIn(last, "end"))
    return last.hand
      ? { ...verdict, icon: "check", text: followed(last) }
      : { ...verdict, icon: "house", text: say("again-verdict-end") };
  return { ...verdict, icon: "clock", text: say("again-verdict-open") };
}

const failed = ({ seen }: PiecePlaced): boolean =>
  seen.slipped === true || (seen.conditions !== undefined && seen.conditions.length > 0 && !holds(seen.conditions));
const followed = (act: Act): string =>
  act.before?.piles.rita_is_here ? say("again-verdict-low") : say("again-verdict-followed");

export const reasonText = (condition: Condition): string => atTheStart(conditionText(condition));

// Signs along the rule

const SIGNS: Record<Happening, IconName> = {
  accident: "cross",
  title: "hat",
  rita: "rita",
  skipped: "skip",
  given_up: "leave",
  out: "leave",
  end: "tree",
  taken_back: "undo",
};

export interface Sign {
  seconds: number;
  icon: IconName;
  name: string;
  urgent: boolean;
}

/** One disc an act: whoever is out had an accident or gave up, and where the game ends the tree stands at the very end. */
export function signsOf(acts: readonly Act[], names: Names, you: Seat): Sign[] {
  return acts.flatMap((act) => {
    const found = happeningsOf(act);
    const later = act.turn === act.view.turn ? act.turn : act.view.turn;
    const signs = found
      .filter((one) => !((one === "accident" || one === "given_up") && found.includes("out")))
      .map((one) => ({
        one,
        seconds: one === "rita" || one === "skipped" ? restOf(act) + act.stands : restOf(act),
        icon: one === "out" ? SIGNS.accident : SIGNS[one],
        urgent: one === "accident" || one === "out",
        name: signName(one, somebody(act.seat, names, you), one === "rita" || one === "skipped" ? later : act.turn),
      }));
    return signs.filter((sign, at) => signs.findIndex((other) => other.one === sign.one) === at);
  });
}

function signName(one: Happening, mover: Somebody, turn: number): string {
  switch (one) {
    case "accident":
      return say("again-mark-accident", { ...mover, turn });
    case "given_up":
      return say("again-mark-given-up", { ...mover, turn });
    case "title":
      return say("again-mark-title", { ...mover, turn });
    case "out":
      return say("again-mark-out", { ...mover, turn });
    case "rita":
      return say("again-mark-rita", { turn });
    case "skipped":
      return say("again-mark-skipped", { turn });
    case "taken_back":
      return say("take-back-moment");
    case "end":
      return say("again-mark-end", { turn });
  }
}
