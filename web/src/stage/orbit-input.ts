/** OrbitHandlers round a scene by pointer: a drag turns it, two fingers or the wheel bring it nearer, a double click brings the first view back. */
export interface OrbitHandlers {
  orbit: (dx: number, dy: number) => void;
  zoom: (times: number) => void;
  home: () => void;
}

const WHEEL = 0.0012; // of a scroll

/** A finger that goes up or down scrolls the page: the canvas says so by `touch-action: pan-y`. */
export function listenForOrbit(canvas: HTMLElement, { orbit, zoom, home }: OrbitHandlers): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  const apart = () => {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    canvas.setPointerCapture(event.pointerId);
  }
  function move(event: PointerEvent): void {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const before = apart();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size > 1) {
      if (before > 0) zoom(apart() / before);
    } else orbit(event.clientX - from.x, event.pointerType === "touch" ? 0 : event.clientY - from.y);
  }
  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  function wheel(event: WheelEvent): void {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * WHEEL));
  }

  const heard = new AbortController();
  const { signal } = heard;
  canvas.addEventListener("pointerdown", down, { signal });
  canvas.addEventListener("pointermove", move, { signal });
  canvas.addEventListener("pointerup", up, { signal });
  canvas.addEventListener("pointercancel", up, { signal });
  canvas.addEventListener("wheel", wheel, { signal, passive: false });
  canvas.addEventListener("dblclick", home, { signal });
  return () => heard.abort();
}
