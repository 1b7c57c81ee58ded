/** Events as sentences: only what stands in the events is told. */
import { takenBackIn } from "../../../table/take-back/taken-back";
import { somebody, type Somebody } from "../../../company/somebody";
import { say, sayOne } from "../../../words.svelte";
import { causeText } from "./cause-words";
import { causeIn } from "../moments/moments";
import { cardFront, pieceName, pieceNames, taskHow, taskName, whatText } from "./names";
import { kindOf, type Piece } from "../geometry/site";
import {
  CARDS,
  type AccidentHappened,
  type CardFlipped,
  type MenAtWorkEvent,
  type PieceCleared,
  type PiecePlaced,
  type Place,
} from "../types.gen";

type Who = (seat: number) => Somebody;

export interface News {
  text: string;
  urgent: boolean; // an accident
}

/** `wanted`: which of them, if not all are. */
export function newsOf(
  events: readonly MenAtWorkEvent[],
  names: readonly string[],
  you: number | null,
  wanted: (event: MenAtWorkEvent) => boolean = () => true,
): News[] {
  const who: Who = (seat) => somebody(seat, names, you);
  const back = takenBackIn(events);
  if (back) return [{ text: say("taken-back", who(back.seat)), urgent: false }];
  return events.flatMap((event, at) => {
    if (!wanted(event)) return [];
    const text = told(event, events.slice(0, at), events.slice(at + 1), who);
    return text ? [{ text, urgent: event.kind === "accident" || event.kind === "out" }] : [];
  });
}

const piecesOf = (move: Place): Piece[] => (move.joined ? [move.piece, move.joined] : [move.piece]);

function told(
  event: MenAtWorkEvent,
  before: readonly MenAtWorkEvent[],
  after: readonly MenAtWorkEvent[],
  who: Who,
): string {
  const mover = who("seat" in event ? event.seat : -1);
  switch (event.kind) {
    case "site": {
      const facts = { ...who(event.first) };
      return after.some((one) => one.kind === "card")
        ? say("event-site-prepared", facts)
        : say("event-preparing", facts);
    }
    case "ready":
      return say("event-site-prepared", { ...mover });
    case "rita":
      return say("event-rita");
    case "card":
      return flipped(event, before, after[0]?.kind === "asked", who);
    case "asked":
      return say("event-asked", { ...mover });
    case "declined":
      return say("event-declined", { ...mover });
    case "given_up":
      return say("event-given-up", { ...mover });
    case "laid":
      if (event.on === "draw" || event.card === null)
        return say("event-laid-on-draw", { ...mover, what: whatText(event.back) });
      return say("event-laid-on-discard", { ...mover, how: cardFront(event.card) });
    case "placed":
      return placed(event, mover);
    case "cleared":
      return cleared(event, mover);
    case "kept":
      return say("event-supports-kept", { ...mover });
    case "accident":
      return [accidentText(event, mover), causeSaid(before)].filter(Boolean).join(" ");
    case "out":
      return say("event-out", { ...mover });
    case "title":
      return say("event-title", { ...mover, piece: pieceName(event.piece) });
    case "turn": {
      const acts = before.filter((one) => one.kind === "placed" || one.kind === "cleared");
      const seen = acts.at(-1)?.seen;
      const lying = [...(seen?.lying ?? []), ...(seen?.optional ?? [])];
      return lying.length
        ? say("event-passed-to-clear", { ...mover, pieces: pieceNames(lying) })
        : say("event-passed", { ...mover });
    }
    default:
      return "";
  }
}

function flipped(event: CardFlipped, before: readonly MenAtWorkEvent[], asked: boolean, who: Who): string {
  const safe = ["cleared", "kept"].includes(before[0]?.kind ?? "") && !before.some((one) => one.kind === "card");
  const task = event.what.kind === "girder" ? CARDS[event.card]!.girder : CARDS[event.card]!.worker;
  return [
    safe ? say("event-site-safe") : "",
    event.shuffled ? say("event-shuffled") : "",
    event.then === "skipped" && !asked ? say("event-skipped") : "",
    event.then === "work"
      ? say("event-work", {
          ...who(whose(before)),
          what: whatText(event.what),
          how: `${taskName(task)}. ${taskHow(task)}`,
        })
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Whose card it is: the hook was passed, the game begins, or whoever acted goes on. */
function whose(before: readonly MenAtWorkEvent[]): number {
  for (const event of [...before].reverse()) {
    if (event.kind === "site") return event.first;
    if ("seat" in event) return event.seat;
  }
  return 0;
}

function placed({ move, seen }: PiecePlaced, mover: Somebody): string {
  const facts = { ...mover, pieces: pieceNames(piecesOf(move)) };
  const slipped = seen.slipped && (seen.gone?.length ?? 0) > 0;
  const conditions = seen.conditions ?? [];
  return [
    slipped ? say("event-slipped", facts) : say("event-put", facts),
    slipped && seen.cause ? causeText(seen.cause) : "",
    seen.settled === false ? say("event-restless") : "",
    conditions.length && !conditions.every((one) => one.held) ? say("event-not-followed") : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function cleared({ move, seen }: PieceCleared, mover: Somebody): string {
  const facts = { ...mover, piece: pieceName(move.piece) };
  if (move.kind === "PushBack") {
    const up = move.piece in seen.poses && !seen.lying?.includes(move.piece);
    return up ? say("event-pushed-back", facts) : say("event-pushed-in-vain", facts);
  }
  if (move.piece === "crane")
    return seen.lying?.includes("crane")
      ? say("event-put-up-in-vain", { ...mover })
      : say("event-put-up", { ...mover });
  if (!seen.gone?.length) return say("event-pulled-in-vain", facts);
  return move.path.targets.length ? say("event-pulled", facts) : say("event-cleared", facts);
}

/** Why it fell, where that was seen; the act stands before the accident. */
function causeSaid(before: readonly MenAtWorkEvent[]): string {
  const cause = causeIn(before);
  return cause ? causeText(cause) : "";
}

export function accidentText({ piece, onto }: Pick<AccidentHappened, "piece" | "onto">, mover: Somebody): string {
  const how = piece === "crane" ? "tipped" : onto === "table" ? onto : kindOf(onto);
  return sayOne("accident", how, {
    ...mover,
    piece: pieceName(piece),
    onto: pieceName(onto),
  });
}
