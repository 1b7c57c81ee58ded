/** Hints at the table that is shown: whether there are any, the question before the first, and what was found. */
import { announce } from "../../../announce.svelte";
import type { TableConnection } from "../../../connection/table-connection.svelte";
import { say } from "../../../words.svelte";
import type { SpaceIndex } from "../scene/scene-types";
import type { Play } from "../table/play.svelte";
import type { Explanation } from "../types.gen";
import { HintSearch } from "./hint-search.svelte";
import { handWith, numbersAt, pickName, reasonsOf, shownPicks, type ShownPick } from "./hint-picks";

export interface HintLine {
  shown: ShownPick;
  name: string;
  reasons: string[];
}

export interface HintsUse {
  play: Play;
  connection: () => TableConnection;
  explanation: () => Explanation | null;
}

const NONE: ShownPick[] = [];

export class TableHints {
  /** Whoever asks for the first time is told what it means. */
  questioned = $state(false);
  search = new HintSearch();
  #table = $derived.by(() => this.use.connection().table);
  left = $derived(this.#table?.hints_left ?? null);
  /** It is our turn, and a pick can still be chosen. */
  offered = $derived.by(() => this.left !== null && this.use.play.sight?.legal != null && !this.use.play.hand.sent);
  picks = $derived.by(() => {
    const { found } = this.search;
    return found && this.offered && this.search.isFor(this.use.connection().n)
      ? shownPicks(found, this.use.play.dice)
      : NONE;
  });
  lines: HintLine[] = $derived.by(() => {
    const view = this.use.play.sight?.view;
    const score = view && view.seat !== null ? (view.desks[view.seat]?.score ?? null) : null;
    return this.picks.map((shown) => ({
      shown,
      name: pickName(shown),
      reasons: reasonsOf(shown, this.use.explanation(), score),
    }));
  });
  dice = $derived(numbersAt(this.picks, ({ key }) => key));
  spaces = $derived(numbersAt<SpaceIndex>(this.picks, ({ space }) => space));
  /** Something is to be seen: the search, its picks, or why there are none. */
  open = $derived.by(
    () => this.offered && (this.search.asking || this.picks.length > 0 || this.search.refused !== null),
  );

  constructor(private readonly use: HintsUse) {}

  ask(): void {
    if (!this.offered || this.search.asking) return;
    if (this.left === 0 && !this.search.isFor(this.use.connection().n)) announce(say("hint-used-up"));
    else if (this.#table?.unrated) void this.begin();
    else this.questioned = true;
  }

  async begin(): Promise<void> {
    const { name: table, key, n } = this.use.connection();
    if (!key) return;
    announce(say("hint-asking"));
    if (await this.search.begin({ table, seat: key.seat, n })) announce(this.#inWords());
    else if (this.search.refused !== null) announce(this.search.refused);
  }

  choose(shown: ShownPick): void {
    this.use.play.choose(handWith(shown));
  }

  close(): void {
    this.search.clear();
  }

  #inWords(): string {
    const picks = this.lines.map(({ shown, name, reasons }) => `${shown.number}. ${name}: ${reasons.join(", ")}.`);
    return say("hint-given", { picks: picks.join(" ") });
  }
}
