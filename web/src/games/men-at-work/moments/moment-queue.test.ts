import { expect, test } from "vitest";
import { MomentQueue } from "./moment-queue.svelte";
import type { AccidentMoment, Moment, TitleMoment } from "./moments";

const accident = (fell: string): AccidentMoment => ({
  kind: "accident",
  seat: 0,
  fell,
  onto: "table",
  left: 2,
  next: 1,
  at: null,
  cause: null,
});
const title: TitleMoment = { kind: "title", seat: 1, piece: "worker-1", mm: 90, titles: 1, at: [0, 0, 90] };
const mine = accident("hat-1");

/** An accident that ended turn 1: the bot clears up in turn 2, the person is at work in turn 3. */
function told(...moments: Moment[]): MomentQueue {
  const queue = new MomentQueue();
  queue.hear(moments, { turn: 2, mine: false });
  return queue;
}

test("an accident is told until it is confirmed, also when the bot has finished", () => {
  const queue = told(mine);
  queue.hear([], { turn: 2, mine: false });
  queue.hear([], { turn: 3, mine: true });
  expect(queue.now).toBe(mine);
  queue.done();
  expect(queue.now).toBeNull();
});

test("who never confirmed it has seen enough when the own turn is over", () => {
  const queue = told(mine);
  queue.hear([], { turn: 3, mine: true });
  queue.hear([], { turn: 3, mine: true }); // a second piece of the same turn
  expect(queue.now).toBe(mine);
  queue.hear([], { turn: 4, mine: false });
  expect(queue.now).toBeNull();
});

test("who clears up keeps it for the whole turn", () => {
  const queue = new MomentQueue();
  queue.hear([mine], { turn: 2, mine: true });
  queue.hear([], { turn: 2, mine: true });
  expect(queue.now).toBe(mine);
});

test("a title is shown first, then the accident that was not confirmed", () => {
  const queue = told(mine);
  queue.hear([title], { turn: 3, mine: true });
  expect(queue.now).toBe(title);
  queue.done();
  expect(queue.now).toBe(mine);
});

test("the next accident takes the place of the one before", () => {
  const [queue, next] = [told(mine), accident("brick-1")];
  queue.hear([next], { turn: 3, mine: true });
  expect(queue.now).toBe(next);
  queue.done();
  expect(queue.now).toBeNull();
});

test("whoever takes a piece has seen enough", () => {
  const queue = told(mine, title);
  queue.clear();
  queue.done();
  expect(queue.now).toBeNull();
});
