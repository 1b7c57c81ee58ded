import { describe, expect, it } from "vitest";
import { placed, ringRound, shared, type Box, type Page } from "./callout-place";

const DESKTOP: Page = { width: 1440, height: 900, top: 72, phone: false };
const PHONE: Page = { width: 390, height: 844, top: 60, phone: true };
const SHEET = { width: 310, height: 165 };

const inside = (box: Box, page: Page) =>
  box.x >= 0 && box.y >= page.top && box.x + box.width <= page.width && box.y + box.height <= page.height;

describe("a callout", () => {
  const things: Box[] = [
    { x: 920, y: 270, width: 76, height: 96 }, // a die
    { x: 10, y: 80, width: 60, height: 60 }, // in a corner
    { x: 1380, y: 840, width: 50, height: 50 }, // in the other
    { x: 200, y: 70, width: 1040, height: 190 }, // the seats
    { x: 590, y: 500, width: 260, height: 320 }, // the plan
  ];

  it.each(things)("stays on the page and off the thing at %o", (thing) => {
    for (const page of [DESKTOP, PHONE]) {
      const there = page.phone ? { ...thing, x: Math.min(thing.x, 300), width: Math.min(thing.width, 360) } : thing;
      const { sheet, ring } = placed(there, SHEET, page, []);
      expect(inside(sheet, page)).toBe(true);
      expect(shared(sheet, page.phone ? there : ring)).toBe(0);
    }
  });

  it("leaves the plan in sight if there is room elsewhere", () => {
    const plan = { x: 590, y: 500, width: 260, height: 320, weight: 1 };
    const { sheet } = placed({ x: 640, y: 280, width: 76, height: 96 }, SHEET, DESKTOP, [plan]);
    expect(shared(sheet, plan)).toBe(0);
  });

  it("goes to the top of a phone when the thing is at the bottom", () => {
    expect(placed({ x: 100, y: 640, width: 80, height: 80 }, SHEET, PHONE, []).sheet.y).toBe(PHONE.top);
    expect(placed({ x: 100, y: 200, width: 80, height: 80 }, SHEET, PHONE, []).sheet.y).toBeGreaterThan(600);
  });

  it("leaves the piece in the hand and the buttons below in sight on a phone", () => {
    const size = { width: 366, height: 250 };
    const letGo = { x: 241, y: 768, width: 137, height: 66, weight: 2 };
    const bar = { x: 12, y: 716, width: 366, height: 118, weight: 2, under: true };
    const high = { x: 110, y: 180, width: 200, height: 200 };
    const { sheet } = placed(high, size, PHONE, [letGo, bar]);
    for (const seen of [high, letGo, bar]) expect(shared(sheet, seen)).toBe(0);
    const low = { ...high, y: 420 };
    expect(placed(low, size, PHONE, [letGo, bar]).sheet.y).toBe(PHONE.top);
  });

  it("stands just above what is to be taken on a phone, and its line goes through nothing", () => {
    const take = { x: 12, y: 768, width: 366, height: 64 };
    const site = { x: 156, y: 304, width: 78, height: 135, weight: 2 };
    const { sheet, leader } = placed(take, { width: 366, height: 300 }, PHONE, [
      site,
      { ...take, weight: 2, under: true },
    ]);
    expect(shared(sheet, site)).toBe(0);
    expect(Math.abs(leader[0][1] - leader[1][1])).toBeLessThan(24);
  });

  it("is tied from the edge of the ring to the edge of the sheet", () => {
    const { ring, sheet, leader } = placed({ x: 920, y: 270, width: 80, height: 80 }, SHEET, DESKTOP, []);
    const [from, to] = leader;
    const middle = [ring.x + ring.width / 2, ring.y + ring.height / 2] as const;
    expect(Math.hypot(from[0] - middle[0], from[1] - middle[1])).toBeCloseTo(ring.width / 2);
    const edges = [to[0] - sheet.x, sheet.x + sheet.width - to[0], to[1] - sheet.y, sheet.y + sheet.height - to[1]];
    expect(Math.min(...edges)).toBe(0);
  });

  it("draws a circle round a die and a frame round a row of seats", () => {
    expect(ringRound({ x: 0, y: 0, width: 70, height: 90 }).round).toBe(true);
    expect(ringRound({ x: 0, y: 0, width: 900, height: 190 }).round).toBe(false);
  });
});
