import { describe, expect, it } from "vitest";
import { askedFor, connectingHint, promptOf, type Situation } from "./prompt";
import type { Act } from "../play.svelte";
import type { Offered, Step, Task, View, Work } from "../../types.gen";

// Without a language the words are their keys.
const poses = { "girder-orange-1": [], "girder-black-1": [] } as unknown as View["poses"];
const view = (more: Partial<View> = {}) =>
  ({
    poses,
    players: [{ certificates: 3 }, { certificates: 0 }],
    active: 0,
    to_move: 0,
    phase: "placing",
    clearing: { lying: [], optional: ["support-1"], pushable: [], covered: [], pulls: 0 },
    ...more,
  }) as View;
const work = (task: Task, placed: string[] = []): Work => ({
  order: { task, colours: ["orange", "black"] },
  placed,
  conditions: [],
  tries: 0,
  again: [],
  impossible: null,
  failed: [],
});
const step = (kind: Step["kind"], joined: Step["joined"] = null): Step => ({
  kind,
  joined,
  or_kind: null,
  colour: null,
});
const offered = (one: Step | null, candidates: string[] = [], phase: Offered["phase"] = "placing"): Offered => ({
  phase,
  step: one,
  candidates,
  pushable: [],
  pull: [],
  moves: [],
});
const asked = (task: Task, one: Step | null, placed: string[] = [], candidates: string[] = []) =>
  askedFor(view(), work(task, placed), offered(one, candidates));

describe("what is asked for", () => {
  it("a girder, of the colours that the reserve still has", () => {
    const both = ["girder-orange-2", "girder-black-2"];
    expect(asked("balance", step("girder"), [], both)).toBe("turn-now-girder");
    expect(asked("balance", step("girder"), [], ["girder-black-2", "girder-black-3"])).toBe("turn-now-girder-only");
    expect(asked("balance", step("girder"), [], ["girder-black-1", "girder-orange-2"])).toBe("turn-now-girder-only");
    expect(asked("with_brick", step("girder", "brick"), [], both)).toBe("turn-now-girder-with-brick");
  });
  it("first a support, then the girder", () => {
    expect(asked("support_same_colour", step("support"))).toBe("turn-now-support");
    expect(asked("support_on_girder", step("support"))).toBe("turn-now-support-up");
    expect(asked("support_on_girder", step("girder"), ["support-4"], ["girder-black-2"])).toBe(
      "turn-now-support-girder-only",
    );
  });
  it("workers, the second one on the same girder", () => {
    expect(asked("one_brick", step("worker"))).toBe("turn-now-worker");
    expect(asked("together_with_beam", step("worker", "beam"))).toBe("turn-now-worker-with-beam");
    expect(asked("then_worker", step("worker"), ["girder-orange-2"])).toBe("turn-now-worker-then");
    expect(asked("second_worker", step("worker"), ["worker-2"])).toBe("turn-now-second-worker");
  });
  it("what he carries", () => {
    expect(asked("two_bricks", step("brick"), ["worker-2"])).toBe("turn-now-brick");
    expect(asked("two_bricks", step("brick"), ["worker-2", "brick-1"])).toBe("turn-now-second-brick");
    expect(asked("two_beams", step("beam"), ["worker-2", "beam-1"])).toBe("turn-now-second-beam");
    expect(asked("connected", step("beam"), ["worker-2"])).toBe("turn-now-connecting-beam");
  });
  it("a brick or a beam, whichever comes first (M36, M56)", () => {
    const either: Step = { ...step("brick"), or_kind: "beam" };
    expect(asked("brick_and_beam", either, ["worker-2"])).toBe("turn-now-brick-or-beam");
  });
  it("a foreman whose work is impossible (M80)", () => {
    const told = (impossible: Work["impossible"]) =>
      promptOf({
        step: "asked",
        sight: {
          seat: 0,
          view: view({ phase: "asked", work: { ...work("balance"), impossible } }),
          legal: null,
          events: [],
        },
        act: null,
        names: ["Ada", "Bo"],
        you: 0,
        bots: [false, false],
        slow: false,
      });
    expect(told("skipped")).toBe("board-impossible-skipped");
    expect(told("used_up")).toBe("board-impossible-used-up");
  });
  it("a piece again where all is placed and not well", () => {
    expect(asked("balance", null, ["girder-orange-2"])).toBe("turn-now-repair");
    expect(askedFor(view(), work("prepare_site"), offered(null, [], "preparing"))).toBe("turn-now-prepare-repair");
    expect(askedFor(view(), work("prepare_site"), offered(step("support"), [], "preparing"))).toBe(
      "turn-now-prepare-support",
    );
  });
});

describe("how far the next worker is (M59)", () => {
  const worker = (x: number): View["poses"][string] => [
    [x, 0, 59],
    [1, 0, 0, 0],
  ];
  const site = (x: number, placed: string[] = [], help = "all") => ({
    seat: 0,
    legal: null,
    events: [],
    view: view({
      poses: { "worker-1": worker(0), ...(placed.length ? { "worker-2": worker(x) } : {}) },
      work: work("connected", placed),
      options: { help } as View["options"],
    }),
  });
  const hand = { seat: 0, piece: "worker-2", letGo: false, felt: {} } as Act;
  it("is told while the worker is in the hand, with what a beam reaches", () => {
    const told = (x: number) => connectingHint({ step: "hold", sight: site(x), act: hand }, worker(x));
    expect(told(75)).toBe("turn-connect-near turn-connect-reach");
    expect(told(95)).toBe("turn-connect-far turn-connect-reach");
  });
  it("is told when the beam comes, if it will not reach", () => {
    const told = (x: number) => connectingHint({ step: "take", sight: site(x, ["worker-2"]), act: null }, null);
    expect(told(75)).toBeNull();
    expect(told(95)).toBe("turn-connect-far turn-connect-again");
  });
  it("m90: is help, and not told where a table gives less", () => {
    expect(connectingHint({ step: "hold", sight: site(95, [], "some"), act: hand }, worker(95))).toBeNull();
  });
});

describe("what is said meanwhile", () => {
  const act = (more: Partial<Act>) => ({ seat: 1, piece: "worker-2", letGo: false, felt: {}, ...more }) as Act;
  const place = { kind: "Place" } as Act["taken"];
  const told = (more: Partial<Situation>) =>
    promptOf({
      step: "wait",
      sight: { seat: 0, view: view(), legal: null, events: [] },
      act: null,
      names: ["Ada", "Bo"],
      you: 0,
      bots: [true, true],
      slow: false,
      ...more,
    });
  it("a bot is thinking only after a while, and whoever is out is told so", () => {
    expect(told({})).toBe("turn-wait");
    expect(told({ slow: true })).toBe("turn-wait-bot");
    expect(told({ you: 1 })).toBe("turn-wait-out");
  });
  it("what somebody holds, and that it comes to rest", () => {
    expect(told({ act: act({ taken: place }) })).toBe("turn-wait-holds");
    expect(told({ act: act({ taken: place, letGo: true }) })).toBe("turn-settling");
  });
  it("the own hand: lower, touch, all is well", () => {
    const held = { code: "touches_a_girder", held: true, pieces: [] };
    const hold = (felt: Act["felt"]) => told({ step: "hold", act: act({ taken: place, felt }) });
    expect(hold({})).toBe("turn-hold-lower");
    const offered = (places: "some" | "here") => told({ step: "hold", act: act({ taken: place }), places });
    expect([offered("some"), offered("here")]).toEqual(["turn-hold-rings", "turn-hold-ring"]);
    expect(hold({ touches: ["table"] })).toBe("turn-hold-touches");
    expect(hold({ touches: ["table"], conditions: [held, { ...held, held: false }] })).toBe("turn-hold-not-yet");
    expect(hold({ touches: ["table"], conditions: [held] })).toBe("turn-hold-all");
    expect(hold({ conditions: [held] }), "in the air nothing is promised").toBe("turn-hold-lower");
    expect(told({ step: "hold", act: act({ taken: { kind: "PushBack" } as Act["taken"] }) })).toBe("turn-hold-push");
  });
  it("m90: without help nobody is told that it touches, only what the hand does", () => {
    const alone = { seat: 0, view: view({ options: { help: "none" } as View["options"] }), legal: null, events: [] };
    expect(told({ step: "hold", sight: alone, act: act({ taken: { kind: "Place" } as Act["taken"] }) })).toBe(
      "turn-hold-alone",
    );
  });
  it("a piece that slipped is no harm", () => {
    const seen = { poses: {}, slipped: true, gone: ["girder-orange-2"] };
    const legal = offered(step("girder"), ["girder-orange-2"]);
    const at = (seat: number) => ({
      seat: 0,
      view: view({ work: work("balance") }),
      legal,
      events: [{ kind: "placed", seat, seen }],
    });
    expect(told({ step: "take", sight: at(0) })).toBe("turn-slipped");
    expect(told({ step: "take", sight: at(1) })).toBe("turn-now-girder-only");
  });
  it("clearing up: what must go, or supports that may stay", () => {
    expect(told({ step: "clear" })).toBe("turn-now-keep");
    const lying = { ...view().clearing, lying: ["beam-1"] };
    const sight = { seat: 0, view: view({ clearing: lying }), legal: null, events: [] };
    expect(told({ step: "clear", sight })).toBe("turn-now-clear");
  });
});
