/** Mouse, touch and keys on the building site. It knows what is meant (move, lift, turn, let go), not what comes of it. */
import type { By, Grab, Handle, Spot } from "./pointer-grab";
import type { ViewName } from "../geometry/site";

export interface InputUse {
  holds: () => boolean;
  grab: Grab;
  /** By keys: millimetres to the right and away, as seen. */
  nudge: (right: number, away: number) => void;
  lift: (mm: number) => void;
  sink: () => void;
  turn: (steps: number) => void;
  tilt: (steps: number) => void;
  pose: () => void;
  next: () => void;
  precise: (on: boolean) => void;
  letGo: () => void;
  putBack: () => void;
  zoom: (times: number) => void;
  view: (name: ViewName) => void;
  home: () => void;
  /** The pointer is there, and nothing is pressed: it may look different, and that is all. */
  hover: (at: Spot | null) => void;
  /** Anything that is done at all: slow motion may be skipped by it. True: it was meant for that. */
  any: () => boolean;
}

const KEY_MM = 5;
const FINE_KEY_MM = 0.5;
const NOTCH_PX = 100; // of a wheel; a touchpad sends small parts of it
const VIEWS: Readonly<Record<string, ViewName>> = { 1: "front", 2: "right", 3: "back", 4: "left", 5: "top" };

/** What a page needs besides the canvas: a press on a handle, and one that brings a piece from elsewhere. */
export interface Heard {
  press: (event: PointerEvent, handle: Handle) => void;
  bring: (event: PointerEvent) => void;
  wheel: (event: WheelEvent, handle?: boolean) => void;
  deaf: () => void;
}

const byOf = (event: PointerEvent): By => (event.pointerType === "mouse" ? "mouse" : "touch");
const keysOf = (event: MouseEvent) => ({ shift: event.shiftKey, alt: event.altKey });

export function listen(canvas: HTMLCanvasElement, use: InputUse): Heard {
  const { grab } = use;

  function place(event: MouseEvent): Spot {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  function press(event: PointerEvent, handle: Handle | null): void {
    if (use.any()) return;
    canvas.setPointerCapture(event.pointerId);
    canvas.focus({ preventScroll: true });
    const on = event.button === 0 ? handle : "camera"; // another button than the first grips nothing
    grab.press(event.pointerId, place(event), byOf(event), event.timeStamp, keysOf(event), on);
  }

  function bring(event: PointerEvent): void {
    const pressed = event.type !== "pointerup";
    if (pressed) canvas.setPointerCapture(event.pointerId);
    canvas.focus({ preventScroll: true });
    grab.bring(event.pointerId, place(event), event.timeStamp);
    if (!pressed) grab.release(event.pointerId, event.timeStamp);
  }

  function move(event: PointerEvent): void {
    const at = place(event);
    if (event.buttons === 0 && event.pointerType === "mouse") {
      grab.cancel(event.pointerId); // it was let up where nobody heard of it
      return use.hover(at);
    }
    if (grab.gripping) use.precise(event.altKey);
    grab.drag(event.pointerId, at, keysOf(event));
  }

  const down = (event: PointerEvent): void => press(event, null);
  const up = (event: PointerEvent): void => grab.release(event.pointerId, event.timeStamp);
  const cancel = (event: PointerEvent): void => grab.cancel(event.pointerId);
  const leave = (): void => use.hover(null);

  function wheel(event: WheelEvent, handle = false): void {
    event.preventDefault();
    const turned = event.deltaY || event.deltaX; // with Shift some browsers scroll sideways
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? NOTCH_PX : 3;
    grab.wheel(place(event), Math.max(-3, Math.min(3, -turned / unit)), keysOf(event), handle, event.timeStamp);
  }

  function key(event: KeyboardEvent): void {
    if (event.key === "Alt" && grab.gripping) return event.preventDefault(); // no menu of the browser's
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    if (event.key === "Shift" && !grab.gripping) return use.precise(true);
    if (isPressed(event.target) && (event.key === " " || event.key === "Enter")) return;
    const done = (use.holds() && heldKey(event)) || freeKey(event);
    if (done || use.any()) event.preventDefault();
  }

  function heldKey(event: KeyboardEvent): boolean {
    const step = event.shiftKey ? FINE_KEY_MM : KEY_MM;
    use.precise(event.shiftKey);
    const keys: Record<string, () => void> = {
      ArrowLeft: () => use.nudge(-step, 0),
      ArrowRight: () => use.nudge(step, 0),
      ArrowUp: () => use.nudge(0, step),
      ArrowDown: () => use.nudge(0, -step),
      PageUp: () => use.lift(step),
      PageDown: () => use.lift(-step),
      End: () => use.sink(),
      q: () => use.turn(1),
      e: () => use.turn(-1),
      w: () => use.tilt(1),
      s: () => use.tilt(-1),
      r: () => event.repeat || use.pose(),
      n: () => use.next(),
      " ": () => event.repeat || use.letGo(),
      Escape: () => event.repeat || use.putBack(),
    };
    const handle = handleOf(event.target);
    const name = (handle && HANDLE_KEYS[handle][event.key]) ?? event.key;
    const act = keys[name.length === 1 ? name.toLowerCase() : name];
    act?.();
    return act !== undefined;
  }

  function freeKey(event: KeyboardEvent): boolean {
    if (isPressed(event.target)) return false;
    const view = VIEWS[event.key];
    if (view) use.view(view);
    else if (event.key === "0") use.home();
    else if (event.key === "+" || event.key === "-") use.zoom(event.key === "+" ? 1.15 : 1 / 1.15);
    else return false;
    return true;
  }

  function keyUp(event: KeyboardEvent): void {
    if (event.key === "Shift" || event.key === "Alt") use.precise(false);
  }

  /** After a button was pressed by pointer, Space is to let go and not to press it again. */
  function clicked(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const opens = button?.matches("[aria-expanded], [aria-haspopup], [popovertarget]");
    if (event.detail > 0 && button && !opens && use.holds() && !isBusy(button)) canvas.focus({ preventScroll: true });
  }

  const home = (event: MouseEvent) => !grab.on(place(event)) && use.home();
  const still = (event: Event) => event.preventDefault();
  const heard: [EventTarget, string, (event: never) => void, AddEventListenerOptions?][] = [
    [canvas, "pointerdown", down],
    [canvas, "pointermove", move],
    [canvas, "pointerup", up],
    [canvas, "pointercancel", cancel],
    [canvas, "pointerleave", leave],
    [canvas, "dblclick", home],
    [canvas, "contextmenu", still],
    [canvas, "wheel", wheel, { passive: false }],
    [window, "keydown", key],
    [window, "keyup", keyUp],
    [window, "click", clicked],
  ];
  for (const [target, name, hear, how] of heard) target.addEventListener(name, hear as EventListener, how);
  const deaf = () => {
    for (const [target, name, hear] of heard) target.removeEventListener(name, hear as EventListener);
    grab.cancel();
  };
  return { press, bring, wheel, deaf };
}

/** On a handle the arrow keys do what it is for. */
const HANDLE_KEYS: Readonly<Record<Handle, Readonly<Record<string, string>>>> = {
  across: {},
  height: { ArrowUp: "PageUp", ArrowRight: "PageUp", ArrowDown: "PageDown", ArrowLeft: "PageDown" },
  turn: { ArrowUp: "q", ArrowLeft: "q", ArrowDown: "e", ArrowRight: "e" },
  tilt: { ArrowUp: "w", ArrowRight: "w", ArrowDown: "s", ArrowLeft: "s" },
};

const handleOf = (target: EventTarget | null): Handle | null =>
  target instanceof Element
    ? ((target.closest("[data-handle]")?.getAttribute("data-handle") as Handle | null) ?? null)
    : null;

/** Somebody writes, chooses, or reads a dialog: keys are not for the hand. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input, textarea, select, dialog, [role=menu], [contenteditable]") !== null;

const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;
