"""Cards played by hand as a person would: `python -m tests.browser.cards_by_hand [CARDS] [mouse|touch|keys] [SEED]`.

Each card is the first one of a table with a known seed, on the three printed sites in turn. The player sees the page,
brings the piece to a ring that the page draws, lowers it until it touches and lets go. Printed for each kind of hand:
how many cards were accepted at the first release of every piece, and how far anything else had moved before that.
"""

from __future__ import annotations

import math
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Error as PlaywrightError

from chantier.games.men_at_work.view import View
from chantier.registry import GAMES
from tests.browser.support.site_hands import (
    CLOSE_DEGREES,
    OVER_MM,
    SiteFinger,
    SiteHand,
    SiteKeys,
    SiteMouse,
    aim,
    alike_in_the_reserve,
    goal_of,
    goes_on,
    tilt_of,
    tilted,
    to_turn,
    turn_for,
    view_of,
    wait_for_step,
)
from tests.browser.support.site_tables import at_a_site
from tests.browser.support.visiting import PHONE, SMALL_DESKTOP, Device, Visitor, chromium, new_visitor
from tests.server.support.processes import ServerProcess

CARDS = 20
SITES = ("beginner", "advanced", "expert")
DISTURBED_MM = 0.5
ACCEPTED = 0.9
CLOSE_MM = 0.6
HANDS: dict[str, tuple[Device, Callable[..., SiteHand]]] = {
    "mouse": (SMALL_DESKTOP, SiteMouse),
    "touch": (PHONE, SiteFinger),
    "keys": (SMALL_DESKTOP, SiteKeys),
}
FORGIVES = {"safe": 0, "fair": 1, "risky": 2, None: 3}


SAME_SECRETS = """
const real = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (made) => made instanceof Uint8Array ? made.map((_, at) => at + 15) : real(made);
"""
"""What the page adds to the dice is the same in every run; its requests keep names of their own."""


class Played(NamedTuple):
    """What came of one card."""

    task: str
    accepted: bool
    moved_mm: float
    """How far the piece that moved most, other than the held one, was from its place before the hand opened."""
    why: str = ""


class NoPlace(Exception):
    """The house offers none for this card."""


@contextmanager
def seeded_house(seed: str) -> Iterator[ServerProcess]:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        database, log = f"sqlite:///{place / 'chantier.db'}", place / "log.txt"
        with ServerProcess(database, log, program=("tests.server.support.seeded", seed)) as house:
            yield house


def best_offer(view: dict[str, Any]) -> dict[str, Any]:
    """The place that forgives most, among those that the page offers for this view; it asks the same function."""
    advise = GAMES["men-at-work"].advise
    assert advise is not None
    advice = advise(msgspec.convert(view, View), False)
    found = [one for one in msgspec.to_builtins(advice)["offers"] if one["move"]["kind"] == "Place"]
    if not found:
        raise NoPlace
    best: dict[str, Any] = min(found, key=lambda one: (FORGIVES[one["safety"]], abs(tilt_of(goal_of(one["move"])[1]))))
    return best


def most_moved(visitor: Visitor, before: dict[str, Any], own: set[str]) -> float:
    now = goes_on(visitor.page)["poses"]
    return max(math.dist(position, now[piece][0]) for piece, (position, _) in before.items() if piece not in own)


def place_piece(visitor: Visitor, hand: SiteHand, offer: dict[str, Any]) -> float:
    """By hand to its place, lowered and let go; returns how far anything else had moved before that."""
    move, before = offer["move"], view_of(visitor.page)["poses"]
    piece = move["piece"] if move["piece"] in before else alike_in_the_reserve(visitor.page, move["piece"])
    own = {piece, move["joined"] or "", piece.replace("worker", "hat")}
    (x, y, z), rotation = goal_of(move)
    if piece in before:
        hand.take(piece)
    else:
        hand.bring(piece, (x, y, z))
    # What the page has not done already. It may have it come down a little beside, past the brim of a hat.
    if abs(to_turn(visitor.page, turn_for(move))) > CLOSE_DEGREES:
        hand.turn(turn_for(move))
    if abs(tilt_of(rotation) - tilted(visitor.page)) > CLOSE_DEGREES:
        hand.tilt(tilt_of(rotation))
    if math.dist(aim(visitor.page)[:2], (x, y)) > OVER_MM:
        hand.carry(x, y, CLOSE_MM)
    hand.lower()
    moved = most_moved(visitor, before, own)
    hand.let_go()
    return moved


def play_card(visitor: Visitor, hand: SiteHand) -> Played:
    """Piece after piece, as long as each is accepted at its first release."""
    page, moved = visitor.page, 0.0
    turn, certificates = view_of(page)["turn"], view_of(page)["players"][0]["certificates"]
    task = str(view_of(page)["work"]["order"]["task"])
    while True:
        offer = best_offer(view_of(page))
        try:
            moved = max(moved, place_piece(visitor, hand, offer))
        except (AssertionError, PlaywrightError) as failed:
            return Played(task, False, moved, f"{offer['move']['piece']}: {failed}")
        wait_for_step(page, "take", "wait", "clear", "over")
        view = view_of(page)
        if view["players"][0]["certificates"] < certificates:
            return Played(task, False, moved, f"an accident with {offer['move']['piece']}, {offer['safety']}")
        if view["turn"] != turn:
            return Played(task, True, moved)
        failed_at = [one["code"] for one in view["work"]["conditions"] if not one["held"]]
        if failed_at or view["work"]["tries"]:
            return Played(task, False, moved, f"{offer['move']['piece']}, {offer['safety']}: {failed_at or 'slipped'}")


def play_cards(cards: int, kind: str, seed: str, tell: Callable[[str], None]) -> list[Played]:
    """So many seeded cards with one kind of hand; cards for which no place is known are passed over, and told."""
    device, hand = HANDS[kind]
    played: list[Played] = []
    with seeded_house(seed) as house, chromium() as browser:
        visitor = new_visitor(browser, house.address, "en", device)
        visitor.page.add_init_script(SAME_SECRETS)
        table = 0
        while len(played) < cards:
            site, began = SITES[table % len(SITES)], time.perf_counter()
            table += 1
            at_a_site(visitor, site=site)
            try:
                played.append(play_card(visitor, hand(visitor.page)))
            except NoPlace:
                tell(f"{kind} table {table}, {site}: no place is offered, passed over")
                continue
            one = played[-1]
            tell(
                f"{kind} table {table}, {site}, {one.task}: {'accepted' if one.accepted else 'NOT accepted'}, "
                f"others moved by {one.moved_mm:.3f} mm at most, {time.perf_counter() - began:.0f} s {one.why}"
            )
        assert visitor.complaints == [], visitor.complaints
    return played


def main() -> int:
    cards = int(sys.argv[1]) if len(sys.argv) > 1 else CARDS
    kinds = [sys.argv[2]] if len(sys.argv) > 2 else list(HANDS)
    seed = sys.argv[3] if len(sys.argv) > 3 else "15"
    good = True
    for kind in kinds:
        played = play_cards(cards, kind, f"{seed}-{kind}", lambda line: print(line, flush=True))
        accepted, most = sum(one.accepted for one in played), max(one.moved_mm for one in played)
        disturbed = sum(one.moved_mm > DISTURBED_MM for one in played)
        print(
            f"{kind}: {accepted} of {len(played)} cards accepted at the first release; {disturbed} disturbed something "
            f"before it; at most {most:.3f} mm",
            flush=True,
        )
        good = good and accepted >= ACCEPTED * len(played) and disturbed == 0
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
