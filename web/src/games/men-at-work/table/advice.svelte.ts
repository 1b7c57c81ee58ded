/**
 * What the server says about a site: its description is told after every sight of a table, and asked for on a practice site; moves to choose
 * from take it longer, and come only where somebody wants them.
 */
import { request, RequestError } from "../../../http";
import { hatOf } from "../hand/holding";
import { HEAD_TOP_MM } from "../hand.gen";
import { compose, seenFrom, UNTURNED } from "../geometry/poses";
import { kindOf, type Poses } from "../geometry/site";
import type { Advice, Explanation, MenAtWorkMove, Pose, View } from "../types.gen";

/** One question, asked again whenever its subject changes; only the answer to the newest counts. */
class Asked<Answer> {
  answer = $state.raw<Answer | null>(null);
  /** The server's sentence, if it said no. */
  trouble = $state<string | null>(null);
  asking = $state(false);
  #about: View | null = null;

  /** `there`: where else to ask, by what is seen there. */
  constructor(
    private readonly path: string,
    private readonly there: () => string | null = () => null,
  ) {}

  async about(view: View, again = false): Promise<void> {
    if (view === this.#about && !again) return;
    this.#about = view;
    this.trouble = null;
    this.asking = true;
    try {
      const elsewhere = this.there();
      const answer = await (elsewhere === null
        ? request<Answer>("POST", this.path, view)
        : request<Answer>("POST", elsewhere));
      if (view === this.#about) this.answer = answer;
    } catch (trouble) {
      if (view === this.#about && trouble instanceof RequestError) this.trouble = trouble.text;
    } finally {
      if (view === this.#about) this.asking = false;
    }
  }

  /** The answer will be told. */
  expect(): void {
    this.#about = null;
    this.trouble = null;
    this.asking = true;
  }

  hear(view: View, answer: Answer): void {
    this.#about = view;
    this.answer = answer;
    this.trouble = null;
    this.asking = false;
  }

  forget(): void {
    this.#about = null;
    this.answer = null;
    this.trouble = null;
    this.asking = false;
  }
}

export const askedSite = (): Asked<Explanation> => new Asked("/api/games/men-at-work/explain");
export const askedAdvice = (there: () => string | null): Asked<Advice> =>
  new Asked("/api/games/men-at-work/advice", there);
export type { Asked };

/** Where a move would put things, to be shown before it is done; null where nothing is placed. */
export function goalOf(move: MenAtWorkMove): Poses | null {
  if (move.kind !== "Place" && move.kind !== "PushBack") return null;
  const target = move.path.targets.at(-1);
  if (!target) return null;
  const goal: Pose = [target[1], target[2]];
  const poses: Poses = { [move.piece]: goal };
  if (kindOf(move.piece) === "worker") poses[hatOf(move.piece)] = compose(goal, [[0, 0, HEAD_TOP_MM], UNTURNED]);
  if (move.kind === "Place" && move.joined && move.joined_start)
    poses[move.joined] = compose(goal, seenFrom(move.start, move.joined_start));
  return poses;
}
