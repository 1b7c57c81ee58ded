/** For tests: a seat at a table whose other end is the test. */
import type { Listener, Refusal, TableConnection } from "../../../connection/table-connection.svelte";
import type { Assist } from "../../../settings.svelte";
import { Play } from "./play.svelte";
import type { MenAtWorkSight } from "../geometry/site";
import type { Aim } from "../types.gen";

export const GIRDER = "girder-orange-2";
const THINGS = ["support-1", GIRDER];

export const sight = (n = 1, legal = true): MenAtWorkSight =>
  ({
    seat: 0,
    view: {
      poses: {
        "support-1": [
          [0, 0, 25],
          [1, 0, 0, 0],
        ],
      },
      reserve: [GIRDER, "girder-orange-3"],
      phase: "placing",
      turn: n,
      ending: null,
    },
    events: [],
    legal: legal
      ? { phase: "placing", step: { kind: "girder", joined: null }, candidates: [GIRDER, "girder-orange-3"], moves: [] }
      : null,
  }) as unknown as MenAtWorkSight;

/** A connection whose other end is the test. */
export class FakeConnection {
  key = { seat: 0, token: "" };
  n = 1;
  aims: Aim[] = [];
  asked: string[] = [];
  answer: Refusal | null = null;
  #heard!: Listener;

  listen(listener: Listener): void {
    this.#heard = listener;
  }
  async take(): Promise<Refusal | null> {
    this.asked.push("take");
    if (!this.answer) this.live();
    return this.answer;
  }
  hand(_: number, to: unknown): number {
    return this.aims.push(to as Aim);
  }
  async letGo(there: boolean): Promise<Refusal | null> {
    this.asked.push(there ? "let_go there" : "let_go");
    return new Promise(() => {});
  }
  async putBack(): Promise<Refusal | null> {
    this.asked.push("put_back");
    return this.answer;
  }
  sight(one: MenAtWorkSight, n = 1): void {
    this.n = n;
    this.#heard.sight(one as never);
  }
  live(seat = 0, shown = false): void {
    const taken = {
      kind: "Place",
      piece: GIRDER,
      start: [
        [0, 0, 94.5],
        [1, 0, 0, 0],
      ],
    };
    const about = { taken, things: THINGS, ticks_per_s: 200, step_mm: 0.05 };
    this.#heard.live({ kind: "live", live: 3, seat, n: 1, about, shown });
  }
  /** The girder is there, this far above what is below. */
  moved(tick: number, [x, y, z]: [number, number, number], gap = 10, letGo = false): void {
    const data = new DataView(new ArrayBuffer(32));
    data.setUint8(0, 1);
    data.setUint8(1, letGo ? 1 : 0);
    data.setUint16(2, 3, true);
    data.setUint32(4, tick, true);
    data.setUint16(14, Math.round(gap / 0.05), true);
    data.setUint16(16, 1, true);
    data.setUint16(18, 1, true);
    [x, y, z].forEach((mm, axis) => data.setInt16(20 + 2 * axis, Math.round(mm / 0.05), true));
    this.#heard.moved(data.buffer);
  }
  chance(now: object): void {
    this.#heard.chance!(now);
  }
  felt(now: object): void {
    this.#heard.felt(now);
  }
  over(why: "decided" | "put_back" | "silent"): void {
    this.#heard.over(why);
  }
  cut(): void {
    this.#heard.cut();
  }
}

export function seated(assist: Assist = "none"): { connection: FakeConnection; play: Play } {
  const connection = new FakeConnection();
  const play = new Play(connection as unknown as TableConnection, { slowMotion: () => false, assist: () => assist });
  connection.sight(sight());
  return { connection, play };
}

export async function holding(assist: Assist = "none") {
  const made = seated(assist);
  await made.play.take(GIRDER);
  made.connection.moved(4, made.play.hand.hold!.place);
  return made;
}
