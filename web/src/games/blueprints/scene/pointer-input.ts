/** Pointer and touch on the table: a tap, a die that is dragged, a view that is turned. It knows targets, not what they mean. */
import type { SpaceIndex, Target } from "./scene-types";

export interface InputUse {
  /** What lies at a place of the page, in the scene. */
  at: (x: number, y: number) => Target | null;
  hover: (target: Target | null) => void;
  /** A tap on the scene itself; buttons have clicks of their own. */
  tap: (target: Target) => void;
  /** A drag begins: true if the hand may hold this die. */
  lift: (key: string) => boolean;
  carry: (key: string, x: number, y: number) => void;
  drop: (key: string, target: Target | null) => void;
  turn: (dx: number, dy: number) => void;
}

const FAR_PX = 7; // a hand that trembles still taps

interface Held {
  pointer: number;
  from: Target | null;
  x: number;
  y: number;
  doing: "nothing" | "carry" | "turn" | "scroll";
}

export function listen(page: HTMLElement, use: InputUse): () => void {
  let held: Held | null = null;
  let swallow = false;
  const far = (event: PointerEvent, from: Held) => Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR_PX;

  function down(event: PointerEvent): void {
    swallow = false;
    if (event.button !== 0 || held || !isOfTheTable(event.target)) return;
    held = {
      pointer: event.pointerId,
      from: targetOf(event, use),
      x: event.clientX,
      y: event.clientY,
      doing: "nothing",
    };
  }

  function move(event: PointerEvent): void {
    if (!held) {
      if (event.pointerType === "mouse") use.hover(isOfTheTable(event.target) ? targetOf(event, use) : null);
      return;
    }
    if (event.pointerId !== held.pointer) return;
    if (held.doing === "nothing" && far(event, held)) begin(event, held);
    if (held.doing === "carry" && held.from?.on === "die") {
      use.carry(held.from.key, event.clientX, event.clientY);
      use.hover(under(event, use));
    } else if (held.doing === "turn") {
      use.turn(event.clientX - held.x, event.clientY - held.y);
      held.x = event.clientX;
      held.y = event.clientY;
    }
  }

  function begin(event: PointerEvent, from: Held): void {
    if (from.from?.on === "die" && use.lift(from.from.key)) from.doing = "carry";
    else from.doing = from.from?.on === "building" || from.from?.on === "space" ? "turn" : "scroll";
    if (from.doing !== "scroll") page.setPointerCapture(event.pointerId);
  }

  function up(event: PointerEvent): void {
    if (!held || event.pointerId !== held.pointer) return;
    const { from, doing } = held;
    held = null;
    swallow = doing === "carry" || doing === "turn"; // the click that follows belongs to the drag
    if (doing === "carry" && from?.on === "die") use.drop(from.key, under(event, use));
    else if (doing === "nothing" && from && !buttonOf(event.target)) use.tap(from);
    if (event.pointerType !== "mouse") use.hover(null);
  }

  function cancel(event: PointerEvent): void {
    if (!held || event.pointerId !== held.pointer) return;
    if (held.doing === "carry" && held.from?.on === "die") use.drop(held.from.key, null);
    held = null;
    use.hover(null);
  }

  function click(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  page.addEventListener("pointerdown", down);
  page.addEventListener("pointermove", move);
  page.addEventListener("pointerup", up);
  page.addEventListener("pointercancel", cancel);
  page.addEventListener("click", click, true);
  return () => {
    page.removeEventListener("pointerdown", down);
    page.removeEventListener("pointermove", move);
    page.removeEventListener("pointerup", up);
    page.removeEventListener("pointercancel", cancel);
    page.removeEventListener("click", click, true);
  };
}

const buttonOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-die], [data-space]") : null;

const isOfTheTable = (target: EventTarget | null): boolean =>
  target instanceof HTMLCanvasElement || buttonOf(target) !== null;

function named(button: HTMLElement | null): Target | null {
  if (button?.dataset.die !== undefined) return { on: "die", key: button.dataset.die };
  if (button?.dataset.space !== undefined) return { on: "space", space: Number(button.dataset.space) as SpaceIndex };
  return null;
}

function targetOf(event: PointerEvent, use: InputUse): Target | null {
  return named(buttonOf(event.target)) ?? use.at(event.clientX, event.clientY);
}

/** While a die is carried the events belong to the page: what lies below is looked up. */
function under(event: PointerEvent, use: InputUse): Target | null {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  return named(buttonOf(element)) ?? use.at(event.clientX, event.clientY);
}
