/** The page says why something fell just as the terminal does: Python wrote the sentences (`python -m tests.games.men_at_work.cause_sentences`). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, learnLanguage, type Language } from "../../../words.svelte";
import { causeText } from "./cause-words";
import type { Cause } from "../types.gen";

const told = JSON.parse(readFileSync(join(import.meta.dirname, "causes.fixture"), "utf8")) as {
  cause: Cause;
  sentences: Record<Language, string>;
}[];

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

describe.each(LANGUAGES)("why it fell, in %s", (language) => {
  beforeAll(() => learnLanguage(language));

  it("is the sentence of the terminal, for every planted fall and for what seldom happens", () => {
    expect(told.length).toBeGreaterThan(80);
    const mine = told.map(({ cause }) => causeText(cause));
    expect(mine).toEqual(told.map(({ sentences }) => sentences[language]));
  });
});
