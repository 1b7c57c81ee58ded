// Checks game records of Chantier, second form (`chantier/2`), written from fairness.md and record.md alone.
// Reads records from standard input, one JSON a line; writes one line for each: `proved`, or one reason why not.
// It checks what the dice rest on, every draw, and the order of events, not the rules of the games.
import { createHash, createHmac, createPublicKey, verify as verifySignature } from "node:crypto";
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual as same } from "node:util";

class Refusal extends Error {}
const need = (holds, reason) => {
  if (!holds) throw new Refusal(reason);
};

const range = (n) => Array.from({ length: n }, (_, i) => i);
const words = (text) => text.split(" ").filter((word) => word);
const isHex = (x, bytes) => typeof x === "string" && x.length === 2 * bytes && /^[0-9a-f]*$/.test(x);
const isObject = (x) => typeof x === "object" && x !== null && !Array.isArray(x);
const isBoolean = (x) => typeof x === "boolean";
const isWhole = (x, least, most) => Number.isSafeInteger(x) && x >= least && x <= most;

/** Exactly these fields: one that nobody checks would be a place to hide something in. */
function needFields(object, what, required, optional = "") {
  need(isObject(object), `${what} is no object`);
  const missing = words(required).find((field) => !Object.hasOwn(object, field));
  need(missing === undefined, `${what} has no ${missing}`);
  const known = new Set(words(`${required} ${optional}`));
  need(
    Object.keys(object).every((field) => known.has(field)),
    `${what} has a field that is not known`,
  );
}

// ---- Hashes, signatures, draws ----

const unhex = (digits) => Buffer.from(digits, "hex");
export const hash = (bytesOrText) => createHash("sha256").update(bytesOrText).digest("hex");
export const text = (...parts) => ["chantier/2", ...parts].join("|");

export function isSigned(server, statement, signature) {
  const der = Buffer.concat([unhex("302a300506032b6570032100"), unhex(server)]); // how a raw Ed25519 key is wrapped (RFC 8410)
  return verifySignature(
    null,
    Buffer.from(statement),
    createPublicKey({ key: der, format: "der", type: "spki" }),
    unhex(signature),
  );
}

/** The draws of one decision. Every purpose has a counter of its own, so the order among purposes does not matter. */
export class Draws {
  #counters = new Map();
  constructor(key, decision) {
    Object.assign(this, { key, decision });
  }

  index(purpose, count) {
    const n = BigInt(count),
      limit = 2n ** 64n - (2n ** 64n % n);
    for (;;) {
      const counter = this.#counters.get(purpose) ?? 0;
      this.#counters.set(purpose, counter + 1);
      const word = createHmac("sha256", this.key)
        .update(`${purpose}/${this.decision}/${counter}`)
        .digest()
        .readBigUInt64BE();
      if (word < limit) return word % n;
    }
  }

  from(purpose, items) {
    need(items.length > 0, `decision ${this.decision}: nothing is left to draw from`);
    return items[Number(this.index(purpose, items.length))];
  }
}

export const keyOf = (seed, game, mix) =>
  createHmac("sha256", unhex(seed))
    .update(text("key", game, mix))
    .digest();

// ---- The form of a record ----

const SEEN = "settled fell slipped gone lying optional pushable covered fallen crane";
const GAMES = {
  blueprints: {
    rules: 2,
    seats: [2, 4],
    play: blueprints,
    decisions: new Set(["pick"]),
    events: {
      round: ["round first in_demand plans pool"],
      pick: ["seat die space drawn", "discard"],
      reveal: ["buildings scores awards prizes"],
      end: ["points winners"],
    },
  },
  "men-at-work": {
    rules: 3,
    seats: [2, 5],
    play: menAtWork,
    decisions: new Set(words("placed cleared kept laid declined given_up")),
    events: {
      hand: ["seat cards"],
      site: ["poses first engine"],
      ready: ["seat"],
      rita: [""],
      card: ["card what shuffled then"],
      asked: ["seat"],
      declined: ["seat"],
      laid: ["seat on back card"],
      chosen: ["seat card"],
      placed: ["seat pieces start path poses", `tremor verdict ${SEEN}`],
      accident: ["seat piece onto"],
      given_up: ["seat"],
      out: ["seat"],
      title: ["seat piece"],
      cleared: ["seat piece path poses", `pushed ${SEEN}`],
      kept: ["seat"],
      turn: ["seat"],
      end: ["points winners reason"],
    },
  },
};

/** The options of a game by its rules' version. Values are checked of those that a draw or an order rests on. */
function checkOptions(game, rules, options, isSeat) {
  const sinceRules2 = "certificates titles rita help",
    sinceRules3 = "give_up";
  needFields(
    options,
    "options",
    game === "blueprints"
      ? "unplaceable first open_points"
      : `site first slips experts tremor foreman crane skyscraper crane_on ${rules >= 2 ? sinceRules2 : ""} ${rules >= 3 ? sinceRules3 : ""}`,
  );
  need(options.first === "chance" || isSeat(options.first), "option first: there is no such seat");
  if (game === "blueprints") return;
  need(["beginner", "advanced", "expert", "by_hand"].includes(options.site), "option site: there is no such site");
  need(Array.isArray(options.experts) && options.experts.every(isSeat), "option experts: there is no such seat");
  need(
    isBoolean(options.foreman) && (isBoolean(options.tremor) || (rules >= 2 && options.tremor === "all")),
    "option foreman or tremor: no such value",
  );
  need(
    rules < 2 || (typeof options.rita === "number" && options.rita >= 0 && options.rita <= 1),
    "option rita is not from 0 to 1",
  );
  need(rules < 3 || isBoolean(options.give_up), "option give_up is neither true nor false");
}

function checkForm(record) {
  need(isObject(record), "the record is no object");
  need(record.format === "chantier/2", "the format is not chantier/2");
  needFields(record, "the record", "format game seats options fairness events", "rules notes");
  const { game, seats, options, events, rules = 1 } = record;
  need(typeof game === "string" && Object.hasOwn(GAMES, game), "the game is not known");
  const about = GAMES[game];
  need(isWhole(rules, 1, about.rules), "this version of the rules is not known");
  need(Array.isArray(seats) && isWhole(seats.length, ...about.seats), "seats: not as many as can play");
  need(
    seats.every((name) => typeof name === "string" && isWhole([...name].length, 1, 40)),
    "seats: a name is none",
  );

  const isSeat = (x) => isWhole(x, 0, seats.length - 1);
  checkOptions(game, rules, options, isSeat);
  need(Array.isArray(events) && events.length > 0, "events: there are none");
  events.forEach((event, i) => {
    need(
      isObject(event) && typeof event.kind === "string" && Object.hasOwn(about.events, event.kind),
      `event ${i + 1} is of no known kind`,
    );
    const [required, optional] = about.events[event.kind];
    needFields(event, `event ${i + 1} (${event.kind})`, `kind ${required}`, optional);
    need(!Object.hasOwn(event, "seat") || isSeat(event.seat), `event ${i + 1}: there is no such seat`);
    need(event.kind !== "end" || i === events.length - 1, `event ${i + 1}: the game ends before its last event`);
  });
}

// ---- The evidence: promises, salts, links, signatures ----

const NOTES = new Set(["stand_in", "returned", "chain_lost", "observed"]);

/** Checks the notes. Returns a function that tells of each decision, asked in rising order, which seats are away then and whose chain is lost. */
function readNotes({ seats, notes = [], fairness: { evidence } }, decisions) {
  need(Array.isArray(notes), "notes: no list");
  const now = { away: seats.map(() => false), lost: seats.map(() => false) };
  notes.forEach((note, i) => {
    needFields(note, `note ${i + 1}`, note?.kind === "observed" ? "n kind seat about" : "n kind seat");
    need(NOTES.has(note.kind), `note ${i + 1} is of no known kind`);
    need(
      isWhole(note.seat, 0, seats.length - 1) && isWhole(note.n, 0, decisions + 1),
      `note ${i + 1}: there is no such seat or decision`,
    );
    need(
      note.kind === "observed" || evidence.seats[note.seat].kind === "person",
      `note ${i + 1}: ${note.kind} of a bot`,
    );
  });
  const timeline = notes.filter((note) => note.kind !== "observed"); // what was observed is for people to read, "no check compares it"
  need(
    timeline.every((note, i) => i === 0 || note.n >= timeline[i - 1].n),
    "notes are not in order",
  );
  let read = 0;
  return (n) => {
    // Only notes up to a decision count for it: somebody who returns later is still away.
    for (; read < timeline.length && timeline[read].n <= n; read++) {
      const { kind, seat } = timeline[read];
      need(kind !== "returned" || now.away[seat], `a note: seat ${seat} returned and was not away`);
      need(kind !== "chain_lost" || !now.lost[seat], `a note: seat ${seat} lost its chain twice`);
      if (kind === "chain_lost") now.lost[seat] = true;
      else now.away[seat] = kind === "stand_in";
    }
    return now;
  };
}

/** Checks everything that does not need the secret. Returns the mixes, from that of the set-up on. */
function checkEvidence(record) {
  const { game, seats, fairness, events } = record;
  needFields(fairness, "fairness", "commitment server_seed salts evidence");
  const { commitment, salts, evidence } = fairness;
  need(isHex(commitment, 32), "the commitment is no hash");
  needFields(evidence, "evidence", "server table attempt seats chain_links signatures");
  const { server, table, attempt, chain_links: links, signatures } = evidence;
  need(isHex(server, 32), "evidence: server is no key");
  need(isHex(table, 32), "evidence: table is no hash");
  need(isWhole(attempt, 1, Number.MAX_SAFE_INTEGER), "evidence: attempt is no number from 1 on");
  for (const list of [salts, evidence.seats])
    need(Array.isArray(list) && list.length === seats.length, "salts or evidence: not one for each seat");
  needFields(signatures, "signatures", "commitment promises start newest");
  need(
    Object.values(signatures).every((signature) => isHex(signature, 64)),
    "a signature is not 64 bytes",
  );

  const promises = evidence.seats.map((seat, i) => {
    if (seat?.kind === "bot") {
      needFields(seat, `evidence of seat ${i}`, "kind");
      need(salts[i] === "", `seat ${i}: a bot has a salt`);
      return "bot";
    }
    needFields(seat, `evidence of seat ${i}`, "kind salt_hash chain_end");
    need(seat.kind === "person", `seat ${i} is neither a person nor a bot`);
    need(isHex(seat.salt_hash, 32) && isHex(seat.chain_end, 32), `seat ${i}: the promise is no two hashes`);
    need(isHex(salts[i], 16), `seat ${i}: the salt is not 16 bytes`);
    need(hash(unhex(salts[i])) === seat.salt_hash, `seat ${i}: the salt is not the one that was promised`);
    return `person/${seat.salt_hash}/${seat.chain_end}`;
  });

  const movers = events.filter((event) => GAMES[game].decisions.has(event.kind)).map((event) => event.seat);
  need(Array.isArray(links) && links.length === movers.length, "chain_links: not one for each decision");
  const promised = text("promises", table, attempt, commitment, ...promises);
  const mixes = [hash(text("start", hash(promised), ...salts))];
  const notesUpTo = readNotes(record, movers.length);
  // The newest link of each seat: hashing down to it, not to the chain's end, keeps the work in proportion to the game's length.
  const known = evidence.seats.map((seat) => ({ n: 0, link: seat.chain_end }));
  movers.forEach((seat, i) => {
    const n = i + 1,
      link = links[i],
      { away, lost } = notesUpTo(n);
    if (link === null) {
      need(
        evidence.seats[seat].kind === "bot" || away[seat] || lost[seat],
        `decision ${n}: the person's link is missing`,
      );
    } else {
      need(isHex(link, 32), `decision ${n}: the link is not 32 bytes`);
      need(evidence.seats[seat].kind === "person", `decision ${n}: a bot has a link`);
      need(!lost[seat], `decision ${n}: a link of a chain that was lost`);
      let end = link;
      for (let times = n - known[seat].n; times > 0; times--) end = hash(unhex(end));
      need(end === known[seat].link, `decision ${n}: the link is not of the chain that was promised`);
      known[seat] = { n, link };
    }
    mixes.push(hash(text("move", mixes[i], n, link ?? "")));
  });
  notesUpTo(Infinity);

  const statements = {
    commitment: text("commitment", table, attempt, game, commitment),
    promises: promised,
    start: text("mix", table, attempt, 0, mixes[0]),
    newest: text("mix", table, attempt, movers.length, mixes.at(-1)),
  };
  for (const [name, statement] of Object.entries(statements))
    need(isSigned(server, statement, signatures[name]), `the server has not signed this: ${name}`);
  return mixes;
}

// ---- Blueprints ----

const MATERIALS = { W: "wood", R: "recycled", S: "stone", G: "glass" };
const LETTERS = "WRSG";
const PLANS =
  `2 3 / x 1 / x x;x x / 3 2 / x 1;1 x / 2 x / 3 x;x 3 / x 1 / x 2;1 3 / 2 x / x x;x 1 / x 3 / x 2;2 x / 2 x / 2 x;x 2 / 2 2 / x x;\
1 1 / 1 x / 3 x;x 3 / 1 1 / 1 x;1 x / 1 3 / 1 x;x x / 3 1 / 1 1;3 1 / 1 x / 1 x;x 1 / 1 3 / x 1;x 1 / 3 1 / 1 x;2 x / 1 2 / x 1;\
2 x / 2 x / 1 1;1 x / 1 2 / 2 x;1 2 / 2 1 / x x;1 x / 2 1 / 2 x;2 1 / x 2 / x 1;x 2 / 1 1 / 2 x;x 1 / 2 2 / 1 x;1 x / 1 2 / x 2`.split(
    ";",
  );

function without(items, item) {
  const index = items.indexOf(item);
  return items.filter((_, i) => i !== index);
}

const byValue = (a, b) => a[1] - b[1] || LETTERS.indexOf(a[0]) - LETTERS.indexOf(b[0]);

/** Derives a round again: in-demand dice, plans and pool. Also returns the bag that is left. */
export function dealRound(draws, seats, deck) {
  let bag = [...LETTERS].flatMap((letter) => Array(8).fill(letter));
  const demanded = [draws.from("in-demand", bag)];
  bag = without(bag, demanded[0]);
  do demanded[1] = draws.from("in-demand", bag);
  while (demanded[1] === demanded[0]);
  const table = { deck, bag: without(bag, demanded[1]), in_demand: demanded.map((letter) => MATERIALS[letter]) };
  table.plans = range(seats).map(() => {
    const plan = draws.from("deck", table.deck);
    table.deck = without(table.deck, plan);
    return plan;
  });
  table.pool = range({ 2: 8, 3: 9, 4: 7 }[seats])
    .map(() => drawDie(draws, table))
    .sort(byValue);
  return table;
}

function drawDie(draws, table) {
  const letter = draws.from("bag", table.bag);
  table.bag = without(table.bag, letter);
  return letter + draws.from("roll", [1, 2, 3, 4, 5, 6]);
}

function blueprints({ seats: { length: seats }, options, events }, drawsOf) {
  let position = 0,
    decision = 0,
    draws = drawsOf(0),
    deck = PLANS;
  const next = (kind) => {
    const event = events[position++];
    need(event?.kind === kind, `event ${position} should be a ${kind}`);
    return event;
  };
  const first = options.first === "chance" ? draws.from("first", range(seats)) : options.first;
  for (const number of [1, 2, 3]) {
    const round = next("round"),
      table = dealRound(draws, seats, deck);
    need(round.round === number, `round ${number} has another number`);
    // Who begins a later round is a matter of the rules, which the documents do not tell.
    need(
      number === 1 ? round.first === first : isWhole(round.first, 0, seats - 1),
      `round ${number}: somebody else begins`,
    );
    for (const field of ["in_demand", "plans", "pool"])
      need(same(round[field], table[field]), `round ${number}: ${field} is not what was drawn`);
    deck = table.deck;
    let pool = table.pool;
    const picks = 6 * seats;
    for (const k of range(picks)) {
      const pick = next("pick");
      draws = drawsOf(++decision);
      need(pick.seat === (round.first + k) % seats, `decision ${decision}: it is another seat's turn`);
      need(
        Object.hasOwn(pick, "discard") === (seats === 2),
        `decision ${decision}: a discard is for two players, and only for them`,
      );
      for (const die of seats === 2 ? [pick.die, pick.discard] : [pick.die]) {
        need(pool.includes(die), `decision ${decision}: a die that was not in the pool`);
        pool = without(pool, die);
      }
      need(
        pick.space === null || (typeof pick.space === "string" && /^[ab][123]$/.test(pick.space)),
        `decision ${decision}: there is no such space`,
      );
      const drawn = range(k === picks - 1 ? 0 : seats === 2 ? 2 : 1).map(() => drawDie(draws, table));
      need(same(pick.drawn, drawn), `decision ${decision}: the dice are not what was drawn`);
      pool = [...pool, ...drawn];
    }
    next("reveal");
  }
  next("end");
}

// ---- Men at Work ----

const PAIRS = ["orange purple", "orange black", "orange white", "purple black", "purple white", "black white"].map(
  words,
);
/** The back of a card: three girders of each pair of colours, then three workers of each. */
const backOf = (card) => ({ kind: card < 18 ? "girder" : "worker", colours: PAIRS[Math.floor((card % 18) / 3)] });

function ritasPlaces({ rules = 1, options }, cards) {
  if (rules === 1) return [7, 11];
  const middle = Math.floor(cards * options.rita + 0.5);
  return [middle - 2, middle + 2].map((place) => Math.min(Math.max(place, 0), cards - 1));
}

/** The pile of cards: what is drawn at each flip, and what foremen lay on it. */
export class Pile {
  discards = [];
  laid = [];
  flips = 0;
  ritaIsHere = false;
  top = null; // top: the back that shows, or would if nothing was laid above
  constructor(cards, places) {
    this.cards = cards;
    [this.earliest, this.latest] = places;
  }

  flip(draws) {
    const mayCome = !this.ritaIsHere && this.flips >= this.earliest;
    const rita =
      draws.from("rita", mayCome ? ["yes", ...Array(Math.max(this.latest - this.flips, 0)).fill("no")] : ["no"]) ===
      "yes";
    this.ritaIsHere ||= rita;
    const fromLaid = this.laid.length > 0;
    const card = draws.from(
      "card",
      fromLaid ? [this.laid.at(-1)] : this.cards.filter((c) => this.top === null || same(backOf(c), this.top)),
    );
    if (fromLaid) this.laid.pop();
    else {
      this.cards = without(this.cards, card);
      this.top = null;
    }
    this.flips++;
    const shuffled = this.cards.length + this.laid.length === 0;
    if (shuffled) {
      this.cards = this.discards.sort((a, b) => a - b);
      this.discards = [];
    }
    this.discards.push(card);
    const shows = this.laid.length > 0 ? backOf(this.laid.at(-1)) : this.top;
    const what = draws.from("top", shows ? [shows] : this.cards.map(backOf));
    if (this.laid.length === 0) this.top = what;
    return { rita, card, what, shuffled };
  }
}

export function dealHands(draws, seats) {
  let cards = range(36);
  const hands = range(seats).map(() =>
    range(2)
      .map(() => {
        const card = draws.from("hand", cards);
        cards = without(cards, card);
        return card;
      })
      .sort((a, b) => a - b),
  );
  return { hands, cards };
}

function menAtWork(record, drawsOf) {
  const {
    seats: { length: seats },
    options,
    events,
    rules = 1,
  } = record;
  let decision = 0,
    draws = drawsOf(0);
  const first = options.first === "chance" ? draws.from("first", range(seats)) : options.first;
  const { hands, cards } = options.foreman ? dealHands(draws, seats) : { hands: [], cards: range(36) };
  hands.forEach((hand, seat) =>
    need(same(events[seat], { kind: "hand", seat, cards: hand }), `seat ${seat}: the hand is not what was dealt`),
  );
  const pile = new Pile(cards, ritasPlaces(record, cards.length));
  // `hook`: whose turn it is; `then`: what the turn's newest card led to; `open`: a foreman was asked or laid a card, so work may have become possible
  // or impossible, which only the rules could tell; `asked`: who may decline.
  let hook = null,
    then = null,
    open = false,
    asked = null;

  events.forEach((event, i) => {
    const { kind, seat } = event,
      at = `event ${i + 1} (${kind})`,
      previous = events[i - 1],
      following = events[i + 1];
    if (GAMES["men-at-work"].decisions.has(kind)) draws = drawsOf(++decision);
    if (i < hands.length) return;
    const building = pile.flips === 0 && options.site === "by_hand"; // before the first turn people build, and their hands do not tremble
    need(
      options.foreman || !["asked", "declined", "laid", "chosen"].includes(kind),
      `${at}: there are no foremen in this game`,
    );
    if (["placed", "cleared", "kept", "given_up"].includes(kind) && !building)
      need(seat === hook, `${at}: somebody else has the hook`);
    if (["placed", "given_up"].includes(kind) && !building)
      need(then === "work" || open, `${at}: no card was turned up for it`);

    if (kind === "hand") need(false, `${at}: nobody is dealt a hand here`);
    else if (kind === "site") {
      need(hook === null && (i === hands.length || building), `${at}: not at the beginning`);
      need(event.first === first, `${at}: somebody else begins`);
      hook = first;
    } else if (kind === "ready") need(building, `${at}: nobody builds here`);
    else if (kind === "turn") {
      need(previous?.kind !== "turn" || previous.seat !== seat, `${at}: told twice`);
      hook = seat;
      then = null;
      open = false;
    } else if (kind === "rita") need(following?.kind === "card", `${at}: not before a card`);
    else if (kind === "card") {
      need(hook !== null, `${at}: before the site`);
      need(then === null || then === "skipped" || open, `${at}: one more than the turn asks for`);
      need(["work", "skipped", "used_up"].includes(event.then), `${at}: what follows is not known`);
      const { rita, ...drawn } = pile.flip(draws);
      need(rita === (previous.kind === "rita"), `${at}: Rita ${rita ? "came" : "did not come"} here`);
      for (const field of Object.keys(drawn))
        need(same(event[field], drawn[field]), `${at}: ${field} is not what was drawn`);
      then = event.then;
      open = false;
    } else if (kind === "asked") {
      need(rules >= 2 && then !== null, `${at}: nothing to ask about`);
      asked = seat;
      open = true;
    } else if (kind === "declined") {
      need(seat === asked, `${at}: was not asked`);
      asked = null;
      then = "skipped";
      open = false;
    } else if (kind === "laid") {
      const onDraw = event.on === "draw",
        card = onDraw ? following?.card : event.card;
      need(pile.flips > 0 && (onDraw || event.on === "discard"), `${at}: nothing can be laid there`);
      if (onDraw)
        need(
          event.card === null && following?.kind === "chosen" && following.seat === seat,
          `${at}: it is not told which card`,
        );
      need(hands[seat].includes(card), `${at}: not in this hand`);
      need(same(event.back, backOf(card)), `${at}: the card has another back`);
      hands[seat] = without(hands[seat], card);
      (onDraw ? pile.laid : pile.discards).push(card);
      asked = null;
      open = then !== null;
    } else if (kind === "chosen") need(previous?.kind === "laid" && previous.on === "draw", `${at}: nothing was laid`);
    else if (kind === "given_up") need(options.give_up === true, `${at}: the options do not allow it`);
    else if (kind === "placed") {
      const trembles =
        !building && (options.tremor === "all" || (options.tremor === true && options.experts.includes(seat)));
      need(
        Object.hasOwn(event, "tremor") === trembles,
        `${at}: this hand ${trembles ? "trembles" : "does not tremble"}`,
      );
      if (trembles)
        need(event.tremor === Number(draws.index("tremor", 2 ** 31)), `${at}: the tremor is not what was drawn`);
    }
  });
  // Cut down to its set-up, any record could show the signature of its start as its newest one.
  need(decision > 0 && pile.flips > 0, "the game ends before anything was done in it");
}

// ---- All together ----

function check(record) {
  checkForm(record);
  const mixes = checkEvidence(record);
  const {
    game,
    events,
    fairness: { server_seed: seed, commitment },
  } = record;
  if (events.at(-1).kind !== "end") {
    need(seed === null, "the secret is shown before the game has ended");
    need(false, "not yet: the evidence holds, but the game still runs and its draws cannot be derived");
  }
  need(isHex(seed, 32), "the game has ended, but its secret is not shown");
  need(hash(unhex(seed)) === commitment, "the secret is not the one of the commitment");
  GAMES[game].play(record, (decision) => new Draws(keyOf(seed, game, mixes[decision]), decision));
}

/** One line of input, as bytes, to one line of output. */
export function verdict(line) {
  let record;
  try {
    record = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(line));
  } catch {
    return "the line is not JSON";
  }
  try {
    check(record);
    return "proved";
  } catch (error) {
    return error instanceof Refusal ? error.message : "the record is malformed"; // whatever broke a check did not pass it
  }
}

async function main() {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const input = Buffer.concat(chunks);
  for (let start = 0, end; start < input.length; start = end + 1) {
    // bytes, since a newline is the only thing that ends a record
    end = input.indexOf("\n", start);
    if (end < 0) end = input.length;
    process.stdout.write(`${verdict(input.subarray(start, end))}\n`);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
