/**
 * Every card of a game of Men at Work, the first seat and every tremor, derived again (docs/fairness.md). Where a piece came
 * to rest is no draw, and whether a job was done is no draw either: both are read from the record.
 */
import type { GameRecord } from "../../../wire.gen";
import { mustBe, type DrawCheck } from "../../../verify/draw-check";
import type { Decision } from "../../../verify/draws";
import { DECISION_KINDS } from "./decision-kinds";
import { BACKS } from "./card-backs";
import { Unreadable } from "../../../verify/record-shapes";

interface Back {
  kind: string;
  colours: string[];
}
interface Entry {
  kind: string;
  seat?: number;
  first?: number;
  cards?: number[];
  card?: number | null;
  what?: Back;
  shuffled?: boolean;
  on?: string;
  back?: Back;
  tremor?: number;
}
interface Piles {
  hidden: number[];
  top: string | null; // the back of the uppermost hidden card
  laid: { back: string; card: number | null }[]; // by foremen, uppermost last
  discard: number[];
  flips: number;
  rita: boolean; // is here
}

const KINDS = new Set(
  "hand site ready rita card asked declined laid chosen placed accident given_up out title cleared kept turn end".split(
    " ",
  ),
);
const MOVES = new Set(DECISION_KINDS);
const RITA_WITHIN = 2;
const FOREMAN_CARDS = 2;
type Window = [number, number];
const TREMORS = 2n ** 31n;
const ALL = BACKS.map((_, card) => card);

export async function checkDraws(record: GameRecord, checking: DrawCheck): Promise<void> {
  const entries = record.events.map((event, at) => read(event, at + 1));
  if (entries.at(-1)!.kind !== "end")
    throw new Unreadable({ code: "order", expected: "end", found: entries.at(-1)!.kind }, entries.length);
  const piles: Piles = { hidden: ALL, top: null, laid: [], discard: [], flips: 0, rita: false };
  let decision = checking.begin(1);
  const window = ritaWindow(record);
  let trembling = record.options["site"] !== "by_hand";
  let announced = false;
  piles.hidden = await dealt(record, entries, decision);
  for (const [at, entry] of entries.entries()) {
    const event = at + 1;
    if (MOVES.has(entry.kind)) decision = checking.begin(event);
    switch (entry.kind) {
      case "ready":
        trembling = true;
        break;
      case "rita":
        announced = true;
        break;
      case "card":
        await flip(entry, piles, announced, window, decision, event);
        announced = false;
        break;
      case "laid":
        lay(entry, piles, event);
        break;
      case "chosen":
        piles.laid.at(-1)!.card = entry.card as number;
        mustBe(event, "card", piles.laid.at(-1)!.back, BACKS[entry.card as number]);
        break;
      case "placed":
        await tremble(entry, record, trembling, decision, event);
    }
    await checking.step(event);
  }
}

function read(event: unknown, number: number): Entry {
  const entry = event as Entry;
  if (!KINDS.has(entry.kind)) throw new Unreadable({ code: "not_a_record", field: "kind" }, number);
  const card = (value: unknown) => Number.isInteger(value) && ALL.includes(value as number);
  const fine: Record<string, boolean> = {
    card: !["card", "chosen"].includes(entry.kind) || card(entry.card),
    what: entry.kind !== "card" || Array.isArray(entry.what?.colours),
    back: entry.kind !== "laid" || Array.isArray(entry.back?.colours),
    cards: entry.kind !== "hand" || (Array.isArray(entry.cards) && entry.cards.every(card)),
    seat: !["hand", "placed", "laid"].includes(entry.kind) || Number.isInteger(entry.seat),
    on: entry.kind !== "laid" || entry.on === "draw" || (entry.on === "discard" && card(entry.card)),
  };
  const bad = Object.keys(fine).find((field) => !fine[field]);
  if (bad) throw new Unreadable({ code: "not_a_record", field: bad }, number);
  return entry;
}

/** Who begins, and a foreman's two cards for each seat; what is left is the draw pile. */
async function dealt(record: GameRecord, entries: readonly Entry[], decision: Decision): Promise<number[]> {
  const seats = record.seats.length;
  const named = record.options["first"] as number | "chance";
  const first = named === "chance" ? Number(await decision.below(BigInt(seats), "first")) : named;
  const site = entries.findIndex((entry) => entry.kind === "site");
  if (site < 0) throw new Unreadable({ code: "order", expected: "site", found: entries[0]!.kind }, 1);
  let left = ALL;
  const hands = record.options["foreman"] ? seats : 0;
  for (let seat = 0; seat < hands; seat++) {
    const entry = entries[seat]!;
    if (entry.kind !== "hand") throw new Unreadable({ code: "order", expected: "hand", found: entry.kind }, seat + 1);
    const cards: number[] = [];
    for (let one = 0; one < 2; one++) {
      cards.push(await decision.choose(left, "hand"));
      left = left.filter((card) => !cards.includes(card));
    }
    mustBe(seat + 1, "seat", seat, entry.seat);
    mustBe(
      seat + 1,
      "cards",
      cards.sort((one, other) => one - other),
      entry.cards,
    );
  }
  const found = entries.findIndex((entry, at) => at >= hands && entry.kind === "hand");
  if (found >= 0) throw new Unreadable({ code: "order", expected: "site", found: "hand" }, found + 1);
  mustBe(site + 1, "first", first, entries[site]!.first);
  return left;
}

const named = (back: Back) => [back.kind, ...back.colours].join(" ");

async function flip(
  entry: Entry,
  piles: Piles,
  announced: boolean,
  window: Window,
  decision: Decision,
  event: number,
): Promise<void> {
  mustBe(event, "rita", await comes(piles, window, decision), announced ? "yes" : "no");
  piles.rita ||= announced;
  const laid = piles.laid.pop();
  const fitting = piles.hidden.filter((card) => piles.top === null || BACKS[card] === piles.top);
  if (laid && laid.card === null) throw new Unreadable({ code: "order", expected: "chosen", found: "card" }, event);
  const card = await decision.choose(laid ? [laid.card!] : fitting, "card");
  mustBe(event, "card", card, entry.card);
  piles.flips += 1;
  piles.discard.push(card);
  if (!laid) {
    piles.hidden = piles.hidden.filter((one) => one !== card);
    piles.top = null;
  }
  const shuffled = !piles.hidden.length && !piles.laid.length;
  if (shuffled) {
    piles.hidden = piles.discard.slice(0, -1).sort((one, other) => one - other);
    piles.discard = piles.discard.slice(-1);
  }
  mustBe(event, "shuffled", shuffled, entry.shuffled);
  const shows = piles.laid.at(-1)?.back ?? piles.top;
  const what = await decision.choose(shows === null ? piles.hidden.map((one) => BACKS[one]!) : [shows], "top");
  mustBe(event, "what", what, named(entry.what!));
  if (!piles.laid.length) piles.top = what;
}

/** How many cards are flipped before Rita, at least and at most: a share of the pile that is there, give or take two (M11). */
function ritaWindow({ rules, options, seats }: GameRecord): Window {
  if ((rules ?? 1) < 2) return [7, 11];
  const pile = ALL.length - (options["foreman"] ? FOREMAN_CARDS * seats.length : 0);
  const middle = Math.floor(pile * (options["rita"] as number) + 0.5);
  return [Math.max(0, Math.min(middle - RITA_WITHIN, pile - 1)), Math.min(middle + RITA_WITHIN, pile - 1)];
}

async function comes(piles: Piles, [earliest, latest]: Window, decision: Decision): Promise<string> {
  if (piles.rita || piles.flips < earliest) return decision.choose(["no"], "rita");
  const others = Math.max(0, latest - piles.flips);
  return decision.choose(["yes", ...Array<string>(others).fill("no")], "rita");
}

/** A foreman's card changes WHAT or HOW; which one he laid on the draw pile the next event tells. */
function lay(entry: Entry, piles: Piles, event: number): void {
  if (entry.on === "discard") {
    mustBe(event, "back", BACKS[entry.card as number], named(entry.back!));
    piles.discard.push(entry.card as number);
  } else piles.laid.push({ back: named(entry.back!), card: null });
}

async function tremble(
  entry: Entry,
  record: GameRecord,
  trembling: boolean,
  decision: Decision,
  event: number,
): Promise<void> {
  const expert = (record.options["experts"] as number[]).includes(entry.seat!);
  const shakes = record.options["tremor"] === "all" || (record.options["tremor"] === true && expert);
  const seed = trembling && shakes ? Number(await decision.below(TREMORS, "tremor")) : undefined;
  mustBe(event, "tremor", seed ?? "–", entry.tremor ?? "–");
}
