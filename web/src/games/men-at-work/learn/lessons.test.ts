import { describe, expect, test } from "vitest";
import type { MenAtWorkEvent } from "../types.gen";
import {
  AT_THE_TABLE,
  begunAt,
  endedHow,
  followed,
  hindered,
  offeredBy,
  speaks,
  type Going,
  type TableLesson,
} from "./lessons";

const going = (changes: Partial<Going> = {}): Going => ({
  step: "take",
  acting: false,
  touching: false,
  shows: false,
  ...changes,
});

describe("lessons follow the table", () => {
  test.each<[TableLesson, Partial<Going>, TableLesson]>([
    ["look", { step: "hold", acting: true }, "look"],
    ["take", {}, "take"],
    ["take", { step: "hold", acting: true }, "lead"],
    ["take", { step: "wait", acting: true }, "rest"],
    ["lead", { step: "hold", acting: true }, "lead"],
    ["lead", { step: "hold", acting: true, touching: true }, "release"],
    ["release", { step: "hold", acting: true }, "release"],
    ["release", { step: "settling", acting: true }, "rest"],
    ["lead", {}, "take"],
    ["rest", { step: "settling", acting: true }, "rest"],
    ["rest", { step: "hold", acting: true }, "lead"],
    ["rest", { step: "wait" }, "turn"],
    ["rest", { step: "take" }, "turn"],
    ["turn", { step: "hold", acting: true }, "turn"],
  ])("%s, %j: %s", (lesson, changes, next) => expect(followed(lesson, going(changes))).toBe(next));

  test.each<[TableLesson, Partial<Going>, string | null]>([
    ["take", {}, null],
    ["take", { step: "wait" }, "wait"],
    ["take", { step: "over" }, "wait"],
    ["take", { step: "clear" }, "tidy"],
    ["take", { step: "wait", acting: true }, null],
    ["look", { step: "wait" }, null],
  ])("%s, %j: nothing can be taken because of %s", (lesson, changes, why) =>
    expect(hindered(lesson, going(changes))).toBe(why),
  );

  test("at a new table the lessons go back to what has to be done there", () => {
    expect(AT_THE_TABLE.map((_, at) => AT_THE_TABLE[begunAt(at)])).toEqual([
      "look", "what", "how", "take", "take", "take", "take", "take",
    ]); // prettier-ignore
  });

  test("whatever one does, the hand is at work or the note leads on", () => {
    const steps = ["take", "hold", "settling", "wait", "clear", "asked", "over"] as const;
    for (const lesson of AT_THE_TABLE)
      for (const step of steps)
        for (const acting of step === "hold" || step === "settling"
          ? [true]
          : step === "wait"
            ? [true, false]
            : [false])
          for (const touching of [false, true]) {
            const now = going({ step, acting, touching });
            const next = followed(followed(lesson, now), now); // taken, and it touches at once
            const offered = offeredBy(next, now);
            expect(offered !== null || acting, `${lesson} at ${step}`).toBe(true);
            expect(offered !== "take" || step === "take", `${lesson} at ${step}: something can be taken`).toBe(true);
            expect(followed(next, now), `${lesson} at ${step} is settled`).toBe(next);
          }
  });

  test("a note never lies on what the table says", () => {
    for (const lesson of AT_THE_TABLE) expect(speaks(lesson, going({ shows: true }))).toBe(false);
  });

  test("the last note waits until the hand is empty again", () => {
    expect(speaks("turn", going({ step: "hold", acting: true }))).toBe(false);
    expect(speaks("turn", going())).toBe(true);
    expect(speaks("lead", going({ step: "hold", acting: true }))).toBe(true);
  });
});

describe("how it ended", () => {
  const placed = (seen: object = {}): MenAtWorkEvent =>
    ({ kind: "placed", seat: 0, move: {}, seen: { poses: {}, ...seen }, tremor: null }) as unknown as MenAtWorkEvent;
  const accident = { kind: "accident", seat: 0, piece: "hat-1", onto: "table" } as MenAtWorkEvent;
  const failed = { conditions: [{ code: "touches_its_colour", held: false, pieces: [] }] };

  test.each([
    ["nothing of ours", [{ kind: "turn", seat: 1 } as MenAtWorkEvent], true, null],
    ["an accident", [placed(), accident], false, "accident"],
    ["the turn has passed", [placed()], false, "done"],
    ["it slipped", [placed({ slipped: true })], true, "slipped"],
    ["not as the card wants", [placed(failed)], true, "again"],
    ["there is more to place", [placed()], true, "more"],
  ] as const)("%s", (_, events, mine, ended) => expect(endedHow(events, 0, mine)).toBe(ended));
});
