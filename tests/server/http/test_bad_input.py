"""What a house is asked that it will not do: each with its refusal, in the reader's language, and nothing changes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from socket import create_connection
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from chantier.server.http.errors import BODY_MOST_BYTES, HEADERS
from chantier.server.http.sockets import REFUSED
from chantier.server.limits import RATES, Limits, Purpose
from chantier.server.people import People
from tests.server.leaking import routes_of
from tests.server.support.client import PLAIN
from tests.server.support.strangers import Frame, Knocking, ask, heard, knocking

TABLE: dict[str, Any] = {"game": "blueprints", "seats": [{}, {}]}
DEEP = 5_000
LANGUAGES = ("en", "fr", "de")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Knocking]:
    with knocking(tmp_path_factory.mktemp("strangers")) as house:
        yield house


# Over HTTP: who asks, what for, and what they are told.

REQUESTS = [
    # what does not fit
    ("ada", "POST /api/tables", {**TABLE, "colour": "red"}, 400, "field_unknown"),
    ("ada", "POST /api/tables", {"game": "blueprints"}, 400, "field_missing"),
    ("ada", "POST /api/tables", {**TABLE, "seats": 3}, 400, "value_of_wrong_type"),
    ("ada", "POST /api/tables", {**TABLE, "seats": [{}] * 9}, 400, "length_out_of_bounds"),
    ("ada", "POST /api/tables", {**TABLE, "seats": [{}] * 8}, 400, "wrong_player_count"),
    ("ada", "POST /api/tables", {**TABLE, "seats": [{"bot": "deep thought"}, {}]}, 400, "unknown_bot"),
    ("ada", "POST /api/tables", {**TABLE, "patience_s": 1e300}, 400, "number_out_of_bounds"),
    ("ada", "POST /api/tables", {**TABLE, "clock": {"kind": "sundial"}}, 400, "value_unknown"),
    ("ada", "POST /api/tables", {**TABLE, "options": {"first": 10**40}}, 400, "no_such_first_seat"),
    ("ada", "POST /api/tables", {**TABLE, "options": {"cheat": True}}, 400, "field_unknown"),
    ("ada", "POST /api/tables", {**TABLE, "game": "chess"}, 404, "unknown_game"),
    ("ada", "GET /api/games/chess/ratings", None, 404, "unknown_game"),
    ("ada", "PATCH /api/me", {"name": ""}, 400, "length_out_of_bounds"),
    ("ada", "PATCH /api/me", {"name": "two\nlines"}, 400, "bad_name"),
    ("cy", "POST /api/tables/{open}/sit", {"entropy_hash": "ab"}, 400, "field_unknown"),
    ("cy", "POST /api/tables/{open}/sit", {"seat": 7}, 400, "no_such_seat"),
    ("ada", "GET /api/tables/{open}/replay?seat=x", None, 400, "value_of_wrong_type"),
    # who is not known, or may not
    ("nobody", "GET /api/me", None, 401, "who_are_you"),
    ("nobody", "POST /api/tables", TABLE, 401, "who_are_you"),
    ("nobody", "POST /api/me/carry", {"link": "made up"}, 403, "link_unknown"),
    ("cy", "POST /api/tables/{running}/leave", None, 403, "no_seat"),
    ("cy", "POST /api/tables/{running}/token", None, 403, "no_seat"),
    ("cy", "POST /api/tables/{running}/rematch", None, 403, "no_seat"),
    ("bo", "POST /api/tables/{open}/start", None, 403, "only_the_host"),
    ("bo", "PUT /api/tables/{open}/seats/1", {"bot": "greedy"}, 403, "only_the_host"),
    # what is not there
    ("ada", "GET /api/tables/nowhere", None, 404, "no_such_table"),
    ("ada", "GET /api/tables/nowhere/record", None, 404, "no_such_table"),
    ("ada", "POST /api/tables/nowhere/sit", {}, 404, "no_such_table"),
    ("ada", "GET /api/tables/%00", None, 400, "text_not_storable"),
    ("ada", "GET /api/nowhere", None, 404, "no_such_page"),
    ("ada", "DELETE /api/tables", None, 405, "wrong_method"),
    # what cannot be now
    ("ada", "POST /api/tables/{open}/sit", {}, 409, "already_seated"),
    ("cy", "POST /api/tables/{open}/sit", {"seat": 0}, 409, "seat_taken"),
    ("cy", "POST /api/tables/{running}/sit", {}, 409, "table_not_open"),
    ("ada", "POST /api/tables/{open}/start", None, 409, "seats_open"),
    ("ada", "POST /api/tables/{running}/start", None, 409, "table_not_open"),
    ("ada", "POST /api/tables/{running}/rematch", None, 409, "game_not_over"),
    ("bo", "GET /api/tables/{running}/replay?seat=0", None, 409, "game_not_over"),
    ("ada", "GET /api/tables/{open}/record", None, 409, "table_not_running"),
]


@pytest.mark.parametrize(("who", "what", "body", "status", "code"), REQUESTS)
def test_a_request_is_refused(house: Knocking, who: str, what: str, body: Any, status: int, code: str) -> None:
    before = house.changes()
    method, path = house.place(what).split()
    texts = set()
    for language in LANGUAGES:
        answer = house.people[who].request(method, path, json=body, headers={"accept-language": language})
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        check_refusal(answer.json())
        check_headers(answer)
        texts.add(answer.json()["text"])
    assert len(texts) == len(LANGUAGES), "each reader reads it in their language"
    assert house.changes() == before, "nothing has changed"


def check_refusal(told: Frame) -> None:
    """A code and a sentence; nothing of what goes on inside."""
    assert set(told) - {"kind", "answers"} == {"code", "text"}
    assert told["text"].rstrip()[-1] in ".:!…"
    for inside in ("Traceback", "chantier.", ".py", "msgspec", "litestar", "sqlite", "SELECT", "Expected `", "<class"):
        assert inside not in told["text"], inside


def check_headers(answer: httpx.Response) -> None:
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "server" not in answer.headers
    if answer.request.url.path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "body",
    [
        b'{"game": "blueprints", "seats": [{}, {}], "options": {"first": ' + b"[" * DEEP + b"]" * DEEP + b"}}",
        b"[" * DEEP,
        b'{"game": "\xff\xfe", "seats": []}',
        b"\x00\x01\x02",
        b"",
    ],
    ids=["nested too deeply", "not closed", "not UTF-8", "not JSON", "nothing"],
)
def test_a_body_that_cannot_be_read_is_refused(house: Knocking, body: bytes) -> None:
    answer = house.people["ada"].post("/api/tables", content=body)
    assert answer.status_code == 400
    check_refusal(answer.json())
    check_headers(answer)


def test_a_body_that_is_too_long_is_refused_whether_or_not_it_says_so_before(house: Knocking) -> None:
    """Just as long as may be, it is read, and is a name that is too long."""
    most = json.dumps({"name": "x" * (BODY_MOST_BYTES - 12)}).encode()
    chunks = [most[:1000], most[1000:], b" "]
    assert len(most) == BODY_MOST_BYTES
    for body, status in ((most, 400), (most + b" ", 413), (iter(chunks), 413)):
        answer = house.people["ada"].patch("/api/me", content=body)
        assert answer.status_code == status
        check_refusal(answer.json())
        check_headers(answer)


@pytest.mark.parametrize("method", ["HEAD", "PUT", "TRACE", "PROPFIND", "CONNECT"])
def test_a_method_that_an_address_does_not_take_is_refused_with_those_it_takes(house: Knocking, method: str) -> None:
    answer = house.people["ada"].request(method, "/api/tables")
    assert answer.status_code == 405
    assert sorted(answer.headers["allow"].split(", ")) == ["GET", "OPTIONS", "POST"]
    check_headers(answer)
    assert house.people["ada"].get("/api/lobby").status_code == 404, "a socket's address takes no request at all"


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x00\xa5\x01\x00\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: here\r\ncookie: " + b"x" * 70_000,
        b"POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-length: -7\r\n\r\n{}",
    ],
    ids=["another protocol", "an endless line", "less than nothing"],
)
def test_bytes_that_are_no_request_are_refused_and_the_server_lives_on(house: Knocking, sent: bytes) -> None:
    host, port = house.here.address.removeprefix("http://").split(":")
    with create_connection((host, int(port)), timeout=30) as wire:
        wire.sendall(sent)
        assert wire.recv(4096).startswith(b"HTTP/1.1 400 ")
    assert house.people["ada"].get("/healthz").text == "ok"


def test_whoever_asks_what_may_be_asked_is_told_and_nothing_is_allowed_to_others(house: Knocking) -> None:
    answer = house.people["cy"].options("/api/games", headers={"origin": "http://elsewhere.example"})
    assert answer.status_code == 204
    assert not any(name.startswith("access-control") for name in answer.headers)
    check_headers(answer)


def test_every_address_is_secured(house: Knocking) -> None:
    code = house.people["ada"].post("/api/tables", json={"game": "blueprints", "seats": [{}, {}]}).json()["code"]
    ada = house.people["ada"].get("/api/me").json()["id"]
    named = {"{name}": house.running, "{game}": "blueprints", "{code}": code, "{person}": ada}
    paths = [re.sub(r"{\w+}", lambda found: named[found[0]], path) for path in routes_of(house.here.address)]
    assert len(paths) > 15
    for path in paths:
        answer = house.people["ada"].get(path)
        # The games of this house are not drawn.
        assert answer.status_code == 200 or answer.json()["code"] == "no_picture", path
        check_headers(answer)


def test_what_goes_wrong_inside_stays_inside(house: Knocking, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("the plan of seat 1 is [0, 1, 3, 1, 1, 0]")

    monkeypatch.setattr(People, "known", fails)
    answer = house.people["ada"].get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (500, "server_trouble")
    assert "plan" not in answer.text
    check_refusal(answer.json())
    check_headers(answer)


# Who somebody is


def test_the_cookie_is_for_this_server_alone_and_no_script_reads_it(house: Knocking) -> None:
    with httpx.Client(base_url=house.here.address, **PLAIN) as client:
        plain, hint = (
            one.lower() for one in client.post("/api/me", json={"name": "Di"}).headers.get_list("set-cookie")
        )
    flags = {flag.strip().partition("=")[0] for flag in plain.split(";")}
    assert flags == {"chantier", "httponly", "max-age", "path", "samesite"}
    assert "samesite=lax" in plain
    assert "path=/;" in plain
    assert hint.startswith("chantier-known=1;"), "what scripts read tells only that there is a cookie"


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "https://127.0.0.1", "http://[", ""])
def test_a_page_from_elsewhere_acts_in_nobodys_name(house: Knocking, origin: str) -> None:
    before = house.changes()
    headers = {"origin": origin}
    for method, path in (("POST", "/api/me/link"), ("DELETE", "/api/me"), ("GET", "/api/me/everything")):
        answer = house.people["cy"].request(method, path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    assert house.people["nobody"].post("/api/me", json={"name": "Di"}, headers=headers).status_code == 403
    with house.socket(house.running, origin=origin) as socket:
        check_turned_away(socket, "wrong_origin")
    assert house.changes() == before


def test_the_servers_own_page_may(house: Knocking) -> None:
    assert house.people["cy"].get("/api/me", headers={"origin": house.here.address}).status_code == 200
    with house.socket(house.running, origin=house.here.address) as socket:
        assert ask(socket, {"kind": "enter", "id": "e"})["kind"] == "sight"


def test_a_link_works_once_and_a_forgotten_person_is_nobody(house: Knocking) -> None:
    with (
        httpx.Client(base_url=house.here.address, **PLAIN) as one,
        httpx.Client(base_url=house.here.address, **PLAIN) as other,
    ):
        one.post("/api/me", json={"name": "Di"})
        link = one.post("/api/me/link").json()
        assert other.post("/api/me/carry", json=link).status_code == 200
        assert other.get("/api/me").json() == one.get("/api/me").json()
        assert other.post("/api/me/carry", json=link).json()["code"] == "link_unknown"
        assert one.delete("/api/me").status_code == 204
        assert other.get("/api/me").json()["code"] == "who_are_you"


# Over sockets: who sends what, and what they are told.

MOVE = {"kind": "TakeDie", "die": "W1", "space": "a1"}
PROMISE = {"kind": "promise", "id": "a", "salt_hash": "ab" * 32, "chain_end": "cd" * 32}
NESTED = '{"kind": "play", "id": "a", "n": 1, "move": ' + "[" * DEEP + "]" * DEEP + "}"
FRAMES = [
    ("ada", "not JSON", "json_malformed"),
    ("ada", b'{"kind": "ping", "id": "a"}', "frame_not_text"),
    ("ada", NESTED, "json_malformed"),
    ("ada", {"kind": "dance", "id": "a"}, "value_unknown"),
    ("ada", {"id": "a"}, "field_missing"),
    ("ada", {"kind": "ping", "id": "a", "colour": "red"}, "field_unknown"),
    ("ada", {"kind": "ping", "id": 7}, "value_of_wrong_type"),
    ("ada", {"kind": "ping", "id": ""}, "length_out_of_bounds"),
    ("ada", {"kind": "play", "id": "a", "n": 10**30, "move": MOVE}, "number_out_of_bounds"),
    ("ada", {"kind": "play", "id": "a", "n": 0, "move": MOVE}, "old_number"),
    ("ada", {"kind": "play", "id": "a", "n": 9, "move": MOVE}, "old_number"),
    ("ada", {"kind": "play", "id": "a", "n": 1, "move": {**MOVE, "die": "W9"}, "chain_lost": True}, "die_not_in_pool"),
    ("ada", {"kind": "play", "id": "a", "n": 1, "move": {"kind": "KeepSupports"}}, "value_unknown"),
    ("ada", {"kind": "enter", "id": "a"}, "entered_already"),
    ("ada", {"kind": "play", "id": "a", "n": 1, "move": MOVE}, "chain_link_missing"),
    ("ada", {"kind": "play", "id": "a", "n": 1, "move": MOVE, "chain_link": "ab" * 32}, "chain_link_wrong"),
    ("ada", {"kind": "play", "id": "a", "n": 1, "move": MOVE, "chain_link": "lost"}, "text_of_wrong_form"),
    ("ada", {"kind": "reveal", "id": "a", "salt": "00" * 16}, "nothing_to_reveal"),
    ("ada", {"kind": "reveal", "id": "a", "salt": "xyz"}, "text_of_wrong_form"),
    ("ada", {**PROMISE, "commitment": "ab" * 32}, "commitment_outdated"),
    ("ada", {**PROMISE, "commitment": "{commitment}"}, "nothing_to_promise"),
    ("ada", {**PROMISE, "chain_end": None}, "value_of_wrong_type"),
    ("onlooker", {**PROMISE, "commitment": "{commitment}"}, "no_seat"),
    ("ada", {"kind": "say", "id": "a", "text": "hello"}, "no_free_talk"),
    ("ada", {"kind": "say", "id": "a"}, "say_one_thing"),
    ("ada", {"kind": "say", "id": "a", "phrase": "abracadabra"}, "phrase_unknown"),
    ("ada", {"kind": "language", "id": "a", "language": "xx"}, "language_unknown"),
    ("ada", {"kind": "language", "id": "a", "language": "x" * 21}, "length_out_of_bounds"),
    ("ada", {"kind": "gesture", "now": "x" * 3000}, "frame_too_large"),
    ("bo", {"kind": "play", "id": "a", "n": 1, "move": MOVE}, "not_your_turn"),
    ("bo", {"kind": "gesture", "now": 1}, "not_your_turn"),
    ("onlooker", {"kind": "play", "id": "a", "n": 1, "move": MOVE}, "no_seat"),
    ("onlooker", {"kind": "say", "id": "a", "phrase": "luck"}, "no_seat"),
    ("outside", {"kind": "play", "id": "a", "n": 1, "move": MOVE}, "enter_first"),
    ("outside", {"kind": "enter", "id": "a", "token": "made up"}, "token_unknown"),
    ("outside", {"kind": "enter", "id": "a", "token": "{dead}"}, "token_unknown"),
    ("outside", {"kind": "enter", "id": "a", "token": "{other}"}, "token_unknown"),
]


@pytest.mark.parametrize(("who", "frame", "code"), FRAMES, ids=lambda value: str(value)[:60])
def test_a_frame_is_refused_and_the_socket_lives_on(house: Knocking, who: str, frame: Any, code: str) -> None:
    sent = json.dumps(frame) if isinstance(frame, dict) else frame
    if isinstance(sent, str):
        sent = sent.replace("{dead}", house.dead_token).replace("{other}", house.open_token)
        sent = sent.replace("{commitment}", house.commitment)
    before, texts = house.changes(), set()
    for language in LANGUAGES:
        with house.socket(house.running, f"?lang={language}") as socket:
            if who != "outside":
                ask(socket, {"kind": "enter", "id": "e", "token": house.tokens.get(who)})
            socket.send(sent)
            while (told := heard(socket))["kind"] != "refused":
                assert told["kind"] == "table", "nothing else is told"
            assert told["code"] == code
            check_refusal(told)
            texts.add(told["text"])
            assert ask(socket, {"kind": "ping", "id": "still there"})["kind"] == "done"
    assert len(texts) == len(LANGUAGES)
    assert house.changes() == before


def test_a_socket_refuses_in_the_language_that_was_asked_for_last(house: Knocking) -> None:
    texts = set()
    with house.socket(house.running, "?lang=en") as socket:
        for language in LANGUAGES:
            assert ask(socket, {"kind": "language", "id": language, "language": language})["kind"] == "done"
            refused = ask(socket, {"kind": "say", "id": "a", "phrase": "luck"})
            check_refusal(refused)
            texts.add(refused["text"])
    assert len(texts) == len(LANGUAGES)


def test_where_there_is_no_table_there_is_no_socket(house: Knocking) -> None:
    for name in ("nowhere", "%00", "x" * 200):
        with house.socket(name) as socket:
            check_turned_away(socket, "text_not_storable" if name == "%00" else "no_such_table")


def check_turned_away(socket: Any, code: str) -> None:
    """A word of why, and the door is closed."""
    told = heard(socket)
    assert told["code"] == code
    check_refusal(told)
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=30)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == REFUSED


# Too often


@pytest.fixture
def strict(house: Knocking, monkeypatch: pytest.MonkeyPatch) -> Knocking:
    """As a server comes, without generosity; and no time goes by, so nothing is given back."""
    monkeypatch.setattr(house.here.app.state, "limits", Limits(lambda: 0.0))
    return house


def until_too_often(codes: Iterator[str | None]) -> int:
    """How often it went well before it was too often."""
    for number, code in enumerate(codes):
        if code == "too_often":
            return number
    raise AssertionError("it may be done for ever")


@pytest.mark.parametrize(
    ("purpose", "who", "what", "body"),
    [
        ("identity", "nobody", "POST /api/me/carry", {"link": "made up"}),
        ("identity", "cy", "POST /api/me/link", None),
        ("table", "cy", "POST /api/tables", {**TABLE, "game": "chess"}),
        ("table", "cy", "POST /api/play", {"game": "chess"}),
        ("sit", "cy", "POST /api/tables/{running}/sit", {}),
        ("sit", "cy", "POST /api/tables/{running}/token", None),
    ],
)
def test_requests_too_often_are_refused(strict: Knocking, purpose: Purpose, who: str, what: str, body: Any) -> None:
    method, path = strict.place(what).split()

    def codes() -> Iterator[str | None]:
        while True:
            answer = strict.people[who].request(method, path, json=body)
            check_headers(answer)
            assert (answer.status_code == 429) == (answer.json().get("code") == "too_often")
            yield answer.json().get("code")

    assert until_too_often(codes()) == RATES[purpose]["address" if who == "nobody" else "person"].burst


@pytest.mark.parametrize(
    ("purpose", "frame", "more"),
    [
        ("frame", {"kind": "ping", "id": "a"}, 1),
        ("move", {"kind": "play", "id": "a", "n": 0, "move": MOVE}, 0),
        ("talk", {"kind": "say", "id": "a", "phrase": "abracadabra"}, 0),
    ],
)
def test_frames_too_often_are_refused(strict: Knocking, purpose: Purpose, frame: Frame, more: int) -> None:
    """Entering was a frame, too."""
    with strict.socket(strict.running) as socket:
        ask(socket, {"kind": "enter", "id": "e", "token": strict.tokens["bo"]})
        [rate] = RATES[purpose].values()
        assert until_too_often(ask(socket, frame).get("code") for _ in range(1000)) == rate.burst - more


def test_sockets_too_often_are_refused(strict: Knocking) -> None:
    def codes() -> Iterator[str | None]:
        while True:
            with strict.socket("nowhere") as socket:
                yield heard(socket)["code"]

    assert until_too_often(codes()) == RATES["socket"]["address"].burst
