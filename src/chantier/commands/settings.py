"""Settings of a server as a command reads them, and `config`, which tells them."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

import msgspec
from rich.console import Console
from rich.table import Table

from chantier.settings.sources import Given, read
from chantier.settings.table import SETTINGS, Setting
from chantier.settings.values import Found, Values, shown
from chantier.terminal.save import data_path
from chantier.words import Words


class ToldSetting(msgspec.Struct, frozen=True):
    """A setting that is in force, as `config --json` tells it."""

    name: str
    value: str
    source: str
    """flag, variable, file or default."""
    where: str
    """The flag, the variable, or the file with its line."""


def in_force(typed: Mapping[str, object], settings: Sequence[Setting] = SETTINGS) -> Values:
    """The values of flags, environment, file and defaults."""
    return read(Given(typed, os.environ, lambda: data_path("server")), settings)


def tell(words: Words, console: Console, values: Values, json: bool) -> None:
    """Prints the settings, if a server could be opened with them."""
    from chantier import online

    online.server_settings(values)
    told = [_told(setting, values.found[setting.name], values) for setting in SETTINGS]
    if json:
        print(msgspec.json.encode(told).decode())
        return
    table = Table(box=None, pad_edge=False)
    for key in ("config-name", "config-value", "config-source"):
        table.add_column(words.say(key), overflow="fold")
    for one in told:
        table.add_row(one.name, one.value, one.where or words.say("config-is-default"))
    console.print(table)


def _told(setting: Setting, found: Found, values: Values) -> ToldSetting:
    folder = values.path("data_dir") or data_path("server")
    usual = {"data_dir": str(folder), "database": f"sqlite:///{folder / 'chantier.db'}"}
    value = found.value or usual.get(setting.name, found.value)
    return ToldSetting(setting.name, shown(setting, value), found.source.kind, found.source.name)
