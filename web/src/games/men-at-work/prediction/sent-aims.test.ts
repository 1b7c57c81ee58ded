import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Listener, Refusal, TableConnection } from "../../../connection/table-connection.svelte";
import type { Assist } from "../../../settings.svelte";
import { Play } from "../table/play.svelte";
import { yawOf } from "../geometry/poses";
import type { Aim, Taken } from "../types.gen";
import { bytesOf, seeded, SLOW, type RecordedAct } from "./closed-loop.testing";
import type { Engine } from "./engine";
import { TICKS_PER_S } from "./engine.gen";
import { Handover, Prediction } from "./prediction";
import { engineOfTests, measured, recordedActs } from "./recorded.testing";
import type { Predictor } from "./load-prediction";

const TICK_MS = 1000 / TICKS_PER_S;
const LIVE = 3; // as in the recorded frames
const LONGEST_TICKS = 4000;

interface Sent {
  taken: Taken;
  aims: [tick: number, aim: Aim][];
  release: number;
}

/** The server’s end of the line: it tells what was recorded, and keeps what it hears. */
class RecordedLine {
  key;
  n = 1;
  tick = 0;
  sent: Sent = { taken: null as unknown as Taken, aims: [], release: -1 };
  heard!: Listener;

  constructor(private readonly act: RecordedAct) {
    this.key = { seat: act.sight.seat ?? 0, token: "" };
  }
  listen(listener: Listener): void {
    this.heard = listener;
    listener.sight(this.act.sight as never);
  }
  async take(what: Taken): Promise<Refusal | null> {
    this.sent.taken = what;
    const about = { ...this.act.about, taken: what };
    this.heard.live({ kind: "live", live: LIVE, seat: this.key.seat, n: 1, about });
    return null;
  }
  hand(_: number, to: unknown): number {
    return this.sent.aims.push([this.tick, to as Aim]);
  }
  async letGo(): Promise<Refusal | null> {
    this.sent.release = this.tick;
    return new Promise(() => {});
  }
}

async function ledBy(act: RecordedAct, assist: Assist, predictor: Predictor | null) {
  const line = new RecordedLine(act);
  const play = new Play(line as unknown as TableConnection, {
    slowMotion: () => false,
    assist: () => assist,
    predictor: () => predictor,
  });
  const { taken } = act.about;
  await (taken.kind === "ClearAway" ? play.pull(taken.piece) : play.take(taken.piece));
  const random = seeded(act.release);
  let last = 0;
  const arriving = act.frames.map(([tick, hex]) => {
    last = Math.max(last, tick + SLOW.there + SLOW.back + Math.floor(random() * SLOW.jitter));
    return [last, hex] as const;
  });
  const aims = [...act.aims];
  let pictures = 0;
  for (; line.sent.release < 0 && line.tick < LONGEST_TICKS; line.tick++) {
    while (aims[0] && aims[0][0] <= line.tick) steer(play, aims.shift()![1]);
    while (arriving[0] && arriving[0][0] <= line.tick) line.heard.moved(bytesOf(arriving.shift()![1]));
    if (line.tick >= act.release) play.letGo(); // again and again: it may ask first
    if (line.tick % 4 === 0) {
      const { moved } = play.frame(performance.now());
      if (moved[taken.piece]) pictures++;
    }
    vi.advanceTimersByTime(TICK_MS);
  }
  line.heard.over("put_back");
  return { sent: line.sent, pictures };
}

/** As fingers would: across, up or down, and turned. */
function steer(play: Play, [[x, y, z], rotation]: Aim): void {
  if (!play.hand.hold) return;
  const [fromX, fromY] = play.hand.hold.place;
  play.hand.across(x - fromX, y - fromY);
  play.hand.turnTo(yawOf(rotation));
  play.hand.lift(z - (play.hand.hold?.place[2] ?? z));
}

let engine: Engine;
beforeAll(async () => {
  engine = await engineOfTests();
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what the page sends of recorded acts does not depend on prediction", async () => {
  const helps: Assist[] = ["full", "none"];
  let begun = 0;
  const predictor: Predictor = {
    begin: (poses, grasp, now) => {
      begun++;
      return new Prediction(engine, poses, grasp, now);
    },
    handOver: (drawn) => new Handover(drawn),
    giveUp: () => expect.fail("time stands still between pictures"),
  };
  const acts = recordedActs();
  const found = [];
  for (const [number, act] of acts.entries()) {
    const help = helps[number % helps.length]!;
    const predicted = await ledBy(act, help, predictor);
    const told = await ledBy(act, help, null);
    expect(predicted.sent, act.name).toEqual(told.sent);
    expect(predicted.sent.release, act.name).toBeGreaterThan(0);
    expect(predicted.sent.aims.length, act.name).toBeGreaterThan(0);
    found.push({ predicted: predicted.sent, told: told.sent });
  }
  expect(begun).toBe(acts.length); // it was there each time
  measured(found);
}, 3_600_000);
