"""What a page draws of the held piece, picture by picture, by the page's own clock: whoever measures prediction reads
it here. The page is only looked at; what it draws and sends stays its own."""

from __future__ import annotations

import math
from typing import NamedTuple

from playwright.sync_api import Page

FASTEST_MM_S = 250.0
"""The hand's own limit: so fast a piece may go from one picture to the next."""
RESTS_MS = 1000.0
WATCH = """
() => {
  const {play} = window.__chantier;
  const pictures = window.__pictures = [], inputs = window.__inputs = [];
  const {site} = play.hand, {wants} = site, frame = play.frame.bind(play);
  const wanted = () => JSON.stringify(play.describe().aim);
  let aimed = wanted();
  play.frame = now => {
    const moment = frame(now);
    if (!play.act || play.act.letGo) return moment;
    const drawn = moment.moved[play.act.piece]?.[0] ?? null, told = play.actual?.[0] ?? null;
    pictures.push({now, drawn, told, aim: wanted()});
    return moment;
  };
  site.wants = aim => {
    if (wanted() !== aimed) inputs.push(pictures.length);
    aimed = wanted();
    wants(aim);
  };
}
"""
Place = tuple[float, float, float]


class Picture(NamedTuple):
    now_ms: float
    drawn: Place | None
    told: Place | None
    """The server's piece, as last told."""
    aim: str


class Watched(NamedTuple):
    pictures: list[Picture]
    inputs: list[int]
    """For each input, the number of the first picture after it."""

    def pictures_until_motion(self, number: int) -> int:
        """How many pictures after an input the piece was drawn elsewhere; 1 is the very next one."""
        first = self.inputs[number]
        before = self.pictures[first - 1].drawn
        assert before is not None
        for late, picture in enumerate(self.pictures[first:], 1):
            if picture.drawn is not None and math.dist(before, picture.drawn) > 1e-4:
                return late
        raise AssertionError("nothing moved")

    def off_at_rest_mm(self) -> list[float]:
        """How far what is drawn is from the server's piece, at each picture in which the hand has rested a while."""
        off = []
        since, last = 0.0, None
        for picture in self.pictures:
            if (picture.aim, picture.told) != last:
                since, last = picture.now_ms, (picture.aim, picture.told)
            elif picture.now_ms - since > RESTS_MS and picture.drawn is not None and picture.told is not None:
                off.append(math.dist(picture.drawn, picture.told))
        return off

    def jumps_mm(self) -> list[float]:
        """From one picture to the next, beyond what the hand itself may have moved."""
        pairs = zip(self.pictures, self.pictures[1:], strict=False)
        return [
            math.dist(one.drawn, next_.drawn) - FASTEST_MM_S * (next_.now_ms - one.now_ms) / 1000
            for one, next_ in pairs
            if one.drawn is not None and next_.drawn is not None
        ]


def watch(page: Page) -> None:
    page.evaluate(WATCH)


def watched(page: Page) -> Watched:
    told = page.evaluate("() => ({pictures: window.__pictures, inputs: window.__inputs})")
    pictures = [Picture(one["now"], _place(one["drawn"]), _place(one["told"]), one["aim"]) for one in told["pictures"]]
    return Watched(pictures, told["inputs"])


def _place(told: list[float] | None) -> Place | None:
    return None if told is None else (told[0], told[1], told[2])


def wait_for_pictures(page: Page, more: int) -> None:
    """So many pictures later."""
    page.wait_for_function(
        "until => window.__pictures.length >= until",
        arg=page.evaluate("() => window.__pictures.length") + more,
    )


def wait_for_rest(page: Page) -> None:
    """The hand rests, has rested for a while, and pictures were drawn of that."""
    page.wait_for_function(
        """ms => {
          const pictures = window.__pictures, last = pictures.at(-1);
          const same = one => one.aim === last.aim && JSON.stringify(one.told) === JSON.stringify(last.told);
          const moved = pictures.findLast(one => !same(one));
          return last && last.now - (moved?.now ?? pictures[0].now) > ms;
        }""",
        arg=RESTS_MS * 2,
    )
