"""The coach in a process of its own, which makes way for everybody else: for a server, whose games must not wait."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec

from chantier.core import processes
from chantier.core.errors import Refusal
from chantier.games.blueprints.view import View

NICENESS = 10
Said = bytes | tuple[int, int] | Refusal
"""What comes through the pipe: how much is done and of how much, and in the end the analysis or why there is none."""


def analysed_apart(written: bytes, watch: Callable[[int, int], None]) -> bytes:
    """The analysis of a record, JSON in and out. The process is gone afterwards; and if this one ends before."""
    ours, theirs = multiprocessing.get_context("spawn").Pipe(duplex=False)
    process = processes.child(work, theirs, written)
    process.start()
    theirs.close()
    try:
        return listen(ours, watch)
    finally:
        ours.close()
        process.join()


def hinted(view: View) -> msgspec.Struct:
    """A few good picks, in the process of a crew: it alone loads the search."""
    try:
        from chantier.lab.blueprints.coach.hints import hints_for
    except ImportError:
        raise Refusal("no_strong_search") from None
    return hints_for(view)


def listen(ours: Connection, watch: Callable[[int, int], None]) -> bytes:
    """Until there is an answer; a process that has died has none."""
    while True:
        try:
            said: Said = ours.recv()
        except EOFError:
            raise Refusal("server_trouble") from None
        if isinstance(said, Refusal):
            raise said
        if isinstance(said, bytes):
            return said
        watch(*said)


def work(theirs: Connection, written: bytes) -> None:
    """Main function of the process. Ctrl-C is handled by the server; once that is gone, the process stops."""
    processes.ignore_interrupts()
    processes.lower_priority(NICENESS)
    theirs.send((0, 1))  # it has begun, though nothing can be said yet
    # Compiled code takes long to load, and the server's own process has no use for it.
    from chantier.lab.blueprints.coach.accounts import analysed

    with suppress(BrokenPipeError):
        try:
            theirs.send(analysed(written, watch=lambda done, of: theirs.send((done, of))))
        except Refusal as refusal:
            theirs.send(refusal)
