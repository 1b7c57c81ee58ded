import { describe, expect, it } from "vitest";
import { followed } from "../scene/die-identity";
import {
  afterSight,
  EMPTY,
  lit,
  loseIt,
  moveOf,
  removable,
  stepBack,
  stepOf,
  touchDie,
  touchSpace,
  type Turn,
} from "./move-choice";
import { take, viewOf } from "../positions.fixture";

const dice = followed(null, viewOf(), []);
const keys = (die: string) => dice.pool.filter((one) => one.die === die).map((one) => one.key);
const key = (die: string) => keys(die)[0]!;
const three: Turn = {
  dice,
  legal: [take("G5", "a1"), take("G5", "a2"), take("G5", "b2"), take("W4", "a1"), take("S1", null)],
};
const two: Turn = {
  dice,
  legal: ["a1", "b2"].flatMap((space) => [
    take("G5", space as "a1", "G5"),
    take("G5", space as "a1", "W2"),
    take("W2", space as "a1", "G5"),
  ]),
};

describe("three or four players", () => {
  it("a die, a space, a move", () => {
    const chosen = touchDie(three, EMPTY, key("G5"));
    expect(stepOf(three, EMPTY)).toBe("die");
    expect(stepOf(three, chosen)).toBe("space");
    expect(lit(three, chosen)).toEqual([0, 2, 3]);
    const placed = touchSpace(three, chosen, 3)!;
    expect(stepOf(three, placed)).toBe("confirm");
    expect(moveOf(three, placed)).toEqual(take("G5", "b2"));
  });

  it("another die instead, the same again puts it back", () => {
    const chosen = touchDie(three, EMPTY, key("G5"));
    expect(touchDie(three, chosen, key("W4")).die).toBe(key("W4"));
    expect(touchDie(three, chosen, key("G5"))).toEqual(EMPTY);
  });

  it("a space where it may not go is told apart", () => {
    expect(touchSpace(three, touchDie(three, EMPTY, key("W4")), 2)).toBeNull();
  });

  it("a die that is in no legal move stays where it is", () => {
    expect(touchDie(three, EMPTY, key("R3"))).toBe(EMPTY);
  });

  it("a die that fits nowhere is lost only when that was said", () => {
    const chosen = touchDie(three, EMPTY, key("S1"));
    expect(stepOf(three, chosen)).toBe("lose");
    expect(lit(three, chosen)).toEqual([]);
    expect(moveOf(three, chosen)).toBeNull();
    expect(moveOf(three, loseIt(three, chosen))).toEqual(take("S1", null));
    const placed = touchDie(three, EMPTY, key("G5"));
    expect(loseIt(three, placed)).toBe(placed);
  });
});

describe("two players", () => {
  const placed = touchSpace(two, touchDie(two, EMPTY, keys("G5")[0]!), 0)!;

  it("one more die leaves the round before the move is whole", () => {
    expect(stepOf(two, placed)).toBe("remove");
    expect(removable(two, placed)).toEqual([key("W2"), keys("G5")[1]]);
    const whole = touchDie(two, placed, key("W2"));
    expect(stepOf(two, whole)).toBe("confirm");
    expect(moveOf(two, whole)).toEqual(take("G5", "a1", "W2"));
  });

  it("the twin of the chosen die may be the one that leaves", () => {
    const whole = touchDie(two, placed, keys("G5")[1]!);
    expect(moveOf(two, whole)).toEqual(take("G5", "a1", "G5"));
    expect(touchDie(two, whole, keys("G5")[1]!).remove).toBeNull();
  });

  it("the other lit space may still be chosen", () => {
    const whole = touchSpace(two, touchDie(two, placed, key("W2")), 3)!;
    expect(moveOf(two, whole)).toEqual(take("G5", "b2", "W2"));
  });
});

describe("back and over", () => {
  it("goes back one step at a time", () => {
    const whole = touchDie(two, touchSpace(two, touchDie(two, EMPTY, keys("G5")[0]!), 0)!, key("W2"));
    const once = stepBack(whole);
    expect(stepOf(two, once)).toBe("remove");
    expect(stepOf(two, stepBack(once))).toBe("space");
    expect(stepBack(stepBack(once))).toEqual(EMPTY);
  });

  it("what was sent is not touched any more", () => {
    const sent = { ...touchSpace(three, touchDie(three, EMPTY, key("G5")), 0)!, sent: true };
    expect(touchDie(three, sent, key("W4"))).toBe(sent);
    expect(touchSpace(three, sent, 2)).toBe(sent);
    expect(stepBack(sent)).toBe(sent);
    expect(stepOf(three, sent)).toBe("sent");
  });

  it("a sight that comes again leaves the hand, the next turn empties it", () => {
    const chosen = touchDie(three, EMPTY, key("G5"));
    expect(afterSight(three, chosen).die).toBe(key("G5"));
    expect(afterSight({ ...three, legal: null }, chosen)).toEqual(EMPTY);
    expect(stepOf({ ...three, legal: null }, EMPTY)).toBe("wait");
  });
});
