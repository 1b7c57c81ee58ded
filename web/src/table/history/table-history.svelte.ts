/**
 * What has happened at a table, and looking back at it while the game goes on. The steps are asked for when somebody wants to know
 * them; what is told afterwards is added as it comes, and asked for again where something was missed.
 */
import { getContext, onDestroy, setContext } from "svelte";
import { RetryingRequest } from "../../connection/retrying-request.svelte";
import type { ExplainedSight, TableConnection } from "../../connection/table-connection.svelte";
import { requestText } from "../../http";
import type { TableInfo } from "../../wire.gen";

/** One thing that has happened, as the list shows it. */
export interface Moment {
  /** Names it for ever. */
  key: string;
  /** "Pick 7", "Turn 3". */
  name: string;
  /** The heading that it stands under. */
  group: string;
  /** One sentence, or two. */
  text: string;
}

export class TableHistory<Seen> {
  /** Step by step from the set-up on, as these eyes saw it then. */
  steps = $state.raw<readonly Seen[]>([]);
  /** The moment that is looked at; null: the game as it stands. */
  at = $state<string | null>(null);
  request = $state.raw<RetryingRequest<void> | null>(null);
  #wanted = $state(false);
  #asked = -1; // for all before this number

  /** Made while its component is. `eyes`: the seat whose eyes look; null: an onlooker's, who may see less. */
  constructor(
    private readonly connection: () => TableConnection,
    private readonly eyes: () => number | null,
  ) {
    $effect(() => {
      const { n, sight } = this.connection();
      if (this.#wanted && sight) this.#follow(n, sight);
    });
    onDestroy(() => this.request?.close());
  }

  get loading(): boolean {
    return this.#wanted && !this.steps.length;
  }

  /** From now on the steps are known. */
  want(): void {
    this.#wanted = true;
  }

  #follow(n: number, sight: ExplainedSight): void {
    const known = this.steps.length;
    if (n <= known || (this.request && this.request.state !== "here")) return;
    if (known && n === known + 1 && sight.seat === this.eyes()) this.steps = [...this.steps, sight as unknown as Seen];
    else if (n > this.#asked) {
      this.#asked = n;
      this.request = new RetryingRequest(() => this.#load(known));
    }
  }

  async #load(since: number): Promise<void> {
    const { name } = this.connection();
    const seat = this.eyes();
    const eyes = seat === null ? "" : `&seat=${seat}`;
    const text = await requestText(`/api/tables/${encodeURIComponent(name)}/replay?since=${since}${eyes}`);
    const lines = text.split("\n").filter(Boolean);
    this.steps = [...this.steps.slice(0, since), ...lines.map((line) => JSON.parse(line) as Seen)];
  }
}

/** The moment beside this one; null: there is none, or it is the game as it stands. */
export function beside(moments: readonly Moment[], key: string | null, step: 1 | -1): string | null {
  const at = moments.findIndex((moment) => moment.key === key);
  return at < 0 ? null : (moments[at + step]?.key ?? null);
}

/** Moments under their headings, in order. */
export function grouped(moments: readonly Moment[]): { group: string; moments: readonly Moment[] }[] {
  const groups: { group: string; moments: Moment[] }[] = [];
  for (const moment of moments) {
    const last = groups.at(-1);
    if (last?.group === moment.group) last.moments.push(moment);
    else groups.push({ group: moment.group, moments: [moment] });
  }
  return groups;
}

/** What the header of a table shows of its history; the game above it provides that. */
export interface ShownHistory {
  history: TableHistory<unknown>;
  moments: () => readonly Moment[];
  look: (key: string) => void;
  table: () => TableInfo | null;
}

const HISTORY = Symbol("history");
export const provideHistory = (shown: ShownHistory): ShownHistory => setContext(HISTORY, shown);
export const providedHistory = (): ShownHistory | null => getContext<ShownHistory | undefined>(HISTORY) ?? null;
