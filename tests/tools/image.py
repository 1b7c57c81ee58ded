"""Builds deploy/Containerfile without a registry, and starts what came of it: `python -m tests.tools.image`.

The base image is made by debootstrap instead of pulled. Needs root, and buildah and debootstrap from Debian. Where pip
has settings of its own on this machine, they hold in the image's build, too, but are not in the image.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
BASE = "localhost/chantier-base"
PACKAGES = "ca-certificates,python3,python3-venv"
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
SETTINGS = Path("/etc/pip.conf")


def run(*command: str) -> str:
    print("$", " ".join(command), file=sys.stderr, flush=True)
    environment = {**os.environ, "STORAGE_DRIVER": "vfs", "BUILDAH_ISOLATION": "chroot"}
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout.strip()


def make_base(folder: Path) -> None:
    """Debian with the certificates that this machine trusts."""
    run("debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", str(folder))
    (folder / CERTIFICATES.lstrip("/")).write_bytes(Path(CERTIFICATES).read_bytes())
    container = run("buildah", "from", "scratch")
    run("buildah", "add", "--quiet", container, str(folder), "/")
    run("buildah", "config", "--env", f"NODE_EXTRA_CA_CERTS={CERTIFICATES}", container)
    run("buildah", "commit", "--quiet", container, BASE)
    run("buildah", "rm", container)


def mounted(folders: list[str]) -> list[str]:
    present = [one for one in (str(SETTINGS), *folders) if Path(one).exists()]
    return [word for one in present for word in ("--volume", f"{one}:{one}:ro")]


def main(folders: list[str]) -> None:
    """`folders` are seen by the build: packages that pip finds on this machine."""
    with TemporaryDirectory() as folder:
        make_base(Path(folder) / "root")
    options = [
        "--layers",
        "--pull-never",
        "--build-arg",
        f"DEBIAN={BASE}",
        "--ignorefile",
        str(ROOT / ".containerignore"),
    ]
    run(
        "buildah",
        "bud",
        *options,
        *mounted(folders),
        "--file",
        str(ROOT / "deploy/Containerfile"),
        "--tag",
        "chantier",
        str(ROOT),
    )
    container = run("buildah", "from", "--pull-never", "chantier")
    try:
        print(run("buildah", "run", "--user", "1000", container, "--", "chantier", "--version"))
    finally:
        run("buildah", "rm", container)


if __name__ == "__main__":
    main(sys.argv[1:])
