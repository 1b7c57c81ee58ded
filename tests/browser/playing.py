"""Games played through the wire by the visitor's own window, to bring a table into a wanted state."""

from __future__ import annotations

from typing import Any

from tests.browser.visiting import Visitor

PLAY = """
async ({wanted, moves}) => {
  const hex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
  const post = async (path, body) => {
    const answer = await fetch(path, {
      method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(path + " " + await answer.text());
    return answer.status === 204 ? null : answer.json();
  };
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const entropy = hex(bytes);
  const entropy_hash = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  const {table, seat, token} = await post("/api/play", {
    game: "blueprints", seats: wanted.seats, bot: wanted.bot, options: wanted.options, entropy_hash,
  });
  localStorage.setItem("chantier.seats." + table, JSON.stringify([{seat, token, entropy}]));
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/api/tables/" + table + "/socket");
  let played = 0, count = 0;
  await new Promise((resolve, reject) => {
    const send = frame => socket.send(JSON.stringify({id: "driver-" + ++count, ...frame}));
    socket.onopen = () => send({kind: "enter", token});
    socket.onerror = reject;
    socket.onmessage = ({data}) => {
      const frame = JSON.parse(data);
      if (frame.kind === "refused") reject(new Error(frame.text));
      if (frame.kind === "reveal") send({kind: "reveal", entropy});
      if (frame.kind !== "sight") return;
      const {legal, view} = frame.sight;
      if (view.ending || (legal && played >= moves)) return resolve();
      if (!legal) return;
      const placing = legal.filter(move => move.space !== null);
      const among = placing.length ? placing : legal;
      send({kind: "play", n: frame.n, move: among[(played * 7) % among.length]});
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


def played(visitor: Visitor, moves: int, seats: int = 3, bot: str = "greedy", name: str = "Ada", **options: Any) -> str:
    """A game against bots after so many moves of the visitor's; 18 are a whole game. Returns the table's id."""
    introduced(visitor, name)
    wanted = {"seats": seats, "bot": bot, "name": name, "options": options}
    return str(visitor.page.evaluate(PLAY, {"wanted": wanted, "moves": moves}))
