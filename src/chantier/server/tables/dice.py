"""Dice of one table's game: what each decision draws from, and the links that people open with their moves.

docs/fairness.md is the specification; games that an earlier version has begun go on with dice of the first form.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from chantier.core.chance import Chance
from chantier.core.errors import IllegalMove
from chantier.core.events import Seat
from chantier.core.evidence import Opening, hashed, link_fits, mixed_chance, next_mix
from chantier.core.fairness import Evidence, ProvableDice, SeatPromise, Signatures
from chantier.core.rows import By, SeatRow, StoredTurn, TableRow
from chantier.core.signing import Signer
from chantier.server.wire import DiceSteps, DiceTold


class MixState(msgspec.Struct, frozen=True):
    """Progress of a game's dice."""

    n: int
    """Of the newest decision."""
    mix: str
    newest: tuple[tuple[int, str], ...]
    """By seat: the newest link that was opened, and with which decision; at first the chain's end."""
    lost: tuple[Seat, ...] = ()
    seat: Seat | None = None
    chain_link: str | None = None


class TableDice:
    """Made when the salts are known; then told of every decision, in order."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], salts: Sequence[str], signer: Signer) -> None:
        self._row, self._signer = row, signer
        self._seed = bytes.fromhex(row.server_seed)
        self._first_form = ProvableDice(row.game, self._seed, salts) if row.dice_form == 1 else None
        self._people = [one.kind == "person" for one in seats]
        self._opening, promises = opening_of(row), promises_of(seats)
        newest = tuple((0, promise.chain_end or "") for promise in promises)
        self.state = MixState(0, self._opening.first_mix(promises, salts), newest)

    def chance(self, n: int, link: str | None) -> Chance:
        """The draws of decision n, if this link is opened with it."""
        if self._first_form is not None:
            return self._first_form(n)
        return mixed_chance(self._row.game, self._seed, self._mixed(n, link), n)

    def _mixed(self, n: int, link: str | None) -> str:
        if n == self.state.n:
            return self.state.mix
        assert n == self.state.n + 1, "decisions come one after the other"
        return next_mix(self.state.mix, n, link)

    def link(self, seat: Seat, n: int, given: str | None, is_lost: bool) -> str | None:
        """Checked link that a person opens with decision n; None: the chain is lost."""
        if self._first_form is not None or seat in self.state.lost:
            if given is not None:
                raise IllegalMove("chain_lost")
            return None
        if given is None:
            if not is_lost:
                raise IllegalMove("chain_link_missing", n=n)
            return None
        m, known = self.state.newest[seat]
        if not link_fits(given, n, known, m):
            raise IllegalMove("chain_link_wrong", n=n)
        return given

    def follow(self, turn: StoredTurn) -> None:
        """A decision has been stored."""
        if turn.n == 0 or self._first_form is not None:
            return
        seat, link, newest, lost = turn.seat, turn.chain_link, list(self.state.newest), self.state.lost
        if turn.by == "take_back":  # it draws nothing, so nobody opens anything
            seat = None
        if seat is not None and link is not None:
            newest[seat] = (turn.n, link)
        elif seat is not None and is_loss(turn.by, link) and seat not in lost:
            lost = (*lost, seat)
        self.state = MixState(turn.n, self._mixed(turn.n, link), tuple(newest), lost, seat, link)

    def told(self) -> DiceTold | None:
        """The newest decision, signed."""
        state = self.state
        if self._first_form is not None:
            return None
        signature = self._signer.sign(self._opening.mix_text(state.n, state.mix))
        return DiceTold(state.n, state.mix, signature, state.seat, state.chain_link)


def is_loss(by: By, link: str | None) -> bool:
    """A person moved without a link: from now on the chain is lost."""
    return by == "seat" and link is None


def opening_of(row: TableRow) -> Opening:
    return Opening(hashed(row.id), row.attempt, row.game, row.commitment)


def promises_of(seats: Sequence[SeatRow]) -> list[SeatPromise]:
    return [
        SeatPromise("person", one.salt_hash, one.chain_end) if one.kind == "person" else SeatPromise("bot")
        for one in seats
    ]


def have_promised(seats: Sequence[SeatRow]) -> bool:
    return all(one.chain_end is not None for one in seats if one.kind == "person")


def steps_of(row: TableRow, seats: Sequence[SeatRow], signer: Signer) -> DiceSteps | None:
    """Steps signed before the game; None for games of the first form."""
    if row.dice_form == 1:
        return None
    opening = opening_of(row)
    are_shown = row.status not in ("open", "abandoned") and have_promised(seats)
    return DiceSteps(
        signer.public_key,
        row.attempt,
        signer.sign(opening.commitment_text()),
        signer.sign(opening.promises_text(promises_of(seats))) if are_shown else None,
    )


def evidence_of(
    row: TableRow, seats: Sequence[SeatRow], turns: Sequence[StoredTurn], signer: Signer
) -> Evidence | None:  # fmt: skip
    """Evidence in a record of how its dice came about."""
    if row.dice_form == 1:
        return None
    opening, promises = opening_of(row), promises_of(seats)
    mix = opening.first_mix(promises, row.salts or ())
    start = signer.sign(opening.mix_text(0, mix))
    for turn in turns[1:]:
        mix = next_mix(mix, turn.n, turn.chain_link)
    return Evidence(
        server=signer.public_key,
        table=opening.table,
        attempt=row.attempt,
        seats=tuple(promises),
        chain_links=tuple(turn.chain_link for turn in turns[1:]),
        signatures=Signatures(
            signer.sign(opening.commitment_text()),
            signer.sign(opening.promises_text(promises)),
            start,
            signer.sign(opening.mix_text(len(turns) - 1, mix)),
        ),
    )
