"""Settings of notifications that an operator makes."""

from __future__ import annotations

from typing import Literal, NamedTuple

MailSecurity = Literal["starttls", "tls", "none"]


class MailSettings(NamedTuple):
    """The mail server that takes our mail."""

    host: str
    port: int
    security: MailSecurity
    sender: str
    user: str = ""
    password: str = ""


class NotifySettings(NamedTuple):
    public_url: str = ""
    """The address of this server for links in messages; where it is not set, each person's own way to it."""
    mail: MailSettings | None = None
    allow_private: bool = False
    """Webhooks and push services may be anywhere, also inside, and without encryption."""
    after_s: float = 60.0
    """So long somebody has to come to the table or to move before a message is sent."""
