import { describe, expect, it } from "vitest";
import { LESSONS } from "./lessons";
import { accountOf, sightsAfter, TURNS } from "./script";

describe("the scripted round", () => {
  it("goes on from each turn to the next as it is told", () => {
    TURNS.slice(0, -1).forEach((turn, at) => {
      const [answer] = turn.answers;
      expect(answer!.move).toEqual(turn.wanted);
      expect(sightsAfter(answer!).at(-1)).toEqual(TURNS[at + 1]!.sight);
    });
  });

  it("knows how the round ends for every move that is legal in the last turn", () => {
    const last = TURNS.at(-1)!;
    expect(last.answers.map(({ move }) => move)).toEqual(last.sight.legal);
    for (const answer of last.answers) {
      const end = sightsAfter(answer).at(-1)!;
      expect(end.view.rounds).toHaveLength(1);
      expect(accountOf(answer).seats.map(({ score }) => score)).toEqual(end.view.rounds[0]!.scores);
    }
  });

  it("can do what every lesson asks for", () => {
    for (const lesson of LESSONS.filter(({ asks }) => asks === "play")) {
      const { sight, wanted } = TURNS[lesson.turn]!;
      expect(sight.legal).toContainEqual(wanted);
    }
    expect(LESSONS.map(({ turn }) => turn)).toEqual([...LESSONS.map(({ turn }) => turn)].sort());
  });

  it("says in every language why a 3 cannot go on a 5", () => {
    const turn = TURNS[LESSONS.find(({ name }) => name === "lower")!.turn]!;
    const told = (["en", "fr", "de"] as const).map(
      (language) =>
        turn.explanation(language).refusals.find(({ die, space }) => die === turn.wanted.die && space === "a1")?.text,
    );
    expect(new Set(told).size).toBe(3);
    expect(told).not.toContain(undefined);
  });
});
