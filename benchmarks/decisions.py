"""Decisions per second of uniform play: our protocol against PettingZoo's connect four, stepped in the same run.

Ours: legal moves, an even choice among them, `decide`, the fold into the state: a uniform player needs no more.
The peer's: `last()`, which brings the action mask a uniform player needs, an even choice, `step`.
The promise is for plain seeded dice, since the peer has nothing to prove. Beside it stands what provable dice cost, and
what it costs to make the mover's whole sight for every decision.
Both sides are taken in turns, several times, and the medians are compared: a noisy moment hits both.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

from chantier.core.chance import SeededChance
from chantier.core.fairness import ProvableDice
from chantier.core.match import Dice, Match
from chantier.games.blueprints import Blueprints, Options

SECONDS = 0.5
ROUNDS = 7


class Row(NamedTuple):
    what: str
    ours: float
    peer: float
    promised: float | None

    @property
    def ratio(self) -> float:
        return self.ours / self.peer

    @property
    def kept(self) -> bool:
        return self.promised is None or self.ratio >= self.promised


def our_decisions(seats: int, provable: bool = False, sights: bool = False) -> Callable[[], int]:
    game, choice = Blueprints(), SeededChance("bench")

    def one_game() -> int:
        salts = [f"{random.getrandbits(64):016x}"] * seats
        dice: Dice = ProvableDice(game.name, random.randbytes(32), salts) if provable else lambda _: choice
        match = Match(game, seats, Options(), dice)
        while (seat := match.to_move()) is not None:
            legal = match.sight(seat).legal if sights else game.legal_moves(match.state)
            match.play(seat, legal.sample(choice))
        return len(match.log) - 1

    return one_game


def connect_four_decisions() -> Callable[[], int]:
    import numpy as np
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.raw_env()

    def one_game() -> int:
        env.reset(seed=random.getrandbits(31))
        steps = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        return steps

    return one_game


def rate(play_one_game: Callable[[], float]) -> float:
    """By processor time, which other work on the machine disturbs least."""
    decisions, start = 0.0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        decisions += play_one_game()
    return decisions / spent


def measure() -> list[Row]:
    players: dict[str, tuple[Callable[[], int], float | None]] = {}
    for seats in (2, 3, 4):
        players[f"{seats} seats"] = our_decisions(seats), 1.0
    for seats in (2, 3, 4):
        players[f"{seats} seats, provable dice"] = our_decisions(seats, provable=True), None
    for seats in (2, 3, 4):
        players[f"{seats} seats, sights"] = our_decisions(seats, sights=True), None
    players["peer"] = connect_four_decisions(), None
    rates: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(ROUNDS):
        for name, (play, _) in players.items():
            rates[name].append(rate(play))
    peer = median(rates.pop("peer"))
    return [Row(name, median(found), peer, players[name][1]) for name, found in rates.items()]
