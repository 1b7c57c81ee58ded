"""The table of docs/configuration.md, from the settings. `python -m tests.settings.documented` prints it."""

from __future__ import annotations

from chantier.core.rows import ADDRESSES
from chantier.settings.table import SETTINGS, Setting
from chantier.settings.values import shown
from chantier.words import Words

HEAD = ("| setting | expected | default | about |", "|---|---|---|---|")


def row(setting: Setting) -> str:
    words = Words("en")
    about = words.say(setting.help, known=ADDRESSES) if setting.name == "database" else words.say(setting.help)
    default = shown(setting, setting.default)
    notes = " Secret." if setting.secret else ""
    notes += "" if setting.has_flag else " Has no flag of its own."
    expected = words.sentence(setting.expected())
    return f"| `{setting.name}` | {expected} | {f'`{default}`' if default else ''} | {about}{notes} |"


def table() -> str:
    return "\n".join((*HEAD, *map(row, SETTINGS)))


if __name__ == "__main__":
    print(table())
