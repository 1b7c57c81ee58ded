/** Mouse, touch and keys on the building site. It knows what is meant (move, lift, turn, let go), not what comes of it. */
import type { ViewName } from "./site";

export interface InputUse {
  holds: () => boolean;
  /** From pixel to pixel. */
  across: (dx: number, dy: number, by: "mouse" | "touch") => void;
  /** By keys: millimetres to the right and away, as seen. */
  nudge: (right: number, away: number) => void;
  lift: (mm: number) => void;
  sink: () => void;
  turn: (steps: number) => void;
  twist: (degrees: number) => void;
  tilt: (steps: number) => void;
  pose: () => void;
  precise: (on: boolean) => void;
  letGo: () => void;
  putBack: () => void;
  orbit: (dx: number, dy: number) => void;
  zoom: (times: number) => void;
  view: (name: ViewName) => void;
  home: () => void;
  tap: (x: number, y: number) => void;
  hover: (at: { x: number; y: number } | null) => void;
  /** Anything that is done at all: slow motion may be skipped by it. True: it was meant for that. */
  any: () => boolean;
}

export const FINE = 0.2; // of the way, with precision
const NOTCH_MM = 2;
const FINE_NOTCH_MM = 0.25;
const KEY_MM = 5;
const FINE_KEY_MM = 0.5;
const PINCH_MM_PX = 0.2;
const TWIST_FROM_DEGREES = 8; // fingers that only pinch turn a little, too
const TAP_PX = 6;
const TAP_MS = 500;
const NOTCH_PX = 100; // of a wheel; a touchpad sends small parts of it
const VIEWS: Readonly<Record<string, ViewName>> = { 1: "front", 2: "right", 3: "back", 4: "left", 5: "top" };

interface Finger {
  x: number;
  y: number;
}

export function listen(canvas: HTMLCanvasElement, use: InputUse): () => void {
  const fingers = new Map<number, Finger>();
  let mouse: Finger | null = null;
  let pressed: { x: number; y: number; at: number; button: number; still: boolean; held: boolean } | null = null;
  let twisting = 0;

  function place(event: PointerEvent | MouseEvent): Finger {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  function down(event: PointerEvent): void {
    if (use.any()) return;
    const at = place(event);
    if (event.pointerType !== "mouse") fingers.set(event.pointerId, at);
    twisting = 0;
    canvas.setPointerCapture(event.pointerId);
    canvas.focus({ preventScroll: true });
    if (event.pointerType !== "mouse" && fingers.size > 1) {
      pressed = null;
      return;
    }
    mouse = event.pointerType === "mouse" ? at : null;
    pressed = { ...at, at: event.timeStamp, button: event.button, still: true, held: use.holds() };
  }

  function move(event: PointerEvent): void {
    const at = place(event);
    if (pressed && Math.hypot(at.x - pressed.x, at.y - pressed.y) > TAP_PX) pressed.still = false;
    if (event.pointerType === "mouse") byMouse(event, at);
    else byTouch(event, at);
  }

  function byMouse(event: PointerEvent, at: Finger): void {
    const from = mouse;
    mouse = at;
    use.precise(event.shiftKey);
    if (!from) return;
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    if (use.holds()) {
      if (!pressed || pressed.button === 0) use.across(dx, dy, "mouse");
    } else if (pressed && !pressed.still && !pressed.held) use.orbit(dx, dy);
    else if (!pressed) use.hover(at);
  }

  function byTouch(event: PointerEvent, at: Finger): void {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, at);
    if (fingers.size > 2) return;
    if (other) pinch(from, at, other);
    else if (use.holds()) use.across(at.x - from.x, at.y - from.y, "touch");
    else if (pressed && !pressed.still && !pressed.held) use.orbit(at.x - from.x, at.y - from.y);
  }

  function pinch(from: Finger, at: Finger, other: Finger): void {
    const before = Math.hypot(from.x - other.x, from.y - other.y);
    const now = Math.hypot(at.x - other.x, at.y - other.y);
    if (!use.holds()) {
      if (before > 0) use.zoom(now / before);
      return;
    }
    use.lift((now - before) * PINCH_MM_PX);
    const turn = angle(other, at) - angle(other, from);
    // On the screen angles grow with the clock, on the table against it.
    const degrees = -(((turn + 540) % 360) - 180);
    twisting += degrees;
    if (Math.abs(twisting) > TWIST_FROM_DEGREES) use.twist(degrees);
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    const was = pressed;
    if (fingers.size === 0) pressed = null;
    if (!was?.still || event.timeStamp - was.at > TAP_MS || was.button !== 0) return;
    if (!was.held) use.tap(was.x, was.y);
    else if (event.pointerType === "mouse" && use.holds()) use.letGo(); // fingers have a button for it
  }

  function cancel(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) pressed = null;
  }

  function leave(): void {
    mouse = null; // it comes back elsewhere: the piece must not jump there
    use.hover(null);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const turned = event.deltaY || event.deltaX; // with Shift some browsers scroll sideways
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? NOTCH_PX : 3;
    const notches = Math.max(-3, Math.min(3, -turned / unit));
    if (!use.holds()) use.zoom(1.1 ** notches);
    else {
      use.precise(event.shiftKey);
      use.lift(notches * (event.shiftKey ? FINE_NOTCH_MM : NOTCH_MM));
    }
  }

  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    if (event.key === "Shift") return use.precise(true);
    if (isPressed(event.target) && (event.key === " " || event.key === "Enter")) return;
    const done = use.holds() ? heldKey(event) : freeKey(event);
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
      " ": () => event.repeat || use.letGo(),
      Escape: () => event.repeat || use.putBack(),
    };
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
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
    if (event.key === "Shift") use.precise(false);
  }

  const home = () => !use.holds() && use.home();
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
  ];
  for (const [target, name, hear, how] of heard) target.addEventListener(name, hear as EventListener, how);
  return () => {
    for (const [target, name, hear] of heard) target.removeEventListener(name, hear as EventListener);
  };
}

const angle = (from: Finger, to: Finger): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** Somebody writes, chooses, or reads a dialog: keys are not for the hand. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input, textarea, select, dialog, [role=menu], [contenteditable]") !== null;

const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;
