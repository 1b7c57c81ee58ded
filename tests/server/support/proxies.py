"""Real nginx and real HAProxy before one server, with configurations as docs/configuration.md has them."""

from __future__ import annotations

import getpass
import ipaddress
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.server.support.houses import TEMPORARY, program
from tests.server.support.processes import free_port

READY_WITHIN_S = 60
HEADERS = """
    proxy_http_version 1.1;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_wanted;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
"""
GLOBAL = """
global
    maxconn 200
defaults
    timeout connect 5s
    timeout client 60s
    timeout server 60s
    timeout tunnel 1h
"""


@contextmanager
def _started(command: list[str], log: Path, ports: list[int]) -> Iterator[None]:
    with log.open("a") as written:
        process = subprocess.Popen(command, stdout=written, stderr=written)
    try:
        for port in ports:
            _wait_for(port, process, log)
        yield
    finally:
        process.terminate()
        process.wait()


def _wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + READY_WITHIN_S
    while time.monotonic() < deadline:
        assert process.poll() is None, log.read_text()
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)  # not a condition: how often it is tried
    raise AssertionError(log.read_text())


@contextmanager
def nginx(folder: Path, to: str, path: str = "/", strips: bool = False, host: str = "$http_host") -> Iterator[int]:
    """The port of plain HTTP; `SECURE` has that of HTTPS. `to`: HOST:PORT or unix:PATH."""
    folder = folder / f"nginx-{free_port()}"
    folder.mkdir()
    plain, secure = free_port(), free_port()
    certificate, key = self_signed(folder)
    temporary = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in TEMPORARY)
    target = f"http://{to}{':' if to.startswith('unix:') and strips else ''}{'/' if strips else ''}"
    (folder / "nginx.conf").write_text(f"""
daemon off; pid {folder}/pid; error_log {folder}/log.txt; user {getpass.getuser()};
events {{}}
http {{
    {temporary}
    access_log off;
    map $http_upgrade $connection_wanted {{ default upgrade; "" ""; }}
    server {{
        listen 127.0.0.1:{plain};
        listen 127.0.0.1:{secure} ssl;
        ssl_certificate {certificate};
        ssl_certificate_key {key};
        location {path} {{
            proxy_pass {target};
            proxy_set_header Host {host};
            {HEADERS}
        }}
    }}
}}
""")
    command = [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with _started(command, folder / "log.txt", [plain, secure]):
        SECURE[plain] = secure
        yield plain


SECURE: dict[int, int] = {}
"""Ports of HTTPS by those of plain HTTP."""


@contextmanager
def haproxy(folder: Path, to: str, path: str = "/") -> Iterator[int]:
    """In HTTP mode, with the base path taken away."""
    folder = folder / f"haproxy-{free_port()}"
    folder.mkdir()
    plain, secure = free_port(), free_port()
    certificate, key = self_signed(folder)
    (folder / "both.pem").write_text(certificate.read_text() + key.read_text())
    (folder / "haproxy.cfg").write_text(f"""{GLOBAL}
    mode http
frontend all
    bind 127.0.0.1:{plain}
    bind 127.0.0.1:{secure} ssl crt {folder}/both.pem
    option forwardfor
    http-request set-header X-Forwarded-Proto https if {{ ssl_fc }}
    http-request set-header X-Forwarded-Proto http if !{{ ssl_fc }}
    http-request replace-path {path}(.*) /\\1
    default_backend one
backend one
    server one {to}
""")
    command = [program("haproxy"), "-db", "-f", str(folder / "haproxy.cfg")]
    with _started(command, folder / "log.txt", [plain, secure]):
        SECURE[plain] = secure
        yield plain


@contextmanager
def haproxy_passing_bytes(folder: Path, to: str, announce: str) -> Iterator[int]:
    """In TCP mode; `announce` is send-proxy, send-proxy-v2 or send-proxy-v2-ssl."""
    folder = folder / f"haproxy-{free_port()}"
    folder.mkdir()
    plain, secure = free_port(), free_port()
    certificate, key = self_signed(folder)
    (folder / "both.pem").write_text(certificate.read_text() + key.read_text())
    (folder / "haproxy.cfg").write_text(f"""{GLOBAL}
    mode tcp
frontend all
    bind 127.0.0.1:{plain}
    bind 127.0.0.1:{secure} ssl crt {folder}/both.pem
    default_backend one
backend one
    server one {to} {announce}
""")
    command = [program("haproxy"), "-db", "-f", str(folder / "haproxy.cfg")]
    with _started(command, folder / "log.txt", [plain, secure]):
        SECURE[plain] = secure
        yield plain


def self_signed(folder: Path) -> tuple[Path, Path]:
    """A certificate of the loopback address, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    names = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1")), x509.DNSName("localhost")])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=2))
        .add_extension(names, critical=False)
        .sign(key, hashes.SHA256())
    )
    certificate, kept = folder / "certificate.pem", folder / "key.pem"
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    kept.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return certificate, kept
