import { expect, test } from "vitest";
import { AGAIN_MS, APART_MS, AimSender } from "./aim-sender";
import type { Aim } from "../types.gen";

const aim = (x: number): Aim => [[x, 0, 0], [1, 0, 0, 0], false];

/** A courier in a time of our own. */
function sent() {
  let [now, timers] = [0, [] as { at: number; then: () => void }[]];
  const all: [number, number][] = [];
  const courier = new AimSender({
    send: (one) => all.push([now, one[0][0]]),
    now: () => now,
    after: (milliseconds, then) => {
      const timer = { at: now + milliseconds, then };
      timers.push(timer);
      return () => (timers = timers.filter((one) => one !== timer));
    },
  });
  const until = (end: number) => {
    for (;;) {
      const next = timers.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers = timers.filter((one) => one !== next);
      now = next.at;
      next.then();
    }
    now = end;
  };
  return { courier, all, until };
}

test("never more often than it may, and the newest always arrives", () => {
  const { courier, all, until } = sent();
  for (let at = 0; at < 1000; at += 2) {
    until(at);
    courier.want(aim(at));
  }
  until(1100);
  expect(all.length).toBeLessThanOrEqual(60);
  expect(all.at(-1)![1]).toBe(998);
  const apart = all.slice(1).map(([at], index) => at - all[index]![0]);
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(APART_MS);
});

test("the same again only as a sign of life, until it stops", () => {
  const { courier, all, until } = sent();
  courier.want(aim(1));
  courier.want(aim(1));
  until(2 * AGAIN_MS + 1);
  expect(all).toEqual([
    [0, 1],
    [AGAIN_MS, 1],
    [2 * AGAIN_MS, 1],
  ]);
  courier.stop();
  until(10 * AGAIN_MS);
  expect(all.length).toBe(3);
});

test("what waits goes at once when the hand is about to open", () => {
  const { courier, all } = sent();
  courier.want(aim(1));
  courier.want(aim(2));
  expect(all.length).toBe(1);
  courier.hurry();
  expect(all.at(-1)).toEqual([0, 2]);
});
