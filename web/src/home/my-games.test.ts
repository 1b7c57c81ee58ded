import { expect, test } from "vitest";
import type { MyTable } from "../wire.gen";
import { isOver, others, sorted } from "./my-games";

const game = (id: string, some: Partial<MyTable>): MyTable => ({
  id,
  game: "blueprints",
  status: "running",
  seats: ["Ada", "Bo"],
  turns: 0,
  created_at: 0,
  moved_at: null,
  bots: [null, null],
  options: {},
  public: false,
  you: 0,
  mover: null,
  to_move: null,
  your_turn: false,
  moved_by: null,
  deadline: null,
  winners: [],
  place: null,
  ...some,
});

test("your turn first, then what runs, then what is over; the newest first", () => {
  const games = [
    game("ended", { status: "ended", moved_at: 90 }),
    game("older", { moved_at: 10 }),
    game("newer", { moved_at: 20 }),
    game("waiting", { status: "open", created_at: 15 }),
    game("mine", { your_turn: true, moved_at: 1 }),
  ];
  expect(sorted(games).map((one) => one.id)).toEqual(["mine", "newer", "waiting", "older", "ended"]);
  expect(
    sorted(games)
      .filter(isOver)
      .map((one) => one.id),
  ).toEqual(["ended"]);
});

test("the others are all who sit there but me; nobody sits on an open seat", () => {
  expect(others(game("one", { seats: ["Ada", "Bo", "Di"], you: 1, bots: [null, null, null] }))).toEqual(["Ada", "Di"]);
  expect(others(game("one", { seats: ["Ada", "", "Di"], you: 0, bots: [null, null, null] }))).toEqual(["Di"]);
});
