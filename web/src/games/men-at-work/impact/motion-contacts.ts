/**
 * Contacts worked out from what moves, where nobody tells them: acts of bots that are shown, and replays, have where things were and not how hard
 * they met. Two pieces that touch now and did not a moment ago have met, as fast as they came; what they weigh does the rest.
 */
import { LEAST_UNS, MASS_G } from "../pieces.gen";
import { pointOf, seenFrom, subtract, UNTURNED } from "../geometry/poses";
import { kindOf, type Piece, type Poses, type Vector } from "../geometry/site";
import type { Pose } from "../types.gen";
import { touchOf, touchOfTable, type Touch } from "./boxes";
import { hardest, type Contact, type Met } from "./contact";

const TOUCH_MM = 0.4;
const LEAST_MM_S = 8; // slower, it only trembles
const MOST_MM_S = 3000; // faster, it was put there
const MOVED_MM = 0.02;
const LONG_MS = 150; // after a longer while nobody saw how they came
const MOST = 8;

interface Seen {
  at: number;
  poses: Poses;
}

type Span = readonly [from: Seen, to: Seen];

const HEAVY = 1e9;
const massOf = (piece: Met): number => (piece === "table" || kindOf(piece) === "box" ? HEAVY : MASS_G[kindOf(piece)]);
const isWorn = (one: Met, two: Met): boolean => one.replace("hat-", "worker-") === two.replace("hat-", "worker-");

export class MotionContacts {
  #last: Seen | null = null;
  #before: Seen | null = null;

  /** `at`: milliseconds of the site's own time. `poses`: the whole site as it is then; what has not moved is the same object as before. */
  see(at: number, poses: Poses): Contact[] {
    const last = this.#last;
    if (last && at === last.at) return [];
    if (!last || at < last.at || at - last.at > LONG_MS) {
      [this.#before, this.#last] = [null, { at, poses }];
      return [];
    }
    const now = { at, poses };
    const spans: Span[] = [...(this.#before ? [[this.#before, last] as const] : []), [last, now]];
    [this.#before, this.#last] = [last, now];
    const moved = Object.keys(poses).filter((piece) => hasMoved(last.poses[piece], poses[piece]!));
    return hardest(
      moved.flatMap((piece) =>
        [...this.#near(piece, poses, moved)].flatMap((other) => met(piece, other, moved, spans)),
      ),
      MOST,
    );
  }

  /** What a piece may have met; of two that move, each pair once. */
  *#near(piece: Piece, poses: Poses, moved: readonly Piece[]): Generator<Met> {
    yield "table";
    for (const other of Object.keys(poses))
      if (other !== piece && !isWorn(piece, other) && (other > piece || !moved.includes(other))) yield other;
  }
}

/** Whether two have met in the last span: as fast as they came in one of them. */
function met(piece: Piece, other: Met, moved: readonly Met[], spans: readonly Span[]): Contact[] {
  const [last, now] = spans.at(-1)!;
  const touch = last.poses[piece] && touching(piece, other, now.poses);
  if (!touch || touching(piece, other, last.poses)) return [];
  const speed = Math.max(...spans.map((span) => speedAt(touch.place, piece, other, now.poses, span)));
  const impulse = speed / (1 / massOf(piece) + (moved.includes(other) ? 1 / massOf(other) : 0));
  if (speed < LEAST_MM_S || speed > MOST_MM_S || impulse < LEAST_UNS) return [];
  return [{ at: now.at, pieces: [piece, other], place: touch.place, impulse }];
}

function hasMoved(was: Pose | undefined, now: Pose): boolean {
  if (was === now) return false;
  if (!was) return true;
  const turned = was[1].some((part, n) => Math.abs(part - now[1][n]!) > 1e-4);
  return turned || Math.hypot(...subtract(was[0], now[0])) > MOVED_MM;
}

function touching(piece: Piece, other: Met, poses: Poses): Touch | null {
  const [pose, there] = [poses[piece], other === "table" ? null : poses[other]];
  if (!pose || there === undefined) return null;
  return there ? touchOf(piece, pose, other, there, TOUCH_MM) : touchOfTable(piece, pose, TOUCH_MM);
}

/** How fast two pieces came together where they touch now, mm/s. */
function speedAt(place: Vector, piece: Piece, other: Met, poses: Poses, [since, until]: Span): number {
  const moved = (one: Met): Vector => {
    const [now, from, to] = [poses[one], since.poses[one], until.poses[one]];
    if (one === "table" || !now || !from || !to) return [0, 0, 0];
    const [local] = seenFrom(now, [place, UNTURNED]);
    return subtract(pointOf(to, local), pointOf(from, local));
  };
  return (Math.hypot(...subtract(moved(piece), moved(other))) / (until.at - since.at)) * 1000;
}
