"""Blueprints: dice drafting behind screens, for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping

from chantier.core.chance import Chance
from chantier.games.blueprints import rules
from chantier.games.blueprints import view as views
from chantier.games.blueprints.events import BlueprintsEvent
from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.pieces import SEAT_COUNTS
from chantier.games.blueprints.state import OPTIONS_SINCE, RULES, Options, State
from chantier.games.blueprints.view import View

__all__ = ["Blueprints", "Options", "State", "TakeDie", "View"]


class Blueprints:
    """The eight methods of the protocol, gathered from where they are written."""

    name = "blueprints"
    seat_counts = SEAT_COUNTS
    state_type = State
    move_type = TakeDie
    event_type = BlueprintsEvent
    view_type = View
    options_type = Options
    options_since: Mapping[str, int] = OPTIONS_SINCE

    def __init__(self, version: int = RULES) -> None:
        self.rules = version

    def by_rules(self, rules: int) -> Blueprints:
        return Blueprints(rules)

    def setup(self, seats: int, options: Options, chance: Chance) -> list[BlueprintsEvent]:
        return rules.setup(seats, options, chance, self.rules)

    to_move = staticmethod(rules.to_move)
    legal_moves = staticmethod(rules.legal_moves)
    decide = staticmethod(rules.decide)
    apply = staticmethod(rules.apply)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    outcome = staticmethod(rules.outcome)
