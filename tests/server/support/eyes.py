"""What a pair of eyes may see, written from the rules alone: B12 and B29 for Blueprints, M80 for Men at Work. It knows
nothing of how views are made."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

Sight = dict[str, Any]

PRIVATE = {"PlanDealt", "DiePlaced", "hand", "chosen"}
"""Events for one seat's eyes."""
REVEALING = {"BuildingsRevealed"}

# What a plan, a placement or a building looks like, in every way they are written anywhere.
_PLAN = r"\[\s*[0-3](?:\s*,\s*[0-3]){5}\s*\]|\(\s*[0-3](?:\s*,\s*[0-3]){5}\s*\)"
_NOTATION = r"(?:x|-|[1-3]|(?:[WRSG][1-6])+) (?:x|-|[1-3]|(?:[WRSG][1-6])+)(?: / \S+ \S+){2}"
_PLACE = r"[\"'][ab][1-3][\"']"
_STACKS = r"[\[(][\[(]\s*[\"'][WRSG][1-6]|[\[(](?:[\[(]\s*[\])],?\s*){1,5}[\[(]\s*[\"'][WRSG][1-6]"
HIDDEN = re.compile("|".join((_PLAN, _NOTATION, _PLACE, _STACKS)).encode())


def wrong_in(sight: Sight, seat: int | None) -> Iterator[str]:
    """What these eyes should not have seen."""
    view = sight["view"]
    if sight["seat"] != seat or view["seat"] != seat:
        yield "a sight through other eyes"
    if sight["legal"] is not None and (seat is None or view["to_move"] != seat):
        yield "another seat's legal moves"
    for event in sight["events"]:
        if event["kind"] in PRIVATE and event["seat"] != seat:
            yield f"a private event: {event['kind']}"
    if view["ending"] is None:
        yield from _behind_screens(view, seat) if "desks" in view else _in_hands(view, seat)


def _behind_screens(view: dict[str, Any], seat: int | None) -> Iterator[str]:
    for owner, desk in enumerate(view["desks"]):
        for hidden in ("plan", "building", "score"):
            if owner != seat and desk[hidden] is not None:
                yield f"another seat's {hidden}"
    if view["revealed"] or len(view["rounds"]) >= view["round"]:
        yield "a round that is not over"
    if view["points"] is not None and not view["options"]["open_points"]:
        yield "points that lie face down"


def _in_hands(view: dict[str, Any], seat: int | None) -> Iterator[str]:
    for owner, player in enumerate(view["players"]):
        if owner != seat and player["hand"]:
            yield "another seat's hand"
    if any(laid["card"] is not None and laid["seat"] != seat for laid in view["piles"]["laid"]):
        yield "a card that another seat laid face down"


def what_is_left(sight: Sight, seat: int | None) -> bytes:
    """A sight without what these eyes may see of plans and placements: their own desk, their own moves, and rounds that
    have been revealed. Nothing that looks like a plan or a placement may be in there."""
    view = {name: value for name, value in sight["view"].items() if name not in ("desks", "rounds")}
    desks = [desk for owner, desk in enumerate(sight["view"].get("desks", ())) if owner != seat]
    mine = [event for event in sight["events"] if event["kind"] in PRIVATE and event["seat"] == seat]
    events = [event for event in sight["events"] if event["kind"] not in REVEALING and event not in mine]
    return json.dumps([view, desks, events, None if view["to_move"] == seat else sight["legal"]]).encode()
