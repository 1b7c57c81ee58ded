/** The accounts of finished rounds, as the server makes them: which die earned what, and who won what for which reason. */
import { request } from "../../../http";
import type { Award, Explanation, Line, Prize, RoundAccount, RoundResult, Score, View } from "../types.gen";

export async function accountsOf(view: View): Promise<RoundAccount[]> {
  return (await request<Explanation>("POST", "/api/games/blueprints/explain", view)).accounts;
}

const unexplained = (points: number): Line => ({ points, dice: [] });

/** What the view itself says of a round: the same numbers, without the dice behind them. For when nobody can be asked. */
export function plainAccount(result: RoundResult): RoundAccount {
  return {
    in_demand: result.in_demand,
    first: result.first,
    seats: result.scores.map((score) => ({ score, bonus: score.bonus, ...linesOf(score) })),
    awards: (Object.entries(result.awards) as [Award, number][]).map(([award, seat]) => ({
      award,
      seat,
      decided: "points",
      contenders: [],
    })),
    prizes: (Object.entries(result.prizes) as [Prize, number | null][]).map(([prize, seat]) => ({
      prize,
      seat,
      decided: seat === null ? "nobody" : "alone",
      contenders: [],
    })),
  };
}

function linesOf(score: Score) {
  return {
    wood: unexplained(score.wood),
    recycled: unexplained(score.recycled),
    stone: unexplained(score.stone),
    glass: unexplained(score.glass),
  };
}
