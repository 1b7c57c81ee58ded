"""Tables of Men at Work, as tests want them."""

from __future__ import annotations

from typing import Any

from tests.browser.support.playing import introduced
from tests.browser.support.site_hands import wait_for_step
from tests.browser.support.visiting import Visitor

PLAY = """
async wanted => {
  const answer = await fetch("/api/play", {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(wanted),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const {table, seat, token} = await answer.json();
  localStorage.setItem("chantier.seats." + table, JSON.stringify([{seat, token}]));
  return table;
}
"""
HURRY = 20


def at_a_site(visitor: Visitor, bot: str = "apprentice", seats: int = 2, **options: Any) -> str:
    """Somebody begins at a table with bots, whose hands are shown as fast as they may; returns the table's id."""
    introduced(visitor)
    wanted = {"game": "men-at-work", "seats": seats, "bot": bot, "options": {"first": 0, **options}}
    table = str(visitor.page.evaluate(PLAY, wanted))
    enter(visitor, table)
    wait_for_step(visitor.page, "take", "asked")  # M80: even the first card may ask for what cannot be done
    hurry(visitor)
    return table


def hurry(visitor: Visitor) -> None:
    """A table forgets it when nobody is there any more."""
    visitor.page.evaluate("times => window.__chantier.play.hurry(times)", HURRY)


def enter(visitor: Visitor, table: str) -> None:
    visitor.open(f"/t/{table}")
    visitor.page.wait_for_function("() => window.__chantier?.scene && window.__chantier?.play?.sight")


def want_no_help(visitor: Visitor) -> None:
    """Pages opened from now on keep this hand from nothing."""
    visitor.page.evaluate(
        """() => localStorage.setItem("chantier.settings",
             JSON.stringify({...JSON.parse(localStorage.getItem("chantier.settings") ?? "{}"), assist: "none"}))"""
    )


def without_help(visitor: Visitor, table: str) -> None:
    """From now on nothing keeps this hand from running into things."""
    want_no_help(visitor)
    enter(visitor, table)
    hurry(visitor)
