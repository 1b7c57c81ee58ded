"""docs/wire.md says what the code does: every frame and field, every example, every route, code, limit and number."""

from __future__ import annotations

import ast
import itertools
import json
import re
from struct import Struct, calcsize
from typing import Any, get_args

import httpx
import msgspec
import pytest
from msgspec import inspect

from chantier.core import decoding
from chantier.core.decoding import decode_json
from chantier.core.notification_rows import WebhookForm
from chantier.core.sight import Sight
from chantier.games.men_at_work.acting import live
from chantier.games.men_at_work.acting.hand import HELD_MOST_S, PATH_MOST_S
from chantier.games.men_at_work.acting.live_messages import About, Felt, TakeToPlace
from chantier.games.men_at_work.acting.practice import Practised, Rested, TakeAway, TakePiece
from chantier.games.men_at_work.engine import contacts
from chantier.games.men_at_work.motion import motion_frames, packing
from chantier.server import friends, limits, passkeys, people, wire
from chantier.server.http import connection, listener
from chantier.server.http.errors import BODY_MOST_BYTES, STATUSES
from chantier.server.limits import CEILINGS, CROWDED, RATES, Rate
from chantier.server.live import act, practice, worker
from chantier.server.notifications import guarded_client
from chantier.server.notifications.messages import MessageKind
from chantier.server.tables import chat, clocks, hall, lobby, opening, presence, turns
from chantier.server.tables.my_tables import LOOK_EVERY_S, MyTables
from tests.server.support.processes import ServerProcess
from tests.server.support.wire_document import ROOT, WIRE, examples, quoted, rows, section, subsections, tables

SERVER = ROOT / "src" / "chantier" / "server"
ASKED, TOLD = get_args(wire.AnyAsked), get_args(wire.AnyTold)
PARTS = (
    wire.SeatInfo,
    wire.DiceSteps,
    wire.DiceTold,
    wire.TakeBackAsked,
    wire.ClockInfo,
    wire.OpenTable,
    Sight,
)


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


def test_ones_own_games_are_described() -> None:
    [example] = examples(section("One's own games"))
    frame: MyTables = decode_json(example, MyTables)
    assert json.loads(msgspec.json.encode(frame)) == json.loads(example)
    assert LOOK_EVERY_S <= 1.0, "told at once, as far as anybody notices"


def test_what_is_told_elsewhere_is_described() -> None:
    told = re.sub(r"\s+", " ", section("Told when it is one's turn"))
    for form in get_args(WebhookForm):
        assert form == "json" or f"`{form}`" in told, form
    for kind in set(get_args(MessageKind)) - {"confirm"}:
        assert f"`chantier.{kind}`" in told, kind
    assert f"waits {guarded_client.WHOLE_S:.0f} seconds" in told


# Numbers


def test_limits_are_those_of_the_code() -> None:
    rates, ceilings, _ = tables(section("Limits"))
    assert {quoted(name): Rate(float(burst), float(per_s)) for name, burst, per_s, _ in rates} == {
        f"{purpose}.{who}": rate for purpose, kinds in RATES.items() for who, rate in kinds.items()
    }
    assert {quoted(name): (int(most), quoted(code)) for name, most, code, _ in ceilings} == {
        f"{thing}.{who}": (most, CROWDED[thing]) for thing, kinds in CEILINGS.items() for who, most in kinds.items()
    }


def test_numbers_are_those_of_the_code() -> None:
    assert {row[0]: float(row[1]) for row in tables(section("Limits"))[2]} == {
        "bytes of a frame, at most": wire.FRAME_MOST_BYTES,
        "bytes of a frame that is refused before the socket is closed, at most": listener.READ_MOST_BYTES,
        "bytes of a gesture's `now`, and of a hand's `to`, at most": wire.GESTURE_MOST_BYTES,
        "bytes of a request's body, at most": BODY_MOST_BYTES,
        "characters of a `say` text, at most": wire.TEXT_MOST,
        "characters of an `id`, at most": wire.REQUEST_MOST,
        "frames waiting for a slow reader, at most": connection.QUEUE_MOST,
        "turns told to whoever comes back, at most": turns.MISSED_MOST,
        "things said that are told to whoever enters, at most": chat.TALK_SHOWN,
        "tables in the lobby, at most": lobby.LISTED,
        "seconds to promise, and then to reveal": opening.REVEAL_WITHIN_S,
        "seconds to promise, and then to reveal, for whoever plays with bots alone": opening.REVEAL_ALONE_WITHIN_S,
        "seconds between heartbeats, and to answer one": listener.HEARTBEAT_S,
        "seconds until somebody counts as gone": presence.PRESENT_FOR_S,
        "seconds of patience, unless told otherwise": clocks.LIVE_PATIENCE_S,
        "seconds that a link to another device lives": people.LINK_LIVES_S,
        "seconds that a link to become friends lives": friends.LINK_LIVES_S,
        "seconds that a challenge for a passkey lives": passkeys.CHALLENGE_LIVES_S,
        "passkeys of a person, at most": passkeys.MOST_PASSKEYS,
        "friends of a person, at most": friends.MOST_FRIENDS,
        "people that somebody blocks, at most": friends.MOST_BLOCKED,
        "seconds after which a friend counts as not here": friends.HERE_S,
        "seconds that a silent hand holds": act.SILENT_S,
        "seconds from the first byte of a request's header to its last": limits.HEADER_S,
        "seconds from the first byte of a request's body to its last": limits.BODY_S,
        "seconds until a table's socket has to have entered": limits.FIRST_FRAME_S,
        "seconds from the first byte of a message on a socket to its last": limits.MESSAGE_S,
        "seconds after which whoever reads nothing of an answer is cut off": limits.READING_S,
        "gestures told to a reader in a second, at most": connection.GESTURES_PER_S,
        "times faster than it happened, at most": wire.HURRY_MOST,
        "seconds until an open table where nobody is leaves the lobby": lobby.AWAY_S,
        "open public tables of a person, at most": hall.PUBLIC_MOST,
        "open private tables of a person, at most": hall.PRIVATE_MOST,
        "seconds until an open table where nobody is is given up": hall.GIVEN_UP_AFTER_S,
    }


def test_numbers_in_the_text_are_those_of_the_tables() -> None:
    for sentence in (
        f"the last {chat.TALK_SHOWN})",
        f"after {opening.REVEAL_WITHIN_S:.0f} seconds gives up the seat",
        f"missed more than {turns.MISSED_MOST} turns",
        f"ping every {listener.HEARTBEAT_S:.0f} seconds",
        f"within {presence.PRESENT_FOR_S:.0f} seconds",
        f"patience is {clocks.LIVE_PATIENCE_S:.0f} seconds",
        f"{clocks.LONGEST_S / clocks.DAY_S:.0f} days where moves take days",
        f"more than {listener.READ_MOST_BYTES} bytes",
        f"slowly: {connection.QUEUE_MOST} frames",
        f"at most {lobby.LISTED};",
        f"for {lobby.AWAY_S / 60:.0f} minutes after",
        f"at most every {lobby.COUNT_EVERY_S:.0f} seconds",
    ):
        assert sentence in re.sub(r"\s+", " ", WIRE), sentence


# What is led live


NUMBERS = {"B": "uint8", "H": "uint16", "h": "int16", "I": "uint32"}


def layout(*parts: Struct) -> list[list[str]]:
    """Where each number begins, and what it is."""
    found = [one for part in parts for one in re.findall(r"(\d*)([a-zA-Z])", part.format)]
    kinds = [kind for count, kind in found for _ in range(int(count or 1))]
    starts = itertools.accumulate((calcsize(f"<{kind}") for kind in kinds), initial=0)
    return [[str(start), NUMBERS[kind]] for start, kind in zip(starts, kinds, strict=False)]


def test_what_moves_is_described_byte_by_byte() -> None:
    whys, head, entry, contact, materials = tables(section("Led live"))
    assert [row[:2] for row in head] == layout(worker.HEAD, motion_frames.HEAD)
    assert [row[:2] for row in entry] == layout(packing.ENTRY)
    assert [row[:2] for row in contact] == layout(contacts.ENTRY)
    told = {kind: material for kinds, material in materials for kind in re.findall(r"`(\w+)`", kinds)}
    assert told == dict(contacts.MATERIALS)
    assert materials[-1] == ["the table", contacts.TABLE_MATERIAL]
    assert {quoted(row[0]) for row in whys} == set(get_args(wire.Why)) - {"decided"}
    assert f"{worker.MOTION}: what moves" in head[0][2]
    assert [worker.LET_GO, worker.SHOWN] == [1 << 0, 1 << 1]


def test_numbers_of_what_moves_are_those_of_the_code() -> None:
    told = re.sub(r"\s+", " ", section("Led live"))
    for sentence in (
        f"{live.SiteAct.ticks_per_s} are a second",
        f"{live.SiteAct.ticks_per_s // motion_frames.TICKS_PER_FRAME} times a second",
        f"at most {live.SiteAct.ticks_per_s // live.TICKS_PER_FELT} times a second",
        f"steps of {motion_frames.STEP_MM} mm",
        f"{motion_frames.NO_GAP}: nothing is held",
        f"all three are {motion_frames.GONE[1][0]}",
        f"{contacts.ON_TABLE}: the table",
        f"once it presses with {contacts.LEAST_UNS:.0f} micronewton seconds",
        f"every frame of the next {contacts.TOLD_TICKS} ticks, at most {contacts.MOST_TOLD} in one frame",
        f"of which at most {contacts.MOST_A_FRAME} are new",
        f"for {act.SILENT_S:.0f} seconds holds nothing",
        f"more than {HELD_MOST_S / 3600:.0f} hours",
        f"longer than {PATH_MOST_S:.0f} seconds",
    ):
        assert sentence in told, sentence


def test_practice_sites_are_described() -> None:
    told = re.sub(r"\s+", " ", section("Practice sites"))
    for struct in (TakePiece, TakeAway, Practised, Rested):
        for field in set(struct.__struct_fields__) - {"joined", "joined_start"}:
            assert f"`{field}`" in told or f'"{field}"' in told, field
    assert f"for more than {practice.HELD_MOST_S:.0f} seconds" in told


@pytest.mark.parametrize(
    ("name", "struct"),
    [("about", About), ("now", Felt), ("Place", TakeToPlace)],
)
def test_what_is_told_of_an_act_is_described(name: str, struct: type[msgspec.Struct]) -> None:
    told = section("Led live").partition("**In Men at Work**")[2]
    for field in struct.__struct_fields__:
        assert f"`{field}`" in told or f'"{field}"' in told, (name, field)


# Refusals


PASSED_ON = {"bad_name", "not_welcome", "store_unavailable", "text_not_storable", "wrong_player_count"}
"""Codes of the core and of the store that come through the server's doors."""
NOT_ASKED_FOR = {
    "base_path_differs",
    "base_path_malformed",
    "base_path_reserved",
    "cannot_listen",
    "cannot_listen_there",
    "limit_malformed",
    "limit_unknown",
    "no_such_port",
    "proxy_malformed",
    "public_url_malformed",
    "unix_socket_in_use",
}
"""Said in the terminal where a server is started."""


def codes_of_the_server() -> set[str]:
    found = set()
    for path in SERVER.rglob("*.py"):
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
        path = path.replace("{channel}", "-").replace("{token}", "-")
        sent = BODIES[body.strip("`")] if body else None
        answer = httpx.request(method, server.address + path, json=sent, timeout=60)
        assert (answer.status_code == 401) == (not meaning.startswith("o:")), request


BODIES: dict[str, dict[str, Any]] = {
    "NewName": {"name": "Ada"},
    "SettingsWanted": {},
    "PushWanted": {"endpoint": "-", "p256dh": "-", "auth": "-"},
    "EmailWanted": {"address": "a@b.c"},
    "WebhookWanted": {"url": "-"},
    "LiveWanted": {"live": True},
    "Confirmed": {"token": "-"},
    "Carried": {"link": "-"},
    "HintAsked": {"n": 0},
    "TableWanted": {"game": "blueprints", "seats": [{}, {}]},
    "PlayNow": {"game": "blueprints"},
    "SitDown": {},
    "BotWanted": {"bot": None},
    "NewHost": {"seat": 0},
    "TextForQr": {"text": "-"},
    "NewPasskey": {"name": "-", "credential": {}},
    "PasskeyNamed": {"name": "-"},
    "SignedIn": {"credential": {}},
    "ProfileWanted": {"public": True},
    "Reported": {"reason": "other"},
    "Invited": {"person": "-"},
    "JSON": {},
}
