"""Values of settings with their sources, and how text becomes a value."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, NamedTuple

from chantier.core.errors import BadInput
from chantier.settings.table import Setting, Value

SourceKind = Literal["flag", "variable", "file", "default"]
TRUE, FALSE = ("true", "yes", "on", "1"), ("false", "no", "off", "0")
CAME_MOST = 100
"""So many characters of a wrong value are repeated."""
HIDDEN = "•••"


class Source(NamedTuple):
    kind: SourceKind
    name: str = ""
    """A flag, a variable, or a file with its line."""


DEFAULT = Source("default")


class Found(NamedTuple):
    value: Value
    source: Source


class Values:
    """The settings that are in force."""

    def __init__(self, found: Mapping[str, Found]) -> None:
        self.found = found

    def __getitem__(self, name: str) -> Value:
        return self.found[name].value

    def source(self, name: str) -> Source:
        return self.found[name].source

    def text(self, name: str) -> str:
        return str(self[name])

    def whole(self, name: str) -> int:
        value = self[name]
        assert isinstance(value, int)
        return value

    def number(self, name: str) -> float:
        value = self[name]
        assert isinstance(value, int | float)
        return float(value)

    def switch(self, name: str) -> bool:
        return self[name] is True

    def texts(self, name: str) -> tuple[str, ...]:
        value = self[name]
        assert isinstance(value, tuple)
        return value

    def path(self, name: str) -> Path | None:
        return Path(self.text(name)) if self[name] else None


def from_text(setting: Setting, text: str, source: Source) -> Value:
    """A value as it is typed, or as it stands in the environment."""
    value: object = text
    if setting.kind == "whole" and re.fullmatch(r"-?\d{1,18}", text, re.ASCII):
        value = int(text)
    elif setting.kind == "number":
        value = _number(text)
    elif setting.kind == "switch":
        value = {**dict.fromkeys(TRUE, True), **dict.fromkeys(FALSE, False)}.get(text.lower(), text)
    elif setting.kind == "list":
        value = [one.strip() for one in text.split(",") if one.strip()]
    return checked(setting, value, source, text)


def checked(setting: Setting, value: object, source: Source, came: str | None = None) -> Value:
    """The value, or a refusal that names its source and what was expected there."""
    fitting = _fitting(setting, value)
    if fitting is None:
        shown = HIDDEN if setting.secret else str(value if came is None else came)[:CAME_MOST]
        raise BadInput("setting_malformed", where=source.name, expected=setting.expected(), came=shown)
    return fitting


def _fitting(setting: Setting, value: object) -> Value | None:
    if setting.kind == "switch":
        return value if isinstance(value, bool) else None
    if setting.kind == "list":
        given = [value] if isinstance(value, str) else value
        is_list = isinstance(given, list | tuple) and all(isinstance(one, str) for one in given)
        return tuple(given) if is_list else None  # type: ignore[arg-type]
    if setting.kind in ("whole", "number"):
        return _within(setting, value)
    if not isinstance(value, str) or "\0" in value or (setting.choices and value not in setting.choices):
        return None
    return value


def _within(setting: Setting, value: object) -> Value | None:
    kinds = (int,) if setting.kind == "whole" else (int, float)
    if not isinstance(value, kinds) or isinstance(value, bool) or not math.isfinite(value):
        return None
    if setting.least is not None and (value < setting.least or (setting.is_above_least and value == setting.least)):
        return None
    if setting.most is not None and value > setting.most:
        return None
    return value if setting.kind == "whole" else float(value)


def _number(text: str) -> object:
    try:
        return float(text)
    except ValueError:
        return text


def shown(setting: Setting, value: Value) -> str:
    """A value for people's eyes, without what must stay secret."""
    if setting.secret and value:
        scheme, mark, _ = str(value).partition("://")
        if mark and scheme.startswith("sqlite"):
            return str(value)
        return f"{scheme}://{HIDDEN}" if mark else HIDDEN
    if isinstance(value, bool):
        return TRUE[0] if value else FALSE[0]
    if isinstance(value, tuple):
        return ", ".join(value)
    return f"{value:g}" if isinstance(value, float) else str(value)
