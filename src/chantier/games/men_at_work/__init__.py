"""Men at Work: stacking girders and workers under real physics, for 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping

from chantier.core.chance import Chance
from chantier.games.men_at_work import rules
from chantier.games.men_at_work import view as views
from chantier.games.men_at_work.acting.referee import Referee, Simulated
from chantier.games.men_at_work.events import MenAtWorkEvent
from chantier.games.men_at_work.moves import MenAtWorkMove
from chantier.games.men_at_work.state import OPTIONS_SINCE, RULES, Options, State
from chantier.games.men_at_work.view import View

__all__ = ["MenAtWork", "Options", "State", "View"]


class MenAtWork:
    """The eight methods of the protocol, gathered from where they are written. The referee is the door to the engine:
    it lets the site move, or repeats what a record says of it."""

    name = "men-at-work"
    seat_counts = rules.SEAT_COUNTS
    state_type = State
    move_type = MenAtWorkMove
    event_type = MenAtWorkEvent
    view_type = View
    options_type = Options
    options_since: Mapping[str, int] = OPTIONS_SINCE

    def __init__(self, referee: Referee | None = None, version: int = RULES) -> None:
        self._referee, self.rules = referee or Simulated(), version

    def by_rules(self, rules: int) -> MenAtWork:
        return MenAtWork(self._referee, rules)

    def setup(self, seats: int, options: Options, chance: Chance) -> list[MenAtWorkEvent]:
        return rules.setup(seats, options, chance, self._referee, self.rules)

    def decide(self, state: State, move: MenAtWorkMove, chance: Chance) -> list[MenAtWorkEvent]:
        return rules.decide(state, move, chance, self._referee)

    to_move = staticmethod(rules.to_move)
    legal_moves = staticmethod(rules.legal_moves)
    apply = staticmethod(rules.apply)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    outcome = staticmethod(rules.outcome)
