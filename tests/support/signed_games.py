"""Games with dice of the second form, played here by everybody at once: the server, every device, and cheats."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

from chantier.core.chance import Chance, SeededChance
from chantier.core.evidence import Chain, Opening, hash_hex, mixed_chance, next_mix
from chantier.core.fairness import Evidence, Fairness, SeatPromise, Signatures, commit
from chantier.core.game import AnyGame
from chantier.core.match import Match
from chantier.core.receipts import Receipt, Statement
from chantier.core.record import History, Record, Recorder, enveloped
from chantier.core.record_notes import Remark
from chantier.core.sight import Sight
from chantier.core.signing import Signer
from chantier.registry import GAMES

LENGTH = 300
"""Of a chain, for games that are shorter than this."""
Choose = Callable[[Sight], Any]


def made(seed: str, what: object, size: int = 32) -> bytes:
    """Bytes that are the same every time."""
    return hashlib.sha256(f"{seed}/{what}".encode()).digest()[:size]


class SignedGame:
    """One game as it happens online, without a server. `people`: which seats are persons'."""

    def __init__(self, game: AnyGame, people: Sequence[bool], seed: str, options: Any = None, attempt: int = 1) -> None:
        self.game, self.people = game, people
        self.signer = Signer(made("a server", "key"))
        self.server_seed = made(seed, "secret")
        self.chains = [Chain(made(seed, f"chain {seat}"), LENGTH) for seat in range(len(people))]
        self.salts = [made(seed, f"salt {seat}", 16).hex() if one else "" for seat, one in enumerate(people)]
        self.seats = [
            SeatPromise("person", hash_hex(self.salts[seat]), self.chains[seat].end) if one else SeatPromise("bot")
            for seat, one in enumerate(people)
        ]
        table = hashlib.sha256(made(seed, "table")).hexdigest()
        self.opening = Opening(table, attempt, game.name, commit(self.server_seed))
        self.mixes = [self.opening.first_mix(self.seats, self.salts)]
        self.links: list[str | None] = []
        self.notes: list[Remark] = []
        self.absent: set[int] = set()
        self.is_casual = False
        self.match = Match(game, len(people), options or game.options_type(), self._chance)

    def _chance(self, n: int) -> Chance:
        return mixed_chance(self.game.name, self.server_seed, self.mixes[n], n)

    def stand_in(self, seat: int) -> None:
        self.absent.add(seat)
        self.notes.append(Remark(len(self.match.log), "stand_in", seat))

    def returned(self, seat: int) -> None:
        self.absent.discard(seat)
        self.notes.append(Remark(len(self.match.log), "returned", seat))

    def chain_lost(self, seat: int) -> None:
        self.absent.add(seat)
        self.notes.append(Remark(len(self.match.log), "chain_lost", seat))

    def play(self, choose: Choose) -> bool:
        """One move; False: the game was over."""
        seat, n = self.match.to_move(), len(self.match.log)
        if seat is None:
            return False
        opens = self.people[seat] and seat not in self.absent
        self.links.append(self.chains[seat].link(n) if opens else None)
        self.mixes.append(next_mix(self.mixes[-1], n, self.links[-1]))
        self.match.play(seat, choose(self.match.sight(seat)))
        return True

    def take_back(self, seat: int) -> None:
        """Granted by everybody."""
        n = len(self.match.log)
        self.match.take_back(seat)
        self.links.append(None)
        self.mixes.append(next_mix(self.mixes[-1], n, None))
        self.is_casual = True

    def play_on(self, choose: Choose) -> SignedGame:
        while self.play(choose):
            pass
        return self

    def sign(self, text: str) -> Statement:
        return Statement(text, self.signer.sign(text))

    def fairness(self) -> Fairness:
        last = len(self.mixes) - 1
        signatures = Signatures(
            self.signer.sign(self.opening.commitment_text()),
            self.signer.sign(self.opening.promises_text(self.seats)),
            self.signer.sign(self.opening.mix_text(0, self.mixes[0])),
            self.signer.sign(self.opening.mix_text(last, self.mixes[last])),
        )
        evidence = Evidence(
            self.signer.public_key,
            self.opening.table,
            self.opening.attempt,
            tuple(self.seats),
            tuple(self.links),
            signatures,
        )
        seed = None if self.match.outcome() is None else self.server_seed.hex()
        return Fairness(self.opening.commitment, seed, tuple(self.salts), evidence)

    def record(self, recorder: Recorder) -> Record:
        names = [f"Ada {seat}" if one else f"greedy {seat}" for seat, one in enumerate(self.people)]
        turns = [turn.events for turn in self.match.log]
        history = History(self.match.options, names, turns, self.notes, self.is_casual)
        return enveloped(self.game, recorder, history, self.fairness())

    def receipt(self) -> Receipt:
        """What a device that was there all the time has kept."""
        last = len(self.mixes) - 1
        texts = [
            self.opening.commitment_text(),
            self.opening.promises_text(self.seats),
            self.opening.mix_text(0, self.mixes[0]),
            self.opening.mix_text(last, self.mixes[last]),
        ]
        return Receipt("chantier-receipt/1", self.signer.public_key, tuple(self.sign(text) for text in texts))


def signed_game(seed: str) -> SignedGame:
    """A whole game of Blueprints between a person and a bot."""
    registered, thought = GAMES["blueprints"], SeededChance(seed)
    mind = registered.bots["uniform"]()
    return SignedGame(registered.game, (True, False), seed).play_on(lambda sight: mind.choose(sight, thought))
