/** Choice of the sentence; without a language learned, a sentence is its key. */
import { describe, expect, it } from "vitest";
import { sightOf } from "../positions.fixture";
import type { BlueprintsEvent } from "../types.gen";
import { newsOf, takenNames } from "./table-words";

const NAMES = ["Ada", "Bo", "Cy"];
const news = (...events: BlueprintsEvent[]) => newsOf(sightOf({ events }), NAMES);
const took = (seat: number): BlueprintsEvent => ({ kind: "DieTaken", seat, die: "G5" });
const lost = (seat: number): BlueprintsEvent => ({ kind: "DieRemoved", seat, die: "G5" });
const removed = (seat: number): BlueprintsEvent => ({ kind: "DieDiscarded", seat, die: "W1" });

describe("what is said of a turn", () => {
  it("somebody else's: what was taken, and what was removed besides", () => {
    expect(news(took(1))).toBe("table-event-taken");
    expect(news(took(1), removed(1))).toBe("table-event-removed");
  });
  it("that it fitted nowhere, to everybody (B29)", () => {
    expect(news(took(1), lost(1))).toBe("table-event-taken-lost");
    expect(news(took(1), lost(1), removed(1))).toBe("table-event-lost-removed");
    expect(news(took(0), lost(0))).toBe("table-event-lost");
  });
  it("of several turns at once each has its own", () => {
    expect(news(took(1), took(2), lost(2))).toBe("table-event-taken table-event-taken-lost");
  });
});

it("names the dice a seat has taken, and which of them are lost", () => {
  const taken = [
    { key: "a", die: "G5" },
    { key: "b", die: "G5" },
  ];
  expect(takenNames(taken, new Set(["b"]))).toContain("table-die-lost");
  expect(takenNames(taken, new Set())).not.toContain("table-die-lost");
});
