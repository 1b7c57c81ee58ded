/** The test vectors of docs/fairness.md, read from there: the page and the specification cannot drift apart. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { commit, Decision, deriveKey } from "./draws";
import { ascii, builtInHashing, fromHex, ownHashing, sha256, toHex, type Bytes } from "./hashing";
import { PLANS } from "../games/blueprints/verify/box-contents";
import { BACKS } from "../games/men-at-work/verify/card-backs";

const SPECIFICATION = readFileSync(resolve(import.meta.dirname, "../../../docs/fairness.md"), "utf8");
const SEED = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, "0")).join("");
const SALTS = ["00112233445566778899aabbccddeeff", "", "ff"];

function vector(what: string): string {
  const row = SPECIFICATION.split("\n").find((line) => line.startsWith(`| ${what} | `));
  if (row === undefined) throw new Error(`no vector ${what}`);
  return row.slice(`| ${what} | `.length).replaceAll("`", "").replace(/ \|$/, "");
}

describe.each([
  ["the browser's", builtInHashing],
  ["our own", ownHashing],
])("with %s hashing", (_, hashing) => {
  const keyOf = (game = "blueprints") => deriveKey(hashing, game, SEED, SALTS);
  const drawn = async (purpose: string, decision: number, counts: bigint[]) => {
    const from = new Decision(hashing, await keyOf(), decision);
    const found: bigint[] = [];
    for (const count of counts) found.push(await from.below(count, purpose));
    return found.join(" ");
  };

  it("commits", async () => expect(await commit(hashing, SEED)).toBe(vector("commitment")));
  it("derives the key", async () => {
    expect(toHex(await keyOf())).toBe(vector("key"));
    expect(toHex(await keyOf("men-at-work"))).toBe(vector("key of Men at Work"));
  });
  it("draws", async () => {
    const eight = Array<bigint>(8).fill(6n);
    expect(await drawn("roll", 0, eight)).toBe(vector("`roll`, decision 0, eight of 6 items"));
    expect(await drawn("roll", 1, eight)).toBe(vector("`roll`, decision 1, eight of 6 items"));
    expect(await drawn("deck", 0, [24n, 23n, 22n])).toBe(vector("`deck`, decision 0, of 24, 23, 22 items"));
    const many = 2n ** 62n + 1n;
    expect(await drawn("reject", 1, [many, many, many])).toBe(
      vector("`reject`, decision 1, three of 2^62 + 1 items (words are skipped)"),
    );
  });
  it("shows the word and what it skipped", async () => {
    const from = new Decision(hashing, await keyOf(), 0);
    await from.below(6n, "roll");
    expect(from.draws[0]).toMatchObject({
      message: "roll/0/0",
      word: vector("word `roll/0/0`"),
      skipped: 0,
      index: 3n,
    });
    const skipping = new Decision(hashing, await keyOf(), 1);
    for (let turn = 0; turn < 3; turn++) await skipping.below(2n ** 62n + 1n, "reject");
    const counters = skipping.draws.map(({ message }) => Number(message.split("/")[2]));
    expect(skipping.draws.reduce((sum, one) => sum + one.skipped, 0)).toBe(counters[2]! - 2);
    expect(counters[2]).toBeGreaterThan(2);
  });
});

describe("our own hashing is the browser's", () => {
  it("for messages around every block boundary", async () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 1000]) {
      const message: Bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
      expect(toHex(sha256(message))).toBe(toHex(await builtInHashing.sha256(message)));
      if (length === 0) continue;
      const [own, theirs] = [ownHashing, builtInHashing].map((one) => one.hmac(message, ascii("a message")));
      expect(toHex(await own!)).toBe(toHex(await theirs!));
    }
  });
  it("and hexadecimal digits go both ways", () => expect(toHex(fromHex("00ff10"))).toBe("00ff10"));
});

describe("what lies in the box stands as in the specification", () => {
  it("plans", () => {
    const listed = [...SPECIFICATION.matchAll(/^ +(\d+) {2}([x\d][^:\n]*)$/gm)].map((found) => found[2]);
    expect(PLANS).toEqual(listed);
  });
  it("backs of cards", () => {
    const listed = [...SPECIFICATION.matchAll(/^ +(\d+) {2}((?:girder|worker) \w+ \w+): /gm)].map((found) => found[2]);
    expect(BACKS).toEqual(listed);
  });
});
