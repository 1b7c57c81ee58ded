"""Everyone can use it: axe-core finds nothing to mend, on any page, in any state, in either theme."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.side_states import State
from tests.browser.support.states import STATES
from tests.browser.support.visiting import PHONE, SMALL_DESKTOP, Device, Language
from tests.server.support.processes import ServerProcess

LANGUAGES: tuple[Language, ...] = ("en", "fr", "de")


@pytest.mark.parametrize("state", [state for state in STATES if not state.met], ids=lambda state: state.name)
def test_axe_finds_nothing(visit: Visit, house: ServerProcess, state: State, everything: bool) -> None:
    """Light on a desktop and dark on a phone, taking turns from state to state unless all are asked for; so do the
    languages."""
    number = STATES.index(state)
    language = LANGUAGES[number % len(LANGUAGES)]
    eyes: list[tuple[Device, str]] = [(SMALL_DESKTOP, "light"), (PHONE, "dark")]
    for device, theme in eyes if everything else [eyes[number % len(eyes)]]:
        visitor = visit(language, device, theme=theme)
        if state.name == "no-such-table":
            visitor.server_may_be_away = True  # Chromium itself complains about a socket that is not let in
        state.reach(visitor, house)
        found = violations(visitor.page)
        if state.server_dies:
            house.start()
        assert found == []
