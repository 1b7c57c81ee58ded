"""Links as others see them before they open them: what the page's head says, and the picture it names."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from html.parser import HTMLParser
from pathlib import Path
from threading import Lock
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from PIL import Image

from chantier.core.chance import SeededChance
from chantier.core.picture import Moment
from chantier.registry import GAMES
from chantier.registry.link_pictures import drawn, drawn_apart
from chantier.registry.registered_game import titles_of
from chantier.server.config import OfferedGame
from chantier.server.limits import Limits
from chantier.server.table_pictures import Asking, PictureWanted, TablePictures
from chantier.server.tables.hall import Hall
from tests.server.support.bot_games import BOTS, played_by_bots
from tests.server.support.inside import AtAHouse, Inside, bots_done, move
from tests.server.support.own_process import offers, served_in_a_thread

INDEX = b'<!doctype html><html lang="en"><head><title>Chantier</title></head><body></body></html>'
HOSTILE = ('"><script>alert(1)</script>', "</title><img src=x onerror=a()>", "&quot; onload='a()' \" x=\"", "{ $game }")


class Pictures:
    """Draws, and notes what it was given."""

    def __init__(self) -> None:
        self.given: list[Moment] = []
        self._lock = Lock()

    def __call__(self, moment: Moment) -> bytes:
        with self._lock:
            self.given.append(moment)
        card = GAMES["blueprints"].pictures
        assert card is not None
        assert card.card is not None
        return drawn(card.card, moment)


PICTURES = Pictures()


def games() -> dict[str, OfferedGame]:
    offered = {name: offer._replace(titles=titles_of(GAMES[name])) for name, offer in offers().items()}
    offered["blueprints"] = offered["blueprints"]._replace(draw=PICTURES)
    return offered


def pages(folder: Path) -> Path:
    folder.mkdir()
    (folder / "index.html").write_bytes(INDEX)
    return folder


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("house")
    with served_in_a_thread(f"sqlite:///{folder / 'chantier.db'}", pages(folder / "pages"), games()) as here:
        yield here.address


class Head(HTMLParser):
    """What a program that makes previews reads in a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.said: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        named = dict(attrs)
        if tag == "meta":
            assert set(named) in ({"property", "content"}, {"name", "content"}), "an attribute of somebody's own"
            self.said[str(named.get("property") or named.get("name"))] = str(named["content"])


def head(address: str, path: str, **headers: str) -> dict[str, str]:
    answer = httpx.get(address + path, headers={k.replace("_", "-"): v for k, v in headers.items()})
    assert answer.status_code == 200
    read = Head(answer.text)
    assert set(read.tags) <= {"html", "head", "title", "body", "meta"}
    return read.said


@contextmanager
def guest(address: str, name: str = "Ada") -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, timeout=60) as http:
        http.post("/api/me", json={"name": name}).raise_for_status()
        yield http


def table_of(address: str, name: str = "Ada", **wanted: object) -> str:
    """Where somebody of this name sits and another seat is free."""
    with guest(address, name) as http:
        made = http.post("/api/tables", json={"game": "blueprints", "seats": [{}, {}, *BOTS[:1]], **wanted})
        table = str(made.raise_for_status().json()["id"])
        http.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
        return table


def ended(address: str, **wanted: object) -> str:
    with guest(address) as http:
        return played_by_bots(http, **wanted)


def test_a_public_table_says_whose_it_is_and_what_is_free_in_the_readers_language(address: str) -> None:
    table = table_of(address, public=True)
    english, french = head(address, f"/t/{table}"), head(address, f"/t/{table}", accept_language="fr")
    assert (english["og:title"], english["og:description"]) == ("Blueprints: Ada has a table", "One seat is free.")
    assert (french["og:title"], french["og:description"]) == (
        "Blueprints\u00a0: Ada ouvre une table",
        "Une place est libre.",
    )
    assert english["twitter:card"] == "summary_large_image"
    assert english["twitter:title"] == english["og:title"]
    assert english["og:image"] == f"{address}/api/tables/{table}/picture?named=true&lang=en"
    assert french["og:image"].endswith("&lang=fr")
    assert english["og:url"] == f"{address}/t/{table}"


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_gets_out_of_its_place(address: str, name: str) -> None:
    table = table_of(address, name, public=True)
    assert head(address, f"/t/{table}")["og:title"] == f"Blueprints: {name} has a table"


def test_a_private_table_says_nothing_but_its_game(address: str) -> None:
    said = head(address, f"/t/{table_of(address, 'Wilhelmina')}")
    assert said["og:title"] == "Blueprints: a table"
    assert said["og:image"] == f"{address}/api/games/blueprints/picture?lang=en"
    assert "Wilhelmina" not in str(said)


def test_a_result_is_shown_where_the_table_is_public_or_whoever_shares_it_wants_so(address: str) -> None:
    public, private = ended(address, public=True), ended(address)
    shown, hidden, wanted = (head(address, f"/t/{path}") for path in (public, private, f"{private}?preview=1"))
    assert shown["og:title"] == "Blueprints: Dreamer 1, Dreamer 2"
    assert "has won" in shown["og:description"] or "share the victory" in shown["og:description"]
    assert hidden["og:image"].startswith(f"{address}/api/games/")
    assert wanted["og:image"] == f"{address}/api/tables/{private}/picture?lang=en"
    assert "Dreamer" not in f"{hidden} {wanted}"
    moment = head(address, f"/replay/{public}?at=4.1")
    assert moment["og:image"] == f"{address}/api/tables/{public}/picture?n=4&named=true&lang=en"
    assert moment["og:title"].endswith(", move 4")
    assert "n=5&lang" in head(address, f"/replay/{private}?at=5&preview=1")["og:image"]
    last = 2 * 3 * 6
    assert f"n={last}&" in head(address, f"/replay/{public}?at=99999")["og:image"]


@pytest.mark.parametrize("path", ["/t/nowhere", "/replay/nowhere", "/t/", "/", "/t/a/b", "/t/%22%3E"])
def test_where_there_is_nothing_to_say_the_page_comes_as_it_is(address: str, path: str) -> None:
    assert httpx.get(address + path).content == INDEX


def test_whoever_asks_too_often_still_gets_the_page(tmp_path: Path) -> None:
    with served_in_a_thread(
        f"sqlite:///{tmp_path / 'chantier.db'}", pages(tmp_path / "pages"), games(), ("preview.address=1/0",)
    ) as here:
        table = table_of(here.address, public=True)
        assert head(here.address, f"/t/{table}")
        assert head(here.address, f"/t/{table}") == {}


# The picture


def test_a_picture_is_drawn_once_and_known_by_its_tag(address: str) -> None:
    table = ended(address, public=True)
    path = urlsplit(head(address, f"/replay/{table}?at=8")["og:image"])
    before = len(PICTURES.given)
    answers = [httpx.get(f"{address}{path.path}?{path.query}") for _ in range(3)]
    assert len(PICTURES.given) == before + 1
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    first = answers[0]
    assert (first.headers["content-type"], first.headers["cache-control"]) == ("image/png", "public, max-age=86400")
    assert Image.open(io.BytesIO(first.content)).size == (1200, 630)
    again = httpx.get(f"{address}{path.path}?{path.query}", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_game_has_a_picture_of_its_own_and_a_move_that_was_not_made_has_none(address: str) -> None:
    assert httpx.get(f"{address}/api/games/blueprints/picture").status_code == 200
    assert httpx.get(f"{address}/api/games/men-at-work/picture").json()["code"] == "no_picture"
    table = ended(address)
    answer = httpx.get(f"{address}/api/tables/{table}/picture?n=37")
    assert (answer.status_code, answer.json()["code"]) == (400, "no_such_move")


def test_pictures_are_not_drawn_for_everybody_who_wants_many(tmp_path: Path) -> None:
    with served_in_a_thread(
        f"sqlite:///{tmp_path / 'chantier.db'}", None, games(), ("picture.address=2/0",)
    ) as here:  # fmt: skip
        asked = [httpx.get(f"{here.address}/api/games/blueprints/picture") for _ in range(3)]
        assert [answer.status_code for answer in asked] == [200, 200, 429]


def asking(hall: Hall) -> Asking:
    counted = Limits(lambda: 0.0)
    return Asking(("-",), lambda: counted.hold("pictures", address="-"))


def test_a_running_table_is_drawn_from_what_an_onlooker_sees_byte_for_byte(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        house.offer(draw=PICTURES)
        table, readers = await house.game(("Ada", "Bo"))
        for number in range(7):
            await table.play(readers[table.to_move or 0], move(table, f"m{number}", choice=number))
        game, truth = table.offer.game, table.running.state
        twin = game.imagine(game.view(truth, None), SeededChance("another"))
        assert msgspec.json.encode(twin) != msgspec.json.encode(truth), "what is hidden is another"
        wanted, pictures = PictureWanted("en", named=True), []
        for state in (truth, twin):
            table.running.state = state
            room = TablePictures(house.hall.threads, house.house.voice)
            pictures.append((await room.of_table(table, wanted, asking(house.hall))).content)
            assert PICTURES.given[-1].own == ()
        assert pictures[0] == pictures[1]

    at_a_house(scene)


def test_pictures_have_so_much_room_and_no_more(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        house.offer(draw=lambda moment: bytes(1000) + (moment.language or "").encode())
        table, _ = await house.game(("Ada",), bots=1)
        await bots_done(table)
        room = TablePictures(house.hall.threads, house.house.voice, most_bytes=2100)
        for language in ("en", "fr", "de", "en"):
            drawn = await room.of_table(table, PictureWanted(language), asking(house.hall))
            assert drawn.content.endswith(language.encode())
            assert room.bytes <= 2100

    at_a_house(scene)


def test_those_who_ask_at_once_wait_for_one_picture(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        drawings: list[Moment] = []

        def draw(moment: Moment) -> bytes:
            drawings.append(moment)
            return b"drawn"

        house.offer(draw=draw)
        table, _ = await house.game(("Ada",), bots=1)
        room, wanted = TablePictures(house.hall.threads, house.house.voice), PictureWanted("en")
        found = await asyncio.gather(*(room.of_table(table, wanted, asking(house.hall)) for _ in range(5)))
        assert len(drawings) == 1
        assert {one.content for one in found} == {b"drawn"}

    at_a_house(scene)


def test_another_process_draws_the_same() -> None:
    pictures = GAMES["blueprints"].pictures
    assert pictures is not None
    draw: Callable[[Moment], bytes] = partial(drawn_apart, "blueprints", pictures.card)
    assert draw(Moment(None)) == PICTURES(Moment(None))
    assert draw(Moment(None)).startswith(b"\x89PNG")
