"""The operator: a token opens everything, nothing opens without it, and all that is done is in the audit log."""

from __future__ import annotations

import json
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from chantier.cli import main
from chantier.commands.admin import operator_token
from chantier.core.errors import BadInput
from chantier.server.metrics import Measures
from tests.server.support.processes import ServerProcess

TOKEN = "correct-horse-battery-staple"
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("operator")
    (folder / "token").write_text(TOKEN + "\n")
    arguments = ["--admin-token-file", str(folder / "token")]
    with ServerProcess(f"sqlite:///{folder}/chantier.db", folder / "log", arguments=arguments) as server:
        yield server


_clients: list[httpx.Client] = []


@pytest.fixture(autouse=True)
def closed_clients() -> Iterator[None]:
    yield
    while _clients:
        _clients.pop().close()


def person(house: ServerProcess, name: str) -> tuple[httpx.Client, str]:
    client = httpx.Client(base_url=house.address, timeout=30)
    _clients.append(client)
    return client, client.post("/api/me", json={"name": name}).raise_for_status().json()["id"]


def asked(house: ServerProcess, page: str, token: str = TOKEN) -> httpx.Response:
    return httpx.get(f"{house.address}/api/admin/{page}", headers={"authorization": f"Bearer {token}"}, timeout=30)


def done(house: ServerProcess, token: str = TOKEN, **action: Any) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"}
    return httpx.post(f"{house.address}/api/admin/actions", json=action, headers=headers, timeout=30)


def new_table(client: httpx.Client) -> str:
    wanted = {"game": "blueprints", "seats": [{}, {"bot": "uniform"}]}
    made = client.post("/api/tables", json=wanted).raise_for_status().json()
    return str(made["id"])


@pytest.mark.parametrize("page", ["overview", "reports", "audit"])
@pytest.mark.parametrize("token", ["x", "wrong", TOKEN[:-1], TOKEN + "x"])
def test_nobody_is_let_in_without_the_token(house: ServerProcess, page: str, token: str) -> None:
    assert asked(house, page, token).status_code == 401
    assert done(house, token, do="drain").status_code == 401
    assert asked(house, page).status_code == 200


def test_metrics_need_the_token_unless_asked_from_the_machine_itself(house: ServerProcess) -> None:
    def metrics(**headers: str) -> int:
        return httpx.get(f"{house.address}/metrics", headers=headers, timeout=30).status_code

    assert metrics() == 200
    assert metrics(host="chantier.example") == 401
    assert metrics(**{"x-forwarded-for": "203.0.113.7"}) == 401
    assert metrics(host="chantier.example", authorization=f"Bearer {TOKEN}") == 200


def test_a_table_is_closed_and_it_is_in_the_audit_log(house: ServerProcess) -> None:
    ada, _ = person(house, "Adaclose")
    table = new_table(ada)
    assert done(house, do="close", what=table, text="a quarrel").status_code == 204
    assert ada.get(f"/api/tables/{table}").json()["status"] == "abandoned"
    entry = asked(house, "audit").json()[0]
    assert (entry["action"], entry["what"], entry["text"]) == ("close", table, "a quarrel")
    assert done(house, do="close", what="nowhere").status_code == 404


def test_a_person_is_renamed(house: ServerProcess) -> None:
    bo, name = person(house, "Borude")
    assert done(house, do="rename", what=name, text="Bo").status_code == 204
    assert bo.get("/api/me").json()["name"] == "Bo"
    assert done(house, do="rename", what="nobody", text="Bo").status_code == 404


def test_a_banned_person_has_lost_everything_and_comes_back_when_it_is_lifted(house: ServerProcess) -> None:
    cy, name = person(house, "Cyban")
    assert done(house, do="ban", what=name, text="cheating").status_code == 204
    assert cy.get("/api/me").status_code in (401, 403)
    assert cy.post("/api/tables", json={"game": "blueprints", "seats": [{}, {}]}).status_code in (401, 403)
    [ban] = [one for one in asked(house, "overview").json()["bans"] if one["what"] == name]
    assert done(house, do="unban", what=ban["id"]).status_code == 204
    assert done(house, do="unban", what=ban["id"]).status_code == 404


def test_a_network_is_banned(house: ServerProcess, tmp_path: Path) -> None:
    assert done(house, do="ban", what="203.0.113.0/24").status_code == 204
    assert done(house, do="ban", what="1.2.3").status_code == 400
    assert httpx.get(f"{house.address}/api/games").status_code == 200  # this one is another address
    proxied = ["--trusted-proxy", "127.0.0.1", "--admin-token-file", str(tmp_path / "token")]
    (tmp_path / "token").write_text(TOKEN)
    with ServerProcess(f"sqlite:///{tmp_path}/chantier.db", tmp_path / "log", arguments=proxied) as server:
        assert done(server, do="ban", what="203.0.113.0/24").status_code == 204
        for address, status in (("203.0.113.9", 403), ("203.0.114.9", 200)):
            answer = httpx.get(f"{server.address}/api/games", headers={"x-forwarded-for": address}, timeout=30)
            assert answer.status_code == status


def test_reports_are_listed_until_they_are_done(house: ServerProcess) -> None:
    di, _ = person(house, "Di")
    _, reported = person(house, "Edloud")
    told = {"reason": "insult", "text": "shouts"}
    assert di.post(f"/api/people/{reported}/reports", json=told).status_code == 204
    listed = asked(house, "reports").json()
    assert [(one["reported"], one["text"]) for one in listed] == [(reported, "shouts")]
    for one in listed:
        assert done(house, do="report_done", what=one["id"]).status_code == 204
    assert asked(house, "reports").json() == []
    assert done(house, do="report_done", what="none").status_code == 404


def test_everybody_reads_a_broadcast_until_it_is_taken_back(house: ServerProcess) -> None:
    assert httpx.get(f"{house.address}/api/notice").json() is None
    assert done(house, do="broadcast", text="We close at ten.", minutes=5).status_code == 204
    assert httpx.get(f"{house.address}/api/notice").json()["text"] == "We close at ten."
    assert done(house, do="broadcast").status_code == 204
    assert httpx.get(f"{house.address}/api/notice").json() is None


def test_a_draining_server_makes_no_new_tables(house: ServerProcess) -> None:
    flo, _ = person(house, "Flo")
    assert done(house, do="drain").status_code == 204
    try:
        assert flo.post("/api/tables", json={"game": "blueprints", "seats": [{}, {}]}).status_code == 503
        assert httpx.get(f"{house.address}/readyz").status_code == 503
    finally:
        done(house, do="undrain")
    new_table(flo)


def test_the_command_line_does_the_same(
    house: ServerProcess, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHANTIER_ADMIN_TOKEN", TOKEN)

    def typed(*words: str) -> str:
        with pytest.raises(SystemExit) as ended:
            main(["--lang", "en", "admin", *words, "--server", house.address])
        told = capsys.readouterr()
        return told.out if ended.value.code in (0, None) else f"refused: {told.err}"

    gil, name = person(house, "Gil")
    table = new_table(gil)
    assert "Done." in typed("rename", name, "Gilda")
    assert gil.get("/api/me").json()["name"] == "Gilda"
    assert "Done." in typed("close", table)
    assert "Done." in typed("broadcast", "Good evening")
    assert httpx.get(f"{house.address}/api/notice").json()["text"] == "Good evening"
    assert "Done." in typed("broadcast")
    assert [one["action"] for one in json.loads(typed("audit", "--json"))][:3] == ["broadcast", "broadcast", "close"]
    assert "There is no “explode”" in typed("explode")
    assert "The server refuses" in typed("mute", "nobody")
    monkeypatch.setenv("CHANTIER_ADMIN_TOKEN", "not the right token")
    assert "needs the operator’s token" in typed("who")


def test_a_token_that_the_server_makes_is_for_its_owner_only(tmp_path: Path) -> None:
    made = operator_token("", tmp_path)
    assert len(made) >= 32
    assert operator_token("", tmp_path) == made
    assert stat.S_IMODE((tmp_path / "admin-token").stat().st_mode) == 0o600
    assert operator_token("", tmp_path / "other", make=False) == ""


def test_a_short_token_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="operator_token_short"):
        operator_token("short", tmp_path)


def test_every_metric_of_the_dashboard_exists() -> None:
    told = Measures().text().decode()
    known = set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE)) | set(re.findall(r"^(\w+)[ {]", told, re.MULTILINE))
    dashboard = (ROOT / "deploy" / "grafana.json").read_text()
    json.loads(dashboard)
    named = set(re.findall(r"chantier_\w+", dashboard))
    assert named
    bases = {re.sub(r"_(bucket|sum|count|total)$", "", one) for one in known} | known
    assert {
        one for one in named if one not in known and re.sub(r"_(bucket|sum|count|total)$", "", one) not in bases
    } == set()
