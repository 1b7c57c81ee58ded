"""The REST part against its own description: schemathesis makes requests from the OpenAPI document, good ones and bad
ones, and judges the answers by it. A sample runs with the tests; `python -m tests.server.described N` asks N times for
every operation, of a server of its own, and prints what was answered how often.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.generation.case import Case
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.support.bot_games import played_by_bots
from tests.server.support.client import PLAIN, reveal_now
from tests.server.support.processes import ServerProcess

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
GAME = "blueprints"
Operation = APIOperation[Any, Any, Any, Any]
Request = Case[Any]
Answers = Counter[tuple[str, int]]
"""How often an operation was answered with a status."""


class Asker(NamedTuple):
    session: requests.Session
    cookies: list[str]
    """Of somebody who is known, and of nobody."""
    tables: list[str]


def tables_of(host: httpx.Client) -> list[str]:
    """Tables to ask about: one that is open, one where the host plays with bots, one where bots have finished."""
    open_ = host.post("/api/tables", json={"game": GAME, "seats": [{}, {}], "talk": True, "public": True})
    played = host.post("/api/play", json={"game": GAME})
    reveal_now(str(host.base_url), played.json())
    return [open_.json()["id"], played.json()["table"], played_by_bots(host)]


def ask_everything(address: str, examples: int) -> Answers:
    """Every operation so many times; raises at the first answer that is not as described."""
    with httpx.Client(base_url=address, **PLAIN) as host:
        host.post("/api/me", json={"name": "Ada"}).raise_for_status()
        cookies = [f"chantier={host.cookies['chantier']}", ""]
        tables = tables_of(host)
    schema = schemathesis.openapi.from_url(f"{address}/api/docs/openapi.json")
    answers: Answers = Counter()
    with requests.Session() as session:
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # whoever asks stays who they are
        for operation in operations(schema):
            _ask(operation, Asker(session, cookies, tables), examples, answers)
    return answers


def operations(schema: BaseSchema) -> list[Operation]:
    """Whoever has been forgotten can ask for nothing any more, so that comes last."""
    found = [one.ok() for one in schema.get_all_operations() if isinstance(one, Ok)]
    return sorted(found, key=lambda operation: operation.method == "delete")


def _ask(operation: Operation, asker: Asker, examples: int, answers: Answers) -> None:
    chosen: list[dict[str, str] | None] = [None]
    if "{name}" in operation.path:
        chosen += [{"name": name} for name in asker.tables]
    if "{game}" in operation.path:
        chosen.append({"game": GAME})
    asked = [operation.as_strategy(mode, path_parameters=known) for mode in GenerationMode for known in chosen]

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(st.one_of(asked), st.sampled_from(asker.cookies), st.booleans())
    def ask(case: Request, cookie: str, real_game: bool) -> None:
        if real_game and _is_good(case) and isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = GAME  # no document can say which games a house has
        response = case.call(session=asker.session, headers={"cookie": cookie})
        answers[operation.label, response.status_code] += 1
        case.validate_response(response, checks=CHECKS)

    ask()


def _is_good(case: Request) -> bool:
    return case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE


def main(examples: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with ServerProcess(f"sqlite:///{folder / 'chantier.db'}", folder / "log.txt") as server:
            answers = ask_everything(server.address, examples)
            log = server.log()
    for (label, status), count in sorted(answers.items()):
        print(f"{label:45} {status} {count:6}")
    print(f"{answers.total()} requests, all answered as described; {log.count('Traceback')} tracebacks in the log")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
