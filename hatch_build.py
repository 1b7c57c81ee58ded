"""A wheel without the pages would be a server that shows nothing: it is not built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WithPages(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard" and not (Path(self.root) / "src/chantier/pages/index.html").is_file():
            self.app.abort("The pages are not built: run `npm ci` and `npm run build` in web/ before building a wheel.")
