import { beforeAll, describe, expect, it, vi } from "vitest";
import type { SeatInfo } from "../wire.gen";
import { learnLanguage } from "../words.svelte";
import { botNames, seatName, seatNames } from "./seat-names";

const bot = (level: string) => ({ kind: "bot", name: "neutral 7", bot: level }) as SeatInfo;
const person = { kind: "person", name: "Ada", bot: null } as SeatInfo;

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return learnLanguage("de");
});

describe("bots are called by their level", () => {
  it("in the language that is spoken", () => {
    expect(seatNames([person, bot("architect")])).toEqual(["Ada", "Architekt"]);
  });

  it("with a number where several of one level sit at a table, and nowhere else", () => {
    const seats = [bot("dabbler"), person, bot("architect"), bot("dabbler")];
    expect(seatNames(seats)).toEqual(["Gemütlich 1", "Ada", "Architekt", "Gemütlich 2"]);
    expect(seatName(seats, 3)).toBe("Gemütlich 2");
  });

  it("and a level the words do not know as it came", () => {
    expect(botNames(["teapot", null])).toEqual(["teapot", null]);
  });
});
