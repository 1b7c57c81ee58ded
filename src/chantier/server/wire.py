"""Frames of a table's socket, both ways. docs/wire.md is the specification, and a test compares the two."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chantier.core.decoding import Json, decode_json
from chantier.core.errors import BadInput
from chantier.core.events import Seat
from chantier.core.rows import SeatKind, Status

FRAME_MOST_BYTES = 512 * 1024
"""A gesture of two minutes at sixty targets a second fits."""
GESTURE_MOST_BYTES = 2048
TEXT_MOST = 280
HURRY_MOST = 20
REQUEST_MOST = 64
LANGUAGE_MOST = 20

Request = Annotated[str, msgspec.Meta(min_length=1, max_length=REQUEST_MOST)]
"""A client's own id for what it asks; the same id twice plays once."""
Number = Annotated[int, msgspec.Meta(ge=-1, le=2**31)]
NOTHING = msgspec.Raw(b"null")
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Asked(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Message from a client."""


class Enter(Asked, tag="enter", frozen=True):
    """The first frame: with a seat's token, or without one to look on. `last` is the last number seen. `explain`: with
    every sight comes what it means."""

    id: Request
    token: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    last: Number = -1
    explain: bool = False


class Play(Asked, tag="play", frozen=True):
    """A move; `n` is the number it will have, and of the link of the seat's chain that is opened with it. `chain_lost`:
    this device has not got the chain that was promised."""

    id: Request
    n: Number
    move: msgspec.Raw
    chain_link: Hash | None = None
    chain_lost: bool = False


class Promise(Asked, tag="promise", frozen=True):
    """Promise of a seat's share of the dice, for the secret with this commitment."""

    id: Request
    commitment: Hash
    salt_hash: Hash
    chain_end: Hash


class Reveal(Asked, tag="reveal", frozen=True):
    """The salt that a seat has promised, in hexadecimal digits."""

    id: Request
    salt: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class Say(Asked, tag="say", frozen=True):
    """A preset phrase by its key, or free text where the table allows it."""

    id: Request
    phrase: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=TEXT_MOST)] | None = None


class Gesture(Asked, tag="gesture", frozen=True):
    """Gesture of a hand: relayed to the others, never stored, and answered only if refused."""

    now: msgspec.Raw


class Take(Asked, tag="take", frozen=True):
    """The hand of the seat to move takes something, to be led live; `n` is the number the move will have."""

    id: Request
    n: Number
    what: msgspec.Raw
    chain_link: Hash | None = None
    chain_lost: bool = False


class HandTo(Asked, tag="hand", frozen=True):
    """Target of the hand from now on: never stored, answered only if refused. `seq` comes back in what moves."""

    live: Annotated[int, msgspec.Meta(ge=0, le=2**16 - 1)]
    seq: Annotated[int, msgspec.Meta(ge=0, le=2**32 - 1)]
    to: msgspec.Raw


class LetGo(Asked, tag="let_go", frozen=True):
    """The hand opens; what was led is the move. `there`: not before it is where it was last wanted."""

    id: Request
    there: bool = False


class PutBack(Asked, tag="put_back", frozen=True):
    """The hand thinks better of it."""

    id: Request


class Hurry(Asked, tag="hurry", frozen=True):
    """Playback speed here of acts that nobody leads live, compared to real time."""

    id: Request
    times: Annotated[float, msgspec.Meta(ge=1, le=HURRY_MOST)]


class InWords(Asked, tag="in_words", frozen=True):
    """This seat plays by words and chooses among places offered to it, and everybody at the table is told; or not."""

    id: Request
    on: bool


class AskTakeBack(Asked, tag="ask_take_back", frozen=True):
    """This seat wants to take its last move back. All others have to grant it."""

    id: Request


class AnswerTakeBack(Asked, tag="answer_take_back", frozen=True):
    """Answer to the question in `table`; whoever asked withdraws it by not granting. `back_to` says which question."""

    id: Request
    back_to: Number
    grant: bool


class Language(Asked, tag="language", frozen=True):
    """Language of all sentences from now on. Whoever asked for explanations is told at once what its sight means."""

    id: Request
    language: Annotated[str, msgspec.Meta(min_length=2, max_length=LANGUAGE_MOST)]


class Ping(Asked, tag="ping", frozen=True):
    """Is anybody there?"""

    id: Request


AnyAsked = (
    Enter
    | Play
    | Promise
    | Reveal
    | Say
    | Gesture
    | Take
    | HandTo
    | LetGo
    | PutBack
    | Hurry
    | InWords
    | AskTakeBack
    | AnswerTakeBack
    | Language
    | Ping
)


class Told(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Message from the server."""


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table as everybody sees it."""

    kind: SeatKind
    name: str
    bot: str | None = None
    here: bool = False
    stand_in: bool = False
    salt_hash: str | None = None
    chain_end: str | None = None
    guest: bool = False
    in_words: bool = False
    chain_lost: bool = False
    person: str | None = None


class ClockInfo(msgspec.Struct, frozen=True):
    """Seconds each seat had left when the seat to move began to think, and when that was (unix time)."""

    left: tuple[float, ...]
    since: float | None


class DiceSteps(msgspec.Struct, frozen=True, omit_defaults=True):
    """Signatures of the server before the game: on the commitment, and once all are there on the promises."""

    server: str
    attempt: int
    commitment: str
    promises: str | None = None


class DiceTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """The mix of the newest decision, signed, and the link that was opened with it by the seat that made it."""

    n: int
    mix: str
    signature: str
    seat: Seat | None = None
    chain_link: str | None = None


class TakeBackAsked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat wants to take back turn `back_to`, its last move, and what came after it. Those it `awaits` have not said
    anything yet; it lapses `until` then (unix time)."""

    seat: Seat
    back_to: int
    awaits: tuple[Seat, ...]
    until: float


class TableInfo(Told, tag="table", frozen=True):
    """Everything about a table that is not the game itself; sent whenever some of it has changed."""

    id: str
    game: str
    options: msgspec.Raw
    status: Status
    seats: tuple[SeatInfo, ...]
    commitment: str
    clock: msgspec.Raw
    patience_s: float
    you: Seat | None = None
    host: Seat | None = None
    clocks: ClockInfo | None = None
    talk: bool = False
    public: bool = False
    salts: tuple[str, ...] | None = None
    rematch_of: str | None = None
    rematch: str | None = None
    code: str | None = None
    onlookers: int = 0
    watching: tuple[str, ...] = ()
    watching_ids: tuple[str, ...] = ()
    unrated: bool = False
    steps: DiceSteps | None = None
    awaits: tuple[Seat, ...] = ()
    take_back: TakeBackAsked | None = None
    casual: bool = False
    hints_left: int | None = None
    hinted: tuple[int, ...] = ()


class SightTold(Told, tag="sight", frozen=True):
    """The whole view with the events that led to it. `n` is the number of the next move; `answers` names a request."""

    n: int
    sight: msgspec.Raw
    clocks: ClockInfo | None = None
    answers: str | None = None
    dice: DiceTold | None = None
    explanation: msgspec.Raw = NOTHING
    told: tuple[str, ...] = ()


class Explained(Told, tag="explained", frozen=True):
    """Explanation of the sight with the same `n`, where an engine works it out; null: there is none."""

    n: int
    explanation: msgspec.Raw = NOTHING


class Refused(Told, tag="refused", frozen=True):
    """Nothing has changed. The code is for programs, the text for people."""

    code: str
    text: str
    answers: str | None = None


class Done(Told, tag="done", frozen=True):
    """Confirmation of a request that needs no other answer."""

    answers: str


class Said(Told, tag="said", frozen=True):
    """A phrase comes in the reader's language, with its key; `number` counts from 0."""

    number: int
    name: str
    text: str
    at: float
    seat: Seat | None = None
    phrase: str | None = None
    person: str | None = None


class GestureTold(Told, tag="gesture", frozen=True):
    """Gesture of the seat to move."""

    seat: Seat
    now: msgspec.Raw


class LiveTold(Told, tag="live", frozen=True):
    """A hand has taken something, or is shown as if; what moves comes in binary frames with the same number."""

    live: int
    seat: Seat
    n: int
    about: Json
    shown: bool = False
    hurry: float = 1.0


class FeltTold(Told, tag="felt", frozen=True):
    """Further information on an act; sent again whenever some of it has changed."""

    live: int
    now: msgspec.Raw


class ChanceTold(Told, tag="chance", frozen=True):
    """Predicted result of letting go, as far as it was tried out on copies; sent again when more is known."""

    live: int
    now: msgspec.Raw


Why = Literal[
    "decided", "put_back", "left", "silent", "out_of_time", "taken_over", "withdrawn", "closing", "path_too_long",
    "site_worker_died", "store_unavailable", "server_trouble", "refused",
]  # fmt: skip


class OverTold(Told, tag="over", frozen=True):
    """It has ended. Unless it was `decided`, everything is as in the newest sight."""

    live: int
    why: Why


class RestTold(Told, tag="rest", frozen=True):
    """A practice site has come to rest; `answers` names the request that let go."""

    now: msgspec.Raw
    answers: str | None = None


TakeBackEnd = Literal["granted", "refused", "withdrawn", "lapsed"]


class TakeBackTold(Told, tag="take_back", frozen=True):
    """The question of a seat has ended; `by`: who refused. If it was granted, the sight comes with it."""

    seat: Seat
    why: TakeBackEnd
    by: Seat | None = None


class RevealAsked(Told, tag="reveal", frozen=True):
    """All promises are there, as told by `table`: send your salt within so many seconds, or you give up the seat."""

    within_s: float


class OpenTable(msgspec.Struct, frozen=True):
    """A line of the lobby."""

    id: str
    game: str
    seats: int
    open: int
    host: str
    clock: msgspec.Raw
    talk: bool
    created_at: float
    options: msgspec.Raw
    sitting: tuple[SeatKind, ...]
    bots: int


class Lobby(Told, tag="lobby", frozen=True):
    """The open public tables, the newest first, and how many people are at tables; on the lobby's socket only."""

    tables: tuple[OpenTable, ...]
    people: int


AnyTold = (
    TableInfo | SightTold | Explained | Refused | Done | Said | GestureTold | LiveTold | FeltTold | ChanceTold
    | OverTold | RestTold | TakeBackTold | RevealAsked | Lobby
)  # fmt: skip


def read(frame: str | bytes) -> AnyAsked:
    """A client's frame, strictly."""
    if _size(frame) > FRAME_MOST_BYTES:
        raise BadInput("frame_too_large", most=FRAME_MOST_BYTES)
    if isinstance(frame, bytes):
        raise BadInput("frame_not_text")
    asked: AnyAsked = decode_json(frame, AnyAsked)
    shown = asked.now if isinstance(asked, Gesture) else asked.to if isinstance(asked, HandTo) else b""
    if len(bytes(shown)) > GESTURE_MOST_BYTES:
        raise BadInput("frame_too_large", most=GESTURE_MOST_BYTES)
    return asked


def _size(frame: str | bytes) -> int:
    return len(frame) if isinstance(frame, bytes) or frame.isascii() else len(frame.encode())


def write(told: Told) -> bytes:
    return msgspec.json.encode(told)


class _Named(msgspec.Struct, frozen=True):
    id: Request


def request_of(frame: str | bytes) -> str | None:
    """The id in a frame that is otherwise wrong, so that its refusal can name it."""
    try:
        return msgspec.json.decode(frame, type=_Named).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
