import { describe, expect, it } from "vitest";
import { followed } from "../scene/die-identity";
import { EMPTY, touchDie, touchSpace, type MoveChoice, type Turn } from "../hand/move-choice";
import { HIDDEN, take, viewOf } from "../positions.fixture";
import { NOWHERE, othersOf, pickOf, pictureOf, promptOf } from "./table-picture";

const view = viewOf();
const dice = followed(null, view, []);
const turn: Turn = { dice, legal: [take("G5", "a1"), take("G5", "b2"), take("S1", null)] };
const key = (die: string) => dice.pool.find((one) => one.die === die)!.key;
const shown = (hand: MoveChoice, attention = NOWHERE) =>
  pictureOf({ view, turn, hand, attention, away: [false, true, false] });
const look = (hand: MoveChoice, die: string, attention = NOWHERE) =>
  shown(hand, attention).pool.find((one) => one.key === key(die))?.look;

describe("the picture", () => {
  it("lights the spaces of the chosen die and no others", () => {
    const picture = shown(touchDie(turn, EMPTY, key("G5")));
    expect(picture.lit).toEqual([0, 3]);
    expect(picture.chosen).toBe("G5");
    expect(shown(EMPTY).lit).toEqual([]);
  });

  it("shows the ghost over a lit space only, and stays there once it is chosen", () => {
    const chosen = touchDie(turn, EMPTY, key("G5"));
    expect(shown(chosen, { ...NOWHERE, space: 3 }).hovered).toBe(3);
    expect(shown(chosen, { ...NOWHERE, space: 2 }).hovered).toBeNull();
    expect(shown(EMPTY, { ...NOWHERE, space: 3 }).hovered).toBeNull();
    expect(shown(touchSpace(turn, chosen, 0)!, { ...NOWHERE, space: 3 }).hovered).toBe(0);
  });

  it("tells the dice apart by what can be done with them", () => {
    expect(look(EMPTY, "S1")).toBe("unplaceable");
    expect(look(EMPTY, "R3")).toBe("unplaceable");
    expect(look(EMPTY, "G5")).toBe("rest");
    expect(look(EMPTY, "G5", { ...NOWHERE, die: key("G5") })).toBe("hover");
    expect(look(EMPTY, "G5", { ...NOWHERE, focus: key("G5") })).toBe("focus");
    expect(look(touchDie(turn, EMPTY, key("G5")), "G5")).toBe("chosen");
    expect(look({ ...EMPTY, die: key("G5"), space: 0, remove: key("W2") }, "W2")).toBe("discarded");
  });

  it("lets no die rise while somebody else plays", () => {
    const waiting = { dice, legal: null };
    const picture = pictureOf({
      view,
      turn: waiting,
      hand: EMPTY,
      attention: { ...NOWHERE, die: key("G5") },
      away: [],
    });
    expect(new Set(picture.pool.map((one) => one.look))).toEqual(new Set(["rest"]));
  });

  it("has the seats from the left as they play after one's own", () => {
    expect(othersOf(viewOf({ seat: 1 }))).toEqual([2, 0]);
    expect(shown(EMPTY).others.map((one) => [one.seat, one.away])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it("shows an onlooker every seat and no plan", () => {
    const public_ = viewOf({ seat: null, desks: [HIDDEN, HIDDEN, HIDDEN] });
    const picture = pictureOf({
      view: public_,
      turn: { dice: followed(null, public_, []), legal: null },
      hand: EMPTY,
      attention: NOWHERE,
      away: [],
    });
    expect(picture.plan).toBeNull();
    expect(picture.others).toHaveLength(3);
    expect(picture.building.flat()).toEqual([]);
  });
});

describe("the one line", () => {
  it("follows the hand", () => {
    const chosen = touchDie(turn, EMPTY, key("G5"));
    expect(promptOf(view, turn, EMPTY)).toEqual({ kind: "die" });
    expect(promptOf(view, turn, chosen)).toEqual({ kind: "space", die: "G5", count: 2 });
    expect(promptOf(view, turn, touchSpace(turn, chosen, 3)!)).toEqual({
      kind: "confirm",
      die: "G5",
      space: 3,
      removed: null,
    });
    expect(promptOf(view, turn, touchDie(turn, EMPTY, key("S1")))).toEqual({ kind: "lose", die: "S1" });
    expect(promptOf(view, turn, { ...EMPTY, refused: "No." })).toEqual({ kind: "refused", text: "No." });
  });

  it("says whom we wait for, and when it is over", () => {
    const waiting = { dice, legal: null };
    expect(promptOf(viewOf({ to_move: 2 }), waiting, EMPTY)).toEqual({ kind: "wait", seat: 2 });
    expect(promptOf(viewOf({ to_move: null }), waiting, EMPTY)).toEqual({ kind: "over" });
  });
});

it("counts the picks of the own seat, of the table for onlookers", () => {
  expect(pickOf(viewOf())).toBe(3);
  expect(pickOf(viewOf({ seat: null, picks: 7 }))).toBe(3);
  expect(pickOf(viewOf({ seat: null, picks: 18 }))).toBe(6);
});
