/** The table while one plays: the sight that is shown, the hand, and what both make of it. One for each table on the page. */
import type { Refusal } from "../../../connection/table-connection.svelte";
import {
  fitsNowhere,
  afterSight,
  dieOf,
  EMPTY,
  loseIt,
  moveOf,
  spacesFor,
  stepBack,
  stepOf,
  touchDie,
  touchSpace,
} from "../hand/move-choice";
import type { MoveChoice, Turn } from "../hand/move-choice";
import { followed, type Dice } from "../scene/die-identity";
import { TurnPacing } from "./turn-pacing";
import type { SpaceIndex } from "../scene/scene-types";
import { NOWHERE, pictureOf, promptOf, type Attention, type BlueprintsSight } from "./table-picture";
import type { TakeDie } from "../types.gen";

export interface PlayUse {
  send: (move: TakeDie) => Promise<Refusal | null>;
  /** Without it every move is sent as soon as it is complete. */
  confirm: () => boolean;
  /** Milliseconds for which somebody else's turn is looked at before the next is shown; 0 where nothing moves. */
  glance: () => number;
  /** Why the die cannot go there, or cannot be taken at all (null); null where nobody has said. */
  whyNot: (die: string, space: SpaceIndex | null) => string | null;
}

const NO_DICE: Dice = {
  pool: [],
  taken: [],
  building: [[], [], [], [], [], []],
  lost: new Set(),
  removed: [],
  born: 0,
};

export class Play {
  sight = $state.raw<BlueprintsSight | null>(null);
  dice = $state.raw<Dice>(NO_DICE);
  hand = $state.raw<MoveChoice>(EMPTY);
  attention = $state.raw<Attention>(NOWHERE);
  away = $state.raw<boolean[]>([]);
  /** How many rounds' ends have been shown on this page; the reveal of the next one waits to be continued. */
  revealed = $state<number | null>(null);
  turn: Turn = $derived({ legal: this.sight?.legal ?? null, dice: this.dice });
  step = $derived(stepOf(this.turn, this.hand));
  picture = $derived(
    this.sight &&
      pictureOf({
        view: this.sight.view,
        turn: this.turn,
        hand: this.hand,
        attention: this.attention,
        away: this.away,
      }),
  );
  prompt = $derived(this.sight && promptOf(this.sight.view, this.turn, this.hand));
  #held: string[] = [];
  #refusedAt: { die: string; space: SpaceIndex | null } | null = null; // what `hand.refused` is about, if it was looked up
  #pace = new TurnPacing<BlueprintsSight>({
    show: (sight) => this.#show(sight),
    stays: (sight) => (sight.events.some((event) => event.kind === "DieTaken") ? this.use.glance() : 0),
  });

  constructor(private readonly use: PlayUse) {}

  /** A sight came in. Other eyes than before, or the first look: at once; otherwise after what is being shown. */
  take(sight: BlueprintsSight): void {
    if (!this.sight || this.sight.seat !== sight.seat) this.#pace.jump(sight);
    else this.#pace.push(sight);
  }

  #show(sight: BlueprintsSight): void {
    const same = this.sight !== null && this.sight.seat === sight.seat;
    this.dice = followed(this.dice, sight.view, sight.events, this.#held);
    this.sight = sight;
    this.hand = same ? afterSight(this.turn, this.hand) : EMPTY;
    this.attention = { ...NOWHERE, focus: this.attention.focus };
    this.revealed ??= sight.view.rounds.length;
  }

  /** The end of a round is to be shown: which one, counted from 0. */
  get reveal(): number | null {
    const rounds = this.sight?.view.rounds.length ?? 0;
    return this.revealed !== null && rounds > this.revealed ? rounds - 1 : null;
  }

  seenReveal(): void {
    this.revealed = this.sight?.view.rounds.length ?? null;
  }

  notice(some: Partial<Attention>): void {
    const next = { ...this.attention, ...some };
    if (next.die !== this.attention.die || next.space !== this.attention.space || next.focus !== this.attention.focus)
      this.attention = next;
  }

  touchDie(key: string): void {
    const before = this.hand;
    this.hand = touchDie(this.turn, before, key);
    const die = dieOf(this.turn, key);
    // Of the dice on the rule only one that must not be taken on purpose leaves the hand as it is: the server says why.
    if (this.hand === before && die && this.turn.legal && !before.sent) this.#explain(die.die, null);
    else this.#sendWhenComplete();
  }

  touchSpace(space: SpaceIndex): void {
    const chosen = dieOf(this.turn, this.hand.die);
    const next = touchSpace(this.turn, this.hand, space);
    if (next) {
      this.hand = next;
      this.#sendWhenComplete();
    } else if (chosen) this.#explain(chosen.die, space);
  }

  lose(): void {
    this.hand = loseIt(this.turn, this.hand);
    if (this.step === "confirm") void this.confirm(); // "take it and lose it" was the question already
  }

  putBack(): void {
    if (!this.hand.sent) this.hand = EMPTY;
  }

  stepBack(): void {
    this.hand = stepBack(this.hand);
  }

  async confirm(): Promise<void> {
    const move = moveOf(this.turn, this.hand);
    if (!move || this.hand.sent) return;
    this.#held = [this.hand.die, this.hand.remove].filter((key) => key !== null);
    const sent = { ...this.hand, sent: true, refused: null };
    this.hand = sent;
    const refusal = await this.use.send(move);
    if (!refusal) return;
    this.#refusedAt = null;
    this.hand = { ...EMPTY, refused: refusal.text };
  }

  #sendWhenComplete(): void {
    if (!this.use.confirm() && this.step === "confirm") void this.confirm();
  }

  #explain(die: string, space: SpaceIndex | null): void {
    const why = this.use.whyNot(die, space);
    if (why === null) return;
    this.#refusedAt = { die, space };
    this.hand = { ...this.hand, refused: why };
  }

  /** What the sight means was told again: a reason that is shown is said in the new words. */
  explainAgain(): void {
    if (this.hand.refused !== null && this.#refusedAt) this.#explain(this.#refusedAt.die, this.#refusedAt.space);
  }

  /** For the list of dice: what touching it would mean. */
  placeable(die: string): "somewhere" | "nowhere" | "never" {
    if (spacesFor(this.turn, die).length) return "somewhere";
    return fitsNowhere(this.turn, die) ? "nowhere" : "never";
  }
}
