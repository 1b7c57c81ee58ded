/** The site, and the places offered, as sentences. */
import { say, sayOne } from "../../../words.svelte";
import { atTheStart, cardBack, pieceName, pieceNames, sortName, taskName } from "../words/names";
import { kindOf } from "../geometry/site";
import { directionOf, whereOf, type Room } from "./site-facts";
import type { Explanation, Offer, Place, Told, View } from "../types.gen";

const capital = (piece: string): string => atTheStart(pieceName(piece));
const place = (at: readonly [number, number]): string => sayOne("say-where", whereOf(at));

/** Everything there is to say of one piece, sentence by sentence. */
export function pieceTold(told: Told): string[] {
  const kind = kindOf(told.piece);
  const facts = { piece: capital(told.piece), where: place(told.at), mm: Math.round(told.top_mm) };
  const lines = [
    kind === "girder" || kind === "beam"
      ? say("say-piece-girder", { ...facts, direction: sayOne("say-direction", directionOf(told.axis_deg)) })
      : say("say-piece", facts),
  ];
  if (kind === "worker" && !told.upright) lines.push(say("say-lying-worker"));
  if (kind === "support" && !told.upright) lines.push(say("say-lying"));
  if (told.bareheaded) lines.push(say("say-bareheaded"));
  const under = told.rests_on.filter((piece) => piece !== "table");
  if (under.length < told.rests_on.length && kind !== "support") lines.push(say("say-on-table"));
  if (under.length) lines.push(say("say-rests-on", { others: pieceNames(under) }));
  if (told.carries.length) lines.push(say("say-carries", { others: pieceNames(told.carries) }));
  if (told.beside.length) lines.push(say("say-beside", { others: pieceNames(told.beside) }));
  return lines;
}

export function summary(site: Explanation): string {
  if (!site.highest) return say("say-empty");
  const facts = { piece: pieceName(site.highest), girder: site.highest_girder ? pieceName(site.highest_girder) : "" };
  return [
    say("say-summary", { count: site.pieces.length, mm: Math.round(site.top_mm) }),
    site.highest_girder ? say("say-highest", facts) : say("say-highest-only", facts),
  ].join(" ");
}

export function roomTold({ piece, place: free, count }: Room): string {
  const facts = { piece: capital(piece), where: place(free.at) };
  const kind = kindOf(piece);
  if (kind === "girder") return say("say-room-girder", { ...facts, mm: Math.round(free.length_mm) });
  if (kind === "worker") return say("say-room-worker", { ...facts, count });
  return say("say-room-support", facts);
}

/** What is left: "6 orange girders" and so on. */
export function reserveTold(site: Explanation): string[] {
  return Object.entries(site.reserve).map(([sort, count]) => {
    const [kind = "", colour] = sort.split("-");
    return sayOne("turn-reserve", kind, { count, colour: colour ? atTheStart(sayOne("colour", colour)) : "" });
  });
}

export function offerTold(offer: Offer, view: View): string {
  const { move } = offer;
  const safety = offer.safety ? sayOne("safety", offer.safety) : "";
  switch (move.kind) {
    case "Place":
      return [placeTold(offer, move, safety, view), offer.highest ? say("say-offer-highest") : ""]
        .filter(Boolean)
        .join(" ");
    case "ClearAway": {
      if (move.piece === "crane") return withSafety(say("offer-put-up"), safety);
      const what = move.path.targets.length ? "offer-pull" : "offer-clear";
      return withSafety(say(what, { piece: pieceName(move.piece) }), safety);
    }
    case "PushBack":
      return withSafety(say("offer-push", { piece: pieceName(move.piece) }), safety);
    case "KeepSupports":
      return say("offer-keep");
    case "Decline":
      return view.work?.impossible === "used_up" ? say("offer-decline-used-up") : say("offer-decline-skipped");
    case "GiveUp":
      return say("offer-give-up");
    case "LayCard":
      return move.on === "draw"
        ? say("offer-lay-draw", { card: cardBack(move.card) })
        : say("offer-lay-discard", { card: taskName(offer.order!.task) });
  }
}

function placeTold(offer: Offer, move: Place, safety: string, view: View): string {
  const facts = {
    piece: atTheStart(handled(move, view)),
    others: pieceNames(offer.rests_on),
    where: place(offer.at ?? [0, 0]),
    mm: Math.floor(offer.top_mm ?? 0), // it is let go half a millimetre above
    safety,
  };
  if (!offer.rests_on.length) return say("say-offer-drop", facts);
  const across = kindOf(move.piece) === "girder" && offer.rests_on.length > 1;
  return across ? say("say-offer-across", facts) : say("say-offer-onto", facts);
}

/** Of what is in the reserve only the sort counts; what stands there already is named. */
function handled(move: Place, view: View): string {
  if (move.piece in view.poses) return say("hold-again", { piece: pieceName(move.piece) });
  if (!move.joined) return sortName(move.piece);
  return say("hold-with", { piece: sortName(move.piece), joined: kindOf(move.joined) });
}

const withSafety = (what: string, safety: string): string =>
  safety ? say("say-offer-safety", { what: what.endsWith(".") ? what : `${what}.`, safety: atTheStart(safety) }) : what;
