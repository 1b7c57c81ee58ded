import { expect, test } from "vitest";
import { OFFERED } from "./offered.fixture.gen";
import { controlOf, defaultsOf, schemasOf } from "./option-schema";
import { changedInWords, choiceName, optionName, optionNote } from "./option-words";

const offer = (game: string) => OFFERED.find((one) => one.name === game)!;

test("every option of the offered games has a default and, unless it is a list, a control", () => {
  for (const one of OFFERED) {
    const schemas = schemasOf(one);
    expect(Object.keys(schemas).length).toBeGreaterThan(2);
    expect(Object.values(defaultsOf(one)).includes(undefined)).toBe(false);
    for (const [name, schema] of Object.entries(schemas))
      if (schema.type !== "array" && name !== "first") expect(controlOf(schema), name).not.toBeNull();
  }
});

test("the schema decides on the control", () => {
  const { certificates, titles, rita, tremor, give_up, help, experts } = schemasOf(offer("men-at-work"));
  expect(controlOf(certificates!)).toEqual({ kind: "choice", values: [1, 2, 3, 4, 5] });
  expect(controlOf(titles!)).toEqual({ kind: "choice", values: [1, 2, 3, 4, 5, 6, 7, null] });
  expect(controlOf(rita!)).toEqual({ kind: "number", least: 0, most: 1, whole: false });
  expect(controlOf(tremor!)).toEqual({ kind: "choice", values: [false, true, "all"] });
  expect(controlOf(give_up!)).toEqual({ kind: "switch" });
  expect(controlOf(help!)).toMatchObject({ kind: "choice", values: ["all", "none", "some"] });
  expect(controlOf(experts!)).toBeNull();
  expect(controlOf({ type: "integer", minimum: 1, maximum: 500 })).toMatchObject({ kind: "number", whole: true });
});

test("an option without words here is called as the schema calls it, or by its name", () => {
  expect(optionName("pig", "target_score")).toBe("Target score");
  expect(optionName("pig", "target_score", { title: "Points to win" })).toBe("Points to win");
  expect(choiceName("pig", "pace", "very_fast")).toBe("Very fast");
  expect(choiceName("pig", "dice", 2)).toBe("2");
  expect(optionNote("pig", "dice", 2, { description: "How many are rolled." })).toBe("How many are rolled.");
  expect(optionNote("pig", "dice", 2)).toBe("");
});

test("only what is not as usual is told, switches first", () => {
  const schemas = schemasOf(offer("blueprints"));
  const usual = defaultsOf(offer("blueprints"));
  expect(changedInWords("blueprints", usual, schemas)).toEqual([]);
  expect(changedInWords("blueprints", { ...usual, first: "chance" }, schemas)).toEqual([]);
  const told = changedInWords("blueprints", { ...usual, unplaceable: "forced", open_points: true }, schemas);
  expect(told).toEqual(["Open points", "option-and-choice"]); // without a language the words are their keys
  expect(changedInWords("blueprints", {}, schemas)).toEqual([]); // a table of before
});
