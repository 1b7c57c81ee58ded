"""What is handed out holds the pages, or is not built at all; the sdist builds the same wheel."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NEEDED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore", "src/chantier/__init__.py")
LETTERING = "src/chantier/pictures/fonts/OFL.txt"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What building needs of this one, and no more."""
    for name in (*NEEDED, LETTERING):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def built(checkout: Path, target: str = "wheel", out: str = "out") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", out]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)


def test_a_wheel_holds_the_pages_although_git_does_not(checkout: Path) -> None:
    assert "src/chantier/pages/" in (checkout / ".gitignore").read_text()
    assets = checkout / "src/chantier/pages/assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text("<!doctype html>")
    (assets.parent / "licences.txt").write_text("three (MIT)")
    (assets / "a.js.br").write_bytes(b"squeezed")
    done = built(checkout)
    assert done.returncode == 0, done.stderr
    [wheel] = (checkout / "out").glob("*.whl")
    with zipfile.ZipFile(wheel) as held:
        wanted = {"index.html", "licences.txt", "assets/a.js.br"}
        assert {f"chantier/pages/{name}" for name in wanted} <= set(held.namelist())


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as held:
        return {name: held.read(name) for name in held.namelist()}


def test_the_sdist_builds_the_same_wheel(tmp_path: Path) -> None:
    """Of all that is here, with the pages and without Node.js."""
    for target in ("wheel", "sdist"):
        done = built(ROOT, target, str(tmp_path))
        assert done.returncode == 0, done.stderr
    [wheel], [sdist] = tmp_path.glob("*.whl"), tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path, filter="data")
    [unpacked] = (path for path in tmp_path.iterdir() if path.is_dir())
    done = built(unpacked)
    assert done.returncode == 0, done.stderr
    [again] = (unpacked / "out").glob("*.whl")
    assert again.name == wheel.name
    assert contents(again) == contents(wheel)


def test_pip_says_how_to_build_the_pages(checkout: Path) -> None:
    options = ["--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--target", "out"]
    command = [sys.executable, "-m", "pip", "install", *options, "."]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "./dev pages" in done.stderr
    assert "npm" not in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("target", ["wheel", "sdist"])
@pytest.mark.parametrize("there", [(), ("index.html",)])
def test_without_pages_or_their_licences_nothing_is_built(checkout: Path, there: tuple[str, ...], target: str) -> None:
    for name in there:
        (checkout / "src/chantier/pages").mkdir(parents=True)
        (checkout / "src/chantier/pages" / name).write_text("<!doctype html>")
    done = built(checkout, target)
    assert done.returncode != 0
    assert "The pages are not built" in done.stderr
    assert "./dev pages" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list((checkout / "out").glob("chantier*"))
