/** Events shown to everybody, one at a time: an accident, Rita's arrival, a title. One after the other, whatever comes next. */
import { slabsOf, topOf } from "../geometry/ground-height";
import { hatOf } from "../hand/holding";
import { kindOf, type Piece, type Poses, type Vector } from "../geometry/site";
import type { Cause, MenAtWorkEvent, View } from "../types.gen";

export interface AccidentMoment {
  kind: "accident";
  seat: number;
  fell: Piece;
  onto: Piece;
  left: number; // certificates
  next: number | null; // who clears up
  at: Vector | null; // where it lies
  cause: Cause | null;
}
export interface TitleMoment {
  kind: "title";
  seat: number;
  piece: Piece;
  mm: number;
  titles: number;
  at: Vector;
}
export type Moment = { kind: "rita" } | AccidentMoment | TitleMoment;

/** Why the last of these acts ended in a fall, where that was seen. */
export function causeIn(events: readonly { kind: string }[]): Cause | null {
  const acts = (events as readonly MenAtWorkEvent[]).filter((one) => one.kind === "placed" || one.kind === "cleared");
  return acts.at(-1)?.seen.cause ?? null;
}

export function momentsOf(events: readonly MenAtWorkEvent[], view: View): Moment[] {
  return events.flatMap((event, at): Moment[] => {
    const acts = events.slice(0, at).filter((one) => one.kind === "placed" || one.kind === "cleared");
    const poses = { ...view.poses, ...acts.at(-1)?.seen.poses };
    if (event.kind === "rita") return [{ kind: "rita" }];
    if (event.kind === "accident") {
      const next = events.slice(at).find((one) => one.kind === "turn");
      const place = poses[event.piece]?.[0] ?? null;
      return [
        {
          kind: "accident",
          seat: event.seat,
          fell: event.piece,
          onto: event.onto,
          left: view.players[event.seat]!.certificates,
          next: view.phase === "clearing" && next ? next.seat : null,
          at: place,
          cause: causeIn(acts),
        },
      ];
    }
    if (event.kind !== "title") return [];
    const top = topPoint(event.piece, poses);
    return [
      {
        kind: "title",
        seat: event.seat,
        piece: event.piece,
        mm: Math.round(top[2]),
        titles: view.players[event.seat]!.titles,
        at: top,
      },
    ];
  });
}

/** The highest point of a piece; a worker wears his hat (M70). */
export function topPoint(piece: Piece, poses: Poses): Vector {
  const parts = kindOf(piece) === "worker" ? [piece, hatOf(piece)] : [piece];
  const slabs = parts.flatMap((one) => (poses[one] ? slabsOf(one, poses[one]) : []));
  const [x, y] = poses[piece]?.[0] ?? [0, 0, 0];
  return [x, y, topOf(slabs)];
}
