/** Cameras as numbers: where one stands so that everything is seen in the free part of the page, and how a hand may turn it. */
import { MathUtils, Vector3 } from "three";

export interface Shot {
  fov: number; // degrees, vertical
  position: Vector3;
  target: Vector3;
}

/** Pixels of the canvas that the page covers with its own things. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Framing {
  position: Vector3;
  shiftX: number; // pixels by which the picture is moved, as a view camera shifts its lens: perspective stays
  shiftY: number;
}

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function extent(points: readonly Vector3[], shot: Shot, position: Vector3, width: number, height: number): Extent {
  const forward = shot.target.clone().sub(shot.position).normalize();
  const right = forward
    .clone()
    .cross(new Vector3(0, 1, 0))
    .normalize();
  const up = right.clone().cross(forward);
  const scale = height / 2 / Math.tan(MathUtils.degToRad(shot.fov / 2));
  const seen: Extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const point of points) {
    const ray = point.clone().sub(position);
    const depth = ray.dot(forward);
    const x = width / 2 + (ray.dot(right) / depth) * scale;
    const y = height / 2 - (ray.dot(up) / depth) * scale;
    seen.left = Math.min(seen.left, x);
    seen.right = Math.max(seen.right, x);
    seen.top = Math.min(seen.top, y);
    seen.bottom = Math.max(seen.bottom, y);
  }
  return seen;
}

const LEAST = 0.3; // of a side that stays free, whatever the page would like to cover

function within(first: number, second: number, side: number): [number, number] {
  const most = side * (1 - LEAST);
  const squeeze = Math.min(1, most / Math.max(1, first + second));
  return [first * squeeze, second * squeeze];
}

/**
 * Steps back along the view of `shot`, never nearer than it, until the points fit between the insets; then shifts the picture into the
 * middle of what is free.
 */
export function frame(
  shot: Shot,
  points: readonly Vector3[],
  width: number,
  height: number,
  insets: Insets,
  nearest = 1,
): Framing {
  const back = shot.position.clone().sub(shot.target);
  const [left, right] = within(insets.left, insets.right, width);
  const [top, bottom] = within(insets.top, insets.bottom, height);
  const free = { width: width - left - right, height: height - top - bottom };
  const at = (times: number) => shot.target.clone().addScaledVector(back, times);
  const fits = (times: number) => {
    const seen = extent(points, shot, at(times), width, height);
    return seen.right - seen.left <= free.width && seen.bottom - seen.top <= free.height;
  };
  let low = nearest;
  let high = nearest;
  while (!fits(high) && high < 40) high *= 1.5;
  for (let i = 0; i < 20 && high > low; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) high = middle;
    else low = middle;
  }
  const position = at(high);
  const seen = extent(points, shot, position, width, height);
  return {
    position,
    shiftX: left + free.width / 2 - (seen.left + seen.right) / 2,
    shiftY: top + free.height / 2 - (seen.top + seen.bottom) / 2,
  };
}

const MOST_TURN = 70;
const LOWEST = 5;
const HIGHEST = 75;

/** A turn of the view by hand, in degrees: round the vertical, and up or down. */
export interface Orbit {
  turn: number;
  rise: number;
}

/**
 * Half a degree a pixel, within the limits; `elevation` is how far down the resting camera looks. `round`: one may walk all round. Who
 * looks from higher than a hand may turn the view comes down again, but no further up.
 */
export function orbited(orbit: Orbit, dx: number, dy: number, elevation: number, round = false): Orbit {
  const most = round ? Infinity : MOST_TURN;
  const highest = Math.max(HIGHEST - elevation, orbit.rise);
  return {
    turn: MathUtils.clamp(orbit.turn - dx * 0.5, -most, most),
    rise: MathUtils.clamp(orbit.rise + dy * 0.5, LOWEST - elevation, highest),
  };
}

export function elevationOf(shot: Shot): number {
  const back = shot.position.clone().sub(shot.target);
  return MathUtils.radToDeg(Math.atan2(back.y, Math.hypot(back.x, back.z)));
}

/** Moves position and target round the pivot, so that the pivot stays where it is on the page. */
export function turned(position: Vector3, target: Vector3, pivot: Vector3, orbit: Orbit): [Vector3, Vector3] {
  const back = position.clone().sub(target).setY(0).normalize();
  const side = new Vector3(0, 1, 0).cross(back).normalize();
  const apply = (point: Vector3) =>
    point
      .clone()
      .sub(pivot)
      .applyAxisAngle(side, -MathUtils.degToRad(orbit.rise))
      .applyAxisAngle(new Vector3(0, 1, 0), MathUtils.degToRad(orbit.turn))
      .add(pivot);
  return [apply(position), apply(target)];
}
