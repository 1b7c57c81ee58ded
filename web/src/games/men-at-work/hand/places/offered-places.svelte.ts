/** Asks for places as soon as somebody takes a piece at a table with all help, and tells the hand those that are for it. */
import { untrack } from "svelte";
import type { Assist } from "../../../../settings.svelte";
import { askedAdvice } from "../../table/advice.svelte";
import { goalsFor } from "./place-hints";
import type { Play } from "../../table/play.svelte";

export class OfferedPlaces {
  #advice = askedAdvice(() => null);
  /** What is led by hand just now: its act, the piece and what is joined to it; null: nothing. */
  #led: string | null = $derived.by(() => {
    const { act, step } = this.play();
    return act && step === "hold" && act.taken.kind === "Place" ? [act.live, act.piece, act.joined].join() : null;
  });

  constructor(
    private readonly play: () => Play,
    private readonly assist: () => Assist,
  ) {
    $effect(() => {
      if (this.#led) untrack(() => this.ask());
    });
    $effect(() => {
      const [offers, asking] = [this.#advice.answer?.offers, this.#advice.asking];
      if (!this.#led || !offers || asking) return;
      untrack(() => {
        const { act } = this.play();
        this.play().hand.offer(goalsFor(offers, act!.piece, act!.joined));
      });
    });
  }

  /** Already while a piece is dragged out of the reserve. */
  ask(): void {
    const { sight, help } = this.play();
    if (sight?.legal?.phase === "placing" && help === "all" && this.assist() === "full")
      void this.#advice.about(sight.view);
  }
}
