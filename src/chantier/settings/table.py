"""Table of all settings. Flags, environment variables, keys of the file and docs/configuration.md follow from it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from chantier.core.errors import Sentence

Kind = Literal["text", "whole", "number", "switch", "list", "path"]
Value = str | int | float | bool | tuple[str, ...]
PREFIX = "CHANTIER_"
FILE_ENDING = "_file"
SMTP_SECURITIES = ("starttls", "tls", "none")
LOG_FORMATS = ("text", "json")
LOG_LEVELS = ("debug", "info", "warning", "error")


class Setting(NamedTuple):
    """One setting. Its name is the key in the file; the flag and the environment variable are made of it."""

    name: str
    kind: Kind
    default: Value
    help: str
    """The key of a sentence about it."""
    secret: bool = False
    """It may hold a password: its value is never shown, and it can be read from a file of its own."""
    has_flag: bool = True
    least: float | None = None
    most: float | None = None
    is_above_least: bool = False
    """The least value itself is not allowed."""
    choices: tuple[str, ...] = ()

    @property
    def flag(self) -> str:
        return flag_of(self.name)

    @property
    def variable(self) -> str:
        return variable_of(self.name)

    @property
    def file_name(self) -> str:
        """The name of the setting that holds the path of a file with the value. Secrets have one."""
        return f"{self.name}{FILE_ENDING}"

    def expected(self) -> Sentence:
        """A description of the values that are allowed."""
        if self.choices:
            return Sentence("setting_one_of", known=", ".join(self.choices))
        if self.kind not in ("whole", "number"):
            return Sentence(EXPECTED[self.kind])
        least, most = f"{self.least:g}" if self.least is not None else "", _bound(self.most)
        if self.is_above_least:
            return Sentence("setting_number_above", least=least)
        if self.kind == "whole":
            return Sentence("setting_whole_between", least=least, most=most)
        return Sentence("setting_number_between", least=least, most=most)


EXPECTED: dict[Kind, str] = {
    "text": "setting_text",
    "path": "setting_path",
    "switch": "setting_switch",
    "list": "setting_list",
}


def flag_of(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def variable_of(name: str) -> str:
    return f"{PREFIX}{name.upper()}"


def _bound(most: float | None) -> str:
    return "" if most is None else str(round(most))


CONFIG = Setting("config", "path", "", "help-config-file")
SETTINGS: tuple[Setting, ...] = (
    Setting("host", "text", "127.0.0.1", "help-host"),
    Setting("port", "whole", 8000, "help-port", least=0, most=65_535),
    Setting("unix_socket", "path", "", "help-unix-socket"),
    Setting("database", "text", "", "help-database", secret=True),
    Setting("data_dir", "path", "", "help-data-dir"),
    Setting("public_url", "text", "", "help-public-url"),
    Setting("base_path", "text", "", "help-base-path"),
    Setting("trusted_proxy", "list", (), "help-trusted-proxy"),
    Setting("proxy_protocol", "switch", False, "help-proxy-protocol"),
    Setting("hsts", "whole", 15_552_000, "help-hsts", least=0, most=63_072_000),
    Setting("generosity", "number", 1.0, "help-generosity", least=0, is_above_least=True),
    Setting("limit", "list", (), "help-limit"),
    Setting("workers", "whole", 1, "help-serve-workers", least=1, most=256),
    Setting("node_address", "text", "127.0.0.1", "help-node-address"),
    Setting("smtp_host", "text", "", "help-smtp-host"),
    Setting("smtp_port", "whole", 0, "help-smtp-port", least=0, most=65_535),
    Setting("smtp_security", "text", "starttls", "help-smtp-security", choices=SMTP_SECURITIES),
    Setting("smtp_user", "text", "", "help-smtp-user"),
    Setting("smtp_password", "text", "", "help-smtp-password", secret=True, has_flag=False),
    Setting("mail_from", "text", "", "help-mail-from"),
    Setting("allow_private_hooks", "switch", False, "help-allow-private-hooks"),
    Setting("notify_after", "number", 60.0, "help-notify-after", least=0, most=86_399),
    Setting("log_format", "text", "text", "help-log-format", choices=LOG_FORMATS),
    Setting("log_level", "text", "warning", "help-log-level", choices=LOG_LEVELS),
    Setting("admin_token", "text", "", "help-admin-token", secret=True, has_flag=False),
)
STORE = tuple(one for one in SETTINGS if one.name in ("database", "data_dir"))
"""The settings that say where everything is kept."""
OPERATOR = tuple(one for one in SETTINGS if one.name in ("admin_token", "data_dir"))
"""The settings that say where the operator's token is."""
BESIDE = frozenset({"command", "listener", "server"})
"""Names of our own environment variables that are no settings: of ./dev, and for worker processes."""
