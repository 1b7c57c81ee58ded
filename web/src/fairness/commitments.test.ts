/** The test vectors of docs/fairness.md, read from there. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Decision } from "../verify/draws";
import { ascii, builtInHashing, fromHex, toHex } from "../verify/hashing";
import { Chain } from "./hash-chain";
import { byTheBrowser, byTheLibrary, isSigned } from "./signatures";
import {
  commitmentText,
  firstMix,
  hashed,
  hashHex,
  keyText,
  linkFits,
  mixText,
  nextMix,
  promisesText,
  subjectOf,
} from "./commitments";

const bytes = (from: number, count: number) => toHex(Uint8Array.from({ length: count }, (_, at) => from + at));
const doc = readFileSync(join(import.meta.dirname, "../../../docs/fairness.md"), "utf8");
const second = doc.slice(doc.lastIndexOf("### The second form"), doc.indexOf("## What is proved against whom"));
const vector = (what: string) => {
  const row = second.split("\n").find((line) => line.startsWith(`| ${what} |`) || line.startsWith(`- ${what}:`));
  return /`([^`]*)`( \|)?$/.exec(row ?? "")![1]!;
};

const salt = bytes(0x60, 16);
const chain = new Chain(bytes(0x40, 32), 8);
const opening = { table: hashed("abc"), attempt: 1, game: "blueprints", commitment: hashHex(bytes(0, 32)) };
const seats = [{ kind: "person", salt_hash: hashHex(salt), chain_end: chain.end }, { kind: "bot" }];
const mixes = [firstMix(opening, seats, [salt, ""])];
mixes.push(nextMix(mixes[0]!, 1, chain.link(1)));
mixes.push(nextMix(mixes[1]!, 2, null));

describe("the vectors of docs/fairness.md", () => {
  it.each([
    ["text of the commitment", commitmentText(opening)],
    ["text of the promises", promisesText(opening, seats)],
    ["text of mix 2", mixText(opening, 2, mixes[2]!)],
    ["`table`, of the id `abc`", opening.table],
    ["hash of the salt", hashHex(salt)],
    ["`chain_end`, after 8 times", chain.end],
    ["link 1", chain.link(1)],
    ["link 8", chain.link(8)],
    ["mix 0", mixes[0]],
    ["mix 1, with link 1", mixes[1]],
    ["mix 2, without a link", mixes[2]],
  ])("%s", (what, found) => expect(found).toBe(vector(what)));

  it.each([1, 2])("what is rolled in decision %i", async (n) => {
    const seed = fromHex(bytes(0, 32));
    const key = await builtInHashing.hmac(seed, ascii(keyText("blueprints", mixes[n]!)));
    const decision = new Decision(builtInHashing, key, n);
    const rolled = [];
    for (let count = 0; count < 8; count++) rolled.push(await decision.below(6n, "roll"));
    expect(rolled.join(" ")).toBe(vector(`\`roll\`, decision ${n}, eight of 6 items, second form`));
  });

  const signed = [
    [commitmentText(opening), "signature of the commitment"],
    [promisesText(opening, seats), "signature of the promises"],
    [mixText(opening, 2, mixes[2]!), "signature of mix 2"],
  ] as const;
  it.each(signed)("%s is signed", async (text, what) => {
    for (const check of [isSigned, byTheLibrary]) {
      expect(await check(vector("`server`"), text, vector(what))).toBe(true);
      expect(await check(vector("`server`"), `${text}0`, vector(what))).toBe(false);
      expect(await check(hashed("another"), text, vector(what))).toBe(false);
    }
  });
  it("the browser's own says the same, where it has one", async () => {
    const [text, what] = signed[0];
    expect([true, null]).toContain(await byTheBrowser(vector("`server`"), text, vector(what)));
    expect([false, null]).toContain(await byTheBrowser(vector("`server`"), `${text}0`, vector(what)));
  });
});

describe("a chain", () => {
  it("is used up some day", () =>
    expect([chain.link(8), chain.link(9)].map((link) => link === null)).toEqual([false, true]));
  it("shows by any link that a later one is its own", () => {
    expect(linkFits(chain.link(5)!, 5, chain.end, 0)).toBe(true);
    expect(linkFits(chain.link(5)!, 5, chain.link(3)!, 3)).toBe(true);
    expect(linkFits(chain.link(5)!, 6, chain.end, 0)).toBe(false);
    expect(linkFits(new Chain(bytes(1, 32), 8).link(5)!, 5, chain.end, 0)).toBe(false);
  });
});

it("a signed text says what it is about", () => {
  expect(subjectOf(mixText(opening, 12, mixes[2]!))).toEqual({
    step: "mix",
    table: opening.table,
    attempt: 1,
    n: 12,
    mix: mixes[2],
  });
  expect(subjectOf(promisesText(opening, seats))).toMatchObject({ step: "promises", n: 0 });
  for (const text of ["", "chantier/2|mix", mixText(opening, -1, ""), commitmentText({ ...opening, attempt: 0 })])
    expect(subjectOf(text)).toBeNull();
});
