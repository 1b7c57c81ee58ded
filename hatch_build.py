"""Refuses to build a wheel or an sdist without the pages, which would be a server that shows nothing, or without the
licences of what the pages are made of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDED = ("index.html", "licences.txt")
MISSING = (
    "The pages are not built, and without them there is nothing to install: run `./dev pages` in this folder first "
    "(it needs nothing but Python), then try again."
)


class WithPages(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        pages = Path(self.root) / "src/chantier/pages"
        if version == "standard" and not all((pages / name).is_file() for name in NEEDED):
            self.app.abort(MISSING)
