"""Why it fell: the first contact that slipped or tipped before a piece came down (M60, M61).

An observation for people, not a rule: it is read off sampled poses (pose_history.py) and off the engine's contacts
between pieces frozen at those poses, after the fact. From the piece that landed it goes back to the one that went
first: what carried it and moved, what ran into it, until there is a piece whose bearers stood still. Of that one it
tells over which edge it went and how far its weight lay beyond, or how much steeper its bed was than friction holds.
"""

from chantier.games.men_at_work.fall_cause.cause import Cause, How, readable, sentence_of
from chantier.games.men_at_work.fall_cause.search import Fall, cause_of_fall

__all__ = ["Cause", "Fall", "How", "cause_of_fall", "readable", "sentence_of"]
