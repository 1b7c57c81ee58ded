"""A wheel without the pages would be a server that shows nothing: it is not built. Neither is one with the pages and
without the licences of what they are made of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WithPages(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        pages = Path(self.root) / "src/chantier/pages"
        is_built = all((pages / name).is_file() for name in ("index.html", "licences.txt"))
        if version == "standard" and not is_built:
            self.app.abort("The pages are not built: run `npm ci` and `npm run build` in web/ before building a wheel.")
