"""What is said at a table: preset phrases, which everybody reads in their own language, and free text where allowed."""

from __future__ import annotations

from chantier.core.errors import Refusal
from chantier.core.kept import TalkRow
from chantier.server import wire
from chantier.server.offers import Voice


def check_say(asked: wire.Say, voice: Voice, free_text: bool) -> None:
    if (asked.phrase is None) == (asked.text is None):
        raise Refusal("say_one_thing")
    if asked.phrase is not None and asked.phrase not in voice.phrases[voice.languages[0]]:
        raise Refusal("phrase_unknown")
    if asked.text is not None and not free_text:
        raise Refusal("no_free_talk")
    if asked.text is not None and not asked.text.isprintable():
        raise Refusal("text_not_printable")


def said(row: TalkRow, voice: Voice, language: str) -> bytes:
    """Empty where whoever said it has been forgotten."""
    text = row.text if row.phrase is None else voice.phrases[language].get(row.phrase)
    return wire.write(wire.Said(row.number, row.name, text or "", row.at, row.seat, row.phrase))
