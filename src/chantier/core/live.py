"""Acts that take a while and are led by a hand: what a game offers that can be played live.

An act runs in a worker process, tick by tick, at the pace of the clock. What it comes to is a move like any other, and
is decided like any other: whatever is shown on the way is only shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from chantier.core.chance import Chance
from chantier.core.events import Event, Seat
from chantier.core.moves import Move


class Question(NamedTuple):
    """Question of what would follow from letting go now. Another process tries it out and may take its time."""

    tries: Callable[[], Iterator[bytes | None]] | None
    """What is known so far, as JSON, again and again; None in between, whenever it may be stopped. It can be pickled.
    Without any, what was asked last is no longer asked."""


class Act(Protocol):
    """Something going on in a worker process."""

    ticks_per_s: int
    ticks_per_frame: int

    @property
    def tick(self) -> int:
        """Current tick."""

    @property
    def let_go(self) -> bool:
        """Nobody leads it any more."""

    @property
    def disturbed(self) -> bool:
        """Something else than what the hand holds is no longer as it was: it cannot be put back any more."""

    @property
    def binding(self) -> bool:
        """Something has happened that cannot be taken back: from now on it is not given up, only let go, also by going
        away. True before anybody is told of it by `moved`."""

    def feed(self, aim: Any) -> None:
        """Sets the target of the hand from the next tick on."""

    def release(self, there: bool = False) -> None:
        """Let go: now, or as soon as the hand is where it was last wanted, or gets no nearer."""

    def step(self) -> bool:
        """On by one tick. False: it is over, and there was nothing left to do."""

    def moved(self) -> bytes | None:
        """Poses of everything that has moved since the act began, and the newest contacts. None: unchanged
        since the last call."""

    def felt(self) -> bytes | None:
        """Further information, as JSON; None: unchanged since the last call."""

    def asks(self) -> Question | None:
        """Question to be tried out in another process; None: unchanged."""

    def result(self) -> Any:
        """Once it is over: what `Live.finished` wants to know."""


class Begun(NamedTuple):
    """An act that may be done."""

    make: Callable[[], Act]
    """Called in the worker process."""
    about: Any
    """What everybody is told about it."""
    led: bool = True
    """False: no hand leads it, it goes on by itself."""


class Showing(NamedTuple):
    """A move that nobody has led live, to be shown as if."""

    about: Any
    frames_per_s: int
    ticks_per_frame: int
    frames: Sequence[bytes]
    """As `Act.moved` tells them; the same again where nothing moves."""


class Live(Protocol):
    """Interface of a game that can be played live, in addition to the one protocol."""

    def taken(self, asked: bytes) -> Any:
        """Decodes what a hand takes, strictly, from untrusted JSON."""

    def aim(self, asked: bytes) -> Any:
        """Decodes the target of a hand, strictly, from untrusted JSON."""

    def begin(self, state: Any, seat: Seat, taken: Any, chance: Chance) -> Begun:
        """Or IllegalMove. The chance is that of the decision which will follow."""

    def finished(self, result: Any) -> Move:
        """The move an act came to. What was seen of it is remembered until `forget`."""

    def forget(self, move: Move) -> None: ...

    def showing(self, state: Any, events: Sequence[Event]) -> Showing | None:
        """Movement in the events that followed a state; None: nothing moved."""


class Practice(Protocol):
    """A game's offer to practise alone: acts on a position that the client sends, with nothing judged or stored."""

    def begin(self, asked: bytes) -> Begun:
        """From a stranger's JSON, strictly: the position, and what the hand takes there; or a Refusal."""

    def aim(self, asked: bytes) -> Any:
        """Decodes the target of a hand, strictly, from untrusted JSON."""

    def rest(self, result: Any) -> Any:
        """Message to the client when an act has ended: the position at rest."""
