/** For tests: a frame in which nothing but what is said has happened. */
import type { Frame } from "./motion-frames";

export const frameOf = (tick: number, more: Partial<Frame> = {}): Frame => ({
  live: 1,
  tick,
  letGo: false,
  shown: false,
  heard: 0,
  lagMs: 0,
  gap: null,
  moved: {},
  gone: [],
  contacts: [],
  ...more,
});
