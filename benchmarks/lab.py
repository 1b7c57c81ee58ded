"""The kernel against other fast games: decisions a second on one core, and what a second thread adds.

A decision is one choice among legal moves, made evenly at random; what chance does in between is not counted, for us no
more than for a peer. Ours are whole games with four seats. The peers:
- OpenSpiel's backgammon, stepped by a loop in Python: legal actions, an even choice, apply.
- OpenSpiel's backgammon and yacht, played out in C++: `RandomRolloutEvaluator`, called by an `MCTSBot` that simulates
  once, so that the loop over a game's moves is its own. It does not count moves; how many a game has on average is
  counted in games between its uniform bots.
- Pgx's backgammon, 1024 games at once, compiled by JAX, steps in one `scan`. There a move of a single piece is a step.
- Our own rules, the readable ones, as in decisions.py.
- PettingZoo's connect four (raw), as in decisions.py, against steps of the batched environment with all it shows.

Everything but the threads is measured in processor time, pinned to one core, in turns, and medians are compared.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from statistics import mean, median

from benchmarks.decisions import Row, connect_four_decisions, our_decisions, rate

ROUNDS = 5
SEATS = 4
GAMES_AT_ONCE = 1000
BATCH = 1024
STEPS_AT_ONCE = 64
ROLLOUTS = 50
COUNTED_GAMES = 400
THREADED_GAMES = 40_000


def kernel_decisions(threads: int = 1, games: int = GAMES_AT_ONCE) -> Callable[[], int]:
    from chantier.lab.blueprints.kernel.playing import uniform_games

    seeds = count()
    return lambda: uniform_games(games, SEATS, next(seeds), threads).decisions


def batch_steps() -> Callable[[], int]:
    from chantier.envs.blueprints_batch import BlueprintsBatch

    batch = BlueprintsBatch(BATCH, SEATS, opponents=None)
    batch.reset(seed=0)

    def one_step() -> int:
        batch.step(batch.uniform_actions())
        return BATCH

    return one_step


def stepped_in_python(name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def one_game() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return one_game


def rolled_out(name: str) -> Callable[[], float]:
    import pyspiel

    game = pyspiel.load_game(name)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 1000, False, 1, False)
    begun = game.new_initial_state()
    while begun.is_chance_node():
        begun.apply_action(begun.legal_actions()[0])
    length = mean(_decisions_of_one_game(game, seed) for seed in range(COUNTED_GAMES))

    def some_games() -> float:
        bot.mcts_search(begun)
        return ROLLOUTS * length

    return some_games


def _decisions_of_one_game(game: object, seed: int) -> int:
    import pyspiel

    state = game.new_initial_state()  # type: ignore[attr-defined]
    pyspiel.evaluate_bots(state, [pyspiel.make_uniform_random_bot(seat, 2 * seed + seat) for seat in range(2)], seed)
    return sum(move.player >= 0 for move in state.full_history())


def pgx_steps() -> Callable[[], int]:
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    import jax
    import jax.numpy as jnp
    import pgx

    environment = pgx.make("backgammon")
    begin, advance = jax.vmap(environment.init), jax.vmap(environment.step)

    @jax.jit  # type: ignore[untyped-decorator]
    def some_steps(key: object) -> object:
        def step(carried: tuple[object, object], _: None) -> tuple[tuple[object, object], None]:
            state, key = carried
            key, choosing, rolling = jax.random.split(key, 3)
            weights = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)  # type: ignore[attr-defined]
            actions = jax.random.categorical(choosing, weights, axis=-1)
            return (advance(state, actions, jax.random.split(rolling, BATCH)), key), None

        beginning, key = jax.random.split(key)
        state = begin(jax.random.split(beginning, BATCH))
        return jax.lax.scan(step, (state, key), None, length=STEPS_AT_ONCE)[0]

    keys = count()

    def run() -> int:
        jax.block_until_ready(some_steps(jax.random.PRNGKey(next(keys))))
        return BATCH * STEPS_AT_ONCE

    return run


@contextmanager
def one_core() -> Iterator[None]:
    """Threads that are made meanwhile stay there."""
    usual = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(usual)})
    yield
    os.sched_setaffinity(0, usual)


def measure() -> list[Row]:
    with one_core():
        kernel, batch = kernel_decisions(), batch_steps()
        pairs: dict[str, tuple[Callable[[], float], Callable[[], float], float]] = {
            "OpenSpiel backgammon, stepped in Python": (kernel, stepped_in_python("backgammon"), 50),
            "OpenSpiel backgammon, rollouts in C++": (kernel, rolled_out("backgammon"), 20),
            "OpenSpiel yacht, rollouts in C++": (kernel, rolled_out("yacht"), 20),
            "Pgx backgammon, batch of 1024": (kernel, pgx_steps(), 100),
            "our own readable rules": (kernel, our_decisions(SEATS), 150),
            "batched environment / PettingZoo connect_four_v3": (batch, connect_four_decisions(), 100),
        }
        rates = _in_turns({player for ours, peer, _ in pairs.values() for player in (ours, peer)})
    rows = [Row(what, rates[ours], rates[peer], promised) for what, (ours, peer, promised) in pairs.items()]
    return [*rows, _two_threads()]


def _in_turns(players: set[Callable[[], float]]) -> dict[Callable[[], float], float]:
    for play in players:
        play()  # what has to be compiled is
    found: dict[Callable[[], float], list[float]] = {play: [] for play in players}
    for _ in range(ROUNDS):
        for play in players:
            found[play].append(rate(play))
    return {play: median(rates) for play, rates in found.items()}


def _two_threads() -> Row:
    """By the clock on the wall: it needs two cores that nobody else uses."""
    one, two = kernel_decisions(1, THREADED_GAMES), kernel_decisions(2, THREADED_GAMES)
    found = [(_by_the_clock(one), _by_the_clock(two)) for _ in range(ROUNDS)]
    return Row("two threads / one thread", median(b for _, b in found), median(a for a, _ in found), 1.7)


def _by_the_clock(play: Callable[[], float]) -> float:
    begun = time.perf_counter()
    return play() / (time.perf_counter() - begun)
