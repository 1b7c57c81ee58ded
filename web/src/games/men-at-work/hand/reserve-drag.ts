/** A piece is dragged out of the reserve: as soon as it is over the site it is taken, and is under the pointer. */
import type { Piece } from "../geometry/site";
import type { Play } from "../table/play.svelte";

export interface DragUse {
  play: Play;
  holds: () => boolean;
  /** Over the site, and over nothing that lies on it. */
  isFree: (event: PointerEvent) => boolean;
  placeUnder: (event: PointerEvent) => [number, number];
  /** The pointer has it from now on. */
  bring: (event: PointerEvent) => void;
}

const DRAG_PX = 8;

export function dragFromReserve(piece: Piece, event: PointerEvent, use: DragUse): void {
  if (event.button !== 0) return;
  const { play, holds, isFree, bring } = use;
  const [from, pointer] = [{ x: event.clientX, y: event.clientY }, event.pointerId];
  const button = event.currentTarget as HTMLElement;
  let last = event;
  let [taken, stopped] = [false, false];
  const move = (now: PointerEvent) => {
    if (now.pointerId !== pointer) return;
    if (stopped) return;
    last = now;
    if (now.buttons === 0) return stop(); // it was let up where nobody heard of it
    if (taken && holds()) return stop(() => bring(now));
    const far = Math.hypot(now.clientX - from.x, now.clientY - from.y) > DRAG_PX;
    if (taken || !far || play.step !== "take" || !isFree(now)) return;
    taken = true;
    if (button.hasPointerCapture(pointer)) button.releasePointerCapture(pointer);
    play.over = use.placeUnder(now);
    void play.take(piece).then(() => {
      play.over = [0, 0];
      if (!holds()) return stop(); // it was refused
      if (stopped && last.type === "pointerup" && isFree(last))
        bring(last); // let up before it was taken: it goes there
      else if (!stopped) stop(() => bring(last));
    });
  };
  const up = (now: PointerEvent) => {
    if (now.pointerId !== pointer) return;
    last = now;
    stop();
  };
  const stop = (then?: () => void) => {
    stopped = true;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
    then?.();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
}
