"""Small plans: what is on the card is on the drawing."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from chantier.games.blueprints.notation import plan_text
from chantier.games.blueprints.pieces import PLANS, Plan
from chantier.pictures.blueprints.plans import key_plan


@pytest.mark.parametrize("plan", PLANS, ids=plan_text)
def test_a_small_plan_shows_every_height_and_hatches_what_is_closed(plan: Plan) -> None:
    drawn = ElementTree.fromstring(key_plan(plan_text(plan)))
    assert drawn.get("aria-label") == plan_text(plan)
    assert [int(one.text or 0) for one in drawn.iter("text")] == [height for height in plan if height]
    assert len(list(drawn.iter("path"))) == plan.count(0)
    places = {(float(one.get("x", 0)), float(one.get("y", 0))) for one in drawn.iter("rect")}
    assert len(places) == 1 + 6
