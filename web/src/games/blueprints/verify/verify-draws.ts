/**
 * Every draw of a game of Blueprints, derived again and held against the record (docs/fairness.md). It holds the draws, and
 * where each die went; it does not hold the rules: which die was picked, whose turn it was and what a building scores is read.
 */
import type { GameRecord } from "../../../wire.gen";
import type { Decision } from "../../../verify/draws";
import { FULL_BAG, LETTERS, MATERIAL, PICKS, PLANS, POOL_SIZE, SPACES, VALUES, shelf, without } from "./box-contents";
import { Unreadable } from "../../../verify/record-shapes";
import { blueprintsEntry, type BlueprintsEntry, type PickEntry, type RevealEntry, type RoundEntry } from "./entries";
import { differs, mustBe, type DrawCheck } from "../../../verify/draw-check";

interface Round {
  bag: string[];
  pool: string[];
  plans: string[];
  stacks: string[][][]; // by seat, by space
  picks: number;
}

export async function checkDraws(record: GameRecord, checking: DrawCheck): Promise<void> {
  const seats = record.seats.length;
  const entries = record.events.map((event, at) => blueprintsEntry(event, at + 1));
  orderly(entries, seats);
  let deck = [...PLANS];
  let round: Round | null = null;
  let decision = checking.begin(1);
  for (const [at, entry] of entries.entries()) {
    const number = at + 1;
    if (entry.kind === "pick") {
      decision = checking.begin(number);
      await pick(entry, round!, decision, seats, number);
    } else if (entry.kind === "round") {
      round = await begin(entry, record, decision, deck, number);
      deck = deck.filter((plan) => !round!.plans.includes(plan));
    } else if (entry.kind === "reveal") reveal(entry, round!, number);
    await checking.step(number);
  }
}

/** `round`, six `pick` a seat, `reveal`; three times; then `end`: of a game that is over. */
function orderly(entries: readonly BlueprintsEntry[], seats: number): void {
  const one = ["round", ...Array<string>(PICKS * seats).fill("pick"), "reveal"];
  const expected = [...one, ...one, ...one, "end"];
  for (let at = 0; at < Math.max(expected.length, entries.length); at++) {
    const [kind, found] = [expected[at] ?? "–", entries[at]?.kind ?? "–"];
    if (kind !== found) throw new Unreadable({ code: "order", expected: kind, found }, at + 1);
  }
}

async function begin(
  entry: RoundEntry,
  record: GameRecord,
  decision: Decision,
  deck: readonly string[],
  event: number,
): Promise<Round> {
  const seats = record.seats.length;
  if (decision.number === 0) {
    const named = record.options["first"] as number | "chance";
    const first = named === "chance" ? Number(await decision.below(BigInt(seats), "first")) : named;
    mustBe(event, "first", first, entry.first);
  }
  const one = await decision.choose(FULL_BAG, "in-demand");
  const left = without(FULL_BAG, one);
  let other = await decision.choose(left, "in-demand");
  while (other === one) other = await decision.choose(left, "in-demand");
  mustBe(event, "in_demand", [MATERIAL[one], MATERIAL[other]], entry.in_demand);
  const plans: string[] = [];
  for (let seat = 0; seat < seats; seat++)
    plans.push(
      await decision.choose(
        deck.filter((plan) => !plans.includes(plan)),
        "deck",
      ),
    );
  mustBe(event, "plans", plans, entry.plans);
  const round = { bag: without(left, other), pool: [] as string[], plans, stacks: [] as string[][][], picks: 0 };
  round.pool = shelf(await roll(round, POOL_SIZE[seats]!, decision));
  mustBe(event, "pool", round.pool, entry.pool);
  round.stacks = plans.map(() => SPACES.map(() => []));
  return round;
}

async function roll(round: Round, count: number, decision: Decision): Promise<string[]> {
  const dice: string[] = [];
  for (let one = 0; one < count; one++) {
    const letter = await decision.choose(inOrder(round.bag), "bag");
    round.bag = without(round.bag, letter);
    dice.push(letter + (await decision.choose(VALUES, "roll")));
  }
  return dice;
}

const inOrder = (bag: readonly string[]) => LETTERS.flatMap((letter) => bag.filter((one) => one === letter));

async function pick(entry: PickEntry, round: Round, decision: Decision, seats: number, event: number): Promise<void> {
  round.picks += 1;
  const removed = entry.discard === undefined ? [] : [entry.discard];
  for (const [field, die] of [["die", entry.die], ...removed.map((die) => ["discard", die])] as [string, string][]) {
    if (!round.pool.includes(die)) differs(event, field, round.pool, die);
    round.pool = without(round.pool, die);
  }
  const last = round.picks === PICKS * seats;
  const drawn = last ? [] : await roll(round, seats === 2 ? 2 : 1, decision);
  mustBe(event, "drawn", drawn, entry.drawn);
  round.pool = shelf([...round.pool, ...drawn]);
  const stacks = round.stacks[entry.seat];
  if (!stacks || entry.space === undefined)
    throw new Unreadable({ code: "not_a_record", field: stacks ? "space" : "seat" }, event);
  if (entry.space !== null) stacks[SPACES.indexOf(entry.space as (typeof SPACES)[number])]!.push(entry.die);
}

/** The buildings that turn up are the ones that were built. */
function reveal(entry: RevealEntry, round: Round, event: number): void {
  mustBe(
    event,
    "buildings",
    round.stacks.map((stacks, seat) => written(round.plans[seat]!, stacks)),
    entry.buildings,
  );
}

function written(plan: string, stacks: readonly string[][]): string {
  const cells = plan.split(" / ").flatMap((row) => row.split(" "));
  const texts = cells.map((cell, at) => stacks[at]!.join("") || (cell === "x" ? "x" : "-"));
  return [0, 2, 4].map((at) => `${texts[at]} ${texts[at + 1]}`).join(" / ");
}
