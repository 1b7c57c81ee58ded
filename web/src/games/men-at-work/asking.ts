/** The one line that says what to do now: every step of a turn, of preparing, of clearing up, and of waiting. */
import { listed, say } from "../../words.svelte";
import { colourName, COLOURS, coloursLeft, colourOf, pieceName, type Colour } from "./naming";
import type { Act, Step } from "./play.svelte";
import { kindOf, type MenAtWorkSight } from "./site";
import type { MenAtWorkEvent, Offered, View, Work } from "./types.gen";

export interface Situation {
  step: Step;
  sight: MenAtWorkSight;
  act: Act | null;
  names: readonly string[];
  you: number | null;
  bots: readonly boolean[];
  slow: boolean; // whoever is to move has taken some time
}

export function whatNow({ step, sight, act, names, you, bots, slow }: Situation): string {
  const { view, legal } = sight;
  switch (step) {
    case "loading":
      return say("table-loading");
    case "over":
      return say("turn-over");
    case "take":
      if (hasSlipped(sight)) return say("turn-slipped");
      return legal && view.work ? askedFor(view, view.work, legal) : "";
    case "clear":
      return view.clearing.lying.length ? say("turn-now-clear") : say("turn-now-keep");
    case "settling":
      return say("turn-settling");
    case "hold":
      return act ? holding(act) : "";
    case "wait":
      return waiting(view, act, names, you, bots, slow);
  }
}

/** The piece slipped to the table before it was part of anything (M61): it is back in the reserve. */
function hasSlipped({ seat, events }: MenAtWorkSight): boolean {
  const placed = (events as readonly MenAtWorkEvent[]).find((event) => event.kind === "placed");
  return placed?.seat === seat && placed.seen.slipped === true && (placed.seen.gone?.length ?? 0) > 0;
}

function holding({ taken, felt }: Act): string {
  if (taken.kind === "ClearAway") return say("turn-hold-hook");
  if (taken.kind === "PushBack") return say("turn-hold-push");
  if (felt.conditions?.length && felt.conditions.every((one) => one.held)) return say("turn-hold-all");
  return felt.touches?.length ? say("turn-hold-touches") : say("turn-hold-lower");
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
  return bots[seat] && slow ? say("turn-wait-bot", { name }) : say("turn-wait", { name });
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
