/** Leads through the lessons: it answers the table's moves from the script, as a server would, and says what to point at. */
import { indexOf, SPACES } from "../dice/plan-spaces";
import { whyNot } from "../table/explanation";
import { Play } from "../table/play.svelte";
import type { SpaceIndex } from "../scene/scene-types";
import type { Refusal } from "../../../connection/table-connection.svelte";
import { language } from "../../../words.svelte";
import { LESSONS, type Lesson, type Thing } from "./lessons";
import { accountOf, sightsAfter, TURNS, type ScriptedTurn } from "./script";
import type { Answer, RoundAccount, TakeDie } from "./tutorial.gen";

export interface TutorUse {
  confirm: () => boolean; // for the turn that is really yours
  glance: () => number;
  /** Something allowed, but not what the lesson is about. */
  notNow: (lesson: Lesson, wanted: TakeDie, what: "die" | "space") => string;
  reached: (lesson: number) => void;
}

export class Tutor {
  at = $state(0);
  /** The callout of the last lesson was closed: now the table alone speaks. */
  choosing = $state(false);
  note = $state("");
  answered = $state.raw<Answer | null>(null);
  readonly play: Play;
  lesson: Lesson = $derived(LESSONS[this.at]!);
  turn: ScriptedTurn = $derived(TURNS[this.lesson.turn]!);
  explanation = $derived(this.turn.explanation(language()));

  constructor(
    start: number,
    private readonly use: TutorUse,
  ) {
    this.at = Math.max(0, Math.min(start, LESSONS.length - 1));
    this.play = new Play({
      send: (move) => Promise.resolve(this.#answer(move)),
      confirm: () => this.lesson.asks === "choose" && use.confirm(),
      glance: use.glance,
      whyNot: (die, space) => whyNot(this.explanation, die, space),
    });
    this.play.take(this.turn.sight);
  }

  /** The key of the die this lesson is about. */
  get key(): string | null {
    return this.play.dice.pool.find((one) => one.die === this.turn.wanted.die)?.key ?? null;
  }

  get space(): SpaceIndex {
    return indexOf(this.turn.wanted.space!);
  }

  /** The table has come as far as the lesson: it is the turn that it speaks of. */
  get ready(): boolean {
    const shown = this.play.sight;
    return (
      this.answered === null &&
      shown !== null &&
      shown.legal !== null &&
      shown.view.picks === this.turn.sight.view.picks &&
      !this.play.hand.sent
    );
  }

  get holds(): boolean {
    return this.key !== null && this.play.hand.die === this.key;
  }

  get speaks(): boolean {
    return this.ready && !(this.lesson.asks === "choose" && this.choosing);
  }

  get thing(): Thing {
    return this.lesson.asks === "play" && !this.holds ? "die" : this.lesson.thing;
  }

  /** What the callout's button does. */
  act(): void {
    this.note = "";
    if (this.lesson.asks === "choose") this.choosing = true;
    else if (this.lesson.asks === "look") this.#reach(this.at + 1);
    else if (!this.holds && this.key) this.play.touchDie(this.key);
    else this.play.touchSpace(this.space);
  }

  /** Another die than the one that is spoken of goes back to the rule. */
  watchHand(): void {
    const { die, sent } = this.play.hand;
    if (die === null || sent || !this.ready) return;
    if (this.lesson.asks === "choose") this.choosing = true;
    else if (this.lesson.asks === "look") this.play.putBack();
    else if (die !== this.key) {
      this.play.putBack();
      this.note = this.use.notNow(this.lesson, this.turn.wanted, "die");
    }
  }

  get account(): RoundAccount | null {
    return this.answered && accountOf(this.answered);
  }

  #reach(lesson: number): void {
    this.at = lesson;
    this.use.reached(lesson);
  }

  #answer(move: TakeDie): Refusal | null {
    const answer = this.turn.answers.find(({ move: one }) => one.die === move.die && one.space === move.space);
    if (!answer) {
      const known = move.space && whyNot(this.explanation, move.die, SPACES.indexOf(move.space) as SpaceIndex);
      this.note = known || this.use.notNow(this.lesson, this.turn.wanted, "space");
      return { code: "lesson", text: this.note };
    }
    this.note = "";
    if (this.lesson.asks === "choose") this.answered = answer;
    else this.#reach(this.at + 1);
    for (const sight of sightsAfter(answer)) this.play.take(sight);
    return null;
  }
}
