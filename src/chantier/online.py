"""Puts a server together: registered games, words and a store. `chantier serve` in one file."""

from __future__ import annotations

import gc
import os
import re
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from chantier import __version__
from chantier.core.errors import BadInput
from chantier.core.files import cannot
from chantier.core.rows import NodeRow
from chantier.registry import GAMES, offer_of
from chantier.server.app import build
from chantier.server.config import House, OfferedGame, Voice
from chantier.server.http.addresses import Proxies
from chantier.server.http.listener import Listener, address_of, bound, bound_to_path, host_and_port, listen
from chantier.server.limits import LimitSettings, check
from chantier.server.logs import set_up as set_up_logs
from chantier.server.notifications.settings import MailSettings, NotifySettings
from chantier.server.site_address import SiteAddress, site_address
from chantier.settings.values import Values
from chantier.store import Store
from chantier.words import LANGUAGES, Words, level_names

__all__ = ["set_up_logs"]
PAGES = Path(__file__).parent / "pages"
"""Written by the browser part's build; the wheel holds it, a checkout only once it was built."""
NODE_ADDRESS = "127.0.0.1"
SMTP_PORTS = {"starttls": 587, "tls": 465, "none": 25}
PHRASES = ("hello", "luck", "nice", "ouch", "wow", "think", "sorry", "turn", "thanks", "again", "bye")


class ServerSettings(NamedTuple):
    """Settings of a server, checked."""

    host: str
    port: int
    database: str
    generosity: float
    limits: tuple[str, ...]
    proxies: Proxies
    node_address: str = NODE_ADDRESS
    """HOST or HOST:PORT at which other servers on the same PostgreSQL database reach this one."""
    listener: int | None = None
    """The descriptor of a port that is open already."""
    notify: NotifySettings = NotifySettings()
    """How people are told that it is their turn."""
    site: SiteAddress = SiteAddress()
    unix_socket: Path | None = None
    """Instead of a port."""
    operator_token: str = ""
    """Opens the admin pages and /metrics; without one nobody from outside is let in there."""

    @property
    def limit_settings(self) -> LimitSettings:
        return LimitSettings(self.generosity, self.limits)

    def check(self) -> ServerSettings:
        """Refuses what cannot be used, before anything is opened."""
        check(self.limit_settings)
        host_and_port(self.node_address)
        return self


def database_in(folder: Path) -> str:
    """SQLite in a folder, which is made if need be, for its owner's eyes alone."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise cannot("cannot_write", folder, error) from None
    return f"sqlite:///{folder / 'chantier.db'}"


class NotifyOrder(NamedTuple):
    """Notifications, as they are asked for. Without a mail server there is no e-mail."""

    smtp_host: str = ""
    smtp_port: int = 0
    smtp_security: str = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: str = ""
    allow_private: bool = False
    after_s: float = NotifySettings().after_s

    def settings(self, site: SiteAddress) -> NotifySettings:
        """Refuses what does not fit together, before anything is opened."""
        mail = self._mail() if self.smtp_host else None
        if mail is not None and not site.public_origin:
            raise BadInput("mail_needs_public_url")
        public_url = f"{site.public_origin}{site.path('')}" if site.public_origin else ""
        return NotifySettings(public_url, mail, self.allow_private, self.after_s)

    def _mail(self) -> MailSettings:
        if "@" not in self.mail_from or re.search(r"[\r\n]", self.mail_from):
            raise BadInput("mail_needs_sender")
        security: Any = self.smtp_security
        port = self.smtp_port or SMTP_PORTS[self.smtp_security]
        return MailSettings(self.smtp_host, port, security, self.mail_from, self.smtp_user, self.smtp_password)


def _proxies(trusted: tuple[str, ...], announce: bool, unix_socket: bool) -> Proxies:
    if announce and not trusted and not unix_socket:
        raise BadInput("proxy_protocol_needs_proxies")
    return Proxies(trusted, announce)


def server_settings(values: Values) -> ServerSettings:
    """Everything that a server needs, refused if it does not fit together. Nothing is opened or made."""
    text, unix_socket = values.text, values.path("unix_socket")
    site = site_address(text("public_url"), text("base_path"), values.whole("hsts"))
    mail = (text("smtp_host"), values.whole("smtp_port"), text("smtp_security"), text("smtp_user"))
    rest = (text("smtp_password"), text("mail_from"), values.switch("allow_private_hooks"))
    settings = ServerSettings(
        text("host"),
        values.whole("port"),
        text("database"),
        values.number("generosity"),
        values.texts("limit"),
        _proxies(values.texts("trusted_proxy"), values.switch("proxy_protocol"), unix_socket is not None),
        text("node_address"),
        None,
        NotifyOrder(*mail, *rest, values.number("notify_after")).settings(site),
        site,
        unix_socket,
    )
    return settings.check()


def open_port(opening: ServerSettings) -> tuple[Listener, str]:
    """The port, or the Unix socket, and its address."""
    listener = _bound(opening)
    return listener, address_of(listener)


def _bound(opening: ServerSettings) -> Listener:
    if opening.unix_socket is not None:
        return bound_to_path(opening.unix_socket)
    return bound(opening.host, opening.port)


def all_nodes(database: str) -> tuple[float, list[tuple[NodeRow, int]]]:
    """The servers that share a database and how many tables each of them owns, and what time it is there."""
    store = Store.open(database)
    try:
        return store.all_nodes()
    finally:
        store.close()


def serve(words: Words, opening: ServerSettings, ready: Callable[[str], None]) -> None:
    """Runs until it is interrupted; `ready` is told the address."""
    listener = _bound(opening) if opening.listener is None else Listener(fileno=opening.listener)
    for_nodes = None if opening.database.startswith("sqlite") else bound(*host_and_port(opening.node_address))
    node_address = "" if for_nodes is None else address_of(for_nodes)
    store = Store.open_to_serve(opening.database, node_address, __version__)
    ours = (opening.notify, opening.site, opening.operator_token)
    house = House(offers(), store, voice(words.language), __version__, PAGES, *ours)
    node_port = None if for_nodes is None else for_nodes.getsockname()[1]
    app = build(house, opening.limit_settings, opening.proxies, node_port=node_port)
    gc.freeze()  # what was loaded stays: walking through it again and again would hold all tables up

    def opened() -> None:
        if store.writer is not None:  # whoever is asked here would be told what is no longer so
            store.writer.when_lost(partial(os.kill, os.getpid(), signal.SIGTERM))
        ready(address_of(listener))

    try:
        listen(app, [listener] if for_nodes is None else [listener, for_nodes], opened)
    finally:
        if opening.unix_socket is not None and opening.listener is None:
            opening.unix_socket.unlink(missing_ok=True)
        if not store.may_write:
            raise BadInput("database_taken_over", address=store.address)


def voice(language: str) -> Voice:
    """All languages; the first is for readers who speak none of them."""
    languages = (language, *(one for one in LANGUAGES if one != language))
    spoken = {one: Words(one) for one in languages}
    return Voice(
        languages,
        lambda sentence, one: spoken[one].sentence(sentence),
        {one: {key: words.say(f"phrase-{key}") for key in PHRASES} for one, words in spoken.items()},
        lambda one: page(spoken[one]),
        {one: level_names(one) for one in languages},
    )


def page(words: Words) -> str:
    """Page that a browser shows if the pages have not been built."""
    title, text = words.say("server-page-title"), words.say("server-page-text")
    return (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    )


def offers() -> dict[str, OfferedGame]:
    return {name: offer_of(registered) for name, registered in GAMES.items()}
