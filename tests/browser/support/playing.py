"""Games played through the wire by the visitor's own window, to bring a table into a wanted state."""

from __future__ import annotations

import json
import secrets
from typing import Any

from playwright.sync_api import Page

from chantier.core.evidence import Chain, hash_hex
from tests.browser.support.visiting import Visitor

DECISIONS_MOST = 100
"""In a game of Blueprints, of all seats together."""

PLAY = """
async ({wanted, moves, device}) => {
  const post = async (path, body) => {
    const answer = await fetch(path, {
      method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(path + " " + await answer.text());
    return answer.status === 204 ? null : answer.json();
  };
  const {table, seat, token} = await post("/api/play", {
    game: "blueprints", seats: wanted.seats, bot: wanted.bot, options: wanted.options,
  });
  localStorage.setItem("chantier.seats." + table, JSON.stringify([{seat, token}]));
  const {salt, salt_hash, chain_end, secret, links} = device;
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/api/tables/" + table + "/socket");
  let played = 0, count = 0;
  await new Promise((resolve, reject) => {
    const send = frame => socket.send(JSON.stringify({id: "driver-" + ++count, ...frame}));
    socket.onopen = () => send({kind: "enter", token});
    socket.onerror = reject;
    socket.onmessage = ({data}) => {
      const frame = JSON.parse(data);
      if (frame.kind === "refused") reject(new Error(frame.text));
      if (frame.kind === "table" && frame.status === "starting" && !frame.seats[seat].chain_end) {
        const {commitment, steps: {attempt}} = frame;
        const secrets = {[seat]: {attempt, commitment, salt, secret}};
        localStorage.setItem("chantier.dice." + table, JSON.stringify({at: Date.now(), statements: [], secrets}));
        send({kind: "promise", commitment, salt_hash, chain_end});
      }
      if (frame.kind === "reveal") send({kind: "reveal", salt});
      if (frame.kind !== "sight") return;
      const {legal, view} = frame.sight;
      if (view.ending || (legal && played >= moves)) return resolve();
      if (!legal) return;
      const placing = legal.filter(move => move.space !== null);
      const among = placing.length ? placing : legal;
      const rank = ({die, space}) => { // a high die where nothing stands: lower ones soon fit nowhere
        const at = ["a1", "b1", "a2", "b2", "a3", "b3"].indexOf(space);
        return Number(die[1]) + (view.desks[seat].building[at]?.length ? 0 : 10);
      };
      const move = wanted.high
        ? among.reduce((best, one) => rank(one) > rank(best) ? one : best)
        : among[(played * 7) % among.length];
      send({kind: "play", n: frame.n, move, chain_link: links[frame.n]});
      played += 1;
    };
  });
  socket.close();
  return table;
}
"""


def introduced(visitor: Visitor, name: str = "Ada") -> None:
    """The visitor has a name, and a window that is open on the house."""
    if not any(cookie.get("name") == "chantier" for cookie in visitor.context.cookies()):
        visitor.context.request.post(f"{visitor.address}/api/me", data={"name": name})
    if not visitor.page.url.startswith(visitor.address):
        visitor.open("/rules")


def open_seat(visitor: Visitor, seated: dict[str, Any]) -> Page:
    """The page of a table where a seat was taken by a request: its key is kept as the page would keep it."""
    keys = json.dumps([{"seat": seated["seat"], "token": seated["token"]}])
    visitor.page.evaluate(
        "([name, keys]) => localStorage.setItem(name, keys)", [f"chantier.seats.{seated['table']}", keys]
    )
    return visitor.open(f"/t/{seated['table']}")


def played(visitor: Visitor, moves: int, seats: int = 3, bot: str = "greedy", name: str = "Ada", **options: Any) -> str:
    """A game against bots after so many moves of the visitor's; 18 are a whole game. Returns the table's id. Besides
    the game's options, `high=True`: with the highest dice on the ground, so that lower ones soon fit nowhere."""
    introduced(visitor, name)
    high = options.pop("high", False)
    wanted = {"seats": seats, "bot": bot, "name": name, "options": options, "high": high}
    given = {"wanted": wanted, "moves": moves, "device": device()}
    return str(visitor.page.evaluate(PLAY, given))


def device() -> dict[str, Any]:
    """What the visitor's device adds to the dice, as the page keeps it: the page goes on with the same chain."""
    salt, secret = secrets.token_hex(16), secrets.token_bytes(32)
    chain = Chain(secret)
    return {
        "salt": salt,
        "salt_hash": hash_hex(salt),
        "secret": secret.hex(),
        "chain_end": chain.end,
        "links": [chain.link(n) for n in range(DECISIONS_MOST)],
    }
