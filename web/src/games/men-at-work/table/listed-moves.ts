/** Whole moves that are listed with the sight: whoever makes one leads nothing through the air. */
import type { MenAtWorkSight, Piece } from "../geometry/site";
import type { MenAtWorkMove } from "../types.gen";

export class ListedMoves {
  constructor(
    private readonly legal: () => MenAtWorkSight["legal"],
    private readonly play: (move: MenAtWorkMove) => Promise<void>,
  ) {}

  clearAway(piece: Piece): Promise<void> {
    return this.#play((move) => move.kind === "ClearAway" && move.piece === piece);
  }

  keep(): Promise<void> {
    return this.#play((move) => move.kind === "KeepSupports");
  }

  /** A foreman lays no card although the work is impossible (M80). */
  decline(): Promise<void> {
    return this.#play((move) => move.kind === "Decline");
  }

  /** Gives up the card (M90). */
  giveUp(): Promise<void> {
    return this.#play((move) => move.kind === "GiveUp");
  }

  get hasGiveUp(): boolean {
    return this.legal()?.moves.some((move) => move.kind === "GiveUp") ?? false;
  }

  lay(card: number, on: "draw" | "discard"): Promise<void> {
    return this.#play((move) => move.kind === "LayCard" && move.card === card && move.on === on);
  }

  async #play(wanted: (move: MenAtWorkMove) => boolean): Promise<void> {
    const move = this.legal()?.moves.find(wanted);
    if (move) await this.play(move);
  }
}
