/** The one line that says what to do now: every step of a turn, of preparing, of clearing up, and of waiting. */
import { listed, say } from "../../../../words.svelte";
import { BEAM_MM, nearestWorker, REACHES, type Span } from "../../geometry/beam-reach";
import { colourName, COLOURS, coloursLeft, colourOf, pieceName, type Colour } from "../../words/names";
import { helpOf, tellsGap, type Help } from "../../hand/hand-help";
import type { Act, Step } from "../play.svelte";
import { kindOf, type MenAtWorkSight } from "../../geometry/site";
import type { MenAtWorkEvent, Offered, Pose, View, Work } from "../../types.gen";

export interface Situation {
  step: Step;
  sight: MenAtWorkSight;
  act: Act | null;
  names: readonly string[];
  you: number | null;
  bots: readonly boolean[];
  slow: boolean; // whoever is to move has taken some time
  places?: "some" | "here" | null; // offered to the hand: rings are drawn there
}

export function promptOf({ step, sight, act, names, you, bots, slow, places }: Situation): string {
  const { view, legal } = sight;
  switch (step) {
    case "loading":
      return say("table-loading");
    case "over":
      return say("turn-over");
    case "take":
      if (hasSlipped(sight)) return say("turn-slipped");
      return legal && view.work ? askedFor(view, view.work, legal) : "";
    case "asked":
      return view.work?.impossible === "used_up" ? say("board-impossible-used-up") : say("board-impossible-skipped");
    case "clear":
      return view.clearing.lying.length ? say("turn-now-clear") : say("turn-now-keep");
    case "settling":
      return say("turn-settling");
    case "hold":
      return act ? holding(act, helpOf(view.options), places ?? null) : "";
    case "wait":
      return waiting(view, act, names, you, bots, slow);
  }
}

/** The piece slipped to the table before it was part of anything (M61): it is back in the reserve. */
function hasSlipped({ seat, events }: MenAtWorkSight): boolean {
  const placed = (events as readonly MenAtWorkEvent[]).find((event) => event.kind === "placed");
  return placed?.seat === seat && placed.seen.slipped === true && (placed.seen.gone?.length ?? 0) > 0;
}

function holding({ taken, felt }: Act, help: Help, places: Situation["places"]): string {
  if (taken.kind === "ClearAway") return say("turn-hold-hook");
  if (taken.kind === "PushBack") return say("turn-hold-push");
  if (!tellsGap(help)) return say("turn-hold-alone");
  if (!felt.touches?.length) {
    // In the air nothing has been shown yet.
    if (!places) return say("turn-hold-lower");
    return places === "here" ? say("turn-hold-ring") : say("turn-hold-rings");
  }
  if (!felt.conditions?.length) return say("turn-hold-touches");
  return felt.conditions.every((one) => one.held) ? say("turn-hold-all") : say("turn-hold-not-yet");
}

function waiting(
  view: View,
  act: Act | null,
  names: readonly string[],
  you: number | null,
  bots: readonly boolean[],
  slow: boolean,
): string {
  const seat = act?.seat ?? view.to_move ?? view.active;
  const name = names[seat] ?? "";
  if (act?.letGo) return say("turn-settling");
  if (act && act.taken.kind === "Place") return say("turn-wait-holds", { name, piece: pieceName(act.piece) });
  if (you !== null && view.players[you]?.certificates === 0) return say("turn-wait-out", { name });
  if (view.phase === "preparing") return say("turn-wait-prepares", { name });
  if (view.phase === "clearing") return say("turn-wait-clears", { name });
  if (view.phase === "asked") return say("turn-wait-asked", { name });
  return bots[seat] && slow ? say("turn-wait-bot", { name }) : say("turn-wait", { name });
}

/** How far the next worker is, where a beam is to connect them (M59); null: nothing to say, or the table gives less help. */
export function connectingHint(
  { step, sight, act }: Pick<Situation, "step" | "sight" | "act">,
  held: Pose | null,
): string | null {
  const { view } = sight;
  if (view.work?.order.task !== "connected" || helpOf(view.options) !== "all") return null;
  if (step === "hold" && act && held && kindOf(act.piece) === "worker")
    return reachTold(nearestWorker(act.piece, held, view.poses), true);
  const placed = view.work.placed.find((piece) => kindOf(piece) === "worker" && piece in view.poses);
  if (!placed || (step !== "take" && step !== "hold")) return null;
  return reachTold(nearestWorker(placed, view.poses[placed]!, view.poses), false);
}

/** `leading`: his place is still to be chosen; otherwise it is only told that it was too far. */
function reachTold(span: Span | null, leading: boolean): string | null {
  if (!span || (!leading && !span.tooFar)) return null;
  const far = span.tooFar
    ? say("turn-connect-far", { mm: span.mm, beam: BEAM_MM })
    : say("turn-connect-near", { mm: span.mm });
  const [[from, to], [near, wide]] = [REACHES.inLine, REACHES.beside];
  const then = leading ? say("turn-connect-reach", { from, to, near, far: wide }) : say("turn-connect-again");
  return `${far} ${then}`;
}

/** What the hand is to take, and where it goes. */
export function askedFor(view: View, work: Work, { step, candidates, phase }: Offered): string {
  if (phase === "preparing") return preparing(work, step?.kind ?? null);
  if (!step) return say("turn-now-repair");
  const { task } = work.order;
  const placed = work.placed.map(kindOf);
  const colours = step.kind === "girder" ? offeredColours(view, candidates) : gloveColours(view, work);
  const [first = "", second = ""] = colours.map(colourName);
  const two = colours.length > 1;
  switch (step.kind) {
    case "support":
      return task === "support_on_girder" ? say("turn-now-support-up") : say("turn-now-support");
    case "girder":
      if (step.joined)
        return two
          ? say("turn-now-girder-with-brick", { first, second })
          : say("turn-now-girder-with-brick-only", { first });
      if (placed.includes("support"))
        return two ? say("turn-now-support-girder", { first, second }) : say("turn-now-support-girder-only", { first });
      return two ? say("turn-now-girder", { first, second }) : say("turn-now-girder-only", { first });
    case "worker":
      if (task === "then_worker") return say("turn-now-worker-then");
      if (placed.includes("worker")) return say("turn-now-second-worker");
      if (step.joined)
        return two
          ? say("turn-now-worker-with-beam", { first, second })
          : say("turn-now-worker-with-beam-only", { first });
      return two ? say("turn-now-worker", { first, second }) : say("turn-now-worker-only", { first });
    case "brick":
      if (step.or_kind) return say("turn-now-brick-or-beam");
      return placed.includes("brick") ? say("turn-now-second-brick") : say("turn-now-brick");
    case "beam":
      if (task === "connected") return say("turn-now-connecting-beam");
      return placed.includes("beam") ? say("turn-now-second-beam") : say("turn-now-beam");
    default:
      return "";
  }
}

function preparing(work: Work, kind: string | null): string {
  if (kind === "support")
    return say("turn-now-prepare-support", {
      number: work.placed.filter((one) => kindOf(one) === "support").length + 1,
    });
  if (kind === "girder") return say("turn-now-prepare-girder", { colours: listed(coloursLeft(work).map(colourName)) });
  return kind === "worker" ? say("turn-now-prepare-worker") : say("turn-now-prepare-repair");
}

/** Those that may be taken from the reserve. */
function offeredColours(view: View, candidates: readonly string[]): Colour[] {
  const there = new Set(candidates.filter((piece) => !(piece in view.poses)).map(colourOf));
  return COLOURS.filter((colour) => there.has(colour));
}

/** Those of the card that some girder of the site has. */
function gloveColours(view: View, work: Work): Colour[] {
  const there = new Set(Object.keys(view.poses).map(colourOf));
  return COLOURS.filter((colour) => work.order.colours.includes(colour) && there.has(colour));
}
