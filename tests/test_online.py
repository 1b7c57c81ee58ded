"""A server that has just begun to listen."""

from __future__ import annotations

from pathlib import Path

from tests.server.support.processes import ServerProcess

NOT_LOADED = {
    # for whoever looks at results, draws, learns or migrates
    "PIL", "alembic", "gymnasium", "matplotlib", "mako", "numpy", "pettingzoo", "ray", "resvg_py", "scipy", "torch",
    # in worker processes, when a bot searches or something falls
    "llvmlite", "numba", "rapier3d",
    # when somebody keeps who they are, or shows a link to a camera
    "segno", "webauthn", "cbor2", "OpenSSL",
    # when somebody asks for help, for another database, or for a sentence in which something is counted
    "babel", "fluent", "httpx", "markdown_it", "psycopg", "pygments", "sqlalchemy.dialects.postgresql",
    # of other libraries' types
    "pydantic",
}  # fmt: skip


def test_a_server_that_listens_has_loaded_nothing_that_it_does_not_need_yet(tmp_path: Path) -> None:
    """With a database that is there; or a start takes twice as long, and a server at rest twice the memory."""
    address = f"sqlite:///{tmp_path / 'chantier.db'}"
    with ServerProcess(address, tmp_path / "log.txt"):
        pass
    with ServerProcess(address, tmp_path / "log.txt", program=("tests.server.support.modules_told",)) as running:
        assert running.process is not None
        assert running.process.stdout is not None
        running.process.stdout.readline()  # how to stop it
        loaded = set(running.process.stdout.readline().split())
    assert "chantier.server.app" in loaded
    assert loaded & NOT_LOADED == set()
