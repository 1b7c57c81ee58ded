"""Previews of links: what a table's, a result's or a replay's address says of itself before anybody opens it.

It is in the page's head, for programs that read no further (Open Graph, and what others have made of it). A table that
is not public says which game it is and no more; its game shows what was built only if whoever passes on a link to it
wished so (`?preview=1`), and never a name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import NamedTuple
from urllib.parse import quote, urlencode

from chantier.core.errors import Refusal, Sentence
from chantier.core.rows import SeatRow, TableRow
from chantier.server.http.auth import Req, hall, own_address, spend
from chantier.server.table_pictures import names_of

PAGE = re.compile(r"/(t|replay)/([A-Za-z0-9_-]{1,100})/?")
A_MOVE = re.compile(r"(\d{1,6})(\.\d+)*")
SIZE = (("width", "1200"), ("height", "630"))


class Preview(NamedTuple):
    title: str
    text: str
    picture: str
    """Its path and query."""
    alt: str


async def head_of(request: Req, language: str) -> str:
    """Empty where there is nothing to say; whatever is wrong, the page itself comes."""
    found, ours = PAGE.fullmatch(request.scope["path"]), own_address(request)
    if found is None or ours is None:
        return ""
    try:
        spend(request, "preview")
        made = await _preview(request, found[1] == "replay", found[2], language)
    except Refusal:
        return ""
    return "" if made is None else _written(made, ours, request.scope["path"])


async def _preview(request: Req, is_replay: bool, name: str, language: str) -> Preview | None:
    house, threads = hall(request).house, hall(request).threads
    seen = await threads.keep(house.store.look, name)
    if seen is None or seen[0].game not in house.offers:
        return None
    row, seats, _ = seen
    about = _Table(request, row, seats, language)
    if row.public:
        return await about.moment() if is_replay else await about.public()
    shows = request.query_params.get("preview") == "1" and row.status == "ended"
    return about.private(is_replay, shows)


class _Table:
    def __init__(self, request: Req, row: TableRow, seats: Sequence[SeatRow], language: str) -> None:
        self._request, self._row, self._seats, self._language = request, row, seats, language
        self._house, self._threads = hall(request).house, hall(request).threads
        offer = self._house.offers[row.game]
        self._game = offer.titles.get(language, row.game)
        self._names = names_of(seats, self._house.voice, language)

    async def public(self) -> Preview:
        players = Sentence("preview_players", game=self._game, names=", ".join(self._names))
        if self._row.status == "ended":
            return self._preview(players, await self._won(), self._picture(None, named=True))
        if self._row.status == "running":
            newest = self._picture(self._row.turns - 1, named=True)
            return self._preview(players, Sentence("preview_running"), newest)
        host = next((one.name for one in self._seats if one.player is not None and one.player == self._row.host), "")
        title = Sentence("preview_table_of", game=self._game, name=host) if host else self._a_table
        free = sum(one.kind == "open" for one in self._seats)
        seats = Sentence("preview_free", count=free) if free else Sentence("preview_full")
        return self._preview(title, seats, self._picture(None, named=True))

    async def moment(self) -> Preview:
        """Of a replay; without a number the newest."""
        if self._row.status not in ("running", "ended"):
            return await self.public()
        n = self._move()
        title = Sentence("preview_moment_of", game=self._game, names=", ".join(self._names), n=n)
        return self._preview(title, Sentence("preview_replay"), self._picture(n, named=True))

    def private(self, is_replay: bool, shows: bool) -> Preview:
        if not shows:
            picture = f"/api/games/{quote(self._row.game)}/picture?"
            return self._preview(self._a_table, Sentence("preview_invited"), picture)
        title = Sentence("preview_moment", game=self._game) if is_replay else self._a_table
        text = Sentence("preview_replay") if is_replay else Sentence("preview_over")
        picture = self._picture(self._move() if is_replay else None, named=False)
        return self._preview(title, text, picture)

    @property
    def _a_table(self) -> Sentence:
        return Sentence("preview_table", game=self._game)

    async def _won(self) -> Sentence:
        played = await self._threads.keep(lambda: self._house.store.results(table=self._row.id))
        winners = [self._names[one.seat] for one in played if one.won]
        return Sentence("preview_won", names=", ".join(winners), count=len(winners))

    def _move(self) -> int:
        asked = A_MOVE.fullmatch(self._request.query_params.get("at") or "")
        last = max(0, self._row.turns - 1)
        return last if asked is None else min(int(asked[1]), last)

    def _picture(self, n: int | None, *, named: bool) -> str:
        wanted = {"n": n, "named": "true" if named else None}
        query = urlencode({key: value for key, value in wanted.items() if value is not None})
        return f"/api/tables/{quote(self._row.id)}/picture?{query}{'&' if query else ''}"

    def _preview(self, title: Sentence, text: Sentence, picture: str) -> Preview:
        alt = Sentence("preview_alt", game=self._game)
        return Preview(self._say(title), self._say(text), f"{picture}lang={self._language}", self._say(alt))

    def _say(self, sentence: Sentence) -> str:
        return self._house.voice.say(sentence, self._language)


def _written(preview: Preview, origin: str, path: str) -> str:
    picture = origin + preview.picture
    tags = [
        ("property", "og:site_name", "Chantier"),
        ("property", "og:type", "website"),
        ("property", "og:title", preview.title),
        ("property", "og:description", preview.text),
        ("property", "og:url", origin + quote(path)),
        ("property", "og:image", picture),
        ("property", "og:image:type", "image/png"),
        *(("property", f"og:image:{side}", pixels) for side, pixels in SIZE),
        ("property", "og:image:alt", preview.alt),
        ("name", "twitter:card", "summary_large_image"),
        ("name", "twitter:title", preview.title),
        ("name", "twitter:description", preview.text),
        ("name", "twitter:image", picture),
        ("name", "description", preview.text),
    ]
    return "".join(f'<meta {kind}="{name}" content="{escape(content)}" />' for kind, name, content in tags)
