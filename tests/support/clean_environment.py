"""An empty virtual environment with a wheel and what its metadata asks for, and nothing else. Nothing is downloaded:
the packages are taken from the environment that runs the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

TAG = f"python{sys.version_info.major}.{sys.version_info.minor}"


def needed_by(name: str, extras: frozenset[str] = frozenset()) -> dict[str, Distribution]:
    """The distributions without which one does not run, by name."""
    found: dict[str, Distribution] = {}
    open_ones = [(name, extras)]
    seen: set[tuple[str, frozenset[str]]] = set()
    while open_ones:
        asked = open_ones.pop()
        if asked in seen:
            continue
        seen.add(asked)
        here = distribution(asked[0])
        found[here.name] = here
        for text in here.requires or ():
            wanted = Requirement(text)
            contexts = [{"extra": extra} for extra in ("", *asked[1])]
            if wanted.marker is None or any(map(wanted.marker.evaluate, contexts)):
                open_ones.append((wanted.name, frozenset(wanted.extras)))
    return found


class CleanEnvironment:
    """`run` and `program` are of this environment; nothing of the repository is on their path."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder, with_pip=False)
        self.folder, self.python = folder, folder / "bin" / "python"
        self.packages = needed_by("chantier")
        site = folder / "lib" / TAG / "site-packages"
        for name, one in self.packages.items():
            if name != "chantier":
                _copy(one, site)
        options = ["--no-deps", "--no-index", "--quiet", "--disable-pip-version-check"]
        command = [sys.executable, "-m", "pip", "--python", str(self.python), "install", *options, str(wheel)]
        subprocess.run(command, check=True)

    def run(self, *typed: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.folder / "bin" / "chantier"), "--lang", "en", *typed],
            cwd=self.folder,
            env=self.variables(),
            capture_output=True,
            text=True,
            check=False,
        )

    def variables(self) -> dict[str, str]:
        return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}


def _copy(package: Distribution, site: Path) -> None:
    """Its modules; programs are left out."""
    for file in package.files or ():
        if ".." in file.parts or file.suffix == ".pyc":
            continue
        target = site / file
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            os.link(str(file.locate()), target)
        except OSError:  # another file system
            shutil.copy(str(file.locate()), target)
