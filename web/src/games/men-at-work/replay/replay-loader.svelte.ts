/** A game as it comes from the server, act by act, and its motions, each unpacked when somebody looks at it. */
import { requestLines } from "../../../http";
import type { Unpacked } from "./replay-position";
import { actOf, sightOf, type Act } from "./replay-acts";
import { BadTrack, readTrack, type Track } from "../motion/tracks";

export class ReplayLoader {
  acts = $state.raw<readonly Act[]>([]);
  unpacked = $state.raw<Unpacked>(new Map());
  /** Everything has come. */
  whole = $state(false);
  #asked = new Set<number>();

  async hear(path: string): Promise<true> {
    const acts: Act[] = []; // from the start: a line that broke begins again
    await requestLines(path, (lines) => {
      for (const line of lines) acts.push(actOf(sightOf(line), acts.at(-1) ?? null));
      if (acts.length >= this.acts.length) this.acts = [...acts];
    });
    return (this.whole = true);
  }

  want(act: Act | undefined): void {
    if (!act?.packed || this.#asked.has(act.n)) return;
    this.#asked.add(act.n);
    readTrack(act.packed).then(
      (track) => this.#keep(act, track),
      (trouble: unknown) => {
        if (!(trouble instanceof BadTrack)) throw trouble;
        this.#keep(act, "unreadable");
      },
    );
  }

  #keep({ n }: Act, track: Track | "unreadable"): void {
    this.unpacked = new Map(this.unpacked).set(n, track);
  }
}
