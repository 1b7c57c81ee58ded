"""Settings as options of a command: its signature is made of the table of settings."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any

import typer

from chantier.core.rows import ADDRESSES
from chantier.settings.table import CONFIG, Setting, flag_of
from chantier.settings.values import shown
from chantier.words import Words

METAVARS = {
    "text": "metavar-text",
    "whole": "metavar-number",
    "number": "metavar-number",
    "list": "metavar-text",
    "path": "metavar-file",
}
FOLDERS = ("data_dir",)


def with_settings(words: Words, settings: Sequence[Setting], **helps: str) -> Callable[[Callable[..., Any]], Any]:
    """Decorates a command that takes `**typed`: besides its own parameters it gets an option for each setting. None
    means that it was not typed. `helps` are keys of other help texts."""

    def decorated(command: Callable[..., Any]) -> Any:
        own = [one for one in inspect.signature(command).parameters.values() if one.kind is not one.VAR_KEYWORD]
        made = [_parameter(*one) for one in _options(words, (*settings, CONFIG), helps)]
        keyword = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in own]
        command.__signature__ = inspect.Signature([*keyword, *made])  # type: ignore[attr-defined]
        command.__annotations__ = {one.name: one.annotation for one in (*own, *made)}
        return command

    return decorated


def _options(words: Words, settings: Sequence[Setting], helps: dict[str, str]) -> Iterator[tuple[str, Any, Any]]:
    """Name, type and option."""
    for setting in settings:
        key = helps.get(setting.name, setting.help)
        text = words.say(key, known=ADDRESSES) if setting.name == "database" else words.say(key)
        if setting.default not in ("", (), False, 0):  # the library would put it into brackets of its own
            text = f"{text} {words.say('help-default', value=shown(setting, setting.default))}"
        if setting.kind == "switch":
            flags = f"{setting.flag}/{flag_of(f'no_{setting.name}')}"
            yield setting.name, bool | None, typer.Option(flags, help=text, show_default=False)
        elif setting.has_flag:
            folder = setting.name in FOLDERS
            metavar = words.say("metavar-folder" if folder else METAVARS[setting.kind])
            kind: Any = list[str] | None if setting.kind == "list" else str | None
            yield setting.name, kind, typer.Option(setting.flag, metavar=metavar, help=text, show_default=False)
        if setting.secret:
            flag, metavar = flag_of(setting.file_name), words.say("metavar-file")
            about = words.say("help-secret-file", flag=setting.flag if setting.has_flag else setting.name)
            yield setting.file_name, str | None, typer.Option(flag, metavar=metavar, help=about, show_default=False)


def _parameter(name: str, kind: Any, option: Any) -> inspect.Parameter:
    keyword = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(name, keyword, default=None, annotation=Annotated[kind, option])
