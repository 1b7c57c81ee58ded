"""Graphics that a terminal says it has: kitty's protocol or sixel. It is asked, never guessed from its name."""

from __future__ import annotations

import re
import select
import sys
import time
from typing import IO, Any, Literal

Protocol = Literal["kitty", "sixel"]

ANSWER_MOST_S = 0.5
"""Longer than a terminal needs, shorter than a person notices."""
LONGEST_ANSWER = 400
_KITTY_QUESTION = "\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\"
_ATTRIBUTES_QUESTION = "\x1b[c"
"""Primary device attributes: every terminal answers, so nothing is waited for in vain."""
_ATTRIBUTES = re.compile(r"\x1b\[\?([0-9;]*)c")
_SIXEL = "4"


def protocol_of(answer: str) -> Protocol | None:
    """The protocol that a terminal's answer to both questions promises."""
    if "\x1b_Gi=31;OK" in answer:
        return "kitty"
    attributes = _ATTRIBUTES.search(answer)
    return "sixel" if attributes is not None and _SIXEL in attributes[1].split(";")[1:] else None


def ask_terminal(keyboard: IO[str] | None = None, screen: IO[str] | None = None) -> Protocol | None:
    """Asks the terminal for its graphics; None where there is no terminal, or none that answers."""
    keyboard, screen = keyboard or sys.stdin, screen or sys.stdout
    try:
        import termios
        import tty
    except ImportError:  # Windows
        return None
    if keyboard is None or screen is None or not (keyboard.isatty() and screen.isatty()):
        return None
    try:
        before = termios.tcgetattr(keyboard)
        tty.setcbreak(keyboard, termios.TCSANOW)
    except termios.error:
        return None
    try:
        screen.write(_KITTY_QUESTION + _ATTRIBUTES_QUESTION)
        screen.flush()
        return protocol_of(_answer(keyboard))
    finally:
        termios.tcsetattr(keyboard, termios.TCSANOW, before)


def _answer(keyboard: IO[Any]) -> str:
    """Characters up to the end of the device attributes, which come last."""
    import os

    came, until = "", time.monotonic() + ANSWER_MOST_S
    while len(came) < LONGEST_ANSWER and not _ATTRIBUTES.search(came):
        ready, _, _ = select.select([keyboard], [], [], max(until - time.monotonic(), 0.0))
        if not ready:
            break
        came += os.read(keyboard.fileno(), 64).decode("latin-1")
    return came
