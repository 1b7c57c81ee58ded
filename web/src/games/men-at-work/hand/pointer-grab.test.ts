import { beforeEach, describe, expect, test } from "vitest";
import { Grab, NO_KEYS, type GrabUse, type Held, type Spot } from "./pointer-grab";
import type { Vector } from "../geometry/site";

const PX_MM = 2;

/** A camera far away that looks down by so many degrees from the front; two pixels for each millimetre. */
function camera(down: number) {
  const [sine, cosine] = [Math.sin((down * Math.PI) / 180), Math.cos((down * Math.PI) / 180)];
  const where = ([x, y, z]: Vector): Spot => ({ x: 400 + PX_MM * x, y: 300 - PX_MM * (y * sine + z * cosine) });
  return {
    where,
    plane: (x: number, y: number, z: number): Vector | null =>
      sine < 0.01 ? null : [(x - 400) / PX_MM, ((300 - y) / PX_MM - z * cosine) / sine, z],
    facing: (x: number, y: number, through: Vector): Vector | null =>
      cosine < 0.01 ? null : [(x - 400) / PX_MM, through[1], ((300 - y) / PX_MM - through[1] * sine) / cosine],
  };
}

/** A hand with a piece of 40 pixels round where it is wanted. */
function site(down = 40, holds = true) {
  const picture = camera(down);
  const held: Held = { place: [10, 20, 60], yaw: 0, tilt: 0 };
  const asked: string[] = [];
  let fine = false;
  let timer: (() => void) | null = null;
  const use: GrabUse = {
    held: () => (holds ? { ...held } : null),
    gripped: (at) => {
      const spot = picture.where(held.place);
      const on = Math.hypot(at.x - spot.x, at.y - spot.y) < 20;
      return on ? { point: picture.plane(at.x, at.y, held.place[2]) ?? held.place, place: held.place } : null;
    },
    picture: () => picture,
    fine: () => fine,
    glide: (x, y) => (held.place = [x, y, held.place[2]]),
    lift: (mm) => (held.place = [held.place[0], held.place[1], held.place[2] + mm]),
    turnTo: (degrees) => (held.yaw = degrees),
    tiltTo: (degrees) => (held.tilt = degrees),
    letGo: () => asked.push("let go"),
    orbit: () => asked.push("orbit"),
    zoom: () => asked.push("zoom"),
    tap: () => asked.push("tap"),
    grips: () => {},
    counts: (at) => at && asked.push("counts"),
    after: (_, then) => {
      timer = then;
      return () => (timer = null);
    },
  };
  const grab = new Grab(use);
  const spot = (): Spot => picture.where(held.place);
  const by = (dx: number, dy: number): Spot => ({ x: spot().x + dx, y: spot().y + dy });
  const wait = () => {
    const now = timer;
    timer = null;
    now?.();
  };
  return { grab, held, asked, spot, by, wait, picture, refine: (on: boolean) => (fine = on) };
}

let here: ReturnType<typeof site>;
beforeEach(() => (here = site()));
const NEXT = { shift: false, alt: false };

/** The same numbers every time. */
function* random(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1103515245 + 12345) % 2147483648;
    yield state / 2147483648;
  }
}

describe("without a press", () => {
  test.each([15, 40, 75, 90])("a pointer changes nothing on 1000 paths, seen from %i degrees", (down) => {
    const { grab, held, asked, by } = site(down);
    const before = JSON.stringify(held);
    const dice = random(down);
    const next = () => dice.next().value!;
    for (let path = 0; path < 1000; path++) {
      const from = { x: next() * 800, y: next() * 600 };
      const to = path % 3 ? { x: next() * 800, y: next() * 600 } : by(next() * 30 - 15, next() * 30 - 15); // every third one ends on the piece
      const keys = { shift: next() > 0.7, alt: next() > 0.7 };
      for (let step = 1; step <= 12; step++) {
        const part = (1 - Math.cos((Math.PI * step) / 12)) / 2;
        const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
        grab.drag(1, { x: x + next() * 2 - 1, y: y + next() * 2 - 1 }, keys);
        grab.on({ x, y });
      }
      if (path % 7 === 0) grab.release(1, path);
      if (path % 11 === 0) grab.cancel(1);
      if (path % 13 === 0) grab.again();
    }
    expect(JSON.stringify(held)).toBe(before);
    expect(asked).toEqual([]);
  });

  test("whatever is pressed and released, only what is pressed on the piece moves it", () => {
    const dice = random(16);
    const next = () => dice.next().value!;
    const { grab, held, asked, by, spot } = here;
    let [pressed, on] = [false, false];
    for (let step = 0; step < 4000; step++) {
      const before = JSON.stringify(held);
      const place = () =>
        next() < 0.3 ? by(next() * 30 - 15, next() * 30 - 15) : { x: next() * 800, y: next() * 600 };
      const [what, at] = [next(), place()];
      if (what < 0.04) {
        if (pressed) grab.release(1, step * 20);
        pressed = !pressed;
        on = pressed && Math.hypot(at.x - spot().x, at.y - spot().y) < 20;
        if (pressed) grab.press(1, at, "mouse", step * 20);
        expect(JSON.stringify(held)).toBe(before); // neither a press nor a release moves anything
      } else {
        grab.drag(1, at);
        if (!on) expect(JSON.stringify(held)).toBe(before);
      }
    }
    expect(asked).not.toContain("let go");
  });

  test("nor after a press has ended", () => {
    const { grab, held, by, spot } = here;
    grab.press(1, spot(), "mouse", 0);
    grab.drag(1, by(30, 10));
    grab.release(1, 400);
    const before = JSON.stringify(held);
    grab.drag(1, by(200, -90));
    expect(JSON.stringify(held)).toBe(before);
  });
});

describe("a press on the piece", () => {
  test.each([20, 40, 75, 90])("keeps the gripped point under the pointer, seen from %i degrees", (down) => {
    const { grab, held, by, picture } = site(down);
    const grip = by(9, -6);
    const point = picture.plane(grip.x, grip.y, held.place[2])!;
    const from = [...held.place];
    grab.press(1, grip, "mouse", 0);
    const to = { x: grip.x + 120, y: grip.y + 35 };
    for (let step = 1; step <= 10; step++)
      grab.drag(1, { x: grip.x + 12 * step + 3 * Math.sin(step), y: grip.y + 3.5 * step });
    grab.drag(1, to);
    const carried = point.map((mm, axis) => mm + held.place[axis]! - from[axis]!) as Vector;
    expect(picture.where(carried).x).toBeCloseTo(to.x);
    expect(picture.where(carried).y).toBeCloseTo(to.y);
    expect(held.place[2]).toBe(60);
  });

  test("a mouse moves it by two pixels, too; a finger that trembles does not", () => {
    for (const [by, px, moves] of [["mouse", 2, true], ["touch", 4, false], ["touch", 6, true]] as const) {
      const { grab, held, spot } = site();
      const grip = spot();
      grab.press(1, grip, by, 0);
      grab.drag(1, { x: grip.x + px, y: grip.y });
      expect(held.place[0]).toBeCloseTo(10 + (moves ? px / PX_MM : 0));
    }
  }); // prettier-ignore

  test("released, leaves it hovering", () => {
    const { grab, asked, by, spot } = here;
    grab.press(1, spot(), "mouse", 0);
    grab.drag(1, by(60, 0));
    grab.release(1, 200);
    grab.press(1, spot(), "mouse", 1000);
    grab.release(1, 1080); // a click on it
    expect(asked).toEqual([]);
  });

  test("with Shift leads it up and down, in the plane that faces the camera", () => {
    const { grab, held, spot, picture } = here;
    const grip = spot();
    grab.press(1, grip, "mouse", 0, { shift: true, alt: false });
    grab.drag(1, { x: grip.x, y: grip.y - 40 }, { shift: true, alt: false });
    expect(held.place[2]).toBeGreaterThan(75);
    expect(picture.where(held.place).y).toBeCloseTo(grip.y - 40);
    expect(held.place[1]).toBeCloseTo(20);
  });

  test("seen from nearly level it moves in the plane that faces the camera, and never runs off", () => {
    const { grab, held, spot } = site(5);
    const grip = spot();
    grab.press(1, grip, "mouse", 0);
    grab.drag(1, { x: grip.x + 20, y: grip.y - 30 });
    expect(held.place[0]).toBeCloseTo(20);
    expect(held.place[1]).toBeCloseTo(20);
    expect(held.place[2]).toBeCloseTo(75, 0);
  });

  test("with Alt, or in fine mode, goes a tenth of the way, from where it was", () => {
    const { grab, held, spot, refine } = here;
    const grip = spot();
    grab.press(1, grip, "mouse", 0);
    grab.drag(1, { x: grip.x + 40, y: grip.y });
    expect(held.place[0]).toBeCloseTo(30);
    grab.drag(1, { x: grip.x + 40, y: grip.y }, { shift: false, alt: true });
    grab.drag(1, { x: grip.x + 80, y: grip.y }, { shift: false, alt: true });
    expect(held.place[0]).toBeCloseTo(32);
    refine(true);
    grab.drag(1, { x: grip.x + 100, y: grip.y }, NEXT);
    expect(held.place[0]).toBeCloseTo(33);
  });

  test("that stays there counts, and lets go; one that moves does not", () => {
    const { grab, asked, spot, by, wait, held } = here;
    const before = JSON.stringify(held);
    grab.press(1, spot(), "touch", 0);
    grab.drag(1, by(2, 2)); // a finger is never quite still
    wait();
    expect(asked).toEqual(["counts"]);
    wait();
    expect(asked).toEqual(["counts", "let go"]);
    expect(JSON.stringify(held)).toBe(before);
    const moving = site();
    moving.grab.press(1, moving.spot(), "touch", 0);
    moving.wait();
    moving.grab.drag(1, moving.by(30, 0));
    moving.wait();
    expect(moving.asked).toEqual(["counts"]);
  });

  test("follows the pointer when the camera moves under it", () => {
    const { grab, held, spot, by, picture } = here;
    grab.press(1, spot(), "mouse", 0);
    grab.drag(1, by(50, 0));
    const before = held.place[0];
    const plane = picture.plane;
    picture.plane = (x, y, z) => plane(x + 30, y, z); // the picture went along
    grab.again();
    expect(held.place[0]).toBeCloseTo(before + 15);
  });
});

describe("a press elsewhere", () => {
  test("turns the camera and not the piece, with something in the hand or not", () => {
    for (const holds of [true, false]) {
      const { grab, held, asked } = site(40, holds);
      const before = JSON.stringify(held);
      grab.press(1, { x: 30, y: 40 }, "mouse", 0);
      grab.drag(1, { x: 90, y: 60 });
      grab.drag(1, { x: 400, y: 250 }); // over the piece, too
      grab.release(1, 300);
      expect(asked).toEqual(["orbit", "orbit"]);
      expect(JSON.stringify(held)).toBe(before);
    }
  });

  test("that is short taps", () => {
    here.grab.press(1, { x: 30, y: 40 }, "mouse", 0);
    here.grab.release(1, 90);
    expect(here.asked).toEqual(["tap"]);
  });

  test("another button than the first grips nothing", () => {
    const { grab, held, asked, spot, by } = here;
    const before = JSON.stringify(held);
    grab.press(1, spot(), "mouse", 0, NEXT, "camera");
    grab.drag(1, by(40, 0));
    expect([JSON.stringify(held), asked]).toEqual([before, ["orbit"]]);
  });
});

describe("handles", () => {
  test("height goes up and nowhere else, also seen from straight above", () => {
    for (const down of [10, 40, 89]) {
      const { grab, held, by } = site(down);
      const knob = by(0, -60);
      grab.press(1, knob, "mouse", 0, NEXT, "height");
      grab.drag(1, { x: knob.x + 25, y: knob.y - 30 });
      expect(held.place[2]).toBeGreaterThan(65);
      expect(held.place.slice(0, 2)).toEqual([10, 20]);
    }
  });

  test("the disc goes across and never up", () => {
    const { grab, held, by } = here;
    const knob = by(-50, 60);
    grab.press(1, knob, "touch", 0, NEXT, "across");
    grab.drag(1, { x: knob.x + 40, y: knob.y });
    expect(held.place[0]).toBeCloseTo(30);
    expect(held.place[2]).toBe(60);
  });

  test("the ring turns it as far as the pointer goes round", () => {
    const { grab, held, by } = site(90);
    grab.press(1, by(80, 0), "mouse", 0, NEXT, "turn");
    grab.drag(1, by(0, -80));
    expect(held.yaw).toBeCloseTo(90);
    expect(held.place).toEqual([10, 20, 60]);
  });

  test("the arc tilts it", () => {
    const { grab, held, by } = here;
    grab.press(1, by(-80, 0), "mouse", 0, NEXT, "tilt");
    grab.drag(1, by(-80, -40));
    expect(held.tilt).toBeCloseTo(20);
  });
});

describe("two fingers", () => {
  test("on the piece turn it, and never change its height or its place", () => {
    const { grab, held, asked, spot, by } = here;
    const first = spot();
    grab.press(1, first, "touch", 0);
    grab.press(2, by(60, 0), "touch", 10);
    for (let degrees = 1; degrees <= 36; degrees++) {
      const angle = (-degrees * Math.PI) / 180;
      const far = 60 + degrees; // they come apart, too
      grab.drag(2, { x: first.x + far * Math.cos(angle), y: first.y + far * Math.sin(angle) });
    }
    expect(held.yaw).toBeCloseTo(30, 0);
    expect(held.place).toEqual([10, 20, 60]);
    grab.release(2, 500);
    grab.drag(1, { x: first.x + 20, y: first.y });
    expect(held.place[0]).toBeCloseTo(20); // the one that stays leads on
    expect(asked).toEqual([]);
  });

  test("elsewhere come nearer and turn the camera", () => {
    const { grab, held, asked } = here;
    const before = JSON.stringify(held);
    grab.press(1, { x: 40, y: 50 }, "touch", 0);
    grab.press(2, { x: 90, y: 50 }, "touch", 5);
    grab.drag(2, { x: 130, y: 60 });
    expect(asked).toEqual(["zoom", "orbit"]);
    expect(JSON.stringify(held)).toBe(before);
  });
});

test("the wheel lifts on the piece and comes nearer elsewhere", () => {
  const { grab, held, asked, spot } = here;
  grab.wheel(spot(), 1);
  expect(held.place[2]).toBeCloseTo(62);
  grab.wheel({ x: 20, y: 20 }, 1);
  expect(held.place[2]).toBeCloseTo(62);
  expect(asked).toEqual(["zoom"]);
});

test("the wheel goes on with what it began, though the piece rises from under the pointer", () => {
  const { grab, held, asked, spot } = here;
  const at = spot();
  for (let notch = 0; notch < 30; notch++) grab.wheel(at, 1, NO_KEYS, false, notch * 100);
  expect(held.place[2]).toBeGreaterThan(100);
  expect(asked).toEqual([]);
  grab.wheel(at, 1, NO_KEYS, false, 6000);
  expect(asked, "later, and no longer on it").toEqual(["zoom"]);
});

test("what is dragged out of the reserve is under the pointer at once, and stays there", () => {
  const { grab, held, picture } = here;
  grab.bring(4, { x: 300, y: 200 }, 0);
  expect(picture.where(held.place).x).toBeCloseTo(300);
  grab.drag(4, { x: 350, y: 260 });
  expect(picture.where(held.place)).toEqual({ x: expect.closeTo(350), y: expect.closeTo(260) });
  grab.release(4, 900);
  const before = JSON.stringify(held);
  grab.drag(4, { x: 10, y: 10 });
  expect(JSON.stringify(held)).toBe(before);
});
