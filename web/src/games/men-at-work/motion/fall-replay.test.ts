import { expect, test } from "vitest";
import { FallReplay } from "./fall-replay.svelte";
import type { Poses } from "../geometry/site";

const at = (z: number): Poses => ({ "brick-1": [[0, 0, z], [1, 0, 0, 0]] }); // prettier-ignore

function fallen(): FallReplay {
  const again = new FallReplay();
  again.begin(at(100), true);
  for (let ms = 0; ms <= 1000; ms += 20) again.push(ms, { moved: at(100 - ms / 10), gone: [] });
  again.fell({ piece: "brick-1", how: "tipped", at_s: 0.6, mm: 2 });
  return again;
}

test("nothing is shown again before somebody asks", () => {
  const again = fallen();
  expect(again.fallen).not.toBeNull();
  expect(again.frame(0)).toBeNull();
});

test("it is shown slowly from a little before its cause, and ends by itself", () => {
  const again = fallen();
  again.see(again.fallen!);
  expect(again.frame(5000)!.moved["brick-1"]![0][2]).toBeCloseTo(90); // 500 ms before 600
  expect(again.frame(6000)!.moved["brick-1"]![0][2]).toBeCloseTo(60); // three tenths of a second later
  expect(again.frame(9000)).toBeNull();
  expect(again.playing).toBe(false);
});

test("the next act of one's own stops it, and what fell can still be seen until something else falls", () => {
  const again = fallen();
  const before = again.fallen!;
  again.see(before);
  again.begin(at(0), true);
  expect(again.playing).toBe(false);
  expect(again.fallen).toBe(before);
});

test("others go on while somebody looks: it is shown to its end, on the site as it was then", () => {
  const again = fallen();
  again.see(again.fallen!);
  again.begin(at(0), false);
  again.push(0, { moved: at(7), gone: [] });
  expect(again.shown!.rest).toEqual(at(100));
  expect(again.frame(5000)!.moved["brick-1"]![0][2]).toBeCloseTo(90);
});

test("a fall whose act was not seen here is not taken for the one before", () => {
  const again = fallen();
  again.begin(at(0), false);
  again.fell(null);
  expect(again.fallen).toBeNull();
});
