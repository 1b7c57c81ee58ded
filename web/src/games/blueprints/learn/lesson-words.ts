/** Sentences of the lessons. Its numbers are looked up in the script, where the rules have put them. */
import { nameOf } from "../words/dice-words";
import { valueOf } from "../dice/face-paths";
import { prospectOf } from "../table/explanation";
import { spaceName } from "../words/table-words";
import { EXAMPLES } from "../rules/examples.gen";
import { say, sayOne } from "../../../words.svelte";
import type { Lesson } from "./lessons";
import type { Tutor } from "./tutor.svelte";

export interface Said {
  title: string;
  text: string;
  action: string;
}

export function lessonSaid(tutor: Tutor): Said {
  const { lesson, holds } = tutor;
  const family = lesson.asks === "play" && holds ? `${lesson.name}-place` : lesson.name;
  const facts = factsOf(tutor);
  return {
    title: sayOne("learn", `${family}-title`, facts),
    text: sayOne("learn", family, facts),
    action: actionOf(lesson, holds),
  };
}

function actionOf(lesson: Lesson, holds: boolean): string {
  if (lesson.asks === "look") return say("learn-next");
  if (lesson.asks === "choose") return say("learn-choose");
  return holds ? say("learn-place") : say("learn-take");
}

/** Every fact that some lesson of this turn may need. */
function factsOf({ turn, explanation, space, lesson }: Tutor): Record<string, string | number> {
  const { view } = turn.sight;
  const desk = view.desks[view.seat!]!;
  const { wood, recycled, prize_points } = EXAMPLES.numbers;
  const { die } = turn.wanted;
  const stack = desk.building![space];
  const before = desk.score!;
  const after = prospectOf(explanation, die, space) ?? before;
  const [first, second] = view.in_demand;
  const top = stack.at(-1);
  const facts: Record<string, string | number> = {
    die: nameOf(die),
    value: valueOf(die),
    space: spaceName(space),
    first: sayOne("material", first!),
    second: sayOne("material", second!),
    level: stack.length + 1,
  };
  if (top) facts.below = nameOf(top);
  switch (lesson.name) {
    case "stack":
      return { ...facts, points: after.stone - before.stone };
    case "lower":
      return { ...facts, below: Math.max(...desk.building!.flat().map(valueOf)) };
    case "wood":
      return {
        ...facts,
        die: nameOf(desk.building!.flat().find((one) => one.startsWith("W"))!),
        each: wood,
        touches: before.wood / wood,
        points: before.wood,
      };
    case "glass":
      return { ...facts, points: after.glass - before.glass };
    case "recycled":
      return { ...facts, before: before.recycled, after: after.recycled, most: recycled.at(-1)!, points: before.glass };
    case "prizes":
      return { ...facts, points: prize_points };
    case "last":
      return { ...facts, bonus: after.bonus };
    default:
      return facts;
  }
}
