"""The command line's own words: usage, headings and complaints, in the person's language instead of the library's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import copy
from typing import Any

from typer.core import TyperCommand, TyperGroup

from chantier.core.errors import BadInput
from chantier.words import Words

_spoken: list[Words] = []
"""The language that was set last."""


def speak_help(words: Words) -> None:
    """Sets the language of the help."""
    _spoken[:] = [words]


def _speak() -> None:
    """Sets the help's fixed strings. The library keeps them in one module for exactly this; it takes long to load."""
    from typer import rich_utils

    words = _spoken[0]
    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("help-commands")
    rich_utils.DEFAULT_STRING = words.say("help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = words.say("help-required")


class _Speaking:
    def get_usage(self, ctx: Any) -> str:
        usage: str = super().get_usage(ctx)  # type: ignore[misc]
        return usage.replace("Usage:", _spoken[0].say("help-usage"), 1)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _speak()
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def get_params(self, ctx: Any) -> list[Any]:
        """Options show what they take (their metavar); arguments are named in the usage, and their types nowhere."""
        parameters: list[Any] = super().get_params(ctx)  # type: ignore[misc]
        for parameter in parameters:
            if parameter.param_type_name == "argument":
                parameter.type = copy(parameter.type)
                parameter.type.get_metavar = lambda *_, **__: ""
        return parameters

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = _spoken[0].say("help-help")
        return option


class SpeakingCommand(_Speaking, TyperCommand):
    pass


class SpeakingGroup(_Speaking, TyperGroup):
    pass


def usage_refusal(error: Exception, typed: Sequence[str]) -> BadInput | None:
    """The library's complaint about the command line as one of our refusals; None if it is something else."""
    kinds = {kind.__name__ for kind in type(error).__mro__}
    if "UsageError" not in kinds:
        return None
    if "NoSuchOption" in kinds:
        return BadInput("no_such_flag", flag=str(getattr(error, "option_name", "")))
    if "MissingParameter" in kinds:
        return BadInput("parameter_missing", parameter=_parameter_name(error))
    if "BadParameter" in kinds:
        return BadInput("parameter_not_understood", parameter=_parameter_name(error))
    if "BadOptionUsage" in kinds:
        option = str(getattr(error, "option_name", ""))
        wants_value = not any(word.startswith(f"{option}=") for word in typed)
        return BadInput("value_needed" if wants_value else "value_unexpected", option=option)
    surplus = re.search(r"unexpected extra arguments?(?:\(s\))? \((.*)\)", str(error))
    if surplus:
        return BadInput("arguments_unexpected", arguments=surplus[1])
    command = next((word for word in typed if not word.startswith("-")), "")
    return BadInput("usage", typed=command or " ".join(typed))


def _parameter_name(error: Exception) -> str:
    """An option as it is typed, an argument as the help calls it."""
    parameter: Any = getattr(error, "param", None)
    name = str(parameter.opts[0])
    return name if name.startswith("-") else str(parameter.metavar)
