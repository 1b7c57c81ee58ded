import { describe, expect, it } from "vitest";
import { keyed, loaded, paced, sought, stepped, ticked, toggled } from "./playback";

const running = (at: number) => toggled(loaded(10, at));

describe("a playback", () => {
  it("stands still at first, where it was asked to", () => {
    expect(loaded(10)).toEqual({ at: 0, last: 10, playing: false, speed: 1, stops: null });
    expect(loaded(10, 7).at).toBe(7);
  });
  it("never leaves the game", () => {
    expect(loaded(10, 99).at).toBe(10);
    expect(loaded(10, -3).at).toBe(0);
    expect(stepped(loaded(10, 10), 1).at).toBe(10);
    expect(stepped(loaded(10), -1).at).toBe(0);
    expect(sought(loaded(10), 4.6).at).toBe(5);
  });
  it("plays by itself and stops at the end", () => {
    expect(ticked(running(3))).toMatchObject({ at: 4, playing: true });
    expect(ticked(running(9))).toMatchObject({ at: 10, playing: false });
    expect(ticked(loaded(10, 3)).at).toBe(3);
  });
  it("begins again when it is played at the end", () => {
    expect(toggled(loaded(10, 10))).toMatchObject({ at: 0, playing: true });
  });
  it("stops when a hand is on it", () => {
    expect(stepped(running(3), 1)).toMatchObject({ at: 4, playing: false });
    expect(sought(running(3), 8)).toMatchObject({ at: 8, playing: false });
    expect(toggled(running(3))).toMatchObject({ at: 3, playing: false });
  });
  it("keeps its speed", () => {
    expect(ticked(toggled(paced(loaded(10), 4))).speed).toBe(4);
  });
  it("listens to keys", () => {
    const at = (key: string) => keyed(loaded(40, 20), key)?.at;
    expect([at("ArrowRight"), at("ArrowLeft"), at("Home"), at("End"), at("PageDown"), at("PageUp")]).toEqual([
      21, 19, 0, 40, 30, 10,
    ]);
    expect(keyed(loaded(40), " ")!.playing).toBe(true);
    expect(keyed(loaded(40), "x")).toBeNull();
  });
});

describe("a playback whose time flows", () => {
  const flowing = (at: number) => loaded(10, at, [2, 4.5, 9]);
  it("is at any time", () => {
    expect(sought(flowing(0), 3.21).at).toBe(3.21);
    expect(ticked(toggled(flowing(3)), 3.4).at).toBe(3.4);
    expect(ticked(toggled(flowing(3)), 99)).toMatchObject({ at: 10, playing: false });
  });
  it("steps from stop to stop, and stays where no more come", () => {
    expect([0, 2, 3, 4.5, 9, 10].map((at) => stepped(flowing(at), 1).at)).toEqual([2, 4.5, 4.5, 9, 9, 10]);
    expect([0, 2, 3, 4.5, 9, 10].map((at) => stepped(flowing(at), -1).at)).toEqual([0, 2, 2, 2, 4.5, 9]);
    expect([stepped(flowing(0), 2).at, stepped(flowing(0), 10).at, stepped(flowing(10), -10).at]).toEqual([4.5, 9, 2]);
  });
});
