import { describe, expect, it } from "vitest";
import { eyesOf, withoutSecrets } from "./curtain";
import { HIDDEN, OWN, sightOf, take, viewOf } from "../positions.fixture";

describe("whose eyes", () => {
  it("one seat at a device needs no curtain", () => {
    expect(eyesOf([2], 0, 5, null)).toEqual({ kind: "own", seat: 2 });
  });

  it("is closed until the seat to move says so, and opens for that seat and that move only", () => {
    expect(eyesOf([0, 1], 1, 5, null)).toEqual({ kind: "closed", seat: 1 });
    expect(eyesOf([0, 1], 1, 5, { seat: 1, n: 5 })).toEqual({ kind: "own", seat: 1 });
    expect(eyesOf([0, 1], 1, 5, { seat: 0, n: 5 })).toEqual({ kind: "closed", seat: 1 });
  });

  it("closes once the move is played, also when the same seat is next", () => {
    expect(eyesOf([0, 1], 0, 6, { seat: 1, n: 5 })).toEqual({ kind: "closed", seat: 0 });
    expect(eyesOf([0, 1], 1, 6, { seat: 1, n: 5 })).toEqual({ kind: "closed", seat: 1 });
    expect(eyesOf([0, 1], 0, 6, { seat: 1, n: 5 }, true)).toEqual({ kind: "own", seat: 1 });
  });

  it("shows what all may see while a bot plays and when it is over", () => {
    expect(eyesOf([0, 1], 2, 5, null)).toEqual({ kind: "all" });
    expect(eyesOf([0, 1], null, 55, null)).toEqual({ kind: "all" });
  });
});

describe("without secrets", () => {
  const seen = withoutSecrets(
    sightOf({
      view: viewOf(),
      legal: [take("G5", "a1")],
      events: [
        { kind: "PlanDealt", seat: 0, plan: OWN.plan! },
        { kind: "DieTaken", seat: 0, die: "S1" },
        { kind: "DiePlaced", seat: 0, die: "S1", space: "a2" },
      ],
    }),
  );

  it("nothing of a plan or a building is left, the dice taken are", () => {
    expect(seen.view.desks.every((desk) => desk.plan === null && desk.building === null && desk.score === null)).toBe(
      true,
    );
    expect(seen.view.desks[0]!.taken).toEqual(OWN.taken);
    expect(seen.legal).toBeNull();
    expect([seen.seat, seen.view.seat]).toEqual([null, null]);
    expect(seen.events.map((event) => event.kind)).toEqual(["DieTaken"]);
  });

  it("of what it means only what was revealed is left", () => {
    const reach = { picks_left: 1, plan: { state: "kept" as const, as_planned: 1, spaces: 1 }, prizes: [] };
    const refusals = [{ die: "G5", space: "a1" as const, text: "No." }];
    const mine = sightOf({ explanation: { prospects: [], refusals, reach, accounts: [] } });
    expect(withoutSecrets(mine).explanation).toEqual({ prospects: [], refusals: [], reach: null, accounts: [] });
    expect(withoutSecrets(sightOf({})).explanation).toBeNull();
  });

  it("that a die fitted nowhere is no secret (B29)", () => {
    const lost = { ...OWN, taken: [...OWN.taken, "R1"], removed: ["R1"] };
    const told = withoutSecrets(
      sightOf({
        view: viewOf({ desks: [lost, HIDDEN, HIDDEN] }),
        events: [
          { kind: "DieTaken", seat: 0, die: "R1" },
          { kind: "DieRemoved", seat: 0, die: "R1" },
        ],
      }),
    );
    expect(told.view.desks[0]).toEqual({ ...HIDDEN, taken: lost.taken, removed: ["R1"] });
    expect(told.events.map((event) => event.kind)).toEqual(["DieTaken", "DieRemoved"]);
  });

  it("what was revealed stays open", () => {
    const open = withoutSecrets(sightOf({ view: viewOf({ revealed: true }) }));
    expect(open.view.desks[0]).toEqual(OWN);
  });
});
