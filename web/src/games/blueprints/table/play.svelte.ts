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
  takeUp,
  touchDie,
  touchSpace,
} from "../hand/move-choice";
import { takenBackIn } from "../../../table/take-back/taken-back";
import type { MoveChoice, Turn } from "../hand/move-choice";
import {
  isAllowed,
  mayThinkAhead,
  stillThere,
  thoughtsOf,
  wishOf,
  type Thoughts,
  type Wish,
} from "../hand/think-ahead";
import { followed, type Dice } from "../scene/die-identity";
import { TurnPacing } from "./turn-pacing";
import type { SpaceIndex } from "../scene/scene-types";
import { NOWHERE, pictureOf, promptOf, type Attention, type BlueprintsSight } from "./table-picture";
import type { Explanation, TakeDie, View } from "../types.gen";

export interface PlayUse {
  send: (move: TakeDie) => Promise<Refusal | null>;
  /** Without it every move is sent as soon as it is complete. */
  confirm: () => boolean;
  /** Milliseconds for which somebody else's turn is looked at before the next is shown; 0 where nothing moves. */
  glance: () => number;
  /** Why the die cannot go there, or cannot be taken at all (null); null where nobody has said. */
  whyNot: (die: string, space: SpaceIndex | null) => string | null;
  /** Rounds whose reveal this device has seen; null: it was not here yet. */
  seenRounds?: () => number | null;
  keepSeenRounds?: (rounds: number) => void;
  /** What the server would say if it were our turn; without it nobody thinks ahead here. */
  ahead?: (view: View) => Promise<Explanation | null>;
  /** What was tried or prepared no longer fits. */
  dropped?: (prepared: boolean) => void;
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
  /** The move is sent as soon as it is our turn, if it is legal then. */
  prepared = $state(false);
  #thoughts = $state.raw<Thoughts | null>(null);
  /** About the view that is shown; null: nobody has thought ahead yet. */
  thoughts = $derived(this.#thoughts && this.#thoughts.view === this.sight?.view ? this.#thoughts : null);
  turn: Turn = $derived({ legal: this.sight?.legal ?? this.thoughts?.legal ?? null, dice: this.dice });
  mayThinkAhead = $derived.by(
    () => this.use.ahead !== undefined && this.sight !== null && mayThinkAhead(this.sight.view, this.sight.legal),
  );
  /** Before our turn: what the hand does is a sketch that nobody else sees. */
  planning = $derived(this.mayThinkAhead && (this.prepared || this.hand.die !== null));
  step = $derived.by(() => {
    const step = stepOf(this.turn, this.hand);
    return this.mayThinkAhead && step === "die" ? "wait" : step;
  });
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
  prompt = $derived(
    this.sight &&
      promptOf(this.sight.view, this.turn, this.hand, {
        waits: this.mayThinkAhead,
        prepared: this.prepared,
      }),
  );
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
    const wish = this.planning && same ? wishOf(this.turn, this.hand) : null;
    this.dice = followed(this.dice, sight.view, sight.events, this.#held);
    this.sight = sight;
    if (wish && takenBackIn(sight.events)) this.#drop();
    else if (wish) this.#keep(wish, sight);
    else this.hand = same ? afterSight(this.turn, this.hand) : EMPTY;
    this.attention = { ...NOWHERE, focus: this.attention.focus };
    if (this.revealed !== null) return;
    const rounds = sight.view.rounds.length;
    this.revealed = Math.min(this.use.seenRounds?.() ?? rounds, rounds);
    if (this.revealed === rounds) this.use.keepSeenRounds?.(rounds);
  }

  /** The others have moved: what was tried stays as long as it fits, and what was prepared is sent when its time has come. */
  #keep(wish: Wish, sight: BlueprintsSight): void {
    const hand = stillThere(this.turn, wish, sight.events);
    if (!hand) this.#drop();
    else {
      this.hand = hand;
      if (sight.legal) this.#arrive();
      else if (this.mayThinkAhead) void this.#think().then(() => this.thoughts && this.#check());
      else this.#drop();
    }
  }

  #arrive(): void {
    const { prepared } = this;
    if (!this.#check()) return;
    this.prepared = false;
    if (prepared) void this.confirm();
  }

  #check(): boolean {
    if (this.hand.die === null) return false;
    const fits = isAllowed(this.turn, this.hand, this.prepared);
    if (!fits) this.#drop();
    return fits;
  }

  #drop(): void {
    this.use.dropped?.(this.prepared);
    this.prepared = false;
    this.hand = EMPTY;
  }

  /** Asks what would be allowed if it were our turn; false: it is, or nobody answered. */
  async #think(): Promise<boolean> {
    const view = this.sight?.view;
    if (!view || !this.use.ahead) return false;
    if (this.thoughts) return true;
    const explanation = await this.use.ahead(view);
    if (!explanation || this.sight?.view !== view) return false;
    this.#thoughts = thoughtsOf(view, explanation);
    return true;
  }

  /** The end of a round is to be shown: which one, counted from 0. */
  get reveal(): number | null {
    const rounds = this.sight?.view.rounds.length ?? 0;
    return this.revealed !== null && rounds > this.revealed ? rounds - 1 : null;
  }

  seenReveal(): void {
    this.revealed = this.sight?.view.rounds.length ?? null;
    if (this.revealed !== null) this.use.keepSeenRounds?.(this.revealed);
  }

  notice(some: Partial<Attention>): void {
    const next = { ...this.attention, ...some };
    if (next.die !== this.attention.die || next.space !== this.attention.space || next.focus !== this.attention.focus)
      this.attention = next;
    if (next.die !== null && this.mayThinkAhead && !this.thoughts) void this.#think();
  }

  /** Before our turn the server is asked first what would be allowed. */
  async touchDie(key: string): Promise<void> {
    if (this.mayThinkAhead && !this.thoughts && !(await this.#think())) return;
    this.#touchDie(key);
  }

  #touchDie(key: string): void {
    this.prepared = false;
    const before = this.hand;
    this.hand = touchDie(this.turn, before, key);
    const die = dieOf(this.turn, key);
    // Of the dice on the rule only one that must not be taken on purpose leaves the hand as it is: the server says why.
    if (this.hand === before && die && this.turn.legal && !before.sent) this.#explain(die.die, null);
    else this.#sendWhenComplete();
  }

  touchSpace(space: SpaceIndex): void {
    this.prepared = false;
    const chosen = dieOf(this.turn, this.hand.die);
    const next = touchSpace(this.turn, this.hand, space);
    if (next) {
      this.hand = next;
      this.#sendWhenComplete();
    } else if (chosen) this.#explain(chosen.die, space);
  }

  /** Puts a whole pick into the hand; it is not sent before somebody says so. */
  choose(hand: MoveChoice): void {
    if (this.hand.sent || this.sight?.legal == null) return;
    this.prepared = false;
    this.hand = hand;
  }

  /** Takes a die to lose it. Nobody gets here by one press: the page has asked again (`LoseDialog`). */
  lose(): void {
    this.hand = loseIt(this.turn, this.hand);
    if (this.step === "confirm") void this.confirm();
  }

  takeUp(): void {
    this.prepared = false;
    this.hand = takeUp(this.hand);
  }

  putBack(): void {
    this.prepared = false;
    if (!this.hand.sent) this.hand = EMPTY;
  }

  stepBack(): void {
    this.hand = this.prepared ? EMPTY : stepBack(this.hand);
    this.prepared = false;
  }

  async confirm(): Promise<void> {
    const move = moveOf(this.turn, this.hand);
    if (!move || this.hand.sent) return;
    if (this.planning) {
      this.prepared = true;
      return;
    }
    this.#held = [this.hand.die, this.hand.remove].filter((key) => key !== null);
    const sent = { ...this.hand, sent: true, refused: null };
    this.hand = sent;
    const refusal = await this.use.send(move);
    if (!refusal) return;
    this.#refusedAt = null;
    this.hand = { ...EMPTY, refused: refusal.text };
  }

  #sendWhenComplete(): void {
    if (!this.planning && !this.use.confirm() && this.step === "confirm") void this.confirm();
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
