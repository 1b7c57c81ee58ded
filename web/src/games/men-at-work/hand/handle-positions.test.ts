import { expect, test } from "vitest";
import { followed, handlePositions } from "./handle-positions";

const FREE = { left: 50, top: 60, right: 350, bottom: 500 };

test("handles stand round the piece, apart from each other, and never outside", () => {
  const boxes = [
    { left: 180, top: 200, right: 210, bottom: 230 },
    { left: 60, top: 200, right: 340, bottom: 230 },
    { left: -50, top: 10, right: 20, bottom: 40 },
    { left: 400, top: 600, right: 500, bottom: 640 },
  ];
  for (const box of boxes) {
    const knobs = Object.values(handlePositions(box, FREE));
    for (const { x, y } of knobs) {
      expect(x).toBeGreaterThanOrEqual(FREE.left);
      expect(x).toBeLessThanOrEqual(FREE.right);
      expect(y).toBeGreaterThanOrEqual(FREE.top);
      expect(y).toBeLessThanOrEqual(FREE.bottom);
    }
    for (const one of knobs)
      for (const other of knobs)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40);
  }
});

test("at the edge the picture goes along, a little at a time, until all of it is there", () => {
  let [left, bottom] = [380, 700];
  for (let n = 0; n < 400; n++) {
    const by = followed({ left, right: left + 60, top: bottom - 30, bottom }, FREE);
    expect(Math.abs(by.x)).toBeLessThan(20);
    left += by.x;
    bottom += by.y;
  }
  expect(left + 60).toBeLessThanOrEqual(FREE.right + 1);
  expect(bottom).toBeLessThanOrEqual(FREE.bottom + 1);
  expect(followed({ left: 100, right: 200, top: 100, bottom: 200 }, FREE)).toEqual({ x: 0, y: 0 });
  expect(followed({ left: 0, right: 400, top: 100, bottom: 200 }, FREE).x).toBe(0); // larger than the picture
});

test("what is gripped is followed only where the pointer is beyond the edge, and slowly", () => {
  const box = { left: 330, right: 700, top: 100, bottom: 200 }; // most of it is outside
  expect(followed(box, FREE, { x: 340, y: 150 })).toEqual({ x: 0, y: 0 });
  const by = followed(box, FREE, { x: 390, y: 550 });
  expect([Math.sign(by.x), Math.sign(by.y)]).toEqual([-1, -1]);
  expect(Math.max(Math.abs(by.x), Math.abs(by.y))).toBeLessThan(5);
});
