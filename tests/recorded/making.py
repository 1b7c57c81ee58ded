"""Makes the recorded games: for each plan the first game of its series in which everything wanted happens."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from chantier.bots.men_at_work import Apprentice
from chantier.bots.men_at_work.candidates import ideas
from chantier.bots.men_at_work.clearing import pushes
from chantier.bots.men_at_work.context import outlook
from chantier.bots.men_at_work.gestures import STEADY, gesture, missing
from chantier.bots.men_at_work.ideas import worth
from chantier.bots.men_at_work.levels import PATIENCE
from chantier.core.bot import Bot
from chantier.core.chance import Chance
from chantier.core.record import Record, read
from chantier.core.sight import Sight
from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.moves import NO_PATH, Choices, MenAtWorkMove, PushBack
from chantier.games.men_at_work.state import Options
from chantier.lab.simulate import Series, play_one
from chantier.registry import GAMES, bot_maker
from tests.recorded import write
from tests.recorded.happenings import happenings

GAME = "men-at-work"
MOST_TRIES = 60
LOOKS = 80


class Plan(NamedTuple):
    """A game to be made; `told-N` are those the golden playthroughs tell."""

    name: str
    bots: str
    options: Options
    wanted: tuple[str, ...] = ()


def plans() -> Iterator[Plan]:
    best, any_two = "apprentice", "uniform uniform"  # stronger bots try out so much that a game takes minutes
    yield Plan("told-2", "journeyman journeyman", Options(), ("accident", "Rita"))
    yield Plan("told-3", f"{best} uniform {best}", Options(foreman=True), ("card laid on draw", "card laid on discard"))
    yield Plan("told-4", " ".join([best] * 4), Options(crane=True, site="advanced"), ("elimination",))
    yield Plan(
        "told-5", f"{best} {best} uniform {best} {best}", Options(foreman=True, first="chance"), ("elimination",)
    )
    yield Plan("titles", " ".join(["steady"] * 5), Options(), ("end: titles", "reshuffle"))
    # Workers who fell into the box stay there (M82), so that they are used up one day.
    yield Plan("reserve", " ".join(["shy"] * 4), Options(skyscraper=True, certificates=5, titles=7), ("end: reserve",))
    hard = Options(slips="strict", site="expert", certificates=2, help="none")
    yield Plan("last", f"{best} {best}", hard, ("end: last",))
    yield Plan("push-back", "pusher pusher", Options(), ("push back", "pull with the hook"))
    yield Plan("by-hand", "uniform uniform uniform", Options(site="by_hand", foreman=True), ("site built by hand",))
    yield Plan("asked", f"{best} uniform {best}", Options(foreman=True), ("foreman asked", "card declined"))
    box_by_hand = Options(site="by_hand", skyscraper=True, crane=True)
    yield Plan("box-by-hand", any_two, box_by_hand, ("site built by hand",))
    yield Plan("box", any_two, Options(skyscraper=True, site="advanced"))
    yield Plan("rim", any_two, Options(skyscraper=True, crane=True, crane_on="rim", site="expert"))
    shaky = Options(experts=(1,), tremor="all", help="some", rita=0.1, titles=1)
    yield Plan("tremor", "apprentice uniform", shaky, ("tremor", "accident"))
    yield Plan("given-up", "uniform apprentice", Options(give_up=True, certificates=2), ("card given up", "accident"))
    yield Plan("clearing", any_two, Options(crane=True), ("accident while clearing",))


class Steady:
    """Thinks like an apprentice, with a hand that never misses: its games are long."""

    name = "steady"
    likes_mm = 0.01
    """So many mm of safety a mm of height is worth."""

    def choose(self, sight: Sight, chance: Chance) -> MenAtWorkMove:
        legal: Choices = sight.legal
        rng = random.Random(chance.choose(range(2**32), "bot"))
        tired = legal.work is not None and legal.work.tries >= PATIENCE
        found = ideas(outlook(sight), rng, LOOKS) if legal.phase == "placing" and not tired else []
        if not found:
            return Apprentice().choose(sight, chance)
        best = max(found, key=lambda idea: worth(idea, 0.0, 0.0) + self.likes_mm * idea.top)
        move = gesture(best, legal.poses, missing(STEADY, rng))
        return move if move in legal else legal.sample(chance)


class Shy(Steady):
    """Stays low, so that no titles end the game before the reserve is used up."""

    name = "shy"
    likes_mm = -0.05


class Pusher(Apprentice):
    """Pushes a girder that leans on the table back up before it thinks of anything else; once, so that play goes on."""

    name = "pusher"

    def __init__(self) -> None:
        super().__init__()
        self._tried: set[tuple[int, str]] = set()

    def choose(self, sight: Sight, chance: Chance) -> MenAtWorkMove:
        legal: Choices = sight.legal
        for piece in legal.clearing.pushable:
            if (sight.view.turn, piece) not in self._tried:
                self._tried.add((sight.view.turn, piece))
                survey = acts.survey(acts.standing(legal.poses))
                ways = pushes(legal, survey, STEADY, random.Random(0), tries=1)
                return next((one for one in ways if one.piece == piece), PushBack(piece, NO_PATH))
        return super().choose(sight, chance)


OWN_BOTS: dict[str, Callable[[], Bot]] = {bot.name: bot for bot in (Steady, Shy, Pusher)}


def make(plan: Plan) -> tuple[Path, int]:
    """Where it was written, and which number of its series it is."""
    registered = GAMES[GAME]
    makers = tuple(OWN_BOTS.get(name) or bot_maker(registered, name) for name in plan.bots.split())
    series = Series(
        registered.game, registered.recorder, makers, plan.options, registered.statistics, f"recorded {plan.name}"
    )
    for number in range(MOST_TRIES):
        record = play_one(series, number).record
        if set(plan.wanted) <= set(happenings(_log(record))):
            return write(GAME, plan.name, record), number
    raise LookupError(f"{plan.name}: nowhere in {MOST_TRIES} games all of {plan.wanted}")


def _log(record: bytes) -> Any:
    registered = GAMES[GAME]
    return read(registered.game, registered.recorder, msgspec.json.decode(record, type=Record)).log


def make_all(names: Iterable[str] = ()) -> Iterator[str]:
    """Makes these, or all; says of each what has been found."""
    chosen = [plan for plan in plans() if not names or plan.name in names]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for path, number in pool.map(make, chosen):
            yield f"{path.name}: game {number} of its series, {path.stat().st_size:,} bytes"
