"""Dice are told apart by something that is not colour: shape and texture alone, whatever the eyes."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.support.playing import played
from tests.browser.support.visiting import DESKTOP

DEFICIENCIES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
MATERIALS = {"W": "wood", "R": "recycled", "S": "stone", "G": "glass"}
ALIKE_FROM = 0.9
"""Dice of one material and value are alike by 0.75 to 0.98, of two materials by 0.81 at most (measured)."""
GREY = """
async ([png, left, top, width, height]) => {
  const bytes = Uint8Array.from(atob(png), one => one.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
  const canvas = new OffscreenCanvas(40, 40);
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, left, top, width, height, 0, 0, 40, 40);
  const {data} = pen.getImageData(0, 0, 40, 40);
  return Array.from({length: 1600}, (_, at) => 0.2126 * data[4*at] + 0.7152 * data[4*at+1] + 0.0722 * data[4*at+2]);
}
"""


def alike(one: list[float], other: list[float]) -> float:
    """How alike two grey pictures are, whatever their brightness and contrast: 1 is the same, 0 nothing in common."""
    middles = [sum(picture) / len(picture) for picture in (one, other)]
    first, second = (
        [value - middle for value in picture] for picture, middle in zip((one, other), middles, strict=True)
    )
    product = sum(a * b for a, b in zip(first, second, strict=True))
    return float(product / (sum(a * a for a in first) * sum(b * b for b in second)) ** 0.5)


@pytest.mark.parametrize("flat", [False, True], ids=["scene", "drawn"])
def test_dice_of_one_value_differ_by_more_than_colour(visit: Visit, flat: bool) -> None:
    """Dice of the same value show the same number of pips: if these differ, they differ by shape and texture."""
    ada = visit("en", DESKTOP, pixels="0.5")
    if flat:
        ada.context.add_init_script(
            "HTMLCanvasElement.prototype.getContext = (get => function (kind, ...rest) {"
            " return kind.startsWith('webgl') ? null : get.call(this, kind, ...rest); })"
            "(HTMLCanvasElement.prototype.getContext)"
        )
    compared = dict.fromkeys(DEFICIENCIES, 0)
    for _ in range(4):
        ada.open(f"/t/{played(ada, 1)}")
        ada.page.wait_for_selector("[data-step='die']")
        if not flat:
            ada.page.wait_for_function("() => window.__chantier?.scene?.describe().resting")
        for deficiency, pictures in seen(ada.page).items():
            for (one, grey), (other, grey_too) in combinations(pictures, 2):
                if one[1] == other[1] and one[0] != other[0]:
                    assert alike(grey, grey_too) < ALIKE_FROM, (deficiency, one, other)
                    compared[deficiency] += 1
        if min(compared.values()) > 0:
            return
    raise AssertionError(f"no two dice of one value and two materials in four pools: {compared}")


def seen(page: Any) -> dict[str, list[tuple[str, list[float]]]]:
    """Every die of the pool as eyes with each deficiency see it, as grey pictures of one size."""
    session = page.context.new_cdp_session(page)
    told = {}
    for deficiency in DEFICIENCIES:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        shot = session.send("Page.captureScreenshot", {"format": "png"})["data"]
        dice = []
        for button in page.locator("[data-die]").all():
            box = button.bounding_box()
            # The middle of it: round it lie shadows and neighbours, which differ from place to place.
            left, top = box["x"] + box["width"] / 4, box["y"] + box["height"] / 4
            grey = page.evaluate(GREY, [shot, left, top, box["width"] / 2, box["height"] / 2])
            dice.append((code_of(button.get_attribute("aria-label")), grey))
        told[deficiency] = dice
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    return told


def code_of(name: str) -> str:
    """G5 for "Glass 5"."""
    material, value = name.lower().split()
    return next(letter for letter, word in MATERIALS.items() if word == material) + value
