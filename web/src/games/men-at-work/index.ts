/** Men at Work in the browser. */
import { say } from "../../words.svelte";
import type { GamePages } from "../game-pages";
import { helpOf } from "./hand/hand-help";
import { effective, withSeats } from "./options/table-options";
import { termsInFull, termsInShort } from "./options/terms";

export const menAtWork: GamePages = {
  name: "men-at-work",
  icon: "girder",
  quickSeats: 2,
  table: () => import("./table/Game.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  lessons: () => import("./learn/Learn.svelte"),
  practice: {
    page: "site", // /site#… opens a shared one
    label: () => say("practice-way"),
    load: () => import("./practice/PracticePage.svelte"),
  },
  newTable: () => import("./options/new-table-parts"),
  terms: (options, style) => (style === "short" ? termsInShort(options) : termsInFull(options)),
  withSeats: (options, count) => withSeats(options, count),
  effective: (options) => effective(options),
  asksWhoNeedsWords: (options) => helpOf(options) !== "all",
  verifier: () => import("./verify/verifier"),
  leavesOpen: () => [say("check-open-rest")],
};
