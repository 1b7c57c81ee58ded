"""REST endpoints for pictures of games and tables, as links to them show."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from chantier.server.http.auth import Req, account, address, hall, limits, spend
from chantier.server.http.errors import language
from chantier.server.http.static import Body, File, Wish, answered
from chantier.server.table_pictures import Asking, PictureWanted, TablePictures

Text = Annotated[str, PathParameter(max_length=100)]
MoveNumber = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
WithNames = Annotated[bool, QueryParameter()]
FOR_A_DAY, FOR_A_MINUTE = "public, max-age=86400", "public, max-age=60"
"""What is over stays as it is, except that somebody may want to be forgotten."""


@get("/api/games/{game:str}/picture", media_type="image/png")
async def game_picture(request: Req, game: Text) -> Response[bytes]:
    """A drawing of the game, for tables of which nothing may be told."""
    spend(request, "picture")
    offer = hall(request).offer(game)
    return _answer(request, await _pictures(request).of_game(offer, language(request), _asking(request)), FOR_A_DAY)


@get("/api/tables/{name:str}/picture", media_type="image/png")
async def table_picture(
    request: Req, name: Text, n: MoveNumber = None, named: WithNames = False
) -> Response[bytes]:  # fmt: skip
    """The table after move `n`, or as it is now: what an onlooker may see, and all of it once the game has ended. With
    `named` the seats have their names."""
    spend(request, "picture")
    table = await hall(request).table(name)
    wanted = PictureWanted(language(request), n, named)
    drawn = await _pictures(request).of_table(table, wanted, _asking(request))
    return _answer(request, drawn, FOR_A_DAY if table.row.status == "ended" else FOR_A_MINUTE)


def _pictures(request: Req) -> TablePictures:
    found: TablePictures = request.app.state.pictures
    return found


def _asking(request: Req) -> Asking:
    here = address(request)
    return Asking(account(request), lambda: limits(request).hold("pictures", address=here))


def _answer(request: Req, drawn: Body, cache_control: str) -> Response[bytes]:
    wish = Wish("", "", request.headers.get("if-none-match", ""))
    return answered(File("image/png", cache_control, "accept-language", {"": drawn}), wish)


ROUTES = [game_picture, table_picture]
