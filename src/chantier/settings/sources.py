"""Sources of settings: flags before environment variables, these before a TOML file, that before the defaults."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from chantier.core.errors import BadInput
from chantier.core.files import read_text
from chantier.settings.table import BESIDE, CONFIG, FILE_ENDING, PREFIX, SETTINGS, Setting, flag_of, variable_of
from chantier.settings.values import DEFAULT, Found, Source, Values, checked, from_text

FILE = "chantier.toml"
"""The file that is read if there is one in the data folder."""
SECRET_MOST_CHARACTERS = 10_000

Lookup = Callable[[str], Found | None]
"""The value of a setting, or of its `_file` form, in one source."""


class Given(NamedTuple):
    """Everything that may hold settings."""

    flags: Mapping[str, object]
    """By the name of the setting; None: not typed."""
    environment: Mapping[str, str]
    default_folder: Callable[[], Path]
    """The data folder of the system."""


def read(given: Given, settings: Sequence[Setting] = SETTINGS) -> Values:
    """The values of these settings. What is wrong in a source is refused, also where another one comes first."""
    _refuse_unknown_variables(given.environment)
    file = _file(given)
    found = {}
    for setting in settings:
        candidates = [
            one for lookup in _lookups(given, setting, file) if (one := _with_secret(setting, lookup)) is not None
        ]
        found[setting.name] = candidates[0] if candidates else Found(setting.default, DEFAULT)
    return Values(found)


def _lookups(given: Given, setting: Setting, file: ConfigFile | None) -> list[Lookup]:
    from_flags: Lookup = lambda name: _flag(given.flags, setting, name)  # noqa: E731
    from_variables: Lookup = lambda name: _variable(given.environment, setting, name)  # noqa: E731
    lookups = [from_flags, from_variables]
    return lookups if file is None else [*lookups, lambda name: file.find(setting, name)]


def _with_secret(setting: Setting, lookup: Lookup) -> Found | None:
    """The value itself, or what is in the file that is named instead of it."""
    plain = lookup(setting.name)
    if not setting.secret:
        return plain
    in_file = lookup(setting.file_name)
    if in_file is None:
        return plain
    if plain is not None:
        raise BadInput("setting_twice", one=plain.source.name, other=in_file.source.name)
    return Found(_secret(Path(str(in_file.value))), in_file.source)


def _secret(path: Path) -> str:
    content = read_text(path)[:SECRET_MOST_CHARACTERS].strip()
    if not content or len(content.splitlines()) > 1:
        raise BadInput("secret_file_malformed", path=str(path))
    return content


def _flag(flags: Mapping[str, object], setting: Setting, name: str) -> Found | None:
    typed, source = flags.get(name), Source("flag", flag_of(name))
    if typed is None or typed == [] or typed == ():
        return None
    if name != setting.name:
        return Found(str(typed), source)
    value = from_text(setting, typed, source) if isinstance(typed, str) else checked(setting, typed, source)
    return Found(value, source)


def _variable(environment: Mapping[str, str], setting: Setting, name: str) -> Found | None:
    """A variable that is set to nothing is not set: so compose files and units can leave it empty."""
    text, source = environment.get(variable_of(name), ""), Source("variable", variable_of(name))
    if not text:
        return None
    return Found(text if name != setting.name else from_text(setting, text, source), source)


def _refuse_unknown_variables(environment: Mapping[str, str]) -> None:
    known = [*_names(), CONFIG.name]
    others = {variable_of(name) for name in (*known, *BESIDE)}
    for variable in environment:
        if variable.startswith(PREFIX) and variable not in others:
            raise _unknown(variable, variable, known, variable_of)


def _names() -> Iterable[str]:
    for setting in SETTINGS:
        yield setting.name
        if setting.secret:
            yield setting.file_name


def _unknown(where: str, name: str, known: Iterable[str], written: Callable[[str], str] = str) -> BadInput:
    near = difflib.get_close_matches(name.removeprefix(PREFIX).lower(), list(known), 1)
    if near:
        return BadInput("setting_unknown_near", where=where, name=name, near=written(near[0]))
    return BadInput("setting_unknown", where=where, name=name)


class ConfigFile:
    """A TOML file of settings: names and values, no tables."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._text = read_text(path)
        try:
            self._values = tomllib.loads(self._text)
        except tomllib.TOMLDecodeError as error:
            raise BadInput("config_malformed", path=str(path), reason=str(error)) from None
        for name in self._values:
            if name not in (known := list(_names())):
                raise _unknown(self._where(name).name, name, known)

    def find(self, setting: Setting, name: str) -> Found | None:
        if name not in self._values:
            return None
        value, source = self._values[name], self._where(name)
        as_path = setting._replace(kind="path", secret=False, choices=()) if name != setting.name else setting
        fitting = checked(as_path, value, source)
        if as_path.kind == "path" and fitting:  # paths begin where the file is
            fitting = str(self.path.parent / str(fitting))
        return Found(fitting, source)

    def _where(self, name: str) -> Source:
        """The line of a key: the first that begins with it."""
        key = re.compile(rf"\s*(\[+\s*)?[\"']?{re.escape(name)}[\"']?\s*([=.\]])")
        lines = enumerate(self._text.splitlines(), 1)
        number = next((place for place, line in lines if key.match(line)), 1)
        return Source("file", f"{self.path}:{number}")


def _file(given: Given) -> ConfigFile | None:
    """The file that is named, which must be there; or the one in the data folder, if it is there."""
    named = _flag(given.flags, CONFIG, CONFIG.name) or _variable(given.environment, CONFIG, CONFIG.name)
    if named is not None:
        return ConfigFile(Path(str(named.value)))
    folder = next(one for one in SETTINGS if one.name == "data_dir")
    chosen = _flag(given.flags, folder, folder.name) or _variable(given.environment, folder, folder.name)
    path = (given.default_folder() if chosen is None else Path(str(chosen.value))) / FILE
    return ConfigFile(path) if path.is_file() else None


assert not any(one.name.endswith(FILE_ENDING) for one in SETTINGS), "that is the form for secrets"
