import { describe, expect, it } from "vitest";
import type { Act } from "./play.svelte";
import { soundsOfAct, soundsOfEvents } from "./sounds";
import type { MenAtWorkEvent } from "../types.gen";

const act = (more: Partial<Act>): Act => ({ live: 1, letGo: false, felt: {}, ...more }) as Act;

describe("an act", () => {
  it("ticks when a condition holds", () => {
    const held = { code: "touches_a_girder", held: true, pieces: [] };
    const [without, holds] = [{ ...held, held: false }, held].map((one) => act({ felt: { conditions: [one] } }));
    expect(soundsOfAct(without!, holds!)).toEqual(["tick"]);
    expect(soundsOfAct(holds!, holds!)).toEqual([]);
  });
  it("creaks when the hand opens; what it touches is heard by its contacts", () => {
    expect(soundsOfAct(act({}), act({ letGo: true }))).toEqual(["creak"]);
    expect(soundsOfAct(act({}), act({ felt: { touches: ["table"] } }))).toEqual([]);
    expect(soundsOfAct(act({ letGo: true }), null)).toEqual([]);
  });
});

it("a card, an accident and a title are heard", () => {
  const events = ["card", "accident", "title", "placed"].map((kind) => ({ kind }) as MenAtWorkEvent);
  expect(soundsOfEvents(events)).toEqual(["hinge", "tear", "hat"]);
});
