"""Blueprints: dice drafting behind screens, for 2 to 4 players."""

from chantier.games.blueprints import rules
from chantier.games.blueprints import view as views
from chantier.games.blueprints.events import BlueprintsEvent
from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.pieces import SEAT_COUNTS
from chantier.games.blueprints.state import Options, State
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

    setup = staticmethod(rules.setup)
    to_move = staticmethod(rules.to_move)
    legal_moves = staticmethod(rules.legal_moves)
    decide = staticmethod(rules.decide)
    apply = staticmethod(rules.apply)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    outcome = staticmethod(rules.outcome)
