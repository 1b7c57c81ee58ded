/** Explanations of views of a replay; at a table they come with the sights. */
import { request, RequestError } from "../../../http";
import type { PlainExplanation, PlainView } from "../words/plain-words";

/** Null: the game explains nothing, or the server is away; the page then shows the view by its fields. */
export async function explanationOf(game: string, view: PlainView): Promise<PlainExplanation | null> {
  try {
    return await request<PlainExplanation>("POST", `/api/games/${encodeURIComponent(game)}/explain`, view);
  } catch (trouble) {
    if (trouble instanceof RequestError) return null;
    throw trouble;
  }
}
