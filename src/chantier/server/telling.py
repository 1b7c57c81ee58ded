"""Tells what has happened in sentences, for pages that know nothing about the game."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from chantier.core.errors import Sentence
from chantier.core.events import Event, Seat
from chantier.core.plain_game import addressed, player
from chantier.core.take_back import take_back_in
from chantier.server.config import OfferedGame, Voice

log = logging.getLogger(__name__)

Teller = Callable[[Sequence[Event], Seat | None], tuple[str, ...]]
"""Tells events to the one at a seat, or to an onlooker."""


def teller(offer: OfferedGame, voice: Voice, language: str) -> Teller | None:
    """For events that the reader may see; None where a game tells nothing."""
    tell = offer.tell
    if tell is None:
        return None

    def say(sentence: Sentence) -> str:
        return voice.say(sentence, language)

    def told(events: Sequence[Event], reader: Seat | None) -> tuple[str, ...]:
        back = take_back_in(events)
        if back is not None:
            later = told(events[1:], reader) if len(events) > 1 else ()
            return (say(addressed(Sentence("taken_back", name=player(back.seat)), reader)), *later)
        try:
            return tell(events, say, reader)
        except Exception:  # the game goes on without
            log.exception("events of %s could not be told", offer.game.name)
            return ()

    return told
