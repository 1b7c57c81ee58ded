/** From the world to the page and back: where a thing is seen, and what a pointer is on. */
import { Box3, Raycaster, Vector2, Vector3, type PerspectiveCamera } from "three";

/** A rectangle on the page, in CSS pixels from the canvas's top left corner. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export function pointOf(point: Vector3, camera: PerspectiveCamera, size: Size): { x: number; y: number } {
  const seen = point.clone().project(camera);
  return { x: ((seen.x + 1) / 2) * size.width, y: ((1 - seen.y) / 2) * size.height };
}

export function spotOf(box: Box3, camera: PerspectiveCamera, size: Size): Spot | null {
  if (box.isEmpty()) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const x of [box.min.x, box.max.x])
    for (const y of [box.min.y, box.max.y])
      for (const z of [box.min.z, box.max.z]) {
        const seen = pointOf(new Vector3(x, y, z), camera, size);
        left = Math.min(left, seen.x);
        right = Math.max(right, seen.x);
        top = Math.min(top, seen.y);
        bottom = Math.max(bottom, seen.y);
      }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A thing that can be pointed at: a box is near enough for dice, and forgiving for fingers. */
export interface Pickable<T> {
  box: Box3;
  target: T;
}

const caster = new Raycaster();

export function rayFrom(x: number, y: number, camera: PerspectiveCamera, size: Size) {
  caster.setFromCamera(new Vector2((x / size.width) * 2 - 1, 1 - (y / size.height) * 2), camera);
  return caster.ray;
}

export function nearest<T>(
  things: readonly Pickable<T>[],
  x: number,
  y: number,
  camera: PerspectiveCamera,
  size: Size,
): T | null {
  const ray = rayFrom(x, y, camera, size);
  const hit = new Vector3();
  let best: T | null = null;
  let distance = Infinity;
  for (const thing of things) {
    if (!ray.intersectBox(thing.box, hit)) continue;
    const away = hit.distanceToSquared(ray.origin);
    if (away < distance) [best, distance] = [thing.target, away];
  }
  return best;
}
