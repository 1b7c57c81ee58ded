import { describe, expect, it } from "vitest";
import { RequestError } from "../../../http";
import type { HintGiven } from "../../../wire.gen";
import { HintSearch, type Asking } from "./hint-search.svelte";

const HINT = { picks: [], games: 1 };
const about = (n: number): Asking => ({ table: "t", seat: 0, n });

/** A server that needs so many questions before it knows. */
function server(after: number) {
  const asked: number[] = [];
  const ask = ({ n }: Asking): Promise<HintGiven> => {
    asked.push(n);
    return Promise.resolve({ hint: asked.length > after ? HINT : null, left: 8 });
  };
  return { asked, ask };
}

describe("the search for a hint", () => {
  it("asks again until it is there, and says when it takes long", async () => {
    const { asked, ask } = server(9);
    const slow: boolean[] = [];
    const search: HintSearch = new HintSearch(ask, () => {
      slow.push(search.slow);
      return Promise.resolve();
    });
    expect(await search.begin(about(4))).toBe(true);
    expect([asked.length, search.found, search.asking]).toEqual([10, HINT, false]);
    expect([slow[0], slow.at(-1)]).toEqual([false, true]);
  });

  it("asks once for a turn", async () => {
    const { asked, ask } = server(0);
    const search = new HintSearch(ask, () => Promise.resolve());
    await search.begin(about(4));
    await search.begin(about(4));
    expect(asked).toEqual([4]);
    await search.begin(about(7));
    expect(asked).toEqual([4, 7]);
  });

  it("forgets what came for a turn that is closed", async () => {
    const { ask } = server(1);
    const search: HintSearch = new HintSearch(ask, () => {
      search.clear();
      return Promise.resolve();
    });
    expect(await search.begin(about(4))).toBe(false);
    expect([search.found, search.asking]).toEqual([null, false]);
  });

  it("shows why there is none, and may be tried again", async () => {
    let trouble = true;
    const search = new HintSearch(() => {
      if (trouble) return Promise.reject(new RequestError("no_strong_search", "No search here.", 404));
      return Promise.resolve({ hint: HINT, left: 8 });
    });
    expect(await search.begin(about(4))).toBe(false);
    expect([search.refused, search.asking]).toEqual(["No search here.", false]);
    trouble = false;
    expect(await search.begin(about(4))).toBe(true);
    expect(search.refused).toBeNull();
  });
});
