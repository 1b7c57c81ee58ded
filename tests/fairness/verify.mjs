// A verifier of records of the second form, written from docs/fairness.md alone: Node.js and nothing else.
// It reads records, one a line, from the standard input and writes one line for each: "proved", or why not.
import { createHash, createHmac, createPublicKey, verify as verifySignature } from "node:crypto";
import { createInterface } from "node:readline";

class Refused extends Error {}
const must = (holds, why) => {
  if (!holds) throw new Refused(why);
};
const sha256 = (bytes) => createHash("sha256").update(bytes).digest();
const hash = (text) => sha256(Buffer.from(text, "ascii")).toString("hex");
const bytesOf = (digits) => Buffer.from(digits, "hex");
const isHex = (value, length) => typeof value === "string" && new RegExp(`^[0-9a-f]{${length}}$`).test(value);
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

// Signatures: a key as RFC 8410 wraps it
const SPKI = Buffer.from("302a300506032b6570032100", "hex");
function isSigned(server, text, signature) {
  try {
    const key = createPublicKey({ key: Buffer.concat([SPKI, bytesOf(server)]), format: "der", type: "spki" });
    return verifySignature(null, Buffer.from(text, "ascii"), key, bytesOf(signature));
  } catch {
    return false;
  }
}

// What is signed and mixed
const promiseOf = (seat) => (seat.kind === "bot" ? "bot" : `person/${seat.salt_hash}/${seat.chain_end}`);
function mixesOf(promises, salts, links) {
  const mixes = [hash(["chantier/2", "start", hash(promises), ...salts].join("|"))];
  links.forEach((link, at) => mixes.push(hash(`chantier/2|move|${mixes[at]}|${at + 1}|${link ?? ""}`)));
  return mixes;
}

const BEGINS = {
  blueprints: ["pick"],
  "men-at-work": ["placed", "cleared", "kept", "laid", "declined", "given_up"],
};

function checkEvidence(record) {
  const { commitment, salts, evidence } = record.fairness;
  must(record.format === "chantier/2" && evidence, "it is not of the second form");
  must(isHex(commitment, 64) && isHex(evidence.server, 64) && isHex(evidence.table, 64), "something is not a hash");
  must(Number.isInteger(evidence.attempt) && evidence.attempt >= 1, "there is no attempt");
  must(evidence.seats.length === record.seats.length && salts.length === record.seats.length, "seats are missing");
  evidence.seats.forEach((seat, at) => {
    if (seat.kind === "bot") must(!salts[at] && !seat.salt_hash && !seat.chain_end, `seat ${at} is a bot's`);
    else {
      must(seat.kind === "person" && isHex(seat.salt_hash, 64) && isHex(seat.chain_end, 64), `seat ${at} promised nothing`);
      must(isHex(salts[at], 32), `seat ${at} has no salt`);
      must(sha256(bytesOf(salts[at])).toString("hex") === seat.salt_hash, `seat ${at} broke its promise`);
    }
  });
  const { table, attempt, server, signatures, chain_links: links } = evidence;
  const movers = record.events.filter((one) => BEGINS[record.game].includes(one.kind)).map((one) => one.seat);
  must(movers.length === links.length, "links do not fit the decisions");
  const promises = ["chantier/2", "promises", table, attempt, commitment, ...evidence.seats.map(promiseOf)].join("|");
  const mixes = mixesOf(promises, salts, links);
  const texts = {
    commitment: ["chantier/2", "commitment", table, attempt, record.game, commitment].join("|"),
    promises,
    start: ["chantier/2", "mix", table, attempt, 0, mixes[0]].join("|"),
    newest: ["chantier/2", "mix", table, attempt, links.length, mixes.at(-1)].join("|"),
  };
  for (const [step, text] of Object.entries(texts)) must(isSigned(server, text, signatures[step]), `${step} is not signed`);
  checkLinks(evidence, movers, record.notes ?? []);
  return mixes;
}

function checkLinks({ seats, chain_links: links }, movers, notes) {
  links.forEach((link, at) => {
    const [n, seat] = [at + 1, movers[at]];
    must(seats[seat], `decision ${n} is nobody's`);
    let [present, chain] = [true, true];
    for (const note of notes.filter((one) => one.seat === seat && one.n <= n)) {
      if (note.kind === "chain_lost") chain = false;
      if (note.kind === "stand_in") present = false;
      if (note.kind === "returned") present = true;
    }
    const isPerson = seats[seat].kind === "person";
    if (link === null) return must(!(isPerson && present && chain), `the link of decision ${n} is missing`);
    must(isHex(link, 64) && isPerson && chain, `decision ${n} should have no link`);
    let found = bytesOf(link);
    for (let times = 0; times < n; times++) found = sha256(found);
    must(found.toString("hex") === seats[seat].chain_end, `the link of decision ${n} is of another chain`);
  });
}

// Draws
class Decision {
  constructor(seed, game, mix, n) {
    this.key = createHmac("sha256", seed).update(`chantier/2|key|${game}|${mix}`).digest();
    this.n = n;
    this.counters = {};
  }
  below(count, purpose) {
    const [all, items] = [1n << 64n, BigInt(count)];
    for (;;) {
      const counter = (this.counters[purpose] = (this.counters[purpose] ?? -1) + 1);
      const word = createHmac("sha256", this.key).update(`${purpose}/${this.n}/${counter}`).digest().readBigUInt64BE();
      if (word < all - (all % items)) return Number(word % items);
    }
  }
  choose(items, purpose) {
    return items[this.below(items.length, purpose)];
  }
}

function checkDraws(record, mixes) {
  const seed = bytesOf(record.fairness.server_seed);
  must(sha256(seed).toString("hex") === record.fairness.commitment, "the secret is another one");
  const decisions = (n) => new Decision(seed, record.game, mixes[n], n);
  (record.game === "blueprints" ? checkBlueprints : checkMenAtWork)(record, decisions);
}

// Blueprints
const LETTERS = "WRSG";
const NAMES = { W: "wood", R: "recycled", S: "stone", G: "glass" };
const PLANS = `2 3 / x 1 / x x|x x / 3 2 / x 1|1 x / 2 x / 3 x|x 3 / x 1 / x 2|1 3 / 2 x / x x|x 1 / x 3 / x 2
2 x / 2 x / 2 x|x 2 / 2 2 / x x|1 1 / 1 x / 3 x|x 3 / 1 1 / 1 x|1 x / 1 3 / 1 x|x x / 3 1 / 1 1
3 1 / 1 x / 1 x|x 1 / 1 3 / x 1|x 1 / 3 1 / 1 x|2 x / 1 2 / x 1|2 x / 2 x / 1 1|1 x / 1 2 / 2 x
1 2 / 2 1 / x x|1 x / 2 1 / 2 x|2 1 / x 2 / x 1|x 2 / 1 1 / 2 x|x 1 / 2 2 / 1 x|1 x / 1 2 / x 2`.split(/[|\n]/);
const sortedPool = (dice) => [...dice].sort((one, other) => one[1] - other[1] || LETTERS.indexOf(one[0]) - LETTERS.indexOf(other[0]));

function checkBlueprints(record, decisions) {
  const seats = record.seats.length;
  let [n, decision, deck, bag, pool, picks] = [0, decisions(0), PLANS, null, null, 0];
  const roll = (count) =>
    Array.from({ length: count }, () => {
      const at = decision.below(bag.length, "bag");
      const letter = bag[at];
      bag = bag.slice(0, at) + bag.slice(at + 1);
      return letter + decision.choose([1, 2, 3, 4, 5, 6], "roll");
    });
  for (const event of record.events) {
    if (event.kind === "pick") {
      n += 1;
      decision = decisions(n);
      picks += 1;
      must(pool.includes(event.die), `the die of decision ${n} was not there`);
      pool.splice(pool.indexOf(event.die), 1);
      if (event.discard !== undefined) {
        must(pool.includes(event.discard), `the removed die of decision ${n} was not there`);
        pool.splice(pool.indexOf(event.discard), 1);
      }
      const drawn = picks === 6 * seats ? [] : roll(seats === 2 ? 2 : 1);
      must(same(event.drawn, drawn), `other dice were drawn in decision ${n}`);
      pool.push(...drawn);
    } else if (event.kind === "round") {
      if (n === 0) {
        const first = record.options.first === "chance" ? decision.below(seats, "first") : record.options.first;
        must(event.first === first, "somebody else begins");
      }
      const full = [...LETTERS].map((letter) => letter.repeat(8)).join("");
      const one = decision.choose(full, "in-demand");
      const left = full.replace(one, "");
      let other = decision.choose(left, "in-demand");
      while (other === one) other = decision.choose(left, "in-demand");
      must(same(event.in_demand, [NAMES[one], NAMES[other]]), "other materials are in demand");
      const plans = Array.from({ length: seats }, () => {
        const plan = decision.choose(deck, "deck");
        deck = deck.filter((one) => one !== plan);
        return plan;
      });
      must(same(event.plans, plans), "other plans were dealt");
      bag = full.replace(one, "").replace(other, "");
      pool = sortedPool(roll({ 2: 8, 3: 9, 4: 7 }[seats]));
      must(same(event.pool, pool), "the pool is another one");
      picks = 0;
    }
  }
}

// Men at Work
const CARD_BACKS = `orange purple|orange purple|orange purple|orange black|orange black|orange black|orange white|orange white|orange white
purple black|purple black|purple black|purple white|purple white|purple white|black white|black white|black white`.split(/[|\n]/);
const BACKS = [...CARD_BACKS.map((back) => `girder ${back}`), ...CARD_BACKS.map((back) => `worker ${back}`)];
const backText = (back) => [back.kind, ...back.colours].join(" ");
const ALL_CARDS = BACKS.map((_, card) => card);

function checkMenAtWork(record, decisions) {
  const { options } = record;
  const seats = record.seats.length;
  let [n, decision] = [0, decisions(0)];
  const first = options.first === "chance" ? decision.below(seats, "first") : options.first;
  let pile = ALL_CARDS;
  const hands = [];
  if (options.foreman)
    for (let seat = 0; seat < seats; seat++) {
      const hand = [0, 1].map(() => {
        const card = decision.choose(pile, "hand");
        pile = pile.filter((one) => one !== card);
        return card;
      });
      hands.push(hand.sort((one, other) => one - other));
    }
  must(same(record.events.filter((one) => one.kind === "hand").map((one) => one.cards), hands), "other hands were dealt");
  must(record.events.find((one) => one.kind === "site").first === first, "somebody else begins");
  const size = 36 - (options.foreman ? 2 * seats : 0);
  const middle = Math.floor(size * options.rita + 0.5);
  const within = (place) => Math.min(Math.max(place, 0), size - 1);
  const [earliest, latest] = record.rules ? [within(middle - 2), within(middle + 2)] : [7, 11];
  let [top, laid, discard, flips, here, announced] = [null, [], [], 0, false, false];
  let inTurn = options.site !== "by_hand";
  for (const event of record.events) {
    if (BEGINS["men-at-work"].includes(event.kind)) decision = decisions(++n);
    if (event.kind === "ready") inTurn = true;
    if (event.kind === "rita") announced = true;
    if (event.kind === "card") {
      const comes = here || flips < earliest ? ["no"] : ["yes", ...Array(latest - flips).fill("no")];
      must((decision.choose(comes, "rita") === "yes") === announced, `Rita came at the wrong time before decision ${n + 1}`);
      here ||= announced;
      announced = false;
      const fromLaid = laid.pop();
      const fits = pile.filter((card) => top === null || BACKS[card] === top);
      const card = decision.choose(fromLaid ? [fromLaid.card] : fits, "card");
      must(event.card === card, `another card was flipped in decision ${n}`);
      flips += 1;
      if (!fromLaid) {
        pile = pile.filter((one) => one !== card);
        top = null;
      }
      discard.push(card);
      const shuffled = !pile.length && !laid.length;
      if (shuffled) [pile, discard, top] = [discard.slice(0, -1).sort((one, other) => one - other), discard.slice(-1), null];
      must(Boolean(event.shuffled) === shuffled, `the pile was shuffled at the wrong time in decision ${n}`);
      const shows = laid.length ? laid.at(-1).back : top;
      const shown = decision.choose(shows === null ? pile.map((one) => BACKS[one]) : [shows], "top");
      must(backText(event.what) === shown, `another back shows in decision ${n}`);
      if (!laid.length) top = shown;
    }
    if (event.kind === "laid") {
      if (event.on === "discard") discard.push(event.card);
      else laid.push({ back: backText(event.back), card: event.card ?? null });
    }
    if (event.kind === "chosen") laid.at(-1).card = event.card;
    if (event.kind === "placed") {
      const trembles = options.tremor === "all" || (options.tremor === true && options.experts.includes(event.seat));
      const tremor = inTurn && trembles ? decision.below(2 ** 31, "tremor") : undefined;
      must((event.tremor ?? undefined) === tremor, `another tremor in decision ${n}`);
    }
  }
}

function checked(line) {
  try {
    const record = JSON.parse(line);
    const mixes = checkEvidence(record);
    const ended = record.events.at(-1).kind === "end";
    must((record.fairness.server_seed !== null) === ended, "the secret is out too early, or was taken out");
    if (!ended) return "running";
    must(isHex(record.fairness.server_seed, 64), "the secret is no secret");
    checkDraws(record, mixes);
    return "proved";
  } catch (problem) {
    return problem instanceof Refused ? problem.message : `it cannot be read: ${problem.message}`;
  }
}

for await (const line of createInterface({ input: process.stdin })) if (line.trim()) console.log(checked(line));
