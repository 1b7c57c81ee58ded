/** Asking for a take-back, and answering who asks: for all seats of this page together. */
import { getContext, setContext } from "svelte";
import { toast } from "../../announce.svelte";
import type { TableConnection } from "../../connection/table-connection.svelte";

export class TakeBack {
  constructor(private readonly connections: () => readonly TableConnection[]) {}

  /** The question that stands at this table. */
  get question() {
    return this.#first?.table?.take_back ?? null;
  }

  get #first(): TableConnection | undefined {
    return this.connections()[0];
  }

  get #seated(): TableConnection[] {
    return this.connections().filter((one) => one.key !== null);
  }

  /** Whether it can be asked at all: a casual game that goes on, and a seat here. */
  get offered(): boolean {
    const table = this.#first?.table;
    return table?.status === "running" && table.unrated === true && this.#seated.length > 0;
  }

  /** One of the seats here asked. */
  get own(): boolean {
    return this.#seated.some((one) => one.key?.seat === this.question?.seat);
  }

  /** Seats here that have to say something. */
  get asked(): TableConnection[] {
    return this.#seated.filter((one) => this.question?.awaits.includes(one.key!.seat));
  }

  /** Of several at one device, whoever is not to move has moved last. */
  async ask(): Promise<void> {
    if (!this.offered || this.question) return;
    const seated = this.#seated;
    const asking = seated.length > 1 ? lastToMove(seated) : seated[0]!;
    const refusal = await asking.askTakeBack();
    if (refusal) toast(refusal.text);
  }

  async answer(grant: boolean): Promise<void> {
    const { question } = this;
    if (!question) return;
    for (const one of this.own ? this.#seated.filter(({ key }) => key?.seat === question.seat) : this.asked) {
      const refusal = await one.answerTakeBack(question.back_to, grant);
      if (refusal) toast(refusal.text);
      if (refusal || !grant) return;
    }
  }
}

/** At a shared device: the seat before the one to move, among those that sit there. */
function lastToMove(seated: readonly TableConnection[]): TableConnection {
  const mover = seated.findIndex((one) => (one.sight?.legal ?? null) !== null);
  return seated[(mover < 0 ? seated.length : mover + seated.length - 1) % seated.length] ?? seated[0]!;
}

const TAKE_BACK = Symbol("take back");
export const provideTakeBack = (one: TakeBack): TakeBack => setContext(TAKE_BACK, one);
export const providedTakeBack = (): TakeBack | null => getContext<TakeBack | undefined>(TAKE_BACK) ?? null;
