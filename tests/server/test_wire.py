"""docs/wire.md says what the code does: every frame and field, every example, every route, code, limit and number."""

from __future__ import annotations

import ast
import asyncio
import json
import re
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from msgspec import inspect
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.protocol import State
from websockets.uri import parse_uri

from chantier.core import decoding
from chantier.core.decoding import decode_json
from chantier.core.sight import Sight
from chantier.server import clocks, company, connection, listening, lobby, people, sockets, table, wire
from chantier.server.answers import BODY_MOST_BYTES, STATUSES
from chantier.server.limits import RATES
from tests.server.own_process import Here, served_here
from tests.server.processes import ServerProcess

ROOT = Path(__file__).parents[2]
WIRE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
SERVER = ROOT / "src" / "chantier" / "server"
ASKED, TOLD = get_args(wire.AnyAsked), get_args(wire.AnyTold)
PARTS = (wire.SeatInfo, wire.ClockInfo, wire.OpenTable, Sight)


# Reading the document


def section(title: str) -> str:
    """A section of the second level."""
    [text] = re.findall(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", WIRE, re.MULTILINE | re.DOTALL)
    return str(text)


def subsections(title: str) -> dict[str, str]:
    return dict(re.findall(r"^### `(\w+)`\n(.*?)(?=^### |\Z)", section(title), re.MULTILINE | re.DOTALL))


def rows(text: str) -> list[list[str]]:
    """The rows of the tables in a text, without heads."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    rules = [number for number, row in enumerate(cells) if set("".join(row)) == {"-"}]
    return [row for number, row in enumerate(cells) if number not in rules and number + 1 not in rules]


def quoted(text: str) -> str:
    [found] = re.findall(r"`([^`]+)`", text)
    return str(found)


def examples(text: str) -> list[str]:
    return re.findall(r"```json\n(.+?)```", text, re.DOTALL)


# Frames


def as_words(kind: inspect.Type) -> str:
    """A type as the document says it."""
    match kind:
        case inspect.UnionType(types):
            return " or ".join(as_words(one) for one in types)
        case inspect.NoneType():
            return "null"
        case inspect.StrType(min_length=least, max_length=most, pattern=pattern):
            bounds = f", {least} to {most} characters" if least else f", at most {most} characters" if most else ""
            return "text" + (f" like `{pattern}`" if pattern else bounds)
        case inspect.IntType(ge=least, le=most):
            return "whole number" + ("" if least is None else f", {least} to {most}")
        case inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType(values):
            return " or ".join(f"`{value}`" for value in sorted(map(str, values)))
        case inspect.VarTupleType(item):
            return f"list of {as_words(item)}"
        case inspect.StructType(cls):
            return f"`{cls.__name__}`"
        case inspect.RawType() | inspect.AnyType():
            return "JSON"
    raise AssertionError(f"the document has no words for {kind}")


def fields(struct: type[msgspec.Struct]) -> list[list[str]]:
    """What the document must say about the fields of a struct."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return [
        [f"`{field.name}`", as_words(field.type) + ("" if field.required else "; optional")] for field in info.fields
    ]


def tag(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)


@pytest.mark.parametrize(
    ("title", "structs"),
    [
        ("What a client sends", {tag(one): one for one in ASKED}),
        ("What the server sends", {tag(one): one for one in TOLD}),
        ("Parts", {one.__name__: one for one in PARTS}),
    ],
)
def test_every_frame_and_every_field_is_described_and_nothing_else(
    title: str, structs: dict[str, type[msgspec.Struct]]
) -> None:
    told = subsections(title)
    assert list(told) == list(structs)
    for name, struct in structs.items():
        assert [row[:2] for row in rows(told[name])] == fields(struct), name
        assert all(len(row) == 3 for row in rows(told[name])), name


def test_every_example_of_a_clients_frame_is_read_and_all_fields_are_shown() -> None:
    for struct in ASKED:
        shown = examples(subsections("What a client sends")[tag(struct)])
        assert {type(wire.read(example)) for example in shown} == {struct}
        assert {name for example in shown for name in json.loads(example)} == {"kind", *struct.__struct_fields__}


def test_every_example_of_a_servers_frame_is_one_and_all_fields_are_shown() -> None:
    for struct in TOLD:
        [example] = examples(subsections("What the server sends")[tag(struct)])
        frame: msgspec.Struct = decode_json(example, wire.AnyTold)
        assert type(frame) is struct
        assert json.loads(msgspec.json.encode(frame)) == json.loads(example), "nothing in it is ignored"
        assert set(json.loads(example)) == {"kind", *struct.__struct_fields__}


def test_every_clock_is_described() -> None:
    shown: list[clocks.Clock] = [decode_json(quoted(row[0]), clocks.Clock) for row in rows(section("Clocks"))]
    assert [type(one) for one in shown] == list(get_args(clocks.Clock))
    for row, clock in zip(rows(section("Clocks")), shown, strict=True):
        assert set(json.loads(quoted(row[0]))) - {"kind"} == set(clock.__struct_fields__)


# Numbers


def test_limits_are_those_of_the_code() -> None:
    told = {quoted(what): (float(burst), float(rate)) for what, burst, rate, _ in rows(section("Limits"))[: len(RATES)]}
    assert told == {purpose: tuple(rate) for purpose, rate in RATES.items()}


def test_numbers_are_those_of_the_code() -> None:
    assert {row[0]: float(row[1]) for row in rows(section("Limits"))[len(RATES) :]} == {
        "bytes of a frame, at most": wire.FRAME_MOST_BYTES,
        "bytes of a gesture's `now`, at most": wire.GESTURE_MOST_BYTES,
        "bytes of a request's body, at most": BODY_MOST_BYTES,
        "characters of a `say` text, at most": wire.TEXT_MOST,
        "characters of an `id`, at most": wire.REQUEST_MOST,
        "frames waiting for a slow reader, at most": connection.QUEUE_MOST,
        "turns told to whoever comes back, at most": table.MISSED_MOST,
        "things said that are told to whoever enters, at most": table.TALK_SHOWN,
        "tables in the lobby, at most": lobby.LISTED,
        "seconds to reveal": table.REVEAL_WITHIN_S,
        "seconds between heartbeats, and to answer one": listening.HEARTBEAT_S,
        "seconds until somebody counts as gone": company.PRESENT_FOR_S,
        "seconds of patience, unless told otherwise": clocks.LIVE_PATIENCE_S,
        "seconds that a link to another device lives": people.LINK_LIVES_S,
    }


def test_numbers_in_the_text_are_those_of_the_tables() -> None:
    for sentence in (
        f"the last {table.TALK_SHOWN})",
        f"after {table.REVEAL_WITHIN_S:.0f} seconds, the game begins",
        f"missed more than {table.MISSED_MOST} turns",
        f"ping every {listening.HEARTBEAT_S:.0f} seconds",
        f"within {company.PRESENT_FOR_S:.0f} seconds",
        f"patience is {clocks.LIVE_PATIENCE_S:.0f} seconds",
        f"{clocks.LONGEST_S / clocks.DAY_S:.0f} days where moves take days",
        f"more than {wire.FRAME_MOST_BYTES} bytes",
        f"slowly: {connection.QUEUE_MOST} frames",
        f"at most {lobby.LISTED};",
    ):
        assert sentence in re.sub(r"\s+", " ", WIRE), sentence


# Refusals


PASSED_ON = {"bad_name", "store_unavailable", "text_not_storable", "wrong_player_count"}
"""Codes of the core and of the store that come through the server's doors."""
NOT_ASKED_FOR = {"cannot_listen", "no_such_port"}
"""Said in the terminal where a server is started."""


def codes_of_the_server() -> set[str]:
    found = set()
    for path in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_refusal = isinstance(node, ast.Call) and getattr(node.func, "id", "") in REFUSALS and bool(node.args)
            if is_refusal and isinstance(node, ast.Call):
                choice = node.args[0]
                said = [choice.body, choice.orelse] if isinstance(choice, ast.IfExp) else [choice]
                found |= {one.value for one in said if isinstance(one, ast.Constant) and isinstance(one.value, str)}
    return found


REFUSALS = ("Refusal", "BadInput", "IllegalMove")


def test_every_refusal_is_described_with_its_status() -> None:
    decoded = {code for _, code in decoding._PATTERNS} | {"json_truncated", "json_malformed"}
    told = {quoted(code): status for code, status, _ in rows(section("Refusals"))}
    assert set(told) == (codes_of_the_server() | decoded | set(STATUSES) | PASSED_ON) - NOT_ASKED_FOR
    assert list(told) == sorted(told)
    for code, status in told.items():
        assert status == "" or int(status) == STATUSES.get(code, 400), code


# Requests


def test_every_request_is_described_as_the_openapi_document_does(server: ServerProcess) -> None:
    document = httpx.get(f"{server.address}/api/docs/openapi.json").json()
    described = [
        (f"{method.upper()} {path}", _body(operation), _answer(operation))
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
    ]
    told = [(quoted(request), body, answer) for request, body, answer, _ in rows(section("Requests"))]
    assert sorted(told) == sorted(described)


def _body(operation: dict[str, Any]) -> str:
    return (
        _type(operation["requestBody"]["content"]["application/json"]["schema"]) if "requestBody" in operation else ""
    )


def _answer(operation: dict[str, Any]) -> str:
    [(status, response)] = [(code, one) for code, one in operation["responses"].items() if code.startswith("2")]
    for kind, content in response.get("content", {}).items():
        return f"{status} {_type(content['schema']) if kind == 'application/json' else f'`{kind}`'}"
    return str(status)


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    return f"list of {_type(schema['items'])}" if schema["type"] == "array" else "JSON"


def test_who_may_ask_without_a_cookie_is_marked(server: ServerProcess) -> None:
    """Asked by nobody, about nothing that is there: whoever has to be known is asked for that first."""
    for request, body, _, meaning in rows(section("Requests")):
        method, path = quoted(request).split()
        path = path.replace("{name}", "-").replace("{game}", "blueprints").replace("{seat}", "0")
        sent = BODIES[quoted(body)] if body else None
        answer = httpx.request(method, server.address + path, json=sent)
        assert (answer.status_code == 401) == (not meaning.startswith("o:")), request


BODIES: dict[str, dict[str, Any]] = {
    "NewName": {"name": "Ada"},
    "Carried": {"link": "-"},
    "TableWanted": {"game": "blueprints", "seats": [{}, {}]},
    "PlayNow": {"game": "blueprints"},
    "SitDown": {},
    "BotWanted": {"bot": None},
}


# Closing


def test_the_houses_own_close_codes_are_those_of_the_code() -> None:
    told = [int(code) for code, who, _ in rows(section("Closing")) if who == "the house"]
    assert told == [sockets.REFUSED, connection.LATE, connection.TAKEN_OVER]


JUNK = b"\xff\xff\xff\xff"
UNMASKED_BUT_TEXT = b"\x81\x81\x00\x00\x00\x00\xff"
TOO_LARGE = b"\x81\xff" + (wire.FRAME_MOST_BYTES + 1).to_bytes(8, "big") + bytes(4)


@pytest.mark.parametrize(
    ("sent", "code"), [(JUNK, 1002), (UNMASKED_BUT_TEXT, 1007), (TOO_LARGE, 1009), (b"", 1011), (None, 1012)]
)
def test_the_protocols_close_codes_are_as_described(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes | None, code: int
) -> None:
    """Nothing sent and no ping answered: the heartbeat. None: the server closes."""
    assert str(code) in [row[0] for row in rows(section("Closing"))]
    monkeypatch.setattr(listening, "HEARTBEAT_S", 0.2 if sent == b"" else 20.0)

    async def scene() -> None:
        async with served_here(f"sqlite:///{tmp_path / 'chantier.db'}") as here:
            knocking = asyncio.create_task(_closed_with(here.address, sent))
            await (_until_somebody_is_there(here) if sent is None else knocking)
        assert await knocking == code

    asyncio.run(scene())


async def _until_somebody_is_there(here: Here) -> None:
    while here.app.state.measures.connections._value.get() == 0:
        await asyncio.sleep(0)


async def _closed_with(address: str, sent: bytes | None) -> int:
    """The code in the close frame, for a client that sends these bytes and answers nothing."""
    protocol = ClientProtocol(parse_uri(address.replace("http", "ws", 1) + "/api/lobby"))
    reader, writer = await asyncio.open_connection(protocol.uri.host, protocol.uri.port)
    protocol.send_request(protocol.connect())
    writer.writelines(protocol.data_to_send())
    while protocol.close_rcvd is None:
        protocol.receive_data(await reader.readexactly(1))
        if protocol.state is State.OPEN and sent:
            writer.write(sent)
            sent = b""
    writer.close()
    return protocol.close_rcvd.code


# The session


def test_the_session_goes_as_it_is_told(tmp_path: Path) -> None:
    """Played again with a real server: the same answers in the same order, with the same fields."""
    [text] = re.findall(r"```\n(.+?)```", section("A session"), re.DOTALL)
    lines = [line.split(" ", 1) for line in text.splitlines()]

    async def scene() -> None:
        async with (
            served_here(f"sqlite:///{tmp_path / 'chantier.db'}") as here,
            httpx.AsyncClient(base_url=here.address, headers={"accept-language": "en"}) as http,
        ):
            session = Session(here.address, http)
            for arrow, line in lines:
                await (session.send(line) if arrow == "→" else session.compare(line))
            await session.close()
            assert session.compared > 12

    asyncio.run(scene())


class Session:
    """What is sent is what the document says, with the names of this table and this seat, and moves that are legal."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self._address, self._http = address, http
        self._answer: httpx.Response | None = None
        self._socket: ClientConnection | None = None
        self._named: dict[str, str] = {}
        self._table = ""
        self._sight: dict[str, Any] = {}
        self.compared = 0

    async def send(self, line: str) -> None:
        for told, true in self._named.items():
            line = line.replace(told, true)
        if line.startswith("{"):
            await self._send_frame(line)
            return
        method, path, *body = line.split(" ", 2)
        self._answer = await self._http.request(method, path, content=body[0] if body else None)

    async def _send_frame(self, line: str) -> None:
        asked = wire.read(line)
        if isinstance(asked, wire.Play) and asked.n == self._sight["n"]:
            line = json.dumps({**json.loads(line), "move": self._sight["sight"]["legal"][0]})
        if self._socket is None:
            self._socket = await connect(self._address.replace("http", "ws", 1) + f"/api/tables/{self._table}/socket")
        await self._socket.send(line)

    async def compare(self, line: str) -> None:
        self.compared += 1
        if not line.startswith("{"):
            self._compare_answer(line)
            return
        assert self._socket is not None
        frame = json.loads(await asyncio.wait_for(self._socket.recv(), 30))
        assert shape(frame) == shape(json.loads(line))
        self._sight = frame if frame["kind"] == "sight" else self._sight

    def _compare_answer(self, line: str) -> None:
        assert self._answer is not None
        status, *body = line.split(" ", 1)
        assert self._answer.status_code == int(status)
        if body:
            told, true = json.loads(body[0]), self._answer.json()
            assert shape(true) == shape(told)
            self._table = true.get("table") or true["id"]
            self._named |= {told[name]: true[name] for name in ("id", "token") if name in told}

    async def close(self) -> None:
        assert self._socket is not None
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(self._socket.recv(), 0.1)
        await self._socket.close()


def shape(value: Any, name: str = "") -> Any:
    """What does not depend on luck and time: fields, kinds and types."""
    if isinstance(value, dict):
        return {key: shape(one, key) for key, one in value.items()}
    if isinstance(value, list):
        return sorted({json.dumps(shape(one), sort_keys=True) for one in value})
    if name in ("kind", "status", "code", "answers", "n"):
        return value
    return "number" if isinstance(value, int | float) and not isinstance(value, bool) else type(value).__name__
