"""The command line's own words: usage, headings and complaints, in the person's language instead of the library's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from chantier.core.errors import BadInput
from chantier.words import Words

_spoken: dict[str, str] = {"usage": "Usage", "help": ""}


def speak_help(words: Words) -> None:
    """Sets the help's fixed strings. The library keeps them in one module for exactly this."""
    _spoken["usage"] = words.say("help-usage")
    _spoken["help"] = words.say("help-help")
    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("help-commands")
    rich_utils.DEFAULT_STRING = words.say("help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = words.say("help-required")


class _Speaking:
    def get_usage(self, ctx: Any) -> str:
        usage: str = super().get_usage(ctx)  # type: ignore[misc]
        return usage.replace("Usage", _spoken["usage"], 1)

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = _spoken["help"]
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
        return BadInput("value_needed", option=str(getattr(error, "option_name", "")))
    command = next((word for word in typed if not word.startswith("-")), "")
    return BadInput("usage", typed=command if command else " ".join(typed))


def _parameter_name(error: Exception) -> str:
    parameter = getattr(error, "param", None)
    names = getattr(parameter, "opts", None) or [getattr(parameter, "name", "")]
    return str(names[0]) if str(names[0]).startswith("-") else str(names[0]).upper()
