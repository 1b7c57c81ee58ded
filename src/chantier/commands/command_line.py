"""A command as a person can type it."""

from __future__ import annotations

import os
import shlex


def typed(*arguments: str) -> str:
    """`./dev run` says how it calls us."""
    return f"{os.environ.get('CHANTIER_COMMAND', 'chantier')} {shlex.join(arguments)}"
