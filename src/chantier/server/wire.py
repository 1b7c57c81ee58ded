"""What goes over the socket, both ways. docs/wire.md is the specification, and a test compares the two."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from chantier.core.errors import BadInput, Refusal
from chantier.core.events import Seat

FRAME_MOST_BYTES = 512 * 1024
"""A gesture of two minutes at sixty targets a second fits."""
GESTURE_MOST_BYTES = 2048
TEXT_MOST = 280

Request = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""A client's own id for what it asks; the same id twice is done once."""
Hex = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){1,64}$")]


class _Asked(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    pass


class Enter(_Asked, tag="enter", frozen=True):
    """The first frame: with a seat's token, or without one to look on. `last` is the last number seen."""

    id: Request
    token: str | None = None
    last: Annotated[int, msgspec.Meta(ge=-1)] = -1


class Play(_Asked, tag="play", frozen=True):
    """`n` is the number the move will have."""

    id: Request
    n: int
    move: msgspec.Raw


class Reveal(_Asked, tag="reveal", frozen=True):
    """A seat's own entropy, whose hash was given when sitting down."""

    id: Request
    entropy: Hex


class Say(_Asked, tag="say", frozen=True):
    id: Request
    phrase: str | None = None
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=TEXT_MOST)] | None = None


class Gesture(_Asked, tag="gesture", frozen=True):
    """What a hand does just now: relayed to the others, never stored, and not answered unless refused."""

    now: msgspec.Raw


class Ping(_Asked, tag="ping", frozen=True):
    id: Request


Asked = Enter | Play | Reveal | Say | Gesture | Ping


class _Told(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    pass


class SeatInfo(msgspec.Struct, frozen=True):
    """A place at the table as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None
    here: bool = False
    stand_in: bool = False


class ClockInfo(msgspec.Struct, frozen=True):
    """Seconds each seat has left, and since when (unix time) the one to move has been thinking."""

    left: tuple[float, ...]
    since: float | None


class TableInfo(_Told, tag="table", frozen=True):
    """Everything about a table that is not the game itself."""

    id: str
    game: str
    options: Any
    status: Literal["open", "starting", "running", "ended", "abandoned"]
    seats: tuple[SeatInfo, ...]
    you: Seat | None
    commitment: str
    clock: Any
    clocks: ClockInfo | None
    talk: bool
    public: bool
    rematch: str | None = None


class SightTold(_Told, tag="sight", frozen=True):
    """The whole view, with the events since the number last seen. `answers` is the id of the request it answers."""

    n: int
    sight: msgspec.Raw
    clocks: ClockInfo | None = None
    answers: str | None = None


class Refused(_Told, tag="refused", frozen=True):
    id: str | None
    code: str
    text: str


class Done(_Told, tag="done", frozen=True):
    """A request without another answer was carried out."""

    id: str


class Said(_Told, tag="said", frozen=True):
    number: int
    seat: Seat | None
    name: str
    at: float
    phrase: str | None = None
    text: str | None = None


class GestureTold(_Told, tag="gesture", frozen=True):
    seat: Seat
    now: msgspec.Raw


class RevealAsked(_Told, tag="reveal", frozen=True):
    """The game is about to begin: send your entropy within so many seconds, or it is left out."""

    within_s: float


Told = TableInfo | SightTold | Refused | Done | Said | GestureTold | RevealAsked

_decoder = msgspec.json.Decoder(Asked)


def read(frame: str | bytes) -> Asked:
    """A client's frame, strictly."""
    from chantier.core.decoding import refusal

    if len(frame) > FRAME_MOST_BYTES:
        raise BadInput("frame_too_large", most=FRAME_MOST_BYTES)
    try:
        asked: Asked = _decoder.decode(frame)
    except msgspec.ValidationError as error:
        raise refusal(error) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadInput("json_malformed") from None
    if isinstance(asked, Gesture) and len(bytes(asked.now)) > GESTURE_MOST_BYTES:
        raise BadInput("frame_too_large", most=GESTURE_MOST_BYTES)
    return asked


def write(told: Told) -> bytes:
    return msgspec.json.encode(told)


def request_of(frame: str | bytes) -> str | None:
    """The id in a frame that is otherwise wrong, so that its refusal can name it."""
    try:
        found = msgspec.json.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    named = found.get("id") if isinstance(found, dict) else None
    return named if isinstance(named, str) and len(named) <= 64 else None


def facts_of(refusal: Refusal) -> dict[str, Any]:
    return {name: str(fact) for name, fact in refusal.facts.items()}
