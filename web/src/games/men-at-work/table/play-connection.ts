import type { Explanation, TableConnection } from "../../../connection/table-connection.svelte";
import type { Assist } from "../../../settings.svelte";
import type { Predictor } from "../prediction/load-prediction";

/** What a seat needs of its connection: a table's, or that of a practice site, where nothing counts. */
export type PlayConnection = Pick<
  TableConnection,
  "key" | "n" | "name" | "table" | "listen" | "take" | "hand" | "letGo" | "putBack" | "play" | "hurry" | "inWords"
> & { readonly practice?: true; readonly explained?: Explanation | null };

/** What it asks the page for. */
export interface PlayUse {
  slowMotion: () => boolean;
  assist: () => Assist;
  /** Who predicts what the own hand does; null: nobody does, and what the server tells is shown. */
  predictor?: () => Predictor | null;
}
