/** Talk of a table, on every page of it: whether the panel is open, and how much has been said that nobody here has read. */
import { getContext, setContext, untrack } from "svelte";
import { announce } from "../announce.svelte";
import { isBlocked, learnBlocked } from "../people/blocked.svelte";
import type { TableConnection } from "../connection/table-connection.svelte";

const KEY = Symbol("talk");
const broad = matchMedia("(min-width: 1440px)");

export class Talk {
  open = $state(false);
  /** Beside the table, where there is room for both; elsewhere it is a sheet that one opens and closes. */
  docked = $state(broad.matches);
  readonly connection: () => TableConnection;
  #read = $state<number | null>(null); // how many were there when it was last open

  constructor(connection: () => TableConnection) {
    this.connection = connection;
    learnBlocked();
    $effect(() => {
      const changed = () => (this.docked = broad.matches);
      broad.addEventListener("change", changed);
      return () => broad.removeEventListener("change", changed);
    });
    // What was said before this page was opened is not news.
    $effect(() => {
      const { table, said } = connection();
      if (table && (this.#read === null || this.open)) this.#read = said.length;
    });
    $effect(() => {
      const last = connection().said.at(-1);
      if (last && this.unread && !isBlocked(last.person)) untrack(() => announce(`${last.name}: ${last.text}`));
    });
    $effect(() => {
      if (!this.open || !this.docked) return;
      document.documentElement.dataset.talk = "docked";
      return () => delete document.documentElement.dataset.talk;
    });
  }

  get unread(): number {
    if (this.#read === null || this.open) return 0;
    return this.connection()
      .said.slice(this.#read)
      .filter((one) => !isBlocked(one.person)).length;
  }
}

export const offerTalk = (talk: Talk): Talk => setContext(KEY, talk);

/** Null where there is no table to talk at. */
export const talkHere = (): Talk | null => getContext<Talk | undefined>(KEY) ?? null;
